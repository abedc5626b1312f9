"""Takes pictures of every game: PYTHONPATH=. python scripts/screenshots.py [--game …] [--scene …] [--width …]

Everything in the pictures really happened: a person plays each game once against computers, and on the way its scenes
are shown at every size, light and dark, in English and German. A scene that was not met, a page that shows something
else or reports an error, and a text that is cut get no picture but a line that says so, and the program ends with 1.
With --docs the pictures of docs/screenshots are taken anew. Needs Chromium, as the browser tests do.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.pictures.camera import Camera
from scripts.pictures.scenes import GAMES
from scripts.pictures.wanted import HOME, Picture, Wish, beyond_everything, everything, of_docs, unknown
from tests.browser.harness import ROOT, Lacking, Server, build_client, launch

FOLDER = ROOT / "build" / "screenshots"
DOCS_FOLDER = ROOT / "docs" / "screenshots"


def wished(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[Picture]]:
    """What the command line asks for: the pictures, and where they go."""
    reader = argparse.ArgumentParser(description="Take pictures of every game in a real browser.")
    reader.add_argument("folder", nargs="?", type=Path, help=f"where to (else {FOLDER.relative_to(ROOT)})")
    reader.add_argument("--docs", action="store_true", help="take the pictures of docs/screenshots anew")
    reader.add_argument("--game", nargs="+", default=[], metavar="GAME", help=", ".join([HOME, *GAMES]))
    reader.add_argument("--scene", nargs="+", default=[], metavar="SCENE", help="planning, placing, middle, end …")
    reader.add_argument("--width", nargs="+", default=[], type=int, metavar="PIXELS", help="390, 768, 1280, 1440, 1920")
    wants = reader.parse_args(arguments)
    wish = Wish(frozenset(wants.game), frozenset(wants.scene), frozenset(wants.width))
    pictures = of_docs() if wants.docs else [*everything(), *beyond_everything()]
    strange = unknown(wish, pictures)
    chosen = [picture for picture in pictures if wish.wants(picture)]
    if strange or not chosen:
        reader.error(f"There is no picture of {', '.join(strange) or 'all that together'}.")
    wants.folder = wants.folder or (DOCS_FOLDER if wants.docs else FOLDER)
    return wants, chosen


def take(camera: Camera, pictures: Sequence[Picture]) -> None:
    for name in (*GAMES, HOME):
        wanted = [picture for picture in pictures if picture.game == name]
        if not wanted:
            continue
        if name == HOME:
            camera.take_home(wanted)
        else:
            camera.take_game(name, wanted)


def main(arguments: Sequence[str]) -> int:
    wants, pictures = wished(arguments)
    wants.folder.mkdir(parents=True, exist_ok=True)
    if importlib.util.find_spec("PIL") is None:
        print("Without Pillow the pictures stay large: pip install pillow")
    build_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = launch(playwright)
        camera = Camera(browser, server, wants.folder, is_for_docs=wants.docs)
        try:
            take(camera, pictures)
        finally:
            browser.close()
            server.stop()
    return report(camera, len(pictures))


def report(camera: Camera, wanted: int) -> int:
    """Say how many pictures there are and which are missing; the program's exit status."""
    print(f"{wanted - len(camera.refused)} of {wanted} pictures are in {camera.folder}.")
    for name, why in camera.refused.items():
        print(f"There is no picture {name}: {why}", file=sys.stderr)
    return 1 if camera.refused else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Lacking as lack:
        sys.exit(str(lack))
