"""The part of the apprentice that knows no game: trying every answer on samples, and taking advice."""

from __future__ import annotations

import stammtisch
from stammtisch.bots import greedy
from stammtisch.bots.sampling import samples_of
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
