"""The data of Orléans: counts, totals, symmetry, provenance; and editions that are checked with clear messages."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

import stammtisch
from stammtisch.core.editions import STATUSES, Edition, edition_from_texts
from stammtisch.core.plain import Json, as_list
from stammtisch.games.orleans.components import FILES, Components, packaged_edition
from stammtisch.games.orleans.ids import (
    FIRST_PLACE_TILE,
    GOOD_IDS,
    KIND_IDS,
    KINDS,
    LAND,
    PLACE_IDS,
    ROUTES,
    TOWNS,
    WATER,
)

EDITION = packaged_edition("dlp-2014")
BOX = Components(EDITION)


def texts() -> dict[str, str]:
    folder = files("stammtisch.games.orleans").joinpath("data", "dlp-2014")
    return {file: folder.joinpath(file).read_text(encoding="utf-8") for file in FILES}


def test_every_row_names_its_source_and_status() -> None:
    rows = 0
    for file, tables in EDITION.files.items():
        for name, table in tables.items():
            for row in as_list(table, name):
                assert isinstance(row, dict)
                if file != "edition.toml":
                    assert row["source"]
                    assert row["status"] in STATUSES
                    rows += 1
    assert rows > 130


@pytest.mark.rule("O-1.3")
def test_104_follower_tiles_are_in_the_box() -> None:
    assert sum(counts[2] for counts in BOX.neutral_tiles) + 4 * 4 == 104
    removed = [[counts[2] - counts[players] for counts in BOX.neutral_tiles] for players in (0, 1)]
    assert removed == [[4, 4, 4, 4, 6, 6, 6], [2, 2, 2, 2, 3, 3, 3]]


@pytest.mark.rule("O-1.4")
def test_90_goods_fill_map_and_market() -> None:
    assert dict(zip(GOOD_IDS, BOX.good_count, strict=True)) == {
        "grain": 24,
        "cheese": 21,
        "wine": 18,
        "wool": 15,
        "brocade": 12,
    }
    on_market = [90 - BOX.goods_removed[count] - BOX.goods_on_map[count] for count in range(3)]
    assert on_market == [35, 36, 38]


@pytest.mark.rule("O-6.9")
def test_the_map_has_23_towns_joined_by_29_land_and_14_water_routes() -> None:
    assert len(BOX.town_names) == TOWNS == 23
    assert (BOX.route_is.count(LAND), BOX.route_is.count(WATER)) == (29, 14)
    reached = {0}
    for _ in range(ROUTES):
        for a, b in zip(BOX.route_a, BOX.route_b, strict=True):
            if a in reached or b in reached:
                reached |= {a, b}
    assert len(reached) == TOWNS, "every town can be reached"


def test_each_route_can_be_travelled_from_both_ends() -> None:
    for route in range(ROUTES):
        kind = BOX.route_is[route]
        for town in (BOX.route_a[route], BOX.route_b[route]):
            assert route in BOX.routes_from[kind * TOWNS + town]
    assert sum(len(routes) for routes in BOX.routes_from) == 2 * ROUTES


def test_two_towns_are_joined_at_most_once_by_each_kind() -> None:
    pairs = [frozenset(pair) for pair in zip(BOX.route_a, BOX.route_b, strict=True)]
    doubled = {pair for pair in pairs if pairs.count(pair) > 1}
    names = {BOX.town_names[town].form("en", "") for pair in doubled for town in pair}
    assert names == {"Chinon", "Châtellerault"}


@pytest.mark.rule("O-8.2")
def test_the_deeds_have_45_spaces() -> None:
    by_kind = [sum(int(BOX.deed_wants[deed * KINDS + kind]) for deed in range(8)) for kind in range(KINDS)]
    assert dict(zip(KIND_IDS, by_kind, strict=True)) == {
        "farmer": 7,
        "boatman": 7,
        "craftsman": 7,
        "trader": 7,
        "knight": 6,
        "scholar": 6,
        "monk": 5,
    }


@pytest.mark.rule("O-1.8")
def test_thirteen_place_tiles_are_category_one_and_seven_category_two() -> None:
    categories = BOX.category[FIRST_PLACE_TILE:]
    assert (categories.count(1), categories.count(2)) == (13, 7)
    assert len(PLACE_IDS) == 30


@pytest.mark.rule("O-1.5")
def test_eighteen_hourglass_tiles_carry_six_events() -> None:
    assert BOX.event_count == [3] * 6


# An edition of one's own


def broken(file: str, old: str, new: str) -> Callable[[], Edition]:
    def make() -> Edition:
        content = texts()
        assert old in content[file], f"{old!r} is not in {file}"
        content[file] = content[file].replace(old, new, 1)
        return edition_from_texts("mine", content)

    return make


def without(file: str) -> Edition:
    content = texts()
    del content[file]
    return edition_from_texts("mine", content)


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (broken("goods.toml", "count = 24", "count = -1"), ["goods.toml", "good 1 (grain)", "'count'"]),
        (broken("goods.toml", "count = 24", 'count = "many"'), ["goods.toml", "good 1 (grain)", "'count'"]),
        (broken("goods.toml", "count = 24", "cuont = 24"), ["goods.toml", "good 1 (grain)", "'count'", "missing"]),
        (broken("goods.toml", "count = 24", "count = 24\nsmell = 3"), ["goods.toml", "'smell'", "not known"]),
        (broken("goods.toml", 'status = "printed"', 'status = "sure"'), ["goods.toml", "'status'", "'sure'"]),
        (broken("goods.toml", 'id = "grain"', 'id = "gold"'), ["goods.toml", "'id'", "'gold'"]),
        (broken("goods.toml", 'id = "grain"', 'id = "wine"'), ["goods.toml", "twice"]),
        (broken("places.toml", '["farmer", "boatman", "knight"]', '["farmer"]'), ["places.toml", "(ship)", "'spaces'"]),
        (broken("places.toml", '"knight"', '"pirate"'), ["places.toml", "(ship)", "'spaces'", "'pirate'"]),
        (
            broken("map.toml", "goods_from_players = [2, 4]", "goods_from_players = [2]"),
            ["goods_on_map"],
        ),
        (broken("tracks.toml", "last_space = 8", "last_space = 7"), ["tracks.toml", "(farmer)", "'steps'"]),
        (broken("setup.toml", "rounds = 18", "rounds = 18\n[["), ["setup.toml"]),
        (broken("edition.toml", 'game = "orleans"', 'game = "chess"'), ["edition.toml", "'game'"]),
        (lambda: without("deeds.toml"), ["deeds.toml", "missing"]),
    ],
)
def test_a_mistake_in_an_edition_is_named_by_file_row_and_field(make: Callable[[], Edition], named: list[str]) -> None:
    with pytest.raises(stammtisch.BadEdition) as raised:
        Components(make())
    for word in named:
        assert word in raised.value.message
    assert raised.value.sentence("de") != raised.value.message


def test_a_corrected_edition_is_played_and_named_in_the_record() -> None:
    edition = broken("goods.toml", "points = 5", "points = 6")()
    state = stammtisch.game("orleans").new(2, 1, edition=edition)
    record = state.record()
    assert record["edition"] == {"name": "mine", "digest": edition.digest}
    assert edition.digest != EDITION.digest
    with pytest.raises(stammtisch.BadRecord, match="another edition"):
        stammtisch.game("orleans").replay(record)
    assert state.game.replay(record).fingerprint() == state.fingerprint()


def test_a_change_of_layout_does_not_change_the_hash_of_an_edition() -> None:
    content = {file: "# a comment\n" + text for file, text in texts().items()}
    assert edition_from_texts("other name", content).digest == EDITION.digest


def test_rows_in_another_order_mean_the_same() -> None:
    content = texts()
    head, *rows = content["goods.toml"].split("\n[[good]]\n")
    content["goods.toml"] = "\n[[good]]\n".join([head, *reversed(rows)])
    box = Components(edition_from_texts("mine", content))
    assert box.good_points == BOX.good_points
    values: list[Json] = []
    values.extend(box.good_count)
    assert values == BOX.good_count


def test_a_table_without_rows_and_a_date_are_refused_like_any_mistake() -> None:
    without_routes = "route = []\n" + texts()["map.toml"].split("[[route]]")[0]
    with pytest.raises(stammtisch.BadEdition, match=r"map\.toml"):
        Components(edition_from_texts("mine", {**texts(), "map.toml": without_routes}))
    with pytest.raises(stammtisch.BadEdition, match=r"goods\.toml"):
        edition_from_texts("mine", {**texts(), "goods.toml": "day = 2014-10-16\n"})
