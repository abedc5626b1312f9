"""What the apprentice does at a table of Village: how well it plays, how fairly, and what it never gets wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import mean

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.bots.sampling import samples_of
from stammtisch.core.state import State
from stammtisch.games.village.judgement.evaluation import evaluate, terms
from stammtisch.games.village.state import VillageState
from tests.bots.positions import legal_of
from tests.positions import step
from tests.village import lively
from tests.village.table import MASS, Table

GAME = stammtisch.game("village")
SEATS = (1, 2, 3, 4, 5)


def asked(seats: int, seed: int, every: int) -> Iterator[tuple[VillageState, int]]:
    """Moments of a lively game with a seat that has a choice, about one in `every`."""
    state = GAME.new(seats, seed)
    assert isinstance(state, VillageState)
    chooser = random.Random(seed)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if len(legal) > 1 and chooser.randrange(every) == 0:
            yield state.copy(), seat
        state.apply_legal(seat, lively.choose(state, seat, legal, chooser))


def play_game(seed: int, levels: list[str], seconds: float) -> State:
    """A whole game between these levels, one per seat."""
    state = GAME.new(len(levels), seed)
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, bots.play(levels[seat], state, seat, seed * 100_003 + number, seconds))
        number += 1
    return state


def choice(table: Table, seat: int = 0) -> str:
    """What the apprentice answers, in notation."""
    return table.game.actions[bots.play("apprentice", table.state, seat, 1)].notation


def games_won(seeds: range, seconds: float) -> int:
    """How many two-player games the apprentice wins against random play, changing seats."""
    won = 0
    for seed in seeds:
        levels = ["apprentice", "random"] if seed % 2 == 0 else ["random", "apprentice"]
        won += play_game(seed, levels, seconds).ranking()[0] == [seed % 2]
    return won


# Strength


def test_the_apprentice_beats_random_play_in_four_of_four_games() -> None:
    assert games_won(range(4), 0.1) == 4


@pytest.mark.nightly
def test_the_apprentice_beats_random_play_in_98_of_100_games() -> None:
    assert games_won(range(1_000, 1_200), 1.0) >= 196


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_apprentice_beats_random_play_at_every_table(seats: int) -> None:
    for seed in range(20):
        levels = ["random"] * seats
        levels[seed % seats] = "apprentice"
        assert play_game(seed, levels, 1.0).ranking()[0] == [seed % seats]


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_winners_come_near_the_points_of_people_who_know_the_game(seats: int) -> None:
    games = [play_game(seed, ["apprentice"] * seats, 1.0) for seed in range(40)]
    assert mean(max(score.total for score in state.scores()) for state in games) >= 42


@pytest.mark.nightly
def test_alone_the_apprentice_becomes_a_journeyman_in_most_games() -> None:
    totals = [play_game(seed, ["apprentice"], 1.0).scores()[0].total for seed in range(200)]
    assert sum(total >= 40 for total in totals) >= 120


def test_a_solo_game_is_played_to_a_decent_end() -> None:
    assert play_game(3, ["apprentice"], 0.2).scores()[0].total >= 25


# What every level promises


@pytest.mark.parametrize("seats", SEATS)
def test_answers_are_legal_wherever_one_may_be_asked(seats: int) -> None:
    count = 0
    for number, (state, seat) in enumerate(asked(seats, 3, 2 if seats == 1 else 6)):
        assert bots.play("apprentice", state, seat, number, seconds=0.1) in legal_of(state, seat)
        count += 1
    assert count > 15, "the positions are many"


def test_lively_positions_ask_every_kind_of_question() -> None:
    found = {type(state.stack[-1]).__name__ for seats in SEATS for state, _ in asked(seats, 2, 1)}
    assert {"TakeCube", "Craft", "Council", "Travel", "Church", "Family", "Sale", "Payment", "ChooseDeath"} <= found
    assert {"BuyOut", "Promote", "PrivilegeOfStep", "ReceiveCubes", "ReceiveGood", "ChooseAction"} <= found


def test_the_same_question_gets_the_same_answer_whatever_is_hidden() -> None:
    for seats in (1, 3):
        for state, seat in asked(seats, 7, 12):
            expected = bots.play("apprentice", state, seat, 9, 0.2)
            assert bots.play("apprentice", state, seat, 9, 0.2) == expected
            for other in (101, 202):
                assert bots.play("apprentice", state.redeal(seat, other), seat, 9, 0.2) == expected


def test_the_judgement_of_a_seat_does_not_depend_on_what_it_cannot_see() -> None:
    for seats in SEATS:
        for state, seat in asked(seats, 2, 9):
            expected = evaluate(state, seat)
            assert [state.redeal(seat, other).evaluate(seat) for other in (1, 2, 3)] == [expected] * 3


def test_judging_and_advising_change_nothing() -> None:
    for state, seat in asked(3, 2, 12):
        before = state.fingerprint()
        state.evaluate(seat)
        state.suggest(seat, 200)
        assert state.fingerprint() == before
        samples = samples_of(state, seat, 1, 1)
        before = samples[0].fingerprint()
        samples[0].suggest(seat, 200)
        assert samples[0].fingerprint() == before


def test_who_is_not_asked_gets_no_advice() -> None:
    state = GAME.new(2, 1)
    assert state.suggest(1, 500) == []
    while state.to_act():
        state.apply_legal(state.to_act()[0], state.legal(state.to_act()[0])[0])
    assert state.suggest(0, 500) == []


# The judgement


def test_at_the_end_the_judgement_is_the_score() -> None:
    state = GAME.new(3, 4)
    chooser = random.Random(4)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
    assert [state.evaluate(seat) for seat in range(3)] == [score.total for score in state.scores()]


def test_the_terms_add_up_to_the_judgement() -> None:
    for seats in SEATS:
        for state, seat in asked(seats, 5, 10):
            assert sum(terms(state, seat).values()) == pytest.approx(evaluate(state, seat))


@pytest.mark.parametrize("gain", ["coins", "cubes", "good", "customer", "castle", "council", "tools", "born"])
def test_what_is_good_is_judged_good(gain: str) -> None:
    before = Table(2)
    after = Table(2)
    if gain == "coins":
        after.coins(0, 3)
    elif gain == "cubes":
        after.cubes(0, green=2, pink=1)
    elif gain == "good":
        after.goods(0, horse=1)
    elif gain == "customer":
        after.served(0, "horse-plough")
    elif gain == "castle":
        after.castles(0, "west")
    elif gain == "council":
        before.put(0, "council-1", 1)
        after.put(0, "council-4", 1)
    elif gain == "tools":
        before.goods(0, plough=1, wagon=1)
        after.goods(0, plough=1, ox=1)
    else:
        after.put(0, "farm", 2)
    assert after.state.evaluate(0) > before.state.evaluate(0) + 0.3


# Positions in which a player who knows the game would not hesitate


def end_is_near(table: Table, turns: int) -> None:
    """The graveyard is full, seat 1 has brought on the end, and so many turns are left."""
    table.put(1, "grave", 1, 1, 1)
    table.last_turns(1, turns)


def test_the_dearest_customer_is_served_when_there_is_one_sale_left() -> None:
    table = Table(2)
    end_is_near(table, 1)
    table.market("scroll", "horse-plough", "wagon-a")
    table.goods(0, scroll=1, horse=1, plough=1)
    table.coins(0, 0)
    table.spaces(market="plague", grain="pink brown", craft="orange")
    table.turn()
    table.act(0, "take market plague")
    assert choice(table) == "serve horse-plough"


def test_the_last_turn_goes_where_the_points_are() -> None:
    table = Table(2)
    table.market("horse-wagon", "scroll", "ox-a")
    table.goods(0, horse=1, wagon=1)
    table.spaces(market="plague", grain="pink", craft="orange", family="green")
    end_is_near(table, 1)
    table.turn()
    assert choice(table) == "take market plague"


def test_who_has_a_slot_in_the_chronicle_dies_before_who_has_none() -> None:
    table = Table(2)
    table.put(0, "council-1", 1)
    table.put(0, "chronicle-craft", 1)
    table.put(0, "chronicle-church", 1)
    table.put(1, "chronicle-farm", 1, 2, 2)
    end_is_near(table, 1)
    table.time(0, 9)
    table.spaces(grain="plague plague", craft="orange")
    table.turn()
    table.act(0, "take grain plague", "no-action")
    assert table.question() == "choose-death"
    assert choice(table) == "let-die council-1"


def test_grain_that_will_not_be_needed_any_more_goes_to_the_church() -> None:
    table = Table(2)
    table.put(0, "church-1", 2)
    table.put(0, "church-3", 3)
    table.grain(0, 5)
    end_is_near(table, 0)
    table.spaces()
    table.begin(step("end-of-game"), *MASS)
    table.act(0, choice(table))
    table.act(0, choice(table))
    assert table.figures_at(0, "church-2") == [2]
    assert table.figures_at(0, "church-4") == [3]


def test_coins_are_not_spent_where_cubes_will_do_in_the_last_turn() -> None:
    table = Table(2)
    table.coins(0, 2)
    table.cubes(0, green=2, pink=1)
    table.put(0, "council-3", 2)
    end_is_near(table, 1)
    table.spaces(council="pink")
    table.turn()
    table.act(0, "take council pink", "advance council-3 2")
    assert choice(table) == "pay green+green"
