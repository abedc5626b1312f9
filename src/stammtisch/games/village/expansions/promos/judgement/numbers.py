"""The promo tiles as numbers: whether one has served the two collectors. Rules: VR-2.5, VR-3.1."""

from __future__ import annotations

from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.expansions.ids import COLLECTOR, INN_COLLECTOR
from stammtisch.games.village.state import VillageState


def declare(layout: Layout) -> None:
    layout.flag("promo collector", "whether one has served the customer who rewards many customers")
    layout.flag("promo inn collector", "whether one has served the customer who rewards cards kept for the end")


def write(state: VillageState, seat: int, row: Row) -> None:
    customers = state.players[seat].customers
    row.count((customers >> COLLECTOR) & 1)
    row.count((customers >> INN_COLLECTOR) & 1)
