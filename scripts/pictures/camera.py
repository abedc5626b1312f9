"""Opens tables in a browser as a picture wants them, looks whether they are right, and takes the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from scripts.pictures.company import NAMES, Company, seen
from scripts.pictures.palette import shrink
from scripts.pictures.refusals import Refused, Shown, check, check_page, check_size, reach
from scripts.pictures.scenes import GAMES, TABS, Scene
from scripts.pictures.wanted import NARROW, SIZES, Picture
from tests.browser.coimbra import CoimbraPerson
from tests.browser.harness import Server
from tests.browser.legible import assert_legible
from tests.browser.pages import SPEAKS, Console, come_to_rest, visitor
from tests.browser.person import Person
from tests.browser.player import IS_ASKED, SHOWS_VERSION
from tests.browser.village import Villager

SHOWN: Final = """() => ({
    version: Number(document.querySelector("[data-version]")?.dataset.version ?? -1),
    is_over: Boolean(document.querySelector(".ending")),
    is_asked: Boolean(document.querySelector(".asked.is-mine")),
})"""


class Camera:
    """Takes pictures into a folder and remembers which it had to refuse."""

    def __init__(self, browser: Browser, server: Server, folder: Path, *, is_for_docs: bool = False) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.is_for_docs = is_for_docs
        self.refused: dict[str, str] = {}
        """Names of pictures, and why there is none."""

    def take_game(self, name: str, pictures: Sequence[Picture]) -> None:
        """Play one game, and take these pictures of it on the way."""
        game = GAMES[name]
        company = Company(game.person, self.server, NAMES[: game.seats])
        table = company.sit_down(game.seed, game.options)
        for scene in game.scenes:
            wanted = [picture for picture in pictures if picture.scene == scene.name]
            if not wanted:
                continue
            try:
                reach(company, table, scene)
            except Refused as why:
                self._refuse(wanted, str(why))
                continue
            for _, alike in groupby(sorted(wanted, key=_stage), key=_stage):
                self._take_alike(company.first, list(alike), scene, table)

    def take_home(self, pictures: Sequence[Picture]) -> None:
        """The first page of somebody who plays all three games."""
        person = Person(self.server, NAMES[0])
        for kind in (Person, CoimbraPerson, Villager):
            again = kind(self.server, NAMES[0])
            again.me = person.me
            table = again.sit_down(seats=4, level="apprentice", seed=5)
            again.when_asked(
                table
            )  # else the speed of the computers would decide at how many tables they are waited for
        for _, alike in groupby(sorted(pictures, key=_stage), key=_stage):
            self._take_alike(person, list(alike))

    def _take_alike(self, person: Person, pictures: list[Picture], scene: Scene | None = None, table: str = "") -> None:
        """Pictures that differ only by light: one page serves them."""
        first = pictures[0]
        person.language = first.language
        try:
            with (
                _in_words(),
                visitor(self.browser, self.server, SIZES[first.width], language=first.language) as page,
            ):
                console = Console(page)
                person.enter(page, f"#/table/{table}" if table else "#/")
                _prepare(page, first, scene)
                for picture in pictures:
                    now = seen(person, table) if table else None
                    self._take(page, console, picture, scene, now)
        except Refused as why:
            self._refuse([picture for picture in pictures if picture.name not in self.refused], str(why))

    def _take(self, page: Page, console: Console, picture: Picture, scene: Scene | None, table: Any) -> None:
        try:
            with _in_words():
                _turn(page, picture)
                if scene is not None:
                    page.wait_for_function(SHOWS_VERSION, arg=table["version"])
                    _check_part(page, picture)
            shown = _look(page, console)
            if scene is None:
                check_page(shown)
            else:
                check(scene, table, shown)
            small = shrink(page.screenshot())
            if self.is_for_docs:
                check_size(small)
        except Refused as why:
            self._refuse([picture], str(why))
            return
        self._path(picture).write_bytes(small)
        print(f"{picture.name:<50} {len(small) / 1000:6.0f} KB")

    def _path(self, picture: Picture) -> Path:
        return self.folder / f"{picture.name}.png"

    def _refuse(self, pictures: Sequence[Picture], why: str) -> None:
        """Say why there is no picture; an older one would pass for it."""
        for picture in pictures:
            self._path(picture).unlink(missing_ok=True)
            self.refused[picture.name] = why
            print(f"refused: {picture.name}: {why}")


def _stage(picture: Picture) -> tuple[str, int, str, str]:
    """Pictures that agree in this are taken of one page, which only turns light and dark."""
    return picture.scene, picture.width, picture.part, picture.language


@contextmanager
def _in_words() -> Iterator[None]:
    """What a test would fail by is a refusal here."""
    try:
        yield
    except (AssertionError, TooLate) as error:
        raise Refused(str(error)) from error


def _prepare(page: Page, picture: Picture, scene: Scene | None) -> None:
    """Bring into sight what the picture is about."""
    if scene is None:
        page.locator(".table-row").first.wait_for()
    elif scene.is_end:
        page.locator(".score-sheet, .score-blocks").wait_for()
        page.locator(".curve svg, svg.curve").first.wait_for()
    else:
        page.wait_for_function(IS_ASKED)
        come_to_rest(page)  # a phone brings up by itself where choices lie
        _show_part(page, picture, scene)
    for told in (".away .icon-button", ".hold-note"):  # what is told once, to who comes for the first time
        if page.locator(told).count():
            page.locator(told).click()


def _show_part(page: Page, picture: Picture, scene: Scene) -> None:
    if picture.width not in NARROW:
        if picture.part:
            page.locator(f".v-page-tab[data-page='{picture.part}']").click()
        return
    is_tab = picture.part in TABS
    page.locator(f"#tab-{picture.part if is_tab else 'board'}").tap()
    if not is_tab:
        page.locator(f".region-tabs [data-region='{picture.part}']").tap()
    handle = page.locator(".drawer-handle[aria-expanded=true]")
    if not scene.shows_choices and handle.count():
        handle.tap()


def _check_part(page: Page, picture: Picture) -> None:
    """On phones the tab that the picture is about is the one in sight."""
    if picture.width in NARROW and picture.part:
        wanted = picture.part if picture.part in TABS else "board"
        assert page.locator(f"#tab-{wanted}[aria-selected=true]").count(), f"another tab than “{wanted}” is in sight"


def _turn(page: Page, picture: Picture) -> None:
    """Let the page be as light or dark as the picture, and wait until all of it is drawn, with nothing pointed at."""
    page.emulate_media(color_scheme="dark" if picture.is_dark else "light")
    page.wait_for_function(SPEAKS, arg=picture.language)
    page.wait_for_function(
        "(theme) => document.documentElement.dataset.theme === theme", arg="dark" if picture.is_dark else "light"
    )
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(0, 0)
    come_to_rest(page)


def _look(page: Page, console: Console) -> Shown:
    """What the page shows, its errors, and the texts on it that cannot be read."""
    illegible = ""
    try:
        assert_legible(page, "texts cannot be read")
    except AssertionError as error:
        illegible = str(error)
    return Shown(**page.evaluate(SHOWN), faults=tuple(console.faults()), illegible=illegible)
