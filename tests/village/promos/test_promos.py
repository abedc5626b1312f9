"""The promo tiles. Rules: VR-1, VR-2, VR-3, VR-R1 to VR-R3."""

import pytest

from stammtisch.games.village.ids import ON_ROOF
from tests.village.table import Table


def market_day(customer: str, inn: str = "off", seats: int = 3) -> Table:
    """A table with this promo customer at the front, and a market cube to take."""
    table = Table(seats, inn=inn, promos=True)
    table.market(customer)
    table.spaces(market="brown", church="brown pink")
    return table


def serve_first(table: Table, customer: str) -> None:
    """Seat 0 calls the market day and serves this customer with the first sale."""
    table.turn()
    table.act(0, "take market brown", f"serve {customer}")


@pytest.mark.rule("VR-1.1")
@pytest.mark.parametrize(
    ("inn", "port", "number"), [("off", False, 24 + 8), ("side-a", False, 24 + 4 + 11), ("off", True, 24 + 9)]
)
def test_the_tiles_that_fit_are_mixed_with_the_others(inn: str, port: bool, number: int) -> None:
    table = Table(inn=inn, port=port, promos=True)
    assert len(table.customers_in_game()) == number


def test_without_the_option_no_promo_tile_is_in_the_game() -> None:
    table = Table(inn="side-a")
    assert len(table.customers_in_game()) == 24 + 4
    assert table.refused(0, "serve beggar").code == "not-in-this-game"


@pytest.mark.rule("VR-1.2", "VR-2.1")
def test_the_customer_who_asks_for_nothing() -> None:
    table = market_day("free")
    serve_first(table, "free")
    assert table.part(0, "customers") == 2
    assert int(table.player(0).time) == 0


@pytest.mark.rule("VR-1.2", "VR-2.1")
def test_outside_the_first_sale_even_that_customer_costs_cube_and_time() -> None:
    table = market_day("free")
    table.coins(1, 0)
    table.cubes(1, green=1)
    table.turn()
    table.act(0, "take market brown", "leave-market")
    assert table.state.to_act() == [1]
    table.act(1, "serve free")
    assert (table.cubes_of(1), int(table.player(1).time)) == ({}, 1)


@pytest.mark.rule("VR-2.2")
def test_the_beggar_wants_two_coins() -> None:
    table = market_day("beggar")
    table.coins(0, 3)
    serve_first(table, "beggar")
    assert (int(table.player(0).coins), table.part(0, "customers")) == (1, 4)


@pytest.mark.rule("VR-2.2")
@pytest.mark.rule("VX-3.2")
def test_coins_for_the_beggar_and_the_price_of_the_sale_must_both_be_there() -> None:
    table = market_day("beggar")
    table.market("beggar", "free", "scroll")
    table.coins(0, 2)
    table.goods(0, scroll=1)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    for _ in range(2):
        table.act(table.state.to_act()[0], "leave-market")
    assert table.state.to_act() == [0]
    refusal = table.refused(0, "serve beggar")
    assert refusal.code == "sale-too-dear"
    assert table.can(0, "serve free")


@pytest.mark.rule("VR-2.3", "VR-R1")
def test_the_next_start_marker_goes_back_to_the_roof() -> None:
    table = market_day("next-start")
    table.turn()
    before = table.state.copy()
    table.act(0, "take market brown")
    assert table.state.to_act() != [0] or not table.can(0, "serve next-start")
    table.state = before
    table.words["marker"] = 0
    table.act(0, "take market brown", "serve next-start")
    assert table.state.marker == ON_ROOF
    assert table.part(0, "customers") == 3


@pytest.mark.rule("VR-2.4", "VR-R3")
def test_two_green_cubes_or_coins_for_them() -> None:
    table = market_day("rhetoric")
    table.cubes(0, green=1)
    table.coins(0, 1)
    serve_first(table, "rhetoric")
    assert (table.cubes_of(0), int(table.player(0).coins)) == ({"brown": 1}, 0)
    assert table.part(0, "customers") == 4


@pytest.mark.rule("VR-2.4")
def test_the_two_green_cubes_come_besides_that_of_the_sale() -> None:
    table = market_day("rhetoric")
    table.market("rhetoric", "free")
    table.coins(0, 0)
    table.coins(1, 1)
    table.cubes(1, green=1)
    table.turn()
    table.act(0, "take market brown", "leave-market")
    assert table.can(1, "serve free")
    assert table.refused(1, "serve rhetoric").code == "sale-too-dear"
    table.coins(1, 2)
    assert table.can(1, "serve rhetoric")
    table.act(1, "serve rhetoric", "pay green", "pay coin+coin")
    assert (table.cubes_of(1), int(table.player(1).coins)) == ({}, 0)


@pytest.mark.rule("VR-2.5", "VR-R2")
def test_the_collector_brings_a_point_for_every_two_customers() -> None:
    table = market_day("collector")
    table.goods(0, scroll=1)
    table.grain(0, 1)
    serve_first(table, "collector")
    assert (table.part(0, "customers"), table.part(0, "promos")) == (2, 0)
    table.served(0, "grain-3")
    assert table.part(0, "promos") == 1
    table.served(0, "grain-4")
    assert table.part(0, "promos") == 1, "whole pairs only"
    table.served(0, "scroll")
    assert table.part(0, "promos") == 2
    assert table.part(1, "promos") == 0


@pytest.mark.rule("VR-2.6")
@pytest.mark.parametrize(
    ("customer", "goods", "grain", "points"),
    [
        ("promo-horse-grain-2", {"horse": 1}, 2, 6),
        ("promo-ox-grain-2", {"ox": 1}, 2, 5),
        ("promo-plough-wagon-scroll", {"plough": 1, "wagon": 1, "scroll": 1}, 0, 7),
    ],
)
def test_three_plain_customers(customer: str, goods: dict[str, int], grain: int, points: int) -> None:
    table = market_day(customer)
    table.goods(0, **goods)
    table.grain(0, grain)
    serve_first(table, customer)
    assert (table.goods_of(0), int(table.player(0).grain), table.part(0, "customers")) == ({}, 0, points)


@pytest.mark.rule("VR-3.1")
def test_the_regular_guest_brings_a_point_for_each_card_kept() -> None:
    table = market_day("promo-beer", inn="side-a")
    table.hold(0, "nun", "chronicler", "farmhand", "bard")
    table.hold(1, "mayor")
    serve_first(table, "promo-beer")
    assert table.beer_of(0) == 0
    assert (table.part(0, "customers"), table.part(0, "promos")) == (1, 2)
    assert table.part(1, "promos") == 0


@pytest.mark.rule("VR-3.2")
@pytest.mark.parametrize(
    ("customer", "scrolls", "beer", "grain", "points"),
    [("promo-beer-grain", 0, 1, 1, 3), ("promo-beer-2-scroll", 1, 2, 0, 6)],
)
def test_two_plain_customers_of_inn(customer: str, scrolls: int, beer: int, grain: int, points: int) -> None:
    table = market_day(customer, inn="side-b")
    table.goods(0, scroll=scrolls)
    table.beer(0, beer)
    table.grain(0, grain)
    serve_first(table, customer)
    assert (table.beer_of(0), int(table.player(0).grain), table.goods_of(0)) == (0, 0, {})
    assert table.part(0, "customers") == points


def test_alone_the_marker_cannot_pay_for_a_sale_and_be_given_away() -> None:
    table = market_day("next-start", seats=1)
    table.words["marker"] = 0
    table.coins(0, 0)
    serve_first(table, "next-start")
    assert table.state.marker == ON_ROOF
    assert table.customers_of(0) == ["next-start"]
