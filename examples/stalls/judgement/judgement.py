"""What Two Stalls gives computer opponents: about how many points a position is worth. Without it they play too."""

from __future__ import annotations

from typing import Final

from examples.stalls.ids import LOTS, MOST_BID, WARES
from examples.stalls.sight import redeal
from examples.stalls.state import NO_BID, Merchant, StallsState, own
from stammtisch.core.judgement import Judgement, Tuning
from stammtisch.core.state import State

PER_ROUND: Final = 8.0  # points that a round to come usually brings


class StallsJudgement(Judgement):
    """The judgement of Two Stalls."""

    def tuning(self) -> Tuning:
        found = Tuning()
        found.scale = 30.0
        found.margin = 6.0
        found.rounds = 2
        return found

    def evaluate(self, state: State, seat: int) -> float:
        table = own(state)
        merchant = table.merchants[seat]
        to_come = PER_ROUND * (table.rounds - int(table.round))
        return float(merchant.coins) + to_come + worth(table, merchant) + worth_of_lots(table, merchant)

    def ask_again(self, state: State, seat: int) -> None:
        redeal.ask_again(own(state), seat)

    def is_quiet(self, state: State) -> bool:
        return not own(state).cards_in(0)


def worth(state: StallsState, merchant: Merchant) -> float:
    """What the wares on a stall will bring: from customers, or by sales while there is time for them."""
    left = (state.rounds - int(state.round)) * state.box.sales
    if not state.customers_shown:
        left += int(merchant.sales_left)
    surplus: list[int] = []
    for ware in range(WARES):
        kept = int(merchant.customers[ware]) * state.box.wares_per_customer
        surplus += [state.box.price[ware]] * max(0, int(merchant.wares[ware]) - kept)
    return state.paid_by_customers(merchant) + float(sum(sorted(surplus, reverse=True)[:left]))


def worth_of_lots(state: StallsState, merchant: Merchant) -> float:
    """What the lots on the table promise: the better one by the chance of a bid, less its price."""
    if not state.cards_in(0):
        return 0.0
    before = worth(state, merchant)
    gains: list[float] = []
    for lot in range(LOTS):
        after = merchant.copy()
        for ware in state.cards_in(lot):
            after.wares[ware] += 1
        gains.append(worth(state, after) - before)
    if merchant.bid == NO_BID:
        return sum(gains) / LOTS
    bid = float(merchant.bid)
    chance = (bid + 0.5) / (MOST_BID + 1)
    return chance * (max(gains) - bid) + (1.0 - chance) * min(gains)
