"""The smuggler's three ways. Rules: VM-2."""

import pytest

from stammtisch.games.village.expansions.marriage.places.smuggler import MOST_SOLD
from tests.village.marriage.altar import Altar


def at_the_smuggler(cube: str = "brown", seats: int = 2) -> Altar:
    table = Altar(seats)
    table.coins(0, 0)
    table.spaces(smuggler=f"{cube} pink", church="brown")
    return table


@pytest.mark.rule("VM-2.1")
def test_the_smuggler_needs_no_figure_and_can_be_left() -> None:
    table = at_the_smuggler()
    table.put(0, "smithy", 1, 1, 1, 1, 1)
    table.turn()
    table.act(0, "take smuggler brown")
    assert table.question() == "smuggler"
    table.act(0, "no-action")
    assert table.state.to_act() == [1]


@pytest.mark.rule("VM-2.2")
@pytest.mark.parametrize(("thing", "notation"), [("bread", "sell-bread 3"), ("tools", "sell-tools 3")])
def test_bread_or_tools_bring_two_points_each(thing: str, notation: str) -> None:
    table = at_the_smuggler("green")
    table.bread(0, 4)
    table.tools(0, 4)
    table.turn()
    table.act(0, "take smuggler green", notation)
    assert table.part(0, "smuggler") == 6
    assert table.fame(0) == 6
    assert table.player(0).time == 2
    assert table.cubes_of(0) == {}
    assert (table.bread_of(0), table.tools_of(0)) == ((1, 4) if thing == "bread" else (4, 1))


@pytest.mark.rule("VM-2.2")
def test_konstanze_sells_three_tools_with_a_plague_cube() -> None:
    table = at_the_smuggler("plague")
    table.cubes(0, green=1)
    table.tools(0, 3)
    table.turn()
    table.act(0, "take smuggler plague", "sell-tools 3")
    assert table.player(0).time == 4
    assert table.cubes_of(0) == {}
    assert table.fame(0) == 6


@pytest.mark.rule("VM-2.2")
def test_a_coin_replaces_the_green_cube_and_nothing_replaces_both() -> None:
    table = at_the_smuggler()
    table.bread(0, 1)
    table.turn()
    table.act(0, "take smuggler brown")
    refusal = table.refused(0, "sell-bread 1")
    assert refusal.code == "smuggler-too-dear"
    assert refusal.missing == [{"what": "cubes", "number": 1}]
    table.coins(0, 1)
    table.act(0, "sell-bread 1")
    assert table.player(0).coins == 0
    assert table.cubes_of(0) == {"brown": 1}


@pytest.mark.rule("VM-2.2")
def test_nobody_sells_more_than_there_is() -> None:
    table = at_the_smuggler("green")
    table.bread(0, 2)
    table.turn()
    table.act(0, "take smuggler green")
    assert table.refused(0, "sell-bread 3").code == "bread-short"
    assert table.refused(0, "sell-tools 1").code == "tools-short"


@pytest.mark.rule("VM-2.2", "VM-R11")
def test_who_has_more_than_sixteen_sells_them_all_in_one_action() -> None:
    table = at_the_smuggler("green")
    table.bread(0, MOST_SOLD + 4)
    table.tools(0, 1)
    table.turn()
    table.act(0, "take smuggler green", f"sell-bread {MOST_SOLD}")
    assert table.question() == "sell-more"
    assert table.refused(0, "sell-tools 1").code == "bread-or-tools"
    table.act(0, "sell-bread 4")
    assert table.part(0, "smuggler") == 2 * (MOST_SOLD + 4)
    assert table.player(0).time == 2
    assert table.state.to_act() == [1]


@pytest.mark.rule("VM-2.2")
def test_the_rest_beyond_sixteen_may_be_kept() -> None:
    table = at_the_smuggler("green")
    table.tools(0, MOST_SOLD + 1)
    table.turn()
    table.act(0, "take smuggler green", f"sell-tools {MOST_SOLD}", "do-without")
    assert table.tools_of(0) == 1


@pytest.mark.rule("VM-2.3")
def test_a_customer_of_the_queue_is_served_for_a_cube_more() -> None:
    table = at_the_smuggler("orange")
    stalls = int(table.state.stalls())
    table.market("grain-3", "grain-4", "scroll", "wagon-a", "horse-a", "ox-a", "plough")
    in_queue = table.queue()[0]
    assert in_queue == ["grain-3", "grain-4", "scroll", "wagon-a", "horse-a", "ox-a", "plough"][stalls]
    waiting = table.queue()
    left = table.customers_in_pile()
    table.goods(0, scroll=1, wagon=1, horse=1, ox=1, plough=1)
    table.grain(0, 4)
    table.turn()
    table.act(0, "take smuggler orange", f"serve {in_queue}")
    assert table.customers_of(0) == [in_queue]
    assert table.cubes_of(0) == {}, "the cube just taken pays"
    assert table.player(0).time == 0
    assert table.queue()[:-1] == waiting[1:], "the others move up"
    assert table.queue()[-1], "and the pile fills the end"
    assert table.customers_in_pile() != left


