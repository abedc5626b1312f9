"""Looking back: slider, keys, a link to each move, playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Server
from tests.browser.pages import visitor
from tests.browser.person import Person
from tests.browser.player import Player


def at(page: Page) -> tuple[int, int]:
    """The move shown, and how many there are."""
    shown, last = page.locator(".replay-number").inner_text().split("/")
    return int(shown), int(last)


def shows(page: Page, number: int) -> None:
    page.wait_for_url(re.compile(rf"/at/{number}$"))
    expect(page.locator(".replay-number")).to_have_text(re.compile(rf"^{number} / "))


@pytest.mark.nightly
def test_a_finished_game_move_by_move(browser: Browser, server: Server) -> None:
    person = Person(server)
    table = person.let_computers_play()
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        page.locator(".score-sheet").wait_for()
        page.get_by_role("button", name="Replay").click()
        shows(page, 0)
        first, last = at(page)
        assert first == 0
        assert last > 50
        # Keys
        page.locator("body").press("ArrowRight")
        shows(page, 1)
        page.locator("body").press("End")
        shows(page, last)
        page.locator("body").press("ArrowLeft")
        shows(page, last - 1)
        page.locator("body").press("Home")
        shows(page, 0)
        # Slider
        slider = page.locator(".replay .slider")
        slider.fill(str(last // 2))
        shows(page, last // 2)
        rounds = page.locator(".round-info").inner_text()
        # Buttons
        page.get_by_role("button", name="One move forward").click()
        shows(page, last // 2 + 1)
        page.get_by_role("button", name="One move back").click()
        shows(page, last // 2)
        # The link opens the same moment for somebody else.
        with visitor(browser, server) as friend:
            friend.goto(page.url)
            shows(friend, last // 2)
            expect(friend.locator(".round-info")).to_have_text(rounds, use_inner_text=True)
        # A line of the log is a way there, too.
        line = page.locator(".log a").nth(3)
        address = line.get_attribute("href") or ""
        line.click()
        shows(page, int(address.rsplit("/", 1)[1]))
        page.get_by_role("button", name="To the result").click()
        page.locator(".score-sheet").wait_for()


def test_playing_on_from_a_move(browser: Browser, server: Server) -> None:
    person = Person(server)
    table = person.let_computers_play()
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}/at/20")
        shows(page, 20)
        page.get_by_role("button", name="Continue from here").click()
        page.wait_for_url(lambda address: table not in address)
        player = Player(page)
        player.settle()
        player.take(player.legal()[0])


def test_looking_back_while_the_game_runs(browser: Browser, server: Server) -> None:
    person = Person(server)
    table = person.sit_down()
    person.play(table, lambda view: bool(view["round"] >= 2))
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        before = player.state()
        page.locator(".look-back").click()
        page.locator(".replay").wait_for()
        page.locator("body").press("Home")
        shows(page, 0)
        assert page.locator("[data-action]").count() == 0
        page.locator(".o-own-area .o-place-head").first.click()
        page.get_by_role("button", name="Back to the present").click()
        player.settle()
        assert player.state() == before
