"""Games judged by a net: what is promised, what was given away, and what is luck."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import stammtisch
from stammtisch.analysis import Depth, Report, analyse, hint, outlook
from stammtisch.analysis.by_net import NetJudge, Verdict
from stammtisch.analysis.judging import Course, course_of, judged_from, walk
from stammtisch.analysis.outlook import Extent, Outlook, Size, extent_of, settings_of
from stammtisch.analysis.page import html_page
from stammtisch.analysis.promises import Anchor, promised
from stammtisch.bots.learned import files
from stammtisch.bots.learned.comparison import Comparison
from stammtisch.bots.learned.desk import Asked, next_to_choose
from stammtisch.bots.learned.files import net_of
from stammtisch.bots.learned.playing_on import PlayingOn, drawn
from stammtisch.bots.outcomes import TO_THE_END, AsItStands, Outcomes
from stammtisch.bots.policy import carry_out
from stammtisch.bots.sampling import sampler_of
from stammtisch.bots.steps import at_once
from stammtisch.core.chance import first_chance
from stammtisch.core.judgement import LEARNED
from stammtisch.core.plain import Json
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.bots.test_learned import net_for
from tests.bots.test_search import GAMES

DEPTH = Depth(simulations=8)


@pytest.fixture(autouse=True)
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is judged by a net; by one that knows nothing, for the sums hold whatever it says."""
    monkeypatch.setenv("STAMMTISCH_NETS", str(tmp_path))
    for name in GAMES:
        files.save(tmp_path / f"{name}.npz", stammtisch.game(name), net_for(name))
    for module in ("judging", "hints"):
        monkeypatch.setattr(f"stammtisch.analysis.{module}.judge_of", lambda *_: LEARNED)


def played(name: str, seats: int = 2, seed: int = 5) -> State:
    state = stammtisch.game(name).new(seats, seed)
    play_randomly(state, seed)
    return state


def verdicts(course: Course, most: int) -> list[Verdict]:
    judge = NetJudge(course.game, len(course.points))
    found: list[Verdict] = []
    for moment, state in walk(course.game, course.record):
        found.append(at_once(judge.judging(state.copy(), moment.seat, moment.line, DEPTH.simulations, 1, 0.0)))
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("name", GAMES)
def test_start_decisions_luck_and_what_the_judgement_corrects_make_the_result(name: str) -> None:
    state = played(name)

    report = analyse(state.record(), DEPTH)

    for seat, found in enumerate(report.seats):
        ledger = found.points
        assert ledger.result == state.scores()[seat].total
        assert ledger.explained() + ledger.drift == pytest.approx(ledger.result, abs=1e-3)
        assert found.wins.explained() + found.wins.drift == pytest.approx(found.wins.result, abs=1e-4)
    assert all(sum(point.wins) == pytest.approx(1.0) for point in report.curve)


def test_what_is_expected_lies_in_a_band_as_wide_as_the_games_that_were_played_on_lie_apart() -> None:
    report = analyse(played("coimbra").record(), DEPTH)

    *before, end = report.curve
    assert all(band > 0.0 for band in before[0].bands)
    # The less there is to come, the less can go another way.
    assert sum(before[-1].bands) < sum(before[0].bands)
    assert end.bands == [0.0, 0.0]
    assert report.judge == LEARNED
    page = html_page(report, "Coimbra", ["Anna", "Bert"], "de")
    assert page.count("class='band") == 2
    assert "trainiertes Netz" in page


def test_a_position_with_the_same_chance_comes_to_the_same() -> None:
    state = stammtisch.game("coimbra").new(2, 7)
    playing = PlayingOn(state.game, net_of(state.game, state.origin.seats), settings_of(state.game))
    sampler = AsItStands(state, 0, 5)

    ends = at_once(playing.outcomes([sampler.sample(number) for number in range(16)], TO_THE_END))

    # The same chances come to the same, whatever else is played on beside them.
    again = at_once(playing.outcomes([sampler.sample(15)], TO_THE_END, first=15))
    assert again.points == ends.points[15:]
    assert all(sum(wins) == pytest.approx(1.0) for wins in ends.wins)


