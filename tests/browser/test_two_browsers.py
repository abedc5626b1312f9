"""Two people in two browsers at one table: invited by link, planning at the same time, talking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import Server
from tests.browser.pages import set_up_table, visitor
from tests.browser.player import Player


@contextmanager
def two_at_a_table(browser: Browser, server: Server) -> Iterator[tuple[Player, Player]]:
    """Anna opens a table, Ben comes by the link she shows, Anna starts the game."""
    with visitor(browser, server) as anna, visitor(browser, server, calm=False) as ben:
        set_up_table(anna, ["me", "free"])
        link = anna.locator(".link-box input").input_value()
        ben.goto(link)
        ben.locator("#lobby-name").fill("Ben")
        ben.locator(".lobby-seat.is-free button").click()
        expect(ben.locator(".lobby-seat", has_text="Ben")).to_contain_text("you")
        expect(anna.locator(".lobby-seats")).to_contain_text("Ben")
        anna.locator(".lobby .button.primary").click()
        yield Player(anna, 1), Player(ben, 2)


def test_they_talk_and_planning_waits_for_nobody_and_the_plan_stays_hidden(browser: Browser, server: Server) -> None:
    with two_at_a_table(browser, server) as (anna, ben):
        talk(anna, ben)
        anna.settle()
        before = anna.state()
        ben.settle()
        # Both are asked, and the title says so; the head calls people as the log does.
        expect(ben.page.locator(".asked.is-mine h2")).to_have_text("Everyone plans")
        expect(ben.page.locator(".seat-strip li.is-me .seat-name")).to_contain_text("Ben (you)")
        ben.move(0.5)
        ben.send_on()
        anna.catch_up()
        # Ben is done; Anna was not held up, and has not seen what he planned.
        expect(ben.page.locator(".asked")).to_contain_text("Anna's turn")
        assert anna.state() == before
        expect(anna.page.locator(".asked.is-mine h2")).to_have_text("Your turn")
        anna.page.locator(".player-head", has_text="Ben").click()
        assert anna.page.locator(".o-own-area .o-space.held").count() == 0
        anna.page.locator(".own-head .button").click()
        anna.send_on(lambda view: bool(view["phase"] != "planning"))
        # Now both plans lie open.
        anna.page.locator(".player-head", has_text="Ben").click()
        expect(anna.page.locator(".o-own-area .o-space.held").first).to_be_visible()


@pytest.mark.nightly
def test_both_plan_in_turns_and_the_game_goes_on(browser: Browser, server: Server) -> None:
    with two_at_a_table(browser, server) as (anna, ben):
        players = (anna, ben)
        # The server says who is asked, however far the pages have come; one of them always is.
        while any(player.view()["round"] < 2 for player in players):
            for player in players:
                if player.view()["prompt"]["legal"]:
                    player.catch_up()
                    player.settle()
                    player.move(0.3)
        for player in players:
            player.catch_up()
        assert anna.round() == ben.round() == 2
        assert not anna.page.locator(".notice").count()
        assert not ben.page.locator(".notice").count()


def talk(anna: Player, ben: Player) -> None:
    anna.page.locator(".side-tabs").get_by_role("tab", name="Chat").click()
    anna.page.locator("#chat-field").fill("Hello <b>Ben</b>!")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat-lines li")).to_contain_text("Hello <b>Ben</b>!")
    expect(anna.page.locator("#chat-field")).to_have_value("")
    expect(ben.page.locator(".side-tabs .badge")).to_have_text("1")
    ben.page.locator(".side-tabs").get_by_role("tab", name="Chat").click()
    expect(ben.page.locator(".chat-lines li")).to_contain_text("Hello <b>Ben</b>!")
    expect(ben.page.locator(".chat-lines li .who")).to_contain_text("Anna")
    expect(ben.page.locator(".side-tabs .badge")).to_have_count(0)
