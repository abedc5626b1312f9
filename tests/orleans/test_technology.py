"""Technology: what it may cover, and when (O-7, O-R21 to O-R23, O-R26, O-R43)."""

from __future__ import annotations

import pytest

from stammtisch import UnreadableAction
from tests.orleans.table import Table

SINGLE_SPACE_PLACES = ["hayrick", "brewery", "bathhouse", "sacristy", "shipping-line", "pharmacy"]


def after_passing(free: int = 0, farmer_only: int = 0) -> Table:
    """A table where seat 0 keeps technology aside and will pass at once, having nothing to do."""
    table = Table()
    table.technology_aside(0, free, farmer_only)
    return table


# What a tile may cover


@pytest.mark.rule("O-7.1")
def test_the_first_tile_of_the_track_goes_on_a_farmers_space_only() -> None:
    table = Table()
    table.tile(0, "cheese-factory", "winery", "hayrick", "bathhouse", "windmill", "laboratory")
    table.put(0, "village", "farmer", "boatman", "craftsman")
    table.only_actions()

    table.act(0, "use village", "recruit craftsman")

    assert table.question() == "install"
    assert table.legal(0) == [
        *("install ship.1", "install wagon.1", "install guildhall.1", "install castle.1", "install village.1"),
        *("install university.1", "install cheese-factory.1", "install winery.1", "keep-technology"),
    ]
    refusal = table.refused(0, "install ship.2")
    assert (refusal.code, refusal.rule) == ("first-technology-for-farmer", "O-7.1")


@pytest.mark.rule("O-7.1")
@pytest.mark.parametrize("place", ["ship", "wagon", "guildhall", "castle", "village", "university"])
def test_the_first_tile_covers_the_farmers_space_it_is_put_on(place: str) -> None:
    table = after_passing(farmer_only=1)
    table.only_actions()

    table.act(0, f"install {place}.1")

    assert table.holds(0, place) == ["technology", "", ""]
    assert table.player(0).farmer_technology == 0


@pytest.mark.rule("O-7.2")
@pytest.mark.parametrize(
    "space",
    [
        pytest.param("village.1", id="farmer"),
        pytest.param("farm-house.1", id="boatman"),
        pytest.param("farm-house.2", id="craftsman"),
        pytest.param("monastery.2", id="trader"),
        pytest.param("guildhall.3", id="knight"),
        pytest.param("scriptorium.2", id="scholar"),
    ],
)
def test_a_later_tile_of_the_track_replaces_any_kind_but_monks(space: str) -> None:
    table = Table()
    table.move_track(0, "craftsman", 1)
    table.put(0, "village", "farmer", "boatman", "craftsman")
    table.only_actions()

    table.act(0, "use village", "recruit craftsman", f"install {space}")

    place, number = space.split(".")
    assert table.holds(0, place)[int(number) - 1] == "technology"
    assert table.player(0).technology == 0


@pytest.mark.rule("O-7.2")
@pytest.mark.rule("O-10.20")
@pytest.mark.rule("O-R21")
def test_a_tile_of_the_laboratory_is_free_even_before_the_first_craftsman() -> None:
    table = Table()
    table.furnish(0, "laboratory", "craftsman", "scholar")
    table.only_actions()

    table.act(0, "use laboratory", "install scriptorium.1")

    assert table.track(0, "craftsman") == 0
    assert table.holds(0, "scriptorium") == ["technology", ""]


@pytest.mark.rule("O-7.1")
@pytest.mark.rule("O-R21")
def test_a_tile_of_the_laboratory_does_not_free_the_one_of_the_first_step() -> None:
    table = Table()
    table.technology_aside(0, free=1)
    table.put(0, "village", "farmer", "boatman", "craftsman")
    table.only_actions()

    table.act(0, "use village", "recruit craftsman", "install scriptorium.1")

    assert table.refused(0, "install scriptorium.2").code == "second-technology"
    assert table.refused(0, "install farm-house.1").code == "first-technology-for-farmer"


@pytest.mark.rule("O-7.3")
@pytest.mark.parametrize("place", ["brewery", "sacristy", "cellar"])
def test_no_tile_covers_a_monks_space(place: str) -> None:
    table = after_passing(free=1)
    table.tile(0, place)
    table.only_actions()

    refusal = table.refused(0, f"install {place}.1")

    assert (refusal.code, refusal.rule) == ("technology-for-monk", "O-7.3")


