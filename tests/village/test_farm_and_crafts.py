"""Grain harvest, family and crafts. Rules: V-4."""

import pytest

from tests.village.table import Table


def at(space: str, **pieces: int) -> Table:
    """Seat 0 has taken a brown cube from this space."""
    table = Table(2)
    table.coins(0, pieces.pop("coins", 0))
    table.grain(0, pieces.pop("grain", 0))
    table.goods(0, **pieces)
    table.spaces(**{space: "brown brown brown"})
    return table


def act_there(table: Table, space: str, *notations: str) -> None:
    table.turn()
    table.act(0, f"take {space} brown", *notations)


@pytest.mark.rule("V-4.1")
@pytest.mark.parametrize(
    ("goods", "grain"),
    [
        ({}, 2),
        ({"horse": 1}, 2),
        ({"plough": 1}, 2),
        ({"horse": 1, "plough": 1}, 3),
        ({"ox": 1, "plough": 1}, 4),
        ({"ox": 1, "horse": 1, "plough": 2}, 4),
    ],
)
def test_a_harvest_is_better_with_plough_and_animal(goods: dict[str, int], grain: int) -> None:
    table = at("grain", **goods)
    act_there(table, "grain", "harvest")
    assert table.player(0).grain == grain
    assert table.goods_of(0) == goods, "nothing is used up"
    assert table.figures_at(0, "farm") == [1, 1, 1, 1]


@pytest.mark.rule("V-4.1")
def test_without_anybody_on_the_farm_there_is_no_harvest() -> None:
    table = at("grain")
    table.put(0, "smithy", 1, 1, 1, 1)
    act_there(table, "grain")
    assert table.state.to_act() == [1]
    assert table.player(0).grain == 0


@pytest.mark.rule("V-4.1")
def test_a_full_farm_may_harvest_in_vain() -> None:
    table = at("grain", grain=5)
    act_there(table, "grain", "harvest")
    assert table.player(0).grain == 5


@pytest.mark.rule("V-4.2")
def test_a_child_has_the_lowest_number_left() -> None:
    table = at("family")
    table.put(0, "farm", 2, 2)
    act_there(table, "family", "birth")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1, 2, 2, 2]
    table.spaces(family="brown brown")
    act_there(table, "family", "birth")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.rule("V-4.2")
def test_when_all_are_born_no_child_comes() -> None:
    table = at("family")
    table.put(0, "farm", 2, 2, 2, 3, 3, 4, 4)
    table.put(0, "smithy", 1)
    table.turn()
    table.act(0, "take family brown")
    assert table.legal(0) == ["return smithy 1", "no-action"]
    assert table.refused(0, "birth").code == "all-born"


@pytest.mark.rule("V-4.3", "V-R9")
def test_the_living_come_home_from_anywhere_but_the_bag() -> None:
    table = at("family")
    table.put(0, "smithy", 1)
    table.put(0, "council-2", 2)
    table.put(0, "church-4", 3)
    table.put(0, "west", 4)
    table.put(0, "bag", 1)
    table.put(0, "chronicle-farm", 1)
    table.castles(0, "west")
    table.turn()
    table.act(0, "take family brown")
    assert table.legal_of(0, "return") == [
        "return smithy 1",
        "return council-2 2",
        "return church-4 3",
        "return west 4",
    ]
    table.act(0, "return west 4")
    assert table.figures_at(0, "farm") == [1, 4]
    assert table.now()["players"][0]["castles"] == ["west"], "the marker stays"


@pytest.mark.rule("V-4.4")
def test_an_action_makes_one_good() -> None:
    table = at("craft", grain=3)
    act_there(table, "craft", "buy horse")
    assert table.goods_of(0) == {"horse": 1}
    assert table.player(0).grain == 0
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-4.5")
@pytest.mark.parametrize(
    ("building", "good", "training", "making"),
    [
        ("wainwright", "wagon", 2, 2),
        ("stables", "horse", 3, 3),
        ("stables", "ox", 3, 3),
        ("scriptorium", "scroll", 2, 2),
        ("smithy", "plough", 3, 3),
    ],
)
def test_training_and_making_cost_time(building: str, good: str, training: int, making: int) -> None:
    table = at("craft")
    act_there(table, "craft", f"train {building} 1")
    assert table.player(0).time == training
    table.act(0, f"make {good}")
    assert table.player(0).time == training + making
    assert table.goods_of(0) == {good: 1}
    assert table.figures_at(0, building) == [1]
    table.spaces(craft="brown brown")
    act_there(table, "craft", f"make {good}")
    assert table.player(0).time == training + 2 * making, "the second time only the making counts"


@pytest.mark.rule("V-4.5", "V-R10")
def test_training_alone_and_a_second_figure_are_allowed() -> None:
    table = at("craft")
    act_there(table, "craft", "train smithy 1", "no-action")
    assert table.goods_of(0) == {}
    table.spaces(craft="brown brown")
    act_there(table, "craft", "train smithy 1", "make plough")
    assert table.figures_at(0, "smithy") == [1, 1]


@pytest.mark.rule("V-R10")
def test_training_and_paying_do_not_mix() -> None:
    table = at("craft", grain=3)
    act_there(table, "craft", "train stables 1")
    assert table.legal(0) == ["make horse", "make ox", "no-action"]
    refusal = table.refused(0, "buy horse")
    assert (refusal.code, refusal.rule) == ("training-and-buying", "V-4.4")


@pytest.mark.rule("V-4.5")
def test_a_smith_makes_no_scroll() -> None:
    table = at("craft")
    table.put(0, "smithy", 1)
    table.turn()
    table.act(0, "take craft brown")
    assert table.legal_of(0, "make") == ["make plough"]
    assert table.refused(0, "make scroll").code == "nobody-trained"


@pytest.mark.rule("V-4.6")
@pytest.mark.parametrize(
    ("good", "cubes", "grain"),
    [
        ("wagon", {"orange": 1, "pink": 1}, 0),
        ("plough", {"orange": 1, "pink": 1}, 0),
        ("scroll", {"pink": 1}, 0),
        ("horse", {}, 3),
        ("ox", {}, 3),
    ],
)
def test_goods_can_be_had_without_a_figure_and_without_time(good: str, cubes: dict[str, int], grain: int) -> None:
    table = at("craft", grain=grain)
    table.cubes(0, **cubes)
    act_there(table, "craft", f"buy {good}")
    assert table.goods_of(0) == {good: 1}
    assert table.cubes_of(0) == {"brown": 1}
    assert table.player(0).grain == 0
    assert table.player(0).time == 0


@pytest.mark.rule("V-4.7")
def test_the_mill_takes_time_and_grain_for_two_coins() -> None:
    table = at("craft", grain=2)
    act_there(table, "craft", "mill")
    player = table.player(0)
    assert (player.coins, player.grain, player.time) == (2, 0, 2)


@pytest.mark.rule("V-4.7")
def test_the_mill_needs_two_grain_and_nobody_is_trained_there() -> None:
    table = at("craft", grain=1)
    table.turn()
    table.act(0, "take craft brown")
    assert not table.can(0, "mill")
    refusal = table.refused(0, "mill")
    assert (refusal.code, refusal.missing) == ("mill-grain-missing", [{"what": "grain", "number": 1}])
    assert not any("mill" in notation for notation in table.legal_of(0, "train"))
