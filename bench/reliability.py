"""How far analyses can be believed: what they said in games beside what came of these."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

BINS: Final = 10
PARTS: Final = 4
SIDE: Final = 360
EDGE: Final = 48


class Said(NamedTuple):
    """What was said of a seat before a decision, and what came of it."""

    progress: float  # how much of the game was over, 0 to 1
    points: float
    band: float
    win: float
    result: float
    won: float


class Tally(NamedTuple):
    """Sums over positions; those of several games can be put together."""

    bins: list[list[float]]  # by tenths of the chance: positions, chances, won
    parts: list[list[float]]  # by quarters: positions, expected, result, squares of errors, bands, results within


class Bin(NamedTuple):
    """Positions with about the same chance, and the share of them that was won."""

    said: float
    won: float
    positions: int


class Part(NamedTuple):
    """Positions in one part of the game: expected points and the results."""

    positions: int
    expected: float
    result: float
    off: float  # root of the mean square of what expectations were off by
    band: float  # mean of what was said of that
    within: float  # share of results that lay within a band


def tally_of(said: list[Said]) -> Tally:
    bins = [[0.0] * len(Bin._fields) for _ in range(BINS)]
    parts = [[0.0] * len(Part._fields) for _ in range(PARTS)]
    for each in said:
        off = each.result - each.points
        add(bins[min(BINS - 1, int(each.win * BINS))], [1, each.win, each.won])
        add(
            parts[min(PARTS - 1, int(each.progress * PARTS))],
            [1, each.points, each.result, off * off, each.band, float(abs(off) <= each.band)],
        )
    return Tally(bins, parts)


def together(tallies: Iterable[Tally]) -> Tally:
    total = tally_of([])
    for tally in tallies:
        for mine, its in zip(total.bins + total.parts, tally.bins + tally.parts, strict=True):
            add(mine, its)
    return total


def add(sums: list[float], values: list[float]) -> None:
    for number, value in enumerate(values):
        sums[number] += value


def bins_of(tally: Tally) -> list[Bin]:
    """The tenths that have positions."""
    return [Bin(said / count, won / count, int(count)) for count, said, won in tally.bins if count]


def parts_of(tally: Tally) -> list[Part]:
    """The quarters that have positions."""
    return [
        Part(int(count), expected / count, result / count, math.sqrt(squares / count), bands / count, within / count)
        for count, expected, result, squares, bands, within in tally.parts
        if count
    ]


def error_of(bins: list[Bin]) -> float:
    """By how much chances are off on average, over the positions."""
    count = sum(each.positions for each in bins)
    return sum(abs(each.said - each.won) * each.positions for each in bins) / max(1, count)


def picture(title: str, bins: list[Bin]) -> str:
    """Across what was said, upwards what came of it; the larger a dot, the more positions."""
    scale = SIDE - 2 * EDGE

    def at(said: float, won: float) -> tuple[float, float]:
        return EDGE + scale * said, SIDE - EDGE - scale * won

    (left, bottom), (right, top) = at(0, 0), at(1, 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" font-family="sans-serif" font-size="13">',
        f'<rect width="{SIDE}" height="{SIDE}" fill="#fff"/>',
        f'<text x="{EDGE - 30}" y="22" font-size="14">{title}: of positions called … % so many were won</text>',
        f'<line x1="{left}" y1="{bottom}" x2="{right}" y2="{top}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for percent in range(0, 101, 20):
        x, y = at(percent / 100, percent / 100)
        parts.append(f'<text x="{x:.1f}" y="{SIDE - EDGE + 18}" text-anchor="middle">{percent}</text>')
        parts.append(f'<text x="{EDGE - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    largest = max((each.positions for each in bins), default=1)
    for each in bins:
        x, y = at(each.said, each.won)
        size = 3.0 + 6.0 * (each.positions / largest) ** 0.5
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#0072b2" opacity=".8"/>')
    return "\n".join([*parts, "</svg>", ""])
