"""The round of Two Stalls as a visible list: auction, selling, then the next one or the end. Rules: S-2, S-5."""

from __future__ import annotations

from typing import Final

from examples.stalls.ids import FACES, LOT_SIZE, LOTS, WARES
from examples.stalls.places.auction import begin_auction
from examples.stalls.places.selling import NextSale
from examples.stalls.state import StallsState
from stammtisch.core.message import Message
from stammtisch.core.question import Step

ROUND: Final = Message(1, "round", "number:round", "face")
LOT_SHOWN: Final = Message(2, "lot-shown", "lot", "wares*")
START_PLAYER: Final = Message(3, "start-player", "player")
CUSTOMERS: Final = Message(4, "customers", "player", "wares*")
GAME_OVER: Final = Message(5, "game-over")


class Morning(Step):
    """The die says what is in demand, and the lots are turned up (S-2.2, S-2.3)."""

    def happen(self, state: StallsState) -> None:
        state.round += 1
        state.demand = state.box.die[state.roll(FACES)]
        state.tell(ROUND, state.round, state.demand)
        for place in range(LOTS * LOT_SIZE):
            state.lots[place] = draw(state)
        for lot in range(LOTS):
            state.tell_list(LOT_SHOWN, [lot, *state.cards_in(lot)])


def draw(state: StallsState) -> int:
    """A ware from the pile, by chance."""
    number = state.roll(sum(state.pile))
    ware = 0
    while number >= state.pile[ware]:
        number -= state.pile[ware]
        ware += 1
    state.pile[ware] -= 1
    return ware


class Auction(Step):
    """Both bid for the first choice of a lot (S-3)."""

    def happen(self, state: StallsState) -> None:
        begin_auction(state)


class Selling(Step):
    """From the start merchant on, one ware at a time (S-4)."""

    def happen(self, state: StallsState) -> None:
        state.stack.append(NextSale(int(state.start_seat)))


class Evening(Step):
    """The other merchant begins the next round; after the last, the customers come (S-2.4, S-5.1)."""

    def happen(self, state: StallsState) -> None:
        for merchant in state.merchants:
            merchant.sales_left = state.box.sales
        if state.round == state.rounds:
            state.stack.append(Closing())
            return
        state.start_seat = (state.start_seat + 1) % state.seats
        state.tell(START_PLAYER, state.start_seat)
        state.stack.append(Round())


class Closing(Step):
    """All customers are shown (S-5.2)."""

    def happen(self, state: StallsState) -> None:
        state.reveal()
        state.customers_shown = 1
        for seat, merchant in enumerate(state.merchants):
            wanted = [ware for ware in range(WARES) for _ in range(merchant.customers[ware])]
            state.tell_list(CUSTOMERS, [seat, *wanted])
        state.tell(GAME_OVER)


class Round(Step):
    """A round: all its phases, in order (S-2.1)."""

    def happen(self, state: StallsState) -> None:
        state.stack.extend(reversed(PHASES))


PHASES: Final[list[Step]] = [Morning(), Auction(), Selling(), Evening()]
PHASE_NAMES: Final = ["morning", "auction", "selling", "evening"]


def phase_name(state: StallsState) -> str:
    """The phase that is going on: the one before those that still wait on the stack."""
    if not state.stack:
        return "end"
    waiting = [type(pending) for pending in state.stack]
    begun = len(PHASES) - sum(1 for phase in PHASES if type(phase) in waiting)
    return PHASE_NAMES[begun - 1]
