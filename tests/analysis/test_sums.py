"""Luck apart from decisions: the sums, first where every value is known, then in real games."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.analysis import Depth, Ledger, Report, analyse
from stammtisch.analysis.judging import Course, Moment, effective_entries, judge_moment, walk
from stammtisch.analysis.reports import sum_up
from stammtisch.bots.policy import answer, who_answers
from stammtisch.bots.probes import FORTUNE, LOST, RISK, SAFE, SURE, WON, probe
from stammtisch.core.chance import first_chance, next_chance
from stammtisch.core.match import Match
from stammtisch.core.plain import Json
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.forms import IS_COMPILED

EXPECTED_OF_BET = (WON + LOST) / 2
DEPTH = Depth(simulations=400)
SMALL = Depth(simulations=16 if IS_COMPILED else 4)


def bet(action: int, seed: int) -> tuple[Report, float]:
    """The report on a game of one decision, and its points: a sure gain, or a bet that loses a little on average."""
    state = probe(FORTUNE, seed)
    after = state.copy()
    after.apply_legal(0, action)
    points = float(after.points)
    moment = Moment(0, 0, (action,), 0, int(state.barriers))
    course = Course(state.game, {}, [moment], 1, int(after.barriers), [points], [1.0], [])
    return sum_up(course, [judge_moment(course, 0, state, DEPTH)], DEPTH), points


def adds_up(ledger: Ledger) -> bool:
    return abs(ledger.explained() - ledger.result) <= ledger.error + 1e-9


@pytest.mark.parametrize("seed", range(6))
def test_a_bet_is_a_bad_decision_whatever_chance_makes_of_it(seed: int) -> None:
    report, points = bet(RISK, seed)
    ledger = report.seats[0].points
    assert points in (WON, LOST)
    assert ledger.result == points
    assert ledger.own == pytest.approx(EXPECTED_OF_BET - SURE, abs=3.5)
    assert ledger.luck == pytest.approx(points - EXPECTED_OF_BET, abs=3.5)
    assert abs(ledger.drift) < 1e-9
    assert adds_up(ledger)
    (mistake,) = report.seats[0].mistakes
    assert mistake.better == {"en": "Safe", "de": "Safe"}
    assert mistake.points == pytest.approx(SURE - EXPECTED_OF_BET, abs=3.5)


def test_who_plays_safe_makes_no_mistake_and_has_no_luck() -> None:
    report, points = bet(SAFE, 3)
    ledger = report.seats[0].points
    assert (points, ledger.result) == (SURE, SURE)
    assert ledger.luck == 0.0
    # Quick play, against which it counts, judges by one trial of chance and bets now and then.
    assert 0.0 <= ledger.own < 3.0
    assert report.seats[0].mistakes == []


def test_luck_is_good_in_some_bets_and_bad_in_others() -> None:
    luck = {bet(RISK, seed)[0].seats[0].points.luck > 0 for seed in range(6)}
    assert luck == {True, False}


def finished(name: str, seats: int, seed: int, *, by_policy: bool) -> State:
    state = stammtisch.game(name).new(seats, seed)
    if not by_policy:
        play_randomly(state, seed)
        return state
    chance = first_chance(seed)
    while state.to_act():
        chance = int(next_chance(chance))
        answer(state, who_answers(state, 0), stammtisch.game(name).judgement.tuning().effort, chance)
    return state


# The interpreted form has time for the shortest of the games alone.
GAMES = [("village", 2), ("coimbra", 2), ("orleans", 2), ("village", 1)] if IS_COMPILED else [("village", 1)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_start_decisions_and_luck_add_up_to_the_result_within_the_error(name: str, seats: int) -> None:
    final = finished(name, seats, 5, by_policy=False)
    calls: list[tuple[int, int]] = []
    report = analyse(final.record(), SMALL, lambda done, count: calls.append((done, count)))
    totals = [score.total for score in final.scores()]
    for seat, each in enumerate(report.seats):
        assert each.points.result == totals[seat]
        assert adds_up(each.points)
        assert adds_up(each.wins)
        # Nothing is lost between the terms.
        assert each.points.explained() + each.points.drift == pytest.approx(totals[seat], abs=1e-6)
        # A stated error that swallows the result would say nothing.
        assert each.points.error < 120.0
        assert len(each.mistakes) <= 5
        assert [mistake.at for mistake in each.mistakes] == list(dict.fromkeys(m.at for m in each.mistakes))
    assert report.curve[-1].points == [float(total) for total in totals]
    assert [point.at for point in report.curve] == sorted(point.at for point in report.curve)
    assert calls[-1] == (len(report.curve) - 1, len(report.curve) - 1)
    # Random play is far worse than quick play: that is what decisions, not luck, must show.
    assert sum(each.points.own for each in report.seats) < 0
    assert any(each.mistakes for each in report.seats)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "seats"), [("coimbra", 2), ("orleans", 2), ("village", 2)])
def test_quick_play_gains_and_loses_nothing_against_itself(name: str, seats: int) -> None:
    found: list[float] = []
    for seed in range(3, 7):
        report = analyse(finished(name, seats, seed, by_policy=True).record(), SMALL)
        for each in report.seats:
            assert abs(each.points.own) < each.points.error
            found.append(each.points.own)
    # One game may go astray by what little of it is played out; all together they do not.
    assert abs(sum(found) / len(found)) < 5.0


def test_an_analysis_goes_on_where_it_was_left_and_is_the_same() -> None:
    record = finished("village", 1, 5, by_policy=False).record()
    kept: list[dict[str, Json]] = []

    def stop(done: int, count: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(record, SMALL, stop, known=kept)
    assert len(kept) == 3
    first: list[int] = []
    again = analyse(record, SMALL, lambda done, count: first.append(done), known=kept)
    assert first[0] == 4
    assert again == analyse(record, SMALL, known=kept)


def test_what_was_taken_back_is_no_decision() -> None:
    match = Match(stammtisch.game("village").new(2, 5))
    seat = match.state.to_act()[0]
    legal = match.state.legal(seat)
    for action in legal:
        before = match.state.barriers
        trial = match.state.copy()
        trial.apply_legal(seat, action)
        if trial.barriers == before:
            match.apply(seat, action)
            match.undo(seat)
            break
    else:
        pytest.fail("nothing can be taken back here")
    play_randomly(match.state, 5)
    record = match.state.record()
    entries = effective_entries(record)
    assert entries[0][0] == 2
    moments = [moment for moment, _ in walk(match.state.game, record)]
    assert moments[0].at >= 2
    replayed = match.state.game.state_from_origin(record)
    for _, who, action in entries:
        replayed.apply_legal(who, action)
    assert replayed.fingerprint() == match.state.fingerprint()


def test_a_game_that_is_not_over_is_refused() -> None:
    state = stammtisch.game("village").new(2, 5)
    play_randomly(state, 5, 10)
    with pytest.raises(stammtisch.BadRecord, match="not over"):
        analyse(state.record())


def test_a_depth_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="simulations"):
        analyse(finished("village", 1, 5, by_policy=False).record(), Depth(simulations=0))
