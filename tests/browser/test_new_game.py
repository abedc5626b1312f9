"""A game from elsewhere, of which nothing was drawn: the plain table is enough to play it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.harness import Lacking, Server, build_client
from tests.browser.pages import PHONE, WIDE, set_up_table, visitor
from tests.browser.player import IS_ASKED, MOMENT

TITLES = {"en": "Two Stalls", "de": "Zwei Buden"}


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    try:
        build_client()
        running = Server(tmp_path_factory.mktemp("fair"), STAMMTISCH_GAMES="examples.stalls").start()
    except Lacking as lack:
        pytest.fail(str(lack), pytrace=False)
    yield running
    running.stop()


def take_first_choice(page: Page) -> None:
    handle = page.locator(".drawer-handle[aria-expanded=false]")
    if handle.count():
        handle.click()
    before = page.evaluate(MOMENT)
    page.locator("[data-action]").first.click()
    page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
    page.wait_for_function(IS_ASKED)


@pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "en"), pytest.param(PHONE, "de", marks=pytest.mark.nightly)], ids=["1440", "390"]
)
def test_it_is_played_to_its_end_by_clicks(browser: Browser, fair: Server, size: ViewportSize, language: str) -> None:
    with visitor(browser, fair, size, language=language) as page:
        set_up_table(page, ["me", "c:apprentice"], title=TITLES[language])
        page.wait_for_function(IS_ASKED)
        square = page.locator("#board .generic")
        expect(square).to_contain_text("Market square" if language == "en" else "Marktplatz")
        expect(square).to_contain_text("In demand" if language == "en" else "Gefragt")
        expect(page.locator(".generic-players")).to_have_count(1 if size == WIDE else 0)
        while page.evaluate(IS_ASKED) != "over":
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            take_first_choice(page)
        expect(page.locator(".ending")).to_contain_text("Customers" if language == "en" else "Kundschaft")


def test_its_rules_are_shown(browser: Browser, fair: Server) -> None:
    with visitor(browser, fair) as page:
        page.goto("/#/rules/stalls")
        expect(page.locator("main")).to_contain_text("Both bid in secret")
