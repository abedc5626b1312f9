"""Hints: legal, from what the seat may see, the same for the same seed, and with a reason."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.analysis import hint
from stammtisch.bots.probes import FORTUNE, GUESS, SAFE, probe
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.bots.test_fairness import secret_moments
from tests.forms import IS_COMPILED

SIMULATIONS = 40 if IS_COMPILED else 8


def position(name: str, decisions: int, seed: int = 4) -> tuple[State, int]:
    state = stammtisch.game(name).new(2, seed)
    play_randomly(state, seed, decisions)
    while len(state.legal(state.to_act()[0])) < 2:
        seat = state.to_act()[0]
        state.apply_legal(seat, state.legal(seat)[0])
    return state, state.to_act()[0]


@pytest.mark.parametrize("name", ["orleans", "coimbra", "village"])
@pytest.mark.parametrize("decisions", [0, 25])
def test_a_hint_names_legal_answers_with_reasons_in_both_languages(name: str, decisions: int) -> None:
    state, seat = position(name, decisions)
    before = state.fingerprint()
    advice = hint(state, seat, seed=1, simulations=SIMULATIONS)
    assert 1 <= len(advice) <= 3
    assert state.fingerprint() == before
    legal = state.legal(seat)
    for each in advice:
        assert each.action in legal
        assert each.line[0] == each.action
        assert 0.0 <= each.win <= 1.0
        for language in ("en", "de"):
            assert each.label[language]
            assert each.why[language].endswith(".")
        twin = state.copy()
        for action in each.line:
            twin.apply(seat, action)
    assert len({tuple(sorted(each.line)) for each in advice}) == len(advice)


def test_the_same_seed_gives_the_same_hint() -> None:
    state, seat = position("village", 25)
    assert hint(state, seat, 3, simulations=SIMULATIONS) == hint(state, seat, 3, simulations=SIMULATIONS)


def test_a_hint_does_not_foresee_chance_or_a_hidden_coin() -> None:
    for kind in (FORTUNE, GUESS):
        for seed in range(6):
            assert hint(probe(kind, seed), 0, seed, simulations=200)[0].action == SAFE


def test_a_hint_does_not_change_when_all_that_is_hidden_is_dealt_anew() -> None:
    state, seat = secret_moments(2)[3]
    expected = [each.action for each in hint(state, seat, 9, simulations=SIMULATIONS)]
    for other in (101, 202):
        dealt = state.redeal(seat, other)
        assert [each.action for each in hint(dealt, seat, 9, simulations=SIMULATIONS)] == expected


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    state = stammtisch.game("orleans").new(2, 5)
    while len(state.legal(state.to_act()[0])) > 1:
        play_randomly(state, 5, 1)
    seat = state.to_act()[0]
    (only,) = hint(state, seat, simulations=SIMULATIONS)
    assert [only.action] == state.legal(seat)
    assert only.why["de"] == "Etwas anderes ist nicht möglich."
    assert only.gain_points == 0.0


def test_who_is_not_asked_gets_no_hint() -> None:
    state, seat = position("village", 25)
    with pytest.raises(ValueError, match="not asked"):
        hint(state, 1 - seat, simulations=SIMULATIONS)
