"""The search of the higher levels: fair samples, no foresight of chance, the same answer for the same simulations."""

from __future__ import annotations

from collections import Counter

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.bots import Budget, Memory, Sampler, Thought, sampler_of
from stammtisch.bots.levels import NO_LOG
from stammtisch.bots.policy import best_at_once
from stammtisch.bots.probes import FORTUNE, GUESS, HEADS, LOST, RISK, SAFE, SURE, TAILS, WON, probe
from stammtisch.bots.search import Search
from stammtisch.core.judgement import Tuning
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.bots.test_fairness import secret_moments
from tests.forms import IS_COMPILED

GAMES = ("orleans", "coimbra", "village")
SEARCHING = ("journeyman", "master")
# Simulations for what must hold however many there are; the interpreted form takes twenty times as long for each.
SOME = 24 if IS_COMPILED else 8
FEW = 12 if IS_COMPILED else 4


def position(game: str, seats: int, seed: int, moves: int) -> tuple[State, int]:
    """A position after some random moves in which somebody has a choice."""
    state = stammtisch.game(game).new(seats, seed)
    play_randomly(state, seed, moves)
    while True:
        seat = state.to_act()[0]
        if len(state.legal(seat)) > 1:
            return state, seat
        state.apply_legal(seat, state.legal(seat)[0])


def think(state: State, seat: int, seed: int, simulations: int, level: str = "journeyman") -> Thought:
    sampler = sampler_of(state, seat, seed)
    return bots.think(level, state.game, seat, state.observe(seat, NO_LOG), sampler, Budget(1.0, simulations), seed)


# What it answers and tells


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", SEARCHING)
def test_a_thought_tells_what_was_compared_and_expected(game: str, level: str) -> None:
    state, seat = position(game, 3, 5, 60)
    thought = think(state, seat, 1, SOME, level)
    assert thought.action in state.legal(seat)
    assert thought.action == thought.choices[0].action == thought.choices[0].line[0]
    assert thought.simulations == sum(choice.visits for choice in thought.choices) == sum(thought.visits.values())
    assert 0 < thought.simulations <= SOME
    for choice in thought.choices:
        assert choice.action in state.legal(seat)
        assert len(choice.points) == len(choice.wins) == 3
        assert sum(choice.wins) == pytest.approx(1.0)
        assert choice.error >= 0
    assert thought.points == thought.choices[0].points
    assert thought.lines[0] == thought.choices[0].line


@pytest.mark.parametrize(("game", "seats"), [("village", 1), ("village", 4), ("orleans", 4), ("coimbra", 4)])
def test_every_number_of_players_is_searched(game: str, seats: int) -> None:
    state, seat = position(game, seats, 2, 30)
    assert think(state, seat, 1, FEW).action in state.legal(seat)


@pytest.mark.parametrize("game", GAMES)
def test_with_simulations_as_budget_the_same_question_gets_the_same_thought(game: str) -> None:
    state, seat = position(game, 2, 7, 50)
    assert think(state, seat, 3, SOME) == think(state, seat, 3, SOME)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_table_as_it_is(game: str) -> None:
    state, seat = position(game, 2, 8, 40)
    before = state.dump()
    think(state, seat, 1, SOME)
    assert state.dump() == before


def test_a_thought_survives_the_wire() -> None:
    state, seat = position("orleans", 2, 3, 40)
    memory = Memory()
    observation = state.observe(seat, NO_LOG)
    bots.think("journeyman", state.game, seat, observation, sampler_of(state, seat, 1), Budget(1.0, 30), 1, memory)
    sent = memory.as_json()
    assert bots.memory_from(sent).as_json() == sent


# Samples


@pytest.mark.parametrize("game", GAMES)
def test_no_two_samples_share_the_chance_to_come(game: str) -> None:
    state, seat = position(game, 2, 4, 40)
    sampler = sampler_of(state, seat, 9)
    chances = [sampler.sample(number).chance for number in range(500)]
    assert len(set(chances)) == 500
    assert state.chance not in chances
    assert sampler.sample(17).chance == chances[17]


@pytest.mark.parametrize("game", GAMES)
def test_every_simulation_of_an_answer_begins_with_another_sample(game: str) -> None:
    state, seat = position(game, 2, 4, 40)
    search = Search(sampler_of(state, seat, 1), seat, stammtisch.game(game).judgement.tuning(), 1)
    search.prepare(state.legal(seat), None)
    search.run(40 if IS_COMPILED else 20, 0.0)
    # The n-th simulation of a candidate takes the n-th sample; so as many samples as visits, all different.
    assert max(candidate.visits for candidate in search.candidates) >= (6 if IS_COMPILED else 3)
    for candidate in search.candidates:
        assert len(candidate.values) == candidate.visits
    busiest = max(search.candidates, key=lambda candidate: candidate.visits)
    assert len(set(busiest.values)) > 1, "another sample, another course of the game"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_a_deal_is_one_the_seat_cannot_tell_apart(game: str) -> None:
    for moves in (10, 35, 60):
        state, seat = position(game, 3, 6, moves)
        expected = state.observe(seat, NO_LOG)
        expected.pop("log")
        sampler = sampler_of(state, seat, 2)
        for number in range(20):
            seen = sampler.sample(number).observe(seat, NO_LOG)
            seen.pop("log")
            assert seen == expected


def test_a_sampler_needs_something_to_deal_from() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Sampler([], 0, 1)


# Chance to come, and hidden facts


