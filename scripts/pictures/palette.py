"""Makes a picture small by a palette in which no colour that counts is lost."""

from __future__ import annotations

import importlib
import io
from typing import Any, Final

COLOURS: Final = 256
# So many of them are kept for what an even palette has no room for: pieces of a player are small and mean much.
RARE: Final = 64
LEAST_POINTS: Final = 20  # of a colour that counts
ALIKE: Final = 8

Colour = tuple[int, int, int]


def shrink(picture: bytes) -> bytes:
    """The same picture with a palette, if Pillow is there to make one."""
    try:
        pillow: Any = importlib.import_module("PIL.Image")
    except ImportError:
        return picture
    small = io.BytesIO()
    with pillow.open(io.BytesIO(picture)) as opened:
        whole = opened.convert("RGB")
        palette = whole.quantize(COLOURS - RARE, kmeans=1, dither=pillow.Dither.NONE)
        often = [colour for points, colour in whole.getcolors(1 << 24) if points >= LEAST_POINTS]
        row = pillow.new("RGB", (len(often), 1))
        row.putdata(often)
        shown = row.quantize(palette=palette, dither=pillow.Dither.NONE).convert("RGB")
        rare = lost(often, [shown.getpixel((number, 0)) for number in range(len(often))])
        both = pillow.new("P", (1, 1))
        both.putpalette([*palette.getpalette()[: 3 * (COLOURS - RARE)], *(part for colour in rare for part in colour)])
        whole.quantize(palette=both, dither=pillow.Dither.NONE).save(small, format="PNG", optimize=True)
    return small.getvalue()


def lost(wanted: list[Colour], shown: list[Colour]) -> list[Colour]:
    """The colours that are shown worst, each of them once."""
    ranked = sorted(zip(wanted, shown, strict=True), key=lambda pair: -_apart(*pair))
    found: list[Colour] = []
    for colour, _ in ranked:
        if len(found) < RARE and all(_apart(colour, other) > ALIKE for other in found):
            found.append(colour)
    return found


def _apart(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))
