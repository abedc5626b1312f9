"""What is hidden: the order of the cards to come and the dice to come, nothing else (C-1.9, C-R1)."""

from __future__ import annotations

import random

import pytest

from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from stammtisch.games.coimbra.state import CoimbraState
from tests.coimbra.table import GAME, Table


def until_round(seats: int, seed: int, round_number: int) -> CoimbraState:
    state = GAME.new(seats, seed)
    assert isinstance(state, CoimbraState)
    chooser = random.Random(seed)
    while state.round < round_number:
        seat = state.to_act()[0]
        state.apply(seat, chooser.choice(state.legal(seat)))
    return state


def next_display(state: State, round_number: int) -> str:
    """The cards that come up in a later round if everybody goes on at random."""
    assert isinstance(state, CoimbraState)
    chooser = random.Random(1)
    while state.to_act() and state.round < round_number:
        seat = state.to_act()[0]
        state.apply_legal(seat, chooser.choice(state.legal(seat)))
    return str(state.position()["display"])


@pytest.mark.rule("C-1.9")
@pytest.mark.rule("C-R1")
def test_which_cards_are_left_is_open_but_not_their_order() -> None:
    state = until_round(2, 3, 2)
    view = state.observe(None)
    board = view["board"]
    assert isinstance(board, dict)
    assert board["stack"] == {"II": 0, "III": 24}
    assert isinstance(board["face_down"], list)
    assert len(board["face_down"]) == 24
    displays = {next_display(state.redeal(0, seed), 3) for seed in range(5)}
    assert len(displays) == 5
    assert state.redeal(0, 1).observe(0) == state.observe(0)


@pytest.mark.rule("C-R1")
def test_dice_to_come_are_drawn_anew_and_dice_on_the_table_stay() -> None:
    state = until_round(3, 4, 1)
    while state.position()["phase"] != "placing":
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    sample = state.redeal(1, 99)
    assert sample.position()["pool"] == state.position()["pool"]
    play_randomly(sample, 1)
    assert sample.is_over()


@pytest.mark.rule("C-R1")
def test_all_seats_and_spectators_see_the_same_but_for_their_answers() -> None:
    state = until_round(4, 5, 3)
    views = [state.observe(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view.pop("seat")
        prompt = view.pop("prompt")
        assert isinstance(prompt, dict)
    assert all(view == views[0] for view in views)


def test_the_log_can_be_read_from_a_number_on() -> None:
    table = Table(2)
    table.visit(0, "guards")
    whole = table.state.observe(None)["log"]
    assert isinstance(whole, list)
    assert table.state.observe(None, log_from=len(whole) - 1)["log"] == whole[-1:]


def test_the_judgement_is_the_score_at_the_end_and_more_before() -> None:
    state = GAME.new(2, 1)
    assert state.evaluate(0) > state.scores()[0].total
    play_randomly(state, 1)
    assert state.evaluate(0) == state.scores()[0].total
    assert state.suggest(0, 100) == []
