"""The merchant on the map: Ship, Wagon, and the goods on the routes (O-6.9 to O-6.11, O-R18)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

SHIP = ("farmer", "boatman", "knight")
WAGON = ("farmer", "trader", "knight")

WATER = [
    "orleans/briare", "orleans/blois", "briare/sancerre", "blois/tours", "tours/montrichard", "tours/loches",
    "tours/chinon", "chinon/chatellerault", "chinon/le-blanc", "montrichard/vierzon", "vierzon/bourges",
    "vierzon/st-amand", "sancerre/nevers", "le-blanc/argenton",
]  # fmt: skip
LAND = [
    "chartres/le-mans", "chartres/etampes", "chartres/orleans", "chartres/chateaudun", "etampes/montargis",
    "le-mans/chateaudun", "le-mans/vendome", "le-mans/tours", "chateaudun/vendome", "chateaudun/orleans",
    "orleans/montargis", "orleans/vierzon", "vendome/blois", "montargis/briare", "blois/vierzon",
    "chinon/chatellerault", "montrichard/loches", "vierzon/chateauroux", "sancerre/bourges",
    "loches/chateauroux", "chatellerault/argenton", "le-blanc/chateauroux", "argenton/la-chatre",
    "argenton/chateauroux", "la-chatre/st-amand", "la-chatre/chateauroux", "bourges/st-amand", "bourges/nevers",
    "st-amand/nevers",
]  # fmt: skip


def ready_to_travel(place: str, town: str = "orleans") -> Table:
    """A table where seat 0's merchant stands in a town and the place is filled."""
    table = Table()
    table.merchant(0, town)
    table.furnish(0, place, *(SHIP if place == "ship" else WAGON))
    return table


def routes_offered(table: Table) -> list[str]:
    """The routes that seat 0 is offered, in order of the alphabet."""
    return sorted({notation.split(" ")[1] for notation in table.legal(0)})


# Routes


@pytest.mark.rule("O-6.9")
def test_the_ship_moves_the_merchant_along_a_water_route() -> None:
    table = ready_to_travel("ship")
    table.only_actions()

    table.act(0, "use ship")
    assert routes_offered(table) == ["water:orleans/blois", "water:orleans/briare"]
    table.act(0, "travel water:orleans/blois none")

    assert table.town(0) == "blois"
    assert [table.in_bag(0, tile) for tile in SHIP] == [1, 1, 1]


@pytest.mark.rule("O-6.10")
def test_the_wagon_moves_the_merchant_along_a_land_route() -> None:
    table = ready_to_travel("wagon")
    table.only_actions()

    table.act(0, "use wagon")
    assert routes_offered(table) == [
        "land:chartres/orleans",
        "land:chateaudun/orleans",
        "land:orleans/montargis",
        "land:orleans/vierzon",
    ]
    table.act(0, "travel land:chartres/orleans none")

    assert table.town(0) == "chartres"
    assert [table.in_bag(0, tile) for tile in WAGON] == [1, 1, 1]


@pytest.mark.rule("O-6.9")
@pytest.mark.parametrize("ends", WATER)
def test_a_water_route_leads_both_ways(ends: str) -> None:
    a, b = ends.split("/")
    for start, end in ((a, b), (b, a)):
        table = ready_to_travel("ship", start)
        table.only_actions()

        table.act(0, "use ship", f"travel water:{ends} none")

        assert table.town(0) == end


@pytest.mark.rule("O-6.10")
@pytest.mark.parametrize("ends", LAND)
def test_a_land_route_leads_both_ways(ends: str) -> None:
    a, b = ends.split("/")
    for start, end in ((a, b), (b, a)):
        table = ready_to_travel("wagon", start)
        table.only_actions()

        table.act(0, "use wagon", f"travel land:{ends} none")

        assert table.town(0) == end


@pytest.mark.rule("O-6.9")
@pytest.mark.rule("O-6.10")
def test_each_vehicle_is_offered_the_routes_of_its_kind_only() -> None:
    for place, kind, routes in (("ship", "water", WATER), ("wagon", "land", LAND)):
        for town in {end for ends in WATER + LAND for end in ends.split("/")}:
            leading_away = sorted(f"{kind}:{ends}" for ends in routes if town in ends.split("/"))
            table = ready_to_travel(place, town)
            table.keep_busy(0)
            table.only_actions()
            if leading_away:
                table.act(0, f"use {place}")
                assert routes_offered(table) == leading_away, town
            else:
                assert table.refused(0, f"use {place}").code == "no-route", town


@pytest.mark.rule("O-6.9")
def test_the_ship_is_refused_a_land_route() -> None:
    table = ready_to_travel("ship")
    table.only_actions()
    table.act(0, "use ship")

    refusal = table.refused(0, "travel land:chartres/orleans none")

    assert refusal.code == "wrong-route-kind"


@pytest.mark.rule("O-6.10")
def test_the_wagon_is_refused_a_water_route() -> None:
    table = ready_to_travel("wagon")
    table.only_actions()
    table.act(0, "use wagon")

    refusal = table.refused(0, "travel water:orleans/blois none")

    assert refusal.code == "wrong-route-kind"


@pytest.mark.rule("O-6.9")
def test_a_route_that_does_not_start_at_the_merchant_is_refused() -> None:
    table = ready_to_travel("ship")
    table.only_actions()
    table.act(0, "use ship")

    refusal = table.refused(0, "travel water:blois/tours none")

    assert refusal.code == "route-not-here"
    assert "Orléans" in refusal.message


@pytest.mark.rule("O-R18")
def test_without_a_route_the_ship_is_closed() -> None:
    table = ready_to_travel("ship", "chartres")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use ship")

    assert refusal.code == "no-route"
    assert "Chartres" in refusal.message


