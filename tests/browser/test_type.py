"""On a phone every word can be read: 14 pixels at least, in the frame and in the drawings of the games."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.coimbra import show_position
from tests.browser.harness import Server
from tests.browser.pages import PHONE, come_to_rest, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.test_layout import NAMES, SCENES

LEAST: Final = 14
# Words in sight whose letters are smaller, as they are painted: what is scaled counts as large as it is seen.
# Numbers alone are signs, Roman ones too.
TOO_FINE: Final = """(least) => {
    const scaleOf = (one) => {
        const drawn = one.getScreenCTM?.();
        if (drawn) return Math.hypot(drawn.a, drawn.b);
        const scale = one.offsetWidth ? one.getBoundingClientRect().width / one.offsetWidth : 1;
        return Math.abs(scale - 1) < 0.06 ? 1 : scale; // widths of short words are rounded
    };
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, one = node.parentElement;
        const text = node.textContent.trim();
        if (!/\\p{L}/u.test(text) || /^[IV]+$/.test(text)) continue;
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        if (one.closest("script, style, option, .visually-hidden, .d-hidden, .skip-link")) continue;
        if (getComputedStyle(one).clipPath.startsWith("inset")) continue;
        const size = parseFloat(getComputedStyle(one).fontSize) * scaleOf(one);
        if (size < least - 0.1)
            found.add(`${size.toFixed(1)} ${one.tagName.toLowerCase()}.${one.getAttribute("class")} "${
                node.textContent.trim().slice(0, 30)}"`);
    }
    return [...found];
}"""


def too_fine(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_FINE, LEAST)
    return found


def open_scene(page: Page, server: Server, scene: str) -> Player:
    """The fullest table of a game on a phone."""
    kind, wish, position = SCENES[scene]
    person: Person = kind(server, NAMES[0])
    table = person.sit_down(**wish)
    show_position(page, position(), NAMES)
    person.enter(page, f"#/table/{table}")
    page.locator(".orl, .coi, .vil").first.wait_for()
    page.locator(".fixed-actions").wait_for()
    return Player(page)


@pytest.mark.parametrize(
    "scene", ["orleans", *(pytest.param(name, marks=pytest.mark.nightly) for name in ("placing", "village"))]
)
def test_all_words_are_large_enough(browser: Browser, server: Server, scene: str) -> None:
    with visitor(browser, server, PHONE) as page:
        player = open_scene(page, server, scene)
        fine: dict[str, list[str]] = {}

        def look(where: str) -> None:
            come_to_rest(page)
            if found := too_fine(page):
                fine[where] = found

        for tab in ("board", "mine", "others", "log", "chat"):
            player.show(tab)
            look(tab)
        player.open_drawer()
        look("the drawer")
        page.locator(".menu-button").tap()
        look("the menu")
        page.locator(".menu-entry[href^='#/rules/']").tap()
        page.locator(".rules-beside .rule").first.wait_for()
        look("the rules")
        page.keyboard.press("Escape")
        for entry in ("Help", "Settings", "Report a problem"):
            page.locator(".menu-button").tap()
            page.locator(".menu-entry", has_text=entry).tap()
            page.locator("dialog[open]").wait_for()
            look(entry)
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
        assert not fine, fine
