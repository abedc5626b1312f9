"""The first screen: the games with what to know of them, and "Play now" against opponents that suit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from tests.browser.harness import Server
from tests.browser.pages import NARROWEST, PHONE, WIDE, choose_game, come_to_rest, in_both_languages, visitor
from tests.browser.player import Player

SMALL: ViewportSize = {"width": 1280, "height": 720}
TITLES = ("Orléans", "Coimbra", "Village")


@pytest.fixture
def home(browser: Browser, server: Server) -> Iterator[Page]:
    with visitor(browser, server) as page:
        page.goto("/")
        page.locator("#home-name").wait_for()
        yield page


def card(page: Page, title: str) -> Any:
    return page.locator(".game-card", has=page.locator(".game-title", has_text=title))


def seats_of_my_table(page: Page, server: Server) -> list[tuple[str, str | None]]:
    """Who sits at the table that the page has gone to."""
    page.wait_for_url("**/#/table/*")
    Player(page).settle()
    table = server.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    return [(seat["kind"], seat["level"]) for seat in table["seats"]]


def play_now(page: Page) -> None:
    page.locator(".start-row .button.primary").click()


def test_each_game_shows_its_picture_and_what_to_know_of_it(home: Page, server: Server) -> None:
    games = {game["title"]["en"]: game for game in server.ask("/api/games")}
    for language in in_both_languages(home):
        for title in TITLES:
            about = games[title]["about"]
            shown = card(home, title)
            expect(shown).to_contain_text(about["sentence"]["en" if language == "English" else "de"])
            expect(shown).to_contain_text(str(about["minutes"][1]))
            seats = games[title]["seats"]
            expect(shown).to_contain_text(f"{seats[0]}–{seats[-1]} {'players' if language == 'English' else 'Spieler'}")
    pictures = home.locator(".game-card .cover").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    assert len(set(pictures)) == len(TITLES)
    for look in ("light", "dark"):
        home.emulate_media(color_scheme="dark" if look == "dark" else "light")
        home.locator(f":root[data-theme={look}]").wait_for()
        unknown = home.locator(".game-card .cover *").evaluate_all(NOT_A_COLOUR)
        assert not unknown, unknown


# Colours of a cover that no style sheet knows: they would be drawn black.
NOT_A_COLOUR = """(all) => all.flatMap((one) => ["fill", "stroke"].flatMap((kind) => {
    const named = /var\\((--[\\w-]+)\\)/.exec(one.getAttribute(kind) ?? "")?.[1];
    return named && !getComputedStyle(one).getPropertyValue(named) ? [named] : [];
}))"""


@pytest.mark.parametrize("sizes", [(PHONE, NARROWEST), (SMALL, WIDE)], ids=["narrow", "wide"])
def test_what_one_does_in_the_game_is_seen_once_and_play_now_without_scrolling(
    browser: Browser, server: Server, sizes: tuple[ViewportSize, ViewportSize]
) -> None:
    with visitor(browser, server, sizes[0]) as page:
        page.goto("/")
        for _ in in_both_languages(page):
            for title in TITLES:
                choose_game(page, title)
                for size in sizes:
                    page.set_viewport_size(size)
                    assert_start_fits(page, title, size)


def assert_start_fits(page: Page, title: str, size: ViewportSize) -> None:
    come_to_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sentence = card(page, title).locator(".game-sentence").text_content()
    assert page.get_by_text(sentence, exact=True).filter(visible=True).count() == 1
    assert not page.locator(".start *").evaluate_all(CUT)
    if size != NARROWEST:
        box = page.locator(".start-row .button.primary").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]


# Things whose words do not fit into them.
CUT = """(all) => all.filter((one) => !one.matches(".visually-hidden, svg *, option")
    && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .map((one) => one.outerHTML.slice(0, 120))"""


def test_the_first_game_is_against_apprentices_and_says_so(home: Page, server: Server) -> None:
    expect(home.locator("#home-against")).to_contain_text("You against 2 computers (Apprentice).")
    expect(home.locator(".start-row .button.primary")).to_have_accessible_description(
        home.locator("#home-against").inner_text()
    )
    play_now(home)
    assert seats_of_my_table(home, server) == [("person", None), *[("computer", "apprentice")] * 2]


def test_what_was_chosen_is_remembered_for_each_game(home: Page, server: Server) -> None:
    choose_game(home, "Coimbra")
    home.locator(".opponents .segment", has_text="1").click()
    home.locator("#home-level").select_option("random")
    expect(home.locator("#home-against")).to_contain_text("You against 1 computer (Random).")
    home.reload()
    expect(card(home, "Coimbra").locator("input")).to_be_checked()
    expect(home.locator("#home-against")).to_contain_text("You against 1 computer (Random).")
    choose_game(home, "Orléans")
    expect(home.locator("#home-against")).to_contain_text("You against 2 computers (Apprentice).")
    choose_game(home, "Coimbra")
    play_now(home)
    assert seats_of_my_table(home, server) == [("person", None), ("computer", "random")]


def test_a_table_that_was_set_up_is_remembered_too(home: Page, server: Server) -> None:
    home.locator(".opponents .segment", has_text="3").click()
    home.locator(".start-more button").click()
    fields = home.locator("#setup .seat-field select")
    expect(fields).to_have_count(4)
    expect(fields.nth(1)).to_have_value("c:apprentice")
    home.locator("#setup .segment", has_text="2").first.click()
    fields.nth(1).select_option("c:random")
    home.locator("#setup button[type=submit]").click()
    assert seats_of_my_table(home, server) == [("person", None), ("computer", "random")]
    home.goto("/")
    expect(home.locator("#home-against")).to_contain_text("You against 1 computer (Random).")


def test_who_plays_alone_needs_no_level(home: Page, server: Server) -> None:
    choose_game(home, "Village")
    home.locator(".opponents .segment", has_text="none").click()
    expect(home.locator("#home-level")).to_be_disabled()
    expect(home.locator("#home-against")).to_have_text("You play alone. ")
    play_now(home)
    assert seats_of_my_table(home, server) == [("person", None)]


def test_games_and_opponents_are_chosen_by_keyboard(home: Page) -> None:
    card(home, "Orléans").locator("input").focus()
    home.keyboard.press("ArrowRight")
    expect(card(home, "Coimbra").locator("input")).to_be_checked()
    expect(home.locator(".start-title h2")).to_have_text("Coimbra")
    ring = card(home, "Coimbra").locator("input").evaluate("(one) => getComputedStyle(one).outlineStyle")
    assert ring == "solid"
    for key in ("Tab", "Tab", "ArrowRight"):  # past "Play now", to the number of opponents
        home.keyboard.press(key)
    expect(home.locator("#home-against")).to_contain_text("You against 3 computers")
    home.keyboard.press("Tab")
    home.keyboard.press("ArrowDown")
    expect(home.locator("#home-against")).to_contain_text("(Journeyman)")


def test_a_game_that_says_nothing_of_itself_is_shown_plainly(browser: Browser, server: Server) -> None:
    def leave_out(route: Route) -> None:
        games = route.fetch().json()
        games[1].update(name="elsewhere", about=None, title={"en": "Elsewhere", "de": "Anderswo"})
        route.fulfill(json=games)

    with visitor(browser, server) as page:
        page.route("**/api/games", leave_out)
        page.goto("/")
        plain = card(page, "Elsewhere")
        expect(plain).to_contain_text("2–4 players")
        expect(plain).to_contain_text("Nothing more is known about this game")
        expect(plain.locator(".game-weight")).to_have_count(0)
        expect(plain.locator(".cover")).to_be_visible()
