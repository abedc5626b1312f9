"""Plots as SVG, drawn by hand so that a machine with nothing but Python and numpy can make them."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 400, 64, 48, 40, 160
COLOURS = ["#b3541e", "#1f5c7a", "#4a7a2c", "#7a2c6b"]


def draw_lines(
    path: Path, title: str, across: str, up: str, lines: dict[str, list[tuple[float, float]]]
) -> None:  # fmt: skip
    """Curves by name, each a list of points."""
    points = [point for line in lines.values() for point in line]
    if not points:
        return
    low_x, high_x = min(x for x, _ in points), max(x for x, _ in points)
    low_y, high_y = min(y for _, y in points), max(y for _, y in points)
    room = 0.08 * (high_y - low_y) or 1.0
    low_y, high_y = low_y - room, high_y + room
    span = high_x - low_x or 1.0

    def place(x: float, y: float) -> str:
        at_x = LEFT + (WIDTH - LEFT - RIGHT) * (x - low_x) / span
        at_y = HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (y - low_y) / (high_y - low_y)
        return f"{at_x:.1f},{at_y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>',
        f'<text x="14" y="{HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 14 {HEIGHT / 2})">'
        f"{escape(up)}</text>",
    ]
    for number in range(6):
        y = low_y + (high_y - low_y) * number / 5
        x = low_x + span * number / 5
        at_y = place(low_x, y).split(",")[1]
        at_x = place(x, low_y).split(",")[0]
        parts += [
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at_y}" y2="{at_y}" stroke="#ddd"/>',
            f'<text x="{LEFT - 6}" y="{at_y}" text-anchor="end" dominant-baseline="middle">{y:.3g}</text>',
            f'<text x="{at_x}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{x:.3g}</text>',
        ]
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path_of = " ".join(place(x, y) for x, y in line)
        dash = "" if number % 2 == 0 else ' stroke-dasharray="6 3"'
        parts += [
            f'<polyline points="{path_of}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>',
            f'<line x1="{WIDTH - RIGHT + 12}" x2="{WIDTH - RIGHT + 36}" y1="{TOP + 12 + 20 * number}" '
            f'y2="{TOP + 12 + 20 * number}" stroke="{colour}" stroke-width="2"{dash}/>',
            f'<text x="{WIDTH - RIGHT + 42}" y="{TOP + 16 + 20 * number}">{escape(name)}</text>',
        ]
    path.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")
