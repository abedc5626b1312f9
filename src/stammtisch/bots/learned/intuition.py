"""The answer of a net at once: every way to go on is judged, and the best is taken. No search, and no clock."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stammtisch.bots.learned.desk import Desk, ways_on
from stammtisch.bots.learned.net import Floats, Net, Values, utility
from stammtisch.bots.sampling import Sampler
from stammtisch.core.chance import first_chance
from stammtisch.core.judgement import Tuning


class Ways(NamedTuple):
    """The ways to go on from a question, and what each is worth: means over the samples."""

    lines: list[list[int]]
    values: Values
    wanted: Floats  # utility

    def order(self) -> list[int]:
        """The numbers of the ways, the best first; of equals the first."""
        return [int(number) for number in np.argsort(-self.wanted, kind="stable")]


def ways_by_net(
    net: Net, desk: Desk, sampler: Sampler, seat: int, tuning: Tuning, samples: int, seed: int,
    also: list[list[int]] | None = None,
) -> Ways:  # fmt: skip
    """Judge every way on so many samples; `also` those that are not found among them, by whatever order."""
    desk.clear()
    first = sampler.sample(0)
    seats: int = first.origin.seats
    lines = ways_on(first, seat, first_chance(seed), tuning)
    known = {tuple(sorted(line)) for line in lines}
    lines += [line for line in also or [] if tuple(sorted(line)) not in known]
    for number in range(samples):
        sample = sampler.sample(number)
        desk.try_lines(sample, seat, lines, first_chance(seed + number))
    found = net.judge(desk)
    points, lead, win = (part.reshape(samples, len(lines)).mean(axis=0) for part in found)
    values = Values(points, lead, win)
    return Ways(lines, values, utility(values, seats, tuning.scale))
