"""From options and seed to the first question: the set-up of Two Stalls (S-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from examples.stalls.ids import LOT_SIZE, LOTS, NO_WARE, WARES
from examples.stalls.round import Round
from examples.stalls.state import Merchant, StallsState
from stammtisch.core.history import Origin
from stammtisch.core.message import Message
from stammtisch.core.vectors import vector_of, zeros

if TYPE_CHECKING:
    from examples.stalls.game import Stalls

DEALT: Final = Message(0, "dealt", "ware")


def begin(game: Stalls, origin: Origin) -> StallsState:
    """The table before the first question."""
    box = game.box
    state = StallsState(
        game,
        origin,
        None,
        [Merchant(zeros(WARES), zeros(WARES)) for _ in range(origin.seats)],
        vector_of(box.count),
        vector_of([NO_WARE] * (LOTS * LOT_SIZE)),
        zeros(WARES),
        zeros(WARES),
    )
    deal_customers(state)
    for merchant in state.merchants:
        merchant.coins = box.start_coins
        merchant.sales_left = box.sales
    state.stack.append(Round())
    state.settle()
    return state


def deal_customers(state: StallsState) -> None:
    """Each merchant gets some customers in secret; the others stay aside, face down (S-1.4)."""
    cards = [ware for ware in range(WARES) for _ in range(state.box.customers[ware])]
    state.shuffle(cards)
    for seat, merchant in enumerate(state.merchants):
        for _ in range(state.box.customers_each):
            ware = cards.pop()
            merchant.customers[ware] += 1
            state.tell_only(seat, DEALT, ware)
    for ware in cards:
        state.customers_aside[ware] += 1
