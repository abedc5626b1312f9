"""How far a net can be believed: what it says in games that it did not learn from, beside what came of them.

Of all positions to which it gives about 70 % about 70 % should be won. The points that it expects are off by so much on
average, by the round; analyses draw that as a band. Where its chances are too sure or too timid, they are brought
nearer to the truth by one factor (`tempered`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from stammtisch.bots.learned.net import Floats, Layer, Net, Values, utility
from stammtisch.bots.learned.vector import Table, Vector
from stammtisch.core.judgement import Tuning

BINS: Final = 10
TOGETHER: Final = 32
SUREST: Final = 1e-4
# Factors that are tried, nearer to one another than anybody could tell apart.
FACTORS: Final = np.exp(np.linspace(-1.0, 1.0, 81))


class Seen(NamedTuple):
    """Positions after an answer: what the net said of them to the seat that had answered, and what came of it."""

    stages: Floats
    points: Floats
    wins: Floats
    points_at_the_end: Floats
    won: Floats


class Bin(NamedTuple):
    """Positions with about the same chance by the net, and the share of them that was won."""

    said: float
    won: float
    positions: int


class Calibration(NamedTuple):
    games: int
    first_seed: int
    bins: list[Bin]
    spread: list[float]  # by the stage of the game, from 0 on: how far expected points are off, as a mean square
    factor: float  # by which log-odds would have to be divided to be right on average


def watch(net: Net, tables: list[Table], games: int, first_seed: int, tuning: Tuning) -> Seen:
    """Let the net play against itself, and write down what it says on the way."""
    vector = Vector(tables, games, TOGETHER, first_seed, tuning)
    trails: dict[int, list[tuple[int, int, float, float]]] = {}
    found: list[tuple[float, float, float, float, float]] = []
    while vector.places:
        vector.ask()
        values = net.judge(vector.desk)
        chosen: list[int] = []
        for place in vector.places:
            asked = place.asked
            assert asked is not None
            rows = slice(asked.first, asked.first + len(asked.lines))
            ways = Values(values.points[rows], values.lead[rows], values.win[rows])
            best = int(utility(ways, place.state.origin.seats, tuning.scale).argmax())
            chosen.append(best)
            said = (asked.seat, place.state.stage(), float(ways.points[best]), float(ways.win[best]))
            trails.setdefault(place.seed, []).append(said)
        vector.answer(chosen)
        for ended in vector.ended:
            for seat, stage, points, win in trails.pop(ended.seed):
                found.append((stage, points, win, ended.points[seat], ended.wins[seat]))
    columns = np.array(found, np.float32).T
    return Seen(*columns)


def calibration(seen: Seen, games: int, first_seed: int) -> Calibration:
    """What was said beside what came of it."""
    bins: list[Bin] = []
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        chosen = (seen.wins >= low) & ((seen.wins < high) | (number == BINS - 1))
        if chosen.any():
            bins.append(Bin(float(seen.wins[chosen].mean()), float(seen.won[chosen].mean()), int(chosen.sum())))
    spread: list[float] = []
    for stage in range(int(seen.stages.max()) + 1):
        off = (seen.points - seen.points_at_the_end)[seen.stages == stage]
        spread.append(float(np.sqrt(np.mean(off**2))) if len(off) else (spread[-1] if spread else 0.0))
    return Calibration(games, first_seed, bins, spread, factor_of(seen))


def factor_of(seen: Seen) -> float:
    """The factor under which what came of the positions would have been likeliest."""
    said = np.clip(seen.wins.astype(np.float64), SUREST, 1.0 - SUREST)
    odds = np.log(said / (1.0 - said))
    won = seen.won.astype(np.float64)
    losses = [float(np.mean(np.log1p(np.exp(odds / factor)) - won * odds / factor)) for factor in FACTORS]
    return float(FACTORS[int(np.argmin(losses))])


def tempered(net: Net, factor: float) -> Net:
    """The same net with its log-odds divided by a factor; points and lead stay as they are."""
    last = net.layers[-1]
    weights, biases = last.weights.copy(), last.biases.copy()
    weights[:, 2] /= factor
    biases[2] /= factor
    return Net([*net.layers[:-1], Layer(weights, biases)], net.margin * factor)


def reliability(title: str, found: Calibration) -> str:
    """A picture: across what the net said, upwards what came of it; the larger a dot, the more positions."""
    side, edge = 360, 48
    scale = side - 2 * edge

    def at(said: float, won: float) -> tuple[float, float]:
        return edge + scale * said, side - edge - scale * won

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" font-family="sans-serif" font-size="13">',
        f'<rect width="{side}" height="{side}" fill="#fff"/>',
        f'<text x="{edge}" y="22" font-size="15">{title}: of positions called … % so many were won</text>',
        '<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" stroke="#999" stroke-dasharray="4 4"/>'.format(
            *at(0, 0), *at(1, 1)
        ),
    ]
    for percent in range(0, 101, 20):
        x, y = at(percent / 100, percent / 100)
        parts.append(f'<text x="{x:.1f}" y="{side - edge + 18}" text-anchor="middle">{percent}</text>')
        parts.append(f'<text x="{edge - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    largest = max(each.positions for each in found.bins)
    for each in found.bins:
        x, y = at(each.said, each.won)
        size = 3.0 + 6.0 * (each.positions / largest) ** 0.5
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#0072b2" opacity=".8"/>')
    return "\n".join([*parts, "</svg>", ""])
