"""Not this turn: the button beside "Continue", where one is asked only for what may be done at any time."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect

from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, in_both_languages, open_home, visitor
from tests.village.besides import GAME, SEATS, before_two_questions

WORDS = {"English": "Not this turn", "German": "Diesen Zug nicht"}


def test_who_says_not_this_turn_goes_on(browser: Browser, server: Server) -> None:
    state = GAME.at(before_two_questions())
    mine = state.to_act()[0]
    with visitor(browser, server, seed=None) as page:
        open_home(page, "Anna", "Village")
        page.locator(".start-more button").click()
        page.locator("#setup .segment", has_text=str(SEATS)).first.click()
        for seat in range(SEATS):
            page.locator("#setup .seat-field select").nth(seat).select_option("me" if seat == mine else "c:random")
        page.locator(".position-field summary").click()
        page.locator("#setup-position").fill(json.dumps(before_two_questions()))
        page.locator("#setup button[type=submit]").click()
        page.wait_for_url("**/#/table/*")
        button = page.locator(".not-this-turn")
        for language in in_both_languages(page):
            for size in (PHONE, WIDE):
                page.set_viewport_size(size)
                expect(button).to_have_text(WORDS[language])
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        button.click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
        expect(button).to_have_count(0)
