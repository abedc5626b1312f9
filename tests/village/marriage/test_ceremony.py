"""Entering the ceremony, and the bonus of every rank. Rules: VM-3."""

import pytest

from tests.village.marriage.altar import Altar
from tests.village.table import BOX


def at_the_ceremony(side: str = "a", cube: str = "brown", seats: int = 2) -> Altar:
    table = Altar(seats, side)
    table.coins(0, 0)
    table.spaces(marriage=f"{cube} pink", church="brown")
    return table


@pytest.mark.rule("VM-3.1", "VM-3.2", "VM-5.2")
def test_andre_enters_on_rank_six_and_dies_at_once() -> None:
    table = at_the_ceremony()
    table.time(0, BOX.lifetime - 1)
    table.turn()
    table.act(0, "take marriage brown", "marry a-6 1")
    assert table.player(0).grain == 3
    assert table.cubes_of(0) == {}, "the cube just taken has paid"
    assert table.player(0).time == 1
    assert table.question() == "choose-death"
    slots = table.free_slots("farm")
    table.act(0, "let-die ceremony")
    assert table.free_slots("farm") == slots - 1
    assert table.ranks() == [""] * 6, "the rank is free again"
    assert table.figures_at(0, "chronicle-farm") == [1]


@pytest.mark.rule("VM-3.1", "VX-2.3")
def test_entering_costs_two_time_and_a_cube_of_any_colour() -> None:
    table = at_the_ceremony()
    table.cubes(0, pink=1)
    table.turn()
    table.act(0, "take marriage brown", "marry a-5 1")
    assert table.question() == "pay-any"
    assert table.legal(0) == ["pay brown", "pay pink"]
    assert table.refused(0, "pay brown+pink").code == "payment-of-any"
    assert table.refused(0, "pay green").code == "payment-not-owned"
    table.act(0, "pay pink")
    assert table.cubes_of(0) == {"brown": 1}
    assert table.player(0).time == 2
    assert table.player(0).coins == 1


@pytest.mark.rule("VM-3.1")
def test_a_coin_may_pay_and_without_either_there_is_no_way_in() -> None:
    table = at_the_ceremony(cube="plague")
    table.turn()
    table.act(0, "take marriage plague")
    assert table.state.to_act() == [1], "nothing to pay with: the action is passed over"
    table = at_the_ceremony(cube="plague")
    table.coins(0, 1)
    table.turn()
    table.act(0, "take marriage plague", "marry a-1 1")
    assert table.player(0).coins == 0


@pytest.mark.rule("VM-3.1")
def test_only_free_ranks_and_figures_of_the_farm() -> None:
    table = at_the_ceremony()
    table.rank(2, (1, 1))
    table.turn()
    table.act(0, "take marriage brown")
    assert len(table.legal_of(0, "marry")) == 5
    assert table.refused(0, "marry a-2 1").code == "rank-taken"
    assert table.refused(0, "marry a-3 2").code == "not-on-farm"
    assert table.refused(0, "marry b-3 1").code == "other-side"


@pytest.mark.rule("VM-3.1")
def test_the_action_may_be_waived() -> None:
    table = at_the_ceremony()
    table.turn()
    table.act(0, "take marriage brown", "no-action")
    assert table.ranks() == [""] * 6
    assert table.cubes_of(0) == {"brown": 1}


@pytest.mark.rule("VM-3.2")
def test_with_a_figure_there_the_action_is_lost() -> None:
    table = at_the_ceremony()
    table.rank(4, (0, 1))
    table.turn()
    table.act(0, "take marriage brown")
    assert table.state.to_act() == [1]
    assert table.cubes_of(0) == {"brown": 1}


@pytest.mark.rule("VM-3.2")
def test_the_well_says_why_it_does_not_give_the_action() -> None:
    table = at_the_ceremony()
    table.rank(4, (0, 1))
    table.coins(0, 3)
    table.turn()
    table.act(0, "well")
    assert table.refused(0, "choose marriage").code == "already-in-ceremony"
    table = at_the_ceremony()
    table.coins(0, 3)
    table.turn()
    table.act(0, "well")
    assert table.refused(0, "choose marriage").code == "ceremony-too-dear"
    table = at_the_ceremony()
    table.coins(0, 4)
    table.put(0, "smithy", 1, 1, 1, 1, 1)
    table.turn()
    table.act(0, "well")
    assert table.refused(0, "choose marriage").code == "empty-farm"


@pytest.mark.rule("VM-3.2")
def test_a_figure_fetched_home_frees_its_rank_without_a_purchase() -> None:
    table = Altar(2)
    table.rank(3, (0, 1))
    table.cubes(0, brown=1)
    table.spaces(family="pink", church="brown")
    table.turn()
    table.act(0, "take family pink", "return ceremony 1")
    assert table.ranks() == [""] * 6
    assert table.figures_at(0, "farm") == [1] * 5
    assert table.state.to_act() == [1]


# The bonuses, rank by rank


