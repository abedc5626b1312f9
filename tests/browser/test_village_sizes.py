"""Village's drawing keeps its measures: names stay free of pieces, every page fits its screen, words can be read."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.coimbra import show_position
from tests.browser.fullest import base_village, fullest_village
from tests.browser.harness import Server
from tests.browser.legible import assert_legible
from tests.browser.pages import PHONE, come_to_rest, in_both_languages, visitor
from tests.browser.test_layout import LARGE, LOW, NAMES, SIZES
from tests.browser.test_wide import HIDDEN
from tests.browser.village import EXPANSIONS, Villager
from tests.positions import GameTable

# Names of places with a cube on them, or with a scale of points.
COVERED: Final = """() => [...document.querySelectorAll(".v-roof, .v-spot")].filter((place) => {
    const boxes = (things) => [...place.querySelectorAll(things)].map((one) => one.getBoundingClientRect());
    return boxes(".v-name, .v-name *").some((name) => boxes(".v-cube, .v-scale").some((piece) =>
        piece.left < name.right - 1 && piece.right > name.left + 1
        && piece.top < name.bottom - 1 && piece.bottom > name.top + 1));
}).map((place) => place.querySelector(".v-name").outerHTML)"""
# Words of the drawing that are set smaller than this many pixels; numbers on pieces may be smaller.
SMALL_WORDS: Final = """(least) => [...document.querySelectorAll(".vil *")].filter((one) => {
    if (one.closest(".d-hidden") || !one.getClientRects().length) return false;
    const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const painted = getComputedStyle(one, "::before");
    const texts = [[own.map((node) => node.textContent).join(""), getComputedStyle(one)], [painted.content, painted]];
    return texts.some(([text, style]) => /\\p{L}{2}/u.test(text.replace(/^(none|normal|counter.*)$/, ""))
        && parseFloat(style.fontSize) * one.currentCSSZoom < least);
}).map((one) => one.outerHTML.slice(0, 120))"""
SMALLEST_ON_PHONES: Final = 14
SMALLEST: Final = 11


def open_village(page: Page, server: Server, position: GameTable[Any], seats: int, options: dict[str, Any]) -> None:
    person = Villager(server, NAMES[0])
    table = person.sit_down(seats=seats, options=options)
    show_position(page, position, NAMES)
    person.enter(page, f"#/table/{table}")
    page.locator(".vil").first.wait_for()
    page.locator(".fixed-actions").wait_for()


def assert_holds(page: Page, where: str) -> None:
    come_to_rest(page)
    assert_legible(page, where)
    covered = page.evaluate(COVERED)
    assert not covered, f"{where}: something lies over {covered}"
    small = page.evaluate(SMALL_WORDS, SMALLEST)
    assert not small, f"{where}: too small are {small}"
    hidden = page.evaluate(HIDDEN)
    assert not hidden, f"{where}: {hidden} hide something beyond their edge"


@pytest.mark.parametrize(
    "size", ["1280", *(pytest.param(size, marks=pytest.mark.nightly) for size in ("1440", "1920"))]
)
def test_every_page_fits_and_no_name_is_covered(browser: Browser, server: Server, size: str) -> None:
    with visitor(browser, server, SIZES[size]) as page:
        open_village(page, server, fullest_village(), 5, EXPANSIONS)
        for language in in_both_languages(page):
            for tab in ("village", "sea", "inn"):
                page.locator(f".v-page-tab[data-page='{tab}']").click()
                page.locator(f".v-board.page-{tab}").wait_for()
                assert_holds(page, f"{tab} at {size} in {language}")


@pytest.mark.parametrize("size", [LOW, pytest.param(LARGE, marks=pytest.mark.nightly)], ids=["low", "large"])
@pytest.mark.parametrize("seats", [4, 1], ids=["four", "solo"])
def test_the_base_game_fits(browser: Browser, server: Server, seats: int, size: Any) -> None:
    with visitor(browser, server, size) as page:
        open_village(page, server, base_village(seats), seats, {})
        for language in in_both_languages(page):
            assert_holds(page, f"{seats} at {size['width']} in {language}")


def test_words_on_phones_are_large_enough(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as page:
        open_village(page, server, fullest_village(), 5, EXPANSIONS)
        for tab in ("board", "mine"):
            page.locator(f"#tab-{tab}").tap()
            come_to_rest(page)
            small = page.evaluate(SMALL_WORDS, SMALLEST_ON_PHONES)
            assert not small, f"{tab}: too small are {small}"
            covered = page.evaluate(COVERED)
            assert not covered, f"{tab}: something lies over {covered}"
