"""What is done at islands. Rules: VP-4."""

import pytest

from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import CARGO_IDS, FROM_HOME, ISLAND_IDS
from tests.village.port.sea import Sea
from tests.village.table import BOX

SALES = [
    (ISLAND_IDS[island], CARGO_IDS[cargo], int(box_of(BOX).prices[island * FROM_HOME + cargo]))
    for island in box_of(BOX).islands
    for cargo in range(FROM_HOME)
]
LIGHTHOUSES = {"cocoa-island": 6, "cattle-island": 5, "tea-island": 4, "horse-island": 5, "carters-island": 7}


@pytest.mark.rule("VP-4.2")
@pytest.mark.parametrize(("island", "cargo", "points"), SALES)
def test_every_island_buys_what_it_shows_and_nothing_else(island: str, cargo: str, points: int) -> None:
    table = Sea(2)
    table.at(0, island, cargo, "figure-1")
    table.chests(0, "chest-1")
    table.cubes(0, brown=2, pink=1, orange=1, green=1)
    table.travel(0, "dock")
    if points == 0:
        if table.question() == "at-island":
            assert table.refused(0, f"sell-cargo {cargo}").code == "not-bought-here"
        return
    table.act(0, f"sell-cargo {cargo}")
    assert table.part(0, "islands") == points
    assert table.cargo_of(0) == ["figure"]


@pytest.mark.rule("VP-4.2")
def test_only_what_is_aboard_can_be_sold() -> None:
    table = Sea(2)
    table.goods(0, ox=1)
    table.at(0, "cattle-island", "plough")
    table.travel(0, "dock")
    assert table.refused(0, "sell-cargo ox").code == "not-aboard"


@pytest.mark.rule("VP-4.3")
@pytest.mark.parametrize(
    ("island", "tile"), [("cocoa-island", "cocoa"), ("tea-island", "tea"), ("treasure-island", "chest")]
)
def test_the_top_tile_goes_into_a_free_hold(island: str, tile: str) -> None:
    table = Sea(2)
    table.at(0, island, "grain", "scroll")
    table.travel(0, "dock", f"take-tile {tile}")
    assert table.cargo_of(0) == sorted(["scroll", "grain", tile], key=CARGO_IDS.index)
    assert table.state.to_act() == [1], "no more to do here"


@pytest.mark.rule("VP-4.3", "VP-2.3")
def test_without_a_free_hold_or_with_an_equal_tile_aboard_there_is_none_to_take() -> None:
    table = Sea(2)
    table.cubes(0, brown=3)
    table.at(0, "tea-island", "ox", "scroll", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "take-tile tea").code == "no-hold"
    assert table.refused(0, "take-tile cocoa").code == "other-stack"
    table = Sea(2)
    table.cubes(0, brown=3)
    table.at(0, "tea-island", "tea", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "take-tile tea").code == "equal-piece"
    table = Sea(2)
    table.at(0, "treasure-island", "chest-1")
    table.travel(0, "dock")
    assert table.state.to_act() == [1], "all chests are one kind"


@pytest.mark.rule("VP-4.3")
def test_one_tile_for_each_docking_and_none_from_an_empty_stack() -> None:
    table = Sea(2)
    table.cubes(0, brown=3)
    table.at(0, "tea-island", "figure-1")
    table.travel(0, "dock", "take-tile tea")
    assert table.refused(0, "take-tile tea").code == "one-tile"
    table = Sea(2)
    table.cubes(0, brown=3)
    table.tiles(1, tea=3)
    table.at(0, "tea-island", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "take-tile tea").code == "island-stack-empty"


@pytest.mark.rule("VP-4.1")
def test_selling_first_makes_room_for_a_tile() -> None:
    table = Sea(2)
    table.at(0, "cocoa-island", "wagon", "figure-1", "scroll")
    table.travel(0, "dock")
    assert table.refused(0, "take-tile cocoa").code == "no-hold"
    table.act(0, "lighthouse 1", "take-tile cocoa")
    assert table.cargo_of(0) == ["scroll", "cocoa"]


