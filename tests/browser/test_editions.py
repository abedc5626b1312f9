"""An edition of the operator's: chosen in the form, marked at the table, listed on a page of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stammtisch.editions import copy_edition
from tests.browser.harness import Server
from tests.browser.pages import PHONE, choose_game, visitor


@pytest.fixture
def with_own_edition(server: Server, tmp_path: Path) -> Server:
    """A second server, with a corrected edition of Coimbra; `server` has seen to the client."""
    folder = tmp_path / "editions" / "my-box"
    copy_edition("coimbra", "eggert-2018", folder)
    voyages = folder / "voyages.toml"
    text = voyages.read_text(encoding="utf-8")
    voyages.write_text(text.replace("cost = 5", "cost = 6", 1), encoding="utf-8")
    return Server(tmp_path / "data", STAMMTISCH_EDITIONS_DIR=str(folder.parent))


def open_form(page: Page, game: str) -> None:
    page.goto("/")
    choose_game(page, game)
    page.locator(".start-more button").click()


def test_an_own_edition_is_chosen_played_and_explained(browser: Browser, with_own_edition: Server) -> None:
    own = with_own_edition.start()
    try:
        with visitor(browser, own) as page:
            open_form(page, "Orléans")
            expect(page.locator("#setup")).to_be_visible()
            expect(page.locator("#setup-edition")).to_have_count(0)
            open_form(page, "Coimbra")
            page.locator("#setup-edition").select_option("my-box")
            page.locator("#setup button[type=submit]").click()
            page.wait_for_url("**/#/table/*")
            table = page.url.rsplit("/", 1)[1]
            assert own.ask(f"/api/tables/{table}")["edition"] == "my-box"
            page.locator(".edition-sign").click()
            page.locator(".sign-what a").click()
            page.wait_for_url("**/#/edition/coimbra/my-box")
            row = page.locator(".edition-table tr", has_text="Tanger")
            expect(row).to_contain_text("cost 6")
            expect(row).to_contain_text("reconstructed")
            expect(page.locator(".edition-table tr", has_text="rulebook").first).to_be_visible()
        with visitor(browser, own, PHONE, language="de") as page:
            page.goto("/#/edition/coimbra/my-box")
            expect(page.locator("h1")).to_contain_text("Wie gut die Werte bekannt sind")
            expect(page.locator(".edition-table tr", has_text="Tanger")).to_contain_text("erschlossen")
            width = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert width[0] <= width[1]
    finally:
        own.stop()