@pytest.mark.rule("VM-2.3", "VM-R12")
def test_customers_at_the_stalls_are_not_the_smugglers() -> None:
    table = at_the_smuggler()
    table.market("scroll", "plough", "wagon-a", "horse-a", "ox-a")
    table.goods(0, scroll=1, wagon=1, horse=1, ox=1, plough=1)
    table.turn()
    table.act(0, "take smuggler brown")
    for customer in table.stalls():
        assert table.refused(0, f"serve {customer}").code == "customer-at-stall"
    for customer in table.queue():
        assert table.can(0, f"serve {customer}") == (customer in ("wagon-a", "horse-a", "ox-a"))
    assert table.refused(0, "serve tool-2").code in ("customer-not-here", "demand-missing")


@pytest.mark.rule("VM-2.3", "VM-R12")
def test_the_customer_counts_as_served() -> None:
    table = at_the_smuggler("pink")
    table.market("scroll", "plough", "ox-a", "horse-a", "bread-2")
    customer = "bread-2"
    assert customer in table.queue()
    table.bread(0, 2)
    table.turn()
    table.act(0, "take smuggler pink", f"serve {customer}")
    assert table.part(0, "customers") == 5
    assert table.bread_of(0) == 0


@pytest.mark.rule("VM-2.3")
def test_without_cube_or_coin_the_queue_is_closed() -> None:
    table = at_the_smuggler("plague")
    table.market("scroll", "plough", "ox-a", "horse-a", "wagon-a")
    table.goods(0, ox=1, horse=1, wagon=1)
    table.turn()
    table.act(0, "take smuggler plague")
    customer = table.queue()[0]
    refusal = table.refused(0, f"serve {customer}")
    assert refusal.code == "queue-too-dear"


@pytest.mark.rule("VM-2.3", "VM-6.1")
def test_what_is_missing_for_the_queue_is_named() -> None:
    table = at_the_smuggler("brown")
    table.market("scroll", "plough", "ox-a", "horse-a", "bread-tool")
    assert "bread-tool" in table.queue()
    table.bread(0, 1)
    table.turn()
    table.act(0, "take smuggler brown")
    refusal = table.refused(0, "serve bread-tool")
    assert refusal.code == "demand-missing"
    assert refusal.missing == [{"what": "tool", "number": 1}]


@pytest.mark.rule("VM-2.4")
def test_andre_takes_two_different_cubes_for_a_time() -> None:
    table = at_the_smuggler("green")
    table.turn()
    table.act(0, "take smuggler green")
    assert len(table.legal_of(0, "receive")) == 6
    assert table.refused(0, "receive brown+brown").code == "two-colours"
    table.act(0, "receive brown+orange")
    assert table.cubes_of(0) == {"brown": 1, "orange": 1, "green": 1}
    assert table.player(0).time == 1


@pytest.mark.rule("VM-R13", "VM-2.4")
def test_a_supply_of_one_colour_gives_one_cube() -> None:
    table = at_the_smuggler("plague")
    table.empty_supply("brown", "pink", "green")
    table.turn()
    table.act(0, "take smuggler plague")
    assert table.legal_of(0, "receive") == ["receive orange"]
    assert table.refused(0, "receive brown+orange").code == "supply-of-one-colour"
    table.act(0, "receive orange")
    assert table.cubes_of(0) == {"orange": 1}


@pytest.mark.rule("VM-2.1")
def test_with_nothing_to_take_or_sell_the_action_is_passed_over() -> None:
    table = at_the_smuggler("plague")
    table.empty_supply("brown", "pink", "green", "orange")
    table.turn()
    table.act(0, "take smuggler plague")
    assert table.state.to_act() == [1]


# With the promo tiles: customers who ask for cubes or coins


def with_promo(customer: str, cube: str) -> Altar:
    table = Altar(2, promos=True)
    table.coins(0, 0)
    table.market("scroll", "plough", "ox-a", "horse-a", customer)
    assert customer in table.queue()
    table.spaces(smuggler=f"{cube} pink", church="brown")
    return table


@pytest.mark.rule("VM-2.3", "VX-3.2")
def test_two_green_cubes_for_the_customer_and_one_for_the_smuggler() -> None:
    table = with_promo("rhetoric", "brown")
    table.cubes(0, green=2)
    table.turn()
    table.act(0, "take smuggler brown", "serve rhetoric")
    assert table.cubes_of(0) == {}
    assert table.customers_of(0) == ["rhetoric"]
    table = with_promo("rhetoric", "green")
    table.cubes(0, green=1)
    table.turn()
    table.act(0, "take smuggler green")
    assert table.refused(0, "serve rhetoric").code == "queue-too-dear"


@pytest.mark.rule("VM-2.3", "VX-3.2")
def test_coins_for_the_customer_are_not_spent_twice() -> None:
    table = with_promo("beggar", "plague")
    table.coins(0, 2)
    table.turn()
    table.act(0, "take smuggler plague")
    assert table.refused(0, "serve beggar").code == "queue-too-dear"
    table.coins(0, 3)
    table.act(0, "serve beggar")
    assert table.player(0).coins == 0


@pytest.mark.rule("VM-2.3", "VX-3.2")
def test_paying_green_with_coins_leaves_enough_for_the_smuggler() -> None:
    table = with_promo("rhetoric", "brown")
    table.cubes(0, green=1)
    table.coins(0, 2)
    table.turn()
    table.act(0, "take smuggler brown", "serve rhetoric", "pay coin+coin", "pay green")
    assert table.cubes_of(0) == {"brown": 1}
    assert table.player(0).coins == 0
