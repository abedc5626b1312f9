"""The positions that are written down for tests: each says what it is for, can be on a table, and is used."""

from __future__ import annotations

import pytest

import stammtisch
from scripts import rule_coverage
from stammtisch.core.legend import laid_over
from tests.positions import ABOUT, FOLDER, page, positions_of, written

PAGES = [(game, name) for game in stammtisch.games() for name in positions_of(game)]


@pytest.mark.parametrize(("game", "name"), PAGES)
def test_a_written_position_says_what_it_is_for_and_under_which_rule(game: str, name: str) -> None:
    about = page(game, name)[ABOUT]

    assert isinstance(about, str)
    assert about.endswith(".")
    assert rule_coverage.cited(about, list(rule_coverage.sections()))


@pytest.mark.parametrize(("game", "name"), PAGES)
def test_a_written_position_can_be_and_is_read_as_it_was_written(game: str, name: str) -> None:
    given = written(game, name)

    state = stammtisch.game(game).at(given)

    kept = state.position()
    kinds = state.game.legend(state.origin.seats, state.origin.options).kinds
    for part, words in given.items():
        if part in kinds:  # what was left out is as at the beginning
            assert laid_over(kept[part], words, kinds[part]) == kept[part], part
        elif part == "options":
            assert isinstance(words, dict)
            assert words.items() <= state.origin.options.items()
        elif part != "seed":
            assert kept[part] == words, part


@pytest.mark.parametrize("game", stammtisch.games())
def test_every_written_position_is_used(game: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / game).rglob("*.py"))

    assert [name for name in positions_of(game) if f'"{name}"' not in text] == []
