"""The learning curve of a run as a picture: won against the apprentice, or points alone, by games played."""

from __future__ import annotations

import math
from typing import Final

from stammtisch.core.plain import Json, as_dict

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 56
BOTTOM: Final = 44
MIDDLE: Final = ("won", "points")
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73")


def curve(title: str, gates: list[dict[str, Json]]) -> str:
    """An SVG; the games stand on a scale of doublings."""
    names = sorted({name for gate in gates for name in gate if name not in ("games", "seconds")})
    most = max([number(gate["games"]) for gate in gates] + [1024])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="15">{title}: the net at once {what_of(gates, names)}</text>',
    ]
    for percent in range(0, 101, 20):
        y = height_of(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    games = 512
    while games <= most:
        x = place_of(games, most)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 22}" text-anchor="middle">{games}</text>')
        games *= 2
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 5}" text-anchor="middle">games of self-play</text>')
    for place, name in enumerate(names):
        colour = COLOURS[place % len(COLOURS)]
        points: list[str] = []
        for gate in gates:
            if name not in gate:
                continue
            found = as_dict(gate[name], name)
            x = place_of(number(gate["games"]), most)
            low, middle, high = (height_of(share_of(found, part)) for part in ("low", MIDDLE[is_alone(found)], "high"))
            parts.append(
                f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="{colour}" opacity=".4"/>'
            )
            points.append(f"{x:.1f},{middle:.1f}")
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - 90}" y="{44 + 18 * place}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def is_alone(figures: dict[str, Json]) -> bool:
    """Whether they are of games alone at the table, where points count."""
    return "points" in figures


def what_of(gates: list[dict[str, Json]], names: list[str]) -> str:
    """What a curve shows."""
    alone = any(is_alone(as_dict(gate[name], name)) for gate in gates for name in names if name in gate)
    return "alone, points" if alone else "against the apprentice, % won"


def share_of(figures: dict[str, Json], part: str) -> float:
    """Of the height: a hundred points reach as far as every game won."""
    return number(figures[part]) / (100.0 if is_alone(figures) else 1.0)


def number(value: Json) -> float:
    assert isinstance(value, int | float)
    return float(value)


def place_of(games: float, most: float) -> float:
    """From left to right by doublings, with the start of the run at the left edge."""
    span = math.log2(most / 256)
    return LEFT + (WIDTH - LEFT - 24) * max(0.0, math.log2(max(games, 256) / 256)) / span


def height_of(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 36)
