"""Takes the pictures of docs/screenshots/ anew: PYTHONPATH=. python scripts/screenshots.py [FOLDER [GAME …]]

Four sit at the table, three of them computers; everything in the pictures really happened. Needs Chromium, as the
browser tests do.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.coimbra import CoimbraPerson, CoimbraPlayer
from tests.browser.harness import ROOT, Server, build_client, launch
from tests.browser.pages import PHONE, WIDE, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.village import EXPANSIONS, VillagePlayer, Villager

LARGEST = 250_000
SIZES: dict[int, ViewportSize] = {1440: WIDE, 390: PHONE}
# name: what is shown, width, language, dark
PICTURES = {
    "first-screen-wide": ("home", 1440, "en", False),
    "first-screen-phone-de": ("home", 390, "de", False),
    "planning-wide": ("planning", 1440, "en", False),
    "planning-wide-dark-de": ("planning", 1440, "de", True),
    "planning-phone": ("planning", 390, "en", False),
    "planning-phone-de": ("planning", 390, "de", False),
    "actions-wide-de": ("actions", 1440, "de", False),
    "actions-phone": ("actions", 390, "en", False),
    "actions-phone-dark-de": ("actions", 390, "de", True),
    "score-sheet-wide": ("end", 1440, "en", False),
    "score-sheet-phone-de": ("end", 390, "de", False),
}
COIMBRA_PICTURES = {
    "coimbra-start-wide": ("start", 1440, "en", False),
    "coimbra-placing-wide": ("placing", 1440, "en", False),
    "coimbra-placing-wide-dark-de": ("placing", 1440, "de", True),
    "coimbra-placing-phone": ("placing", 390, "en", False),
    "coimbra-cards-wide-de": ("cards", 1440, "de", False),
    "coimbra-cards-phone-de": ("cards", 390, "de", False),
    "coimbra-pilgrim-phone-dark": ("pilgrim", 390, "en", True),
    "coimbra-income-phone-de": ("income", 390, "de", False),
    "coimbra-score-sheet-wide": ("end", 1440, "en", False),
}

# Village. name: players, width, language, dark, tab on a phone
VILLAGE_PICTURES = {
    "village-wide": (4, 1440, "en", False, ""),
    "village-wide-dark-de": (4, 1440, "de", True, ""),
    "village-phone": (4, 390, "en", False, "board"),
    "village-phone-dark-de": (4, 390, "de", True, "board"),
    "village-farm-phone-de": (4, 390, "de", False, "mine"),
    "village-solo-wide-de": (1, 1440, "de", False, ""),
    "village-solo-phone": (1, 390, "en", False, "board"),
}
# Village with everything. name: players, width, language, dark, page of the board or region of a phone
EXPANSION_PICTURES = {
    "village-all-wide": (4, 1440, "en", False, "village"),
    "village-all-wide-dark-de": (4, 1440, "de", True, "village"),
    "village-port-wide": (4, 1440, "en", False, "sea"),
    "village-port-wide-dark-de": (4, 1440, "de", True, "sea"),
    "village-inn-wide-de": (4, 1440, "de", False, "inn"),
    "village-port-phone": (4, 390, "en", False, "Port"),
    "village-inn-phone-de": (4, 390, "de", False, "Wirtshaus"),
    "village-wedding-phone-dark": (4, 390, "en", True, "Wedding"),
    "village-all-farm-phone-de": (4, 390, "de", False, "mine"),
    "village-all-solo-wide": (1, 1440, "en", False, "village"),
}


def is_planning(view: Any) -> bool:
    return bool(view["round"] >= 8 and view["phase"] == "planning")


def is_acting(view: Any) -> bool:
    travels = view["round"] >= 9 and view["prompt"]["question"] == "travel"
    return bool(travels or (view["round"] >= 13 and view["phase"] == "actions"))


def is_never(view: Any) -> bool:
    return view is None


def asks(question: str, earliest: int) -> Callable[[Any], bool]:
    """A scene in which this is asked, from a round on."""
    return lambda view: bool(view["round"] >= earliest and view["prompt"]["question"] == question)


SCENES: dict[str, Callable[[Any], bool]] = {"planning": is_planning, "actions": is_acting, "end": is_never}
COIMBRA_SCENES: dict[str, Callable[[Any], bool]] = {
    "start": asks("choose-start", 1),
    "cards": asks("trigger-in-city", 2),
    "pilgrim": asks("move-pilgrim", 2),
    "income": asks("income", 2),
    "placing": asks("place-die", 4),
    "end": is_never,
}
Pictures = dict[str, tuple[str, int, str, bool]]


def take(browser: Browser, person: Person, table: str, scene: str, pictures: Pictures, folder: Path) -> None:
    for name, (shown, width, language, dark) in pictures.items():
        if shown != scene:
            continue
        with visitor(browser, person.server, SIZES[width], language=language, dark=dark) as page:
            person.language = language
            person.enter(page, "#/" if scene == "home" else f"#/table/{table}")
            prepare(page, person, scene)
            path = folder / f"{name}.png"
            save(page, path)


def picture_village(browser: Browser, server: Server, folder: Path) -> None:
    """Four in the third round of Village, and the solo mode at the same time of the game."""
    tables: dict[int, tuple[Villager, str]] = {}
    for name, (seats, width, language, dark, tab) in VILLAGE_PICTURES.items():
        if seats not in tables:
            person = Villager(server, "Anna")
            tables[seats] = person, person.sit_down(seats=seats, level="apprentice", seed=5)
            person.play(tables[seats][1], lambda view: view["round"] >= 3 and view["prompt"]["question"] == "take-cube")
        person, table = tables[seats]
        with visitor(browser, server, SIZES[width], language=language, dark=dark) as page:
            person.language = language
            person.enter(page, f"#/table/{table}")
            player = VillagePlayer(page)
            player.settle()
            player.show(tab)
            calm(page)
            save(page, folder / f"{name}.png")


def picture_expansions(browser: Browser, server: Server, folder: Path) -> None:
    """The same with all expansions, life goals and promo tiles, a page or a region at a time."""
    tables: dict[int, tuple[Villager, str]] = {}
    for name, (seats, width, language, dark, part) in EXPANSION_PICTURES.items():
        if seats not in tables:
            person = Villager(server, "Anna")
            table = person.sit_down(seats=seats, seed=5, options=EXPANSIONS)
            tables[seats] = person, table
            person.play(table, lambda view: view["round"] >= 3 and view["prompt"]["question"] == "take-cube")
        person, table = tables[seats]
        with visitor(browser, server, SIZES[width], language=language, dark=dark) as page:
            person.language = language
            person.enter(page, f"#/table/{table}")
            player = VillagePlayer(page)
            player.settle()
            player.open_drawer(False)
            if not player.is_narrow:
                page.locator(f".v-page-tab[data-page='{part}']").click()
            elif part == "mine":
                player.show(part)
                page.locator(".v-holdings").scroll_into_view_if_needed()
            else:
                player.show("board")
                page.locator(".region-tabs button", has_text=part).tap()
            calm(page)
            save(page, folder / f"{name}.png")


def save(page: Page, path: Path) -> None:
    page.screenshot(path=path)
    shrink(path)
    size = path.stat().st_size
    print(f"{path.name:<28} {size / 1000:6.0f} KB" + (" (too large)" if size > LARGEST else ""))


def shrink(path: Path) -> None:
    """Give the picture a palette, if Pillow is there to do it."""
    try:
        pillow: Any = importlib.import_module("PIL.Image")
    except ImportError:
        print("Without Pillow the pictures stay large: pip install pillow")
        return
    with pillow.open(path) as picture:
        small = picture.convert("RGB").quantize(256, kmeans=1, dither=pillow.Dither.NONE)
    small.save(path, optimize=True)


def prepare(page: Page, person: Person, scene: str) -> None:
    if scene == "home":
        page.locator(".table-row").first.wait_for()
    elif scene == "end":
        page.locator(".score-sheet, .score-blocks").wait_for()
        page.locator(".curve svg, svg.curve").first.wait_for()
    else:
        player = CoimbraPlayer(page) if person.game == "coimbra" else Player(page)
        player.settle()
        if player.is_narrow:
            player.show("mine" if scene in ("planning", "income") else "board")
            if scene in ("placing", "pilgrim"):  # the board rather than the list of choices
                player.open_drawer(False)
    calm(page)


def calm(page: Page) -> None:
    """Nothing pointed at, nothing to be read away first."""
    close = page.locator(".away .icon-button")
    if close.count():
        close.click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)


def picture_orleans(browser: Browser, server: Server, folder: Path) -> None:
    person = Person(server, "Anna")
    table = person.sit_down(seats=4, level="apprentice", seed=20)
    for scene, stop in SCENES.items():
        person.play(table, stop)
        take(browser, person, table, scene, PICTURES, folder)
    take(browser, person, table, "home", PICTURES, folder)


def picture_coimbra(browser: Browser, server: Server, folder: Path) -> None:
    person = CoimbraPerson(server, "Anna")
    table = person.sit_down(seats=4, level="apprentice", seed=20)
    for scene, stop in COIMBRA_SCENES.items():
        person.play(table, stop)
        take(browser, person, table, scene, COIMBRA_PICTURES, folder)


GAMES = {
    "orleans": picture_orleans,
    "coimbra": picture_coimbra,
    "village": picture_village,
    "expansions": picture_expansions,
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = launch(playwright)
        try:
            for game in sys.argv[2:] or GAMES:
                GAMES[game](browser, server, folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
