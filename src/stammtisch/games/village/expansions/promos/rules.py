"""Where the promo tiles join the game: two of them score at the end; the others are customers like all others.

Their demands stand in `more_customers.toml` and are met in `decisions/market.py` (VX-3). The chest belongs to Port.
Rules: VR-2.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.village.expansions.ids import COLLECTOR, INN_COLLECTOR
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.state import VillageState

TILES_FOR_A_POINT: Final = 2


class PromoRules(Part):
    """The seams of the promo tiles; they have neither actions nor places of their own."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, -1)

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        parts["promos"] = int(collector_points(state, seat) + guest_points(state, seat))


def collector_points(state: VillageState, seat: int) -> i64:
    """A point for every two customers, the collector himself counted (VR-2.5)."""
    customers = state.players[seat].customers
    if (customers >> COLLECTOR) & 1 == 0:
        return 0
    return count_bits(customers) // TILES_FOR_A_POINT


def guest_points(state: VillageState, seat: int) -> i64:
    """A point for every person card kept for the end (VR-3.1)."""
    inn = state.inn
    if inn is None or (state.players[seat].customers >> INN_COLLECTOR) & 1 == 0:
        return 0
    return count_bits(inn.hands[seat] & state.box.inn.end_cards)


def count_bits(mask: i64) -> i64:
    total: i64 = 0
    while mask:
        total += mask & 1
        mask >>= 1
    return total
