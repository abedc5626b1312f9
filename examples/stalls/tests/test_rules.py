"""The rules of Two Stalls, section by section."""

from __future__ import annotations

import pytest

from examples.stalls.game import game
from examples.stalls.ids import CLOTH, HONEY, NO_WARE, SPICE
from examples.stalls.places.auction import Bidding
from examples.stalls.state import NO_BID, StallsState, own
from stammtisch import IllegalAction

GAME = game()


def new(seed: int = 7) -> StallsState:
    return own(GAME.new(2, seed))


def act(state: StallsState, seat: int, *notations: str) -> None:
    for notation in notations:
        state.apply(seat, GAME.parse(notation))


def in_the_sale(*, wares: dict[int, int]) -> StallsState:
    """The sale of the first round, with nothing on the stalls but these wares of the start merchant."""
    state = new()
    act(state, 0, "bid 1")
    act(state, 1, "bid 0")
    act(state, 0, "take first")
    state.demand = NO_WARE
    for merchant in state.merchants:
        for ware in range(len(merchant.wares)):
            merchant.wares[ware] = 0
    for ware, number in wares.items():
        state.merchants[0].wares[ware] = number
    return state


def refusal(state: StallsState, seat: int, notation: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        act(state, seat, notation)
    return caught.value.code, caught.value.rule


@pytest.mark.rule("S-1.2")
@pytest.mark.rule("S-1.4")
def test_everybody_starts_with_ten_coins_and_two_secret_customers() -> None:
    state = new()
    for merchant in state.merchants:
        assert merchant.coins == 10
        assert sum(merchant.customers) == 2
    views = state.observe(0)["players"]
    assert isinstance(views, list)
    assert [isinstance(view, dict) and view["customers"] is not None for view in views] == [True, False]


@pytest.mark.rule("S-2.3")
def test_two_lots_of_two_lie_on_the_table() -> None:
    state = new()
    assert [len(state.cards_in(lot)) for lot in range(2)] == [2, 2]


@pytest.mark.rule("S-3.1")
def test_a_bid_is_secret_until_both_have_bid() -> None:
    state = new()
    before = state.observe(0)["players"]
    act(state, 1, "bid 3")
    assert state.observe(0)["players"] == before
    assert state.to_act() == [0]
    assert refusal(state, 1, "bid 2") == ("already-answered", "S-3.1")


@pytest.mark.rule("S-3.1")
def test_nobody_bids_more_than_they_have() -> None:
    state = new()
    state.merchants[0].coins = 2
    assert len(state.legal(0)) == 3
    assert refusal(state, 0, "bid 3") == ("too-few-coins", "S-3.1")


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize(("bids", "winner"), [((2, 3), 1), ((3, 2), 0), ((2, 2), 0)])
def test_the_higher_bid_chooses_and_with_equal_bids_the_start_merchant(bids: tuple[int, int], winner: int) -> None:
    state = new()
    for seat, coins in enumerate(bids):
        act(state, seat, f"bid {coins}")
    assert state.to_act() == [winner]


@pytest.mark.rule("S-3.3")
def test_who_chooses_pays_and_the_other_lot_is_free() -> None:
    state = new()
    first, second = state.cards_in(0), state.cards_in(1)
    act(state, 0, "bid 1")
    act(state, 1, "bid 4")
    act(state, 1, "take second")
    assert [int(merchant.coins) for merchant in state.merchants] == [10, 6]
    assert [int(state.merchants[0].wares[ware]) for ware in first] == [first.count(ware) for ware in first]
    assert [int(state.merchants[1].wares[ware]) for ware in second] == [second.count(ware) for ware in second]
    assert all(merchant.bid == NO_BID for merchant in state.merchants)


@pytest.mark.rule("S-4.1")
def test_two_wares_are_sold_in_a_round_and_no_more() -> None:
    state = in_the_sale(wares={HONEY: 3})
    act(state, 0, "sell honey", "sell honey")
    assert isinstance(state.stack[-1], Bidding)
    assert state.round == 2


@pytest.mark.rule("S-4.1")
def test_only_what_lies_on_the_stall_is_sold() -> None:
    state = in_the_sale(wares={HONEY: 1})
    assert refusal(state, 0, "sell spice") == ("no-such-ware", "S-4.1")
    assert refusal(state, 0, "bid 1") == ("not-bidding", "S-3.1")


@pytest.mark.rule("S-4.2")
def test_what_is_in_demand_brings_two_coins_more() -> None:
    state = in_the_sale(wares={HONEY: 1, CLOTH: 1})
    state.demand = CLOTH
    act(state, 0, "sell honey", "sell cloth")
    assert state.merchants[0].coins == 10 - 1 + 2 + 4 + 2


@pytest.mark.rule("S-4.3")
def test_who_has_passed_sells_no_more() -> None:
    state = in_the_sale(wares={HONEY: 2})
    state.merchants[1].wares[HONEY] = 1
    act(state, 0, "pass")
    assert state.to_act() == [1]
    assert refusal(state, 0, "sell honey") == ("no-more-sales", "S-4.3")


@pytest.mark.rule("S-5.2")
def test_a_customer_pays_for_three_wares_and_nobody_sees_it_before_the_end() -> None:
    state = in_the_sale(wares={SPICE: 4})
    for ware in range(len(state.merchants[0].customers)):
        state.merchants[0].customers[ware] = 1 if ware in (SPICE, CLOTH) else 0
    assert state.scores()[0].parts["customers"] == 0
    state.customers_shown = 1
    assert state.scores()[0].parts["customers"] == 3 * 8


@pytest.mark.rule("S-5.3")
def test_a_tie_goes_to_the_fuller_stall() -> None:
    state = in_the_sale(wares={HONEY: 1})
    state.merchants[0].coins = state.merchants[1].coins = 5
    assert state.ranking() == [[0], [1]]
    state.merchants[0].wares[HONEY] = 0
    assert state.ranking() == [[0, 1]]
