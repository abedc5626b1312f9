"""Thinking in pieces finds what it finds without a stop, and counts only its own time."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

import stammtisch
from stammtisch import bots
from stammtisch.analysis import Depth, analyse
from stammtisch.analysis.hints import hint_from, hinting
from stammtisch.bots.levels import thinking
from stammtisch.bots.search import Search
from stammtisch.bots.steps import OwnTime, Steps, at_once
from stammtisch.server.thinking import AnalysisAnswer, AnalysisNews, AnalysisRequest, Desk, Outcome, Piece

DEPTH = Depth(simulations=4, seed=3)
# The shortest piece there is: one step.
SHORTEST = 1e-9
# Decisions that are judged in pieces, at the end of a game whose others are judged before.
LAST = 3


class Analysed:
    """A solo game of Village to its end, and its analysis without a stop."""

    def __init__(self) -> None:
        state = stammtisch.game("village").new(1, 5)
        pick = random.Random(2)
        while state.to_act():
            state.apply(0, pick.choice(state.legal(0)))
        self.record: dict[str, Any] = state.record()
        self.judged: list[dict[str, Any]] = []
        self.report = analyse(self.record, DEPTH, known=self.judged).as_json()


@pytest.fixture(scope="module")
def game() -> Analysed:
    return Analysed()


@pytest.fixture
def fine_grain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step is one answer in a simulation, on a machine of any speed."""
    monkeypatch.setattr("stammtisch.server.thinking.GRAIN", SHORTEST)


def request_of(game: Analysed) -> AnalysisRequest:
    edition = game.record["edition"]["name"]
    judged = game.judged[:-LAST]
    return AnalysisRequest("village", edition, None, game.record, DEPTH.simulations, DEPTH.seed, judged)


def news_of(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(raw, type=AnalysisNews) for outcome in outcomes for raw in outcome.news]
    return [each.judged for each in told if each.judged is not None]


def report_in(outcome: Outcome) -> dict[str, Any]:
    return msgspec.json.decode(outcome.answer, type=AnalysisAnswer).report


@pytest.mark.usefixtures("fine_grain")
def test_an_analysis_is_the_same_cut_or_uncut(game: Analysed) -> None:
    desk = Desk()
    outcomes = [desk.work(Piece(1, SHORTEST, request_of(game)))]
    while not outcomes[-1].is_done:
        outcomes.append(desk.work(Piece(1, SHORTEST)))
    # What was judged before is not judged again, what was not is the same, and the sums are.
    assert news_of(outcomes) == game.judged[-LAST:]
    assert report_in(outcomes[-1]) == game.report
    # Each decision was cut many times.
    assert len(outcomes) > len(game.judged) + 10 * LAST


def test_thoughts_under_way_in_one_worker_do_not_disturb_each_other(game: Analysed) -> None:
    desk = Desk()
    found = {number: desk.work(Piece(number, SHORTEST, request_of(game))) for number in (1, 2)}
    while desk.under_way:
        for number in list(desk.under_way):
            found[number] = desk.work(Piece(number, SHORTEST))
    assert report_in(found[1]) == report_in(found[2]) == game.report


def test_a_thought_that_nobody_wants_is_forgotten(game: Analysed) -> None:
    desk = Desk()
    desk.work(Piece(1, SHORTEST, request_of(game)))
    desk.work(Piece(2, SHORTEST, request_of(game), forget=[1]))
    assert list(desk.under_way) == [2]


class Counted:
    """How often a thought gave way."""

    def __init__(self) -> None:
        self.rests = 0

    def of(self, steps: Steps[Any]) -> Steps[Any]:
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value
            self.rests += 1
            yield


# With a net the simulations go side by side, in a few waves: each of those is cut, too.
@pytest.mark.parametrize(("judge", "pieces"), [("handmade", 2 * 24), ("learned", 12)])
@pytest.mark.parametrize("name", ["orleans", "coimbra", "village"])
def test_a_search_is_the_same_in_steps(name: str, judge: str, pieces: int) -> None:
    game = stammtisch.game(name)
    state = game.new(2, 11)
    seat = state.to_act()[0]
    question = (game, seat, state.observe(seat), bots.sampler_of(state, seat, 4), bots.Budget(simulations=24), 4)
    counted = Counted()
    found = at_once(counted.of(thinking("master", *question, judge=judge, grain=SHORTEST)))
    assert found == bots.think("master", *question, judge=judge)
    # Cut within its simulations, not only between them.
    assert counted.rests > pieces


def test_a_hint_is_the_same_in_steps() -> None:
    game = stammtisch.game("orleans")
    state = game.new(2, 11)
    question = (game, 0, state.observe(0), bots.sampler_of(state, 0, 4), bots.Budget(simulations=8), 4)
    counted = Counted()
    assert at_once(counted.of(hinting(*question, grain=SHORTEST))) == hint_from(*question)
    assert counted.rests > 8


def test_the_time_in_which_a_search_gave_way_is_not_its_own() -> None:
    state = stammtisch.game("village").new(2, 11)
    seat = state.to_act()[0]
    quest = Search(bots.sampler_of(state, seat, 4), seat, stammtisch.game("village").judgement.tuning(), 4)
    quest.prepare(state.legal(seat), None)
    began = time.perf_counter()
    quest.begin(0, 3600.0)
    assert not quest.go_on(SHORTEST)
    time.sleep(0.1)
    assert not quest.go_on(SHORTEST)
    assert 0.0 < quest.spent <= time.perf_counter() - began - 0.1


def test_the_time_in_which_a_thought_rested_is_not_its_own() -> None:
    def steps() -> Steps[str]:
        yield
        return "found"

    began = time.perf_counter()
    own = OwnTime()
    timed = own.of(steps())
    next(timed)
    time.sleep(0.1)
    assert at_once(timed) == "found"
    assert 0.0 < own.seconds <= time.perf_counter() - began - 0.1
