"""The rules: beside the board and as a page, with contents, search and pictures, in both languages."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.harness import Server
from tests.browser.pages import BY_NIGHT_WIDE, PHONE, WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.player import quick_game
from tests.browser.test_accessibility import assert_accessible, axe

__all__ = ["axe"]  # a fixture

LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
WIDEST: Final[ViewportSize] = {"width": 1920, "height": 1080}
LEAST_PICTURES = 12
OPENED = re.compile(r"\bis-wanted\b")
# Symbols that a picture uses and the page does not have.
LOST_SYMBOLS = """() => [...document.querySelectorAll(".rule-picture use")]
    .map((use) => use.getAttribute("href")).filter((name) => !document.querySelector(name))"""
# Sections whose picture shows nothing.
EMPTY_PICTURES = """() => [...document.querySelectorAll(".rule-picture")]
    .filter((one) => ![...one.querySelectorAll("svg")].some((drawn) => drawn.getBoundingClientRect().width >= 10))
    .map((one) => one.ariaLabel)"""


def open_asked_rule(page: Page) -> str:
    """Follow the link to the rule of what is asked: the number of its section."""
    link = page.locator(".asked .rule-link")
    section = link.inner_text().split()[-1]
    link.click()
    expect(page.locator(f"[id='rule-{section}']")).to_be_in_viewport()
    return section


def box(found: Locator) -> tuple[float, float, float, float]:
    place = found.bounding_box()
    assert place is not None
    return place["x"], place["y"], place["x"] + place["width"], place["y"] + place["height"]


def assert_apart(one: Locator, other: Locator) -> None:
    left, top, right, bottom = box(one)
    its_left, its_top, its_right, its_bottom = box(other)
    assert right <= its_left + 1 or its_right <= left + 1 or bottom <= its_top + 1 or its_bottom <= top + 1


def test_the_moment_looked_at_leads_to_its_rule(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        quick_game(page, server)
        expect(page.locator(".log .rule-link")).to_have_count(0)
        page.locator(".log .log-round a").first.click()
        page.locator(".replay").wait_for()
        link = page.locator(".log li.is-shown.log-round .rule-link").first
        expect(link).to_have_text(re.compile(r"^Rule O-2\.2$"))
        link.click()
        expect(page.locator(".rules-panel [id='rule-O-2.2']")).to_be_in_viewport()


def test_a_rule_opens_beside_the_board_and_covers_nothing_that_is_asked(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        player = quick_game(page, server)
        address = page.url
        panel = page.locator(".rules-panel")
        for size in (WIDE, LAPTOP, WIDEST):
            page.set_viewport_size(size)
            player.settle()
            section = open_asked_rule(page)
            expect(page.locator(f"[id='rule-{section}']")).to_have_class(OPENED)
            expect(page.locator(f"[id='rule-{section}']")).to_be_focused()
            assert page.url == address, "the table stays"
            come_to_rest(page)
            for part in (".asked", ".rail-choices", ".rail .fixed-actions", ".board-place", ".own-place"):
                assert_apart(panel, page.locator(part))
            expect(page.locator(".rail-choices [data-action]").first).to_be_in_viewport()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            panel.get_by_role("button", name="Close the rules").click()
            expect(panel).to_have_count(0)
        # The game goes on beside it.
        open_asked_rule(page)
        before = player.moment()
        page.locator(".rail-choices [data-action]").first.click()
        player.wait_for_change(before)
        expect(panel).to_be_visible()


def test_escape_closes_the_rules_and_gives_the_focus_back(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        quick_game(page, server).settle()
        link = page.locator(".asked .rule-link")
        link.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".rules-panel .rule.is-wanted")).to_be_focused()
        # Escape leaves a search first.
        search = page.locator(".rules-panel input[type=search]")
        search.fill("monk")
        expect(page.locator(".rules-panel mark").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(search).to_have_value("")
        page.keyboard.press("Escape")
        expect(page.locator(".rules-panel")).to_have_count(0)
        expect(link).to_be_focused()


def test_the_panel_remembers_the_place(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        quick_game(page, server).settle()
        section = open_asked_rule(page)
        panel = page.locator(".rules-panel")
        # A link in the text or the contents leads on, a button back.
        panel.locator(".contents > summary").click()
        expect(panel.locator(".contents a[aria-current]")).to_contain_text(section)
        panel.locator(".contents-chapter summary", has_text="O-11").click()
        panel.locator(".contents a", has_text="O-11.4").click()
        harvest = page.locator("[id='rule-O-11.4']")
        expect(harvest).to_be_focused()
        expect(panel.locator(".contents")).not_to_have_attribute("open", "")
        panel.get_by_role("button", name="To the section read before").click()
        expect(page.locator(f"[id='rule-{section}']")).to_be_focused()
        panel.locator(".contents > summary").click()
        panel.locator(".contents-chapter summary", has_text="O-11").click()
        panel.locator(".contents a", has_text="O-11.7").click()
        expect(page.locator("[id='rule-O-11.7']")).to_be_focused()
        panel.get_by_role("button", name="Close the rules").click()
        expect(panel).to_have_count(0)
        page.locator(".top-bar a[href='#/rules/orleans']").click()
        expect(page.locator("[id='rule-O-11.7']")).to_be_in_viewport()
        # Another language leaves the reader where they are.
        for name in in_both_languages(page):
            expect(page.locator("[id='rule-O-11.7']")).to_be_in_viewport()
            expect(panel.locator("h2")).to_have_text("Rules of Orléans" if name == "English" else "Regeln von Orléans")


@pytest.mark.nightly
def test_a_link_still_opens_as_a_page_in_a_new_tab(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        quick_game(page, server).settle()
        with page.context.expect_page() as other:
            page.locator(".asked .rule-link").click(modifiers=["ControlOrMeta"])
        expect(other.value.locator("main .rule.is-wanted")).to_be_visible()
        expect(page.locator(".rules-panel")).to_have_count(0)
        section = open_asked_rule(page)
        with page.context.expect_page() as another:
            page.locator(".rules-panel a[target=_blank]").click()
        another.value.wait_for_url(f"**/#/rules/orleans/{section}")
        expect(another.value.locator(f"main [id='rule-{section}']")).to_be_in_viewport()


def test_on_a_phone_the_rules_are_a_sheet_with_a_way_back(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE, language="de") as page:
        player = quick_game(page, server, language="de")
        player.settle()
        address = page.url
        sheet = page.locator("dialog.rules-sheet")
        for leave in ("button", "Escape", "back"):
            open_asked_rule(page)
            expect(sheet).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if leave == "button":
                sheet.get_by_role("button", name="Zurück zum Tisch").click()
            elif leave == "Escape":
                page.keyboard.press("Escape")
            else:
                page.go_back()
            expect(sheet).to_have_count(0)
            expect(page.locator(".asked .rule-link")).to_be_focused()
            page.wait_for_function("history.state === null")
            assert page.url == address


# By language: words to look for, what is said of them, and the number of a section as somebody types it.
SEARCHES: Final = {
    "English": ("monk farmer", r"^\d+ hits in \d+ sections$", "o-6.1"),
    "German": ("monch bauer", r"^\d+ Treffer in \d+ Abschnitten$", "O-6.1"),
}


def test_the_search_marks_counts_and_says_when_there_is_nothing(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        page.goto("/#/rules/orleans")
        rules = page.locator("main .rule")
        expect(rules.first).to_be_visible()
        all_of_them = rules.count()
        search = page.locator("input[type=search]")
        for language in in_both_languages(page):
            words, found, number = SEARCHES[language]
            search.fill(words)
            expect(page.locator(".digest-count")).to_have_text(re.compile(found))
            assert 0 < rules.count() < all_of_them
            counted, sections = map(int, re.findall(r"\d+", page.locator(".digest-count").inner_text()))
            assert (page.locator("main mark").count(), rules.count()) == (counted, sections)
            # A number: its section comes first, O-6.10 does not.
            search.fill(number)
            expect(rules.first).to_have_attribute("data-section", "O-6.1")
            expect(page.locator("[id='rule-O-6.10']")).to_have_count(0)
            # Following a section leaves the search and stays there.
            rules.first.locator("a").first.click()
            expect(search).to_have_value("")
            expect(page.locator("[id='rule-O-6.1']")).to_be_in_viewport()
            expect(rules).to_have_count(all_of_them)
            search.fill("xyzzy")
            expect(page.locator(".digest-body .state")).to_contain_text("xyzzy")
            page.locator(".digest-body .state button").click()
            expect(rules).to_have_count(all_of_them)


@pytest.mark.nightly
def test_pictures_are_drawn_with_words_in_both_languages(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        for game, first in (("orleans", "O-1.1"), ("coimbra", "C-1.1"), ("village", "V-1.1")):
            page.goto(f"/#/rules/{game}")
            page.locator(f"main [id='rule-{first}']").wait_for()
            pictures = page.locator(".rule-picture[role=img]")
            expect(pictures.first).to_be_visible()
            assert pictures.count() >= LEAST_PICTURES
            assert page.evaluate(LOST_SYMBOLS) == []
            assert page.evaluate(EMPTY_PICTURES) == []
            told = {name: pictures.first.get_attribute("aria-label") for name in in_both_languages(page)}
            assert told["English"] != told["German"]


def test_the_contents_follow_the_reader(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        page.goto("/#/rules/village/VI-3.1")
        mark = page.locator(".contents a[aria-current]")
        expect(mark).to_contain_text("VI-3.1")
        expect(mark).to_be_in_viewport()
        expect(page.locator(".contents-title")).to_contain_text(["The expansion Inn"])
        page.locator(".contents-chapter summary", has_text="V-9 ").click()
        page.locator(".contents a", has_text="V-9.3").click()
        expect(page.locator("[id='rule-V-9.3']")).to_be_in_viewport()
        expect(mark).to_contain_text("V-9.3")
        page.locator(".contents > summary").click()
        expect(page.locator(".contents-list")).to_have_count(0)


@pytest.mark.nightly
@BY_NIGHT_WIDE
def test_axe_finds_nothing_serious(browser: Browser, server: Server, axe: str, size: ViewportSize) -> None:
    with visitor(browser, server, size, bypass_csp=True) as page:
        quick_game(page, server).settle()
        open_asked_rule(page)
        page.locator(".rules-beside .contents > summary").click()
        assert_accessible(page, axe, "the rules at the table")
        if size == WIDE:
            page.locator(".rules-beside input[type=search]").fill("farmer")
            page.locator(".rules-beside mark").first.wait_for()
            assert_accessible(page, axe, "a search at the table")
        else:  # the page of the rules is the same text again, and room is scarcest here
            page.goto("/#/rules/coimbra/C-3.4")
            page.locator("main .rule.is-wanted").wait_for()
            assert_accessible(page, axe, "the page of the rules")
