"""The auction: both bid in secret, and whoever bids more pays and chooses a lot. Rules: S-3."""

from __future__ import annotations

from typing import ClassVar, Final

from examples.stalls.glossary import COINS, LOT
from examples.stalls.ids import LOT_SIZE, LOTS, MOST_BID, NO_WARE
from examples.stalls.state import NO_BID, StallsState
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SharedQuestion, Step
from stammtisch.core.refusals import lacks, say
from stammtisch.core.texts import Argument, joined

BID: Final[Single] = Single("bid", COINS, otherwise="not-bidding")
TAKE: Final[Single] = Single("take", LOT, otherwise="not-choosing")

BIDS: Final = Message(6, "bids", "player", "number:coins")
TOOK: Final = Message(7, "took", "player", "lot", "number:coins")
LEFT: Final = Message(8, "left", "player", "lot")


def begin_auction(state: StallsState) -> None:
    """Ask both for their bids."""
    state.stack.append(OpenBids())
    state.stack.append(Bidding((1 << int(state.seats)) - 1))


def most_bid(state: StallsState, seat: int) -> int:
    """The highest bid that a merchant may make (S-3.1)."""
    return min(MOST_BID, int(state.merchants[seat].coins))


class Bidding(SharedQuestion):
    """How many coins for the first choice? (S-3.1)"""

    prompt_key: ClassVar = "bid"

    def choices(self, state: StallsState, seat: int) -> list[int]:
        return [BID.of(coins) for coins in range(most_bid(state, seat) + 1)]

    def why_not(self, state: StallsState, seat: int, action: int) -> Refusal | None:
        if not BID.has(action):
            return None
        missing = int(BID.value(action)) - most_bid(state, seat)
        return say(state, "too-few-coins", {"coins": most_bid(state, seat)}, lacks("coins", missing))

    def take(self, state: StallsState, seat: int, action: int) -> None:
        state.merchants[seat].bid = BID.value(action)
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            state.stack.append(Bidding(waiting))


class OpenBids(Step):
    """The bids are shown; with equal bids the start merchant chooses (S-3.2)."""

    def happen(self, state: StallsState) -> None:
        state.reveal()
        first = int(state.start_seat)
        winner = first
        for offset in range(int(state.seats)):
            seat = (first + offset) % int(state.seats)
            state.tell(BIDS, seat, state.merchants[seat].bid)
            if state.merchants[seat].bid > state.merchants[winner].bid:
                winner = seat
        state.stack.append(ChooseLot(winner))


class ChooseLot(OneSeatQuestion):
    """Which lot? (S-3.3)"""

    prompt_key: ClassVar = "choose-lot"

    def about(self, state: StallsState) -> dict[str, Argument]:
        names = [joined([state.box.ware_names[ware] for ware in state.cards_in(lot)]) for lot in range(LOTS)]
        return {"coins": int(state.merchants[self.seat].bid), "first": names[0], "second": names[1]}

    def choices(self, state: StallsState, seat: int) -> list[int]:
        return [TAKE.of(lot) for lot in range(LOTS)]

    def take(self, state: StallsState, seat: int, action: int) -> None:
        chosen = TAKE.value(action)
        price = state.merchants[seat].bid
        state.merchants[seat].coins -= price
        state.tell(TOOK, seat, chosen, price)
        state.tell(LEFT, 1 - seat, 1 - chosen)
        for lot in range(LOTS):
            merchant = state.merchants[seat if lot == chosen else 1 - seat]
            for ware in state.cards_in(lot):
                merchant.wares[ware] += 1
        for place in range(LOTS * LOT_SIZE):
            state.lots[place] = NO_WARE
        for merchant in state.merchants:
            merchant.bid = NO_BID
