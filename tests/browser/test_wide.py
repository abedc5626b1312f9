"""On a wide screen all of the table is in sight: board, own area, what is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.harness import Server
from tests.browser.pages import WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.person import Person
from tests.browser.player import Player

HIDDEN = """() => [".wide-main", ".board-place", ".own-place"].filter((name) => {
    const part = document.querySelector(name);
    return part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
})"""


def assert_nothing_hidden(page: Page, where: str) -> None:
    """A drawing that changes its size needs a moment; what is hidden then stays so."""
    come_to_rest(page)
    hidden = page.evaluate(HIDDEN)
    assert hidden == [], f"{where}: {hidden} hide something beyond their edge"


@pytest.mark.nightly  # by day the fullest table of four (tests/browser/test_layout.py)
@pytest.mark.parametrize("round_number", [1, 9])
def test_four_at_the_table_fit_on_one_screen(browser: Browser, server: Server, round_number: int) -> None:
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4, level="apprentice")
    person.play(table, lambda view: bool(view["round"] >= round_number and view["phase"] == "planning"))
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        Player(page).settle()
        page.locator(".o-development").wait_for()
        for language in in_both_languages(page):
            assert_nothing_hidden(page, f"the table in {language}")
