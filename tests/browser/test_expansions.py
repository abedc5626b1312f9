"""Village with all of its expansions in a real browser: a complete game by clicks, pages, cards, and that it fits."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.harness import Server
from tests.browser.pages import PHONE, SEED, WIDE, in_both_languages, visitor
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import assert_fits
from tests.browser.test_village import assert_fits_phones
from tests.browser.test_village import axe as axe  # noqa: PLC0414 - a fixture
from tests.browser.test_wide import assert_nothing_hidden
from tests.browser.village import EXPANSIONS, VillagePlayer, Villager, set_up_village

PAGES = ["village", "sea", "inn"]
# Choices that are there at any time, besides what is asked.
ANY_TIME = ("lay-bread", "open-chest")


@pytest.fixture(scope="module")
def full(server: Server) -> tuple[Villager, str]:
    """Four at a table with everything on it, in the middle of the game."""
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=4, options=EXPANSIONS)
    person.play(table, lambda view: bool(view["round"] >= 3 and view["prompt"]["question"] == "take-cube"))
    return person, table


def turn_to(page: Page, which: str) -> None:
    page.locator(f".v-page-tab[data-page='{which}']").click()
    page.locator(f".v-board.page-{which}").wait_for()
    page.mouse.move(2, 2)


def with_more_than_asked(person: Villager) -> str:
    """A table at which this person takes a cube and has bread or a chest at home besides."""

    def has_more(view: Any) -> bool:
        legal = [person.notations[number] for number in view["prompt"]["legal"]]
        return view["prompt"]["question"] == "take-cube" and any(move.split()[0] in ANY_TIME for move in legal)

    # The computers play by chance: in some games it never comes to that.
    for seed in range(1, 13):
        table = person.sit_down(options=EXPANSIONS, seed=seed)
        person.play(table, has_more)
        if person.ask(f"/api/tables/{table}")["status"] == "running":
            return table
    raise AssertionError("in no game somebody had bread or a chest at home")


# By day the last rounds of Orléans are played by clicks.
@pytest.mark.nightly
@pytest.mark.parametrize(("size", "on_board"), [(WIDE, 0.7), (PHONE, 0.4)], ids=["1440", "390"])
def test_a_complete_game_by_clicks(
    browser: Browser, server: Server, seed: int, most: int, size: ViewportSize, on_board: float
) -> None:
    with visitor(browser, server, size, seed=seed) as page:
        player = set_up_village(page, ["me", "c:random"], options=EXPANSIONS)
        player.play_to_the_end(on_board, most)
        print(f"{player.moves} moves; on the board: {dict(player.on_board)}")  # noqa: T201
        sheet = page.locator(".score-sheet, .score-blocks")
        sheet.wait_for()
        table = server.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert table["status"] == "finished"
        for points in table["result"]["scores"]:
            assert str(points["total"]) in sheet.inner_text()
        # Which actions a game brings is up to chance; those of the expansions are among them.
        if seed == SEED:  # in a game that nobody has played chance may bring few
            assert len(player.on_board) >= 8, player.on_board
        assert not player.missed, f"not to be clicked where they lie: {player.missed}"


def test_what_is_asked_brings_its_page_to_the_front(browser: Browser, server: Server) -> None:
    person = Villager(server)
    table = person.sit_down(options=EXPANSIONS)
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        page.locator(".v-board.page-village").wait_for()
        player.take_on_board(next(move for move in player.legal() if move.startswith("take inn ")))
        page.locator(".v-board.page-inn").wait_for()
        assert page.locator("[data-inn].can").count() == 1


def test_what_cannot_be_chosen_says_why(browser: Browser, server: Server, full: tuple[Villager, str]) -> None:
    person, table = full
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        things = (
            ("sea", "[data-captain]:not(.none)", "VP-"),
            ("inn", "[data-stack='1']", "VI-"),
            ("inn", "[data-rank]", "VM-"),
        )
        for which, thing, rule in things:
            turn_to(page, which)
            page.locator(thing).first.click()
            notice = page.locator(".notice")
            notice.wait_for()
            assert rule in notice.inner_text(), notice.inner_text()
            notice.locator("button").click()
        turn_to(page, "sea")
        page.locator("[data-tiles='chest']").hover()
        card = page.locator(".explanation")
        card.wait_for()
        assert "VP-4.4" in card.inner_text()


def test_what_is_there_at_any_time_does_not_drown_what_is_asked(browser: Browser, server: Server) -> None:
    person = Villager(server)
    table = with_more_than_asked(person)
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        besides = [move for move in player.legal() if move.split()[0] in ANY_TIME]
        first = page.locator(f"[data-action='{player.numbers[besides[0]]}']")
        assert first.count() == 0
        page.locator(".choices-more").click()
        first.wait_for()
        assert page.locator("[data-own].may").count() >= 1
        assert page.locator("[data-own].can").count() == 0


@pytest.mark.nightly
def test_axe_finds_nothing_serious(browser: Browser, server: Server, axe: str, full: tuple[Villager, str]) -> None:
    person, table = full
    with visitor(browser, server, WIDE, bypass_csp=True) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        for which in PAGES:
            turn_to(page, which)
            assert_accessible(page, axe, f"page {which}")


@pytest.mark.nightly
def test_axe_finds_nothing_serious_on_a_phone(
    browser: Browser, server: Server, axe: str, full: tuple[Villager, str]
) -> None:
    person, table = full
    with visitor(browser, server, PHONE, bypass_csp=True) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        for tab in ("board", "mine", "others"):
            player.show(tab)
            assert_accessible(page, axe, f"tab {tab}")


def test_it_fits_a_phone(browser: Browser, server: Server, full: tuple[Villager, str]) -> None:
    person, table = full
    with visitor(browser, server, PHONE) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        assert_fits_phones(page, player, ("mine", "others", "board"))


@pytest.mark.nightly
def test_it_fits_one_wide_screen(browser: Browser, server: Server, full: tuple[Villager, str]) -> None:
    person, table = full
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        page.locator(".v-farm").wait_for()
        assert_pages_fit(page)


def assert_pages_fit(page: Page) -> None:
    for language in in_both_languages(page):
        for which in PAGES:
            turn_to(page, which)
            assert_nothing_hidden(page, f"page {which} in {language}")
            assert_fits(page, f"page {which} in {language}")
