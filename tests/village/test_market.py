"""Market days. Rules: V-5, V-R6, V-R7."""

import pytest

from tests.positions import step
from tests.village.table import Table


def market_of(seats: int, *customers: str) -> Table:
    """A table whose market cube is brown, with these customers in front and nobody owning a coin."""
    table = Table(seats)
    for seat in range(seats):
        table.coins(seat, 0)
    table.market(*customers)
    table.spaces(market="brown", church="pink pink pink")
    return table


@pytest.mark.rule("V-5.1", "V-3.5")
def test_a_market_day_cannot_be_waived_and_everybody_takes_part() -> None:
    table = market_of(3, "grain-3", "scroll", "plough")
    table.grain(0, 3)
    table.goods(1, scroll=1)
    table.cubes(1, green=1)
    table.turn()
    table.act(0, "take market brown")
    assert table.refused(0, "no-action").code == "market-must-be"
    table.act(0, "serve grain-3")
    assert table.state.to_act() == [1]
    table.act(1, "serve scroll")
    assert table.state.to_act() == [1], "nobody else can sell: the day is over, and it is seat 1's own turn"
    assert table.question() == "take-cube"


@pytest.mark.rule("V-5.2")
def test_a_customer_gets_what_he_asks_for() -> None:
    table = market_of(2, "horse-plough", "grain-3")
    table.goods(0, horse=1, plough=2)
    table.grain(0, 2)
    table.turn()
    table.act(0, "take market brown")
    assert table.legal(0) == ["serve horse-plough", "leave-market"]
    table.act(0, "serve horse-plough")
    assert table.goods_of(0) == {"plough": 1}
    assert table.customers_of(0) == ["horse-plough"]
    assert table.part(0, "customers") == 6


@pytest.mark.rule("V-5.2")
def test_nobody_in_the_queue_can_be_served() -> None:
    table = market_of(2, "ox-a", "ox-b", "ox-grain", "scroll", "grain-4")
    table.goods(0, scroll=1, ox=1)
    table.turn()
    table.act(0, "take market brown")
    refusal = table.refused(0, "serve scroll")
    assert (refusal.code, refusal.rule) == ("customer-in-queue", "V-5.2")


@pytest.mark.rule("V-5.3")
def test_only_the_callers_first_sale_is_free() -> None:
    table = market_of(2, "scroll", "scroll-grain", "scroll-grain-2")
    for seat in (0, 1):
        table.goods(seat, scroll=2)
        table.grain(seat, 2)
    table.cubes(0, green=1)
    table.cubes(1, green=1)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    assert (table.player(0).time, table.cubes_of(0)) == (0, {"brown": 1, "green": 1})
    table.act(1, "serve scroll-grain")
    assert (table.player(1).time, table.cubes_of(1)) == (1, {})
    table.act(0, "serve scroll-grain-2")
    assert (table.player(0).time, table.cubes_of(0)) == (1, {"brown": 1})


@pytest.mark.rule("V-5.3")
def test_without_green_or_coin_there_is_no_second_sale() -> None:
    table = market_of(3, "scroll", "scroll-grain", "plough")
    table.goods(0, scroll=2)
    table.grain(0, 1)
    table.goods(1, plough=1)
    table.coins(1, 1)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    assert table.state.to_act() == [1]
    table.act(1, "serve plough")
    assert table.player(1).coins == 0, "the coin stood for the green cube, without asking"
    assert table.question() == "take-cube"
    assert "Red cannot serve anyone and passes." in table.log()


@pytest.mark.rule("V-5.4")
def test_who_has_passed_stays_out() -> None:
    table = market_of(3, "scroll", "plough", "horse-a")
    table.goods(0, scroll=1, plough=1)
    table.goods(1, plough=1)
    table.goods(2, horse=1, plough=1)
    for seat in (0, 1, 2):
        table.cubes(seat, green=2)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    table.act(1, "leave-market")
    table.act(2, "serve horse-a")
    assert table.state.to_act() == [0]
    assert table.refused(1, "serve plough").code == "has-left-market"
    table.act(0, "leave-market")
    assert table.state.to_act() == [2]
    table.act(2, "serve plough")
    assert table.question() == "take-cube"


