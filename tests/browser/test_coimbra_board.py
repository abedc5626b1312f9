"""The drawing of Coimbra: things keep their places while a die is taken, and letters are large enough to be read."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.coimbra import CoimbraPerson, CoimbraPlayer, fullest, show_position
from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, come_to_rest, in_both_languages, visitor
from tests.coimbra.table import Table
from tests.positions import step

LOW: Final[ViewportSize] = {"width": 1280, "height": 720}
# Where dice, their gaps, cards and tiles lie; the die in hand and its shadow over the rows are what moves.
PLACES: Final = """() => [...document.querySelectorAll(
        ".c-pool-dice > *, .c-row > .c-die-hit:not(.c-landing), .c-offer > *")].map((one) => {
    const { x, y, width, height } = (one.querySelector(".c-die") ?? one).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
# Texts of the drawing in letters that are too small: [least for words, least for numbers and letters on pieces].
TOO_SMALL: Final = """([words, numbers]) => [...document.querySelectorAll(".coi *")].flatMap((one) => {
    const isSeen = one.getClientRects().length && !one.closest(".d-hidden, .visually-hidden");
    const written = [...one.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent);
    const text = written.join("").trim() || (one.classList.contains("d-painted") ? one.dataset.text : "");
    if (!isSeen || !text) return [];
    const isWord = /\\p{L}{2}/u.test(text) && !/^[IVX]+$/.test(text);
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
    const isLarge = size >= (isWord ? words : numbers) - 0.01;
    return isLarge ? [] : [`${one.parentElement.className} "${text}" ${size.toFixed(1)}`];
})"""
LEAST_WIDE: Final = [11, 10]
LEAST_NARROW: Final = [14, 11]


def three_in_the_upper_city() -> Table:
    """A die of value 5 can be taken; it would land between dice that stand in the upper city already."""
    table = Table(4)
    table.words["phase"] = "placing"
    table.pool(("gray", 5), ("white", 6))
    for seat, value in ((1, 6), (2, 4), (3, 2)):
        table.die("upper", seat, value, "green")
    table.order(1, 2, 3, 0)
    table.begin(step("next-die", number=3))
    return table


def places(browser: Browser, server: Server, size: ViewportSize, table: Table) -> tuple[Any, int]:
    """Where things lie in a position, and how many shadows of the die in hand there are."""
    person = CoimbraPerson(server)
    with visitor(browser, server, size) as page:
        show_position(page, table)
        person.enter(page, f"#/table/{person.sit_down(seats=4)}")
        page.locator(".fixed-actions").wait_for()
        come_to_rest(page)
        return page.evaluate(PLACES), page.locator(".c-landing").count()


@pytest.mark.parametrize("size", [LOW, pytest.param(WIDE, marks=pytest.mark.nightly)], ids=["1280", "1440"])
def test_dice_and_cards_keep_their_places_while_a_die_is_in_hand(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    table = three_in_the_upper_city()
    before, shadows = places(browser, server, size, table)
    assert shadows == 0
    table.act(0, "take gray 5")
    after, shadows = places(browser, server, size, table)
    assert shadows == 4
    assert after == before


# Dice, and signs at their corners, under the line down from where the die in hand would land.
UNDER_THE_LINE: Final = """() => [...document.querySelectorAll(".c-landing")].flatMap((landing) => {
    const line = getComputedStyle(landing, "::after");
    const left = landing.getBoundingClientRect().left + parseFloat(line.left);
    const right = left + parseFloat(line.width);
    return [...landing.parentElement.querySelectorAll(":scope > :not(.c-landing) :is(.c-die, .c-corner)")]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => Math.min(right, box.right) - Math.max(left, box.left) > 0.5)
        .map((box) => [left, right, box.left, box.right]);
})"""


@pytest.mark.parametrize("size", [LOW, WIDE], ids=["1280", "1440"])
def test_where_a_die_would_land_before_all_others_its_line_covers_none(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    table = Table(4)
    table.words["phase"] = "placing"
    table.pool(("gray", 6), ("white", 6))
    for seat, location in enumerate(("upper", "central", "lower")):
        table.die(location, seat + 1, 2, "green")
    table.order(1, 2, 3, 0)
    table.begin(step("next-die", number=3))
    table.act(0, "take gray 6")
    person = CoimbraPerson(server)
    with visitor(browser, server, size) as page:
        show_position(page, table)
        person.enter(page, f"#/table/{person.sit_down(seats=4)}")
        page.locator(".c-landing").nth(3).wait_for()
        come_to_rest(page)
        assert page.evaluate(UNDER_THE_LINE) == []


@pytest.mark.parametrize("moment", ["placing", pytest.param("income", marks=pytest.mark.nightly)])
def test_letters_are_large_enough_where_a_window_is_low(browser: Browser, server: Server, moment: str) -> None:
    with visitor(browser, server, LOW) as page:
        sit(page, server, moment)
        for language in in_both_languages(page):
            come_to_rest(page)
            assert page.evaluate(TOO_SMALL, LEAST_WIDE) == [], f"{moment} in {language}"


@pytest.mark.nightly  # by day in the tabs alone (tests/browser/test_type.py)
def test_letters_are_large_enough_on_a_phone(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as page:
        sit(page, server, "placing")
        player = CoimbraPlayer(page)
        for language in in_both_languages(page):
            for tab in ("mine", "others", "board"):
                player.show(tab)
                come_to_rest(page)
                assert page.evaluate(TOO_SMALL, LEAST_NARROW) == [], f"tab {tab} in {language}"
            for region in page.locator(".region-tabs button").all():
                region.tap()
                come_to_rest(page)
                found = page.evaluate(TOO_SMALL, LEAST_NARROW)
                assert found == [], f"region {region.inner_text()} in {language}"


def sit(page: Page, server: Server, moment: str) -> None:
    """At a table whose boards hold the most they can."""
    person = CoimbraPerson(server)
    show_position(page, fullest(moment))
    person.enter(page, f"#/table/{person.sit_down(seats=4)}")
    page.locator(".fixed-actions").wait_for()
