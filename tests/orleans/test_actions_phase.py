"""The actions phase: turns, passing, free choice, and the automatic pass (O-5.1, O-5.2, O-5.5, O-5.6)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table


def busy(seats: int = 3) -> Table:
    """A table where everybody has two places to use: Farm House and Scriptorium."""
    table = Table(seats)
    for seat in range(seats):
        table.put(seat, "farm-house", "own-boatman", "own-craftsman")
        table.put(seat, "scriptorium", "knight", "scholar")
    return table


# Turns


@pytest.mark.rule("O-5.1")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_players_take_one_action_each_clockwise_from_the_start_player(start: int) -> None:
    # given
    table = busy()
    table.start_actions(start)
    # when
    turns = []
    for place in ("farm-house", "farm-house", "farm-house", "scriptorium", "scriptorium", "scriptorium"):
        turns.append(table.state.to_act())
        table.act(turns[-1][0], f"use {place}")
    # then
    order = [[start], [(start + 1) % 3], [(start + 2) % 3]]
    assert turns == order + order


@pytest.mark.rule("O-5.1")
def test_nobody_acts_out_of_turn() -> None:
    table = busy()
    table.start_actions(start=1)

    refusals = [table.refused(2, "use farm-house"), table.refused(2, "pass")]

    assert [(refusal.code, refusal.rule) for refusal in refusals] == [("not-asked", "O-5.1")] * 2


@pytest.mark.rule("O-5.1")
def test_an_action_that_asks_further_is_still_one_action() -> None:
    # given
    table = busy()
    table.put(0, "village", "own-farmer", "boatman", "craftsman")
    table.start_actions()
    # when
    table.act(0, "use village")
    asked = table.state.to_act()
    table.act(0, "recruit boatman")
    # then
    assert asked == [0]
    assert table.state.to_act() == [1]


@pytest.mark.rule("O-5.1")
def test_the_phase_is_over_when_the_last_player_has_passed() -> None:
    # given
    table = busy(2)
    table.start_actions(event="income")
    table.act(0, "pass")
    # when
    table.act(1, "use farm-house")
    still = (table.phase(), table.state.to_act())
    table.act(1, "pass")
    # then
    assert still == ("actions", [1])
    assert table.state.round == 3


@pytest.mark.rule("O-5.1")
def test_places_are_used_only_in_the_actions_phase() -> None:
    table = busy()
    table.start_planning()

    refusals = [table.refused(0, "use farm-house"), table.refused(0, "pass")]

    assert [(refusal.code, refusal.rule) for refusal in refusals] == [("not-actions-phase", "O-5.1")] * 2


# Passing


@pytest.mark.rule("O-5.2")
@pytest.mark.rule("O-R10")
def test_who_has_passed_acts_no_more_in_this_round() -> None:
    # given
    table = busy()
    table.start_actions()
    # when
    table.act(0, "pass")
    table.act(1, "use farm-house")
    table.act(2, "use farm-house")
    # then
    assert table.state.to_act() == [1]
    refusal = table.refused(0, "use farm-house")
    assert (refusal.code, refusal.rule) == ("has-passed", "O-5.2")
    assert table.seen(None, 0)["has_passed"] is True


@pytest.mark.rule("O-5.2")
def test_one_may_pass_while_actions_are_open() -> None:
    table = busy()
    table.start_actions()

    assert table.legal(0) == ["use scriptorium", "use farm-house", "pass"]


@pytest.mark.rule("O-5.2")
def test_passing_counts_for_one_round_only() -> None:
    # given
    table = busy(2)
    table.start_actions()
    table.pass_round()
    # when
    while table.phase() != "actions":
        table.do_least()
    # then: the start player of round 3 is seat 1
    assert (table.state.round, table.state.to_act()) == (3, [1])
    table.act(1, "use farm-house")
    assert table.can(0, "use farm-house")


# Free choice


@pytest.mark.rule("O-5.5")
@pytest.mark.parametrize("order", [("farm-house", "scriptorium"), ("scriptorium", "farm-house")])
def test_each_player_chooses_the_order_of_the_own_actions(order: tuple[str, str]) -> None:
    # given
    table = busy(2)
    table.start_actions()
    table.act(0, "pass")
    # when
    table.act(1, f"use {order[0]}", f"use {order[1]}")
    # then
    assert table.track(1, "farmer") == 1
    assert table.player(1).development == 1


@pytest.mark.rule("O-5.5")
def test_an_unused_place_keeps_its_followers_for_a_later_round() -> None:
    # given
    table = busy(2)
    table.start_actions()
    # when
    table.pass_round()
    # then
    assert table.holds(0, "farm-house") == ["own-boatman", "own-craftsman"]
    while table.phase() != "actions":
        table.do_least()
    table.act(1, "pass")
    table.act(0, "use farm-house")
    assert table.track(0, "farmer") == 1


# Automatic pass


@pytest.mark.rule("O-5.6")
@pytest.mark.rule("O-R10")
def test_who_cannot_carry_out_any_action_passes_without_being_asked() -> None:
    # given
    table = Table(3)
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.put(2, "ship", "own-farmer", "own-boatman")
    # when
    table.start_actions()
    # then
    assert table.state.to_act() == [1]
    assert table.seen(None, 0)["has_passed"] is True
    assert "Yellow has nothing left to do and passes." in table.log()


@pytest.mark.rule("O-5.6")
def test_an_activated_place_that_is_closed_does_not_keep_its_owner_waiting() -> None:
    # given
    table = Table(2)
    table.put(0, "monastery", "scholar", "own-trader")
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    # when
    table.start_actions(event="pilgrimage")
    # then
    assert table.state.to_act() == [1]
    assert table.holds(0, "monastery") == ["scholar", "own-trader"]


@pytest.mark.rule("O-5.6")
@pytest.mark.rule("O-R10")
def test_the_turn_after_the_last_action_is_passed_automatically() -> None:
    # given
    table = Table(2)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions()
    # when
    table.act(0, "use farm-house")
    # then
    assert table.state.round == 3


@pytest.mark.rule("O-5.6")
def test_with_nothing_planned_by_anybody_the_phase_is_over_at_once() -> None:
    table = Table(4)

    table.start_actions()

    assert table.state.round == 3


@pytest.mark.rule("O-R10")
def test_an_automatic_pass_is_final_too() -> None:
    # given: without coins seat 0 cannot use the Pharmacy
    table = Table(2)
    table.tile(0, "pharmacy")
    table.put(0, "pharmacy", "own-farmer")
    table.coins(0, 0)
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions()
    # when: there is a coin after all
    table.coins(0, 1)
    # then
    assert table.state.to_act() == [1]
    assert table.refused(0, "use pharmacy").code == "has-passed"