@pytest.mark.rule("V-R6")
def test_the_caller_may_pass_at_once_and_the_free_sale_is_lost() -> None:
    table = market_of(2, "scroll", "plough")
    table.goods(0, scroll=1)
    table.goods(1, plough=1)
    table.cubes(1, green=1)
    table.turn()
    table.act(0, "take market brown", "leave-market")
    table.act(1, "serve plough")
    assert table.player(1).time == 1
    assert table.cubes_of(1) == {}


@pytest.mark.rule("V-5.5", "V-R7")
def test_after_the_day_the_row_closes_up_from_the_front() -> None:
    table = market_of(2, "scroll", "ox-a", "plough", "horse-a", "horse-b", "wagon-a", "wagon-b", "grain-4")
    table.goods(0, scroll=1, plough=1)
    table.cubes(0, green=1)
    table.turn()
    table.act(0, "take market brown", "serve scroll", "serve plough")
    assert table.stalls() == ["ox-a", "horse-a", "horse-b"]
    assert table.queue()[:3] == ["wagon-a", "wagon-b", "grain-4"]
    assert "" not in table.queue()


@pytest.mark.rule("V-5.5")
def test_if_nobody_was_served_nothing_changes() -> None:
    table = market_of(2, "scroll", "ox-a", "plough")
    before = (table.stalls(), table.queue(), table.customers_in_pile())
    table.turn()
    table.act(0, "take market brown")
    assert (table.stalls(), table.queue(), table.customers_in_pile()) == before
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-5.5")
def test_the_day_ends_when_the_stalls_are_empty() -> None:
    table = market_of(2, "scroll", "scroll-grain", "scroll-grain-2")
    table.goods(0, scroll=4)
    table.grain(0, 5)
    table.cubes(0, green=5)
    table.turn()
    table.act(0, "take market brown", "serve scroll", "serve scroll-grain", "serve scroll-grain-2")
    assert table.question() == "take-cube"


@pytest.mark.rule("V-5.6")
def test_when_customers_run_out_an_empty_market_day_is_held() -> None:
    table = market_of(2)
    table.serve_the_pile(1)
    table.words["players"][1]["customers"].extend(table.words["market"])
    table.words["market"] = []
    table.turn()
    table.act(0, "take market brown")
    assert table.state.to_act() == [1]
    assert table.stalls() == ["", "", ""]
    assert "The market day is over." in table.log()


@pytest.mark.rule("V-5.6")
def test_a_short_pile_fills_what_it_can() -> None:
    table = market_of(2, "scroll")
    table.goods(0, scroll=1)
    table.serve_the_pile(1)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    assert "" not in table.stalls()
    assert table.queue()[-1] == ""


@pytest.mark.rule("V-5.1")
def test_the_well_can_call_a_market_day_too() -> None:
    table = market_of(2, "scroll")
    table.goods(0, scroll=1)
    table.cubes(0, pink=3)
    table.turn()
    table.act(0, "well", "choose market", "serve scroll")
    assert table.customers_of(0) == ["scroll"]
    assert table.on_space("market") == {"brown": 1}


@pytest.mark.rule("V-5.1")
def test_others_in_the_circle_follow_the_caller_clockwise() -> None:
    table = market_of(3, "scroll", "plough", "horse-a")
    table.goods(0, scroll=1)
    table.goods(1, plough=1)
    table.goods(2, horse=1)
    for seat in range(3):
        table.cubes(seat, green=1)
    table.begin(step("after-turn", seat=2), step("market-day", caller=2))
    for seat, customer in ((2, "horse-a"), (0, "scroll"), (1, "plough")):
        assert table.state.to_act() == [seat]
        table.act(seat, f"serve {customer}")
