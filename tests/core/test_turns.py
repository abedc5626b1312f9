"""Whose turn it is and who is asked are two things, and a view says both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.core.question import Question
from stammtisch.core.state import State
from stammtisch.games.orleans.places.turn import TakeTurn
from stammtisch.games.orleans.round import phase_name
from stammtisch.games.orleans.state import OrleansState
from tests.coimbra import lively as lively_coimbra
from tests.orleans import lively as lively_orleans
from tests.village import lively as lively_village

SEEDS = [1, 2]
CHOOSERS = {"coimbra": lively_coimbra.choose, "orleans": lively_orleans.choose, "village": lively_village.choose}


def moments(name: str, seats: int, seed: int, options: dict[str, Json] | None = None) -> Iterator[State]:
    """A random game, decision by decision."""
    state = stammtisch.game(name).new(seats, seed, options or {})
    chooser = random.Random(seed)
    while asked := state.to_act():
        yield state
        seat = chooser.choice(asked)
        legal = state.legal(seat)
        state.apply_legal(seat, CHOOSERS[name](state, seat, legal, chooser))
    yield state


def question_of(state: State) -> str:
    question = state.stack[-1]
    assert isinstance(question, Question)
    return question.prompt()


def test_the_heading_of_a_view_names_the_turn() -> None:
    state = stammtisch.game("coimbra").new(3, 1)
    assert state.turn() == state.to_act()[0]
    assert state.observe(None)["turn"] == state.observe(0)["turn"] == state.turn()


@pytest.mark.parametrize("seed", SEEDS)
def test_in_orleans_there_are_turns_in_the_phase_of_actions_alone(seed: int) -> None:
    seats_on_turn = set()
    for state in moments("orleans", 3, seed):
        if isinstance(state.stack[-1] if state.stack else None, TakeTurn):
            assert state.to_act() == [state.turn()]
            seats_on_turn.add(state.turn())
        elif state.turn() is not None:
            assert isinstance(state, OrleansState)
            assert phase_name(state) == "actions"
            assert state.to_act() == [state.turn()]
    assert seats_on_turn == {0, 1, 2}
    assert state.turn() is None


@pytest.mark.parametrize("seed", SEEDS)
def test_in_coimbra_others_are_asked_in_a_turn_for_what_they_owe(seed: int) -> None:
    for state in moments("coimbra", 4, seed):
        if not state.is_over():
            assert state.turn() is not None
            if state.to_act() != [state.turn()]:
                assert question_of(state) in ("give-tribute", "lose-cleric")
    assert state.turn() is None


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (1, 1)])
def test_in_village_a_market_day_is_the_turn_of_who_called_it(seats: int, seed: int) -> None:
    asked_in_others_turns = {"sale"} if seats == 1 else set()
    turn: int | str | None = None
    for state in moments("village", seats, seed):
        if state.is_over():
            break
        if question_of(state) == "take-cube":
            turn = state.turn()
            assert state.to_act() == [turn]
        elif state.turn() is not None and state.to_act() != [state.turn()]:
            asked_in_others_turns.add(question_of(state))
            assert state.turn() in ("conny", turn)
    assert "sale" in asked_in_others_turns
    assert state.turn() is None


def test_the_supplies_of_village_are_what_nobody_has() -> None:
    *_, state = moments("village", 3, 1)
    at_first: Any = stammtisch.game("village").new(3, 1).observe(None)
    at_last: Any = state.observe(None)
    board, players = at_last["board"], at_last["players"]

    for supply, what in (("coins_supply", "coins"), ("grain_supply", "grain")):
        in_all = at_first["board"][supply] + sum(player[what] for player in at_first["players"])
        assert board[supply] + sum(player[what] for player in players) == in_all
    for good, left in at_first["board"]["goods_supply"].items():
        assert board["goods_supply"][good] + sum(player["goods"][good] for player in players) == left