@pytest.mark.rule("O-7.3")
@pytest.mark.rule("O-10.20")
def test_a_tile_of_the_laboratory_covers_no_monks_space_either() -> None:
    table = Table()
    table.tile(0, "cellar")
    table.furnish(0, "laboratory", "craftsman", "scholar")
    table.only_actions()

    table.act(0, "use laboratory")

    assert table.refused(0, "install cellar.1").code == "technology-for-monk"
    assert table.can(0, "install cellar.2"), "the scholar beside the monk may be replaced"


@pytest.mark.rule("O-7.4")
def test_a_place_takes_one_tile_only() -> None:
    table = after_passing(free=2)
    table.only_actions()

    table.act(0, "install ship.2")

    refusal = table.refused(0, "install ship.1")
    assert (refusal.code, refusal.rule) == ("second-technology", "O-7.4")
    table.act(0, "install wagon.1")
    assert table.holds(0, "ship") == ["", "technology", ""]
    assert table.holds(0, "wagon") == ["technology", "", ""]


@pytest.mark.rule("O-7.5")
@pytest.mark.parametrize("place", SINGLE_SPACE_PLACES)
def test_a_place_with_a_single_space_takes_no_tile(place: str) -> None:
    table = after_passing(free=1, farmer_only=1)
    table.tile(0, place)
    table.only_actions()

    refusal = table.refused(0, f"install {place}.1")

    if place in ("brewery", "sacristy"):
        assert refusal.code == "technology-for-monk"
    else:
        assert (refusal.code, refusal.rule) == ("technology-on-single-space", "O-7.5")


@pytest.mark.rule("O-7.8")
@pytest.mark.rule("O-R22")
def test_a_tile_goes_on_an_empty_space_only() -> None:
    table = after_passing(free=1)
    table.put(0, "ship", "farmer")
    table.only_actions()

    refusal = table.refused(0, "install ship.1")

    assert (refusal.code, refusal.rule) == ("technology-on-taken-space", "O-7.8")
    assert table.can(0, "install ship.2")


@pytest.mark.rule("O-7.9")
@pytest.mark.rule("O-R21")
def test_the_town_hall_takes_no_tile() -> None:
    table = after_passing(free=1)
    table.only_actions()

    for space in ("town-hall.1", "town-hall.2"):
        refusal = table.refused(0, f"install {space}")
        assert (refusal.code, refusal.rule) == ("technology-in-town-hall", "O-7.9")


@pytest.mark.rule("O-7.9")
@pytest.mark.rule("O-R21")
def test_the_gunpowder_tower_takes_no_tile() -> None:
    table = after_passing(free=1)
    table.tile(0, "gunpowder-tower")
    table.only_actions()

    assert not [notation for notation in table.legal(0) if "gunpowder-tower" in notation]
    with pytest.raises(UnreadableAction):
        table.act(0, "install gunpowder-tower.1")


@pytest.mark.rule("O-7.1")
@pytest.mark.rule("O-R21")
@pytest.mark.parametrize("tile", ["herb-garden", "school"])
def test_what_is_printed_decides_whether_a_space_is_a_farmers(tile: str) -> None:
    table = after_passing(farmer_only=1)
    table.tile(0, tile)
    table.only_actions()

    assert table.refused(0, "install farm-house.1").code == "first-technology-for-farmer"
    assert table.refused(0, "install scriptorium.2").code == "first-technology-for-farmer"
    assert table.can(0, "install village.1")


@pytest.mark.rule("O-7.2")
def test_a_tile_goes_only_on_places_of_the_own_town() -> None:
    table = after_passing(free=1)
    table.tile(1, "laboratory")
    table.only_actions()

    assert table.refused(0, "install laboratory.1").code == "place-not-owned"


@pytest.mark.rule("O-7.2")
def test_of_two_equal_spaces_technology_covers_the_first() -> None:
    table = after_passing(free=1)
    table.tile(0, "windmill")
    table.only_actions()

    refusal = table.refused(0, "install windmill.2")
    assert refusal.code == "fill-twin-first"
    table.act(0, "install windmill.1")

    assert table.holds(0, "windmill") == ["technology", ""]


@pytest.mark.rule("O-7.1")
def test_beside_a_farmer_the_first_tile_covers_the_second_space_of_the_cheese_factory() -> None:
    table = after_passing(farmer_only=1)
    table.furnish(0, "cheese-factory", "farmer")
    table.only_actions()

    table.act(0, "install cheese-factory.2")

    assert table.holds(0, "cheese-factory") == ["farmer", "technology"]


