"""Rewards: limits, points below zero, the order of disks, forfeiting (C-8)."""

from __future__ import annotations

import pytest

from stammtisch.games.coimbra import effects
from stammtisch.games.coimbra.ids import CLERIC, COUNCIL, FROM_INCOME, FROM_OPPONENTS, SCHOLAR
from stammtisch.games.coimbra.places.rewards import gain_influence, reward
from tests.coimbra.table import Table


@pytest.mark.rule("C-8.1")
def test_nobody_holds_more_than_twenty_guards_or_coins() -> None:
    table = Table(2)
    table.hold(0, guards=18, coins=20)
    reward(table.state, 0, 5, 5, 0, FROM_INCOME)
    assert table.has(0) == (20, 20, 0)


@pytest.mark.rule("C-8.2")
def test_points_can_fall_below_zero() -> None:
    table = Table(2)
    effects.lose_points(table.state, 0, 3, FROM_OPPONENTS)
    assert table.points(0) == -3
    effects.gain_points(table.state, 0, 5, FROM_INCOME)
    assert table.points(0) == 2
    assert table.state.scores()[0].parts["opponents"] == -3


@pytest.mark.rule("C-8.3")
def test_a_disk_stops_at_fifteen() -> None:
    table = Table(2)
    table.move(0, "council", 13)
    effects.advance(table.state, 0, COUNCIL, 4)
    assert table.space(0, "council") == 15


@pytest.mark.rule("C-8.3")
@pytest.mark.rule("C-8.4")
def test_a_disk_that_cannot_move_keeps_its_place_in_the_stack() -> None:
    table = Table(3)
    table.move(0, "council", 15)
    table.move(1, "council", 15)
    effects.advance(table.state, 0, COUNCIL, 3)
    assert table.ranks("council") == [0, 1, 2]


@pytest.mark.rule("C-R33")
@pytest.mark.parametrize("forfeiting", ["automatic", "ask"])
def test_a_card_moves_no_disk_on_the_last_space_and_leaves_the_stack_as_it_is(forfeiting: str) -> None:
    table = Table(3, forfeiting=forfeiting)
    table.move(2, "scholar", 15)
    table.move(0, "scholar", 15)
    table.acquire(2, "ii-s4", 1)
    assert table.state.is_over(), "with the option, too, there is nothing to accept"
    assert table.space(2, "scholar") == 15
    assert table.ranks("scholar") == [2, 0, 1]


def advance_to(table: Table, seat: int, space: int) -> None:
    """A disk on the green track moves up to a space."""
    effects.advance(table.state, seat, SCHOLAR, space - table.space(seat, "scholar"))


@pytest.mark.rule("C-8.4")
def test_who_reaches_a_space_later_lies_on_top_and_is_behind() -> None:
    table = Table(4)
    advance_to(table, 3, 4)
    advance_to(table, 0, 4)
    advance_to(table, 2, 5)
    assert table.ranks("scholar") == [2, 3, 0, 1]
    advance_to(table, 3, 5)
    assert table.ranks("scholar") == [2, 3, 0, 1]
    advance_to(table, 2, 6)
    advance_to(table, 0, 6)
    assert table.ranks("scholar") == [2, 0, 3, 1]


@pytest.mark.rule("C-8.4")
def test_a_disk_that_falls_back_lies_on_top_too() -> None:
    table = Table(3)
    table.move(1, "cleric", 3)
    table.move(2, "cleric", 3)
    table.move(0, "cleric", 6)
    effects.fall_back(table.state, 0, CLERIC, 3)
    assert table.ranks("cleric") == [1, 2, 0]
    effects.fall_back(table.state, 1, CLERIC, 9)
    assert table.space(1, "cleric") == 0
    assert table.ranks("cleric") == [2, 0, 1]


@pytest.mark.rule("C-8.4")
def test_a_disk_that_cannot_fall_any_further_keeps_its_place() -> None:
    table = Table(3)
    effects.fall_back(table.state, 0, CLERIC, 3)
    assert table.ranks("cleric") == [0, 1, 2]


