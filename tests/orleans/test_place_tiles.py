"""The place tiles with a simple action (O-10).

The others are in `test_bathhouse.py`, `test_special_tiles.py` and `test_privileges.py`.
"""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]

SPACES: dict[str, list[str]] = {
    "hayrick": ["farmer"],
    "cheese-factory": ["farmer", "farmer"],
    "winery": ["farmer", "trader"],
    "wool-manufacturer": ["boatman", "trader"],
    "tailor-shop": ["trader", "scholar"],
    "brewery": ["monk"],
    "library": ["knight", "scholar"],
    "windmill": ["craftsman", "craftsman"],
    "hospital": ["boatman", "scholar"],
    "bathhouse": ["farmer"],
    "sacristy": ["monk"],
    "herb-garden": [],
    "gunpowder-tower": [],  # its spaces belong to the market and are filled in the followers phase
    "cellar": ["monk", "scholar"],
    "office": ["scholar", "scholar"],
    "school": [],
    "pharmacy": ["any"],
    "horse-wagon": ["knight", "trader"],
    "shipping-line": ["boatman"],
    "laboratory": ["craftsman", "scholar"],
}


def ready(tile: str, *followers: str) -> Table:
    """A table where seat 0 has built the tile, put these followers on it, and can do nothing else."""
    table = Table()
    table.furnish(0, tile, *followers)
    return table


def followers_returned(table: Table, tile: str, *followers: str) -> bool:
    """Whether the followers of the tile have left it for the bag, and nobody else is there."""
    empty = table.holds(0, tile) == [""] * len(followers)
    counts = [table.in_bag(0, follower) == followers.count(follower) for follower in followers]
    return empty and all(counts) and table.player(0).bag_size == len(followers)


# Action spaces


@pytest.mark.rule("O-4.2")
@pytest.mark.rule("O-4.3")
@pytest.mark.parametrize("tile", SPACES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_follower_stands_on_the_spaces_of_its_kind_and_a_monk_on_all(tile: str, kind: str) -> None:
    table = Table()
    table.tile(0, tile)
    table.market(0, kind)
    table.start_planning()

    offered = [notation for notation in table.legal(0) if notation.startswith(f"place {kind} {tile}.")]

    spaces = SPACES[tile]
    expected = []
    for number, printed in enumerate(spaces):
        is_second_of_twins = number > 0 and spaces[number - 1] == printed
        if (kind == "monk" or printed in (kind, "any")) and not is_second_of_twins:
            expected.append(f"place {kind} {tile}.{number + 1}")
    assert offered == expected


@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize("tile", [tile for tile, spaces in SPACES.items() if spaces and tile != "sacristy"])
def test_an_empty_place_tile_misses_all_its_followers(tile: str) -> None:
    table = Table()
    table.tile(0, tile)
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()

    refusal = table.refused(0, f"use {tile}")

    assert (refusal.code, refusal.rule) == ("not-activated", "O-5.3")
    assert refusal.missing == [
        {"what": kind, "where": f"{tile}.{number}"} for number, kind in enumerate(SPACES[tile], start=1)
    ]


@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize(
    ("tile", "followers", "missing"),
    [
        ("cheese-factory", ("farmer",), "farmer"),
        ("cellar", ("monk",), "scholar"),
        ("cellar", ("", "scholar"), "monk"),
        ("office", ("scholar",), "scholar"),
        ("windmill", ("craftsman",), "craftsman"),
        ("horse-wagon", ("", "trader"), "knight"),
    ],
)
def test_a_half_filled_place_tile_is_closed(tile: str, followers: tuple[str, ...], missing: str) -> None:
    table = ready(tile, *followers)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, f"use {tile}")

    assert refusal.code == "not-activated"
    assert [entry["what"] for entry in refusal.missing] == [missing]


@pytest.mark.rule("O-6.5")
@pytest.mark.parametrize("tile", SPACES)
def test_a_tile_that_somebody_else_owns_cannot_be_used(tile: str) -> None:
    table = Table()
    table.tile(1, tile)
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()

    assert table.refused(0, f"use {tile}").code == "place-not-owned"


# Goods


@pytest.mark.rule("O-10.1")
def test_the_hayrick_brings_a_grain_for_a_farmer() -> None:
    table = ready("hayrick", "farmer")
    left = table.supply_of_good("grain")
    table.only_actions()

    table.act(0, "use hayrick")

    assert (table.good(0, "grain"), table.supply_of_good("grain")) == (1, left - 1)
    assert followers_returned(table, "hayrick", "farmer")


@pytest.mark.rule("O-10.2")
def test_the_cheese_factory_brings_a_cheese_for_two_farmers() -> None:
    table = ready("cheese-factory", "farmer", "farmer")
    left = table.supply_of_good("cheese")
    table.only_actions()

    table.act(0, "use cheese-factory")

    assert (table.good(0, "cheese"), table.supply_of_good("cheese")) == (1, left - 1)
    assert followers_returned(table, "cheese-factory", "farmer", "farmer")


@pytest.mark.rule("O-10.3")
def test_the_winery_brings_a_wine_for_farmer_and_trader() -> None:
    table = ready("winery", "farmer", "trader")
    left = table.supply_of_good("wine")
    table.only_actions()

    table.act(0, "use winery")

    assert (table.good(0, "wine"), table.supply_of_good("wine")) == (1, left - 1)
    assert followers_returned(table, "winery", "farmer", "trader")


