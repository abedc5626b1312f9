"""What Marriage changes before the first turn. Rules: VM-1."""

import pytest

from stammtisch.games.village.expansions.ids import ALL_CUSTOMER_IDS, FIRST_MARRIAGE_CUSTOMER, FIRST_PROMO_CUSTOMER
from stammtisch.games.village.expansions.marriage.components import box_of
from tests.village.marriage.altar import Altar
from tests.village.table import BOX, Table


@pytest.mark.rule("VM-1.1")
@pytest.mark.parametrize(("seats", "pink"), [(1, 3), (2, 2), (5, 2)])
def test_the_board_begins_empty_with_its_pieces_beside_it(seats: int, pink: int) -> None:
    table = Altar(seats)
    assert table.ranks() == [""] * 6
    assert table.couples() == []
    assert table.pink_left() == pink
    assert all(table.bread_of(seat) == table.tools_of(seat) == 0 for seat in range(seats))
    assert (box_of(BOX).bread, box_of(BOX).tools) == (16, 16)


@pytest.mark.rule("VM-1.1", "VX-1.2")
@pytest.mark.parametrize("side", ["a", "b"])
def test_either_side_can_be_played(side: str) -> None:
    table = Altar(2, side)
    table.cubes(0, brown=1)
    table.spaces(marriage="pink")
    table.turn()
    table.act(0, "take marriage pink")
    assert {notation.split(" ")[1][0] for notation in table.legal_of(0, "marry")} == {side}


@pytest.mark.rule("VX-1.1")
@pytest.mark.parametrize(
    "notation", ["marry a-1 1", "take smuggler brown", "lay-bread farm 1", "serve tool-2", "use-tool"]
)
def test_without_marriage_its_actions_belong_to_another_game(notation: str) -> None:
    table = Table(3)
    table.turn()
    assert table.refused(0, notation).code == "not-in-this-game"


@pytest.mark.rule("VM-1.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_family_has_five_figures_of_the_first_generation(seats: int) -> None:
    table = Altar(seats)
    for seat in range(seats):
        assert table.figures_at(seat, "farm") == [1] * 5
        assert table.figures_at(seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("VM-1.3")
def test_five_customers_join_and_ask_for_bread_and_tools() -> None:
    joined = set(Altar(3).customers_in_game()) - set(Table(3).customers_in_game())
    assert joined == set(ALL_CUSTOMER_IDS[FIRST_MARRIAGE_CUSTOMER:FIRST_PROMO_CUSTOMER])
    assert len(joined) == 5


CUSTOMERS = {
    "bread-grain": ({"bread": 1, "tools": 0}, {}, 1, 4),
    "bread-2": ({"bread": 2, "tools": 0}, {}, 0, 5),
    "tool-2": ({"bread": 0, "tools": 2}, {}, 0, 5),
    "bread-tool": ({"bread": 1, "tools": 1}, {}, 0, 5),
    "tool-horse": ({"bread": 0, "tools": 1}, {"horse": 1}, 0, 6),
}


@pytest.mark.rule("VM-1.3", "VX-3.1")
@pytest.mark.parametrize("customer", CUSTOMERS)
def test_each_of_these_customers_is_served_on_a_market_day(customer: str) -> None:
    wanted, goods, grain, points = CUSTOMERS[customer]
    table = Altar(2)
    table.market(customer)
    table.bread(0, wanted["bread"])
    table.tools(0, wanted["tools"])
    table.goods(0, **goods)
    table.grain(0, grain)
    table.spaces(market="brown", church="brown")
    table.turn()
    table.act(0, "take market brown", f"serve {customer}")
    assert table.customers_of(0) == [customer]
    assert table.part(0, "customers") == points
    assert (table.bread_of(0), table.tools_of(0), table.player(0).grain) == (0, 0, 0)
    assert table.goods_of(0) == {}


@pytest.mark.rule("VM-1.3")
@pytest.mark.parametrize("customer", CUSTOMERS)
def test_one_thing_too_few_and_the_customer_goes_without(customer: str) -> None:
    wanted, goods, grain, _ = CUSTOMERS[customer]
    missing = "bread" if wanted["bread"] else "tools"
    table = Altar(2)
    table.market(customer, "scroll")
    table.goods(0, **goods, scroll=1)
    table.grain(0, grain)
    table.bread(0, wanted["bread"])
    table.tools(0, wanted["tools"])
    getattr(table, missing)(0, wanted[missing] - 1)
    table.spaces(market="brown", church="brown")
    table.turn()
    table.act(0, "take market brown")
    refusal = table.refused(0, f"serve {customer}")
    assert refusal.code == "demand-missing"
    assert refusal.missing == [{"what": missing.removesuffix("s"), "number": 1}]


@pytest.mark.rule("VM-1.4")
@pytest.mark.parametrize(("seats", "more"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_the_farm_group_of_the_chronicle_grows(seats: int, more: int) -> None:
    assert Altar(seats).free_slots("farm") == Table(seats).free_slots("farm") + more
    for group in ("craft", "church", "council", "travel"):
        assert Altar(seats).free_slots(group) == Table(seats).free_slots(group)


@pytest.mark.rule("VM-1.5", "VX-1.3", "VX-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_spaces_and_a_seventh_plague_cube(seats: int) -> None:
    table = Altar(seats)
    assert sum(table.on_space("smuggler").values()) == seats
    assert sum(table.on_space("marriage").values()) == seats
    plague = table.now()["bag"].get("plague", 0) + sum(
        table.on_space(space).get("plague", 0)
        for space in ("grain", "craft", "market", "council", "travel", "church", "smuggler", "marriage")
    )
    assert plague == 7
    assert table.state.cubes_left % seats == 0, "everybody has equally many turns in round one"


@pytest.mark.rule("VM-1.5")
def test_the_well_gives_the_new_actions() -> None:
    table = Altar(2)
    table.coins(0, 3)
    table.cubes(0, brown=1)
    table.spaces(church="brown")
    table.turn()
    table.act(0, "well", "pay coin+coin+coin")
    assert table.can(0, "choose smuggler")
    assert table.can(0, "choose marriage")
    table.act(0, "choose marriage", "marry a-5 1")
    assert table.ranks()[4] == "0:1"


@pytest.mark.rule("VM-1.6")
def test_the_family_space_is_empty_in_the_first_round_only() -> None:
    table = Altar(3)
    assert table.on_space("family") == {}
    table.spaces()
    table.mass()
    while table.state.round == 1:
        table.do_least()
    assert table.state.round == 2
    assert sum(table.on_space("family").values()) == 3


@pytest.mark.rule("VM-1.6")
def test_the_well_gives_a_family_action_even_then() -> None:
    table = Altar(2)
    table.coins(0, 3)
    table.turn()
    table.act(0, "well", "choose family", "birth")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1, 1, 2]
