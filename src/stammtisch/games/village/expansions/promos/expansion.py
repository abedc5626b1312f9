"""The promo tiles as one object: customers like all others, two of which score at the end. Rules: VR.

Their demands stand in `more_customers.toml` and are met in `places/market.py` (VX-3). The chest belongs to Port.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import (
    ALL_CUSTOMERS,
    COLLECTOR,
    FIRST_PROMO_CUSTOMER,
    INN_COLLECTOR,
    KEPT_CARD,
)
from stammtisch.games.village.expansions.promos.judgement import numbers
from stammtisch.games.village.state import VillageState

CUSTOMERS_FOR_A_POINT: Final = 2


class PromosExpansion(Expansion):
    """The promo tiles; they have neither actions nor places of their own."""

    def __init__(self) -> None:
        super().__init__(
            name="promos",
            rule="VR-1.1",
            values=[False, True],
            order=[],
            rooms=[],
            customers=range(FIRST_PROMO_CUSTOMER, ALL_CUSTOMERS),
        )

    def points_beside(self, state: VillageState, seat: i64) -> i64:
        """A point for every two customers, the collector himself counted, and for every card kept (VR-2.5, VR-3.1)."""
        customers = state.players[seat].customers
        points: i64 = 0
        if (customers >> COLLECTOR) & 1:
            points += count_bits(customers) // CUSTOMERS_FOR_A_POINT
        if (customers >> INN_COLLECTOR) & 1:
            points += state.seams.held(state, int(seat), KEPT_CARD)
        return points

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        parts["promos"] = int(self.points_beside(state, seat))

    # Positions as numbers

    def declare_numbers(self, layout: Layout) -> None:
        numbers.declare(layout)

    def write_numbers(self, state: VillageState, seat: int, row: Row) -> None:
        numbers.write(state, seat, row)
