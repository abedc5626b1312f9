"""The data tables of the edition: counts, totals, provenance, and mistakes that are reported. Rules: V-1, V-3."""

import tomllib
from importlib.resources import files

import pytest

from stammtisch.core.editions import STATUSES, Edition
from stammtisch.core.errors import BadEdition
from stammtisch.core.plain import Json
from stammtisch.games.village.components import EDITIONS, FILES, Components
from stammtisch.games.village.ids import CUSTOMERS, GOODS
from tests.village.table import BOX

FOLDER = files("stammtisch.games.village").joinpath("data", EDITIONS[0])


def tables() -> dict[str, dict[str, Json]]:
    return {file: tomllib.loads(FOLDER.joinpath(file).read_text(encoding="utf-8")) for file in FILES}


def rows(data: dict[str, dict[str, Json]], file: str, table: str) -> list[dict[str, Json]]:
    found = data[file][table]
    assert isinstance(found, list)
    return [row for row in found if isinstance(row, dict)]


def test_every_row_says_where_it_comes_from() -> None:
    for file, content in tables().items():
        for table, lines in content.items():
            assert isinstance(lines, list)
            for row in lines:
                assert isinstance(row, dict)
                if table == "edition":
                    continue
                assert row["source"], (file, table)
                assert row["status"] in STATUSES


@pytest.mark.rule("V-1.2", "V-1.7")
def test_the_pieces_are_those_of_the_box() -> None:
    assert BOX.figure_count == [4, 3, 2, 2]
    assert sum(BOX.cube_count[:4]) == 132
    assert BOX.good_count == [12] * 5
    assert BOX.grain == 25
    assert len(BOX.customer_names) == 24 + 21  # those of expansions and promo tiles among them


@pytest.mark.rule("V-5.2")
def test_customers_are_worth_the_value_of_what_they_ask_for_and_at_most_6_points() -> None:
    value = {"scroll": 2, "horse": 4, "plough": 2, "ox": 3, "wagon": 3}
    goods = list(value.values())
    for customer in range(CUSTOMERS):
        worth = int(BOX.customer_grain[customer])
        worth += sum(goods[good] * int(BOX.customer_goods[customer * GOODS + good]) for good in range(GOODS))
        assert BOX.customer_points[customer] == min(worth, 6)
    points = [int(BOX.customer_points[customer]) for customer in range(CUSTOMERS)]
    assert (min(points), max(points)) == (2, 6)


@pytest.mark.rule("V-3.2")
def test_cubes_give_everybody_equally_many_turns() -> None:
    assert BOX.cubes_in_all == [18, 21, 24, 30]


@pytest.mark.rule("VS-2.2")
def test_the_ring_goes_from_market_over_travel_to_council() -> None:
    names = ["grain", "family", "craft", "market", "council", "travel", "church"]
    ring = [names[space] for space in BOX.ring]
    assert ring == ["council", "grain", "family", "church", "craft", "market", "travel"]


@pytest.mark.parametrize(
    ("file", "table", "row", "field", "value"),
    [
        ("cubes.toml", "cube", 0, "count", -1),
        ("cubes.toml", "cube", 0, "bag", [1, 2, 3]),
        ("spaces.toml", "space", 0, "cubes", [4, 3, 4, 5]),
        ("spaces.toml", "space", 0, "group", "tower"),
        ("goods.toml", "good", 0, "id", "beer"),
        ("family.toml", "figure", 0, "start", 9),
        ("crafts.toml", "craft", 4, "goods", ["ox"]),
        ("crafts.toml", "craft", 0, "goods", ["ox"]),
        ("crafts.toml", "craft", 0, "cubes", ["pink", "pink", "pink", "pink"]),
        ("customers.toml", "customer", 3, "points", "three"),
        ("council.toml", "step", 1, "privilege", "fame"),
        ("church.toml", "numbers", 0, "monks", 2),
        ("travel.toml", "road", 0, "a", "moon"),
        ("travel.toml", "road", 0, "a", "east"),
        ("travel.toml", "numbers", 0, "points", [0, 1]),
        ("chronicle.toml", "group", 0, "slots", [1]),
        ("chronicle.toml", "numbers", 0, "points", []),
        ("setup.toml", "setup", 0, "stalls", [3, 4, 5, 6]),
        ("setup.toml", "setup", 0, "grain", 10),
        ("setup.toml", "setup", 0, "surprise", 1),
        ("setup.toml", "bonus", 0, "coins", [0]),
        ("solo.toml", "tray", 0, "compartments", 9),
        ("solo.toml", "tray", 0, "ring", ["grain"]),
        ("solo.toml", "fate", 0, "compartments", [7, 3, 4]),
        ("solo.toml", "fate", 0, "quills", 2),
        ("solo.toml", "conny", 0, "on_church", ["3"]),
        ("solo.toml", "conny", 0, "beside_tray", ["1"]),
        ("solo.toml", "rank", 1, "from", 90),
        ("edition.toml", "edition", 0, "game", "orleans"),
    ],
)
def test_a_mistake_in_a_table_is_reported_with_file_and_field(
    file: str, table: str, row: int, field: str, value: Json
) -> None:
    data = tables()
    rows(data, file, table)[row][field] = value
    with pytest.raises(BadEdition) as raised:
        Components(Edition("broken", data))
    assert file in str(raised.value) or "cubes" in str(raised.value)
    assert raised.value.sentence("de") != raised.value.sentence("en")


def test_a_missing_road_is_reported() -> None:
    data = tables()
    rows(data, "travel.toml", "road")
    roads = data["travel.toml"]["road"]
    assert isinstance(roads, list)
    roads.pop()
    with pytest.raises(BadEdition, match=r"travel\.toml"):
        Components(Edition("broken", data))
