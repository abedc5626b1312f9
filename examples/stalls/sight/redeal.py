"""Samples for search: a copy in which everything hidden from a seat is drawn anew. Rules: S-1.4, S-3.1."""

from __future__ import annotations

from mypy_extensions import i64

from examples.stalls.ids import WARES
from examples.stalls.places.auction import Bidding, most_bid
from examples.stalls.state import NO_BID, StallsState
from stammtisch.core.chance import next_chance, pick_below
from stammtisch.core.vectors import zeros


def redeal(state: StallsState, seat: int, chance: i64) -> StallsState:
    """A copy that this seat could not tell apart: chance to come, the other's customers and bid are drawn anew."""
    sample = state.copy()
    if not sample.customers_shown:
        chance = deal_customers_anew(sample, 1 - seat, chance)
    if is_bid_hidden(sample, 1 - seat):
        chance = next_chance(chance)
        sample.merchants[1 - seat].bid = pick_below(chance, most_bid(sample, 1 - seat) + 1)
    sample.become_sample(chance)
    return sample


def is_bid_hidden(state: StallsState, seat: int) -> bool:
    """Whether this seat has bid, and nobody else may know how much."""
    is_bidding = bool(state.stack) and isinstance(state.stack[-1], Bidding)
    return is_bidding and state.merchants[seat].bid != NO_BID


def deal_customers_anew(state: StallsState, seat: int, chance: i64) -> i64:
    """Give a merchant other customers, from all that may be theirs."""
    merchant = state.merchants[seat]
    for ware in range(WARES):
        state.customers_aside[ware] += merchant.customers[ware]
    merchant.customers = zeros(WARES)
    for _ in range(state.box.customers_each):
        chance = next_chance(chance)
        number = pick_below(chance, sum(state.customers_aside))
        ware = 0
        while number >= state.customers_aside[ware]:
            number -= state.customers_aside[ware]
            ware += 1
        state.customers_aside[ware] -= 1
        merchant.customers[ware] += 1
    return chance


def ask_again(state: StallsState, seat: int) -> None:
    """Have the other bid anew, of whose bid this seat knows nothing (S-3.1)."""
    if is_bid_hidden(state, 1 - seat):
        state.merchants[1 - seat].bid = NO_BID
        state.stack[-1] = Bidding((1 << int(state.seats)) - 1)
