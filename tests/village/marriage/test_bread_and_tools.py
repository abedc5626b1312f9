"""Bread in the church and under figures, tools in the crafts. Rules: VM-6."""

import pytest

from stammtisch.games.village.places.craft import use_mill
from tests.village.marriage.altar import Altar
from tests.village.table import BOX


@pytest.mark.rule("VM-6.1")
def test_bread_and_tools_are_not_goods_of_the_council() -> None:
    table = Altar(2)
    table.put(0, "council-3", 1)
    table.spaces(council="brown", church="pink")
    table.turn()
    table.act(0, "take council brown", "privilege good")
    assert all(notation.split(" ")[0] == "receive-good" for notation in table.legal(0))
    assert len(table.legal(0)) == 5
    table.tools(0, 1)
    table.act(0, "receive-good ox")
    assert table.goods_of(0) == {"ox": 1}
    assert table.state.to_act() == [1], "and no tool doubles the privilege"


@pytest.mark.rule("VM-6.1", "VM-R11")
def test_there_is_always_enough_bread() -> None:
    table = Altar(2)
    table.bread(1, 16)
    table.rank(1, (0, 1))
    table.wedding("green")
    table.act(0, "settle bakery", "wedding-reward two-bread")
    assert table.bread_of(0) == 2


# The church


@pytest.mark.rule("VM-6.2")
def test_one_bread_pays_any_step_and_grain_may_pay_the_next() -> None:
    table = Altar(2)
    table.put(0, "church-1", 1)
    table.put(0, "church-3", 2)
    table.bread(0, 2)
    table.grain(0, 5)
    table.mass()
    table.act(0, "promote-bread church-3 2", "promote church-1 1", "promote-bread church-2 1")
    assert table.figures_at(0, "church-4") == [2]
    assert table.figures_at(0, "church-3") == [1]
    assert table.bread_of(0) == 0
    assert table.refused(0, "promote-bread church-3 1").code == "no-bread"
    assert table.refused(0, "promote-bread church-1 1").code == "not-on-step"


@pytest.mark.rule("VM-6.2")
def test_bread_pays_for_steps_only_in_the_mass() -> None:
    table = Altar(2)
    table.put(0, "church-1", 1)
    table.bread(0, 2)
    table.turn()
    assert table.refused(0, "promote-bread church-1 1").code == "no-mass"


# Bread under a figure


@pytest.mark.rule("VM-6.3")
def test_bread_may_be_laid_at_any_time_and_only_once() -> None:
    table = Altar(2)
    table.put(0, "council-1", 1)
    table.bread(0, 3)
    table.spaces(grain="brown", church="pink")
    table.turn()
    table.act(0, "lay-bread council-1 1")
    assert table.kinds_at(0, "council-1") == ["1-bread"]
    assert table.refused(0, "lay-bread council-1 1").code == "has-bread"
    assert table.refused(0, "lay-bread smithy 1").code == "nobody-to-feed"
    table.act(0, "take grain brown", "lay-bread farm 1", "harvest")
    assert table.kinds_at(0, "farm") == ["1", "1", "1", "1-bread"]
    assert table.bread_of(0) == 1
    assert table.player(0).grain == 2


@pytest.mark.rule("VM-6.3")
def test_without_bread_there_is_none_to_lay() -> None:
    table = Altar(2)
    table.turn()
    assert table.refused(0, "lay-bread farm 1").code == "no-bread"


@pytest.mark.rule("VM-6.3")
@pytest.mark.parametrize("place", ["farm", "smithy", "council-2", "church-1", "west", "ceremony", "bakery", "parents"])
def test_bread_reaches_everybody_alive_and_visible(place: str) -> None:
    table = Altar(2)
    if place == "ceremony":
        table.rank(3, (0, 1))
    elif place in ("bakery", "parents"):
        table.couple(place, (0, 1), "pink")
    elif place != "farm":
        table.put(0, place, 1)
    table.bread(0, 1)
    table.turn()
    table.act(0, f"lay-bread {place} 1")
    assert "1-bread" in table.kinds_at(0, place)
    if place == "ceremony":
        assert table.ranks()[2] == "0:1+"
    if place in ("bakery", "parents"):
        assert table.couples() == [f"{place}: 0:1+ & pink"]


