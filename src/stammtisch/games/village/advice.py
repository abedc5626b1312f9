"""Advice for a seat: an answer to every question, found by looking ahead within one's own turn.

Meant for sampled states; see `foresight` for the looking ahead and `evaluation` for the judgement.
"""

from __future__ import annotations

from stammtisch.core.decisions import OneSeatQuestion
from stammtisch.games.village.foresight import reply
from stammtisch.games.village.state import VillageState


def suggest(state: VillageState, seat: int, effort: int) -> list[int]:
    """What this seat might answer now; empty when it is not asked."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not isinstance(question, OneSeatQuestion) or question.seat != seat:
        return []
    return [reply(state, seat, effort)]
