"""Travel and the way into the church. Rules: V-7."""

import pytest

from tests.village.table import Table


def on_the_road(**cubes: int) -> Table:
    table = Table(2)
    table.coins(0, 0)
    table.goods(0, wagon=1)
    table.cubes(0, **cubes)
    table.spaces(travel="green green green")
    return table


@pytest.mark.rule("V-7.1")
def test_two_castles_can_be_reached_from_the_village() -> None:
    table = on_the_road(brown=2, pink=2)
    table.turn()
    table.act(0, "take travel green")
    assert table.legal(0) == ["travel village/west 1", "travel village/south 1", "no-action"]
    table.act(0, "travel village/south 1")
    assert table.figures_at(0, "south") == [1]
    assert table.goods_of(0) == {}
    assert table.cubes_of(0) == {"brown": 2, "green": 1}
    assert table.player(0).time == 2


@pytest.mark.rule("V-7.1")
def test_a_journey_needs_wagon_and_cubes() -> None:
    table = on_the_road(brown=2)
    table.turn()
    table.act(0, "take travel green")
    refusal = table.refused(0, "travel village/south 1")
    assert (refusal.code, refusal.missing) == ("road-too-dear", [{"what": "cubes", "number": 2}])
    table.goods(0, wagon=0)
    assert table.refused(0, "travel village/west 1").code == "no-wagon"


@pytest.mark.rule("V-7.2")
def test_travellers_move_on_along_roads_in_both_directions() -> None:
    table = on_the_road(brown=4, pink=4, orange=4)
    table.put(0, "centre", 2)
    table.turn()
    table.act(0, "take travel green")
    ends = {notation.split()[1] for notation in table.legal_of(0, "travel")}
    assert ends == {
        "village/west",
        "village/south",
        "centre/south",
        "centre/west",
        "centre/northwest",
        "centre/northeast",
        "centre/east",
    }
    table.act(0, "travel centre/east 2")
    assert table.cubes_of(0) == {"brown": 3, "pink": 4, "orange": 2, "green": 1}
    assert table.figures_at(0, "east") == [2]


@pytest.mark.rule("V-7.2")
@pytest.mark.parametrize(
    ("way", "cubes"),
    [
        ("village/west", {"brown": 2}),
        ("village/south", {"pink": 2}),
        ("south/centre", {"orange": 2}),
        ("west/centre", {"brown": 1, "orange": 1, "pink": 1}),
        ("west/northwest", {"pink": 1, "orange": 2}),
        ("northwest/centre", {"brown": 1, "pink": 2}),
        ("northwest/northeast", {"orange": 1, "brown": 2}),
        ("centre/northeast", {"brown": 1, "orange": 1, "pink": 1}),
        ("centre/east", {"brown": 1, "orange": 2}),
        ("northeast/east", {"orange": 1, "pink": 2}),
        ("south/east", {"pink": 1, "brown": 2}),
    ],
)
def test_every_road_has_its_toll(way: str, cubes: dict[str, int]) -> None:
    table = on_the_road(**cubes)
    start = way.split("/", maxsplit=1)[0]
    if start != "village":
        table.put(0, start, 2)
    number = 1 if start == "village" else 2
    table.castles(0, "west", "south", "centre", "northwest", "northeast", "east")
    table.turn()
    table.act(0, "take travel green", f"travel {way} {number}")
    assert table.cubes_of(0) == {"green": 1}


@pytest.mark.rule("V-7.3")
@pytest.mark.parametrize(("castle", "coins", "fame"), [("west", 0, 3), ("south", 0, 3), ("northwest", 1, 0)])
def test_a_first_visit_brings_marker_and_reward(castle: str, coins: int, fame: int) -> None:
    table = on_the_road(brown=3, pink=3, orange=3)
    start, number = ("village", 1) if castle in ("west", "south") else ("west", 2)
    if start == "west":
        table.put(0, "west", 2)
    table.turn()
    table.act(0, "take travel green", f"travel {start}/{castle} {number}")
    assert table.player(0).coins == coins
    assert table.part(0, "rewards") == fame
    assert table.part(0, "travel") == 1


@pytest.mark.rule("V-7.3")
@pytest.mark.parametrize(("start", "castle"), [("south", "centre"), ("centre", "northeast")])
def test_two_castles_give_cubes_of_choice(start: str, castle: str) -> None:
    table = on_the_road(brown=1, pink=1, orange=2)
    table.put(0, start, 1)
    table.turn()
    table.act(0, "take travel green", f"travel {start}/{castle} 1")
    assert table.question() == "receive-cubes"
    before = table.cubes_of(0).get("green", 0)
    table.act(0, "receive green+green")
    assert table.cubes_of(0)["green"] == before + 2


@pytest.mark.rule("V-7.3")
def test_the_eastern_castle_gives_a_coin_that_cannot_pay_for_the_way_there() -> None:
    table = on_the_road(brown=1, orange=1, pink=2)
    table.put(0, "centre", 1)
    table.turn()
    table.act(0, "take travel green")
    assert table.refused(0, "travel centre/east 1").code == "road-too-dear"
    table.coins(0, 1)
    table.act(0, "travel centre/east 1")
    assert table.player(0).coins == 1, "one paid, one received"


@pytest.mark.rule("V-7.3")
def test_a_second_visit_brings_nothing() -> None:
    table = on_the_road(brown=2)
    table.castles(0, "west")
    table.turn()
    table.act(0, "take travel green", "travel village/west 1")
    assert table.fame(0) == 0
    assert table.part(0, "travel") == 1


@pytest.mark.rule("V-7.4")
def test_the_way_into_the_bag_costs_a_brown_cube_or_three_time() -> None:
    table = Table(2)
    table.cubes(0, brown=1)
    table.spaces(church="green green green")
    table.turn()
    table.act(0, "take church green", "enter-church 1")
    assert table.legal(0) == ["pay brown", "pay coin", "pay-time"]
    table.act(0, "pay-time")
    assert table.player(0).time == 3
    assert table.figures_at(0, "bag") == [1]
    assert table.cubes_of(0) == {"brown": 1, "green": 1}


@pytest.mark.rule("V-7.4")
def test_without_brown_and_coin_time_is_paid_without_asking() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.spaces(church="green green green")
    table.turn()
    table.act(0, "take church green", "enter-church 1")
    assert table.state.to_act() == [1]
    assert table.player(0).time == 3


@pytest.mark.rule("V-7.5", "V-R14")
def test_everybody_sees_bag_customers_and_farms() -> None:
    table = Table(2)
    table.put(0, "bag", 1, 2)
    table.market("scroll")
    table.served(0, "ox-b")
    table.cubes(0, green=3)
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        board = view["board"]
        assert isinstance(board, dict)
        assert board["black_bag"] == {"monks": 4, "seats": [{"1": 1, "2": 1}, {}], "conny": {}}
        players = view["players"]
        assert isinstance(players, list)
        assert isinstance(players[0], dict)
        assert players[0]["customers"] == ["ox-b"]
        assert players[0]["cubes"] == {"brown": 0, "pink": 0, "orange": 0, "green": 3}
        assert isinstance(board["green_bag"], dict)
        assert sum(int(str(count)) for count in board["green_bag"].values()) == 2
