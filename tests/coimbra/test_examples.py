"""The worked examples of the rulebook, each with its players, dice and results."""

from __future__ import annotations

import pytest

from tests.coimbra.table import Table
from tests.positions import step


@pytest.mark.rule("C-1.15")
def test_start_cards_a_council_member_and_a_cleric() -> None:
    table = Table(3)
    table.give(0, "i-c1", "i-k2")
    table.begin(step("gain-start-cards", seat=0))
    assert (table.space(0, "council"), table.space(0, "cleric")) == (2, 1)
    assert table.has(0) == (11, 7, 0)


@pytest.mark.rule("C-3.4")
@pytest.mark.rule("C-3.5")
@pytest.mark.rule("C-3.6")
def test_placing_a_five_before_the_token_a_one_after_a_one_and_a_four_between() -> None:
    table = Table(3)
    table.tokens()
    table.pool(("gray", 5), ("orange", 1), ("green", 1), ("white", 1), ("green", 5), ("purple", 2), ("gray", 4))
    table.begin("place-dice")
    table.act(0, "take gray 5", "place upper")
    assert table.row("upper") == [(5, 0), (3, -1)]
    table.act(1, "take orange 1", "place castle")
    table.act(2, "take green 1", "place upper")
    table.act(0, "take white 1", "place upper")
    assert table.row("upper") == [(5, 0), (3, -1), (1, 2), (1, 0)]
    table.act(1, "take green 5", "place castle")
    table.act(2, "take purple 2", "place lower")
    table.act(0, "take gray 4", "place castle")
    assert table.row("castle") == [(1, 1), (4, 0), (5, 1)]


@pytest.mark.rule("C-4.1")
@pytest.mark.rule("C-4.2")
def test_retrieving_twice_in_a_row_and_then_the_next_player() -> None:
    table = Table(3)
    for seat, value in ((0, 1), (0, 2), (2, 3)):
        table.die("castle", seat, value)
    table.evaluate()
    assert table.asked() == [0]
    table.act(0, "favour cap")
    assert table.asked() == [0]
    table.act(0, "distress")
    assert table.asked() == [2]


@pytest.mark.rule("C-4.4")
@pytest.mark.rule("C-4.6")
def test_acquiring_a_merchant_for_five_guards_with_the_scholar_for_merchants() -> None:
    table = Table(3)
    table.give(0, "i-s2")
    table.hold(0, guards=6, coins=4)
    table.show("upper", "ii-k1", "ii-m6")
    table.die("upper", 0, 5)
    table.evaluate("upper")
    assert not table.can(0, "acquire ii-k1"), "the cleric costs coins"
    table.act(0, "acquire ii-m6")
    assert table.space(0, "merchant") == 2
    assert table.has(0) == (1, 9, 2)
    assert table.dice_of(0) == {"gray": 1}


@pytest.mark.rule("C-4.8")
def test_two_tokens_remove_a_scholar_and_the_cleric_farther_left() -> None:
    table = Table(2)
    table.tokens()
    table.show("central", "", "iii-k1", "ii-s6", "ii-m1")
    table.die("central", 1, 2)
    table.evaluate("central")
    assert table.is_discarded("ii-s6")
    assert table.is_discarded("iii-k1")
    assert table.shown("central") == ["", "", "", "ii-m1"]
    assert table.asked() == [1]


@pytest.mark.rule("C-5.2")
@pytest.mark.rule("C-5.3")
def test_seven_crowns_come_first_and_a_tie_at_three_is_reversed() -> None:
    table = Table.written("seven-crowns-and-a-tie")
    assert table.state.seats_in_order() == [0, 1, 2], "Chris, Eve, Phil"
    assert [int(table.state.crowns(seat)) for seat in range(3)] == [3, 3, 7]
    table.act(0, "distress")
    assert table.state.seats_in_order() == [2, 1, 0]


@pytest.mark.rule("C-6.2")
@pytest.mark.rule("C-6.3")
@pytest.mark.rule("C-8.1")
def test_two_gray_dice_at_the_end_of_the_track_and_the_white_one_on_green() -> None:
    table = Table(3)
    table.move(0, "council", 13)
    table.move(0, "scholar", 7)
    table.hold(0, guards=1)
    table.hold_dice(0, "gray", "gray", "white")
    table.income(0)
    table.act(0, "activate gray")
    assert table.has(0) == (11, 7, 2)
    table.act(0, "activate gray")
    assert table.has(0) == (20, 7, 4)
    table.act(0, "activate-white scholar")
    assert table.has(0) == (20, 7, 9)


@pytest.mark.rule("C-10.1")
def test_a_voyage_of_seven_guards_costs_five() -> None:
    table = Table(2)
    table.voyages("ceuta")
    table.die("castle", 0, 1)
    table.evaluate()
    table.act(0, "favour voyages", "invest ceuta")
    assert table.has(0)[0] == 2
