"""The look ahead with a net: its tree, when it ends, and how long it takes."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.bots import Budget, sampler_of
from stammtisch.bots.learned.comparison import Comparison
from stammtisch.bots.learned.lookahead import Lookahead, are_equals
from stammtisch.bots.learned.passage import Passage
from stammtisch.bots.levels import seconds_for
from stammtisch.bots.tree import Candidate, Edge
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State
from stammtisch.games.orleans.places.planning import Planning
from tests.bots.test_learned import net_for
from tests.bots.test_search import GAMES, position

LINES = [[1], [2], [3]]


def ahead(state: State, seat: int, simulations: int, breadth: int = 4) -> Lookahead:
    """A look ahead that has come to its end."""
    tuning = state.game.judgement.tuning()
    found = Lookahead(sampler_of(state, seat, 5), seat, tuning, 5, net_for(state.game.name), breadth)
    found.prepare()
    found.begin(simulations, 0.0)
    assert found.go_on(0.0)
    return found


def passages(wanted: list[float], worth: list[float], count: int) -> list[int]:
    """What is taken in so many passages by one decision, of which the seat learns what each way is worth."""
    root = Edge([0], 0.0)
    taken: list[int] = []
    for _ in range(count):
        passage = Passage(root)
        taken.append(passage.choose(0, LINES, np.array(wanted, np.float32), Tuning()))
        passage.learn(np.array([worth[taken[-1]]], np.float32))
    return taken


def test_at_first_what_looks_best_is_taken_and_later_what_turns_out_to_be_best() -> None:
    taken = passages([0.5, 0.45, 0.1], [0.2, 0.6, 0.1], 40)
    assert set(taken[:4]) == {0}
    assert taken[-10:].count(1) >= 9


def test_where_the_net_is_right_the_others_are_hardly_tried() -> None:
    taken = passages([0.5, 0.2, 0.1], [0.5, 0.2, 0.1], 40)
    assert taken.count(0) >= 30


def test_simulations_that_are_on_their_way_look_elsewhere() -> None:
    root = Edge([0], 0.0)
    wanted = np.array([0.5, 0.49, 0.1], np.float32)
    together = [Passage(root) for _ in range(12)]
    taken = {passage.choose(0, LINES, wanted, Tuning()) for passage in together}
    assert {0, 1} <= taken
    for passage in together:
        passage.learn(np.array([0.3], np.float32))
    # What was only expected is gone when the result is known.
    node = root.node_of(0)
    assert sum(edge.visits for edge in node.plans) == node.visits == 12
    assert [edge.mean() for edge in node.plans] == pytest.approx([0.3] * len(node.plans))


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_below_every_way_holds_what_was_simulated(game: str) -> None:
    state, seat = position(game, 2, 7, 50)
    found = ahead(state, seat, 60)
    assert found.simulations == sum(candidate.visits for candidate in found.candidates)
    for candidate in found.candidates:
        assert len(candidate.values) == candidate.visits
        assert sum(node.visits for node in candidate.edge.following) <= candidate.visits


def test_nobody_sees_a_plan_that_is_made_at_the_same_time() -> None:
    game = stammtisch.game("orleans")
    state = game.new(2, 11)
    while not isinstance(state.stack[-1], Planning):
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    found = ahead(state, 0, 40)
    planned = [candidate for candidate in found.candidates if candidate.visits]
    assert planned
    for candidate in planned:
        for node in candidate.edge.following:
            for edge in node.plans:
                kinds = {game.actions[action].kind for action in edge.line}
                assert not kinds & {game.actions[action].kind for action in candidate.line}


def test_equals_are_equals_only_when_it_is_certain() -> None:
    def way(values: list[float]) -> Candidate:
        found = Candidate([1], 2)
        found.values = values
        return found

    steady = way([0.5] * 20)
    assert are_equals(steady, way([0.502] * 20))
    assert not are_equals(steady, way([0.6] * 20))
    assert not are_equals(steady, way([0.3, 0.7] * 10))


def test_samples_are_compared_one_by_one_whatever_comes_to_its_end_first() -> None:
    state, seat = position("coimbra", 2, 7, 50)
    tuning = state.game.judgement.tuning()
    lines = [[action] for action in state.choices(seat)[:2]]
    found = Comparison(sampler_of(state, seat, 5), seat, tuning, 5, net_for("coimbra"), lines, 12)
    assert found.go_on(0.0)
    for given, outcomes in zip(found.given, found.outcomes, strict=True):
        assert len(given.values) == len(outcomes.points) == len(outcomes.wins) == 12
        assert all(len(points) == 2 for points in outcomes.points)


def test_small_questions_of_a_game_of_plans_take_less_time() -> None:
    state, seat = position("orleans", 2, 7, 50)
    game = state.game
    tuning = game.judgement.tuning()
    small = Lookahead(sampler_of(state, seat, 5), seat, tuning, 5, net_for("orleans"), 4)
    small.candidates = [Candidate([1], 2), Candidate([2], 2)]
    plans = Lookahead(sampler_of(state, seat, 5), seat, tuning, 5, net_for("orleans"), 4)
    plans.candidates = [Candidate([1, 2], 2), Candidate([2], 2)]
    times = [seconds_for("master", quest, Budget(2.0), tuning) for quest in (small, plans)]
    assert times[0] == pytest.approx(tuning.net_small * times[1])
    assert times[1] < 2.0
