"""The frame around every game: what others did in one line, looking back with the log in sight, signs with words."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.coimbra import show_position
from tests.browser.fullest import fullest_village
from tests.browser.harness import Server
from tests.browser.legible import in_sight
from tests.browser.pages import PHONE, TABLET, WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.test_layout import HEAD, LOW, box_of
from tests.browser.test_motion import sees_others_move
from tests.browser.village import EXPANSIONS, Villager

SMALL: Final = pytest.mark.parametrize(
    "size", [PHONE, pytest.param(TABLET, marks=pytest.mark.nightly), LOW], ids=["390", "768", "1280"]
)
MOST_OF_ONE_LINE: Final = 44  # pixels: a button for a thumb, but no second line


@pytest.mark.parametrize("size", [PHONE, pytest.param(TABLET, marks=pytest.mark.nightly)], ids=["390", "768"])
def test_what_others_did_is_told_in_one_line_that_unfolds(browser: Browser, server: Server, size: ViewportSize) -> None:
    with visitor(browser, server, size) as page:
        player = sees_others_move(page, server)
        come_to_rest(page)
        line = page.locator(".news-one")
        expect(line).to_be_in_viewport(ratio=1)
        expect(line.locator(".who").first).to_be_visible()
        expect(line).to_contain_text("Computer")
        assert box_of(page, ".news-one")["height"] <= MOST_OF_ONE_LINE
        before = box_of(page, ".fixed-actions")
        line.press("Enter")
        told = page.locator(".news-all")
        expect(told).to_be_in_viewport(ratio=1)
        expect(told.locator("li").last).to_contain_text("Computer")
        assert box_of(page, ".fixed-actions") == before, "something moved"
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
        expect(line).to_be_focused()
        assert_head_is_low(page)
        player.take(player.legal()[0])
        expect(line).to_have_count(0)


@pytest.mark.parametrize("size", [LOW, pytest.param(WIDE, marks=pytest.mark.nightly)], ids=["1280", "1440"])
def test_where_the_log_is_in_sight_it_alone_tells_what_others_did(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visitor(browser, server, size) as page:
        player = sees_others_move(page, server)
        come_to_rest(page)
        told = page.locator(".log .is-news")
        expect(told.last).to_be_in_viewport(ratio=1)
        expect(told.last).to_contain_text("Computer")
        expect(told.last.get_by_role("button", name="Watch again")).to_be_visible()
        expect(page.locator(".asked")).not_to_contain_text("Computer")
        # Over the chat a number tells of it.
        lines = told.count()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("tab", name="Log").locator(".badge")).to_have_text(str(lines))
        player.take(player.legal()[0])
        expect(page.get_by_role("tab", name="Log").locator(".badge")).to_have_count(0)


# Lines of text that the upper edge of the log cuts and that are painted all the same, and how much is empty below it.
UPPER_EDGE: Final = """() => {
    const log = document.querySelector(".log"), edge = log.getBoundingClientRect().top;
    const sliced = [];
    let first = Infinity;
    for (const line of log.querySelectorAll("li")) {
        const hidden = parseFloat(/inset\\(([\\d.]+)px/.exec(getComputedStyle(line).clipPath)?.[1] ?? 0);
        const painted = Math.max(edge, line.getBoundingClientRect().top + hidden);
        const words = document.createRange();
        words.selectNodeContents(line.querySelector("a") ?? line);
        for (const { top, bottom } of words.getClientRects()) {
            if (bottom <= painted + 5) continue;
            if (top < edge - 3) sliced.push(line.textContent);
            first = Math.min(first, top - edge);
        }
    }
    return { sliced, empty: first };
}"""


def test_no_line_of_the_log_is_sliced_and_its_end_stays(browser: Browser, server: Server) -> None:
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=5, options=EXPANSIONS)
    person.play(table, lambda view: bool(view["round"] >= 2))
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        page.locator(".log li").first.wait_for()
        for size in (WIDE, LOW, WIDE):  # a lower window leaves the log less room
            page.set_viewport_size(size)
            come_to_rest(page)
            expect(page.locator(".log li").last).to_be_in_viewport(ratio=0.99)
            for up in range(0, 60, 7):
                page.locator(".log").evaluate(
                    "(log, up) => log.scrollTo(0, log.scrollHeight - log.clientHeight - up)", up
                )
                come_to_rest(page)
                found = page.evaluate(UPPER_EDGE)
                assert found["sliced"] == []
                assert found["empty"] < 44, "a band above the first line looks as if something were missing"
            page.locator(".log-latest").click()
            expect(page.locator(".log-latest")).to_have_count(0)


# How many choices lie below what is seen of their list, and which of those that are painted its edges cut.
LIST: Final = """() => {
    const list = document.querySelector(".rail-choices"), { top, bottom } = list.getBoundingClientRect();
    const foot = document.querySelector(".scrolled-more").getBoundingClientRect().height || 0;
    const things = [...list.querySelectorAll(".choice, .choices-more")];
    const place = (one) => one.getBoundingClientRect();
    return {
        below: things.filter((one) => place(one).bottom > bottom - foot + 1).length,
        cut: things.filter((one) => one.matches(".choice") && Number(getComputedStyle(one).opacity) > 0.1
            && place(one).bottom > top && place(one).top < bottom - foot
            && (place(one).top < top - 4 || place(one).bottom > bottom - foot + 4)).map((one) => one.textContent),
        // A line whose first choice is seen has its heading in sight, and the other way round.
        alone: [...list.querySelectorAll(".choice-group:has(h3)")].filter((line) => {
            const seen = (one) => Number(getComputedStyle(one).opacity) > 0.5;
            return seen(line.querySelector("h3")) !== seen(line.querySelector(".choice"));
        }).map((line) => line.textContent),
    };
}"""


# Both at one moment: what arrives above the list meanwhile changes how much of it is seen.
SAYS_HOW_MANY: Final = f"""() =>
    document.querySelector(".scrolled-more").textContent.trim() === `${{({LIST})().below}} more`"""


def test_a_list_of_choices_that_goes_on_says_how_many_more(browser: Browser, server: Server) -> None:
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=5, options=EXPANSIONS)
    with visitor(browser, server, LOW) as page:
        show_position(page, fullest_village())
        person.enter(page, f"#/table/{table}")
        more = page.locator(".scrolled-more")
        more.wait_for()
        for _ in range(20):
            come_to_rest(page)
            found = page.evaluate(LIST)
            assert found["cut"] == []
            assert found["alone"] == []
            if not found["below"]:
                break
            page.wait_for_function(SAYS_HOW_MANY)
            more.click()
        expect(more).to_have_text("Back to the top")
        expect(page.locator(".rail .choice").last).to_be_in_viewport(ratio=1)
        more.click()
        expect(page.locator(".rail .choice").first).to_be_in_viewport(ratio=1)


def assert_head_is_low(page: Page) -> None:
    if not page.locator(".narrow-head").count():
        return
    head = box_of(page, ".narrow-head")
    assert page.viewport_size is not None
    assert head["y"] + head["height"] <= HEAD * page.viewport_size["height"]


@SMALL
def test_looking_back_leaves_the_log_and_the_head_in_their_places(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=5, options=EXPANSIONS)
    person.play(table, lambda view: bool(view["round"] >= 2))
    with visitor(browser, server, size) as page:
        person.enter(page, f"#/table/{table}/at/30")
        page.locator(".replay").wait_for()
        page.locator(".vil").first.wait_for()
        for language in in_both_languages(page):
            come_to_rest(page)
            assert_head_is_low(page)
            expect(page.locator(".replay")).to_be_in_viewport(ratio=1)
            if page.locator(".rail").count():
                lines = in_sight(page, ".log li", ".log")
                assert lines >= 2, f"{lines} lines of the log are in sight in {language}"


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["390", "1280"])
def test_signs_of_the_table_have_words(browser: Browser, server: Server, size: ViewportSize) -> None:
    person = Villager(server)
    table = person.sit_down(seats=2)  # with a seed, and with values that are reconstructed
    with visitor(browser, server, size) as page:
        person.enter(page, f"#/table/{table}")
        expect(page.locator(".seed-sign").first).to_contain_text("Random seed set by")
        # pressed, a sign says what it means; a press elsewhere folds it again
        page.locator(".when-button, .table-wide .edition-sign").last.click()
        expect(page.locator(".sign-what")).to_contain_text("nobody has seen printed")
        expect(page.locator(".sign-what")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(page.locator(".sign-what")).to_have_count(0)
        page.locator(".menu-button").click()
        expect(page.locator(".menu-note")).to_contain_text("Random seed set by")
        expect(page.locator(".menu-list")).to_contain_text("Some values are our best guess")
