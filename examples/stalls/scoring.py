"""The points of Two Stalls, each with its source, and what breaks a tie (S-5)."""

from __future__ import annotations

from examples.stalls.state import StallsState
from stammtisch.core.outcome import TieBreak
from stammtisch.core.state import Score


def scores(state: StallsState) -> list[Score]:
    """Coins, and what the customers pay once they are shown: before that nobody else may know it (S-5.2)."""
    found: list[Score] = []
    for merchant in state.merchants:
        paid = state.paid_by_customers(merchant) if state.customers_shown else 0
        found.append(Score({"coins": int(merchant.coins), "customers": paid}))
    return found


def tie_breaks(state: StallsState) -> list[TieBreak]:
    """A tie goes to the fuller stall, then it is shared (S-5.3)."""
    return [TieBreak("stall", [int(sum(merchant.wares)) for merchant in state.merchants])]
