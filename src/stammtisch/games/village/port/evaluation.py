"""What ships, cargo and chests promise a player beyond the points on the track, as a plain judgement."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.ids import GOODS
from stammtisch.games.village.port.ids import (
    CHEST,
    CHESTS,
    COCOA,
    FIGURE,
    FROM_HOME,
    HARBOUR,
    ISLANDS,
    TEA,
)
from stammtisch.games.village.port.table import PortTable, aboard, at_home, holds_used, table_of
from stammtisch.games.village.state import VillageState


def evaluate(state: VillageState, seat: int) -> float:
    """About what the pieces of Port should still bring in a whole game."""
    table = table_of(state)
    # A sale costs a cube and time; what is still at sea must come home first.
    total = 5.5 * float(at_home(state, seat, COCOA)) + 4.8 * float(at_home(state, seat, TEA))
    total += chests_at_home(state, table, seat)
    if table.ships[seat] == HARBOUR:
        return total
    # Hiring cost up to three coins: that much a voyage is worth, and more where a step is cheap.
    port = state.box.port
    captain = table.captains[seat]
    total += 2.0 + 0.8 * float(port.captain_coins[captain]) + 1.5 * float(table.helmsmen[seat])
    total += 4.2 * float(aboard(state, seat, COCOA)) + 3.6 * float(aboard(state, seat, TEA))
    total += 3.2 * float(aboard(state, seat, CHEST))
    # On board a figure can reach a lighthouse; ashore at home it would be worth 0.7.
    total += 2.5 * float(aboard(state, seat, FIGURE))
    for cargo in range(i64(FROM_HOME)):
        total += 0.8 * best_price(state, cargo) * float(aboard(state, seat, cargo))
    # An empty hold can take a tile, as long as there are any.
    if table.cocoa_left + table.tea_left > 0 or table.chests_left != 0:
        total += 1.2 * float(port.holds - holds_used(state, seat))
    return total


def best_price(state: VillageState, cargo: i64) -> float:
    """The most that an island pays for a piece."""
    best: i64 = 0
    for island in range(i64(ISLANDS)):
        best = max(best, state.box.port.prices[island * FROM_HOME + cargo])
    return float(best)


def chests_at_home(state: VillageState, table: PortTable, seat: int) -> float:
    """Coins in chests at home are as good as owned, tools less so."""
    total = 0.0
    for chest in range(i64(CHESTS)):
        if (table.chests_home[seat] >> chest) & 1:
            total += float(state.box.port.chest_coins[chest]) + 1.5 * float(state.box.port.chest_tools[chest])
    return total


assert FROM_HOME == GOODS + 1
