"""Nothing that a player, a record or another program sees changes by accident: digests of everything that games say."""

import json

import pytest

from scripts.everything_said import FILE, GAMES, all_said, fixed_said, label_of

SAID = json.loads(FILE.read_text(encoding="utf-8"))
IF_MEANT = "if meant: `make said`, and say so in the changelog"


@pytest.mark.parametrize("name", ["orleans", "coimbra", "village"])
def test_actions_names_and_descriptions_are_as_they_were(name: str) -> None:
    assert fixed_said(name) == SAID[name], IF_MEANT


@pytest.mark.parametrize("game", GAMES, ids=lambda game: label_of(*game))
def test_a_game_says_what_it_said(game: tuple[str, int, dict[str, object], int]) -> None:
    assert all_said(*game) == SAID[label_of(*game)], IF_MEANT
