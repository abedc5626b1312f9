"""Games of Orléans against computers, played only by clicks on board and prompt."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.fullest import fullest_orleans
from tests.browser.harness import Server
from tests.browser.pages import PHONE, WIDE, visitor
from tests.browser.person import Person
from tests.browser.player import FEW, Player, new_game


# By day the last rounds are played.
@pytest.mark.nightly
@pytest.mark.parametrize(("size", "on_board"), [(WIDE, 0.5), (PHONE, 0.15)], ids=["1440", "390"])
def test_a_complete_game_by_clicks(
    browser: Browser, server: Server, seed: int, most: int, size: ViewportSize, on_board: float
) -> None:
    with visitor(browser, server, size, seed=seed) as page:
        player = new_game(page)
        player.play_to_the_end(on_board, most)
        assert_over(player, server)


def test_the_last_rounds_by_clicks(browser: Browser, server: Server) -> None:
    person = Person(server)
    table = person.lay_out(fullest_orleans().state.position(), seats=4)
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.play_to_the_end(0.5, FEW)
        assert_over(player, server)


def assert_over(player: Player, server: Server) -> None:
    """The page shows what the server says of the end."""
    print(f"{player.moves} moves; on the board: {dict(player.on_board)}")  # noqa: T201
    sheet = player.page.locator(".score-sheet, .score-blocks")
    sheet.wait_for()
    assert "Anna" in sheet.inner_text()
    table = server.ask(f"/api/tables/{player.table}")
    assert table["status"] == "finished"
    for points in table["result"]["scores"]:
        assert str(points["total"]) in sheet.inner_text()
    # The board really was part of it; whether a game brings journeys and deeds is up to chance.
    assert {"place", "use"} <= set(player.on_board), player.on_board
