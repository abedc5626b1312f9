"""Draws the icons of the client in fixed sizes, from client/public/*.svg: PYTHONPATH=. python scripts/icons.py

Systems on which people install the client want them so. Needs Chromium, as the browser tests do.
"""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.harness import ROOT, launch

PUBLIC: Final = ROOT / "client" / "public"
# name: the drawing it is made from, pixels on a side; Apple cuts the corners itself, so it gets the one without
ICONS: Final = {
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "icon-maskable-512": ("icon-maskable", 512),
    "apple-touch-icon": ("icon-maskable", 180),
}
KINDS: Final = {".svg": "image/svg+xml", ".png": "image/png"}
PAINT: Final = """async ([address, size]) => {
    const picture = new Image(size, size);
    picture.src = address;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const brush = canvas.getContext("2d");
    brush.drawImage(picture, 0, 0, size, size);
    const { data } = brush.getImageData(0, 0, size, size);
    let text = "";
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(text);
}"""


def pixels(page: Page, picture: Path, size: int) -> bytes:
    """A picture as the browser paints it: red, green, blue and opacity of each pixel, row by row."""
    content = base64.b64encode(picture.read_bytes()).decode()
    painted = page.evaluate(PAINT, [f"data:{KINDS[picture.suffix]};base64,{content}", size])
    return base64.b64decode(painted)


def rounded(painted: bytes, step: int) -> list[bytes]:
    """The pixels with fewer shades: each channel is rounded to multiples of this."""
    values = bytes(min(255, (value + step // 2) // step * step) for value in painted)
    return [values[at : at + 4] for at in range(0, len(values), 4)]


def as_png(painted: bytes, size: int) -> bytes:
    """A PNG of at most 256 colours: flat drawings lose nothing by it but two thirds of their size."""
    points = next(found for step in (1, 4, 8, 16, 32, 64) if len(set(found := rounded(painted, step))) <= 256)
    colours = sorted(set(points), key=lambda colour: colour[3])  # the clear ones first: only they are written
    number = {colour: index for index, colour in enumerate(colours)}
    rows = b"".join(
        b"\0" + bytes(number[point] for point in points[row * size : (row + 1) * size]) for row in range(size)
    )
    clear = bytes(colour[3] for colour in colours if colour[3] < 255)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(colour[:3] for colour in colours)),
        *([(b"tRNS", clear)] if clear else []),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, (drawing, size) in ICONS.items():
            picture = as_png(pixels(page, PUBLIC / f"{drawing}.svg", size), size)
            (PUBLIC / f"{name}.png").write_bytes(picture)
            print(f"{name}.png: {len(picture):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
