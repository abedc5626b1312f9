"""The net: what it says of positions that are laid before it as rows of numbers.

It corrects the hand-made judgement, with which every row begins: so it starts as that judgement, and learns what is
amiss with it. Three answers for each row: the points of the seat at the end, its lead over the best of the others, and
its chance to win. Single precision, all rows in one go.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stammtisch.bots.learned.desk import Desk
from stammtisch.core.numbers import JUDGEMENT, LEAD

Floats = npt.NDArray[np.float32]

OUTPUTS: Final = 3
# Points that are one unit of what a net puts out.
UNIT: Final = 20.0
# No chance is surer than this many log-odds.
SUREST: Final = 12.0


class Layer(NamedTuple):
    """What one layer adds: `weights` has a line for each number that comes in."""

    weights: Floats
    biases: Floats


class Values(NamedTuple):
    """What rows are worth to their seats: one number each per row."""

    points: Floats
    lead: Floats
    win: Floats


class Net:
    """Layers, each but the last cut off below nought."""

    def __init__(self, layers: list[Layer], margin: float) -> None:
        if not layers or layers[-1].biases.shape != (OUTPUTS,):
            raise ValueError(f"a net ends in {OUTPUTS} numbers")
        for before, after in pairwise(layers):
            if after.weights.shape[0] != before.biases.shape[0]:
                raise ValueError("the layers of a net do not fit one another")
        self.layers = layers
        self.margin = margin  # points of lead that make winning e times as likely as not, before any correction

    @property
    def size(self) -> int:
        """How many numbers a row has."""
        return int(self.layers[0].weights.shape[0])

    def corrections(self, rows: Floats) -> Floats:
        """What the last layer says, a line for each row."""
        found = rows
        for layer in self.layers[:-1]:
            found = found @ layer.weights
            found += layer.biases
            np.maximum(found, 0.0, out=found)
        last = self.layers[-1]
        return found @ last.weights + last.biases

    def values(self, rows: Floats) -> Values:
        """What the rows are worth."""
        return values_of(self.corrections(rows), rows, self.margin)

    def judge(self, desk: Desk) -> Values:
        """What lies on a desk is worth; of games that are over, what is certain."""
        found = self.values(rows_of(desk))
        for ending in desk.endings:
            found.points[ending.row] = ending.points
            found.lead[ending.row] = ending.lead
            found.win[ending.row] = ending.win
        return found


def values_of(corrections: Floats, rows: Floats, margin: float) -> Values:
    """Corrected: the hand-made judgement, its lead, and the chance that follows from the lead."""
    lead = rows[:, LEAD]
    odds = np.clip(lead / margin + corrections[:, 2], -SUREST, SUREST)
    return Values(
        rows[:, JUDGEMENT] + UNIT * corrections[:, 0],
        lead + UNIT * corrections[:, 1],
        1.0 / (1.0 + np.exp(-odds)),
    )


def rows_of(desk: Desk) -> Floats:
    """What lies on a desk, as an array of single precision."""
    count = desk.filled()
    laid = np.frombuffer(memoryview(desk.buffer), dtype=np.float64, count=count * desk.size)
    rows: Floats = laid.reshape(count, desk.size).astype(np.float32)
    return rows


def utility(values: Values, seats: int, scale: float) -> Floats:
    """What a seat wants: to win, and then a large lead; alone at the table, points.

    Alone they are the way to the highest rank, too. The chance to reach it, as a net tells it, is hardly ever far from
    nothing: to aim at it besides brought nothing.
    """
    if seats == 1:
        return values.points / np.float32(scale)
    return values.win + values.lead / np.float32(scale)