def test_with_some_warmth_ways_that_look_nearly_best_are_taken_too_and_the_same_ones_for_the_same_chance() -> None:
    state = stammtisch.game("coimbra").new(2, 7)
    wanted = np.array([0.50, 0.49, 0.10], np.float32)
    question = Asked(state, 0, [[11], [12, 13], [14]], 0)

    taken = [drawn(question, wanted, 0.02, first_chance(number)) for number in range(400)]

    assert 200 < taken.count(0) < 300
    assert taken.count(1) == 400 - taken.count(0)
    # A way has its own lot: which others there are makes no difference to it.
    alone = Asked(state, 0, [[11], [12, 13]], 0)
    assert taken == [drawn(alone, wanted[:2], 0.02, first_chance(number)) for number in range(400)]


def test_the_anchor_of_a_round_is_the_mean_of_the_games_that_were_played_to_the_end() -> None:
    state = stammtisch.game("coimbra").new(2, 7)
    looking = Outlook(state.game, Size(2, 100, 4), 16, 1)
    looking.pass_by(state)
    at_once(looking.begin(state, 0.0))

    anchor, _ = at_once(looking.beginning(0.0))

    games = looking.known_extent().games
    ends = at_once(looking.playing.outcomes(looking.chances(state, games), TO_THE_END, warmth=0.01))
    assert games > 8
    assert anchor == Anchor(ends.points)


def test_results_lie_less_far_apart_the_fewer_decisions_are_left() -> None:
    state = stammtisch.game("village").new(2, 7)
    looking = Outlook(state.game, Size(2, 16, 4), 16, 1)
    anchor = Anchor([[40.0, 60.0], [50.0, 50.0]])
    spreads = []
    for _ in range(16):
        looking.pass_by(state)
        spreads.append(looking.spread(anchor))

    share = state.game.judgement.tuning().uncertainty
    assert spreads[0] == pytest.approx(50.0 * share)
    assert spreads[12] == pytest.approx(25.0 * share)
    assert spreads == sorted(spreads, reverse=True)
    assert share > 0.0


@pytest.mark.parametrize("name", GAMES)
def test_a_look_goes_on_as_it_would_begin_where_its_first_choices_lead(name: str) -> None:
    state = stammtisch.game(name).new(2, 7)
    next_to_choose(state, -1, TO_THE_END)
    looking = Outlook(state.game, Size(2, 100, 4), 16, 1)
    looking.extent = Extent(games=8, samples=3, reach=1)
    looking.pass_by(state)
    look = at_once(looking.ahead(state, 0.0))
    seat, line = look.trails[0][0]

    after = at_once(looking.ahead(state, 0.0, seat, tuple(line)))

    same = [number for number in range(3) if look.trails[number][0] == (seat, line)]
    assert same
    for number in same:
        assert (after.points[number], after.wins[number]) == (look.points[number], look.wins[number])
        assert after.trails[number] == look.trails[number][1:]


def test_a_look_goes_by_a_line_if_all_of_its_samples_do_in_whatever_order() -> None:
    look = Outcomes(2)
    assert not look.goes_by(0, 1, [4, 5])
    look.trails = [[(1, [4, 5]), (0, [6])], [(1, [5, 4]), (0, [7])]]
    assert look.goes_by(0, 1, (5, 4))
    assert not look.goes_by(0, 0, (5, 4))
    assert not look.goes_by(0, 1, (5, 4, 4))
    assert not look.goes_by(1, 0, (6,))
    assert not look.goes_by(2, 1, (5, 4))


