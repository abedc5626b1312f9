"""The part of the apprentice that knows no game: trying every answer on samples, and taking advice."""

from __future__ import annotations

from typing import cast

import pytest

import stammtisch
from stammtisch.bots import greedy
from stammtisch.bots.sampling import samples_of
from stammtisch.core.state import State
from tests.bots.positions import asked

GAME = stammtisch.game("orleans")


def test_the_answer_with_the_best_judgement_is_taken() -> None:
    for state, seat in asked(2, "plain", 4, 9):
        legal = state.legal(seat)
        samples = samples_of(state, seat, 2, 3)
        chosen = greedy.best_at_once(seat, legal, samples, 10_000, 1)
        values = []
        for action in legal:
            total = 0.0
            for sample in samples:
                after = sample.copy()
                after.apply(seat, action)
                total += after.evaluate(seat)
            values.append(total)
        assert values[legal.index(chosen)] > max(values) - 1e-5


def test_among_equals_the_seed_decides() -> None:
    state = GAME.new(2, 1, {"exclude_place_tiles": True})
    samples = samples_of(state, 0, 1, 2)
    legal = state.legal(0)
    assert len({greedy.choose(0, legal, samples, 1.0, seed) for seed in range(40)}) > 5


def test_advice_is_followed_where_it_is_legal() -> None:
    for state, seat in asked(2, "plain", 6, 9):
        samples = samples_of(state, seat, 2, 1)
        advice = samples[0].suggest(seat, 1_500)
        if advice:
            assert advice[0] in state.legal(seat)
            assert greedy.choose(seat, state.legal(seat), samples, 1.0, 1) == advice[0]


def test_without_effort_the_seed_decides() -> None:
    state = GAME.new(2, 1)
    legal = state.legal(0)
    samples = samples_of(state, 0, 1, 2)
    assert len({greedy.choose(0, legal, samples, 0.0, seed) for seed in range(30)}) > 3


class Counted:
    """Stands in for a sample, and counts what is asked of it."""

    def __init__(self) -> None:
        self.judged = 0
        self.efforts: list[int] = []

    def for_search(self) -> Counted:
        return self

    def apply_legal(self, seat: int, action: int) -> None:
        pass

    def evaluate(self, seat: int) -> float:
        self.judged += 1
        return 0.0

    def suggest(self, seat: int, effort: int) -> list[int]:
        self.efforts.append(effort)
        return []


@pytest.mark.parametrize("seconds", [0.0, 0.01, 0.05, 0.2, 1.0])
@pytest.mark.parametrize("answers", [2, 30, 200])
def test_no_more_positions_are_looked_at_than_the_time_allows(seconds: float, answers: int) -> None:
    """Seconds are a number of positions here, on every machine; what those take is measured by bench/apprentice.py."""
    sample = Counted()
    greedy.choose(0, list(range(answers)), [cast(State, sample)] * greedy.SAMPLES, seconds, 1)
    allowed = seconds * greedy.POSITIONS_PER_SECOND
    assert sample.judged <= allowed
    assert all(effort <= allowed for effort in sample.efforts)
    # What the time allows is made use of, too.
    assert sample.judged == answers * min(greedy.SAMPLES, int(allowed) // answers)
    assert bool(sample.efforts) == (allowed >= greedy.LEAST_FOR_ADVICE)
