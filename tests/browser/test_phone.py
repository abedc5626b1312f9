"""On a phone: nothing to the side of the screen, and everything large enough for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.harness import Server
from tests.browser.pages import PHONE, come_to_rest, in_both_languages, on_narrowest_phone, set_up_table, visitor
from tests.browser.person import Person
from tests.browser.player import Player

THUMB = 40

TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth > width || document.body.scrollWidth > width;
    const outside = (one) => one.getBoundingClientRect().right > width + 1;
    const found = [...document.querySelectorAll("body *")].filter(outside);
    return scrolls ? found.slice(0, 5).map((one) => `${one.tagName}.${one.getAttribute("class")}`) : null;
}"""
TOO_SMALL = """(thumb) => {
    const found = document.querySelectorAll(".tabs button, .region-tabs button, .drawer button, .asked button");
    return [...found].filter((one) => one.offsetParent).map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.height < thumb || box.width < thumb)
        .map(([one, box]) => `${one.className} "${one.textContent}" ${box.width.toFixed()} x ${box.height.toFixed()}`);
}"""

# Words of the shell, not of the drawing, in letters below 14 px.
TOO_FINE = """() => {
    const words = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    const found = [...document.querySelectorAll("body *")].filter((one) => one.offsetParent && words(one)
        && !one.closest(".orl, .visually-hidden") && parseFloat(getComputedStyle(one).fontSize) < 14);
    return found.map((one) => `${one.tagName}.${one.className} "${one.textContent.trim()}"`).slice(0, 5);
}"""


def assert_fits(page: Page, where: str) -> None:
    sideways = page.evaluate(TOO_WIDE)
    assert sideways is None, f"{where} scrolls to the side: {sideways}"


@pytest.fixture(scope="module")
def crowded(server: Server) -> tuple[Person, str]:
    """A table of four in the middle of the game."""
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4, level="apprentice")
    person.play(table, lambda view: bool(view["round"] >= 7 and view["phase"] == "planning"))
    return person, table


def assert_fits_phones(page: Page, what: str) -> None:
    on_narrowest_phone(page)
    for language in in_both_languages(page):
        come_to_rest(page)
        assert_fits(page, f"{what} in {language}")


def test_the_first_screen_and_the_lobby_fit(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as page:
        page.goto("/")
        page.locator("#home-name").wait_for()
        assert_fits_phones(page, "the first screen")
        set_up_table(page, ["me", "free", "c:random", "free"], "Maximiliane von Hohenstein")
        page.locator(".lobby-seats").wait_for()
        assert_fits_phones(page, "the lobby")


def test_the_table_and_the_replay_fit(browser: Browser, server: Server, crowded: tuple[Person, str]) -> None:
    person, table = crowded
    with visitor(browser, server, PHONE) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        on_narrowest_phone(page)
        for language in in_both_languages(page):
            assert_table_fits(page, player, f"in {language}")
        page.goto(f"/#/table/{table}/at/30")
        page.locator(".replay").wait_for()
        for language in in_both_languages(page):
            come_to_rest(page)
            assert_fits(page, f"the replay in {language}")
            assert_large_enough(page, f"the replay in {language}")


def assert_table_fits(page: Page, player: Player, how: str) -> None:
    for tab in ("board", "mine", "others", "log", "chat"):
        player.show(tab)
        come_to_rest(page)
        assert_fits(page, f"tab {tab} {how}")
        assert_large_enough(page, f"tab {tab} {how}")
        fine = page.evaluate(TOO_FINE)
        assert not fine, f"tab {tab} {how} is too fine to read: {fine}"
    player.show("board")
    for region in page.locator(".region-tabs button").all():
        region.tap()
        assert_fits(page, f"region {region.inner_text()} {how}")
    player.open_drawer()
    assert_fits(page, f"the drawer {how}")
    assert_large_enough(page, f"the drawer {how}")
    player.open_drawer(False)


def assert_large_enough(page: Page, where: str, small_things: str = TOO_SMALL) -> None:
    small = page.evaluate(small_things, THUMB)
    assert not small, f"{where} has something too small for a thumb: {small}"