@pytest.mark.rule("O-R43")
def test_on_a_farmers_space_the_bound_tile_is_used_up_first() -> None:
    table = after_passing(free=1, farmer_only=1)
    table.only_actions()

    table.act(0, "install ship.1")

    assert (table.player(0).technology, table.player(0).farmer_technology) == (1, 0)
    table.act(0, "install scriptorium.1")
    assert table.holds(0, "scriptorium") == ["technology", ""], "the free tile could still go anywhere"


@pytest.mark.rule("O-R43")
def test_on_another_space_the_free_tile_is_used_and_the_bound_one_stays_bound() -> None:
    table = after_passing(free=1, farmer_only=1)
    table.only_actions()

    table.act(0, "install scriptorium.1")

    assert (table.player(0).technology, table.player(0).farmer_technology) == (0, 1)
    assert table.refused(0, "install farm-house.1").code == "first-technology-for-farmer"
    assert table.can(0, "install ship.1")


# The Laboratory's own spaces


@pytest.mark.rule("O-10.20")
@pytest.mark.parametrize(("space", "then"), [(1, ["", "scholar"]), (2, ["craftsman", ""])])
def test_a_tile_may_go_on_the_laboratory_itself_and_works_there(space: int, then: list[str]) -> None:
    table = Table()
    table.furnish(0, "laboratory", "craftsman", "scholar")
    table.only_actions()

    table.act(0, "use laboratory", f"install laboratory.{space}")
    assert table.holds(0, "laboratory")[space - 1] == "technology"
    table.put(0, "laboratory", *then)
    table.only_actions()
    table.act(0, "use laboratory")

    assert table.player(0).technology == 1
    assert table.state.technology_left == 14


# How it works and how many there are


@pytest.mark.rule("O-7.1")
@pytest.mark.rule("O-7.6")
@pytest.mark.rule("O-R23")
def test_a_covered_space_needs_no_follower_again_and_again() -> None:
    table = Table()
    table.put(0, "farm-house", "technology", "craftsman")
    table.only_actions()

    table.act(0, "use farm-house")

    assert table.track(0, "farmer") == 1
    assert table.holds(0, "farm-house") == ["technology", ""], "technology stays, the craftsman returns to the bag"
    assert table.in_bag(0, "craftsman") == 1
    assert table.player(0).bag_size == 2, "the craftsman and the new farmer"

    table.put(0, "farm-house", "", "craftsman")
    table.only_actions()
    table.act(0, "use farm-house")

    assert table.track(0, "farmer") == 2
    assert table.holds(0, "farm-house") == ["technology", ""]


@pytest.mark.rule("O-R23")
@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize(
    ("place", "missing"),
    [
        ("farm-house", [{"what": "craftsman", "where": "farm-house.2"}]),
        ("ship", [{"what": "boatman", "where": "ship.2"}, {"what": "knight", "where": "ship.3"}]),
    ],
)
def test_technology_alone_runs_no_place(place: str, missing: list[dict[str, str]]) -> None:
    table = Table()
    table.keep_busy(0)
    table.put(0, place, "technology")
    table.only_actions()

    refusal = table.refused(0, f"use {place}")

    assert (refusal.code, refusal.rule) == ("not-activated", "O-5.3")
    assert refusal.missing == missing


@pytest.mark.rule("O-R23")
def test_no_place_can_be_covered_by_technology_as_a_whole() -> None:
    table = after_passing(free=2)
    table.put(0, "scriptorium", "technology")
    table.only_actions()

    assert table.refused(0, "install scriptorium.2").code == "second-technology"


@pytest.mark.rule("O-R26")
@pytest.mark.rule("O-12.7")
def test_a_tile_lost_to_torture_does_not_return_to_the_supply() -> None:
    table = Table()
    table.put(0, "ship", "technology")
    table.no_technology_left()
    table.coins(0, 4)
    for seat in (0, 1, 2):
        table.put(seat, "village", "farmer", "boatman", "craftsman")
    table.start_event("harvest")

    table.act(0, "lose-technology ship.1")

    assert table.state.technology_left == 0
    table.only_actions()
    table.act(0, "use village")
    assert table.refused(0, "recruit craftsman").code == "technology-sold-out"


@pytest.mark.rule("O-R26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sixteenth_tile_is_the_last(seats: int) -> None:
    table = Table(seats)
    assert table.state.technology_left == 16
    table.technology_aside(1, free=15)
    for seat in (0, 1):
        table.put(seat, "village", "farmer", "boatman", "craftsman")
    table.only_actions()

    table.act(0, "use village", "recruit craftsman")
    table.act(1, "use village")

    assert table.refused(1, "recruit craftsman").code == "technology-sold-out"
