"""Practice tables and reports of problems: a position given on the first screen, and what is seen taken home."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

import stammtisch
from scripts.build_client import CLIENT
from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, open_home, visitor
from tests.browser.test_accessibility import assert_accessible
from tests.cli.running import run
from tests.positions import written


def give(page: Page, position: object) -> None:
    """Fill in the form for a practice table of Coimbra for two, and send it."""
    field = page.locator("#setup-position")
    if not field.is_visible():
        page.locator(".position-field summary").click()
    field.fill(position if isinstance(position, str) else json.dumps(position))
    page.locator("#setup .seat-field select").nth(1).select_option("c:random")
    page.locator("#setup button[type=submit]").click()


def test_a_position_is_laid_out_marked_and_reported(browser: Browser, server: Server, tmp_path: Path) -> None:
    with visitor(browser, server, seed=None, bypass_csp=True, is_refused=True) as page:
        open_home(page, "Anna", "Coimbra")
        page.locator(".start-more button").click()
        give(page, "three of everything")
        expect(page.locator(".position-field .trouble")).to_have_text(
            "The position cannot be read: as TOML it is wrong at line 1, column 7. A position is a JSON object or TOML."
        )
        position: dict[str, Any] = written("coimbra", "die-in-hand")
        give(page, {**position, "round": 99})
        expect(page.locator(".position-field .trouble")).to_contain_text("round:")
        give(page, stammtisch.toml_of(position))
        page.wait_for_url("**/#/table/*")

        for size in (WIDE, PHONE):
            page.set_viewport_size(size)
            expect(page.locator(".seed-sign")).to_contain_text("practice table")
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        page.set_viewport_size(WIDE)
        # The die that was taken before this table began is in hand, and can be placed.
        expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
        expect(page.get_by_role("button", name="Place", exact=False).first).to_be_visible()
        table = page.url.rsplit("/", 1)[1]
        assert server.ask(f"/api/tables/{table}")["is_practice"]

        page.locator(".menu-button").click()
        page.get_by_role("button", name="Report a problem").click()
        axe = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
        assert_accessible(page, axe, "the report of a problem")
        page.locator("#report-note").fill("The die is heavy.")
        with page.expect_download() as taken:
            page.get_by_role("button", name="Save the report").click()
        expect(page.locator("#report-note")).to_have_count(0)

        file = tmp_path / taken.value.suggested_filename
        taken.value.save_as(file)
        opened = run("open", file, "--human", "none", "--level", "random", "--save", tmp_path / "save.json")
        assert opened.code == 0, opened.err
        assert "The die is heavy." in opened.words()
        assert f"table {table[:6]}" in opened.words()
