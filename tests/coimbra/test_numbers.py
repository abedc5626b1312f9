"""A position as numbers for a net: complete at every moment, blind to what is hidden, and in the order of its names."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import numpy as np
import pytest

from stammtisch.core.numbers import Number
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.rooms import entries_in
from stammtisch.core.state import State
from stammtisch.games.coimbra.game import ROOMS
from stammtisch.games.coimbra.ids import CLASS_IDS
from stammtisch.games.coimbra.judgement.numbers import QUESTIONS
from tests.coimbra import lively
from tests.coimbra.table import GAME, Table
from tests.forms import IS_COMPILED
from tests.positions import positions_of

NAMES = GAME.number_names()
LAYOUT: list[Number] = GAME.judgement.layout()
LOW = np.array([number.low for number in LAYOUT])
SPAN = np.array([number.high for number in LAYOUT]) - LOW
TABLES = [(seats, forfeiting) for seats in (2, 3, 4) for forfeiting in ("automatic", "ask")]
GAMES = 6 if IS_COMPILED else 1
EVERY = 1 if IS_COMPILED else 3  # how many moments of a game make one that is looked at


def moments(seats: int, forfeiting: str, seed: int) -> Iterator[State]:
    """A game from its beginning to its end, played in a lively manner."""
    state = GAME.new(seats, seed, {"forfeiting": forfeiting})
    chooser = random.Random(seed)
    number = 0
    while state.to_act():
        if number % EVERY == 0:
            yield state
        number += 1
        seat = state.to_act()[0]
        state.apply(seat, lively.choose(state, seat, state.legal(seat), chooser))
    yield state


def numbers_of(state: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, state.numbers(seat), strict=True))


def test_every_number_has_a_name_of_its_own_and_a_meaning() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(number.low < number.high and number.meaning for number in LAYOUT)


def test_every_question_has_a_number() -> None:
    asked = {entry.prompt_key for entry in entries_in(ROOMS) if issubclass(entry, OneSeatQuestion)}

    assert asked - {""} == set(QUESTIONS)


@pytest.mark.parametrize(("seats", "forfeiting"), TABLES)
def test_at_every_moment_the_numbers_fit_the_layout(seats: int, forfeiting: str) -> None:
    for seed in range(GAMES):
        for state in moments(seats, forfeiting, seed):
            for seat in range(seats):
                row = np.array(list(state.numbers(seat)))
                assert row.shape == LOW.shape
                # What is no number is not within any bounds either.
                is_within = (row >= LOW - 2 * SPAN) & (row <= LOW + 3 * SPAN)
                assert is_within.all(), [LAYOUT[place] for place in np.flatnonzero(~is_within)]


@pytest.mark.parametrize(("seats", "forfeiting"), TABLES)
def test_the_numbers_do_not_look_at_what_is_hidden(seats: int, forfeiting: str) -> None:
    for seed in range(10, 10 + GAMES):
        for number, state in enumerate(moments(seats, forfeiting, seed)):
            seat = number % seats
            found = list(state.numbers(seat))
            assert list(state.redeal(seat, 7 * number).numbers(seat)) == found
            assert list(state.copy().numbers(seat)) == found
            assert state.numbers(seat)[0] == state.evaluate(seat)


def test_a_state_that_was_saved_has_the_same_numbers() -> None:
    for number, state in enumerate(moments(3, "ask", 5)):
        if number % 10 == 0:
            again = GAME.load(state.dump())
            for seat in range(3):
                assert list(again.numbers(seat)) == list(state.numbers(seat))


@pytest.mark.parametrize("name", positions_of("coimbra"))
def test_positions_that_were_laid_out_have_numbers(name: str) -> None:
    state = Table.written(name).state

    for seat in range(int(state.seats)):
        assert all(math.isfinite(value) for value in state.numbers(seat))
        assert numbers_of(state, seat)["judgement"] == state.evaluate(seat)


def test_the_others_stand_in_table_order() -> None:
    table = Table(4)
    for seat in range(4):
        table.hold(seat, guards=seat + 1, coins=10 + seat)
        table.score(seat, 20 * seat)
    table.order(3, 1, 0, 2)
    table.move(0, "cleric", 5)
    table.steps(2, 3)

    found = numbers_of(table.state, 2)

    assert [found[f"{who}guards"] for who in ("", "seat +1: ", "seat +2: ", "seat +3: ")] == [3, 4, 1, 2]
    assert [found[f"{who}points"] for who in ("", "seat +1: ", "seat +2: ", "seat +3: ")] == [40, 60, 0, 20]
    assert [found[f"{who}place in the order"] for who in ("", "seat +1: ", "seat +2: ")] == [3, 0, 2]
    assert found["seat +2: track cleric"] == 5
    assert found["lead on track cleric"] == -5
    judgements = [table.state.evaluate(seat) for seat in range(4)]
    assert found["judgement"] == judgements[2]
    assert found["behind seat +1"] == pytest.approx(judgements[3] - judgements[2])
    assert found["lead"] == pytest.approx(judgements[2] - max(judgements[0], judgements[1], judgements[3]))
    assert found["seats 4"] == 1


def test_where_nobody_sits_there_is_nothing() -> None:
    found = numbers_of(GAME.new(2, 1), 0)

    assert all(value == 0 for name, value in found.items() if name.startswith(("seat +2", "seat +3")))
    assert found["seat +1: guards"] > 0
    assert found["seats 2"] == 1


def test_the_question_and_who_is_asked() -> None:
    table = Table(3)
    table.steps(1, 4)

    for seat, asked in ((0, "seat +1"), (1, "this seat"), (2, "seat +2")):
        found = numbers_of(table.state, seat)
        assert [name for name in NAMES if name.startswith("question ") and found[name]] == ["question move-pilgrim"]
        assert next(name for name in NAMES if name.startswith("asked ") and found[name]) == f"asked {asked}"
        assert found["steps at hand"] == 4
    assert numbers_of(table.state, 1)["steps that wait"] == 4
    assert numbers_of(table.state, 0)["steps that wait"] == 0


def test_a_die_in_hand_and_the_dice_that_lie_open() -> None:
    table = Table.written("die-in-hand")

    mine, other = numbers_of(table.state, 0), numbers_of(table.state, 1)

    for found in (mine, other):
        assert found["question place-die"] == found["die in hand orange"] == 1
        assert found["value in hand"] == 3
        assert found["pool gray 4"] == found["pool white 6"] == 1
        assert found["pool orange 3"] == 0
        assert (found["upper 1 token"], found["upper 2 token"], found["upper 3 token"]) == (3, 2, 0)
        assert found["phase placing"] == 1
    assert (mine["asked this seat"], other["asked seat +1"]) == (1, 1)
    assert (mine["dice before mine"], other["dice before mine"]) == (0, 1)
    assert mine["start card i-k1"] == mine["start card i-s2"] == 1
    assert (mine["monasteries"], mine["monastery 1 steps"]) == (1, 2)


def test_dice_of_a_row_are_told_from_left_to_right() -> None:
    table = Table(3)
    table.die("upper", 0, 5, "green")
    table.die("upper", 1, 6)
    table.show("upper", "ii-c6", "ii-s2")
    table.evaluate("upper")

    mine, other = numbers_of(table.state, 0), numbers_of(table.state, 1)

    assert [mine[f"upper {place} mine"] for place in (1, 2, 3)] == [0, 5, 0]
    assert [mine[f"upper {place} other"] for place in (1, 2, 3)] == [6, 0, 0]
    assert [other[f"upper {place} mine"] for place in (1, 2, 3)] == [6, 0, 0]
    assert (other["triggered upper"], other["value triggered"], other["asked this seat"]) == (1, 6, 1)
    assert (mine["dice green"], mine["dice in upper"], other["seat +2: dice in upper"]) == (1, 1, 1)


def test_cards_of_the_display_stand_in_order_of_their_worth_wherever_they_lie() -> None:
    rows = []
    for cards in (("ii-c1", "", "iii-s2", "ii-k6"), ("iii-s2", "ii-k6", "ii-c1", "")):
        table = Table(2)
        table.show("central", *cards)
        table.steps(0, 1)
        rows.append(numbers_of(table.state, 0))

    found = rows[0]
    worths = [found[f"central card {place} worth"] for place in (1, 2, 3, 4)]
    scholars = [found[f"central card {place} influence scholar"] for place in (1, 2, 3, 4)]

    assert rows[0] == rows[1]
    assert worths == sorted(worths, reverse=True)
    assert sorted(scholars) == [0, 0, 0, 3]
    assert [found[f"central card 4 influence {cls}"] for cls in CLASS_IDS] == [0] * 4
    assert [found[f"upper card {place} worth"] for place in (1, 2, 3, 4)] == [0] * 4


def test_voyages_with_and_without_a_disk() -> None:
    table = Table(3)
    table.voyages("tanger", "madeira")
    table.invested(0, "tanger")
    table.invested(2, "tanger")
    table.crowns(0, favours=("voyages",))
    table.steps(0, 1)

    mine, other = numbers_of(table.state, 0), numbers_of(table.state, 1)

    assert mine["voyage tanger begun"] == mine["worth of voyages begun"] > 0
    assert (mine["voyage tanger open"], mine["voyage tanger price"], mine["voyage tanger others"]) == (0, 0, 1)
    assert mine["voyage madeira open"] > 0
    assert mine["voyage madeira price"] < other["voyage madeira price"] == 5
    assert (other["voyage tanger begun"], other["voyage tanger others"]) == (0, 2)
    assert (mine["favour left voyages"], mine["favour voyages"], other["favour voyages"]) == (0, 1, 0)


def test_cards_that_go_on_working_count_by_what_they_do() -> None:
    table = Table(2)
    table.give(0, "i-c2", "i-s2", "ii-c2", "ii-m1", "iii-s6", "ii-s4")
    table.steps(0, 1)

    mine, other = numbers_of(table.state, 0), numbers_of(table.state, 1)

    assert (mine["discount in guards"], mine["discount in coins"]) == (1, 0)
    assert mine["start cards for merchant"] > 0
    assert mine["each die for council"] == pytest.approx(2 * mine["worth of a guard"])
    assert (mine["advance each round"], mine["copies"]) == (1, 1)
    assert mine["bands on track council"] > 0
    assert (other["discount in guards"], other["each die for council"], other["copies"]) == (0, 0, 0)
    assert [mine[f"cards of zone {zone}"] for zone in ("phase-c", "phase-e", "game-end")] == [2, 2, 2]


def test_at_the_end_the_judgement_is_the_score_and_nothing_is_asked() -> None:
    *_, state = moments(3, "automatic", 2)

    for seat, score in enumerate(state.scores()):
        found = numbers_of(state, seat)
        assert found["judgement"] == found["points if it ended now"] == score.total
        assert found["phase end"] == 1
        assert not any(found[f"question {key}"] for key in QUESTIONS)
