"""Dragging followers in Orléans: every kind to every place that takes it, with mouse and finger, and with a pen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.hands import Finger, Hand, Mouse, Pen
from tests.browser.harness import Server
from tests.browser.pages import TABLET, WIDE, come_to_rest, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.orleans.table import GAME
from tests.positions import written

HELD: Final = re.compile(r"\bheld\b")
MARKET: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "own-farmer")
TILES: Final = ["hayrick", "winery", "windmill", "cellar"]
STEPS: Final = 6


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None, "it is not drawn"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, hand: Hand, piece: Locator, target: Locator) -> None:
    """Slowly, so that everything on the way is pointed at; nothing explains itself meanwhile."""
    start, goal = middle(piece), middle(target)
    hand.down(*start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        hand.move(start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
    expect(page.locator(".d-ghost")).to_have_count(1)
    expect(page.locator(".explanation")).to_have_count(0)
    hand.up(*goal)


@contextmanager
def planning(browser: Browser, server: Server, size: Any) -> Iterator[tuple[Page, Player]]:
    """Somebody who plans with one of each kind on the market, and owns places with and without spaces."""
    person = Person(server, "Maximiliane")
    position: dict[str, Any] = written("orleans", "fullest")
    me = position["players"][0]
    me["market"] = dict.fromkeys(MARKET, 1)
    me["bag"] = {kind: 1 for kind in me["bag"] if kind not in MARKET}
    position["players"][1]["place_tiles"] = [tile for tile in me["place_tiles"] if tile not in TILES]
    me["place_tiles"] = TILES
    position["supply"]["monk"] = 13
    table = person.lay_out(GAME.at(position).position(), seats=4)
    with visitor(browser, server, size) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        player.open_drawer(False)
        player.show("mine")
        come_to_rest(page)
        yield page, player


def pairs(player: Player) -> list[tuple[str, str]]:
    """Each kind of follower with one space of each place that takes it."""
    seat = player.view()
    legal = [player.notations[number].split() for number in seat["prompt"]["legal"]]
    found = {(rest[0], rest[1].split(".")[0]): (rest[0], rest[1]) for kind, *rest in legal if kind == "place"}
    assert {tile for tile, _ in found.values()} == set(MARKET)
    return list(found.values())


def follower(page: Page, tile: str) -> Locator:
    return page.locator(f".o-market .o-follower:has([data-piece='{tile}'])").first


def space_of(page: Page, space: str) -> Locator:
    return page.locator(f"[data-space='{space}']")


def take_back(page: Page, space: str) -> None:
    page.locator("body").press("u")
    expect(space_of(page, space)).not_to_have_class(HELD)


# By day some are dragged, with a pen and with a finger.
@pytest.mark.nightly
@pytest.mark.parametrize(("hand", "size"), [(Mouse, WIDE), (Finger, TABLET)], ids=["mouse", "finger"])
def test_every_kind_of_follower_can_be_dragged_to_every_place_that_takes_it(
    browser: Browser, server: Server, hand: type[Mouse | Finger], size: Any
) -> None:
    with planning(browser, server, size) as (page, player):
        used = hand(page)
        for tile, space in pairs(player):
            drag(page, used, follower(page, tile), space_of(page, space))
            expect(space_of(page, space), f"{tile} to {space}").to_have_class(HELD)
            take_back(page, space)


def test_a_pen_drags_and_a_place_finds_the_space_by_itself(browser: Browser, server: Server) -> None:
    with planning(browser, server, WIDE) as (page, _):
        drag(page, Pen(page), follower(page, "knight"), space_of(page, "ship.3"))
        expect(space_of(page, "ship.3")).to_have_class(HELD)
        # On the name of a place the follower goes to the space there that takes it.
        drag(page, Pen(page), follower(page, "scholar"), page.locator(".o-place-head[aria-label^='Monastery']"))
        expect(space_of(page, "monastery.1")).to_have_class(HELD)


def test_a_card_that_is_open_goes_when_the_finger_begins_to_drag(browser: Browser, server: Server) -> None:
    with planning(browser, server, TABLET) as (page, _):
        finger = Finger(page)
        start, goal = middle(follower(page, "boatman")), middle(space_of(page, "castle.2"))
        finger.down(*start)
        expect(page.locator(".explanation")).to_have_count(1)
        finger.move(start[0] + 20, start[1] + 20)
        expect(page.locator(".explanation")).to_have_count(0)
        finger.move(*goal)
        finger.up(*goal)
        expect(space_of(page, "castle.2")).to_have_class(HELD)


def test_beside_everything_or_with_escape_the_follower_goes_back(browser: Browser, server: Server) -> None:
    with planning(browser, server, WIDE) as (page, player):
        before = player.state()
        drag(page, Mouse(page), follower(page, "boatman"), page.locator(".asked"))
        expect(page.locator(".d-ghost")).to_have_count(0)
        start, goal = middle(follower(page, "boatman")), middle(space_of(page, "castle.2"))
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*goal)
        page.keyboard.press("Escape")
        expect(page.locator(".d-ghost")).to_have_count(0)
        page.mouse.up()
        expect(page.locator(".o-follower.picked")).to_have_count(0)
        assert player.state() == before


def test_a_drop_where_it_may_not_stand_says_why(browser: Browser, server: Server) -> None:
    with planning(browser, server, WIDE) as (page, _):
        drag(page, Mouse(page), follower(page, "farmer"), space_of(page, "scriptorium.1"))
        expect(page.locator(".notice .rule-link")).to_contain_text("O-")
