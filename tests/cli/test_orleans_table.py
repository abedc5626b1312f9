"""Orléans in the terminal: what is missing is named in words, and market and Tower are told apart."""

from __future__ import annotations

import pytest

from stammtisch.cli.boards.orleans import OrleansBoard
from stammtisch.cli.choices import grouped
from stammtisch.cli.speaker import Speaker
from tests.orleans import refused_before_actions, refused_in_actions  # noqa: F401 - they register their cases
from tests.orleans.refused import CASES, with_knights
from tests.orleans.table import GAME


def board(language: str = "en") -> OrleansBoard:
    return OrleansBoard(GAME, Speaker(language), ["", "", ""])


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
