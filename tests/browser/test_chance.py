"""Where chance comes from: promised before the game, checked after it, and told where the host chose it."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from scripts.build_client import CLIENT
from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, set_up_table, visitor
from tests.browser.test_accessibility import assert_accessible
from tests.browser.village import set_up_village


def test_after_the_game_the_browser_computes_all_chance_anew(browser: Browser, server: Server) -> None:
    with visitor(browser, server, seed=None, bypass_csp=True) as page:
        player = set_up_village(page, ["me"])
        expect(page.locator(".seed-sign")).to_have_count(0)
        table = page.url
        page.goto("about:blank")  # all moves are sent, and nobody need look on
        player.play_on(0, 0, lambda _: False)
        page.goto(table)
        for size in (WIDE, PHONE):
            page.set_viewport_size(size)
            verdict = check(page)
            expect(verdict).to_have_attribute("data-fair", "true")
            expect(verdict.get_by_role("heading")).to_contain_text("Nobody chose the chance of this game")
            assert verdict.locator("li.holds").count() == 4, "promise, the same promise, my share, all draws"
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            axe = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
            assert_accessible(page, axe, "the check of chance")
        # As if the server had rolled otherwise than it promised.
        page.route("**/chance", lambda route: route.fulfill(json=bent(route.fetch().json())))
        expect(check(page)).to_have_attribute("data-fair", "false")
        expect(page.locator(".findings .fails")).to_have_count(1)


def check(page: Page) -> Locator:
    page.reload()
    page.get_by_role("button", name="Verify the randomness").click()
    return page.locator("[data-fair]")


def bent(proof: dict[str, list[list[int]]]) -> object:
    bound, number = proof["draws"][3]
    proof["draws"][3] = [bound, (number + 1) % bound]
    return proof


def test_before_the_game_the_promise_is_shown_and_everybody_adds(browser: Browser, server: Server) -> None:
    with visitor(browser, server, seed=None) as anna, visitor(browser, server, seed=None, language="de") as ben:
        set_up_table(anna, ["me", "free"])
        anna.get_by_text("Chance that can be checked").click()
        expect(anna.get_by_text("1 of 1 person has added theirs.")).to_be_visible()
        ben.goto(anna.locator(".link-box input").input_value())
        ben.locator("#lobby-name").fill("Ben")
        ben.locator(".lobby-seat.is-free button").click()
        expect(anna.get_by_text("2 of 2 people have added theirs.")).to_be_visible()
        ben.get_by_text("Zufall zum Nachrechnen").click()
        assert ben.locator(".fingerprint").inner_text() == anna.locator(".fingerprint").inner_text()


def test_a_chosen_seed_is_told_at_the_table(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        set_up_table(page, ["me", "c:random"])
        expect(page.locator(".seed-sign")).to_contain_text("Random seed set by Anna")
