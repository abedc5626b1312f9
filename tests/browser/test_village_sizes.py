"""Village's drawing keeps its measures: names stay free of pieces, every page fits its screen, words can be read."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.coimbra import show_position
from tests.browser.fullest import alone_with_everything, base_village, fullest_village
from tests.browser.harness import Server
from tests.browser.legible import assert_legible
from tests.browser.pages import PHONE, WIDE, come_to_rest, in_both_languages, visitor
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
PAGES: Final = ("village", "sea", "inn")
# Where the tabs stand: their left and right edges.
TAB_EDGES: Final = """() => [...document.querySelectorAll(".v-page-tab")].map((tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
})"""
# Persons in the inn whose card does not hold everything that is said on it.
SPILLING: Final = """() => [...document.querySelectorAll(".v-stack > .v-card")].filter((card) => {
    const box = (part) => card.querySelector(part).getBoundingClientRect();
    return box(".v-card-text").bottom > box(".v-card-price").top + 1 || box(".v-niche").height < 40;
}).map((card) => card.dataset.card)"""
# Deals of the smuggler and the marker of a lifetime whose pictures reach over the edge of what they stand in.
BEYOND_FRAMES: Final = """() => [...document.querySelectorAll(".v-deal, .v-cell.here")].filter((frame) => {
    const edge = frame.getBoundingClientRect();
    return [...frame.querySelectorAll("*")].some((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < edge.left + 1 || right > edge.right - 1;
    });
}).map((frame) => frame.outerHTML.slice(0, 80))"""
# Names of islands that reach beyond the map or lie over one another.
BAD_ISLANDS: Final = """() => {
    const map = document.querySelector(".v-sea-map").getBoundingClientRect();
    const names = [...document.querySelectorAll(".v-water-name")].map((one) => one.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    return names.length + names.filter((one, n) => !one.width || one.left < map.left || one.right > map.right
        || names.some((other, m) => m !== n && meet(one, other))).length * 100;
}"""
ISLANDS: Final = 6
# The heights at which the heaps of the supply lie.
SUPPLY_ROWS: Final = """() => new Set([...document.querySelectorAll(".v-supply .v-heap")].map((heap) =>
    Math.round(heap.getBoundingClientRect().top))).size"""
# Customers where the number of the grain stands on one line with a good before it.
GRAIN_BESIDE_GOODS: Final = """() => [...document.querySelectorAll(".v-demand > .symbol + .v-tally")].map((grain) =>
    grain.getBoundingClientRect().top - grain.previousElementSibling.getBoundingClientRect().bottom)"""
# How many travellers are drawn, and those who reach beyond the edge of their map.
TRAVELLERS: Final = """() => {
    const map = document.querySelector(".v-map").getBoundingClientRect();
    const figures = [...document.querySelectorAll(".v-traveller > svg")].map((one) => one.getBoundingClientRect());
    return [figures.length, figures.filter((one) => one.left < map.left || one.right > map.right).length];
}"""
# Those of the fullest table with the most words and the widest table.
WORDY: Final = ("guild-master", "councilman", "herb-woman")


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
            edges = []
            for tab in PAGES:
                turn_to(page, tab)
                assert_holds(page, f"{tab} at {size} in {language}")
                edges.append(page.evaluate(TAB_EDGES))
            assert edges[0] == edges[1] == edges[2], f"at {size} in {language} the tabs move: {edges}"
            flat = [edge for tab in edges[0] for edge in tab]
            assert flat == sorted(flat), f"at {size} in {language} one tab lies over another: {flat}"


def turn_to(page: Page, tab: str) -> None:
    page.locator(f".v-page-tab[data-page='{tab}']").click()
    page.locator(f".v-board.page-{tab}").wait_for()


@pytest.mark.parametrize(
    "size", [LOW, WIDE, pytest.param(LARGE, marks=pytest.mark.nightly)], ids=["low", "wide", "large"]
)
@pytest.mark.parametrize("seats", [4, 1], ids=["four", "solo"])
def test_the_base_game_fits(browser: Browser, server: Server, seats: int, size: Any) -> None:
    with visitor(browser, server, size) as page:
        open_village(page, server, base_village(seats), seats, {})
        for language in in_both_languages(page):
            assert_holds(page, f"{seats} at {size['width']} in {language}")


@pytest.mark.parametrize(
    "size",
    [LOW, *(pytest.param(size, marks=pytest.mark.nightly) for size in (WIDE, LARGE))],
    ids=["low", "wide", "large"],
)
def test_alone_with_everything_fits(browser: Browser, server: Server, size: Any) -> None:
    with visitor(browser, server, size) as page:
        open_village(page, server, alone_with_everything(), 1, EXPANSIONS)
        for language in in_both_languages(page):
            for tab in PAGES:
                turn_to(page, tab)
                assert_holds(page, f"alone: {tab} at {size['width']} in {language}")


@pytest.mark.parametrize("size", ["1280", pytest.param("1440", marks=pytest.mark.nightly), "390"])
def test_visitors_of_the_inn_fit_their_cards(browser: Browser, server: Server, size: str) -> None:
    table = fullest_village()
    for stack, card in enumerate(WORDY, start=1):
        table.lay(stack, card)
    table.turn()
    with visitor(browser, server, SIZES[size]) as page:
        open_village(page, server, table, 5, EXPANSIONS)
        if size == "390":
            page.locator(".region-tabs [data-region='inn']").tap()
        else:
            turn_to(page, "inn")
        for language in in_both_languages(page):
            come_to_rest(page)
            assert page.locator(".v-stack .v-niche img").count() == len(WORDY)
            if size == "390":  # cards are as tall as they need to be, and their price stands above
                assert_legible(page, f"cards in {language}")
            else:
                spilling = page.evaluate(SPILLING)
                assert not spilling, f"at {size} in {language} cards are too small: {spilling}"


def test_the_chronicle_says_what_figures_in_it_are_worth(browser: Browser, server: Server) -> None:
    with visitor(browser, server, LOW) as page:
        open_village(page, server, base_village(4), 4, {})
        page.locator(".v-ledger").hover()
        told = page.locator(".explanation")
        told.wait_for()
        assert "3 figures score 4 points at the end" in told.inner_text()


def test_islands_have_names_and_the_supply_one_row_on_phones(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as page:
        open_village(page, server, fullest_village(), 5, EXPANSIONS)
        for language in in_both_languages(page):
            page.locator(".region-tabs [data-region='sea']").tap()
            come_to_rest(page)
            assert page.evaluate(BAD_ISLANDS) == ISLANDS, f"names of islands in {language}"
            page.locator(".region-tabs [data-region='village']").tap()
            come_to_rest(page)
            assert page.evaluate(SUPPLY_ROWS) == 1, f"the supply in {language}"


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


@pytest.mark.parametrize("everything", [True, False], ids=["everything", "base"])
def test_the_lines_of_points_add_up_to_the_score(browser: Browser, server: Server, everything: bool) -> None:
    position = fullest_village() if everything else base_village(4)
    score = position.state.scores()[0].total
    with visitor(browser, server, WIDE) as page:
        open_village(page, server, position, 5 if everything else 4, EXPANSIONS if everything else {})
        lines = page.locator(".v-deed .v-points [data-text]").evaluate_all("(all) => all.map((n) => +n.dataset.text)")
        assert sum(lines) == score > 0, f"{lines} are not {score}"


def test_the_smuggler_and_the_lifetime_keep_within_their_frames(browser: Browser, server: Server) -> None:
    with visitor(browser, server, LOW) as page:
        open_village(page, server, fullest_village(), 5, EXPANSIONS)
        for language in in_both_languages(page):
            turn_to(page, "inn")
            come_to_rest(page)
            beyond = page.evaluate(BEYOND_FRAMES)
            assert not beyond, f"in {language} these reach over their frames: {beyond}"


@pytest.mark.parametrize("size", [PHONE, LOW, LARGE], ids=["phone", "low", "large"])
def test_the_number_of_grain_is_not_read_with_the_good_before_it(browser: Browser, server: Server, size: Any) -> None:
    with visitor(browser, server, size) as page:
        open_village(page, server, base_village(4), 4, {})
        come_to_rest(page)
        between = page.evaluate(GRAIN_BESIDE_GOODS)
        assert between, "no customer asks for a good and grain"
        assert min(between) >= -1, f"the number of grain stands beside a good: {between}"


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_many_travellers_at_the_western_castle_stay_on_the_map(browser: Browser, server: Server, size: Any) -> None:
    position = base_village(4)
    for seat in range(4):
        position.put(seat, "west", 4)
    position.turn()
    with visitor(browser, server, size) as page:
        open_village(page, server, position, 4, {})
        come_to_rest(page)
        assert page.evaluate(TRAVELLERS) == [4, 0]
