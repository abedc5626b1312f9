"""On a phone: nothing to the side of the screen, and everything large enough for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.harness import PHONE, Person, Player, Server, come_to_rest, on_phones, set_up_table, visitor

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
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


@LANGUAGES
def test_the_first_screen_and_the_lobby_fit(browser: Browser, server: Server, language: str) -> None:
    with visitor(browser, server, PHONE, language=language) as page:
        page.goto("/")
        page.locator("#home-name").wait_for()
        for width in on_phones(page):
            assert_fits(page, f"the first screen, {width} wide,")
        set_up_table(page, ["me", "free", "c:random", "free"], "Maximiliane von Hohenstein")
        page.locator(".lobby-seats").wait_for()
        for width in on_phones(page):
            assert_fits(page, f"the lobby, {width} wide,")


@LANGUAGES
def test_the_table_and_the_replay_fit(
    browser: Browser, server: Server, language: str, crowded: tuple[Person, str]
) -> None:
    person, table = crowded
    with visitor(browser, server, PHONE, language=language) as page:
        person.language = language
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        for width in on_phones(page):
            assert_table_fits(page, player, width)
        page.goto(f"/#/table/{table}/at/30")
        page.locator(".replay").wait_for()
        for width in on_phones(page):
            assert_fits(page, f"the replay, {width} wide,")
            assert_large_enough(page)


def assert_table_fits(page: Page, player: Player, width: int) -> None:
    for tab in ("board", "mine", "others", "log", "chat"):
        player.show(tab)
        come_to_rest(page)
        assert_fits(page, f"tab {tab}, {width} wide,")
        assert_large_enough(page)
        fine = page.evaluate(TOO_FINE)
        assert not fine, f"tab {tab} is too fine to read: {fine}"
    player.show("board")
    for region in page.locator(".region-tabs button").all():
        region.tap()
        assert_fits(page, f"region {region.inner_text()}, {width} wide,")
    player.open_drawer()
    assert_fits(page, f"the drawer, {width} wide,")
    assert_large_enough(page)
    player.open_drawer(False)


def assert_large_enough(page: Page) -> None:
    small = page.evaluate(TOO_SMALL, THUMB)
    assert not small, f"too small for a thumb: {small}"
