"""What every level promises: a legal answer, always the same one, from observation and samples alone."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.bots.levels import NO_LOG
from stammtisch.bots.sampling import samples_of
from tests.bots.positions import TABLES, asked, legal_of

GAME = stammtisch.game("orleans")
QUICK = ["random", "apprentice"]  # they read no clock
SEARCHING = ["journeyman", "master"]


def test_the_levels_are_listed_weakest_first() -> None:
    assert bots.levels() == ["random", "apprentice", "journeyman", "master"]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("level", QUICK)
def test_answers_are_legal_wherever_one_may_be_asked(level: str, seats: int, options: str) -> None:
    count = 0
    for number, (state, seat) in enumerate(itertools.chain(*(asked(seats, options, seed, 4) for seed in (1, 2, 4)))):
        assert bots.play(level, state, seat, number, seconds=0.2) in legal_of(state, seat)
        count += 1
    assert count > 120, "the positions are many"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_of_a_search_are_legal_wherever_one_may_be_asked(seats: int, options: str) -> None:
    for number, (state, seat) in enumerate(asked(seats, options, 3, 15)):
        assert bots.play(SEARCHING[number % 2], state, seat, number, simulations=2) in legal_of(state, seat)


def test_lively_positions_ask_every_kind_of_question() -> None:
    found = {type(state.stack[-1]).__name__ for table in TABLES for state, _ in asked(*table, seed=1, every=1)}
    assert {"ExcludeTile", "Followers", "Planning", "TakeTurn", "Travel", "ChooseRecruit", "BuildTile"} <= found
    assert {"SendToDeeds", "InstallTechnology", "GiveFood", "Torture"} <= found


@pytest.mark.parametrize("level", QUICK)
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    for state, seat in asked(3, "plain", 7, 6):
        observation = state.observe(seat, NO_LOG)
        samples = samples_of(state, seat, 5, 4)
        again = samples_of(state, seat, 5, 4)
        first = bots.choose(level, GAME, seat, observation, samples, 0.3, 11)
        assert bots.choose(level, GAME, seat, observation, samples, 0.3, 11) == first
        assert bots.choose(level, GAME, seat, observation, again, 0.3, 11) == first


@pytest.mark.parametrize("level", bots.levels())
def test_the_answer_is_the_same_in_another_process(level: str) -> None:
    program = (
        "import stammtisch; from stammtisch import bots\n"
        "state = stammtisch.game('orleans').new(2, 3)\n"
        "for number in range(30):\n"
        "    seat = state.to_act()[-1]\n"
        f"    state.apply(seat, bots.play({level!r}, state, seat, number, simulations=3))\n"
        "print(state.fingerprint())"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(prints) == 1


def test_a_bot_leaves_its_samples_as_they_are() -> None:
    for state, seat in asked(2, "plain", 8, 10):
        samples = samples_of(state, seat, 1, 2)
        before = [sample.fingerprint() for sample in samples]
        bots.choose("apprentice", GAME, seat, state.observe(seat, NO_LOG), samples, 1.0, 1)
        assert [sample.fingerprint() for sample in samples] == before


def test_playing_leaves_the_table_as_it_is() -> None:
    for state, seat in asked(2, "plain", 9, 10):
        before = state.dump()
        bots.play("apprentice", state, seat, 1)
        assert state.dump() == before


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.02, 5.0])
def test_any_time_is_enough_for_a_legal_answer(seconds: float) -> None:
    for state, seat in asked(4, "all-options", 2, 20):
        assert bots.play("apprentice", state, seat, 3, seconds) in legal_of(state, seat)


@pytest.mark.parametrize("level", bots.levels())
def test_without_samples_the_answer_is_still_legal(level: str) -> None:
    for state, seat in asked(2, "plain", 5, 20):
        observation = state.observe(seat, NO_LOG)
        assert bots.choose(level, GAME, seat, observation, [], 1.0, 1) in legal_of(state, seat)


def test_an_unknown_level_is_refused_by_name() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(ValueError, match="no level 'grandmaster'; there are: random, apprentice, journeyman, master"):
        bots.play("grandmaster", state, 0, 1)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state = GAME.new(2, 1, {"planning": "in_order"})
    with pytest.raises(ValueError, match="seat 1 is not asked anything"):
        bots.play("apprentice", state, 1, 1)
