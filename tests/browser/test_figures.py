"""What a first visit costs, and how a move comes to the other screen. How fast that is depends on the machine."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.harness import Server
from tests.browser.pages import visitor
from tests.browser.player import Player, new_game
from tests.browser.test_two_browsers import two_at_a_table

KILOBYTE = 1024


def tell(text: str) -> None:
    print(f"\n{text}")  # noqa: T201 - seen with `pytest -s`


def test_one_click_leads_to_the_first_move(browser: Browser, server: Server) -> None:
    with visitor(browser, server, calm=False) as page:
        page.goto("/")
        page.locator(".start .button.primary").click()
        assert Player(page).settle() == "asked"


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        sizes = transferred(page)
        player = new_game(page)
        player.settle()
        parts = {address.split("?")[0]: size for address, size in sizes.items()}
        assets = sum(size for address, size in parts.items() if "/api/" not in address)
        total = sum(parts.values())
        tell(f"first load: {assets / KILOBYTE:.0f} KB for the page, {total / KILOBYTE:.0f} KB with the game's data")
        assert 0 < assets < 200 * KILOBYTE, parts


def transferred(page: Page) -> dict[str, int]:
    """What comes over the wire, by address; fills up while the page loads."""
    wire = page.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def note(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def count(event: dict[str, Any]) -> None:
        address = addresses.get(event["requestId"], "")
        sizes[address] = max(sizes.get(address, 0), int(event["encodedDataLength"]))

    wire.on("Network.requestWillBeSent", note)
    wire.on("Network.loadingFinished", count)
    wire.send("Network.enable")
    return sizes


def test_a_move_comes_to_the_other_screen_without_asking_for_it(browser: Browser, server: Server) -> None:
    with two_at_a_table(browser, server) as (anna, ben):
        anna.send_on()
        ben.send_on()
        anna.catch_up()
        acting, other = (anna, ben) if anna.page.locator(".asked.is-mine").count() else (ben, anna)
        acting.settle()
        asked: list[str] = []
        other.page.on("request", lambda request: asked.append(request.url))
        lines = other.page.locator(".log li").count()
        legal = acting.legal()
        acting.take(next((one for one in legal if one.startswith("use ")), legal[0]))
        other.page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)
        assert asked == [], "it was told, once, over the line that is open anyway"
