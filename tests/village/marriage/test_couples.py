"""Couples that part: death, coming home, widows and widowers, pink partners. Rules: VM-5."""

import pytest

from tests.village.marriage.altar import Altar
from tests.village.table import BOX


def near_the_quill(table: Altar, seat: int = 0) -> None:
    """The next action of the seat costs a life: it takes a plague cube."""
    table.time(seat, BOX.lifetime - 1)
    table.spaces(council="plague", church="brown")


@pytest.mark.rule("VM-5.1")
def test_a_couple_stays_where_it_is_between_weddings() -> None:
    table = Altar(2)
    table.couple("bakery", (0, 1), (1, 1))
    table.spaces(grain="brown brown", church="pink pink")
    table.turn()
    table.act(0, "take grain brown", "harvest")
    table.act(1, "take grain brown", "harvest")
    assert table.couples() == ["bakery: 0:1 & 1:1"]


@pytest.mark.rule("VM-5.2", "VM-5.3")
@pytest.mark.parametrize("place", ["bakery", "shop", "parents"])
def test_a_death_on_the_board_goes_to_the_farm_group_and_leaves_a_widow(place: str) -> None:
    table = Altar(2)
    table.couple(place, (0, 1), (1, 1))
    near_the_quill(table)
    slots = table.free_slots("farm")
    table.turn()
    table.act(0, "take council plague", f"let-die {place}")
    assert table.free_slots("farm") == slots - 1
    assert table.couples() == [f"{place}: 1:1 & "]
    assert any("is left without a partner" in line for line in table.log())


@pytest.mark.rule("VM-5.2")
def test_with_a_full_farm_group_the_graveyard_takes_the_dead() -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    while table.free_slots("farm"):
        table.put(1, "chronicle-farm", 1)
    near_the_quill(table)
    graves = table.state.graves
    table.turn()
    table.act(0, "take council plague", "let-die ceremony")
    assert table.state.graves == graves - 1
    assert table.figures_at(0, "grave") == [1]
    assert table.ranks() == [""] * 6


@pytest.mark.rule("VM-5.3")
@pytest.mark.parametrize("place", ["bakery", "shop", "parents"])
def test_the_widowed_go_home_at_the_next_wedding_without_reward_or_purchase(place: str) -> None:
    table = Altar(2)
    table.couple(place, (0, 1), (1, 1))
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", f"let-die {place}")
    table.cubes(1, brown=2)
    table.wedding("green")
    assert table.phase() == "turns"
    assert table.couples() == []
    assert table.figures_at(1, "farm") == [1] * 5
    assert table.bread_of(1) == table.tools_of(1) == 0


@pytest.mark.rule("VM-5.4")
def test_a_pink_figure_returns_at_once_when_its_partner_dies() -> None:
    table = Altar(2)
    table.couple("parents", "pink", (0, 1))
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", "let-die parents")
    assert table.pink_left() == 2
    assert table.couples() == []


@pytest.mark.rule("VM-R3", "VM-5.1", "VM-5.3", "VM-5.4")
@pytest.mark.parametrize(("partner", "left"), [((1, 1), ["shop: 1:1 & "]), ("pink", [])])
def test_fetching_a_partner_home_parts_the_couple(partner: tuple[int, int] | str, left: list[str]) -> None:
    table = Altar(2)
    table.couple("shop", (0, 1), partner)
    table.spaces(family="brown", church="pink")
    table.turn()
    table.act(0, "take family brown", "return shop 1")
    assert table.couples() == left
    assert table.pink_left() == 2
    assert table.figures_at(0, "farm") == [1] * 5


@pytest.mark.rule("VM-5.3")
def test_a_widow_who_dies_leaves_nothing_behind() -> None:
    table = Altar(2)
    table.couple("shop", (0, 1), (1, 1))
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", "let-die shop")
    near_the_quill(table, 1)
    table.turn(1)
    table.act(1, "take council plague", "let-die shop")
    assert table.couples() == []


# Which of several


@pytest.mark.rule("VM-R16")
def test_of_two_with_different_partners_you_say_which_dies() -> None:
    table = Altar(2)
    table.couple("parents", (0, 1), (1, 1))
    table.couple("parents", (0, 1), "pink")
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", "let-die parents")
    assert table.question() == "which-one"
    assert table.legal(0) == ["which-partner yellow/1", "which-partner pink"]
    assert table.refused(0, "which-partner nobody").code == "not-that-one"
    assert table.refused(0, "which-rank 1").code == "not-that-one"
    table.act(0, "which-partner pink")
    assert table.couples() == ["parents: 0:1 & 1:1"]
    assert table.pink_left() == 2


@pytest.mark.rule("VM-R16")
def test_of_two_on_ranks_you_say_which_comes_home() -> None:
    table = Altar(2)
    table.rank(2, (0, 1))
    table.rank(5, (0, 1))
    table.spaces(family="brown", church="pink")
    table.turn()
    table.act(0, "take family brown", "return ceremony 1")
    assert table.legal(0) == ["which-rank 2", "which-rank 5"]
    table.act(0, "which-rank 2")
    assert table.ranks() == ["", "", "", "", "0:1", ""]


@pytest.mark.rule("VM-R16")
def test_a_widow_and_a_wife_are_told_apart() -> None:
    table = Altar(3)
    table.couple("parents", (0, 1), (1, 1))
    table.couple("parents", (0, 1), (2, 1))
    near_the_quill(table, 1)
    table.turn(1)
    table.act(1, "take council plague", "let-die parents")
    assert table.couples() == ["parents: 0:1 & ", "parents: 0:1 & 2:1"]
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", "let-die parents")
    assert table.legal(0) == ["which-partner nobody", "which-partner blue/1"]
    table.act(0, "which-partner nobody")
    assert table.couples() == ["parents: 0:1 & 2:1"]


@pytest.mark.rule("VM-R16")
def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    table = Altar(2)
    table.couple("parents", (0, 1), (1, 1))
    table.couple("parents", (0, 1), (1, 1))
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", "let-die parents")
    assert table.couples() == ["parents: 1:1 & ", "parents: 0:1 & 1:1"]


@pytest.mark.rule("VM-R5", "VM-R16")
def test_a_couple_of_one_family_loses_one_of_the_two() -> None:
    table = Altar(2)
    table.couple("bakery", (0, 1), (0, 1))
    near_the_quill(table)
    table.turn()
    table.act(0, "take council plague", "let-die bakery")
    assert table.couples() == ["bakery: 0:1 & "]
    assert table.figures_at(0, "bakery") == [1]


@pytest.mark.rule("VM-R16", "VM-6.3")
def test_bread_for_one_of_several_asks_which() -> None:
    table = Altar(2)
    table.couple("parents", (0, 1), (1, 1))
    table.couple("parents", "pink", (0, 1))
    table.bread(0, 1)
    table.turn()
    table.act(0, "lay-bread parents 1", "which-partner pink")
    assert table.couples() == ["parents: 0:1 & 1:1", "parents: pink & 0:1+"]
    assert table.question() == "take-cube", "the turn goes on"
