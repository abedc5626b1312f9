"""The order of the queue: classes and ages, turns, and that nobody is starved or held up twice. By a scripted clock."""

from __future__ import annotations

import pytest

from stammtisch.server.order import PATIENCE, FairOrder, Rank, Work

PIECE = 0.3


class Clock:
    """Time goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Room:
    """One worker that serves the queue; it notes who had which piece."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.order = FairOrder(self.clock)
        self.served: list[Work] = []

    def ask(self, rank: Rank) -> Work:
        work = Work(rank)
        self.order.add(work)
        self.order.note_who_is_held_up()
        return work

    def begin(self) -> Work:
        work = self.order.in_order()[0]
        self.order.begin(work)
        self.order.note_who_is_held_up()
        return work

    def end(self, work: Work, is_done: bool = False) -> None:
        self.clock.now += PIECE
        self.order.end(work)
        self.served.append(work)
        if not is_done:
            self.order.give_back(work)

    def serve(self, is_done: bool = False) -> Work:
        work = self.begin()
        self.end(work, is_done)
        return work


def test_a_decision_goes_before_a_hint_before_an_analysis_before_anything_else() -> None:
    room = Room()
    asked = [room.ask(rank) for rank in (Rank.OTHER, Rank.ANALYSIS, Rank.HINT, Rank.SEAT)]
    assert [room.serve(is_done=True) for _ in asked] == asked[::-1]


def test_of_the_same_class_the_oldest_goes_first() -> None:
    for rank in Rank:
        room = Room()
        asked = [room.ask(rank) for _ in range(3)]
        assert [room.serve(is_done=True) for _ in asked] == asked


def test_decisions_take_turns_so_that_a_short_one_does_not_wait_for_a_long_one() -> None:
    room = Room()
    master, apprentice = room.ask(Rank.SEAT), room.ask(Rank.SEAT)
    assert room.serve() is master
    assert room.serve(is_done=True) is apprentice
    assert room.serve() is master


def test_analyses_go_one_after_the_other() -> None:
    room = Room()
    first, second = room.ask(Rank.ANALYSIS), room.ask(Rank.ANALYSIS)
    assert [room.serve() for _ in range(20)] == [first] * 20
    room.order.drop(first)
    assert room.serve() is second


def test_a_decision_waits_for_the_piece_under_way_and_no_other() -> None:
    room = Room()
    for _ in range(3):
        room.ask(Rank.ANALYSIS)
    hint = room.ask(Rank.HINT)
    room.clock.now += 10 * PATIENCE
    under_way = room.begin()
    decision = room.ask(Rank.SEAT)
    room.end(under_way)
    # Hint and analyses have waited too long, but the decision was held up once already, by the piece under way.
    assert decision.is_held_up
    thought = [room.serve() for _ in range(30)]
    assert thought == [decision] * 30
    assert hint in room.order.waiting


def test_lower_classes_are_served_now_and_then_though_decisions_never_end() -> None:
    room = Room()
    analysis, hint = room.ask(Rank.ANALYSIS), room.ask(Rank.HINT)
    held_up: dict[Work, int] = {}
    for _ in range(400):
        # Two masters at any time; each thinks for seven pieces.
        for work in [each for each in held_up if room.served.count(each) == 7]:
            room.order.drop(work)
        while sum(work.rank is Rank.SEAT for work in room.order.waiting) < 2:
            held_up[room.ask(Rank.SEAT)] = 0
        if room.serve().rank is not Rank.SEAT:
            for work in room.order.waiting:
                if work.rank is Rank.SEAT:
                    held_up[work] += 1
    assert room.served.count(analysis) >= 10
    assert room.served.count(hint) >= 10
    assert max(held_up.values()) == 1


def test_what_nobody_wants_to_know_any_more_leaves_the_queue() -> None:
    room = Room()
    stale, fresh = room.ask(Rank.SEAT), room.ask(Rank.SEAT)
    room.order.drop(stale)
    assert room.serve() is fresh
    assert room.order.waiting == [fresh]


def test_a_piece_that_lasts_too_long_is_noticed_by_who_waits_above_it() -> None:
    room = Room()
    room.ask(Rank.ANALYSIS)
    room.begin()
    assert room.order.overrun(Rank.SEAT, 0.35) == pytest.approx(0.35)
    assert room.order.overrun(Rank.ANALYSIS, 0.35) is None
    room.clock.now += 0.5
    assert room.order.overrun(Rank.HINT, 0.35) == 0.0