@pytest.mark.rule("VM-6.3", "VM-R8")
def test_in_the_bag_nobody_is_given_bread_but_keeps_it() -> None:
    table = Altar(2)
    table.bread(0, 2)
    table.coins(0, 0)
    table.spaces(church="brown brown")
    table.turn()
    table.act(0, "lay-bread farm 1", "take church brown", "enter-church 1", "with-bread", "pay brown")
    assert table.kinds_at(0, "bag") == ["1-bread"]
    assert not any("bag" in notation for notation in table.legal_of(0, "lay-bread"))
    table.spaces()
    table.coins(0, 1)
    table.bread(0, 0)
    table.mass()
    table.act(0, "buy-out 1")
    assert table.kinds_at(0, "church-1") == ["1-bread"]


@pytest.mark.rule("VM-6.3")
def test_with_and_without_bread_you_say_who_goes() -> None:
    table = Altar(2)
    table.bread(0, 1)
    table.spaces(craft="brown", church="pink")
    table.turn()
    table.act(0, "lay-bread farm 1", "take craft brown", "train smithy 1")
    assert table.legal(0) == ["without-bread", "with-bread"]
    table.act(0, "with-bread", "no-action")
    assert table.kinds_at(0, "smithy") == ["1-bread"]
    assert table.kinds_at(0, "farm") == ["1"] * 4


@pytest.mark.rule("VM-6.3")
def test_a_figure_with_bread_takes_its_rank_as_such() -> None:
    table = Altar(2)
    table.bread(0, 1)
    table.coins(0, 0)
    table.spaces(marriage="brown", church="pink")
    table.turn()
    table.act(0, "lay-bread farm 1", "take marriage brown", "marry a-1 1", "with-bread")
    assert table.ranks()[0] == "0:1+"
    table.wedding("green")
    table.act(0, "settle bakery")
    assert table.couples() == ["bakery: 0:1+ & pink"]


@pytest.mark.rule("VM-6.3", "VM-R10")
def test_andre_lays_two_bread_and_lets_a_two_die() -> None:
    """The example of the rulebook: two 1s, three 2s, one 3; a 2 on a castle dies."""
    table = Altar.written("bread-before-a-death")
    table.act(0, "take travel plague")
    assert table.legal_of(0, "let-die") == ["let-die smithy", "let-die council-1"]
    table.act(0, "lay-bread smithy 1", "lay-bread council-1 1", "let-die northwest")
    assert table.figures_at(0, "chronicle-travel") == [2]
    assert table.bread_of(0) == 0


