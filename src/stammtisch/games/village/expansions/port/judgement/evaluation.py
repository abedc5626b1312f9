"""What ships, cargo and chests promise a player beyond the points on the track, as a plain judgement."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits, numbers_in
from stammtisch.games.village.expansions.port.components import PortBox, box_of
from stammtisch.games.village.expansions.port.effects import tiles_left
from stammtisch.games.village.expansions.port.ids import (
    CHEST,
    COCOA,
    FIGURE,
    FIRST_ISLAND,
    FREE,
    FROM_HOME,
    HARBOUR,
    ISLANDS,
    NO_CAPTAIN,
    TEA,
    WATERS,
)
from stammtisch.games.village.expansions.port.sight.redeal import unseen_by
from stammtisch.games.village.expansions.port.table import PortTable, aboard, at_home, holds_used, table_of
from stammtisch.games.village.ids import GOODS, WAGON
from stammtisch.games.village.places.paying import can_pay
from stammtisch.games.village.state import VillageState


def evaluate(state: VillageState, seat: int, viewer: int) -> float:
    """About what the pieces of Port should still bring in a whole game, as far as the viewer may know."""
    table = table_of(state)
    # A sale costs a cube and time; what is still at sea must come home first.
    total = 5.5 * float(at_home(state, seat, COCOA)) + 4.8 * float(at_home(state, seat, TEA))
    total += chests_at_home(state, table, seat) if seat == viewer else closed_chests(state, table, seat, viewer)
    captain = table.captains[seat]
    if captain == NO_CAPTAIN:
        return total
    port = box_of(state.box)
    # A captain is worth about half of what he cost, as long as he stays.
    total += 1.0 + 0.5 * float(port.captain_coins[captain]) + float(table.helmsmen[seat])
    total += 3.0 * float(aboard(state, seat, COCOA)) + 2.6 * float(aboard(state, seat, TEA))
    total += 2.2 * float(aboard(state, seat, CHEST))
    # On board a figure can reach a lighthouse; at home it would be worth 0.7.
    total += 2.0 * float(aboard(state, seat, FIGURE))
    for cargo in range(i64(FROM_HOME)):
        number = aboard(state, seat, cargo)
        if number > 0:
            total += 1.1 * best_price(port, cargo) * float(number)
    # An empty hold can take a tile; who has one already rather sails home.
    tiles = aboard(state, seat, COCOA) + aboard(state, seat, TEA) + aboard(state, seat, CHEST)
    total += (0.8 if tiles == 0 else 0.2) * float(port.holds - holds_used(state, seat))
    return total + 0.4 * nearby(state, table, seat)


def nearby(state: VillageState, table: PortTable, seat: int) -> float:
    """What the islands around a ship would give it, less for each step to get there."""
    neighbours = box_of(state.box).neighbours
    reached: i64 = bit(table.ships[seat])
    before: i64 = 0
    best = 0.0
    near = 1.0
    while reached != before:
        for island in range(i64(ISLANDS)):
            if (reached >> (FIRST_ISLAND + island)) & 1 and not (before >> (FIRST_ISLAND + island)) & 1:
                best = max(best, near * offer_of(state, table, seat, island))
        before = reached
        for water in range(i64(WATERS)):
            if (before >> water) & 1 and (water != HARBOUR or table.ships[seat] == HARBOUR):
                reached |= neighbours[water]
        near *= 0.75
    return best


def offer_of(state: VillageState, table: PortTable, seat: int, island: i64) -> float:
    """What a ship with this cargo could get at an island."""
    port = box_of(state.box)
    total = 0.0
    for cargo in range(i64(FROM_HOME)):
        if aboard(state, seat, cargo) > 0:
            total += float(port.prices[island * FROM_HOME + cargo])
    tile = port.stacks[island]
    if tile >= 0 and aboard(state, seat, COCOA + tile) == 0 and tiles_left(state, COCOA + tile) > 0:
        if holds_used(state, seat) < port.holds:
            total += 3.0
    is_free = port.light_points[island] > 0 and table.lighthouses[island] == FREE
    if is_free and aboard(state, seat, FIGURE) > 0 and aboard(state, seat, WAGON) >= port.light_wagons[island]:
        if can_pay(state, seat, port.light_costs[island]):
            total += float(port.light_points[island])
    return total


def best_price(port: PortBox, cargo: i64) -> float:
    """The most that an island pays for a piece."""
    best: i64 = 0
    for island in range(i64(ISLANDS)):
        best = max(best, port.prices[island * FROM_HOME + cargo])
    return float(best)


def chests_at_home(state: VillageState, table: PortTable, seat: int) -> float:
    """Coins in chests at home are as good as owned, tools less so."""
    total = 0.0
    for chest in numbers_in(table.chests_home[seat]):
        total += worth_of_chest(state, chest)
    return total


def closed_chests(state: VillageState, table: PortTable, seat: int, viewer: int) -> float:
    """What the chests at somebody's home are worth to one who may not look into them: the mean of those unseen."""
    number = count_bits(table.chests_home[seat])
    if number == 0:
        return 0.0
    unseen = numbers_in(unseen_by(table, viewer))
    total = 0.0
    for chest in unseen:
        total += worth_of_chest(state, chest)
    return total * float(number) / float(len(unseen))


def worth_of_chest(state: VillageState, chest: i64) -> float:
    port = box_of(state.box)
    return float(port.chest_coins[chest]) + 1.5 * float(port.chest_tools[chest])


assert FROM_HOME == GOODS + 1