def enter(side: str, rank: int, *more: str, **cubes: int) -> Altar:
    """Seat 0 enters with a green cube taken from the space."""
    table = at_the_ceremony(side, cube="green")
    table.cubes(0, **cubes)
    table.turn()
    table.act(0, "take marriage green", f"marry {side}-{rank} 1")
    if table.question() == "pay-any":
        table.act(0, "pay green")
    table.act(0, *more)
    return table


@pytest.mark.rule("VM-3.3")
@pytest.mark.parametrize(("side", "rank"), [("a", 1), ("b", 2)])
def test_a_rank_with_a_point(side: str, rank: int) -> None:
    table = enter(side, rank)
    assert table.part(0, "ceremony") == 1
    assert table.fame(0) == 1


@pytest.mark.rule("VM-3.3")
@pytest.mark.parametrize(("side", "rank", "grain"), [("b", 1, 1), ("a", 6, 3), ("b", 6, 3)])
def test_a_rank_with_grain(side: str, rank: int, grain: int) -> None:
    assert enter(side, rank).player(0).grain == grain


@pytest.mark.rule("VM-3.3")
def test_grain_beyond_five_is_lost() -> None:
    table = at_the_ceremony()
    table.grain(0, 4)
    table.turn()
    table.act(0, "take marriage brown", "marry a-6 1")
    assert table.player(0).grain == 5


@pytest.mark.rule("VM-3.3")
@pytest.mark.parametrize("side", ["a", "b"])
def test_rank_five_gives_a_coin(side: str) -> None:
    assert enter(side, 5).player(0).coins == 1


@pytest.mark.rule("VM-3.3")
@pytest.mark.parametrize(("side", "colours"), [("a", ["green", "brown"]), ("b", ["orange", "pink"])])
def test_rank_three_gives_one_of_two_cubes(side: str, colours: list[str]) -> None:
    table = enter(side, 3)
    assert table.question() == "one-of"
    assert table.legal(0) == [f"receive {colour}" for colour in colours]
    other = next(colour for colour in ("green", "orange") if colour not in colours)
    assert table.refused(0, f"receive {other}").code == "only-these-cubes"
    table.act(0, f"receive {colours[1]}")
    assert table.cubes_of(0) == {colours[1]: 1}


@pytest.mark.rule("VM-3.3", "VM-R13")
def test_rank_three_gives_what_the_supply_holds() -> None:
    table = at_the_ceremony("b", "green")
    table.empty_supply("orange")
    table.turn()
    table.act(0, "take marriage green", "marry b-3 1")
    assert table.cubes_of(0) == {"pink": 1}, "taken without a question"
    table = at_the_ceremony("b", "green")
    table.empty_supply("orange", "pink")
    table.turn()
    table.act(0, "take marriage green", "marry b-3 1")
    assert table.cubes_of(0) == {}


@pytest.mark.rule("VM-3.3")
def test_rank_four_of_side_a_gives_a_cube_of_choice() -> None:
    table = enter("a", 4)
    assert len(table.legal_of(0, "receive")) == 4
    table.act(0, "receive orange")
    assert table.cubes_of(0) == {"orange": 1}


@pytest.mark.rule("VM-3.3", "VM-3.4")
def test_rank_two_of_side_a_swaps_a_cube() -> None:
    table = enter("a", 2, "swap-cube brown", "receive pink", brown=2)
    assert table.cubes_of(0) == {"brown": 1, "pink": 1}


@pytest.mark.rule("VM-3.3", "VM-3.4")
def test_rank_four_of_side_b_swaps_a_cube_for_two() -> None:
    table = enter("b", 4, "swap-cube brown", "receive pink+orange", brown=1)
    assert table.cubes_of(0) == {"pink": 1, "orange": 1}


@pytest.mark.rule("VM-3.4", "VM-R14")
def test_a_swap_may_be_declined_and_takes_no_coins() -> None:
    table = at_the_ceremony("a", "green")
    table.cubes(0, brown=1)
    table.coins(0, 2)
    table.turn()
    table.act(0, "take marriage green", "marry a-2 1", "pay green")
    assert table.legal(0) == ["swap-cube brown", "do-without"]
    assert table.refused(0, "swap-cube pink").code == "cube-not-owned"
    table.act(0, "do-without")
    assert table.cubes_of(0) == {"brown": 1}
    assert table.state.to_act() == [1]


@pytest.mark.rule("VM-R6")
def test_the_bonus_does_not_pay_for_entering() -> None:
    table = at_the_ceremony("a", "brown")
    table.turn()
    table.act(0, "take marriage brown", "marry a-5 1")
    # The coin of the rank could not pay: the brown cube did, without a question.
    assert table.cubes_of(0) == {}
    assert table.player(0).coins == 1
    table = at_the_ceremony("a", "brown")
    table.turn()
    table.act(0, "take marriage brown", "marry a-2 1")
    assert table.state.to_act() == [1], "after paying there is no cube left to swap"
