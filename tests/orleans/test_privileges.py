"""The privileges of Herb Garden and School: who may stand in for whom (O-10.12, O-10.16)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

BY_KIND = {
    "farmer": ["ship.1", "wagon.1", "guildhall.1", "castle.1", "village.1", "university.1"],
    "boatman": ["ship.2", "castle.2", "farm-house.1", "village.2"],
    "craftsman": ["guildhall.2", "farm-house.2", "village.3", "university.2"],
    "trader": ["wagon.2", "castle.3", "monastery.2", "university.3"],
    "knight": ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1"],
    "scholar": ["scriptorium.2", "monastery.1"],
}
TOWN_HALL = ["town-hall.1"]  # the second of two equal spaces is offered once the first is filled


def spaces_for(*kinds: str) -> set[str]:
    return {space for kind in kinds for space in BY_KIND[kind]}


def planning_with(follower: str, *tiles: str) -> Table:
    """A table where seat 0 owns these tiles and plans with this follower on the market."""
    table = Table()
    table.tile(0, *tiles)
    table.market(0, follower)
    table.start_planning()
    return table


def offered(table: Table, follower: str) -> set[str]:
    """The spaces that seat 0 is offered for a follower."""
    return {notation.split(" ")[2] for notation in table.legal(0) if notation.startswith(f"place {follower} ")}


# Herb Garden


@pytest.mark.rule("O-10.12")
def test_without_the_herb_garden_a_boatman_is_a_boatman() -> None:
    table = planning_with("boatman")

    assert offered(table, "boatman") == {*spaces_for("boatman"), *TOWN_HALL}


@pytest.mark.rule("O-10.12")
def test_with_the_herb_garden_boatmen_stand_for_farmers_craftsmen_and_traders() -> None:
    table = planning_with("boatman", "herb-garden")

    assert offered(table, "boatman") == {*spaces_for("boatman", "farmer", "craftsman", "trader"), *TOWN_HALL}


@pytest.mark.rule("O-10.12")
def test_the_own_boatman_profits_from_the_herb_garden_too() -> None:
    table = planning_with("own-boatman", "herb-garden")

    assert offered(table, "own-boatman") == spaces_for("boatman", "farmer", "craftsman", "trader")


@pytest.mark.rule("O-10.12")
@pytest.mark.parametrize(("space", "kind"), [("ship.3", "knight"), ("monastery.1", "scholar")])
def test_the_herb_garden_gives_no_knights_or_scholars(space: str, kind: str) -> None:
    table = planning_with("boatman", "herb-garden")

    refusal = table.refused(0, f"place boatman {space}")

    assert (refusal.code, refusal.rule) == ("wrong-space", "O-4.2")
    assert refusal.missing == [{"what": kind, "where": space}]


@pytest.mark.rule("O-10.12")
def test_the_herb_garden_works_for_boatmen_only() -> None:
    table = planning_with("craftsman", "herb-garden")

    assert offered(table, "craftsman") == {*spaces_for("craftsman"), *TOWN_HALL}


@pytest.mark.rule("O-10.12")
def test_the_herb_garden_works_on_place_tiles() -> None:
    table = planning_with("boatman", "herb-garden", "hayrick", "windmill", "winery", "library", "brewery")

    tiles = {"hayrick.1", "windmill.1", "winery.1", "winery.2"}
    assert offered(table, "boatman") == {
        *spaces_for("boatman", "farmer", "craftsman", "trader"),
        *TOWN_HALL,
        *tiles,
    }


@pytest.mark.rule("O-10.12")
def test_boatmen_who_stand_in_activate_a_place_and_return_as_boatmen() -> None:
    table = Table()
    table.tile(0, "herb-garden")
    table.put(0, "university", "boatman", "boatman", "boatman")
    table.only_actions()

    table.act(0, "use university")

    assert table.track(0, "scholar") == 1
    assert table.in_bag(0, "boatman") == 3


@pytest.mark.rule("O-10.12")
@pytest.mark.rule("O-10.16")
@pytest.mark.parametrize("tile", ["herb-garden", "school"])
def test_a_privilege_is_not_an_action(tile: str) -> None:
    table = Table()
    table.tile(0, tile)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, f"use {tile}")

    assert refusal.code == "not-an-action"


@pytest.mark.rule("O-10.12")
@pytest.mark.rule("O-10.16")
@pytest.mark.parametrize(("tile", "follower"), [("herb-garden", "boatman"), ("school", "scholar")])
def test_a_privilege_is_its_owners_alone(tile: str, follower: str) -> None:
    table = Table()
    table.tile(1, tile)
    table.market(0, follower)
    table.start_planning()

    assert table.refused(0, f"place {follower} village.1").code == "wrong-space"


# School


@pytest.mark.rule("O-10.16")
def test_without_the_school_a_scholar_is_a_scholar() -> None:
    table = planning_with("scholar")

    assert offered(table, "scholar") == {*spaces_for("scholar"), *TOWN_HALL}


@pytest.mark.rule("O-10.16")
def test_with_the_school_scholars_stand_for_everybody() -> None:
    table = planning_with("scholar", "school")

    assert offered(table, "scholar") == {*spaces_for(*BY_KIND), *TOWN_HALL}


@pytest.mark.rule("O-10.16")
@pytest.mark.parametrize("space", ["brewery.1", "sacristy.1", "cellar.1"])
def test_the_school_gives_no_monks(space: str) -> None:
    table = planning_with("scholar", "school", "brewery", "sacristy", "cellar")

    refusal = table.refused(0, f"place scholar {space}")

    assert (refusal.code, refusal.rule) == ("only-monk", "O-4.3")
    assert refusal.missing == [{"what": "monk", "where": space}]
    assert table.can(0, "place scholar cellar.2")


@pytest.mark.rule("O-10.16")
def test_the_school_works_for_scholars_only() -> None:
    table = planning_with("knight", "school")

    assert offered(table, "knight") == {*spaces_for("knight"), *TOWN_HALL}


@pytest.mark.rule("O-10.16")
def test_scholars_who_stand_in_activate_a_place_and_return_as_scholars() -> None:
    table = Table()
    table.tile(0, "school")
    table.put(0, "castle", "scholar", "scholar", "scholar")
    table.only_actions()

    table.act(0, "use castle")

    assert table.track(0, "knight") == 1
    assert table.in_bag(0, "scholar") == 3


@pytest.mark.rule("O-10.12")
@pytest.mark.rule("O-10.16")
@pytest.mark.rule("O-R7")
def test_herb_garden_and_school_do_not_chain() -> None:
    table = planning_with("boatman", "herb-garden", "school")

    assert table.refused(0, "place boatman ship.3").code == "wrong-space"
    assert table.refused(0, "place boatman scriptorium.2").code == "wrong-space"
