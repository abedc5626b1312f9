"""axe finds nothing serious on any page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from scripts.build_client import CLIENT
from tests.browser.harness import Server, fetch_libraries
from tests.browser.pages import PHONE, WIDE, open_home, set_up_table, visitor
from tests.browser.person import Person
from tests.browser.player import Player

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])


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


@SIZES
def test_first_screen_and_lobby(browser: Browser, server: Server, axe: str, size: ViewportSize) -> None:
    with visitor(browser, server, size, bypass_csp=True) as page:
        open_home(page)
        page.locator(".start-more button").click()
        page.locator("#setup").wait_for()
        assert_accessible(page, axe, "the first screen")
        set_up_table(page, ["me", "free"])
        page.locator(".lobby-seats").wait_for()
        assert_accessible(page, axe, "the lobby")


@SIZES
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


def test_the_score_sheet(browser: Browser, server: Server, axe: str) -> None:
    person = Person(server)
    finished = person.let_computers_play()
    with visitor(browser, server, bypass_csp=True) as page:
        person.enter(page, f"#/table/{finished}")
        page.locator(".score-sheet").wait_for()
        assert_accessible(page, axe, "the score sheet")