def test_nobody_plans_on_the_chance_to_come() -> None:
    answers = Counter(think(probe(FORTUNE, seed), 0, seed + 1, 200).action for seed in range(40))
    assert answers == {SAFE: 40}, "a bet that loses on average is never right, however the true die would fall"


def test_the_bet_is_known_for_what_it_is() -> None:
    thought = think(probe(FORTUNE, 1), 0, 5, 400)
    points = {choice.action: choice.points[0] for choice in thought.choices}
    assert points[SAFE] == SURE
    assert points[RISK] == pytest.approx((WON + LOST) / 2, abs=3)


def test_nobody_tries_answers_with_the_chance_that_will_come() -> None:
    # Quick answers inside a simulation are judged by another chance than the one the simulation goes on with.
    answers = {best_at_once(probe(FORTUNE, seed), 0, [SAFE, RISK], 12_345) for seed in range(30)}
    assert len(answers) == 1


def test_strategy_fusion_is_measured_and_small() -> None:
    """Who searched each sample by itself would expect WON of a guess; the truth is half of that."""
    expected: list[float] = []
    for seed in range(10):
        thought = think(probe(GUESS, seed), 0, seed, 300)
        assert thought.action == SAFE
        expected.append(next(choice.points[0] for choice in thought.choices if choice.action == RISK))
    mean = sum(expected) / len(expected)
    assert (WON + LOST) / 2 - 3 < mean < SURE, f"a guess is worth {(WON + LOST) / 2}, the search says {mean:.1f}"


def test_the_guess_itself_is_a_guess() -> None:
    answers: Counter[bool] = Counter()
    for seed in range(30):
        state = probe(GUESS, seed)
        state.apply_legal(0, RISK)
        answers[think(state, 0, 3 * seed, 60).action - HEADS == state.coin] += 1
    assert 5 <= answers[True] <= 25, "who knows the coin guesses right too often"
    assert {HEADS, TAILS} == {2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_no_thought_changes_when_all_that_is_hidden_is_dealt_anew(game: str) -> None:
    """For every seed the same thought: so the distribution of answers is the same too."""
    for moves in (20, 45):
        state, seat = position(game, 3, 11, moves)
        for seed in range(3 if IS_COMPILED else 1):
            expected = think(state, seat, seed, FEW)
            for other in (101, 202):
                assert think(state.redeal(seat, other), seat, seed, FEW) == expected


def test_no_secret_plan_changes_a_thought() -> None:
    moments = [moment for seed in (1, 2) for moment in secret_moments(seed)][:: 6 if IS_COMPILED else 15]
    assert len(moments) >= (5 if IS_COMPILED else 2)
    for number, (state, seat) in enumerate(moments):
        expected = think(state, seat, number, FEW)
        assert think(state.redeal(seat, 5), seat, number, FEW) == expected


# Memory


def test_a_plan_is_followed_without_thinking_again() -> None:
    state = stammtisch.game("orleans").new(2, 5)
    seat = 0
    memory = Memory()
    thoughts: list[Thought] = []
    for number in range(12):
        if state.to_act()[0] != seat:
            break
        sampler = sampler_of(state, seat, number)
        observation = state.observe(seat, NO_LOG)
        thought = bots.think("journeyman", state.game, seat, observation, sampler, Budget(1.0, 30), number, memory)
        thoughts.append(thought)
        state.apply(seat, thought.action)
    line = thoughts[0].choices[0].line
    assert len(line) > 2
    assert tuple(thought.action for thought in thoughts[: len(line)]) == line
    assert [thought.simulations for thought in thoughts[1 : len(line)]] == [0] * (len(line) - 1)


def test_a_memory_of_another_question_is_not_used() -> None:
    state, seat = position("coimbra", 2, 5, 20)
    other, its_seat = position("coimbra", 2, 6, 20)
    memory = Memory()
    sampler = sampler_of(state, seat, 1)
    bots.think("journeyman", state.game, seat, state.observe(seat, NO_LOG), sampler, Budget(1.0, 20), 1, memory)
    second = sampler_of(other, its_seat, 1)
    with_memory = bots.think(
        "journeyman", other.game, its_seat, other.observe(its_seat, NO_LOG), second, Budget(1.0, 20), 1, memory
    )
    assert with_memory == think(other, its_seat, 1, 20)


def test_what_was_learnt_about_the_next_question_is_kept() -> None:
    state, seat = position("coimbra", 2, 9, 8)
    while type(state.stack[-1]).__name__ != "TakeDie":
        play_randomly(state, 1, 1)
    seat = state.to_act()[0]
    memory = Memory()
    observation = state.observe(seat, NO_LOG)
    sampler = sampler_of(state, seat, 1)
    # Without plans a die and its place are two questions.
    budget = Budget(1.0, 60 if IS_COMPILED else 30)
    first = bots.think("journeyman", state.game, seat, observation, sampler, budget, 1, memory, Tuning())
    state.apply(seat, first.action)
    assert state.to_act() == [seat]
    assert memory.fits(state.legal(seat), sampler_of(state, seat, 2))
    known = memory.node(seat)
    assert known is not None
    assert known.visits > (5 if IS_COMPILED else 2)


# The tree below the root


def test_all_candidates_get_their_share_before_any_drops_out() -> None:
    state, seat = position("village", 2, 3, 30)
    tuning = Tuning()
    search = Search(sampler_of(state, seat, 1), seat, tuning, 1)
    search.prepare(state.legal(seat), None)
    count = len(search.candidates)
    search.run(12 * count, 0.0)
    assert min(candidate.visits for candidate in search.candidates) >= 2
