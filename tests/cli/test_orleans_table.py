"""Orléans in the terminal: what is missing is named in words."""

from __future__ import annotations

import pytest

from stammtisch.cli.boards.orleans import OrleansBoard
from stammtisch.cli.speaker import Speaker
from tests.orleans import refused_before_actions, refused_in_actions  # noqa: F401 - they register their cases
from tests.orleans.refused import CASES
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
