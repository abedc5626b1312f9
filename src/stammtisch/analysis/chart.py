"""Curves of a game as inline SVG: points and rounds beside them, told apart by dashes as well as by colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

WIDTH: Final = 640
HEIGHT: Final = 260
LEFT: Final = 78
BOTTOM: Final = 34
TOP: Final = 14
RIGHT: Final = 12
# One look per seat that does without colour: dashes tell the lines apart too.
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3", "4 2 1 2")
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
MOST_MARKS: Final = 6
LEAST_GAP: Final = 34.0  # between the numbers of two rounds, wide enough for letters of a phone

STYLE: Final = """
text{fill:var(--soft);font-size:12px}.grid{stroke:var(--line)}.round{stroke:var(--line);stroke-dasharray:2 4}
.band{stroke:none;opacity:.14}.curve{fill:none;stroke-width:2.5;stroke-linejoin:round}
@media(max-width:40rem){text{font-size:21px}.curve{stroke-width:4}}
"""


class Chart(NamedTuple):
    """What is drawn: for every seat a curve over the entries of the record, in a band where there are bands."""

    at: list[int]
    stages: list[int]
    curves: list[list[float]]
    bands: list[list[float]]  # one for every curve, or none at all
    label: str
    round_label: str
    write: Callable[[float], str]  # the numbers beside it

    def svg(self) -> str:
        seats = range(len(self.curves))
        wide = self.bands or [[0.0] * len(self.at) for _ in seats]
        edges = [
            [value + side * band for value, band in zip(self.curves[seat], wide[seat], strict=True)]
            for seat in seats
            for side in (-1, 1)
        ]
        marks = marks_for(min(map(min, edges)), max(map(max, edges)))
        drawn = [self.mark(value, marks) for value in marks] + self.rounds()
        if self.bands:
            for seat in seats:
                lower, upper = (self.path(edge, marks) for edge in edges[2 * seat : 2 * seat + 2])
                drawn.append(f"<polygon class='band seat{seat % 5}' points='{' '.join(upper + lower[::-1])}'/>")
        for seat in seats:
            path = " ".join(self.path(self.curves[seat], marks))
            dash = DASHES[seat % 5]
            drawn.append(f"<polyline class='curve seat{seat % 5}' stroke-dasharray='{dash}' points='{path}'/>")
        inner = "".join(drawn)
        return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img' aria-label='{self.label}'>{inner}</svg>"

    def mark(self, value: float, marks: list[float]) -> str:
        y = down(value, marks)
        line = f"<path class='grid' d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}'/>"
        return f"{line}<text x='{LEFT - 6}' y='{y + 4:.1f}' text-anchor='end'>{self.write(value)}</text>"

    def rounds(self) -> list[str]:
        """Where each round begins, with its number where there is room for it."""
        drawn = [f"<text x='{LEFT - 14}' y='{HEIGHT - 8}' text-anchor='end'>{self.round_label}</text>"]
        last = -math.inf
        for number, (at, stage) in enumerate(zip(self.at, self.stages, strict=True)):
            if number > 0 and stage == self.stages[number - 1]:
                continue
            x = self.across(at)
            drawn.append(f"<path class='round' d='M{x:.1f} {TOP}V{HEIGHT - BOTTOM}'/>")
            if x - last >= LEAST_GAP:
                drawn.append(f"<text x='{x:.1f}' y='{HEIGHT - 8}' text-anchor='middle'>{stage}</text>")
                last = x
        return drawn

    def path(self, values: Sequence[float], marks: list[float]) -> list[str]:
        return [f"{self.across(at):.1f},{down(value, marks):.1f}" for at, value in zip(self.at, values, strict=True)]

    def across(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, self.at[-1])


def down(value: float, marks: list[float]) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (marks[-1] - value) / (marks[-1] - marks[0])


def marks_for(low: float, high: float) -> list[float]:
    """Round numbers that enclose two others, a few of them and at least two."""
    step = next((each for each in STEPS if math.ceil(high / each) - math.floor(low / each) < MOST_MARKS), STEPS[-1])
    first = math.floor(low / step)
    return [float(step * number) for number in range(first, max(first + 1, math.ceil(high / step)) + 1)]


def swatch(seat: int) -> str:
    """A piece of a seat's line, for the legend."""
    return (
        f"<svg viewBox='0 0 32 10' style='width:2rem;display:inline-block' aria-hidden='true'>"
        f"<path d='M1 5h30' class='curve seat{seat % 5}' stroke-dasharray='{DASHES[seat % 5]}'/></svg>"
    )
