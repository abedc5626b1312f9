"""How Orléans looks: type that can be read, a board that fits into low windows, marks of what others did."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.coimbra import show_position
from tests.browser.fullest import fullest_orleans
from tests.browser.harness import Server
from tests.browser.pages import WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.test_layout import LOW, NAMES, SIZES
from tests.browser.test_motion import FRESH, move_until_others_have
from tests.browser.test_wide import assert_nothing_hidden

# The smallest type of words in the drawing, and of numbers on its pieces, by the window's width.
SMALLEST: Final = {"1280": (11, 11), "1440": (12, 11), "390": (14, 11)}
# Texts of the drawing smaller than this, as they are on the screen: zoomed, scaled, or painted by the style sheet.
TOO_SMALL: Final = """([word, number]) => {
    const found = [];
    const judge = (one, text) => {
        const box = one.getBoundingClientRect();
        if (!text || !box.height || one.closest(".d-hidden")) return;
        const scale = one instanceof SVGElement ? one.getScreenCTM().a : (one.currentCSSZoom ?? 1);
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        const isWord = /\\p{L}{2}/u.test(text) && !/^[IV/]+$/.test(text);
        if (size < (isWord ? word : number) - 0.05) found.push(`${text} (${one.getAttribute("class")}): ${size}`);
    };
    for (const drawing of document.querySelectorAll(".orl")) {
        const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) judge(walker.currentNode.parentElement, walker.currentNode.textContent.trim());
        for (const one of drawing.querySelectorAll("[data-text]")) judge(one, one.dataset.text);
    }
    return [...new Set(found)];
}"""


@pytest.mark.parametrize("size", SMALLEST)
def test_no_type_in_the_drawing_is_too_small(browser: Browser, server: Server, size: str) -> None:
    person = Person(server, NAMES[0])
    table = person.sit_down(seats=4)
    with visitor(browser, server, SIZES[size]) as page:
        show_position(page, fullest_orleans(), NAMES)
        person.enter(page, f"#/table/{table}")
        page.locator(".fixed-actions").wait_for()
        for language in in_both_languages(page):
            tabs = page.locator("[role=tab]:visible") if size == "390" else page.locator(".orl").first
            for number in range(tabs.count()):
                if size == "390":
                    tabs.nth(number).tap()
                come_to_rest(page)
                small = page.evaluate(TOO_SMALL, SMALLEST[size])
                assert not small, f"at {size} in {language}: {small}"


def test_a_low_window_shows_all_of_a_game_that_begins(browser: Browser, server: Server) -> None:
    """All place tiles are there to be had, and take their room."""
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4)
    with visitor(browser, server, LOW) as page:
        person.enter(page, f"#/table/{table}")
        Player(page).settle()
        page.locator(".o-development").wait_for()
        for language in in_both_languages(page):
            assert_nothing_hidden(page, f"the table in {language}")


# Some turn of the others moves a marker within these; the same seed gives the same game.
TURNS: Final = 12
MANY_TURNS: Final = 60


def test_moves_of_others_are_marked_until_i_act(browser: Browser, server: Server) -> None:
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=3, level="apprentice")
    person.play(table, lambda view: bool(view["phase"] == "actions"))
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        moved: set[str] = set()
        for _ in range(TURNS):
            before = player.seen()["view"]
            move_until_others_have(player)
            moved = markers_moved(before, player.seen()["view"])
            if moved:
                break
        assert moved, "no marker of the others has moved"
        marked = page.locator(f".o-marker{FRESH}")
        pieces = marked.evaluate_all("(all) => all.map((one) => one.dataset.piece)")
        assert set(pieces) == moved
        # By an outline and a sign, not by colour alone.
        look = marked.first.evaluate(
            "(one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one, '::before').clipPath]"
        )
        assert look[0] == "dashed"
        assert look[1].startswith("polygon")
        player.take(player.legal()[0])
        expect(page.locator(f".orl {FRESH}")).to_have_count(0)


def markers_moved(before: Any, after: Any) -> set[str]:
    """The markers of the others that stand elsewhere, as the drawing names them."""
    found: set[str] = set()
    for seat in range(1, before["seats"]):
        old, new = before["players"][seat], after["players"][seat]
        found |= {f"track.{track}.{seat}" for track in old["tracks"] if old["tracks"][track] != new["tracks"][track]}
        found |= {f"development.{seat}"} if old["development"] != new["development"] else set()
    return found


def test_the_map_is_marked_where_others_went_and_took_goods(browser: Browser, server: Server) -> None:
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=2, level="apprentice")
    person.play(table, lambda view: bool(view["phase"] == "actions"))
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        for _ in range(MANY_TURNS):
            before = player.seen()["view"]
            move_until_others_have(player)
            after = player.seen()["view"]
            mine, other = (before["players"][seat]["merchant"] != after["players"][seat]["merchant"] for seat in (0, 1))
            routes = after["board"]["routes"]
            taken = [route for route, goods in before["board"]["routes"].items() if goods != routes[route]]
            if other and taken and not mine:
                break
        else:
            pytest.fail("the other merchant never takes goods while mine rests")
        expect(page.locator(f".o-merchant {FRESH}")).to_have_count(1)
        expect(page.locator(f".o-map .o-nothing + {FRESH}")).to_have_count(len(taken))
