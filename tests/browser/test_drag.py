"""Dragging in Village and Coimbra: every kind of move that moves something, with mouse, finger and pen."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.coimbra import CoimbraPerson
from tests.browser.drags import NOWHERE, CoimbraDragger, Dragger, VillageDragger, drag
from tests.browser.hands import Finger, Mouse, Pen
from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, come_to_rest, visitor
from tests.browser.village import EXPANSIONS, Villager

# What a game of Village by chance brings within its first rounds, and what takes one to the end.
EARLY: Final = frozenset({"take", "harvest", "birth", "train", "make"})
LATER: Final = EARLY | {"enter-council", "enter-church", "travel", "let-die", "serve", "pay"}
# Of the expansions, in the same game with all of them.
EXPANDED: Final = frozenset({"take", "train", "make", "enter-inn", "buy-card", "marry", "hire", "load", "sail"})
PLACED: Final = frozenset({"start-cards", "take", "favour", "acquire"})
PLAYED: Final = PLACED | {"step", "activate", "invest"}
HANDS: Final = [pytest.param(Pen, WIDE, id="pen"), pytest.param(Finger, PHONE, id="finger")]


def village(page: Page, server: Server, *, hand: Any = Mouse, options: dict[str, Any] | None = None) -> VillageDragger:
    person = Villager(server)
    table = person.sit_down(seats=2, options=options)
    person.enter(page, f"#/table/{table}")
    return VillageDragger(page, hand=hand)


def coimbra(page: Page, server: Server, *, hand: Any = Mouse) -> CoimbraDragger:
    person = CoimbraPerson(server)
    table = person.sit_down(seats=2)
    person.enter(page, f"#/table/{table}")
    return CoimbraDragger(page, hand=hand)


def play_until(player: Dragger, kinds: frozenset[str]) -> None:
    """Play, each kind of move once by dragging, until all of these have been, or the game is over."""
    player.play_on(1.0, 1, lambda _: kinds <= player.dragged.keys())
    print(dict(player.dragged))  # noqa: T201
    assert kinds <= player.dragged.keys(), f"not dragged: {sorted(kinds - player.dragged.keys())}"


@pytest.mark.parametrize("kinds", [EARLY, pytest.param(LATER, marks=pytest.mark.nightly)], ids=["early", "later"])
def test_what_moves_in_village_can_be_dragged(browser: Browser, server: Server, kinds: frozenset[str]) -> None:
    with visitor(browser, server, WIDE) as page:
        play_until(village(page, server), kinds)


@pytest.mark.nightly
def test_what_moves_in_the_expansions_of_village_can_be_dragged(browser: Browser, server: Server) -> None:
    with visitor(browser, server, WIDE) as page:
        play_until(village(page, server, options=EXPANSIONS), EXPANDED)


@pytest.mark.parametrize("kinds", [PLACED, pytest.param(PLAYED, marks=pytest.mark.nightly)], ids=["placed", "played"])
def test_what_moves_in_coimbra_can_be_dragged(browser: Browser, server: Server, kinds: frozenset[str]) -> None:
    with visitor(browser, server, WIDE) as page:
        play_until(coimbra(page, server), kinds)


@pytest.mark.parametrize(("hand", "size"), HANDS)
def test_a_cube_is_dragged_to_what_is_mine(
    browser: Browser, server: Server, hand: type[Finger | Pen], size: ViewportSize
) -> None:
    with visitor(browser, server, size) as page:
        player = village(page, server, hand=hand)
        player.settle()
        before = player.view()["players"][0]["cubes"]
        player.show("board")
        cube = next(move for move in player.legal() if move.startswith("take ") and "plague" not in move)
        assert player.take_on_board(cube)
        player.catch_up()
        assert player.view()["players"][0]["cubes"] != before


@pytest.mark.parametrize(("hand", "size"), HANDS)
def test_a_die_is_dragged_to_the_castle_in_one_movement(
    browser: Browser, server: Server, hand: type[Finger | Pen], size: ViewportSize
) -> None:
    person = CoimbraPerson(server)
    table = person.sit_down(seats=2)
    person.play(table, lambda view: bool(view["prompt"]["question"] == "take-die"))
    with visitor(browser, server, size) as page:
        person.enter(page, f"#/table/{table}")
        player = CoimbraDragger(page, hand=hand)
        player.settle()
        player.show("board")
        die = next(move for move in player.legal() if move.startswith("take "))
        assert player.take_on_board(die)
        _, colour, value = die.split()
        stands = [
            (one["colour"], one["value"], one["seat"])
            for one in player.view()["board"]["city"]["castle"]["row"]
            if not one["token"]
        ]
        assert (colour, int(value), 0) in stands


def test_a_drop_beside_everything_or_escape_changes_nothing(browser: Browser, server: Server) -> None:
    with visitor(browser, server, WIDE) as page:
        player = village(page, server)
        player.settle()
        come_to_rest(page)
        before = player.moment()
        cube = page.locator(".v-cubes[data-drag]").first
        drag(page, player.hand, cube, page.locator(NOWHERE))
        # A cube is not taken by another place of the board, nor by the farm of the cube's own place.
        drag(page, player.hand, cube, page.locator("[data-castle='east']"))
        box = cube.bounding_box()
        assert box
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        page.mouse.down()
        page.mouse.move(700, 850)
        expect(page.locator("[data-drop]").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-drop]")).to_have_count(0)
        page.mouse.up()
        assert player.moment() == before
        assert player.seen()["version"] == int(page.locator("[data-version]").get_attribute("data-version") or 0)


def test_where_it_can_be_dropped_is_marked_and_nothing_explains_itself(browser: Browser, server: Server) -> None:
    with visitor(browser, server, WIDE) as page:
        player = village(page, server)
        player.settle()
        come_to_rest(page)
        cube = page.locator(".v-cubes[data-drag]").first
        cube.hover()
        expect(page.locator(".explanation")).to_have_count(1)
        page.mouse.down()
        castle = page.locator("[data-castle='east']").bounding_box()
        assert castle
        page.mouse.move(castle["x"] + 20, castle["y"] + 20, steps=5)
        expect(page.locator(".explanation:visible")).to_have_count(0)
        expect(page.locator("#own .v-farm[data-drop]")).to_have_count(1)
        expect(page.locator("[data-castle][data-drop]")).to_have_count(0)
        page.mouse.up()
        expect(page.locator("[data-drop]")).to_have_count(0)
