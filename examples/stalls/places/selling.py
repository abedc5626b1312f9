"""Selling: the merchants take turns, one ware or a pass at a time. Rules: S-4."""

from __future__ import annotations

from typing import ClassVar, Final

from examples.stalls.glossary import WARE
from examples.stalls.ids import WARE_IDS, WARES
from examples.stalls.state import StallsState
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep
from stammtisch.core.refusals import lacks, say

SELL: Final[Single] = Single("sell", WARE, otherwise="not-selling")
PASS: Final[Lone] = Lone("pass", otherwise="not-selling")

SOLD: Final = Message(9, "sold", "player", "ware", "number:coins")
PASSED: Final = Message(10, "passed", "player")


class NextSale(SeatStep):
    """The turn goes to this seat, or to the other; when neither can sell, the round is over (S-4.1)."""

    def happen(self, state: StallsState) -> None:
        for seat in (self.seat, 1 - self.seat):
            if state.can_sell(seat):
                state.stack.append(NextSale(1 - seat))
                state.stack.append(Sell(seat))
                return


class Sell(OneSeatQuestion):
    """Which ware is sold? (S-4.1)"""

    prompt_key: ClassVar = "sell"

    def choices(self, state: StallsState, seat: int) -> list[int]:
        wares = state.merchants[seat].wares
        return [*(SELL.of(ware) for ware in range(WARES) if wares[ware]), PASS.action]

    def why_not(self, state: StallsState, seat: int, action: int) -> Refusal | None:
        if not SELL.has(action):
            return None
        ware = int(SELL.value(action))
        return say(state, "no-such-ware", {"ware": state.box.ware_names[ware]}, lacks(WARE_IDS[ware], 1))

    def why_not_you(self, state: StallsState, seat: int, action: int) -> Refusal | None:
        is_sale = SELL.has(action) or PASS.has(action)
        return say(state, "no-more-sales") if is_sale and not state.merchants[seat].sales_left else None

    def take(self, state: StallsState, seat: int, action: int) -> None:
        merchant = state.merchants[seat]
        if PASS.has(action):
            merchant.sales_left = 0
            state.tell(PASSED, seat)
            return
        ware = SELL.value(action)
        price = state.price_of(ware)
        merchant.wares[ware] -= 1
        state.gone[ware] += 1
        merchant.coins += price
        merchant.sales_left -= 1
        state.tell(SOLD, seat, ware, price)
