"""Every move is seen: marks and a line for what others did, their pace, and what happened while somebody was away."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from scripts.build_client import CLIENT
from tests.browser.coimbra import CoimbraPerson, CoimbraPlayer
from tests.browser.harness import Server
from tests.browser.pages import BY_NIGHT_WIDE, WIDE, visitor
from tests.browser.person import asked_or_over
from tests.browser.player import SHOWS_VERSION, Player
from tests.browser.test_accessibility import assert_accessible
from tests.browser.village import VillagePlayer, Villager

FRESH: Final = "[data-fresh]"
NEXT: Final = ".next-move"


def sees_others_move(page: Page, server: Server, *, seats: int = 3) -> VillagePlayer:
    """Somebody at a table of Village who has moved, and is asked again after all others have moved, too."""
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=seats)
    person.enter(page, f"#/table/{table}")
    player = VillagePlayer(page)
    move_until_others_have(player)
    return player


def move_until_others_have(player: Player) -> None:
    """Make my turn by plain requests; the page looks on until I am asked again.

    Computers may answer faster than one can look: that they have is told by the record.
    """
    assert player.settle() == "asked"
    mine, before = player.seen()["view"]["seat"], len(movers(player))
    player.send_on(lambda _: any(seat != mine for seat in movers(player)[before:]))
    assert asked_or_over(player.seen) is not None
    player.catch_up()
    assert player.settle() == "asked"


def movers(player: Player) -> list[int]:
    """The seat that made each move so far."""
    found: list[int] = player.page.request.get(f"/api/tables/{player.table}/movers").json()
    return found


def set_pace(page: Page, pace: str) -> None:
    """Choose the pace in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.locator(".settings .segments", has_text="Moves of the others").locator(".segment", has_text=pace).click()
    page.locator("dialog[open]").get_by_role("button", name="Close").click()


def stored_pace(page: Page) -> str:
    return str(json.loads(page.evaluate("localStorage.getItem('stammtisch')"))["pace"])


def test_what_others_did_is_marked_and_told_until_i_act(browser: Browser, server: Server) -> None:
    with visitor(browser, server, WIDE) as page:
        player = sees_others_move(page, server)
        marked = page.locator(f"#board {FRESH}")
        expect(marked.first).to_be_visible()
        # By an outline and a sign, not by colour alone.
        look = marked.first.evaluate(
            "(one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one, '::before').clipPath]"
        )
        assert look[0] == "dashed"
        assert look[1].startswith("polygon")
        news = page.locator(".log .is-news").last
        expect(news).to_be_in_viewport(ratio=1)
        lines = [
            line["text"]["en"] for line in player.page.request.get(f"/api/tables/{player.table}/view").json()["log"]
        ]
        told = news.inner_text()
        assert "Computer" in told
        assert any(line.split(" ", 1)[1].strip(" :.") in told for line in lines[-3:]), (told, lines[-3:])
        # It tells of others, and nothing of what I did.
        assert "Maximiliane" not in told
        player.take(player.legal()[0])
        expect(page.locator(".is-news")).to_have_count(0)
        expect(marked).to_have_count(0)


def test_my_own_moves_are_not_marked(browser: Browser, server: Server) -> None:
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=2)
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        cube = next(move for move in player.legal() if move.startswith("take craft"))
        player.take(cube)
        expect(page.locator(FRESH)).to_have_count(0)


def test_dice_of_others_are_marked_in_coimbra(browser: Browser, server: Server) -> None:
    person = CoimbraPerson(server, "Maximiliane")
    table = person.sit_down(seats=3)
    person.play(table, lambda view: bool(view["prompt"]["question"] == "take-die"))
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        player = CoimbraPlayer(page)
        move_until_others_have(player)
        marked = page.locator(f".c-row {FRESH} .c-owner")
        expect(marked).to_have_count(2)  # one die of each of the others, and not mine


def test_step_by_step_each_move_waits_for_a_button_or_a_key(browser: Browser, server: Server) -> None:
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=3)
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        set_pace(page, "step by step")
        assert stored_pace(page) == "step"
        send_my_turn(player)
        page.locator(NEXT).wait_for()
        version, lines = shown_version(page), page.locator("#log li").count()
        # The others have moved on at the server, and the page waits.
        page.locator(NEXT).click()
        page.wait_for_function(SHOWS_VERSION, arg=version + 1)
        assert page.locator("#log li").count() > lines
        page.locator(NEXT).wait_for()
        version = shown_version(page)
        page.locator("body").press("n")
        page.wait_for_function(SHOWS_VERSION, arg=version + 1)
        while not page.locator(".asked.is-mine").count():
            step = page.locator(f"{NEXT}, .asked.is-mine").first
            step.wait_for()
            if page.locator(NEXT).count():
                page.locator("body").press("n")
        # Remembered by the next visit.
        page.reload()
        player.settle()
        assert stored_pace(page) == "step"


def send_my_turn(player: VillagePlayer) -> None:
    """Send moves until my turn is over; another one begins with a cube."""
    for number in range(100):
        seen = player.seen()
        prompt = seen["view"]["prompt"]
        if not prompt["legal"] or (number and prompt["question"] == "take-cube"):
            return
        player._send(player._choose(seen, 0)[0], seen["version"])


def shown_version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


@BY_NIGHT_WIDE
def test_after_an_absence_it_is_listed_and_can_be_played(browser: Browser, server: Server, size: ViewportSize) -> None:
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=2)
    person.play(table, lambda view: bool(view["round"] >= 2))
    with visitor(browser, server, size) as page:
        last = person.ask(f"/api/tables/{table}/view")["log"]
        known = {"lines": len(last) - 4, "time": 0}
        key, value = json.dumps(f"stammtisch.seen.{table}"), json.dumps(json.dumps(known))
        page.context.add_init_script(f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {value})")
        person.enter(page, f"#/table/{table}")
        away = page.locator(".away")
        expect(away.locator("li")).to_have_count(4)
        away.get_by_role("button", name="Play move by move").click()
        # It begins before the first line that was not known, and ends in the present.
        page.wait_for_url(re.compile(rf"/at/{last[-5]['at']}$"))
        page.wait_for_url(re.compile(rf"/at/{last[-4]['at']}$"))
        page.wait_for_url(re.compile(rf"/table/{table}$"))
        expect(page.locator(".replay")).to_have_count(0)


@pytest.mark.nightly
def test_the_news_and_their_marks_are_accessible(browser: Browser, server: Server) -> None:
    with visitor(browser, server, WIDE, bypass_csp=True) as page:
        sees_others_move(page, server)
        axe = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
        assert_accessible(page, axe, "the board with marks of what others did")
