"""The four favour tiles and the start cards (C-10, C-11)."""

from __future__ import annotations

import pytest

from tests.coimbra.table import Table, pilgrimage
from tests.positions import step


def take(table: Table, favour: str) -> None:
    table.die("castle", 0, 1)
    table.evaluate()
    table.act(0, f"favour {favour}")


@pytest.mark.rule("C-10.1")
def test_favour_voyages_invests_now_and_costs_two_less() -> None:
    table = Table(2)
    table.voyages("ceuta", "goa", "tanger", "macau", "diu", "brasil")
    take(table, "voyages")
    assert table.question() == "invest"
    assert table.can(0, "invest goa"), "8 - 2 = 6 coins"
    table.act(0, "invest ceuta")
    assert table.has(0) == (2, 7, 0)
    assert table.state.crowns(0) == 3


@pytest.mark.rule("C-10.1")
def test_favour_voyages_may_be_taken_without_investing() -> None:
    table = Table(2)
    take(table, "voyages")
    table.act(0, "decline")
    assert table.has(0) == (7, 7, 0)


@pytest.mark.rule("C-10.2")
def test_favour_cap_raises_an_own_die_and_moves_it_up() -> None:
    table = Table(3)
    table.die("castle", 0, 1)
    table.die("castle", 0, 2)
    table.die("central", 1, 6)
    table.die("central", 2, 5)
    table.die("central", 0, 6)
    table.die("lower", 0, 2)
    table.evaluate()
    table.act(0, "favour cap")
    assert table.points(0) == 4
    assert table.legal(0) == ["cap central 2", "cap lower 1", "decline"], "not the die in the castle"
    table.act(0, "cap central 2")
    assert table.row("central") == [(9, 0), (6, 1), (5, 2)]


@pytest.mark.rule("C-10.2")
def test_a_raised_die_lies_right_of_equals_and_costs_its_new_value() -> None:
    table = Table(2)
    table.show("upper", "ii-c2")
    table.die("castle", 0, 1)
    table.die("upper", 1, 5)
    table.die("upper", 0, 2)
    table.evaluate()
    table.act(0, "favour cap", "cap upper 2")
    assert table.row("upper") == [(5, 1), (5, 0)]
    table.act(1, "distress")
    table.act(0, "acquire ii-c2")
    assert table.has(0) == (7, 2, 4)


@pytest.mark.rule("C-10.2")
def test_the_cap_tile_is_optional_and_needs_a_die() -> None:
    table = Table(2)
    take(table, "cap")
    assert table.state.is_over()
    assert table.points(0) == 4

    other = Table(2)
    other.die("lower", 0, 3)
    take(other, "cap")
    assert other.question() == "put-cap"
    other.act(0, "decline")
    assert other.points(0) == 4
    assert not any("cap tile on" in line for line in other.log())


@pytest.mark.rule("C-10.3")
def test_favour_pilgrim_brings_two_points_and_three_steps() -> None:
    table = Table(2)
    take(table, "pilgrim")
    assert table.points(0) == 2
    table.act(0, "step b1", "step b3", "step n1")
    assert table.state.is_over()
    assert table.state.crowns(0) == 1


@pytest.mark.rule("C-10.4")
@pytest.mark.parametrize(("choice", "result"), [("gain-guards", (14, 7, 0)), ("gain-coins", (7, 14, 0))])
def test_favour_resources_brings_seven_guards_or_seven_coins(choice: str, result: tuple[int, int, int]) -> None:
    table = Table(2)
    take(table, "resources")
    table.act(0, choice)
    assert table.has(0) == result
    assert table.state.crowns(0) == 0


# Start cards


@pytest.mark.rule("C-11.1")
@pytest.mark.parametrize(
    ("card", "result", "steps"),
    [
        ("i-c1", (11, 7, 0), 0),
        ("i-m1", (7, 11, 0), 0),
        ("i-k1", (7, 7, 0), 2),
        ("i-s1", (7, 7, 3), 0),
    ],
)
def test_plain_start_cards(card: str, result: tuple[int, int, int], steps: int) -> None:
    table = Table(2)
    table.give(0, card)
    table.begin(step("gain-start-cards", seat=0))
    assert table.has(0) == result
    if steps:
        assert table.waiting() == pilgrimage(0, steps)


@pytest.mark.rule("C-11.2")
def test_i_c2_makes_guard_cards_one_cheaper() -> None:
    table = Table(2)
    table.give(0, "i-c2")
    table.acquire(0, "ii-s4", 3)
    assert table.has(0) == (5, 7, 0)


@pytest.mark.rule("C-11.2")
def test_i_m2_makes_coin_cards_one_cheaper_down_to_nothing() -> None:
    table = Table(2)
    table.give(0, "i-m2")
    table.hold(0, guards=0, coins=0)
    table.acquire(0, "ii-s5", 1)
    assert table.has(0) == (0, 0, 0)
    assert table.owns(0, "ii-s5")


@pytest.mark.rule("C-11.2")
def test_a_discount_does_not_touch_the_other_resource() -> None:
    table = Table(2)
    table.give(0, "i-m2")
    table.acquire(0, "ii-s4", 3)
    assert table.has(0) == (4, 7, 0)


@pytest.mark.rule("C-11.3")
def test_i_k2_rewards_council_members_after_their_own_bonus() -> None:
    table = Table(2)
    table.give(0, "i-k2")
    table.acquire(0, "ii-c6", 1)
    # coins 7 - 1; guards 7 + 4 + 1; 1 point; then a step
    assert table.has(0) == (12, 6, 1)
    assert table.waiting() == pilgrimage(0, 1)


@pytest.mark.rule("C-11.3")
def test_i_k2_does_not_reward_other_classes() -> None:
    table = Table(2)
    table.give(0, "i-k2")
    table.acquire(0, "ii-m6", 1)
    assert table.has(0) == (6, 11, 0)
    assert table.state.is_over()


@pytest.mark.rule("C-11.4")
def test_i_s2_rewards_merchants_after_their_own_bonus() -> None:
    table = Table(2)
    table.give(0, "i-s2")
    table.acquire(0, "ii-m6", 5)
    assert table.has(0) == (2, 12, 2)
