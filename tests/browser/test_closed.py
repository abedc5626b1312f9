"""A table that is closed because it is damaged: its last position with the reason, and nothing to choose."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import OwnServer, Server
from tests.browser.pages import PHONE, WIDE, visitor
from tests.browser.person import Person


@pytest.fixture
def own_server(server: Server, tmp_path: Path) -> Server:
    """A second server, whose data can be damaged; `server` has seen to the client."""
    return OwnServer(tmp_path / "data")


def damage(folder: Path, table: str) -> None:
    """Write a number into the last move that no action has."""
    (path,) = folder.glob("*.db")
    with sqlite3.connect(path) as database:
        last = database.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
        database.execute("UPDATE entries SET action = 99999 WHERE table_id = ? AND number = ?", (table, last))
        database.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    database.close()


def test_a_damaged_table_is_shown_as_it_last_was_with_the_reason(browser: Browser, own_server: Server) -> None:
    try:
        anna = Person(own_server.start())
        table = anna.sit_down()
        anna.play(table, lambda view: view["round"] > 1)
        own_server.stop()
        damage(own_server.folder, table)
        own_server.start()
        for size in (WIDE, PHONE):
            with visitor(browser, own_server, size, is_refused=True) as page:
                anna.enter(page, f"#/table/{table}")
                expect(page.locator("#asked")).to_contain_text("This table is closed")
                expect(page.locator("#asked")).to_contain_text("cannot be played again")
                expect(page.locator("#board svg").first).to_be_visible()
                expect(page.locator("[data-action]")).to_have_count(0)
    finally:
        own_server.stop()
