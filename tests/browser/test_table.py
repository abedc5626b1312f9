"""At the table: taking back, refused clicks, language, the keyboard, and a server that goes away."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import OwnServer, Server
from tests.browser.pages import PHONE, open_home, visitor
from tests.browser.player import FEW, Player, quick_game
from tests.patience import until

HELD = re.compile(r"\bheld\b")
UNDO = re.compile("Take back your last step")
REDO = re.compile("Take the step again")


def test_undo_and_redo(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        player = quick_game(page, server)
        player.settle()
        undo = page.locator(".fixed-left .tool").first
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_have_attribute("title", re.compile("There is nothing to take back"))
        undo.click(force=True)  # Playwright waits for what is aria-disabled; a person need not
        expect(page.locator(".notice")).to_contain_text("There is nothing to take back")
        start = player.legal()
        move = next(one for one in start if one.startswith("place "))
        space = page.locator(f"[data-space='{move.split()[2]}']")
        assert player.take_on_board(move)
        expect(space).to_have_class(HELD)
        page.get_by_role("button", name=UNDO).click()
        expect(space).not_to_have_class(HELD)
        player.settle()
        assert player.legal() == start
        page.get_by_role("button", name=REDO).click()
        expect(space).to_have_class(HELD)
        player.settle()
        # The same by keys.
        page.locator("body").press("u")
        expect(space).not_to_have_class(HELD)
        page.locator("body").press("r")
        expect(space).to_have_class(HELD)
        # What was redone counts: a new step makes it impossible to redo anything.
        expect(page.get_by_role("button", name=REDO)).to_be_disabled()


def test_a_refused_click_gives_the_reason_and_the_rule(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        player = quick_game(page, server)
        player.settle()
        before = player.state()
        legal = player.legal()
        # A follower, then a space that does not want it.
        tile = next(one for one in legal if one.startswith("place ")).split()[1]
        wanted = {one.split()[2] for one in legal if one.startswith(f"place {tile} ")}
        spaces = page.eval_on_selector_all("[data-space]", "found => found.map((one) => one.dataset.space)")
        space = next(one for one in spaces if one not in wanted)
        page.locator(f".o-follower.can:has([data-piece='{tile}'])").first.click()
        page.locator(f"[data-space='{space}']").click()
        notice = page.locator(".notice")
        expect(notice).to_be_visible()
        rule = notice.locator(".rule-link")
        expect(rule).to_contain_text("Rule O-")
        assert len(notice.inner_text()) > 30
        assert player.state() == before
        # A place without its followers.
        page.keyboard.press("Escape")
        expect(notice).to_have_count(0)
        page.locator(".o-place-head[aria-label^='Ship']").click()
        expect(notice.locator(".rule-link")).to_contain_text("Rule O-")
        # The rule is one click away, and the table stays.
        section = notice.locator(".rule-link").inner_text().split()[-1]
        notice.locator(".rule-link").click()
        expect(page.locator(f".rules-panel [id='rule-{section}']")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator(".rules-panel")).to_have_count(0)
        player.settle()
        assert player.state() == before


def test_the_page_comes_back_by_itself_when_the_server_does(browser: Browser, tmp_path: Path, server: Server) -> None:
    del server  # only so that the client has been built
    fragile = OwnServer(tmp_path / "fragile").start()
    try:
        with visitor(browser, fragile) as page:
            player = quick_game(page, fragile)
            player.settle()
            player.move(1.0)
            player.settle()
            before = player.state()
            for how in (signal.SIGTERM, signal.SIGKILL):
                fragile.stop(how)
                expect(page.locator(".connection-bar")).to_be_visible()
                fragile.start()
                expect(page.locator(".connection-bar")).to_have_count(0)
                player.settle()
                assert player.state() == before, "nothing was lost"
            # And the game goes on: clicks, the computer, and what comes over the line.
            player.play_on(0.5, FEW, lambda view: bool(view["round"] > 1))
            player.catch_up()
            assert player.round() == 2
    finally:
        fragile.stop()


def test_a_move_while_the_server_is_away_is_refused_in_words(browser: Browser, tmp_path: Path, server: Server) -> None:
    del server
    fragile = OwnServer(tmp_path / "fragile").start()
    try:
        with visitor(browser, fragile) as page:
            player = quick_game(page, fragile)
            player.settle()
            fragile.stop()
            expect(page.locator(".connection-bar")).to_be_visible()
            page.locator("[data-action]").first.click()
            expect(page.locator(".notice")).to_contain_text("server cannot be reached")
    finally:
        fragile.stop()


# From now on the server is killed in the middle of each answer: its head has come, the rest breaks off.
BREAK_OFF: Final = """() => { window.fetch = async () => new Response(new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"table": ')),
    pull: (body) => body.error(new TypeError("network error")),
})); }"""


def test_an_answer_that_breaks_off_counts_as_none(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        open_home(page)
        page.evaluate(BREAK_OFF)
        page.locator(".start-more button").click()
        page.locator("#setup button[type=submit]").click()
        expect(page.locator("main")).to_contain_text("The server cannot be reached.")


def test_the_language_changes_and_the_place_does_not(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        player = quick_game(page, server)
        player.settle()
        player.move(1.0)
        player.settle()
        address, choices = page.url, player.legal()
        page.locator("#log").wait_for()
        english = page.locator(".asked").inner_text()
        page.locator(".lang-button").click()
        expect(page.locator(".asked")).to_contain_text("Du bist dran")
        # For a screen reader, the language of a word is that of the nearest element that names one.
        for part in (".asked", "#log", "#board .d-hit", "#own .d-hit", "header"):
            expect_german(page, part)
        page.locator(".help-button").click()
        expect_german(page, "dialog")
        page.keyboard.press("Escape")
        assert page.url == address
        assert sorted(player.legal()) == sorted(choices)
        page.reload()
        expect(page.locator(".asked")).to_contain_text("Du bist dran")
        page.locator(".lang-button").click()
        expect(page.locator(".asked")).to_have_text(english, use_inner_text=True)


def expect_german(page: Page, part: str) -> None:
    nearest = "(part) => document.querySelector(part).closest('[lang]').getAttribute('lang')"
    until(lambda: page.evaluate(nearest, part) == "de", f"{part} speaks German")


def test_the_language_changes_and_the_tab_of_the_phone_does_not(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as page:
        player = quick_game(page, server)
        player.settle()
        for tab in ("mine", "board", "log"):
            player.show(tab)
            page.locator(".lang-button").tap()
            expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")


def test_a_round_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        page.goto("/")
        page.locator("#home-name").wait_for()
        tab_to(page, ".start .button.primary")
        page.keyboard.press("Enter")
        player = Player(page)
        for _ in range(200):
            if player.settle() == "over" or player.round() > 1:
                break
            before = player.moment()
            wanted = player.strategy.choose(player.legal(), player.view()["players"][player.seat])
            page.keyboard.press("c")
            go_to(page, str(player.numbers[wanted]))
            page.keyboard.press("Enter")
            player.wait_for_change(before)
        assert player.round() == 2


def tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"the tab key does not reach {selector}")


def go_to(page: Page, action: str) -> None:
    """Among the choices: arrows in the list, tab to what stands in fixed places."""
    listed = page.locator(f".choice[data-action='{action}']").count()
    for key, most in (("ArrowDown", 120 * listed), ("Tab", 8)):
        for _ in range(most):
            focused = page.evaluate("document.activeElement?.dataset.action ?? ''")
            if focused == action:
                return
            page.keyboard.press(key)
    raise AssertionError("the keyboard does not reach the choice")
