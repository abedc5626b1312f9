"""Orléans in the terminal: what is missing is named in words, and market, hand and Tower are told apart."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from stammtisch.cli.boards.orleans import OrleansBoard
from stammtisch.cli.choices import grouped
from stammtisch.cli.speaker import Speaker
from tests.orleans import refused_before_actions, refused_in_actions  # noqa: F401 - they register their cases
from tests.orleans.refused import CASES, with_knights, with_tower
from tests.orleans.table import GAME, Table


def board(language: str = "en") -> OrleansBoard:
    return OrleansBoard(GAME, Speaker(language), ["", "", ""])


def town(table: Table) -> str:
    """The town of seat 0 as its owner sees it."""
    console = Console(file=io.StringIO(), width=100)
    console.print(board().sections.town(table.view(0), 0))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("code", sorted(code for code in CASES if CASES[code].missing))
def test_whatever_is_missing_can_be_shown(code: str, language: str) -> None:
    for item in CASES[code].missing:
        words = board(language).missing(item)
        is_told = item["what"] in ("any", "boatman", "knight", "monk", "scholar")
        assert bool(words) == is_told, item


def test_a_follower_of_the_tower_is_offered_beside_that_of_the_market() -> None:
    table = with_knights(market=1, tower=1)
    actions = [GAME.actions[action] for action in table.state.legal(0)]

    titles = [group.title for group in grouped(actions, board(), table.view(0))]

    assert "Knight → …" in titles
    assert "Knight from the Gunpowder Tower → …" in titles


def test_what_waits_for_the_tower_is_not_shown_on_the_market() -> None:
    table = with_tower("monk", "monk", farmers=3)
    table.start_followers()
    table.act(0, "draw 2")

    words = town(table)

    assert "Market 8 of 8" in words
    assert "For the Gunpowder Tower: " in words.replace("  ", " ")
