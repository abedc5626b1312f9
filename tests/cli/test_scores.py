"""The score sheet of the terminal: after the end it says who won and why, in the words that the browser has, too."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import stammtisch
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.scores import score_sheet
from stammtisch.cli.speaker import Speaker
from stammtisch.core.outcome import outcome_of
from stammtisch.core.state import State

WIN = {"en": " wins with ", "de": " gewinnt mit "}
SHARED = {"en": " share the victory with ", "de": " teilen sich den Sieg mit "}
RANK = {"en": " the rank “", "de": " den Rang „"}
# Two who play Orléans at random get nothing out of it, and share that.
ENDS = [("orleans", 2, SHARED), ("coimbra", 3, WIN), ("village", 1, RANK)]


def finished(game: str, seats: int) -> State:
    state = stammtisch.game(game).new(seats, seed=11)
    chance = random.Random(11)
    while seats_asked := state.to_act():
        state.apply_legal(seats_asked[0], chance.choice(state.legal(seats_asked[0])))
    return state


def sheet_of(state: State, language: str) -> str:
    """The sheet as it is printed, its lines joined."""
    console = Console(file=StringIO(), width=100)
    for part in score_sheet(board_for(state.game, Speaker(language), []), state, view_of(state, None)):
        console.print(part)
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "seats", "words"), ENDS)
def test_the_sheet_ends_with_who_won_and_why(game: str, seats: int, words: dict[str, str], language: str) -> None:
    state = finished(game, seats)
    told = outcome_of(state)["text"]
    assert isinstance(told, dict)

    sheet = sheet_of(state, language)

    assert words[language] in sheet
    assert sheet.endswith(" ".join(str(told[language]).split()))


def test_while_a_game_runs_nobody_has_won() -> None:
    state = stammtisch.game("orleans").new(2, seed=11)
    sheet = sheet_of(state, "en")
    assert "wins" not in sheet
    assert sheet.startswith("Points so far")
