"""Complete games of Orléans against a computer, played only by clicks on board and prompt."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, visitor
from tests.browser.player import new_game


# By day one size for each game, and both among the games: Coimbra is played on a phone.
@pytest.mark.parametrize(
    ("size", "on_board"), [(WIDE, 0.5), pytest.param(PHONE, 0.15, marks=pytest.mark.nightly)], ids=["1440", "390"]
)
def test_a_complete_game_by_clicks(
    browser: Browser, server: Server, seed: int, most: int, size: ViewportSize, on_board: float
) -> None:
    with visitor(browser, server, size, seed=seed) as page:
        player = new_game(page)
        player.play_to_the_end(on_board, most)
        print(f"{player.moves} moves; on the board: {dict(player.on_board)}")  # noqa: T201
        sheet = page.locator(".score-sheet, .score-blocks")
        sheet.wait_for()
        assert "Anna" in sheet.inner_text()
        table = server.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert table["status"] == "finished"
        for points in table["result"]["scores"]:
            assert str(points["total"]) in sheet.inner_text()
        # The board really was part of it; whether a game brings journeys and deeds is up to chance.
        assert {"place", "use"} <= set(player.on_board), player.on_board