@pytest.mark.rule("O-6.9")
def test_the_merchant_does_not_move_without_a_vehicle() -> None:
    table = ready_to_travel("ship")
    table.only_actions()

    refusal = table.refused(0, "travel water:orleans/blois none")

    assert (refusal.code, refusal.rule) == ("travel-needs-place", "O-6.9")


@pytest.mark.rule("O-6.9")
@pytest.mark.rule("O-6.10")
def test_chinon_and_chatellerault_are_joined_by_water_and_by_land() -> None:
    table = ready_to_travel("ship", "chinon")
    table.put(0, "wagon", *WAGON)
    table.route_goods("water:chinon/chatellerault", "wine")
    table.route_goods("land:chinon/chatellerault", "wool")
    table.only_actions()

    table.act(0, "use ship")
    assert table.refused(0, "travel land:chinon/chatellerault wool").code == "wrong-route-kind"
    assert table.refused(0, "travel water:chinon/chatellerault wool").code == "good-not-on-route"
    table.act(0, "travel water:chinon/chatellerault wine")
    assert table.town(0) == "chatellerault"
    table.act(0, "use wagon", "travel land:chinon/chatellerault wool")

    assert table.town(0) == "chinon"
    assert (table.good(0, "wine"), table.good(0, "wool")) == (1, 1)
    assert table.on_route("water:chinon/chatellerault") == []
    assert table.on_route("land:chinon/chatellerault") == []


# Goods


@pytest.mark.rule("O-6.9")
@pytest.mark.rule("O-R18")
def test_the_ship_may_take_the_good_of_its_route() -> None:
    table = ready_to_travel("ship")
    table.route_goods("water:orleans/blois", "brocade")
    in_market = table.supply_of_good("brocade")
    table.only_actions()

    table.act(0, "use ship", "travel water:orleans/blois brocade")

    assert table.good(0, "brocade") == 1
    assert table.on_route("water:orleans/blois") == []
    assert table.supply_of_good("brocade") == in_market, "the good comes from the route, not from the goods market"


@pytest.mark.rule("O-6.10")
@pytest.mark.rule("O-R18")
def test_the_wagon_may_take_the_good_of_its_route() -> None:
    table = ready_to_travel("wagon")
    table.route_goods("land:orleans/montargis", "cheese")
    table.only_actions()

    table.act(0, "use wagon", "travel land:orleans/montargis cheese")

    assert table.good(0, "cheese") == 1
    assert table.on_route("land:orleans/montargis") == []


@pytest.mark.rule("O-R18")
def test_a_good_on_the_route_may_be_left_there() -> None:
    table = ready_to_travel("ship")
    table.route_goods("water:orleans/blois", "brocade")
    table.only_actions()

    table.act(0, "use ship", "travel water:orleans/blois none")

    assert table.town(0) == "blois"
    assert table.player(0).goods_count() == 0
    assert table.on_route("water:orleans/blois") == ["brocade"]


@pytest.mark.rule("O-6.11")
@pytest.mark.parametrize(("taken", "left"), [("grain", "wool"), ("wool", "grain")])
def test_of_two_goods_on_a_route_the_player_takes_one(taken: str, left: str) -> None:
    table = ready_to_travel("wagon")
    table.route_goods("land:orleans/vierzon", "grain", "wool")
    table.only_actions()

    table.act(0, "use wagon", f"travel land:orleans/vierzon {taken}")

    assert table.good(0, taken) == 1
    assert table.player(0).goods_count() == 1
    assert table.on_route("land:orleans/vierzon") == [left]


@pytest.mark.rule("O-6.11")
def test_of_two_equal_goods_one_stays_on_the_route() -> None:
    table = ready_to_travel("wagon")
    table.route_goods("land:orleans/vierzon", "grain", "grain")
    table.only_actions()

    table.act(0, "use wagon", "travel land:orleans/vierzon grain")

    assert table.good(0, "grain") == 1
    assert table.on_route("land:orleans/vierzon") == ["grain"]


@pytest.mark.rule("O-6.11")
def test_an_empty_route_may_be_travelled_and_brings_nothing() -> None:
    table = ready_to_travel("wagon")
    table.route_goods("land:chartres/orleans")
    table.only_actions()

    table.act(0, "use wagon")
    on_this_route = [notation for notation in table.legal(0) if "land:chartres/orleans" in notation]
    refusal = table.refused(0, "travel land:chartres/orleans grain")
    table.act(0, "travel land:chartres/orleans none")

    assert on_this_route == ["travel land:chartres/orleans none"]
    assert (refusal.code, refusal.rule) == ("good-not-on-route", "O-6.11")
    assert table.town(0) == "chartres"
    assert table.player(0).goods_count() == 0


@pytest.mark.rule("O-6.11")
@pytest.mark.rule("O-R18")
def test_a_route_is_not_refilled_for_the_next_merchant() -> None:
    table = ready_to_travel("ship")
    table.put(1, "ship", *SHIP)
    table.route_goods("water:orleans/blois", "wine")
    table.start_actions()

    table.act(0, "use ship", "travel water:orleans/blois wine")
    table.act(1, "use ship")

    assert table.refused(1, "travel water:orleans/blois wine").code == "good-not-on-route"
    table.act(1, "travel water:orleans/blois none")
    assert table.state.round == 3
    assert table.on_route("water:orleans/blois") == [], "nor at the end of the round"


@pytest.mark.rule("O-6.11")
@pytest.mark.rule("O-R18")
def test_merchants_may_share_a_town() -> None:
    table = ready_to_travel("ship")
    table.merchant(1, "blois")
    table.only_actions()

    table.act(0, "use ship", "travel water:orleans/blois none")

    assert (table.town(0), table.town(1)) == ("blois", "blois")
