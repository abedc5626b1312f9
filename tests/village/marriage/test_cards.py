"""The person cards of Marriage, as they are carried out. Rules: VM-7."""

import pytest

from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import COUSIN, JACK_OF_ALL_TRADES, SHOPWOMAN
from stammtisch.games.village.expansions.marriage.cards import why_not_card
from stammtisch.games.village.texts import TEXTS
from tests.village.marriage.altar import Altar


def in_a_turn() -> Altar:
    table = Altar(2)
    table.coins(0, 0)
    table.turn()
    return table


@pytest.mark.rule("VM-7.1")
def test_the_cousin_brings_a_second_figure_for_nothing_and_the_turn_goes_on() -> None:
    table = in_a_turn()
    table.rank(2, (0, 1))
    assert why_not_card(table.state, 0, COUSIN) == ""
    table.play(0, COUSIN)
    assert table.question() == "marry-free"
    assert not table.can(0, "no-action")
    assert table.refused(0, "marry a-2 1").code == "rank-taken"
    table.act(0, "marry a-6 1")
    assert table.ranks() == ["", "0:1", "", "", "", "0:1"]
    assert table.player(0).grain == 3
    assert (table.player(0).time, table.player(0).coins) == (0, 0)
    assert table.question() == "take-cube"


@pytest.mark.rule("VM-R5", "VM-7.1")
def test_the_cousin_may_bring_a_figure_of_the_own_family_to_the_altar() -> None:
    table = in_a_turn()
    table.rank(2, (0, 1))
    table.play(0, COUSIN)
    table.act(0, "marry a-1 1")
    table.wedding("green")
    table.act(0, "settle bakery")
    assert table.couples() == ["bakery: 0:1 & 0:1"]


@pytest.mark.rule("VM-R7")
def test_the_cousin_needs_a_free_rank_and_a_figure_on_the_farm() -> None:
    table = Altar(5)
    for rank in range(1, 6):
        table.rank(rank, (rank - 1, 1))
    table.rank(6, (0, 1))
    assert why_not_card(table.state, 0, COUSIN) == "no-free-rank"
    table = in_a_turn()
    table.put(0, "smithy", 1, 1, 1, 1, 1)
    assert why_not_card(table.state, 0, COUSIN) == "nobody-for-cousin"
    for code in ("no-free-rank", "nobody-for-cousin"):
        assert TEXTS.refusals[code].rule == "VM-R7"


@pytest.mark.rule("VM-7.2")
@pytest.mark.parametrize(("notation", "bread", "tools"), [("take-bread", 1, 0), ("take-tool", 0, 1)])
def test_the_grocer_woman_brings_cube_grain_and_bread_or_tool(notation: str, bread: int, tools: int) -> None:
    table = in_a_turn()
    table.grain(0, 4)
    assert why_not_card(table.state, 0, SHOPWOMAN) == ""
    table.play(0, SHOPWOMAN)
    table.act(0, "receive orange", notation)
    assert table.cubes_of(0) == {"orange": 1}
    assert table.player(0).grain == 5
    assert (table.bread_of(0), table.tools_of(0)) == (bread, tools)
    assert table.question() == "take-cube"


@pytest.mark.rule("VM-7.2")
def test_the_grocer_woman_cannot_fill_a_full_farm() -> None:
    table = in_a_turn()
    table.grain(0, 5)
    table.play(0, SHOPWOMAN)
    assert table.player(0).grain == 5


@pytest.mark.rule("VM-7.3")
def test_the_jack_of_all_trades_rolls_four_times() -> None:
    table = in_a_turn()
    table.let_fall("brown", "pink", "brown", "green")
    assert why_not_card(table.state, 0, JACK_OF_ALL_TRADES) == ""
    table.play(0, JACK_OF_ALL_TRADES)
    assert table.cubes_of(0) == {"brown": 2, "pink": 1, "green": 1}
    assert table.part(0, "ceremony") == 1
    assert table.question() == "take-cube"


@pytest.mark.rule("VM-7.3")
def test_the_points_of_the_jack_are_those_of_the_edition() -> None:
    table = in_a_turn()
    points = box_of(table.state.box).card_points
    assert points[JACK_OF_ALL_TRADES] == 1
    points[JACK_OF_ALL_TRADES] = 3
    try:
        table.play(0, JACK_OF_ALL_TRADES)
        assert table.part(0, "ceremony") == 3
    finally:
        points[JACK_OF_ALL_TRADES] = 1


@pytest.mark.rule("VM-7.3", "VM-R13")
def test_a_colour_that_the_supply_lacks_brings_nothing() -> None:
    table = in_a_turn()
    table.empty_supply("brown")
    table.let_fall("brown", "pink", "brown", "green")
    table.play(0, JACK_OF_ALL_TRADES)
    assert table.cubes_of(0) == {"pink": 1, "green": 1}
