"""The order of the queue: classes, people, ages, and that nobody is starved or held up twice. By a scripted clock."""

from __future__ import annotations

import pytest

from stammtisch.server.order import AT_ONCE, PATIENCE, FairOrder, Rank, Work
from stammtisch.server.shares import ALLOWANCE, HALF_LIFE, KEPT, Shares

PIECE = 0.3
MASTER = 7  # pieces of a master's answer


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

    def ask(self, rank: Rank, *owners: str) -> Work:
        work = Work(rank, owners)
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
        # Two masters at any time.
        for work in [each for each in held_up if room.served.count(each) == MASTER]:
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


# People


def test_sixty_tables_of_four_masters_delay_another_person_by_the_piece_under_way() -> None:
    room = Room()
    for _ in range(60 * 4):
        room.ask(Rank.SEAT, "anna")
    for length in (0, 1, 5, 100, 300):
        for _ in range(length):
            room.serve()
        under_way = room.begin()
        began = room.clock.now
        bert = room.ask(Rank.SEAT, "bert")
        room.end(under_way)
        assert [room.serve() for _ in range(MASTER)] == [bert] * MASTER
        room.order.drop(bert)
        assert room.clock.now - began == pytest.approx((MASTER + 1) * PIECE)
        assert room.served[-MASTER - 1].owners == ("anna",)


def test_who_begins_sixty_tables_takes_little_from_who_has_played_for_long() -> None:
    room = Room()
    bert = room.ask(Rank.SEAT, "bert")
    for _ in range(200):
        room.serve()
    for _ in range(60 * 4):
        room.ask(Rank.SEAT, "anna")
    others = [room.serve() is not bert for _ in range(100)].count(True)
    # One piece in two seconds: hers are not forgotten, and his seven take one piece longer.
    assert 100 * PIECE / (PATIENCE + 2 * PIECE) - 1 <= others <= 100 * PIECE / PATIENCE


def test_who_wants_too_much_gets_something_though_others_never_end() -> None:
    room = Room()
    for _ in range(60 * 4):
        room.ask(Rank.SEAT, "anna")
    for person in range(10):
        room.ask(Rank.SEAT, f"person-{person}")
    waits = [0]
    for _ in range(500):
        waits = [*waits, 0] if room.serve().owners == ("anna",) else [*waits[:-1], waits[-1] + 1]
    assert max(waits) * PIECE <= PATIENCE + 2 * PIECE


def test_people_who_want_the_same_take_turns_by_person_and_then_by_age() -> None:
    room = Room()
    annas = [room.ask(Rank.SEAT, "anna") for _ in range(3)]
    bert = room.ask(Rank.SEAT, "bert")
    assert [room.serve() for _ in range(6)] == [annas[0], bert, annas[1], bert, annas[2], bert]


def test_who_has_had_much_lately_stands_back_and_not_for_ever() -> None:
    room = Room()
    anna = room.ask(Rank.SEAT, "anna")
    while room.clock.now < 100 + 2 * ALLOWANCE:
        assert room.serve() is anna
    bert = room.ask(Rank.SEAT, "bert")
    first = [room.serve() for _ in range(int(ALLOWANCE / PIECE / 2))]
    assert first.count(bert) / len(first) > 0.8
    # When he has had as much, or what she had has faded, they take turns.
    later = [room.serve() for _ in range(800)][400:]
    assert 0.4 < later.count(anna) / 400 < 0.6


def test_what_somebody_has_had_fades_by_half() -> None:
    clock = Clock()
    shares = Shares(clock)
    shares.charge(["anna", "bert"], 8.0)
    assert shares.lately("anna") == shares.lately("bert") == 4.0
    clock.now += HALF_LIFE
    assert shares.lately("anna") == pytest.approx(2.0)


def test_people_who_have_had_nothing_lately_are_forgotten() -> None:
    clock = Clock()
    shares = Shares(clock)
    for number in range(3 * KEPT):
        shares.charge([str(number)], 1.0)
        clock.now += HALF_LIFE / 10
    assert len(shares._shares) <= KEPT
    assert shares.lately(str(3 * KEPT - 1)) > 0.9


def test_a_table_of_two_comes_in_the_turn_of_either_at_the_cost_of_both() -> None:
    room = Room()
    for _ in range(2 * AT_ONCE):
        room.ask(Rank.SEAT, "anna")
    for _ in range(50):
        room.serve()
    # Bert plays with somebody who plays at many other tables: that is not to his disadvantage.
    shared = room.ask(Rank.SEAT, "anna", "bert")
    assert [room.serve() for _ in range(MASTER)] == [shared] * MASTER
    before = room.order._shares[Rank.SEAT].lately("bert")
    assert before == pytest.approx(MASTER * PIECE / 2, rel=0.1)


def test_a_crowd_of_decisions_does_not_keep_the_hint_of_another_person_waiting_for_ever() -> None:
    room = Room()
    for _ in range(60 * 4):
        room.ask(Rank.SEAT, "anna")
    room.serve()
    hint = room.ask(Rank.HINT, "bert")
    asked = room.clock.now
    while room.served.count(hint) < 3:
        room.serve()
    assert room.clock.now - asked <= 3 * (PATIENCE + 2 * PIECE)


def test_what_somebody_has_had_of_analyses_costs_them_no_decision() -> None:
    room = Room()
    analysis = room.ask(Rank.ANALYSIS, "anna")
    for _ in range(100):
        assert room.serve() is analysis
    annas, berts = room.ask(Rank.SEAT, "anna"), room.ask(Rank.SEAT, "bert")
    assert [room.serve() for _ in range(4)] == [annas, berts, annas, berts]


def test_people_take_turns_by_whole_analyses() -> None:
    room = Room()
    annas = [room.ask(Rank.ANALYSIS, "anna") for _ in range(40)]
    assert room.serve() is annas[0]
    bert = room.ask(Rank.ANALYSIS, "bert")
    assert [room.serve() for _ in range(20)] == [annas[0]] * 20
    room.order.drop(annas[0])
    assert [room.serve() for _ in range(20)] == [bert] * 20
    room.order.drop(bert)
    assert room.serve() is annas[1]
