"""Coimbra in a browser: whole games by clicks, screens that fit, words for those who ask why not."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

import stammtisch
from scripts.build_client import CLIENT
from tests.browser.coimbra import CoimbraPerson, CoimbraPlayer, fullest, new_coimbra, show_position
from tests.browser.harness import Server
from tests.browser.pages import (
    BY_NIGHT_WIDE,
    PHONE,
    SEED,
    WIDE,
    come_to_rest,
    in_both_languages,
    on_narrowest_phone,
    visitor,
)
from tests.browser.test_accessibility import assert_accessible, axe  # noqa: F401 (a fixture)
from tests.browser.test_phone import assert_fits, assert_large_enough
from tests.browser.test_wide import assert_nothing_hidden

EFFECTS: Final = CLIENT / "tests" / "coimbra-effects.json"
LOWER: list[ViewportSize] = [
    {"width": 1440, "height": 800},
    {"width": 1366, "height": 768},
    {"width": 1280, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 940},
]
# What glows on the board must be large enough for a thumb.
GLOWS_TOO_SMALL = """(thumb) => [...document.querySelectorAll(".coi .can")].filter((one) => one.offsetParent)
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.height < thumb || box.width < thumb)
    .map(([one, box]) => `${one.className} ${box.width.toFixed()} x ${box.height.toFixed()}`)"""


@pytest.mark.nightly
@pytest.mark.parametrize(("size", "on_board"), [(WIDE, 0.5), (PHONE, 0.25)], ids=["1440", "390"])
def test_a_complete_game_of_coimbra_by_clicks(
    browser: Browser, server: Server, seed: int, most: int, size: ViewportSize, on_board: float
) -> None:
    with visitor(browser, server, size, seed=seed) as page:
        player = new_coimbra(page)
        player.play_to_the_end(on_board, most)
        print(f"{player.moves} moves; on the board: {dict(player.on_board)}")  # noqa: T201
        sheet = page.locator(".score-sheet, .score-blocks")
        sheet.wait_for()
        table = server.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert table["status"] == "finished"
        for points in table["result"]["scores"]:
            assert str(points["total"]) in sheet.inner_text()
        # The board really was part of it; which bonuses a game brings is up to chance.
        assert player.made["place"] == 12
        assert player.on_board["place"] == min(most, 12)
        if seed == SEED:  # in a game that nobody has played chance may bring few
            assert len(player.on_board) >= 4, player.on_board


@pytest.fixture(scope="module")
def crowded(server: Server) -> tuple[CoimbraPerson, str]:
    """A table of four that is late in the game."""
    person = CoimbraPerson(server, "Maximiliane")
    table = person.sit_down(seats=4)
    person.play(table, lambda view: bool(view["round"] >= 4 and view["prompt"]["question"] == "take-die"))
    return person, table


def sit(page: Page, crowded: tuple[CoimbraPerson, str]) -> CoimbraPlayer:
    person, table = crowded
    person.enter(page, f"#/table/{table}")
    player = CoimbraPlayer(page)
    player.settle()
    page.locator(".coi").first.wait_for()
    return player


def test_a_phone_shows_all_of_it_without_scrolling_sideways(
    browser: Browser, server: Server, crowded: tuple[CoimbraPerson, str]
) -> None:
    with visitor(browser, server, PHONE) as page:
        player = sit(page, crowded)
        on_narrowest_phone(page)
        for language in in_both_languages(page):
            assert_phone_shows_all(page, player, f"in {language}")


def assert_phone_shows_all(page: Page, player: CoimbraPlayer, how: str) -> None:
    for tab in ("board", "mine", "others"):
        player.show(tab)
        come_to_rest(page)
        assert_fits(page, f"tab {tab} {how}")
        assert_large_enough(page, f"tab {tab} {how}")
        assert_large_enough(page, f"tab {tab} {how}", GLOWS_TOO_SMALL)
    player.show("board")
    for region in page.locator(".region-tabs button").all():
        region.tap()
        assert_fits(page, f"region {region.inner_text()} {how}")


@pytest.mark.nightly
def test_a_wide_screen_shows_all_of_it_at_once(
    browser: Browser, server: Server, crowded: tuple[CoimbraPerson, str]
) -> None:
    with visitor(browser, server, WIDE) as page:
        sit(page, crowded)
        for language in in_both_languages(page):
            assert_nothing_hidden(page, f"the table in {language}")
            assert_fits(page, f"the table in {language}")
            for head in page.locator(".player-head").all():
                head.click()
                assert_nothing_hidden(page, f"the board of {head.inner_text()} in {language}")


@pytest.mark.nightly
@pytest.mark.parametrize("moment", ["placing", "income"])
def test_the_fullest_boards_fit_a_wide_screen_and_lower_windows(browser: Browser, server: Server, moment: str) -> None:
    person = CoimbraPerson(server, "Maximiliane")
    table = person.sit_down(seats=4)
    position = fullest(moment)
    with visitor(browser, server, WIDE) as page:
        show_position(page, position)
        person.enter(page, f"#/table/{table}")
        page.locator(".c-own").wait_for()
        for size in LOWER:
            page.set_viewport_size(size)
            assert_nothing_hidden(page, f"a window of {size['width']} × {size['height']}")
        page.set_viewport_size(WIDE)
        for language in in_both_languages(page):
            for seat, head in enumerate(page.locator(".player-head").all()):
                head.click()
                assert_nothing_hidden(page, f"the board of {head.inner_text()} in {language}")
                assert page.locator(".c-own .c-card").count() == len(position.player(seat)["cards"])
            assert_fits(page, f"the table in {language}")


@BY_NIGHT_WIDE
def test_axe_finds_nothing_serious(
    browser: Browser,
    server: Server,
    axe: str,  # noqa: F811
    crowded: tuple[CoimbraPerson, str],
    size: ViewportSize,
) -> None:
    with visitor(browser, server, size, bypass_csp=True) as page:
        player = sit(page, crowded)
        assert_accessible(page, axe, "the table")
        for tab in ("mine", "others") if player.is_narrow else ():
            player.show(tab)
            assert_accessible(page, axe, f"tab {tab}")


def test_a_click_says_why_not_and_pointing_explains(
    browser: Browser, server: Server, crowded: tuple[CoimbraPerson, str]
) -> None:
    with visitor(browser, server, WIDE) as page:
        sit(page, crowded)
        card = page.locator(".c-offer .c-card").first
        card.hover()
        page.locator(".explanation").wait_for()
        assert "influence" in page.locator(".explanation").inner_text().lower()
        for thing, rule in ((card, "C-4.4"), (page.locator(".c-voyage").first, "C-7.1")):
            thing.click()
            notice = page.locator(".notice")
            notice.get_by_text(f"Rule {rule}").wait_for()
            page.keyboard.press("Escape")
        page.locator("[data-node='iii-1']").click()
        page.locator(".notice").get_by_text("Rule C-9.1").wait_for()


def test_on_a_phone_a_tap_reads_a_card(browser: Browser, server: Server, crowded: tuple[CoimbraPerson, str]) -> None:
    with visitor(browser, server, PHONE) as page:
        player = sit(page, crowded)
        player.show("board")
        player.open_drawer(False)
        page.locator(".c-offer .c-card").first.tap()
        words = page.locator(".explanation.is-sheet")
        words.wait_for()
        assert "diploma" in words.inner_text() or "Works" in words.inner_text()


def test_a_round_of_dice_by_keyboard(browser: Browser, server: Server) -> None:
    person = CoimbraPerson(server)
    table = person.sit_down(seats=2, seed=5)
    person.play(table, lambda view: bool(view["prompt"]["question"] == "take-die"))
    with visitor(browser, server, WIDE) as page:
        player = sit(page, (person, table))
        for _ in range(2):
            for thing in (".c-pool .c-die-hit.can", ".c-place.can"):
                player.settle()
                before = player.moment()
                first = page.locator(thing).first
                first.wait_for()
                first.focus()
                page.keyboard.press("Enter")
                player.wait_for_change(before)


def test_the_drawing_is_tested_with_every_effect_there_is() -> None:
    """`client/tests/coimbra-people.test.ts` reads them; `python -m tests.browser.test_coimbra` writes them anew."""
    assert EFFECTS.read_text(encoding="utf-8") == every_effect()


def every_effect() -> str:
    """What cards, monasteries, favour tiles and voyages do, and the map, as the game describes it, a line for each."""
    described: Any = stammtisch.game("coimbra").describe()
    parts = []
    for part in ("cards", "monasteries", "favours", "voyages", "nodes", "roads"):
        rows = [{key: row[key] for key in row if key not in ("explanation", "rule")} for row in described[part]]
        lines = ",\n".join(f"    {json.dumps(row)}" for row in rows)
        parts.append(f'  "{part}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    EFFECTS.write_text(every_effect(), encoding="utf-8")
