"""How the hand-made judgement of a game judges the positions that a search reaches, and who else may judge.

A verdict is two numbers per seat: the points expected at the end, and a strength, whose differences say how likely one
seat finishes before another.
"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.core.judgement import HANDMADE, LEARNED
from stammtisch.core.state import State

JUDGES: Final = (HANDMADE, LEARNED)


class Verdict:
    """What a position is worth to every seat."""

    def __init__(self, points: list[float], strengths: list[float]) -> None:
        self.points = points
        self.strengths = strengths


class Judge:
    """The hand-made judgement: a lead of `margin` points makes a seat e times as likely to finish in front."""

    def __init__(self, margin: float) -> None:
        self.margin = margin

    def verdict(self, state: State) -> Verdict:
        seats: int = state.origin.seats
        points: list[float] = []
        strengths: list[float] = []
        for seat in range(seats):
            value = state.evaluate(seat)
            points.append(value)
            strengths.append(value / self.margin)
        return Verdict(points, strengths)


def chances(state: State, strengths: list[float]) -> list[float]:
    """The chance of every seat to win, by how strong the seats stand; certain once the game is over."""
    count = len(strengths)
    found: list[float] = [0.0] * count
    if state.is_over():
        first = state.ranking()[0]
        for seat in first:
            found[seat] = 1.0 / len(first)
        return found
    best = max(strengths)
    total = 0.0
    for seat in range(count):
        found[seat] = math.exp(strengths[seat] - best)
        total += found[seat]
    for seat in range(count):
        found[seat] /= total
    return found
