"""Accounts for every piece of Two Stalls: nothing is made or lost, and what is asked fits the round."""

from __future__ import annotations

from typing import Final

from examples.stalls.ids import LOT_SIZE, LOTS, NO_WARE, WARE_IDS, WARES
from examples.stalls.places.auction import Bidding, ChooseLot, OpenBids
from examples.stalls.places.selling import NextSale, Sell
from examples.stalls.round import Evening, Selling
from examples.stalls.state import NO_BID, StallsState
from stammtisch.core.legend import must
from stammtisch.core.question import Pending

WAITING: Final = "waiting"
# What can be on the stack when somebody is asked, from what comes last on.
AUCTION: Final[list[type[Pending]]] = [Evening, Selling, OpenBids, Bidding]
CHOICE: Final[list[type[Pending]]] = [Evening, Selling, ChooseLot]
SALE: Final[list[type[Pending]]] = [Evening, NextSale, Sell]


def account_for_everything(state: StallsState) -> None:
    """All pieces, wherever they lie; raises BadPosition, whose message names the place and the piece."""
    account_for_wares(state)
    account_for_customers(state)
    account_for_moment(state)
    account_for_bids(state)


def account_for_wares(state: StallsState) -> None:
    """As many cards as the rounds have turned up are not in the pile any more (S-2.3)."""
    for ware in range(WARES):
        is_possible = state.pile[ware] >= 0
        name = WARE_IDS[ware]
        must(
            is_possible,
            "players",
            f"there are not so many cards of {name}.",
            f"so viele Karten ({name}) gibt es nicht.",
        )
    shown = sum(state.box.count) - sum(state.pile)
    wanted = int(state.round) * LOTS * LOT_SIZE
    must(
        shown == wanted,
        "round",
        f"in round {state.round} {wanted} cards have been turned up, not {shown}.",
        f"in Runde {state.round} sind {wanted} Karten aufgedeckt, nicht {shown}.",
    )
    is_right = state.start_seat == (state.round - 1) % state.seats
    must(is_right, "start_seat", "the merchants begin in turn.", "die Händler beginnen abwechselnd.")


def account_for_customers(state: StallsState) -> None:
    each = state.box.customers_each
    for seat, merchant in enumerate(state.merchants):
        is_right = sum(merchant.customers) == each and min(state.customers_aside) >= 0
        must(is_right, f"players.{seat}.customers", f"everybody has {each}.", f"jeder hat {each}.")


def account_for_moment(state: StallsState) -> None:
    """What is asked is part of a round, and the lots lie there until they are taken."""
    waiting = [type(pending) for pending in state.stack]
    is_over = not waiting
    must(is_over or waiting in (AUCTION, CHOICE, SALE), WAITING, "is no part of a round.", "gehört zu keiner Runde.")
    must(is_over == (state.customers_shown == 1), "customers_shown", "only at the end.", "erst am Ende.")
    is_last = state.round == state.rounds
    must(is_last or not is_over, WAITING, "the game is not over yet.", "das Spiel ist noch nicht zu Ende.")
    are_there = waiting in (AUCTION, CHOICE)
    for card in state.lots:
        fits = (card != NO_WARE) == are_there
        must(fits, "lots", "lie there from morning until they are taken.", "liegen da, bis sie genommen sind.")


def account_for_bids(state: StallsState) -> None:
    """Whoever has bid has the coins for it; between auctions nobody has bid (S-3.1)."""
    question = state.stack[-1] if state.stack else None
    for seat, merchant in enumerate(state.merchants):
        where = f"players.{seat}.bid"
        if isinstance(question, Bidding):
            has_bid = (question.waiting >> seat) & 1 == 0
        else:
            has_bid = isinstance(question, ChooseLot)
        must((merchant.bid != NO_BID) == has_bid, where, "does not fit the moment.", "passt nicht zum Moment.")
        can_pay = merchant.bid <= merchant.coins or not has_bid
        must(can_pay, where, "is more than there are coins.", "ist mehr, als an Münzen da ist.")
    if isinstance(question, ChooseLot):
        is_highest = state.merchants[question.seat].bid == max(merchant.bid for merchant in state.merchants)
        must(is_highest, WAITING, "the other merchant chooses.", "der andere Händler wählt.")
