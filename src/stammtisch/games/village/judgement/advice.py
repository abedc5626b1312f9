"""Advice for a seat: an answer to every question, found by looking ahead within one's own turn.

Meant for sampled states; see `foresight` and `turns` for the looking ahead and `evaluation` for the judgement.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.village.judgement.foresight import reply
from stammtisch.games.village.judgement.turns import best_turns
from stammtisch.games.village.places.turn import TakeCube
from stammtisch.games.village.state import VillageState

# With so many positions all answers of a turn are gone through; with less, those that look best at once.
THOROUGH: Final = 1_000
BEAM: Final = 2


def is_quiet(state: VillageState) -> bool:
    """Between turns: within one the price may be paid and the gain still to come."""
    return not state.stack or isinstance(state.stack[-1], TakeCube)


def suggest(state: VillageState, seat: int, effort: int) -> list[int]:
    """What this seat might answer now; empty when it is not asked."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not isinstance(question, OneSeatQuestion) or question.seat != seat:
        return []
    if effort < THOROUGH:
        return best_turns(state, seat, effort, BEAM, 1)[0]
    return [reply(state, seat, effort)]


def plans(state: VillageState, seat: int, effort: int, most: int) -> list[list[int]]:
    """The most promising turns; empty when this seat is not asked."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not isinstance(question, OneSeatQuestion) or question.seat != seat:
        return []
    return best_turns(state, seat, effort, BEAM if effort < THOROUGH else 0, most)