@pytest.mark.rule("VP-4.5")
@pytest.mark.parametrize(("island", "points"), list(LIGHTHOUSES.items()))
def test_every_lighthouse_has_its_price_and_points(island: str, points: int) -> None:
    table = Sea(2)
    cargo = ["figure-1", "wagon"] if island == "cocoa-island" else ["figure-1"]
    table.at(0, island, *cargo)
    cost = {
        "cocoa-island": {},
        "cattle-island": {"brown": 1, "orange": 1},
        "tea-island": {"brown": 2},
        "horse-island": {"brown": 1, "green": 1},
        "carters-island": {"brown": 1, "pink": 1, "green": 1},
    }[island]
    table.cubes(0, **{colour: number - (colour == "brown") for colour, number in cost.items()})
    table.travel(0, "dock", "lighthouse 1")
    assert table.part(0, "lighthouses") == points
    assert table.cubes_of(0) == ({"brown": 1} if island == "cocoa-island" else {}), "brown came from the travel space"
    assert table.figures_at(0, "lighthouse") == [1]
    assert "wagon" not in table.cargo_of(0)
    view = table.view()["port"]
    assert isinstance(view, dict)
    assert isinstance(view["lighthouses"], dict)
    assert view["lighthouses"][island] == {"seat": 0, "number": "1"}
    assert {name for name, keeper in view["lighthouses"].items() if keeper is None} == set(LIGHTHOUSES) - {island}


@pytest.mark.rule("VP-4.5")
def test_what_a_lighthouse_refuses() -> None:
    table = Sea(3)
    table.keeper(1, "tea-island", 1)
    table.cubes(0, brown=3)
    table.at(0, "tea-island", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "lighthouse 1").code == "lighthouse-taken"
    table = Sea(3)
    table.at(0, "treasure-island", "scroll", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "lighthouse 1").code == "no-lighthouse"
    table = Sea(3)
    table.cubes(0, brown=3)
    table.at(0, "tea-island", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "lighthouse 2").code == "nobody-aboard"
    table = Sea(3)
    table.at(0, "tea-island", "scroll")
    table.travel(0, "dock")
    assert table.refused(0, "lighthouse 1").code == "nobody-aboard"
    table = Sea(3)
    table.goods(0, wagon=1)
    table.at(0, "cocoa-island", "figure-1")
    table.travel(0, "dock")
    refusal = table.refused(0, "lighthouse 1")
    assert (refusal.code, refusal.missing) == ("no-wagon-aboard", [{"what": "wagon", "number": 1}])
    table = Sea(3)
    table.at(0, "tea-island", "figure-1")
    table.travel(0, "dock")
    refusal = table.refused(0, "lighthouse 1")
    assert (refusal.code, refusal.missing) == ("lighthouse-too-dear", [{"what": "cubes", "number": 1}])


@pytest.mark.rule("VP-4.5")
def test_a_chest_at_home_can_pay_for_a_lighthouse() -> None:
    table = Sea(2)
    table.chests(0, "chest-1")
    table.at(0, "horse-island", "figure-1")
    table.travel(0, "dock")
    assert table.legal(0) == ["leave-island", "open-chest chest-1"]
    table.act(0, "open-chest chest-1", "lighthouse 1", "pay brown+coin")
    assert (table.player(0).coins, table.fame(0)) == (2, 5)


@pytest.mark.rule("VP-4.6")
def test_the_family_action_reaches_neither_ship_nor_lighthouse() -> None:
    table = Sea(2)
    table.keeper(0, "tea-island", 1)
    table.at(0, "cattle-island", "figure-1")
    table.put(0, "council-1", 1)
    table.turn()
    table.act(0, "take family brown")
    assert table.legal(0) == ["birth", "return council-1 1", "no-action"]


@pytest.mark.rule("VP-4.6", "VP-4.5")
def test_not_even_the_owner_sends_a_second_keeper() -> None:
    table = Sea(2)
    table.keeper(0, "tea-island", 1)
    table.cubes(0, brown=3)
    table.at(0, "tea-island", "figure-1")
    table.travel(0, "dock")
    assert table.refused(0, "lighthouse 1").code == "lighthouse-taken"


@pytest.mark.rule("VP-4.4")
def test_only_who_took_a_chest_reads_what_is_in_it() -> None:
    table = Sea(3)
    table.at(0, "treasure-island")
    table.travel(0, "dock", "take-tile chest")
    own = [str(line["what"]) for line in lines(table, 0)]
    assert "looked-inside" in own
    for seat in (None, 1, 2):
        assert "looked-inside" not in [str(line["what"]) for line in lines(table, seat)]
        ship = ship_seen_by(table, seat)
        assert ship["holds"] == ["chest"]
        assert ship["chests_seen"] is None
    seen = ship_seen_by(table, 0)["chests_seen"]
    assert isinstance(seen, list)
    assert len(seen) == 1


def lines(table: Sea, seat: int | None) -> list[dict[str, object]]:
    log = table.view(seat)["log"]
    assert isinstance(log, list)
    return [dict(line) for line in log if isinstance(line, dict)]


def ship_seen_by(table: Sea, seat: int | None) -> dict[str, object]:
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    player = players[0]
    assert isinstance(player, dict)
    ship = player["ship"]
    assert isinstance(ship, dict)
    return dict(ship)
