"""axe finds nothing serious on any page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from scripts.build_client import CLIENT
from tests.browser.harness import Server, fetch_libraries
from tests.browser.pages import BY_NIGHT_PHONE, BY_NIGHT_WIDE, PHONE, WIDE, open_home, set_up_table, visitor
from tests.browser.person import Person
from tests.browser.player import Player, new_game
from tests.browser.village import Villager


@pytest.fixture(scope="module")
def axe() -> str:
    script = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        fetch_libraries()
    return script.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Person, str]:
    person = Person(server)
    made = person.sit_down(seats=4, level="apprentice")
    person.play(made, lambda view: bool(view["round"] >= 5 and view["phase"] == "planning"))
    return person, made


# What depends on colours; everything else about a page is the same in light and dark.
OF_COLOURS = ["color-contrast", "link-in-text-block"]
FIND = "async (rules) => (await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })).violations"


def assert_accessible(page: Page, axe: str, where: str) -> None:
    """axe finds nothing serious in the page as it is in the light, nor in its colours in the dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    for look, rules in (("dark", OF_COLOURS), ("light", None)):
        page.emulate_media(color_scheme="dark" if look == "dark" else "light")
        page.locator(f":root[data-theme={look}]").wait_for()
        found: list[Any] = page.evaluate(FIND, rules)
        bad = [one for one in found if one["impact"] in ("serious", "critical")]
        told = [f"{one['id']} ({one['impact']}): {[node['html'][:160] for node in one['nodes'][:4]]}" for one in bad]
        assert not told, f"{where}, {look}:\n" + "\n".join(told)


@BY_NIGHT_WIDE
def test_first_screen_and_lobby(browser: Browser, server: Server, axe: str, size: ViewportSize) -> None:
    with visitor(browser, server, size, bypass_csp=True) as page:
        open_home(page)
        page.locator(".start-more button").click()
        page.locator("#setup").wait_for()
        assert_accessible(page, axe, "the first screen")
        set_up_table(page, ["me", "free"])
        page.locator(".lobby-seats").wait_for()
        assert_accessible(page, axe, "the lobby")


@BY_NIGHT_PHONE
def test_table_and_replay(
    browser: Browser, server: Server, axe: str, table: tuple[Person, str], size: ViewportSize
) -> None:
    person, made = table
    with visitor(browser, server, size, bypass_csp=True) as page:
        person.enter(page, f"#/table/{made}")
        player = Player(page)
        player.settle()
        assert_accessible(page, axe, "the table")
        for tab in ("mine", "others", "log") if player.is_narrow else ():
            player.show(tab)
            assert_accessible(page, axe, f"tab {tab}")
        page.goto(f"/#/table/{made}/at/20")
        page.locator(".replay").wait_for()
        assert_accessible(page, axe, "the replay")


@BY_NIGHT_WIDE
def test_the_end_with_sheet_curve_and_replay(browser: Browser, server: Server, axe: str, size: ViewportSize) -> None:
    person = Person(server)
    finished = person.let_computers_play(seats=3)
    with visitor(browser, server, size, bypass_csp=True) as page:
        person.enter(page, f"#/table/{finished}")
        page.locator(".score-sheet, .score-blocks").wait_for()
        page.locator(".curve-plot").press("Home")  # a round of the curve is pointed at
        assert_accessible(page, axe, "the end of the game")
        page.goto(f"/#/table/{finished}/at/9")
        page.locator(".replay").wait_for()
        assert_accessible(page, axe, "the replay of a finished game")


def test_what_opens_over_the_table_on_a_phone(
    browser: Browser, server: Server, axe: str, table: tuple[Person, str]
) -> None:
    person, made = table
    with visitor(browser, server, PHONE, bypass_csp=True) as page:
        person.enter(page, f"#/table/{made}")
        Player(page).settle()
        page.locator(".menu-button").tap()
        page.locator(".menu-list").wait_for()
        assert_accessible(page, axe, "the menu")
        page.keyboard.press("Escape")
        page.locator(".news-one").tap()
        page.locator(".news-all").wait_for()
        assert_accessible(page, axe, "what others did")


def test_the_area_of_another_player_over_the_board(
    browser: Browser, server: Server, axe: str, table: tuple[Person, str]
) -> None:
    person, made = table
    with visitor(browser, server, WIDE, bypass_csp=True) as page:
        person.enter(page, f"#/table/{made}")
        Player(page).settle()
        page.locator(".seat-strip .player-head").last.click()
        page.locator(".own-place.is-over").wait_for()
        assert_accessible(page, axe, "another player's area")


def test_while_something_is_dragged(browser: Browser, server: Server, axe: str) -> None:
    person = Villager(server)
    made = person.sit_down(seats=2)
    with visitor(browser, server, WIDE, bypass_csp=True) as page:
        person.enter(page, f"#/table/{made}")
        Player(page).settle()
        cube = page.locator(".v-cubes[data-drag]").first
        cube.hover()
        page.mouse.down()
        page.mouse.move(600, 450, steps=5)
        page.locator("[data-drop]").first.wait_for()
        assert_accessible(page, axe, "what can be dropped somewhere")
        page.mouse.up()


@BY_NIGHT_WIDE
def test_the_notice_that_the_server_is_away(
    browser: Browser, server: Server, axe: str, tmp_path: Path, size: ViewportSize
) -> None:
    del server  # only so that the client has been built
    fragile = Server(tmp_path / "fragile").start()
    try:
        with visitor(browser, fragile, size, bypass_csp=True) as page:
            new_game(page).settle()
            fragile.stop()
            page.locator(".connection-bar").wait_for()
            assert_accessible(page, axe, "the table without its server")
    finally:
        fragile.stop()
