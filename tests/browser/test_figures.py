"""What a first visit costs, and how fast a move is on the other screen."""

from __future__ import annotations

import statistics
import time
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.harness import Player, Server, new_game, visitor
from tests.browser.test_two_browsers import two_at_a_table

KILOBYTE = 1024


def tell(text: str) -> None:
    print(f"\n{text}")  # noqa: T201 - seen with `pytest -s`


def test_the_first_move_is_possible_within_a_minute(browser: Browser, server: Server) -> None:
    with visitor(browser, server, calm=False) as page:
        began = time.monotonic()
        page.goto("/")
        page.locator(".start .button.primary").click()
        player = Player(page)
        assert player.settle() == "asked"
        took = time.monotonic() - began
        tell(f"first move possible {took:.1f} s after opening the page")
        assert took < 60


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


def plan(player: Player) -> None:
    """Answer until somebody else is asked."""
    while player.page.locator(".asked.is-mine").count():
        player.settle()
        player.move(0.0)


def test_a_move_is_soon_on_the_other_screen(browser: Browser, server: Server) -> None:
    with two_at_a_table(browser, server) as (anna, ben):
        for player in (anna, ben):
            plan(player)
        times: list[float] = []
        for _ in range(12):
            acting = next((one for one in (anna, ben) if one.page.locator(".asked.is-mine").count()), None)
            if acting is None or acting.round() > 1:
                break
            other = ben if acting is anna else anna
            lines = other.page.locator(".log li").count()
            acting.page.evaluate(
                "addEventListener('click', () => (window.clicked = Date.now()), { capture: true, once: true })"
            )
            other.page.evaluate(
                """() => new MutationObserver((_, watch) => { window.heard = Date.now(); watch.disconnect(); })
                    .observe(document.querySelector("#log"), { childList: true, subtree: true })"""
            )
            acting.settle()
            legal = acting.legal()
            acting.take(next((one for one in legal if one.startswith("use ")), legal[0]))
            other.page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)
            times.append(other.page.evaluate("window.heard") - acting.page.evaluate("window.clicked"))
        assert times, "no move was made in the open"
        usual = statistics.median(times)
        tell(f"on the other screen after {usual:.0f} ms ({min(times):.0f} to {max(times):.0f} in {len(times)} moves)")
        assert usual < 1000, times
