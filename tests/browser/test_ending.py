"""The end of a game: who won and why, bars on one scale, curves to point at, replay by round and person, a picture."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.harness import Server
from tests.browser.pages import BY_NIGHT_PHONE, PHONE, TABLET, WIDE, in_both_languages, visitor
from tests.browser.person import Person
from tests.browser.test_layout import LOW
from tests.browser.village import Villager

# For every bar: its length in pixels, and the points that it stands for.
BARS = "(bars) => bars.map((bar) => [bar.getBoundingClientRect().width, Math.abs(Number(bar.dataset.points))])"
# How many different colours there are in a part of a picture; an empty one has a single one.
COLOURS = """async ([data, from, to]) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const drawing = canvas.getContext("2d");
    drawing.drawImage(picture, 0, 0);
    const top = Math.floor(picture.height * from), height = Math.floor(picture.height * (to - from));
    const numbers = new Uint32Array(drawing.getImageData(0, top, picture.width, height).data.buffer);
    return [picture.width, picture.height, new Set(numbers).size];
}"""
# What of the end does not stand as it should.
FAULTS = """() => {
    const found = [];
    const box = (one) => one.getBoundingClientRect();
    for (const button of document.querySelectorAll(".ending-ways .button")) {
        const words = [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        for (const word of words) {
            const range = document.createRange();
            range.selectNode(word);
            if (range.getClientRects().length !== 1) found.push(`${button.textContent}: in several lines`);
        }
        if (button.scrollWidth > button.clientWidth) found.push(`${button.textContent}: cut`);
    }
    for (const name of document.querySelectorAll(".podium-name")) {
        if (!name.textContent || !box(name).height) found.push("a place of the podium has no name");
    }
    const podium = box(document.querySelector(".podium")), title = document.querySelector(".ending-title");
    const ribbon = box(title);
    if (ribbon.width) {
        const middle = ribbon.x + ribbon.width / 2;
        if (Math.abs(middle - podium.x - podium.width / 2) > 2) found.push("the ribbon is not above the podium");
        const lowest = Math.max(...[...document.querySelectorAll(".garland path")].map((flag) => box(flag).bottom));
        if (ribbon.top < lowest) found.push("the ribbon covers the garland");
        if (getComputedStyle(title).filter === "none") found.push("the ribbon has no outline");
    }
    const sum = document.querySelector(".sheet-sum, .score-order");
    return { found, names: document.querySelectorAll(".podium-name").length, sum: box(sum).bottom };
}"""


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Person, str]:
    """A game that is over, and who has played it: against a computer that makes few points."""
    person = Person(server)
    table = person.sit_down()
    person.play(table, lambda _: False)
    return person, table


def open_result(page: Page, over: tuple[Person, str]) -> Any:
    """Open the result, and give what the server says of it."""
    person, table = over
    person.enter(page, f"#/table/{table}")
    page.locator(".score-sheet, .score-blocks").wait_for()
    page.locator(".curve-plot").wait_for()
    return person.ask(f"/api/tables/{table}")["result"]


def at(page: Page) -> int:
    return int(page.locator(".replay-number").inner_text().split("/")[0])


def goes(page: Page, step: Callable[[], None]) -> int:
    """Make a step of the replay, and say where it led."""
    before = page.url
    step()
    page.wait_for_url(lambda address: address != before)
    now = int(page.url.rsplit("/", 1)[1])
    expect(page.locator(".replay-number")).to_have_text(re.compile(rf"^{now} / "))
    return now


@pytest.mark.parametrize("size", [LOW, WIDE, TABLET, PHONE], ids=["1280", "1440", "768", "390"])
def test_ribbon_names_buttons_and_sum_stand_where_they_are_seen(
    browser: Browser, server: Server, over: tuple[Person, str], size: ViewportSize
) -> None:
    with visitor(browser, server, size) as page:
        open_result(page, over)
        for language in in_both_languages(page):
            seen = page.evaluate(FAULTS)
            assert not seen["found"], language
            assert seen["names"] == 2
            if size["width"] >= 1100:
                assert seen["sum"] <= size["height"], "the sum is in sight without a scroll"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_same_points_have_the_same_length_and_a_sentence_says_why(
    browser: Browser, server: Server, over: tuple[Person, str], size: Any
) -> None:
    with visitor(browser, server, size) as page:
        result = open_result(page, over)
        bars = page.locator(".bar").evaluate_all(BARS)
        assert len(bars) == sum(1 for score in result["scores"] for points in score["parts"].values() if points)
        pixels = max(width / points for width, points in bars)
        for width, points in bars:
            assert width == pytest.approx(points * pixels, abs=1.5)
        best = max(score["total"] for score in result["scores"])
        why = page.locator(".ending-why")
        expect(why).to_contain_text(f"{best} points")
        expect(why).to_contain_text("Anna")
        expect(why).to_contain_text("This made the difference: ")
        assert "Yellow" not in why.inner_text(), "people are named, not colours"


def test_a_round_of_the_curve_is_pointed_at_by_keys_and_mouse(
    browser: Browser, server: Server, over: tuple[Person, str]
) -> None:
    person, table = over
    points = person.ask(f"/api/tables/{table}/scores")
    with visitor(browser, server) as page:
        open_result(page, over)
        plot = page.locator(".curve-plot")
        plot.focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".curve-round")).to_have_text("Round 2")
        expect(plot).to_have_attribute("aria-valuenow", "2")
        second = next(point for point in points if point["round"] == 2)
        shown = [int(text) for text in page.locator(".curve-key b").all_inner_texts()]
        assert shown == second["totals"]
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(rf"/at/{second['at']}$"))
        page.locator(".replay").wait_for()
        page.go_back()
        # The result begins at its top again, where the curve lies below what is seen: hovering scrolls to it.
        plot.hover()
        expect(page.locator(".curve-round")).to_have_text(re.compile(r"Round (9|10)$"))
        plot.click()
        page.locator(".replay").wait_for()


def test_a_finger_looks_first_and_goes_by_the_button(
    browser: Browser, server: Server, over: tuple[Person, str]
) -> None:
    with visitor(browser, server, PHONE) as page:
        open_result(page, over)
        plot = page.locator(".curve-plot")
        plot.scroll_into_view_if_needed()
        box = plot.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] * 0.08, box["y"] + box["height"] / 2)
        expect(page.locator(".curve-round")).to_have_text("Round 1")
        page.get_by_role("button", name="Show the end of round 1").tap()
        page.locator(".replay").wait_for()


def test_a_replay_by_rounds_and_by_person_with_keys(browser: Browser, server: Server, over: tuple[Person, str]) -> None:
    person, table = over
    movers = person.ask(f"/api/tables/{table}/movers")
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}/at/0")
        page.locator(".replay").wait_for()
        expect(page.get_by_label("Moves of")).to_be_enabled()
        body = page.locator("body")
        second = goes(page, lambda: body.press("PageDown"))
        expect(page.locator(".round-info")).to_contain_text("Round 2")
        third = goes(page, page.get_by_role("button", name="On to the next round").click)
        expect(page.locator(".round-info")).to_contain_text("Round 3")
        assert 0 < second < third
        goes(page, lambda: body.press("ArrowRight"))
        assert goes(page, lambda: body.press("PageUp")) == third
        # Only the moves of the second seat, by key and by button.
        page.get_by_label("Moves of").select_option("1")
        page.get_by_label("Moves of").blur()
        following = movers.index(1, third) + 1
        assert goes(page, lambda: body.press("ArrowRight")) == following
        assert goes(page, page.get_by_role("button", name="Next move of").click) == movers.index(1, following) + 1
        body.press("f")
        expect(page.get_by_label("Moves of")).to_have_value("")


def test_a_replay_plays_by_itself_until_it_is_halted(
    browser: Browser, server: Server, over: tuple[Person, str]
) -> None:
    person, table = over
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}/at/5")
        page.locator(".replay").wait_for()
        page.get_by_role("combobox", name="Pace", exact=True).select_option("fast")
        page.get_by_role("combobox", name="Pace", exact=True).blur()
        page.locator("body").press(" ")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.wait_for_function("() => Number(location.hash.split('/').at(-1)) >= 8")
        page.get_by_role("button", name="Pause").click()
        expect(page.get_by_role("button", name="Play the moves")).to_be_visible()


@BY_NIGHT_PHONE
def test_the_end_is_shared_as_a_picture_of_sheet_and_board(
    browser: Browser, server: Server, over: tuple[Person, str], tmp_path: Path, size: ViewportSize
) -> None:
    with visitor(browser, server, size) as page:
        open_result(page, over)
        with page.expect_download() as download:
            page.get_by_role("button", name="Share as a picture").click()
        assert re.fullmatch(r"orleans-[\w-]+\.png", download.value.suggested_filename)
        file = tmp_path / "end.png"
        download.value.save_as(file)
        data = base64.b64encode(file.read_bytes()).decode()
        width, height, sheet = page.evaluate(COLOURS, [data, 0.0, 0.3])
        assert width == 2480
        assert height > width * 0.8
        *_, board = page.evaluate(COLOURS, [data, 0.5, 0.9])
        assert sheet > 50, "the sheet is drawn"
        assert board > 500, "the board is drawn"
        assert page.locator(".picture-stage").count() == 0
        expect(page.get_by_role("button", name="Share as a picture")).to_be_enabled()


def test_who_plays_alone_reads_a_rank_and_no_victory(browser: Browser, server: Server) -> None:
    villager = Villager(server, "Anna")
    table = villager.sit_down(seats=1, seed=5)
    villager.play(table, lambda _: False)
    outcome = villager.ask(f"/api/tables/{table}")["result"]["outcome"]
    with visitor(browser, server) as page:
        villager.enter(page, f"#/table/{table}")
        expect(page.locator(".ending-title")).to_have_text(f"Rank reached: {outcome['rank']['name']['en']}")
        expect(page.locator(".asked")).not_to_contain_text("win")
        expect(page.locator(".ending-why")).to_contain_text(f"was {outcome['rank']['missing']} point")
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda address: table not in address)
