"""The battery: the tests that every game passes, on every option and player count.

A game's own tests derive a class from `Battery` and name its cases; that is all:

    class TestBattery(Battery):
        cases: ClassVar = cases_of(Candidate(game(), accounting, at_random, most_decisions=100), {"plain": {}})
"""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from _pytest.mark import ParameterSet

from stammtisch.core.match import Match, replay_match
from stammtisch.core.plain import as_list
from stammtisch.core.state import State
from stammtisch.server.progress import Change, Progress, bit_of
from tests.conformance.battery import (
    Candidate,
    Options,
    check_legal_list,
    deep,
    moments,
    play_and_check,
    tell_apart,
    through_json,
)
from tests.forms import IS_COMPILED

GAMES_IN_CI = 200 if IS_COMPILED else 12
GAMES_WITH_OPTIONS = 20 if IS_COMPILED else 3
GAMES_AT_NIGHT = 2_000
REDEALS = 1_000 if IS_COMPILED else 100
CHANGES = 250 if IS_COMPILED else 60


def log_length(state: State) -> int:
    return len(as_list(state.observe(None)["log"], "log"))


def any_change(candidate: Candidate, progress: Progress, chooser: random.Random) -> Change:
    """One of all that a seat may do at a table: act, hold back its action, let it go, or take one back."""
    seat = chooser.choice(progress.state.to_act())
    if seat in progress.held:
        if chooser.random() < 0.3:
            return progress.release(seat)
        return progress.act(seat, progress.held[seat])
    if progress.match.why_no_undo(seat) is None and chooser.random() < 0.1:
        return progress.undo(seat)
    action = candidate.choose(progress.state, seat, progress.state.legal(seat), chooser)
    if progress.needs_confirm(seat, action) and chooser.random() < 0.5:
        return progress.hold(seat, action)
    return progress.act(seat, action)


def play_with_undo(candidate: Candidate, match: Match, chooser: random.Random) -> int:
    """Play on, taking every third action that can be undone back and again; says how many were."""
    undone = 0
    while match.state.to_act() and undone < 150:
        seat = chooser.choice(match.state.to_act())
        action = candidate.choose(match.state, seat, match.state.legal(seat), chooser)
        before = match.state.fingerprint()
        barriers = match.state.barriers
        match.apply(seat, action)
        if match.state.barriers == barriers and chooser.random() < 0.3:
            assert match.why_no_undo(seat) is None
            match.undo(seat)
            assert match.state.fingerprint() == before
            match.apply(seat, action)
            undone += 1
    return undone