@pytest.mark.rule("C-R4")
def test_a_disk_on_zero_is_behind_every_disk_above_and_seats_count_among_zeros() -> None:
    table = Table(4)
    assert table.ranks("council") == [0, 1, 2, 3]
    effects.advance(table.state, 2, COUNCIL, 1)
    assert table.ranks("council") == [2, 0, 1, 3]


@pytest.mark.rule("C-8.5")
@pytest.mark.rule("C-R9")
def test_gains_come_by_themselves_unless_the_table_asks() -> None:
    table = Table(2)
    reward(table.state, 0, 2, 2, 2, FROM_INCOME)
    assert table.has(0) == (9, 9, 2)
    assert table.state.is_over()


@pytest.mark.rule("C-8.5")
@pytest.mark.rule("C-R9")
def test_with_the_option_any_part_of_a_gain_may_be_accepted() -> None:
    table = Table(2, forfeiting="ask")
    reward(table.state, 0, 2, 3, 1, FROM_INCOME)
    table.state.settle()
    assert table.question() == "accept-reward"
    assert table.legal(0) == ["accept 2", "accept 1", "accept 0"]
    table.act(0, "accept 1")
    assert table.legal(0) == ["accept 3", "accept 2", "accept 1", "accept 0"]
    table.act(0, "accept 0", "accept 1")
    assert table.has(0) == (8, 7, 1)
    assert table.log()[-4:] == [
        "Blue forfeits 1 guard.",
        "Blue gains 1 guard.",
        "Blue forfeits 3 coins.",
        "Blue gains 1 point.",
    ]


@pytest.mark.rule("C-8.5")
@pytest.mark.rule("C-R9")
def test_with_the_option_influence_is_offered_as_far_as_it_goes() -> None:
    table = Table(2, forfeiting="ask")
    table.move(0, "council", 14)
    gain_influence(table.state, 0, COUNCIL, 3)
    table.state.settle()
    assert table.legal(0) == ["accept 1", "accept 0"]
    table.act(0, "accept 0")
    assert table.space(0, "council") == 14
    assert table.log()[-1] == "Blue forfeits 1 space on the grey track."


@pytest.mark.rule("C-R9")
def test_of_a_very_large_reward_all_or_up_to_twenty_may_be_accepted() -> None:
    table = Table(2, forfeiting="ask")
    reward(table.state, 0, 0, 0, 36, FROM_INCOME)
    table.state.settle()
    assert table.legal(0) == ["accept 36", *(f"accept {number}" for number in range(20, -1, -1))]


@pytest.mark.rule("C-8.5")
def test_with_the_option_an_acquisition_goes_on_in_its_order() -> None:
    table = Table(2, forfeiting="ask")
    table.give(0, "i-s2")
    table.acquire(0, "ii-m6", 1)
    assert table.legal(0) == ["accept 2", "accept 1", "accept 0"]
    table.act(0, "accept 2")
    assert table.space(0, "merchant") == 2
    table.act(0, "accept 4", "accept 1", "accept 2")
    assert table.has(0) == (6, 12, 2)
    assert table.state.is_over()


@pytest.mark.rule("C-8.6")
def test_a_bonus_may_be_plain_multiplied_a_choice_or_have_a_price() -> None:
    plain = Table(2)
    plain.acquire(0, "iii-k6", 1)
    plain.act(0, "stop")
    assert plain.has(0) == (8, 9, 0)

    multiplied = Table(2)
    multiplied.give(0, "ii-m1", "ii-m2")
    multiplied.acquire(0, "iii-m1", 1)
    assert multiplied.has(0) == (6, 10, 3)

    choice = Table(2)
    choice.acquire(0, "iii-c6", 1)
    assert choice.legal(0) == ["gain-guards", "gain-coins"]

    price = Table(2)
    price.acquire(0, "iii-m4", 1)
    assert price.legal(0) == ["pay", "decline"]
