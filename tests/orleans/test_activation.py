"""Which places are activated, and where used followers go (O-5.3, O-5.4)."""

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


# Activated places


@pytest.mark.rule("O-5.3")
def test_a_place_with_an_empty_space_cannot_be_used() -> None:
    # given
    table = busy()
    table.put(0, "ship", "own-farmer")
    table.start_actions()
    # when
    refusal = table.refused(0, "use ship")
    # then
    assert (refusal.code, refusal.rule) == ("not-activated", "O-5.3")
    assert refusal.missing == [{"what": "boatman", "where": "ship.2"}, {"what": "knight", "where": "ship.3"}]


@pytest.mark.rule("O-5.3")
def test_followers_and_a_technology_tile_together_activate_a_place() -> None:
    table = Table(2)
    table.put(0, "castle", "technology", "own-boatman", "own-trader")

    table.start_actions()

    assert table.can(0, "use castle")


@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize("place", ["town-hall", "gunpowder-tower"])
def test_town_hall_and_tower_need_just_one_follower(place: str) -> None:
    # given
    table = busy(2)
    table.tile(0, "gunpowder-tower")
    table.put(0, place, "monk")
    # when
    table.start_actions()
    # then
    assert table.can(0, f"use {place}")


@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize("place", ["town-hall", "gunpowder-tower"])
def test_town_hall_and_tower_need_somebody(place: str) -> None:
    table = busy(2)
    table.tile(0, "gunpowder-tower")
    table.start_actions()

    refusal = table.refused(0, f"use {place}")

    assert (refusal.code, refusal.rule) == ("nobody-there", "O-5.3")


@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize(
    ("place", "rule"), [("school", "O-10.16"), ("herb-garden", "O-10.12"), ("sacristy", "O-10.11")]
)
def test_places_that_work_by_themselves_are_no_action(place: str, rule: str) -> None:
    # given
    table = busy(2)
    table.tile(0, place)
    if place == "sacristy":
        table.put(0, place, "monk")
    table.start_actions()
    # when
    refusal = table.refused(0, f"use {place}")
    # then
    assert (refusal.code, refusal.rule) == ("not-an-action", rule)


@pytest.mark.rule("O-5.3")
def test_a_place_tile_on_the_table_cannot_be_used() -> None:
    table = busy(2)
    table.start_actions()

    refusal = table.refused(0, "use hayrick")

    assert refusal.code == "place-not-owned"


# Used followers


@pytest.mark.rule("O-5.4")
def test_used_followers_go_back_to_the_bag_at_once() -> None:
    # given
    table = busy()
    table.start_actions()
    # when
    table.act(0, "use farm-house")
    # then
    assert table.holds(0, "farm-house") == ["", ""]
    assert (table.in_bag(0, "own-boatman"), table.in_bag(0, "own-craftsman")) == (1, 1)
    assert table.holds(0, "scriptorium") == ["knight", "scholar"]


@pytest.mark.rule("O-5.4")
def test_a_stand_in_goes_back_as_what_it_is() -> None:
    table = Table(2)
    table.put(0, "farm-house", "monk", "own-craftsman")
    table.start_actions()

    table.act(0, "use farm-house")

    assert (table.in_bag(0, "monk"), table.in_bag(0, "boatman")) == (1, 0)


@pytest.mark.rule("O-5.4")
def test_technology_stays_when_its_place_is_used() -> None:
    # given
    table = busy(2)
    table.put(0, "castle", "technology", "boatman", "own-trader")
    table.start_actions()
    # when
    table.act(0, "use castle")
    # then
    assert table.holds(0, "castle") == ["technology", "", ""]
    assert table.player(0).bag_size == 3  # boatman, trader, and the new knight


@pytest.mark.rule("O-5.4")
def test_followers_sent_to_deeds_do_not_return() -> None:
    # given
    table = busy(2)
    table.put(0, "town-hall", "farmer", "monk")
    table.start_actions()
    # when
    table.act(0, "use town-hall", "send farmer city-wall", "send monk cathedral")
    # then
    assert table.holds(0, "town-hall") == ["", ""]
    assert table.player(0).bag_size == 0


@pytest.mark.rule("O-R11")
@pytest.mark.rule("O-5.4")
def test_a_later_bathhouse_can_draw_used_followers_and_the_new_recruit() -> None:
    # given: an empty bag
    table = busy(2)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "own-farmer")
    table.start_actions()
    before = table.player(0).bag_size
    # when
    table.act(0, "use farm-house")
    table.act(1, "pass")
    table.act(0, "use bathhouse")
    # then
    assert before == 0
    drawn = {notation.split(" ")[1] for notation in table.legal_of(0, "place")}
    assert drawn == {"own-boatman", "own-craftsman", "farmer"}


@pytest.mark.rule("O-5.3")
def test_all_see_which_places_are_activated() -> None:
    table = Table(2)
    table.tile(0, "gunpowder-tower", "sacristy", "school")
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.put(0, "ship", "own-farmer", "boatman")
    table.put(0, "town-hall", "knight")
    table.put(0, "gunpowder-tower", "own-trader")
    table.put(0, "sacristy", "monk")
    table.start_actions()
    for viewer in (None, 0, 1):
        assert table.seen(viewer, 0)["activated"] == ["town-hall", "farm-house"], "own followers go to no deed"
        assert table.seen(viewer, 1)["activated"] == []
