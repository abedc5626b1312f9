"""Lively play reaches what there is: every kind of action, every place, every event and every deed."""

from __future__ import annotations

import random

import pytest

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.games.orleans.ids import PLACE_IDS
from tests.orleans import lively

GAME = stammtisch.game("orleans")
# These work by themselves and are never used as an action.
WITHOUT_ACTION = {"sacristy", "herb-garden", "school"}
# Under torture with technology kept aside and nothing better to give: too rare to wait for, tested by hand.
TOO_RARE = {"lose-kept-technology", "lose-farmer-technology"}


def reached(games: int) -> tuple[set[str], set[str]]:
    """The kinds of actions taken and the places used in this many lively games."""
    kinds: set[str] = set()
    places: set[str] = set()
    for seed in range(games):
        options: dict[str, Json] = {"exclude_place_tiles": seed % 10 == 0}
        state = GAME.new(2 + seed % 3, seed, options).for_search()
        chooser = random.Random(seed)
        while to_act := state.to_act():
            seat = chooser.choice(to_act)
            action = GAME.actions[lively.choose(state, seat, state.legal(seat), chooser)]
            kinds.add(action.kind)
            if action.kind == "use":
                places.add(action.text("place"))
            state.apply_legal(seat, action.index)
    return kinds, places


@pytest.mark.nightly
def test_every_kind_of_action_and_every_place_is_reached() -> None:
    kinds, places = reached(300)
    assert {action.kind for action in GAME.actions} - kinds <= TOO_RARE
    assert set(PLACE_IDS) - places == WITHOUT_ACTION
