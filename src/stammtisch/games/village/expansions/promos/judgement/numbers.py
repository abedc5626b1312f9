"""The promo tiles as numbers: who has served the two collectors. Rules: VR-2.5, VR-3.1."""

from __future__ import annotations

from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.expansions.ids import COLLECTOR, INN_COLLECTOR
from stammtisch.games.village.ids import MAX_SEATS
from stammtisch.games.village.state import VillageState


def declare(layout: Layout) -> None:
    for distance in range(MAX_SEATS):
        layout.flag(f"+{distance} promo collector", "whether the customer was served who rewards many customers")
        layout.flag(f"+{distance} promo inn collector", "whether the customer was served who rewards cards kept")


def write(state: VillageState, seat: int, row: Row) -> None:
    seats = len(state.players)
    for distance in range(MAX_SEATS):
        if distance < seats:
            customers = state.players[(seat + distance) % seats].customers
            row.count((customers >> COLLECTOR) & 1)
            row.count((customers >> INN_COLLECTOR) & 1)
        else:
            row.skip(2)
