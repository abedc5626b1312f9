"""Preparation of Port, and its tables. Rules: VP-1, VX-1."""

import tomllib
from importlib.resources import files

import pytest

from stammtisch.core.editions import STATUSES, Edition
from stammtisch.core.errors import BadEdition
from stammtisch.core.plain import Json
from stammtisch.games.village.components import EDITIONS, FILES
from stammtisch.games.village.expansions.box import WholeBox
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import CAPTAINS, FROM_HOME, HARBOUR, WATER_IDS, WATERS
from stammtisch.games.village.expansions.shelf import EXPANSIONS, MORE_FILES
from tests.village.port.sea import Sea
from tests.village.table import BOX, GAME

FOLDER = files("stammtisch.games.village").joinpath("data", EDITIONS[0])


@pytest.mark.rule("VP-1.1", "VX-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_ships_start_in_the_harbour_empty_and_without_captain(seats: int) -> None:
    table = Sea(seats)
    for seat in range(seats):
        assert (table.ship(seat), table.captain(seat), table.cargo_of(seat)) == ("harbour", "", [])
    table.account()


@pytest.mark.rule("VP-1.2")
def test_all_captains_lie_open_five_for_each_price() -> None:
    table = Sea(2)
    view = table.view()["port"]
    assert isinstance(view, dict)
    assert isinstance(view["captains"], list)
    assert len(view["captains"]) == CAPTAINS
    prices = [int(coins) for coins in list(box_of(BOX).captain_coins)[:CAPTAINS]]
    assert [prices.count(price) for price in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("VP-1.3")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_there_is_one_tile_of_cocoa_and_tea_more_than_players(seats: int, tiles: int) -> None:
    table = Sea(seats)
    assert table.tiles_left() == (tiles, tiles)


@pytest.mark.rule("VP-1.4")
@pytest.mark.parametrize(
    ("marriage", "promos", "chests"),
    [("off", False, 6), ("side-a", False, 8), ("off", True, 7), ("side-b", True, 9)],
)
def test_marriage_and_promo_tiles_add_chests(marriage: str, promos: bool, chests: int) -> None:
    table = Sea(3, marriage=marriage, promos=promos)
    view = table.view()["port"]
    assert isinstance(view, dict)
    assert isinstance(view["island_stacks"], dict)
    assert view["island_stacks"]["treasure-island"] == chests


@pytest.mark.rule("VP-1.4")
def test_chests_hold_coins_those_of_marriage_tools() -> None:
    coins = [int(number) for number in box_of(BOX).chest_coins]
    tools = [int(number) for number in box_of(BOX).chest_tools]
    assert sorted(coins[:6]) == [3, 3, 3, 4, 4, 5]
    assert (coins[6:8], tools[6:8]) == ([0, 0], [2, 2])
    assert coins[8] > 0


@pytest.mark.rule("VX-1.3")
@pytest.mark.parametrize(("seats", "cubes"), [(1, 20), (2, 20), (3, 24), (4, 28), (5, 35)])
def test_the_set_up_card_of_port_seeds_the_spaces(seats: int, cubes: int) -> None:
    state = GAME.new(seats, 3, {"port": True, "start_bonuses": False})
    board = state.observe(None)["board"]
    assert isinstance(board, dict)
    spaces = board["spaces"]
    assert isinstance(spaces, dict)
    total = 0
    for content in spaces.values():
        assert isinstance(content, dict)
        total += sum(int(str(number)) for number in content.values())
    assert total == cubes


@pytest.mark.rule("VP-1.5", "VP-8.2")
def test_nobody_travels_over_land_and_castles_bring_nothing() -> None:
    table = Sea(2)
    table.goods(0, wagon=1)
    table.cubes(0, brown=2)
    table.coins(0, 1)
    table.travel(0)
    assert table.refused(0, "travel village/west 1").code == "journey-by-sea"
    parts = table.state.scores()[0].parts
    assert "travel" not in parts
    assert "rewards" not in parts
    assert {"islands", "lighthouses", "cocoa-and-tea", "burials"} <= set(parts)


# The tables


def tables() -> dict[str, dict[str, Json]]:
    names = [*FILES, *MORE_FILES]
    return {file: tomllib.loads(FOLDER.joinpath(file).read_text(encoding="utf-8")) for file in names}


def rows(data: dict[str, dict[str, Json]], table: str) -> list[dict[str, Json]]:
    found = data["port.toml"][table]
    assert isinstance(found, list)
    return [row for row in found if isinstance(row, dict)]


def test_every_row_of_port_says_where_it_comes_from() -> None:
    data = tables()
    for table in data["port.toml"]:
        for row in rows(data, table):
            assert row["source"]
            assert row["status"] in STATUSES


@pytest.mark.rule("VP-3.1")
def test_the_sea_is_connected_and_the_harbour_has_two_exits() -> None:
    neighbours = [int(mask) for mask in box_of(BOX).neighbours]
    assert neighbours[HARBOUR].bit_count() == 2
    distance = {HARBOUR: 0}
    line = [HARBOUR]
    for water in line:
        for other in range(WATERS):
            if neighbours[water] >> other & 1 and other not in distance:
                distance[other] = distance[water] + 1
                line.append(other)
    assert {WATER_IDS[water]: steps for water, steps in distance.items()} == {
        "harbour": 0,
        "water-1": 1,
        "water-2": 1,
        "cocoa-island": 2,
        "tea-island": 2,
        "water-3": 3,
        "cattle-island": 3,
        "horse-island": 3,
        "water-5": 3,
        "treasure-island": 4,
        "water-4": 4,
        "carters-island": 4,
    }


def test_every_good_and_grain_can_be_sold_somewhere() -> None:
    prices = [int(price) for price in box_of(BOX).prices]
    for cargo in range(FROM_HOME):
        assert max(prices[island * FROM_HOME + cargo] for island in box_of(BOX).islands) > 0


@pytest.mark.parametrize(
    ("table", "row", "field", "value"),
    [
        ("numbers", 0, "holds", 0),
        ("numbers", 0, "tiles", [1, 2]),
        ("burial", 0, "points", [1]),
        ("water", 1, "kind", "island"),
        ("water", 1, "x", 101),
        ("lane", 0, "b", "harbour"),
        ("lane", 1, "b", "water-1"),
        ("lane", 0, "a", "moon"),
        ("lane", 0, "b", "grain-island"),  # fixed as an id, but not in this sea
        ("water", 1, "id", "moon"),
        ("island", 0, "id", "grain-island"),
        ("island", 0, "stack", "gold"),
        ("island", 0, "ox", -1),
        ("island", 0, "lighthouse_wagons", 2),
        ("island", 5, "lighthouse_cubes", ["brown"]),
        ("island", 0, "lighthouse_cubes", ["brown", "brown", "pink", "pink"]),
        ("captain", 0, "coins", 4),
        ("captain", 0, "any_cubes", 1),
        ("captain", 4, "any_cubes", 0),
        ("captain", 0, "steps", 0),
        ("chest", 0, "tools", 1),
        ("chest", 0, "set", "inn"),
        ("chest", 0, "surprise", 1),
    ],
)
def test_a_mistake_is_reported_with_file_and_field(table: str, row: int, field: str, value: Json) -> None:
    data = tables()
    rows(data, table)[row][field] = value
    with pytest.raises(BadEdition) as raised:
        WholeBox(Edition("broken", data), EXPANSIONS)
    assert "port.toml" in str(raised.value)
    assert raised.value.sentence("de") != raised.value.sentence("en")


def test_a_water_that_cannot_be_reached_is_reported() -> None:
    data = tables()
    lanes = data["port.toml"]["lane"]
    assert isinstance(lanes, list)
    # The carters' island hangs on its last two lanes.
    del lanes[-2:]
    with pytest.raises(BadEdition, match=r"port\.toml"):
        WholeBox(Edition("broken", data), EXPANSIONS)
