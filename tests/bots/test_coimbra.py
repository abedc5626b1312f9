"""How the apprentice plays Coimbra: what it promises, how strong it is, and positions where nobody would hesitate."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from statistics import correlation, mean

import pytest

from stammtisch import bots
from stammtisch.bots.levels import NO_LOG
from stammtisch.bots.sampling import samples_of
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.coimbra import lively
from tests.coimbra.table import GAME, Table
from tests.positions import step

OPTIONS: dict[str, dict[str, Json]] = {"plain": {}, "ask": {"forfeiting": "ask"}}
TABLES = [(seats, name) for seats in (2, 3, 4) for name in OPTIONS]


def asked(seats: int, options: str, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Moments of a lively game with a seat that has a choice, about one in `every`."""
    state = GAME.new(seats, seed, OPTIONS[options])
    chooser = random.Random(seed)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if len(legal) > 1 and chooser.randrange(every) == 0:
            yield state.copy(), seat
        state.apply_legal(seat, lively.choose(state, seat, legal, chooser))


def play_game(seed: int, levels: list[str], seconds: float, options: str = "plain") -> State:
    """A whole game between these levels, one per seat."""
    state = GAME.new(len(levels), seed, OPTIONS[options])
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, bots.play(levels[seat], state, seat, seed * 100_003 + number, seconds))
        number += 1
    return state


def choice(table: Table, seat: int = 0) -> str:
    """What the apprentice answers, in notation."""
    return table.game.actions[bots.play("apprentice", table.state, seat, 1)].notation


# Promises


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_are_legal_wherever_one_may_be_asked(seats: int, options: str) -> None:
    count = 0
    for number, (state, seat) in enumerate(itertools.chain(*(asked(seats, options, seed, 30) for seed in (1, 2)))):
        for seconds in (0.0, 0.05, 0.2):
            assert bots.play("apprentice", state, seat, number, seconds) in state.legal(seat)
        count += 1
    assert count > 3


def test_the_same_question_gets_the_same_answer_whatever_is_hidden() -> None:
    for state, seat in asked(3, "plain", 7, 30):
        observation = state.observe(seat, NO_LOG)
        first = bots.choose("apprentice", GAME, seat, observation, samples_of(state, seat, 5, 4), 0.3, 11)
        for other in (state, state.redeal(seat, 101)):
            samples = samples_of(other, seat, 5, 4)
            before = [sample.fingerprint() for sample in samples]
            assert bots.choose("apprentice", GAME, seat, observation, samples, 0.3, 11) == first
            assert [sample.fingerprint() for sample in samples] == before


def test_judging_changes_nothing_and_sees_nothing_hidden() -> None:
    for state, seat in asked(4, "plain", 3, 20):
        before = state.fingerprint()
        value = state.evaluate(seat)
        state.suggest(seat, 400)
        assert state.fingerprint() == before
        assert [state.redeal(seat, seed).evaluate(seat) for seed in (1, 2)] == [value] * 2


# Strength


def games_won(seeds: range, seconds: float) -> int:
    """How many two-player games the apprentice wins against random play, changing seats."""
    won = 0
    for seed in seeds:
        levels = ["apprentice", "random"] if seed % 2 == 0 else ["random", "apprentice"]
        won += play_game(seed, levels, seconds).ranking()[0] == [seed % 2]
    return won


def test_the_apprentice_beats_random_play_in_a_few_games() -> None:
    assert games_won(range(2), 0.2) == 2


@pytest.mark.nightly
def test_the_apprentice_beats_random_play_in_98_of_100_games() -> None:
    assert games_won(range(1_000, 1_200), 1.0) >= 196


@pytest.mark.nightly
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_is_played_like_people_who_know_the_game(seats: int, options: str) -> None:
    games = [play_game(seed, ["apprentice"] * seats, 1.0, options) for seed in range(10)]
    assert mean(score.total for state in games for score in state.scores()) >= 130


@pytest.mark.nightly
def test_looking_ahead_beats_the_answer_that_looks_best_at_once() -> None:
    """With so little time that advice is out of reach, the apprentice answers by the look at once."""
    margins = []
    for seed in range(20):
        state = GAME.new(2, seed)
        number = 0
        while state.to_act():
            seat = state.to_act()[0]
            seconds = 1.0 if seat == seed % 2 else 0.05
            state.apply(seat, bots.play("apprentice", state, seat, number, seconds))
            number += 1
        totals = [score.total for score in state.scores()]
        margins.append(totals[seed % 2] - totals[1 - seed % 2])
    assert mean(margins) > 10


def test_the_judgement_knows_who_will_do_well() -> None:
    judged: list[float] = []
    came: list[int] = []
    for seed in range(4):
        state = GAME.new(3, seed)
        number = 0
        start: list[float] = []
        while state.to_act():
            seat = state.to_act()[0]
            if not start and state.observe(None, NO_LOG)["round"] == 4:
                start = [state.evaluate(other) for other in range(3)]
            state.apply(seat, bots.play("apprentice" if seat else "random", state, seat, number, 0.05))
            number += 1
        judged += start
        came += [score.total for score in state.scores()]
    assert correlation(judged, came) > 0.8
    assert mean(abs(value - points) for value, points in zip(judged, came, strict=True)) < 25


# Positions


def test_a_monastery_within_reach_is_visited() -> None:
    table = Table(2)
    table.monasteries(i_1="green")
    table.pilgrim(0, "b2")
    table.steps(0, 1)
    assert choice(table) == "step i-1"


def test_the_last_coins_go_into_a_voyage_that_pays() -> None:
    table = Table(2)
    table.words["round"] = 4
    table.words["phase"] = "voyages"
    table.voyages("goa")
    table.hold(0, guards=0, coins=8)
    table.begin(step("ask-for-voyage", seat=0))
    assert choice(table) == "invest goa"


def test_no_voyage_is_paid_for_that_brings_less_than_the_coins_at_the_end() -> None:
    table = Table(2)
    table.words["round"] = 4
    table.words["phase"] = "voyages"
    table.voyages("diu")
    table.hold(0, guards=0, coins=7)
    table.begin(step("ask-for-voyage", seat=0))
    assert choice(table) != "invest diu"


def test_a_card_is_better_than_distress() -> None:
    table = Table(2)
    table.show("upper", "iii-s2")
    table.die("upper", 0, 2)
    table.evaluate("upper")
    assert choice(table) == "acquire iii-s2"


def test_the_last_diploma_of_a_set_is_taken_before_a_common_one() -> None:
    table = Table(2)
    table.give(0, "ii-c4", "ii-c5", "ii-m4", "ii-m5")  # a, b, c, d
    table.show("upper", "ii-k3", "ii-k6")  # e, b
    table.hold(0, guards=6, coins=6)
    table.die("upper", 0, 3)
    table.evaluate("upper")
    assert choice(table) == "acquire ii-k3"


@pytest.mark.parametrize("gain", ["guards", "track", "card", "disk"])
def test_what_is_good_is_judged_good(gain: str) -> None:
    before, after = Table(2), Table(2)
    if gain == "guards":
        after.hold(0, guards=12)
    elif gain == "track":
        after.move(0, "scholar", 6)
    elif gain == "card":
        after.give(0, "iii-s2")
    else:
        after.monasteries(i_1="two-wild")
        before.monasteries(i_1="two-wild")
        after.disk(0, "i-1")
    for table in (before, after):
        table.steps(1, 1)
    assert after.state.evaluate(0) > before.state.evaluate(0) + 0.5
