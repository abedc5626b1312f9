"""How well the levels play."""

from __future__ import annotations

from statistics import mean

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.bots.positions import OPTIONS, TABLES

GAME = stammtisch.game("orleans")


def play_game(seed: int, levels: list[str], seconds: float, options: dict[str, Json] | None = None) -> State:
    """A whole game between these levels, one per seat."""
    state = GAME.new(len(levels), seed, options)
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, bots.play(levels[seat], state, seat, seed * 100_003 + number, seconds))
        number += 1
    return state


def games_won(seeds: range) -> int:
    """How many two-player games the apprentice wins against random play, changing seats."""
    won = 0
    for seed in seeds:
        levels = ["apprentice", "random"] if seed % 2 == 0 else ["random", "apprentice"]
        won += play_game(seed, levels, 0.2).ranking()[0] == [seed % 2]
    return won


@pytest.mark.parametrize("part", range(4))
def test_the_apprentice_beats_random_play_in_twenty_of_twenty_games(part: int) -> None:
    assert games_won(range(part * 5, part * 5 + 5)) == 5


@pytest.mark.nightly
def test_the_apprentice_beats_random_play_in_98_of_100_games() -> None:
    assert games_won(range(1_000, 1_200)) >= 196


def test_the_apprentice_scores_like_a_player_who_knows_the_game() -> None:
    games = [play_game(seed, ["apprentice", "apprentice"], 0.5) for seed in range(3)]
    assert mean(score.total for state in games for score in state.scores()) >= 100


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_is_played_to_a_decent_end(seats: int, options: str) -> None:
    state = play_game(3, ["apprentice"] * seats, 0.2, OPTIONS[options])
    assert min(score.total for score in state.scores()) >= 60


@pytest.mark.nightly
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_apprentice_beats_random_play_at_every_table(seats: int, options: str) -> None:
    for seed in range(20):
        levels = ["random"] * seats
        levels[seed % seats] = "apprentice"
        assert play_game(seed, levels, 0.2, OPTIONS[options]).ranking()[0] == [seed % seats]
