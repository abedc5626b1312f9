"""Setting up Orléans: pieces by number of players, goods, hourglass tiles, the first seat (O-1)."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.core.plain import Json
from tests.orleans.table import GAME, PRINTED, Table

GOODS_IN_THE_BOX = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}
CATEGORY_ONE = {
    "hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop", "brewery", "library", "windmill",
    "hospital", "bathhouse", "sacristy", "herb-garden", "shipping-line",
}  # fmt: skip
CATEGORY_TWO = {"gunpowder-tower", "cellar", "office", "school", "pharmacy", "horse-wagon", "laboratory"}
EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])


def counts(table: Table, field: str) -> dict[str, int]:
    """A counted part of the open board, for example the supply of followers."""
    found = table.board()[field]
    assert isinstance(found, dict)
    return {name: number for name, number in found.items() if isinstance(number, int)}


def on_routes(table: Table) -> dict[str, list[Json]]:
    """The goods lying on each route."""
    found = table.board()["routes"]
    assert isinstance(found, dict)
    return {route: goods for route, goods in found.items() if isinstance(goods, list)}


def tiles_on_table(table: Table) -> set[Json]:
    found = table.board()["place_tiles"]
    assert isinstance(found, list)
    assert len(set(found)) == len(found)
    return set(found)


def goods_in_sight(table: Table) -> dict[str, int]:
    """How many of each good lie open: on the map and in the goods market."""
    found = counts(table, "goods_market")
    for goods in on_routes(table).values():
        for good in goods:
            found[str(good)] += 1
    return found


@pytest.mark.rule("O-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(stammtisch.BadOption) as refused:
        GAME.new(seats, 1)

    assert refused.value.code == "bad_seat_count"
    assert GAME.seat_counts == [2, 3, 4]


@pytest.mark.rule("O-1.1")
def test_most_points_after_eighteen_rounds_win() -> None:
    table = Table(3)
    table.coins(0, 20)
    table.coins(1, 60)
    table.coins(2, 40)

    for _ in range(18):
        assert not table.state.is_over()
        table.pass_round()

    assert table.state.is_over()
    assert table.state.ranking() == [[1], [2], [0]]


@pytest.mark.rule("O-1.2")
@EVERY_COUNT
def test_everybody_starts_with_five_coins_ten_stations_and_the_own_followers_on_the_market(seats: int) -> None:
    table = Table(seats)

    for seat in range(seats):
        before = table.seen(seat, seat)
        assert before["coins"] == 5
        assert before["stations"] == []
        assert before["stations_left"] == 10
        assert before["market"] == {"own-farmer": 1, "own-boatman": 1, "own-craftsman": 1, "own-trader": 1}
        assert before["bag_size"] == 0
        assert before["spaces"] == {}


@pytest.mark.rule("O-1.2")
@EVERY_COUNT
def test_all_markers_start_on_the_first_space_and_the_merchants_in_orleans(seats: int) -> None:
    table = Table(seats)

    for seat in range(seats):
        before = table.seen(seat, seat)
        tracks = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
        assert before["tracks"] == dict.fromkeys(tracks, 0)
        assert before["development"] == 0
        assert before["merchant"] == "orleans"


@pytest.mark.rule("O-1.2")
def test_everybody_starts_with_the_ten_printed_places_and_no_tile_good_citizen_or_technology() -> None:
    table = Table(4)

    before = table.seen(3, 3)

    assert before["places"] == [
        "ship", "wagon", "guildhall", "castle", "scriptorium", "town-hall", "monastery", "farm-house", "village",
        "university",
    ]  # fmt: skip
    assert before["goods"] == dict.fromkeys(GOODS_IN_THE_BOX, 0)
    assert (before["citizens"], before["technology_aside"], before["farmer_technology_aside"]) == (0, 0, 0)


@pytest.mark.rule("O-1.3")
@pytest.mark.parametrize(
    ("seats", "farmers", "village_people", "others"), [(4, 16, 10, 14), (3, 14, 8, 11), (2, 12, 6, 8)]
)
def test_neutral_followers_depend_on_the_number_of_players(
    seats: int, farmers: int, village_people: int, others: int
) -> None:
    table = Table(seats)

    assert counts(table, "supply") == {
        "farmer": farmers,
        "boatman": village_people,
        "craftsman": village_people,
        "trader": village_people,
        "knight": others,
        "scholar": others,
        "monk": others,
    }


@pytest.mark.rule("O-1.3")
def test_a_box_with_four_players_holds_104_follower_tiles() -> None:
    table = Table(4)

    neutral = sum(counts(table, "supply").values())
    own = sum(sum(table.town_of(seat)["market"].values()) for seat in range(4))

    assert neutral + own == 104


@pytest.mark.rule("O-1.4")
@pytest.mark.rule("O-R39")
@pytest.mark.parametrize(("seats", "removed", "on_map", "in_market"), [(4, 0, 52, 38), (3, 6, 48, 36), (2, 12, 43, 35)])
def test_goods_are_removed_then_laid_on_the_map_and_the_rest_is_the_market(
    seats: int, removed: int, on_map: int, in_market: int
) -> None:
    table = Table(seats)

    assert sum(len(goods) for goods in on_routes(table).values()) == on_map
    assert sum(counts(table, "goods_market").values()) == in_market
    assert sum(goods_in_sight(table).values()) == 90 - removed


@pytest.mark.rule("O-1.4")
def test_with_four_players_all_24_grain_21_cheese_18_wine_15_wool_and_12_brocade_are_in_play() -> None:
    table = Table(4)

    assert goods_in_sight(table) == GOODS_IN_THE_BOX


@pytest.mark.rule("O-1.4")
@EVERY_COUNT
def test_goods_spaces_for_more_players_stay_empty_and_all_others_are_filled(seats: int) -> None:
    table = Table(seats)

    routes = on_routes(table)

    for route in PRINTED["routes"]:
        in_use = [players for players in route["goods_from_players"] if players <= seats]
        assert len(routes[route["id"]]) == len(in_use), route["id"]


@pytest.mark.rule("O-1.4")
def test_the_map_has_23_towns_and_29_land_and_14_water_routes() -> None:
    routes = list(on_routes(Table(4)))

    land = [route for route in routes if route.startswith("land:")]
    water = [route for route in routes if route.startswith("water:")]
    towns = {town for route in routes for town in route.partition(":")[2].split("/")}

    assert (len(land), len(water), len(routes), len(towns)) == (29, 14, 43, 23)


@pytest.mark.rule("O-1.4")
def test_the_goods_are_shuffled() -> None:
    maps = {str(on_routes(Table(4, seed))) for seed in range(5)}

    assert len(maps) == 5


@pytest.mark.rule("O-R39")
@pytest.mark.parametrize(("seats", "removed"), [(3, 6), (2, 12)])
def test_chance_decides_which_goods_are_removed(seats: int, removed: int) -> None:
    missing = []
    for seed in range(10):
        sight = goods_in_sight(Table(seats, seed))
        missing.append({good: GOODS_IN_THE_BOX[good] - number for good, number in sight.items()})

    assert all(sum(lack.values()) == removed and min(lack.values()) >= 0 for lack in missing)
    assert len({str(lack) for lack in missing}) > 5


@pytest.mark.rule("O-R49")
def test_removed_goods_are_shown_to_nobody_but_can_be_worked_out() -> None:
    table = Table(2)

    sight = goods_in_sight(table)
    worked_out = {good: GOODS_IN_THE_BOX[good] - sight[good] for good in GOODS_IN_THE_BOX}

    assert worked_out == table.now()["goods_lost"]
    for viewer in (None, 0, 1):
        assert not any("lost" in key or "removed" in key for key in all_keys(table.state.observe(viewer)))


def all_keys(value: Json) -> set[str]:
    """Every key that occurs anywhere in an observation."""
    if isinstance(value, dict):
        return set(value).union(*(all_keys(item) for item in value.values()))
    if isinstance(value, list):
        return set[str]().union(*(all_keys(item) for item in value))
    return set()


@pytest.mark.rule("O-1.5")
@pytest.mark.parametrize("seed", range(8))
def test_round_one_is_always_a_pilgrimage(seed: int) -> None:
    table = Table(3, seed)

    assert table.state.observe(None)["round"] == 1
    assert table.state.observe(None)["event"] == "pilgrimage"


@pytest.mark.rule("O-1.5")
def test_seventeen_hourglass_tiles_remain_after_the_first() -> None:
    assert counts(Table(3), "events_left") == {
        "pilgrimage": 2,
        "income": 3,
        "harvest": 3,
        "taxes": 3,
        "trading-day": 3,
        "plague": 3,
    }


@pytest.mark.rule("O-1.5")
def test_the_other_hourglass_tiles_come_in_an_order_of_chance() -> None:
    seconds = set()
    for seed in range(40):
        table = Table(2, seed)
        table.pass_round()
        seconds.add(table.state.observe(None)["event"])

    assert seconds == {"pilgrimage", "income", "harvest", "taxes", "trading-day", "plague"}


@pytest.mark.rule("O-1.6")
@EVERY_COUNT
def test_thirteen_citizens_lie_on_the_boards_and_one_beside_them(seats: int) -> None:
    assert Table(seats).board()["citizens"] == [
        "city-wall", "papal-conclave", "defeating-the-plague", "astronomy", "boatmen-guild", "cathedral",
        "peace-treaty", "canalisation", "boatmen", "knights", "development-1", "development-2", "development-3",
        "most-stations",
    ]  # fmt: skip


@pytest.mark.rule("O-1.6")
def test_a_citizen_lies_on_the_last_space_of_the_boatmen_and_on_the_fourth_of_the_knights() -> None:
    # given
    table = Table(2)
    table.move_track(0, "boatman", 4)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.move_track(1, "knight", 3)
    table.put(1, "castle", "own-farmer", "own-boatman", "own-trader")
    table.start_actions()
    # when
    table.act(0, "use village", "recruit boatman")
    table.act(1, "use castle")
    # then
    assert [table.player(seat).citizens for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("O-1.7")
@EVERY_COUNT
def test_sixteen_technology_tiles_whatever_the_number_of_players(seats: int) -> None:
    assert Table(seats).board()["technology"] == 16


@pytest.mark.rule("O-1.8")
@EVERY_COUNT
def test_all_twenty_place_tiles_lie_open_for_everybody(seats: int) -> None:
    table = Table(seats)

    assert tiles_on_table(table) == CATEGORY_ONE | CATEGORY_TWO
    for viewer in range(seats):
        assert table.state.observe(viewer)["board"] == table.board()


@pytest.mark.rule("O-1.8")
def test_thirteen_place_tiles_are_of_category_one() -> None:
    # given: the first step on the traders' track allows category I only
    table = Table(2)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions()
    # when
    table.act(0, "use village", "recruit trader")
    # then
    offered = {notation.removeprefix("build ") for notation in table.legal(0)}
    assert offered == CATEGORY_ONE
    assert len(CATEGORY_ONE) == 13


@pytest.mark.rule("O-1.9")
@pytest.mark.rule("O-R41")
@EVERY_COUNT
def test_seat_zero_is_the_first_start_player(seats: int) -> None:
    for seed in range(5):
        assert Table(seats, seed).state.observe(None)["start_seat"] == 0
