"""What a position promises: points and chances to win, from the points that games played on from there came to.

The games are the net's. Whoever sits at a table plays otherwise, better or worse, and nobody foresees by how much: the
results of such positions lie farther apart than games by one player alone, above all where little is left to chance.
What is missing to how far they do is unforeseen: bands are wider by that, and a game that one seat won by two points is
won nearly as often by another. It shrinks as the game goes on, and is nothing at its end.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.outcomes import Outcomes, differences, error_of_mean

Rows = NDArray[np.float64]  # game by game a number for every seat

# Points. Less is as good as nothing: then the best has won, and who ties shares it.
LEAST_SPREAD: Final = 0.05
# What is unforeseen is taken to fall as extreme values do, with this standard deviation for each unit of their scale:
# then the chances of all seats are their points on an exponential scale, divided by the sum.
GUMBEL: Final = math.pi / math.sqrt(6.0)
MOST_ERROR: Final = 0.5  # a chance is never less sure than that


class Promise(NamedTuple):
    """What every seat may expect: points at the end and the chance to win, and how far the points may be off."""

    points: list[float]
    wins: list[float]
    bands: list[float]  # standard deviation of the points that such positions come to
    errors: list[float]  # standard errors of `points`
    wins_errors: list[float]


class Anchor(NamedTuple):
    """What all decisions of a round are measured by: the points that games from its first decision on came to."""

    rows: list[list[float]]
    is_near: bool = False  # looks ahead go to the end themselves


def unforeseen(rows: list[list[float]], spread: float) -> float:
    """What is missing to such a spread where games came to these points, and what so few of them leave open."""
    lies = float(np.array(rows).var(axis=0).mean())
    return math.sqrt(max(0.0, spread * spread - lies) + lies / len(rows))


def promised(rows: list[list[float]], spread: float) -> Promise:
    """What games that came to these points promise, if the results of such positions have this standard deviation."""
    missing = unforeseen(rows, spread)
    points, won = np.array(rows), chances(np.array(rows), missing)
    seats = range(points.shape[1])
    errors = [error_of_mean(points[:, seat].tolist()) for seat in seats]
    return Promise(
        points=points.mean(axis=0).tolist(),
        wins=won.mean(axis=0).tolist(),
        bands=[math.hypot(error * math.sqrt(len(rows)), missing) for error in errors],
        errors=errors,
        wins_errors=[error_of_mean(won[:, seat].tolist()) for seat in seats],
    )


def promised_ahead(anchor: Anchor, first: Outcomes, found: Outcomes, spread: float) -> Promise:
    """What is expected where a look ahead finds this, and at the beginning of the round found that."""
    return promised(rows_ahead(anchor, first, found), spread)


def rows_ahead(anchor: Anchor, first: Outcomes, found: Outcomes) -> list[list[float]]:
    """The points that games from there would come to."""
    if anchor.is_near:
        return found.points
    gains = [now - then for now, then in zip(found.mean_points(), first.mean_points(), strict=True)]
    return [[value + gain for value, gain in zip(row, gains, strict=True)] for row in anchor.rows]


def chances(points: Rows, missing: float) -> Rows:
    """The chance of every seat to win, game by game, if so much of all points is unforeseen."""
    scaled = points * (GUMBEL / max(LEAST_SPREAD, missing))
    weights = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    found: Rows = weights / weights.sum(axis=1, keepdims=True)
    return found


def errors_of_change(before: Outcomes, after: Outcomes) -> list[float]:
    """Standard errors of the points by which something changes for every seat."""
    return [error_of_mean(differences(after.points, before.points, seat)) for seat in range(before.seats)]


def wins_errors_of_change(rows: list[list[float]], spread: float, before: Outcomes, after: Outcomes) -> list[float]:
    """The same of chances: a change of points moves them by as much as they rise and fall with points."""
    changed = np.array([differences(after.points, before.points, seat) for seat in range(before.seats)])
    moved = slopes(np.array(rows), unforeseen(rows, spread)) @ changed
    return [min(MOST_ERROR, error_of_mean(each.tolist())) for each in moved]


def slopes(points: Rows, missing: float) -> Rows:
    """By how much the chance of every seat rises with a point more of each."""
    won = chances(points, missing)
    found: Rows = np.diag(won.mean(axis=0)) - won.T @ won / len(won)
    return found * (GUMBEL / max(LEAST_SPREAD, missing))
