"""The promo tiles as one object: customers like all others, two of which score at the end. Rules: VR.

Their demands stand in `more_customers.toml` and are met in `places/market.py` (VX-3). The chest belongs to Port.
"""

from __future__ import annotations

from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import ALL_CUSTOMERS, FIRST_PROMO_CUSTOMER
from stammtisch.games.village.expansions.promos import scoring
from stammtisch.games.village.state import VillageState


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

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        parts["promos"] = int(scoring.collector_points(state, seat) + scoring.guest_points(state, seat))
