"""When technology is placed: after passing, at once or in any later round (O-7.6 to O-7.8, O-R22)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table


@pytest.mark.rule("O-7.7")
def test_before_passing_technology_waits() -> None:
    table = Table()
    table.keep_busy(0)
    table.put(0, "village", "farmer", "boatman", "craftsman")
    table.only_actions()
    table.act(0, "use village", "recruit craftsman")

    refusal = table.refused(0, "install ship.1")

    assert (refusal.code, refusal.rule) == ("technology-before-passing", "O-7.7")
    table.act(0, "pass")
    assert table.can(0, "install ship.1")


@pytest.mark.rule("O-7.7")
@pytest.mark.rule("O-5.6")
def test_an_automatic_pass_lets_technology_be_placed_too() -> None:
    table = Table()
    table.put(0, "village", "farmer", "boatman", "craftsman")
    table.only_actions()

    table.act(0, "use village", "recruit craftsman")

    assert table.question() == "install"
    assert table.state.to_act() == [0]


@pytest.mark.rule("O-7.7")
def test_technology_placed_after_passing_helps_from_the_next_round_on() -> None:
    table = Table()
    table.technology_aside(0, free=1)
    table.put(0, "farm-house", "", "craftsman")
    table.put(1, "scriptorium", "knight", "scholar")
    table.start_actions(event="pilgrimage")

    table.act(0, "install farm-house.1")
    assert table.holds(0, "farm-house") == ["technology", "craftsman"], "activated, but its owner has passed"
    assert table.refused(0, "use farm-house").code == "has-passed"
    table.act(1, "use scriptorium", "draw 0")
    table.act(0, "draw 0")
    for seat in range(3):
        table.act(seat, "end-planning")

    assert (table.state.round, table.question()) == (3, "take-turn")
    table.act(0, "use farm-house")
    assert table.track(0, "farmer") == 1


@pytest.mark.rule("O-7.8")
@pytest.mark.rule("O-R22")
def test_technology_kept_aside_is_offered_again_after_passing_in_a_later_round() -> None:
    table = Table()
    table.technology_aside(0, free=1)
    table.start_actions(event="pilgrimage")

    table.act(0, "keep-technology")
    assert table.player(0).technology == 1
    assert (table.state.round, table.question()) == (3, "planning")
    for seat in range(3):
        table.act(seat, "end-planning")

    assert table.question() == "install"
    table.act(0, "install ship.2")
    assert table.holds(0, "ship") == ["", "technology", ""]


@pytest.mark.rule("O-7.8")
def test_of_two_tiles_one_may_be_placed_and_the_other_kept() -> None:
    table = Table()
    table.technology_aside(0, free=2)
    table.only_actions()

    table.act(0, "install ship.2", "keep-technology")

    assert table.player(0).technology == 1
    assert table.state.is_over()


@pytest.mark.rule("O-7.8")
@pytest.mark.rule("O-R22")
def test_the_first_tile_waits_while_no_farmers_space_is_empty_and_stays_bound_to_farmers() -> None:
    table = Table()
    table.technology_aside(0, farmer_only=1)
    for place in ("ship", "wagon", "guildhall", "castle", "village", "university"):
        table.put(0, place, "farmer")
    table.start_actions(event="pilgrimage")

    assert (table.state.round, table.question()) == (3, "followers"), "without a space for it nobody is asked"
    assert table.player(0).farmer_technology == 1
    table.act(0, "move-back ship.1", "draw 0")
    for seat in range(3):
        table.act(seat, "end-planning")

    assert table.question() == "install"
    assert table.legal(0) == ["install ship.1", "keep-technology"]


@pytest.mark.rule("O-R22")
@pytest.mark.rule("O-10.20")
def test_a_tile_of_the_laboratory_waits_for_passing_as_well() -> None:
    table = Table()
    table.keep_busy(0)
    table.furnish(0, "laboratory", "craftsman", "scholar")
    table.only_actions()

    table.act(0, "use laboratory")

    assert table.refused(0, "install laboratory.1").code == "technology-before-passing"
    table.act(0, "pass", "install laboratory.1")
    assert table.holds(0, "laboratory") == ["technology", ""]


@pytest.mark.rule("O-7.8")
def test_who_kept_technology_aside_places_it_no_more_in_this_round() -> None:
    table = Table()
    table.technology_aside(0, free=1)
    table.keep_busy(1)
    table.only_actions()
    table.act(0, "keep-technology")

    refusal = table.refused(0, "install ship.1")

    assert (refusal.code, refusal.rule) == ("technology-later", "O-7.8")


@pytest.mark.rule("O-7.7")
def test_in_the_planning_of_the_next_round_technology_waits_for_the_next_pass() -> None:
    table = Table()
    table.technology_aside(0, free=1)
    table.start_actions(event="pilgrimage")
    table.act(0, "keep-technology")
    assert (table.state.round, table.question()) == (3, "planning")

    refusal = table.refused(0, "install ship.1")

    assert (refusal.code, refusal.rule) == ("technology-before-passing", "O-7.7")


@pytest.mark.rule("O-7.7")
def test_without_a_tile_there_is_nothing_to_place() -> None:
    table = Table()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "install ship.1")

    assert (refusal.code, refusal.rule) == ("no-technology", "O-7.7")


@pytest.mark.rule("O-7.6")
def test_technology_is_never_moved_back() -> None:
    table = Table()
    table.put(0, "ship", "technology", "boatman")
    table.start_followers()

    refusal = table.refused(0, "move-back ship.1")

    assert (refusal.code, refusal.rule) == ("technology-never-moves", "O-7.6")
    assert table.can(0, "move-back ship.2")


@pytest.mark.rule("O-7.6")
def test_technology_never_makes_room_for_a_follower() -> None:
    table = Table()
    table.put(0, "ship", "technology")
    table.start_planning()

    refusal = table.refused(0, "place own-farmer ship.1")

    assert refusal.code == "space-is-taken"
