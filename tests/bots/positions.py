"""Lively positions of every game, player count and option, for questions to the bots."""

from __future__ import annotations

import random
from collections.abc import Iterator

import stammtisch
from stammtisch.bots.levels import NO_LOG
from stammtisch.core.plain import Json, as_dict, as_ints
from stammtisch.core.state import State
from tests.orleans import lively

OPTIONS: dict[str, dict[str, Json]] = {
    "plain": {},
    "all-options": {"exclude_place_tiles": True, "planning": "open", "limited_bank": True},
    "in-order": {"planning": "in_order"},
}
TABLES = [(seats, name) for seats in (2, 3, 4) for name in OPTIONS]


def asked(seats: int, options: str, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Moments of a lively game with a seat that has a choice, about one in `every`."""
    state = stammtisch.game("orleans").new(seats, seed, OPTIONS[options])
    chooser = random.Random(seed)
    while state.to_act():
        seat = chooser.choice(state.to_act())
        legal = state.legal(seat)
        if len(legal) > 1 and chooser.randrange(every) == 0:
            yield state.copy(), seat
        state.apply_legal(seat, lively.choose(state, seat, legal, chooser))


def legal_of(state: State, seat: int) -> list[int]:
    return as_ints(as_dict(state.observe(seat, NO_LOG)["prompt"], "prompt")["legal"], "legal")
