"""The tables of Marriage: provenance, what is printed, and mistakes that are reported. Rules: VM-2 to VM-4."""

import tomllib
from importlib.resources import files

import pytest

from stammtisch.core.editions import STATUSES, Edition
from stammtisch.core.errors import BadEdition
from stammtisch.core.plain import Json
from stammtisch.games.village.components import EDITIONS, FILES
from stammtisch.games.village.expansions.box import WholeBox
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.shelf import EXPANSIONS, MORE_FILES
from stammtisch.games.village.ids import CUBE_IDS
from tests.village.marriage.altar import RANK_OF_COLOUR
from tests.village.table import BOX

FOLDER = files("stammtisch.games.village").joinpath("data", EDITIONS[0])


def tables() -> dict[str, dict[str, Json]]:
    names = [*FILES, *MORE_FILES]
    return {file: tomllib.loads(FOLDER.joinpath(file).read_text(encoding="utf-8")) for file in names}


def rows(data: dict[str, dict[str, Json]], table: str) -> list[dict[str, Json]]:
    found = data["marriage.toml"][table]
    assert isinstance(found, list)
    return [row for row in found if isinstance(row, dict)]


def test_every_row_says_where_it_comes_from() -> None:
    data = tables()
    for table in data["marriage.toml"]:
        for row in rows(data, table):
            assert row["source"]
            assert row["status"] in STATUSES


@pytest.mark.rule("VM-3.1", "VM-2.2", "VM-2.4")
def test_the_printed_prices() -> None:
    box = box_of(BOX)
    assert (box.ceremony_time, box.ceremony_cubes) == (2, 1)
    assert (box.sell_time, box.sell_points, box.cubes_time, box.queue_cubes) == (2, 2, 1, 1)
    assert box.couples == [1, 1, 2, 2]


@pytest.mark.rule("VM-4.2", "VM-4.4")
def test_the_die_marks_a_rank_and_a_building_for_each_colour() -> None:
    box = box_of(BOX)
    for colour, rank in RANK_OF_COLOUR.items():
        assert box.die_rank[CUBE_IDS.index(colour)] == rank - 1
    buildings = [ALL_PLACE_IDS[int(place)] for place in box.die_building]
    assert sorted(buildings) == ["bakery", "bakery", "shop", "shop"]


@pytest.mark.parametrize(
    ("table", "row", "field", "value"),
    [
        ("numbers", 0, "couples", [1, 1]),
        ("numbers", 0, "pink", 7),
        ("numbers", 0, "sell_cubes", ["green"] * 4),
        ("numbers", 0, "cubes_taken", 3),
        ("numbers", 0, "surprise", 1),
        ("rank", 0, "bonus", "horse"),
        ("rank", 0, "id", "c-1"),
        ("rank", 0, "cubes", ["green"]),
        ("rank", 1, "number", 3),
        ("rank", 2, "cubes", []),
        ("rank", 2, "number", 2),
        ("die", 0, "green", 3),
        ("die", 0, "green", 7),
        ("die", 0, "bakery", ["green"]),
        ("rewards", 0, "shop_mixed_cubes", ["plague"]),
    ],
)
def test_a_mistake_is_reported_with_file_and_field(table: str, row: int, field: str, value: Json) -> None:
    data = tables()
    rows(data, table)[row][field] = value
    with pytest.raises(BadEdition, match=r"marriage\.toml") as raised:
        WholeBox(Edition("broken", data), EXPANSIONS)
    assert raised.value.sentence("de") != raised.value.sentence("en")


def test_a_corrected_table_changes_the_game() -> None:
    data = tables()
    rows(data, "rank")[0].update(bonus="coins", number=2)
    box = WholeBox(Edition("corrected", data), EXPANSIONS)
    assert box_of(box).rank_names[0].forms["en"] == "rank 1 (2 coins)"
