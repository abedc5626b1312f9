"""The judgement behind the computer opponents: good enough to win, and blind to what is hidden."""

from __future__ import annotations

import stammtisch
from stammtisch import bots
from stammtisch.core.state import State
from tests.coimbra.table import BOX, GAME, Table
from tests.forms import IS_COMPILED


def play_game(seed: int, levels: list[str]) -> State:
    """A whole game between these levels, one per seat."""
    state = GAME.new(len(levels), seed)
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, bots.play(levels[seat], state, seat, seed * 1_009 + number, 0.05))
        number += 1
    return state


def test_the_apprentice_beats_random_play_even_without_time_to_look_ahead() -> None:
    for seed in range(4 if IS_COMPILED else 2):  # at either seat
        levels = ["random", "random"]
        levels[seed % 2] = "apprentice"
        assert play_game(seed, levels).ranking()[0] == [seed % 2]


def test_at_the_end_the_judgement_is_the_score() -> None:
    state = play_game(3, ["random", "random", "random"])
    for seat, score in enumerate(state.scores()):
        assert state.evaluate(seat) == score.total


def test_the_judgement_does_not_look_at_hidden_things() -> None:
    state = stammtisch.game("coimbra").new(3, 5)
    for seed in range(20):
        assert state.redeal(0, seed).evaluate(0) == state.evaluate(0)


def test_a_pilgrim_near_a_monastery_is_worth_more() -> None:
    table = Table(2)
    table.steps(0, 2)
    far = table.state.evaluate(0)
    table.act(0, "step b2")
    assert table.state.evaluate(0) > far


def test_distances_to_monasteries_are_those_of_the_map() -> None:
    assert [int(BOX.distance[space]) for space in (0, 7, 8, 12, 13)] == [2, 2, 4, 8, 12]
    assert min(int(steps) for steps in BOX.distance) == 0
    assert max(int(steps) for steps in BOX.distance) < 30
