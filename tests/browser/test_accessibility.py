"""axe finds nothing serious on any page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from scripts.build_client import CLIENT
from tests.browser.harness import PHONE, WIDE, Person, Player, Server, fetch_libraries, open_home, set_up_table, visitor

LOOKS = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
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


def assert_accessible(page: Page, axe: str, where: str) -> None:
    page.evaluate(axe)
    found: list[Any] = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    told = [f"{one['id']} ({one['impact']}): {[node['html'][:160] for node in one['nodes'][:4]]}" for one in serious]
    assert not told, f"{where}:\n" + "\n".join(told)


@LOOKS
@SIZES
def test_first_screen_and_lobby(browser: Browser, server: Server, axe: str, size: ViewportSize, dark: bool) -> None:
    with visitor(browser, server, size, dark=dark, bypass_csp=True) as page:
        open_home(page)
        page.locator(".start-more button").click()
        page.locator("#setup").wait_for()
        assert_accessible(page, axe, "the first screen")
        set_up_table(page, ["me", "free"])
        page.locator(".lobby-seats").wait_for()
        assert_accessible(page, axe, "the lobby")


@LOOKS
@SIZES
def test_table_and_replay(
    browser: Browser, server: Server, axe: str, table: tuple[Person, str], size: ViewportSize, dark: bool
) -> None:
    person, made = table
    with visitor(browser, server, size, dark=dark, bypass_csp=True) as page:
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