def test_a_decision_that_the_net_would_have_made_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_of(stammtisch.game("village"))
    settings.slack = 0.0
    monkeypatch.setattr(outlook, "settings_of", lambda game: settings)
    state = stammtisch.game("village").new(2, 7)
    looking = Outlook(state.game, Size(2, 100, 4), 16, 1)
    looking.extent = Extent(games=8, samples=2, reach=1)
    for _ in range(12):
        next_to_choose(state, -1, TO_THE_END)
        looking.pass_by(state)
        seat, line = at_once(looking.ahead(state, 0.0)).trails[0][0]
        carry_out(state, seat, line)
    entries = len(state.record()["actions"])  # type: ignore[arg-type]
    play_randomly(state, 5)
    known: list[dict[str, object]] = []

    report = analyse(state.record(), DEPTH, known=known)  # type: ignore[arg-type]

    by_net = [each for each in known if each["moment"][0] < entries]  # type: ignore[index]
    still = [each for each in by_net if each["before"] == each["after"]]
    assert len(still) >= len(by_net) / 2 > 3
    assert all(each["errors"] == [0.0, 0.0] for each in still)
    for each in report.seats:
        assert each.points.explained() + each.points.drift == pytest.approx(each.points.result, abs=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_what_looks_were_off_by_when_a_round_begins_is_neither_luck_nor_a_decision(name: str) -> None:
    state = played(name)
    known: list[dict[str, Json]] = []

    report = analyse(state.record(), DEPTH, known=known)

    judged = [judged_from(each) for each in known]
    begun = [now for past, now in pairwise(judged) if now.moment.stage != past.moment.stage]
    assert begun
    assert [each for each in judged if each.carried] == begun
    for seat, found in enumerate(report.seats):
        off = sum(each.before[seat] - each.carried[seat] for each in begun)
        # What is left changed although neither chance spoke nor anybody decided: next to nothing.
        assert found.points.drift == pytest.approx(off, abs=1e-3)
        assert found.points.error >= abs(off)
    assert any(abs(found.points.drift) > 1e-3 for found in report.seats), "a net that knows nothing is off"


def test_the_looks_of_a_round_reach_beyond_the_beginning_of_the_next_and_carry_its_promise_there() -> None:
    state = stammtisch.game("orleans").new(2, 7)
    looking = Outlook(state.game, Size(2, 100, 18), 16, 1)
    looking.extent = Extent(games=8, samples=3, reach=2)
    next_to_choose(state, -1, TO_THE_END)
    looking.pass_by(state)
    anchor, first = at_once(looking.beginning(0.0))
    assert at_once(looking.carried(0.0)) is None, "nothing was promised before the first round"
    while next_to_choose(state, -1, 2) >= 0:
        state.apply_legal(state.to_act()[0], state.legal(state.to_act()[0])[0])

    looking.pass_by(state)
    carried = at_once(looking.carried(0.0))

    assert carried is not None
    look = at_once(looking.look(state, 3, 0.0))
    expected = promised(anchor.rows, 0.0).points
    assert carried.points == [
        pytest.approx(expected[seat] + look.mean_points()[seat] - first.mean_points()[seat]) for seat in (0, 1)
    ]
    assert sum(carried.wins) == pytest.approx(1.0)


def test_looks_reach_as_far_as_there_is_time_for_enough_of_them() -> None:
    reaches = [extent_of(Size(2, moments, 6), 64, 1_000.0).reach for moments in (20, 200, 2_000)]

    assert reaches == [3, 2, 1]
    # In a game in which few decisions need a look there is time for more.
    assert extent_of(Size(2, 200, 6, looks=2.5), 64, 1_000.0).reach == 3


def test_a_plan_is_one_decision_though_others_answered_in_between() -> None:
    state = stammtisch.game("orleans").new(3, 8)
    turn = 0
    while state.stage() < 2:
        seats = state.to_act()
        turn += 1
        seat = seats[turn % len(seats)]
        legal = state.legal(seat)
        state.apply_legal(seat, legal[turn % len(legal)])
    play_randomly(state, 8)

    walked = list(walk(state.game, state.record()))
    plans = [moment for moment, _ in walked if moment.stage == 1 and len(moment.line) > 1]
    assert sorted(moment.seat for moment in plans) == [0, 1, 2]
    assert all(str(state.game.actions[moment.line[-1]]) == "end-planning" for moment in plans)
    # The walk goes on with one state: it has come to the same end.
    end = walked[-1][1]
    assert [score.total for score in end.scores()] == [score.total for score in state.scores()]


def test_what_costs_next_to_nothing_is_not_told_as_costly() -> None:
    report = analyse(played("coimbra").record(), DEPTH)

    told = [each for seat in report.seats for each in seat.mistakes]
    assert told
    assert all(each.points >= 0.5 or each.win >= 0.01 for each in told)


def test_more_is_played_on_where_a_game_takes_less_time() -> None:
    short, long = extent_of(Size(2, 100, 5), 64, 1_000.0), extent_of(Size(5, 300, 5), 64, 9_000.0)

    assert short.games > 2 * long.games >= 2 * outlook.LEAST_GAMES
    assert short.samples > long.samples >= 2


def test_the_same_record_gets_the_same_report() -> None:
    record = played("village").record()

    assert analyse(record, DEPTH) == analyse(record, DEPTH)


def test_an_analysis_goes_on_where_it_was_left() -> None:
    record = played("coimbra").record()
    known: list[dict[str, object]] = []
    whole = analyse(record, DEPTH, known=known)  # type: ignore[arg-type]

    half = known[: len(known) // 2]

    assert analyse(record, DEPTH, known=half) == whole  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_played_is_never_better_than_the_best_to_the_seat_that_decided(name: str) -> None:
    state = played(name)
    course = course_of(state.game, state.record())

    found = verdicts(course, 30)

    assert any(each.better for each in found), "random play gives something away"
    for each in found:
        if each.better:
            assert each.loss_worth > 0.0
            assert each.why["de"].startswith("Verglichen mit")
        else:
            assert (each.loss, each.loss_win) == (0.0, 0.0)


def test_a_decision_is_judged_alike_whatever_is_hidden_from_its_seat() -> None:
    state = stammtisch.game("orleans").new(2, 11)
    seat = state.to_act()[0]
    line = (state.legal(seat)[0],)
    judge = NetJudge(state.game, state.origin.seats)

    def own_view(of: State) -> tuple[tuple[int, ...], float]:
        verdict = at_once(judge.judging(of, seat, line, DEPTH.simulations, 3, 0.0))
        return verdict.better, verdict.loss

    better, loss = own_view(state.copy())
    same, equal = own_view(state.redeal(seat, 99))
    assert better == same
    assert loss == pytest.approx(equal, abs=1e-3)
    assert better, "the first of all answers is not the best"


def test_ways_are_compared_on_the_same_samples_and_equal_ways_come_to_the_same() -> None:
    state = stammtisch.game("village").new(3, 4)
    seat = state.to_act()[0]
    line = [state.legal(seat)[0]]
    tuning = state.game.judgement.tuning()

    compared = Comparison(sampler_of(state, seat, 1), seat, tuning, 1, net_for("village"), [line, line], 4)
    compared.go_on(0.0)

    one, two = compared.outcomes
    assert len(one.points) == len(two.points) == 4
    # The parts of the sheet and the prospects are all of the points.
    assert sum(one.parts.values()) == pytest.approx(one.mean_points()[seat], abs=1e-3)


def test_a_hint_by_a_net_names_ways_and_says_why() -> None:
    state = stammtisch.game("coimbra").new(2, 3)
    seat = state.to_act()[0]

    found = hint(state, seat, seed=1, simulations=8)

    assert 1 <= len(found) <= 3
    assert all(each.action in state.legal(seat) and each.why["en"] and each.why["de"] for each in found)


def test_alone_at_the_table_there_are_points_and_no_rivals() -> None:
    state = played("village", seats=1)

    report: Report = analyse(state.record(), DEPTH)

    assert report.seats[0].points.result == state.scores()[0].total
    assert all(point.wins == [1.0] for point in report.curve)
