"""The points of Two Stalls, each with its source, and the ranking (S-5)."""

from __future__ import annotations

from examples.stalls.state import StallsState
from stammtisch.core.state import Score, ranks_by


def scores(state: StallsState) -> list[Score]:
    """Coins, and what the customers pay once they are shown: before that nobody else may know it (S-5.2)."""
    found: list[Score] = []
    for merchant in state.merchants:
        paid = state.paid_by_customers(merchant) if state.customers_shown else 0
        found.append(Score({"coins": int(merchant.coins), "customers": paid}))
    return found


def ranking(state: StallsState, scores: list[Score]) -> list[list[int]]:
    """Most points first; a tie goes to the fuller stall, then it is shared (S-5.3)."""
    keys: list[tuple[int, ...]] = []
    for merchant, score in zip(state.merchants, scores, strict=True):
        keys.append((score.total, int(sum(merchant.wares))))
    return ranks_by(keys)