@pytest.mark.rule("O-10.4")
def test_the_wool_manufacturer_brings_a_wool_for_boatman_and_trader() -> None:
    table = ready("wool-manufacturer", "boatman", "trader")
    left = table.supply_of_good("wool")
    table.only_actions()

    table.act(0, "use wool-manufacturer")

    assert (table.good(0, "wool"), table.supply_of_good("wool")) == (1, left - 1)
    assert followers_returned(table, "wool-manufacturer", "boatman", "trader")


@pytest.mark.rule("O-10.5")
def test_the_tailor_shop_brings_a_brocade_for_trader_and_scholar() -> None:
    table = ready("tailor-shop", "trader", "scholar")
    left = table.supply_of_good("brocade")
    table.only_actions()

    table.act(0, "use tailor-shop")

    assert (table.good(0, "brocade"), table.supply_of_good("brocade")) == (1, left - 1)
    assert followers_returned(table, "tailor-shop", "trader", "scholar")


@pytest.mark.rule("O-10.1")
@pytest.mark.rule("O-10.2")
@pytest.mark.rule("O-10.3")
@pytest.mark.rule("O-10.4")
@pytest.mark.rule("O-10.5")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("hayrick", "grain"),
        ("cheese-factory", "cheese"),
        ("winery", "wine"),
        ("wool-manufacturer", "wool"),
        ("tailor-shop", "brocade"),
    ],
)
def test_without_its_good_on_the_goods_market_a_tile_is_closed(tile: str, good: str) -> None:
    table = ready(tile, *SPACES[tile])
    table.no_goods_left(good)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, f"use {tile}")

    assert (refusal.code, refusal.rule) == ("good-sold-out", "O-5.8")
    assert good in refusal.message


# Coins and development


@pytest.mark.rule("O-10.6")
def test_the_brewery_pays_two_coins_for_a_monk() -> None:
    table = ready("brewery", "monk")
    table.only_actions()

    table.act(0, "use brewery")

    assert (table.player(0).coins, table.player(0).development) == (7, 0)
    assert followers_returned(table, "brewery", "monk")


@pytest.mark.rule("O-10.6")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"])
def test_nobody_replaces_the_monk_of_the_brewery(kind: str) -> None:
    table = Table()
    table.tile(0, "brewery", "school", "herb-garden")
    table.market(0, kind)
    table.start_planning()

    refusal = table.refused(0, f"place {kind} brewery.1")

    assert (refusal.code, refusal.rule) == ("only-monk", "O-4.3")
    assert refusal.missing == [{"what": "monk", "where": "brewery.1"}]


@pytest.mark.rule("O-10.7")
def test_the_library_gives_two_development_points_for_knight_and_scholar() -> None:
    table = ready("library", "knight", "scholar")
    table.only_actions()

    table.act(0, "use library")

    assert (table.player(0).development, table.player(0).coins) == (2, 5)
    assert followers_returned(table, "library", "knight", "scholar")


@pytest.mark.rule("O-10.8")
def test_the_windmill_pays_two_coins_and_a_development_point_for_two_craftsmen() -> None:
    table = ready("windmill", "craftsman", "craftsman")
    table.only_actions()

    table.act(0, "use windmill")

    assert (table.player(0).development, table.player(0).coins) == (1, 7)
    assert followers_returned(table, "windmill", "craftsman", "craftsman")


@pytest.mark.rule("O-10.9")
@pytest.mark.parametrize(("space", "status"), [(0, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_the_hospital_pays_the_status_for_boatman_and_scholar(space: int, status: int) -> None:
    table = ready("hospital", "boatman", "scholar")
    table.develop(0, space)
    table.only_actions()

    table.act(0, "use hospital")

    assert table.player(0).coins == 5 + status
    assert followers_returned(table, "hospital", "boatman", "scholar")


@pytest.mark.rule("O-10.14")
def test_the_cellar_pays_four_coins_for_monk_and_scholar() -> None:
    table = ready("cellar", "monk", "scholar")
    table.only_actions()

    table.act(0, "use cellar")

    assert (table.player(0).coins, table.player(0).development) == (9, 0)
    assert followers_returned(table, "cellar", "monk", "scholar")


@pytest.mark.rule("O-10.15")
@pytest.mark.parametrize("towns", [[], ["orleans"], ["orleans", "tours", "blois", "nevers"]])
def test_the_office_pays_a_coin_per_own_station_built_for_two_scholars(towns: list[str]) -> None:
    table = ready("office", "scholar", "scholar")
    table.station(0, *towns)
    table.station(1, "orleans", "chinon")
    table.only_actions()

    table.act(0, "use office")

    assert table.player(0).coins == 5 + len(towns)
    assert followers_returned(table, "office", "scholar", "scholar")


@pytest.mark.rule("O-10.19")
def test_the_shipping_line_gives_a_development_point_for_a_boatman() -> None:
    table = ready("shipping-line", "boatman")
    table.only_actions()

    table.act(0, "use shipping-line")

    assert (table.player(0).development, table.player(0).coins) == (1, 5)
    assert followers_returned(table, "shipping-line", "boatman")


# Laboratory


@pytest.mark.rule("O-10.20")
def test_the_laboratory_brings_a_technology_tile_for_craftsman_and_scholar() -> None:
    table = ready("laboratory", "craftsman", "scholar")
    table.only_actions()

    table.act(0, "use laboratory")

    assert (table.player(0).technology, table.player(0).farmer_technology) == (1, 0)
    assert table.state.technology_left == 15
    assert followers_returned(table, "laboratory", "craftsman", "scholar")


@pytest.mark.rule("O-10.20")
def test_without_technology_left_the_laboratory_is_closed() -> None:
    table = ready("laboratory", "craftsman", "scholar")
    table.no_technology_left()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use laboratory")

    assert (refusal.code, refusal.rule) == ("technology-sold-out", "O-5.8")
