"""Games in which people keep what may be used at any time, and so are asked for it again and again. Rules: VX-2.4."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.core.quiet import Quiet
from stammtisch.core.state import State

GAME: Final = stammtisch.game("village")
EVERYTHING: Final[dict[str, Json]] = {"inn": "side-b", "port": True, "marriage": "side-b", "life_goals": True}
BESIDES: Final = {"play", "open-chest", "lay-bread", "claim"}
SEATS: Final = 3


def kept_by(state: State, seat: int) -> list[int]:
    """The answers of one who keeps what may be used at any time."""
    legal = state.legal(seat)
    return [action for action in legal if GAME.actions[action].kind not in BESIDES] or legal


def idle(state: State, seat: int) -> int:
    """The answer by which a seat goes on that is asked only for what it may do besides."""
    action = state.idle(seat)
    assert action is not None
    return action


@cache
def before_two_questions() -> dict[str, Json]:
    """A position for three in which a seat is asked what it could do besides, and would be asked so again that turn."""
    chance = Random(3)
    for seed in range(100):
        state = GAME.new(SEATS, seed, EVERYTHING)
        while not state.is_over():
            seat = state.to_act()[0]
            if state.idle(seat) is not None and is_asked_again(state, seat):
                return state.position()
            state.apply(seat, chance.choice(kept_by(state, seat)))
    raise AssertionError("no such position was met")


def is_asked_again(state: State, seat: int) -> bool:
    """Whether a seat that goes on is asked once more in the same turn, after others have answered."""
    tried, quiet = state.copy(), Quiet(state, seat)
    tried.apply(seat, idle(tried, seat))
    answers = 0
    while quiet.holds(tried) and tried.to_act() and tried.to_act()[0] != seat:
        other = tried.to_act()[0]
        tried.apply(other, kept_by(tried, other)[-1])
        answers += 1
    return answers > 0 and quiet.answer(tried) is not None