@pytest.mark.rule("VM-R10", "VX-2.1")
def test_whoever_has_bread_is_asked_even_if_only_one_could_die() -> None:
    table = Altar(2)
    table.send_away(0, 1, 1, 1, 1)
    table.put(0, "smithy", 2)
    table.time(0, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")
    table.bread(0, 1)
    table.turn()
    table.act(0, "take council plague")
    assert table.legal(0) == ["let-die farm", "lay-bread farm 1", "lay-bread smithy 2"]
    assert table.player_seen(0)["next_to_die"] == {"farm": ["1"]}
    table.act(0, "lay-bread farm 1")
    assert table.player_seen(0)["next_to_die"] == {"farm": ["1-bread"], "smithy": ["2"]}
    table.act(0, "let-die smithy")
    assert table.kinds_at(0, "farm") == ["1-bread"]
    assert table.figures_at(0, "chronicle-craft") == [2]


@pytest.mark.rule("VM-R10")
@pytest.mark.parametrize(("bread", "others"), [(0, True), (1, False)])
def test_bread_that_could_change_nothing_asks_nothing(bread: int, others: bool) -> None:
    table = Altar(2)
    table.send_away(0, 1, 1, 1, 1)
    if others:
        table.put(0, "smithy", 2)
    table.time(0, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")
    table.bread(0, bread)
    table.turn()
    table.act(0, "take council plague")
    assert table.state.to_act() == [1]
    assert table.figures_at(0, "chronicle-farm") == [1]


@pytest.mark.rule("VM-6.3")
def test_the_dead_give_their_bread_back() -> None:
    table = Altar(2)
    table.send_away(0, 1, 1, 1, 1)
    table.bread(0, 1)
    table.time(0, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")
    table.turn()
    table.act(0, "lay-bread farm 1", "take council plague")
    assert table.kinds_at(0, "chronicle-farm") == ["1"]
    assert table.bread_of(0) == 0


@pytest.mark.rule("VM-6.3")
def test_of_two_equally_old_you_say_whether_the_one_with_bread_dies() -> None:
    table = Altar(2)
    table.send_away(0, 1, 1, 1, 1)
    table.put(0, "farm", 2)
    table.bread(0, 1)
    table.time(0, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")
    table.turn()
    table.act(0, "lay-bread farm 1", "take council plague")
    assert table.legal(0) == ["without-bread", "with-bread"]
    table.act(0, "with-bread")
    assert table.figures_at(0, "farm") == [2]


@pytest.mark.rule("VM-R9")
def test_a_four_with_bread_counts_as_a_five() -> None:
    table = Altar(2)
    table.send_away(0, 1, 1, 1, 1, 1)
    table.put(0, "smithy", 4)
    table.put(0, "farm", 4)
    table.bread(0, 1)
    table.time(0, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")
    table.turn()
    table.act(0, "lay-bread farm 4", "take council plague")
    assert table.figures_at(0, "chronicle-craft") == [4]
    assert table.kinds_at(0, "farm") == ["4-bread"]


@pytest.mark.rule("VM-R9")
def test_a_five_dies_when_nobody_older_is_left() -> None:
    table = Altar(2)
    table.send_away(0, 1, 1, 1, 1, 1)
    table.put(0, "farm", 4)
    table.bread(0, 1)
    table.time(0, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")
    table.turn()
    table.act(0, "lay-bread farm 4", "take council plague")
    assert table.figures_at(0, "chronicle-farm") == [4]


@pytest.mark.rule("VX-2.2")
def test_no_bread_in_the_midst_of_paying() -> None:
    table = Altar(2)
    table.bread(0, 1)
    table.cubes(0, pink=1)
    table.spaces(marriage="brown", church="pink")
    table.turn()
    table.act(0, "take marriage brown", "marry a-1 1")
    assert table.question() == "pay-any"
    assert table.refused(0, "lay-bread farm 1").code == "no-bread-now"


# Tools


@pytest.mark.rule("VM-6.4")
@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_konstanze_trains_and_breeds_two_of_the_same(animal: str) -> None:
    table = Altar(2)
    table.tools(0, 2)
    table.spaces(craft="brown", church="pink")
    table.turn()
    table.act(0, "take craft brown", "train stables 1", f"make {animal}")
    assert table.question() == "use-tool"
    table.act(0, "use-tool")
    assert table.goods_of(0) == {animal: 2}
    assert table.player(0).time == 6
    assert table.tools_of(0) == 1
    assert table.state.to_act() == [1], "only one tool in each action"


@pytest.mark.rule("VM-6.4")
def test_a_tool_makes_the_same_without_further_cost() -> None:
    table = Altar(2)
    table.tools(0, 1)
    table.coins(0, 0)
    table.cubes(0, pink=2, green=2, orange=2, brown=2)
    table.spaces(craft="brown", church="pink")
    table.turn()
    table.act(0, "take craft brown", "buy wagon")
    cubes = table.cubes_of(0)
    table.act(0, "use-tool")
    assert table.goods_of(0) == {"wagon": 2}
    assert table.cubes_of(0) == cubes


@pytest.mark.rule("VM-6.4")
def test_at_the_mill_a_tool_gives_as_many_coins_again() -> None:
    table = Altar(2)
    table.tools(0, 1)
    table.coins(0, 0)
    table.grain(0, 2)
    table.spaces(craft="brown", church="pink")
    table.turn()
    table.act(0, "take craft brown", "mill", "use-tool")
    assert table.player(0).coins == 4
    assert (table.player(0).grain, table.player(0).time) == (0, 2)


@pytest.mark.rule("VM-R17")
def test_a_tool_repeats_the_usual_coins_of_the_mill() -> None:
    table = Altar(2)
    table.tools(0, 1)
    table.coins(0, 0)
    table.grain(0, 2)
    table.turn()
    use_mill(table.state, 0, 5)
    table.act(0, "use-tool")
    assert table.player(0).coins == 7


@pytest.mark.rule("VM-6.4")
def test_a_tool_may_be_kept_and_is_used_nowhere_else() -> None:
    table = Altar(2)
    table.tools(0, 1)
    table.put(0, "scriptorium", 1)
    table.spaces(craft="brown", church="pink")
    table.turn()
    assert table.refused(0, "use-tool").code == "no-tool-now"
    table.act(0, "take craft brown", "make scroll", "do-without")
    assert table.goods_of(0) == {"scroll": 1}
    assert table.tools_of(0) == 1


@pytest.mark.rule("VM-6.4")
def test_training_alone_makes_nothing_to_repeat() -> None:
    table = Altar(2)
    table.tools(0, 1)
    table.spaces(craft="brown", church="pink")
    table.turn()
    table.act(0, "take craft brown", "train smithy 1", "no-action")
    assert table.state.to_act() == [1]
