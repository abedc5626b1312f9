"""The two promo tiles that score at the end. Rules: VR-2.5, VR-3.1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.games.village.expansions.ids import COLLECTOR, INN_COLLECTOR, KEPT_CARD
from stammtisch.games.village.state import VillageState

TILES_FOR_A_POINT: Final = 2


def collector_points(state: VillageState, seat: int) -> i64:
    """A point for every two customers, the collector himself counted (VR-2.5)."""
    customers = state.players[seat].customers
    if (customers >> COLLECTOR) & 1 == 0:
        return 0
    return count_bits(customers) // TILES_FOR_A_POINT


def guest_points(state: VillageState, seat: int) -> i64:
    """A point for every person card kept for the end (VR-3.1)."""
    if (state.players[seat].customers >> INN_COLLECTOR) & 1 == 0:
        return 0
    return state.seams.held(state, seat, KEPT_CARD)
