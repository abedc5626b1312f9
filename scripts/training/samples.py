"""What was played as arrays: one line per position, padded to the same number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

# Of so many games one is kept for judging the result and never trained on.
HELD_OUT = 8


@dataclass
class Samples:
    """Positions with all their seats; arrays begin with [position, seat]."""

    shown: Any  # what a network is shown; the first number is the hand-made judgement
    there: Any  # 1 where there is such a seat, else 0
    points: Any  # at the end
    ranks: Any  # likewise, the mean of the ranks where several share one
    game: Any  # [position]
    stage: Any  # [position]
    opens: Any  # [position], 1 where a round begins

    def __len__(self) -> int:
        return len(self.game)

    def part(self, chosen: Any) -> Samples:
        return Samples(
            self.shown[chosen], self.there[chosen], self.points[chosen], self.ranks[chosen], self.game[chosen],
            self.stage[chosen], self.opens[chosen],
        )  # fmt: skip

    def halves(self) -> tuple[Samples, Samples]:
        """To train on, and held out: whole games."""
        # Numbers of games and of seats go together: a plain remainder would hold out tables of one size only.
        held = self.game.astype(np.int64) * 7919 % 1009 % HELD_OUT == 0
        return self.part(~held), self.part(held)


def read(paths: list[Path], most: int) -> Samples:
    """The positions of these shards, at most so many."""
    parts: list[Samples] = []
    total = 0
    for path in paths:
        with np.load(path) as data:
            rows, facts = data["rows"], data["facts"]
        if not len(rows):
            continue
        parts.append(padded(rows, facts))
        total += len(parts[-1])
        if total >= most:
            break
    if not parts:
        raise SystemExit("There are no games to learn from: play some first (--stages play).")
    widest = max(part.shown.shape[1] for part in parts)
    parts = [widened(part, widest) for part in parts]
    fields = zip(*[(p.shown, p.there, p.points, p.ranks, p.game, p.stage, p.opens) for p in parts], strict=True)
    return Samples(*[np.concatenate(field) for field in fields])


def padded(rows: Any, facts: Any) -> Samples:
    position, game, seat, stage, opens, points, ranks = (facts[:, column] for column in (0, 1, 2, 4, 5, 6, 7))
    position = position.astype(np.int64)
    seat = seat.astype(np.int64)
    shape = (int(position.max()) + 1, int(seat.max()) + 1)
    shown = np.zeros((*shape, rows.shape[1]), np.float32)
    shown[position, seat] = rows
    found = [np.zeros(shape, np.float32) for _ in range(3)]
    for array, values in zip(found, (np.ones(len(rows)), points, ranks), strict=True):
        array[position, seat] = values
    of_position = [np.zeros(shape[0], np.float32) for _ in range(3)]
    for line, values in zip(of_position, (game, stage, opens), strict=True):
        line[position] = values
    return Samples(shown, *found, *of_position)


def widened(part: Samples, seats: int) -> Samples:
    """The same with room for so many seats."""
    lacking = seats - part.shown.shape[1]
    if lacking:
        for name in ("shown", "there", "points", "ranks"):
            array = getattr(part, name)
            widths = [(0, 0), (0, lacking)] + [(0, 0)] * (array.ndim - 2)
            setattr(part, name, np.pad(array, widths))
    return part
