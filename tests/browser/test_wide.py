"""On a wide screen all of the table is in sight: board, own area, what is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.harness import WIDE, Person, Player, Server, visitor

HIDDEN = """() => [".wide-main", ".board-place", ".own-place"].filter((name) => {
    const part = document.querySelector(name);
    return part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
})"""


def assert_nothing_hidden(page: Page, where: str) -> None:
    """A drawing that changes its size needs a moment; what is hidden then stays so."""
    try:
        page.wait_for_function(f"() => ({HIDDEN})().length === 0", timeout=3_000)
    except TooLate:
        raise AssertionError(f"{where}: {page.evaluate(HIDDEN)} hide something beyond their edge") from None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("round_number", [1, 9])
def test_four_at_the_table_fit_on_one_screen(
    browser: Browser, server: Server, language: str, round_number: int
) -> None:
    person = Person(server, "Maximiliane", language)
    table = person.sit_down(seats=4, level="apprentice")
    person.play(table, lambda view: bool(view["round"] >= round_number and view["phase"] == "planning"))
    with visitor(browser, server, WIDE, language=language) as page:
        person.enter(page, f"#/table/{table}")
        Player(page).settle()
        page.locator(".o-development").wait_for()
        page.wait_for_timeout(200)
        assert page.evaluate(HIDDEN) == [], "these parts hide something below their edge"