class Battery:
    """The tests. A class that derives from this names its cases (`cases_of`)."""

    cases: ClassVar[list[ParameterSet]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Tests run on the deep cases, unless they are marked for the plain ones, or for all."""
        mark = metafunc.definition.get_closest_marker("cases")
        found = deep(self.cases)
        if mark is not None:
            found = [case for case in self.cases if mark.args[0] == "all" or "plain" in str(case.id)]
        if "candidate" in metafunc.fixturenames:
            metafunc.parametrize(("candidate", "seats", "options"), found)

    @pytest.mark.cases("plain")
    @pytest.mark.parametrize("part", range(4))
    def test_random_games_end_and_lose_no_piece(
        self, candidate: Candidate, seats: int, options: Options, part: int
    ) -> None:
        for seed in range(part * GAMES_IN_CI // 4, (part + 1) * GAMES_IN_CI // 4):
            play_and_check(candidate, seats, seed, options)

    @pytest.mark.cases("all")
    def test_random_games_with_options_end_and_lose_no_piece(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        for seed in range(1_000, 1_000 + GAMES_WITH_OPTIONS):
            play_and_check(candidate, seats, seed, options)

    @pytest.mark.nightly
    @pytest.mark.cases("all")
    @pytest.mark.parametrize("part", range(4))
    def test_many_random_games_end_and_lose_no_piece(
        self, candidate: Candidate, seats: int, options: Options, part: int
    ) -> None:
        for seed in range(10_000 + part * GAMES_AT_NIGHT // 4, 10_000 + (part + 1) * GAMES_AT_NIGHT // 4):
            play_and_check(candidate, seats, seed, options)

    def test_copies_stay_as_they_were(self, candidate: Candidate, seats: int, options: Options) -> None:
        state = candidate.start(seats, 3, options)
        chooser = random.Random(3)
        kept: list[tuple[State, str, int]] = []
        number = 0
        while state.to_act():
            seat = chooser.choice(state.to_act())
            legal = state.legal(seat)
            check_legal_list(state, seat, legal)
            if number % 5 == 0:
                copy = state.copy()
                assert copy.fingerprint() == state.fingerprint()
                assert copy.dump() == state.dump()
                kept.append((copy, copy.fingerprint(), log_length(copy)))
            state.apply_legal(seat, candidate.choose(state, seat, legal, chooser))
            number += 1
            if number % 40 == 0:
                for copy, fingerprint, _ in kept:
                    assert copy.fingerprint() == fingerprint
        for copy, fingerprint, lines in kept:
            assert copy.fingerprint() == fingerprint
            assert log_length(copy) == lines

    def test_changing_a_copy_leaves_the_original_alone(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        for state in moments(candidate, seats, 5, 23, options):
            before = state.fingerprint()
            copy = state.copy()
            chooser = random.Random(1)
            for _ in range(30):
                if copy.to_act():
                    seat = copy.to_act()[-1]
                    copy.apply_legal(seat, chooser.choice(copy.legal(seat)))
            assert state.fingerprint() == before

    def test_a_dumped_state_loads_and_goes_on_alike(self, candidate: Candidate, seats: int, options: Options) -> None:
        for number, state in enumerate(moments(candidate, seats, 7, 11, options)):
            # A dump from outside is played to the end before it is believed; now and then that is enough here.
            twin = candidate.game.load(through_json(state.dump()), is_trusted=number % 4 > 0)
            assert twin.dump() == state.dump()
            assert twin.fingerprint() == state.fingerprint()
            chooser = random.Random(2)
            for _ in range(25):
                assert twin.to_act() == state.to_act()
                if not state.to_act():
                    break
                seat = chooser.choice(state.to_act())
                assert twin.legal(seat) == state.legal(seat)
                action = chooser.choice(state.legal(seat))
                state.apply(seat, action)
                twin.apply(seat, action)
            assert twin.dump() == state.dump()
            assert twin.observe(0) == state.observe(0)

    def test_a_record_replays_to_the_same_state(self, candidate: Candidate, seats: int, options: Options) -> None:
        for state in moments(candidate, seats, 9, 61, options):
            record = through_json(state.record())
            replayed = candidate.game.replay(record)
            assert replayed.dump() == state.dump()
            assert isinstance(record, dict)
            assert isinstance(record["actions"], list)
            half = len(record["actions"]) // 2
            assert candidate.game.replay(record, upto=half).entries_made() == half

    def test_undo_returns_exactly_and_stays_in_the_record(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        undone = 0
        # A short game in which chance speaks at every turn leaves little to undo; then several are played.
        for seed in range(11, 31):
            match = Match(candidate.start(seats, seed, options))
            undone += play_with_undo(candidate, match, random.Random(seed))
            replayed = replay_match(candidate.game, through_json(match.state.record()))
            assert replayed.state.dump() == match.state.dump()
            if undone > 20:
                break
        assert undone > 20

    def test_what_a_seat_cannot_know_does_not_change_what_it_sees(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        for number, state in enumerate(moments(candidate, seats, 13, 17, options)):
            for seat in range(seats):
                view = state.observe(seat)
                sample = state.redeal(seat, seed=number)
                assert sample.observe(seat) == view
                assert sample.to_act() == state.to_act()
                assert sample.legal(seat) == state.legal(seat)
                candidate.accounting(sample)

    def test_what_is_dealt_anew_depends_on_what_the_seat_knows_alone(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        """Else whoever knew the draws of a computer could tell from its samples what is hidden from it."""
        for number, state in enumerate(moments(candidate, seats, 13, 37, options)):
            for seat in range(seats):
                twin = state.redeal(seat, seed=number)
                assert twin.redeal(seat, seed=7).dump() == state.redeal(seat, seed=7).dump()

    def test_an_answer_that_is_told_tells_nothing_hidden(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        """Two answers after which a seat sees the same are told to it in the same words, whatever it cannot know."""
        for number, state in enumerate(moments(candidate, seats, 23, 7, options)):
            for actor in state.to_act():
                for seat in range(seats):
                    if seat != actor:
                        tell_apart(state, state.redeal(seat, seed=number), actor, seat)

    def test_an_answer_that_hides_itself_is_seen_by_nobody_else(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        """Tables tell others nothing of such an answer (`server.progress`)."""
        hidden = 0
        for state in moments(candidate, seats, 31, 23, options):
            views: dict[int | None, object] = {viewer: state.observe(viewer) for viewer in (None, *range(seats))}
            for actor in state.to_act():
                for action in state.legal(actor)[:3]:
                    if state.stack[-1].hides_answer(state, action):
                        hidden += 1
                        after = state.copy()
                        after.apply_legal(actor, action)
                        for viewer in views.keys() - {actor}:
                            assert after.observe(viewer) == views[viewer]
        assert (hidden > 0) == candidate.hides_answers(options)

    def test_whether_a_move_must_be_confirmed_tells_nothing_hidden(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        """The confirm step of a table asks by what the seat may know (`server.progress`)."""
        for number, state in enumerate(moments(candidate, seats, 29, 9, options)):
            for seat in state.to_act():
                here, there = (
                    Progress(candidate.game, Match(one), [], 0) for one in (state, state.redeal(seat, number))
                )
                for action in state.legal(seat):
                    assert here.needs_confirm(seat, action) == there.needs_confirm(seat, action)

    def test_a_change_is_told_to_those_who_can_notice_it(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        """Who has seen an entry decides everybody's version; the server works it out without comparing all views."""
        chooser = random.Random(37)
        progress = Progress(candidate.game, Match(candidate.game.new(seats, 37, options)), [], 0)
        for _ in range(CHANGES):
            if not progress.state.to_act():
                break
            lately = {viewer: max(0, progress.log_length(viewer) - 8) for viewer in progress.viewers}
            before = {viewer: progress.look(viewer, lately[viewer]) for viewer in progress.viewers}
            change = any_change(candidate, progress, chooser)
            for viewer in progress.viewers:
                is_seen = bool(change.row.seen & bit_of(viewer))
                if viewer == change.row.seat:
                    assert is_seen
                else:
                    assert is_seen == (progress.look(viewer, lately[viewer]) != before[viewer]), (viewer, change.row)

    @pytest.mark.cases("plain")
    def test_many_redeals_are_consistent_legal_and_different(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        taken = moments(candidate, seats, 17, 60, options)
        state = taken[min(3, len(taken) - 2)]
        before = state.dump()
        view = state.observe(0)
        futures = set()
        for seed in range(REDEALS):
            sample = state.redeal(0, seed)
            if seed % 50 == 0:
                assert sample.observe(0) == view
            candidate.accounting(sample)
            futures.add(sample.fingerprint())
            chooser = random.Random(seed)
            for _ in range(5):
                if sample.to_act():
                    seat = chooser.choice(sample.to_act())
                    sample.apply(seat, chooser.choice(sample.legal(seat)))
        assert len(futures) == REDEALS
        assert state.dump() == before

    @pytest.mark.cases("plain")
    def test_an_observation_is_plain_json_and_holds_no_chance(
        self, candidate: Candidate, seats: int, options: Options
    ) -> None:
        for state in moments(candidate, seats, 19, 31, options):
            for seat in (None, *range(seats)):
                view = state.observe(seat)
                assert through_json(view) == view
                assert str(state.chance) not in str(view)
                assert "seed" not in str(view)
