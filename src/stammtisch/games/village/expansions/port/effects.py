"""What the actions of Port do to the table, with the question before each (VP-2 to VP-6).

`why_not_…` answers whether something is possible: an empty text when it is, else the code of the refusal.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.village.effects import gain_coins
from stammtisch.games.village.places.paying import can_pay, can_pay_any
from stammtisch.games.village.expansions.ids import SHIP
from stammtisch.games.village.ids import GOODS, WAGON, standing
from stammtisch.games.village.expansions.port import log
from stammtisch.games.village.expansions.port.ids import (
    CHEST,
    COCOA,
    COUNTED,
    FAME_ISLANDS,
    FIGURE,
    FIRST_ISLAND,
    FREE,
    FROM_HOME,
    GRAIN,
    HARBOUR,
    NO_STACK,
    SOURCES,
    TEA,
)
from stammtisch.games.village.expansions.port.table import aboard, at_home, count_bits, holds_used, table_of
from stammtisch.games.village.state import VillageState

# Captains


def why_not_hire(state: VillageState, seat: i64, captain: i64) -> str:
    """Whether a captain can be hired now; coins pay for him, never cubes (VP-2.1)."""
    if (table_of(state).captains_left >> captain) & 1 == 0:
        return "captain-gone"
    if state.coins_of(seat) < state.box.port.captain_coins[captain]:
        return "captain-too-dear"
    return ""


# Loading


def why_not_load(state: VillageState, seat: i64, cargo: i64, pair: i64) -> str:
    """Whether there is room for another piece of a kind; `pair` is 1 while the quartermaster allows one more of it."""
    if holds_used(state, seat) >= state.box.port.holds:
        return "no-hold"
    equal = aboard(state, seat, cargo)
    if equal > 1 or (equal == 1 and pair == 0):
        return "equal-piece"
    return ""


def why_not_load_from_home(state: VillageState, seat: i64, cargo: i64, pair: i64) -> str:
    """Whether a piece of the farm can go aboard (VP-2.2)."""
    if at_home(state, seat, cargo) == 0:
        return "nothing-to-load"
    return why_not_load(state, seat, cargo, pair)


def load(state: VillageState, seat: int, cargo: i64) -> None:
    """Move a good or a sack of grain from the farm into a hold; it is still owned, but away."""
    player = state.players[seat]
    if cargo < GOODS:
        player.goods[cargo] -= 1
    else:
        player.grain -= 1
    table_of(state).cargo[i64(seat) * COUNTED + cargo] += 1
    state.tell(log.LOADED, seat, cargo)


def could_load_pair(state: VillageState, seat: i64) -> bool:
    """Whether the quartermaster would be of use in the harbour: two equal pieces and room for both (VP-7.3)."""
    free = state.box.port.holds - holds_used(state, seat)
    for cargo in range(i64(FROM_HOME)):
        if could_double(state, seat, cargo, at_home(state, seat, cargo), free):
            return True
    return could_double(state, seat, FIGURE, at_home(state, seat, FIGURE), free)


def could_double(state: VillageState, seat: i64, cargo: i64, supply: i64, free: i64) -> bool:
    """Whether two equal pieces could be aboard, with so many to load from and so many free holds."""
    needed: i64 = 2 - aboard(state, seat, cargo)
    return 0 < needed <= free and supply >= needed


# Sailing


def can_pay_step(state: VillageState, seat: i64) -> bool:
    """Whether a player can pay his captain for further steps (VP-3.2)."""
    captain = table_of(state).captains[seat]
    port = state.box.port
    if port.captain_any[captain] > 0:
        return can_pay_any(state, seat, port.captain_any[captain])
    return can_pay(state, seat, port.captain_costs[captain])


def is_neighbour(state: VillageState, seat: i64, water: i64) -> bool:
    """Whether a water lies one step from a ship; nobody sails through the harbour (VP-3.1, VP-R4)."""
    return water != HARBOUR and (state.box.port.neighbours[table_of(state).ships[seat]] >> water) & 1 != 0


def is_at_island(state: VillageState, seat: i64) -> bool:
    return table_of(state).ships[seat] >= FIRST_ISLAND


def island_of(state: VillageState, seat: i64) -> i64:
    """The island before which a ship lies, counted from 0."""
    return table_of(state).ships[seat] - FIRST_ISLAND


def has_chest_at_home(state: VillageState, seat: i64) -> bool:
    return table_of(state).chests_home[seat] != 0


# Islands


def gain_sea_fame(state: VillageState, seat: i64, source: i64, points: i64) -> None:
    table_of(state).fame[seat * SOURCES + source] += points


def why_not_sell(state: VillageState, seat: i64, cargo: i64) -> str:
    """Whether an island buys such a piece, and the ship carries one (VP-4.2)."""
    if state.box.port.prices[island_of(state, seat) * FROM_HOME + cargo] == 0:
        return "not-bought-here"
    if aboard(state, seat, cargo) == 0:
        return "not-aboard"
    return ""


def sell(state: VillageState, seat: int, cargo: i64) -> None:
    """Sell a piece of the ship's cargo to the island (VP-4.2)."""
    points = state.box.port.prices[island_of(state, seat) * FROM_HOME + cargo]
    unship(state, seat, cargo)
    gain_sea_fame(state, seat, FAME_ISLANDS, points)
    state.tell(log.SOLD_CARGO, seat, cargo, points)


def unship(state: VillageState, seat: i64, cargo: i64) -> None:
    """Put a good or a sack of grain from the ship back into the supply."""
    table_of(state).cargo[seat * COUNTED + cargo] -= 1
    if cargo < GOODS:
        state.goods_supply[cargo] += 1
    else:
        assert cargo == GRAIN
        state.grain_supply += 1


def stack_of_island(state: VillageState, seat: i64) -> i64:
    """What kind of cargo the stack of the island holds, or NO_STACK."""
    tile = state.box.port.stacks[island_of(state, seat)]
    return NO_STACK if tile < 0 else COCOA + tile


def tiles_left(state: VillageState, cargo: i64) -> i64:
    """How many tiles lie in a stack."""
    table = table_of(state)
    if cargo == COCOA:
        return table.cocoa_left
    return table.tea_left if cargo == TEA else count_bits(table.chests_left)


def why_not_take_tile(state: VillageState, seat: i64, cargo: i64, taken: i64, pair: i64) -> str:
    """Whether the top tile of the island's stack can be loaded; `taken` is how many were in this visit (VP-4.3)."""
    if stack_of_island(state, seat) != cargo:
        return "other-stack"
    if tiles_left(state, cargo) == 0:
        return "island-stack-empty"
    if taken > 0 and pair == 0:
        return "one-tile"
    return why_not_load(state, seat, cargo, pair)


def take_tile(state: VillageState, seat: int, cargo: i64) -> None:
    """Load the top tile of a stack; whoever takes a chest looks at it, and nobody else does (VP-4.3, VP-4.4)."""
    table = table_of(state)
    state.tell(log.TOOK_TILE, seat, cargo)
    if cargo == CHEST:
        chest = draw_chest(state)
        table.chests_aboard[seat] |= bit(chest)
        state.tell_only(seat, log.LOOKED, seat, chest)
        return
    table.cargo[i64(seat) * COUNTED + cargo] += 1
    if cargo == COCOA:
        table.cocoa_left -= 1
    else:
        table.tea_left -= 1


def draw_chest(state: VillageState) -> i64:
    """Take a chest off the stack; the order of the stack is decided only now."""
    table = table_of(state)
    chest = chest_at(table.chests_left, state.roll(count_bits(table.chests_left)))
    table.chests_left &= ~bit(chest)
    return chest


def chest_at(mask: i64, position: i64) -> i64:
    """The chest at a position among those of a mask."""
    chest: i64 = 0
    while True:
        if mask & 1:
            if position == 0:
                return chest
            position -= 1
        mask >>= 1
        chest += 1


def why_not_light(state: VillageState, seat: i64) -> str:
    """Whether a figure could go from the ship to the lighthouse of the island (VP-4.5)."""
    island = island_of(state, seat)
    port = state.box.port
    if port.light_points[island] < 0:
        return "no-lighthouse"
    if table_of(state).lighthouses[island] != FREE:
        return "lighthouse-taken"
    if state.players[seat].family[SHIP] == 0:
        return "nobody-aboard"
    if aboard(state, seat, WAGON) < port.light_wagons[island]:
        return "no-wagon-aboard"
    if not can_pay(state, seat, port.light_costs[island]):
        return "lighthouse-too-dear"
    return ""


def is_aboard(state: VillageState, seat: i64, number: i64) -> bool:
    """Whether a figure with this printed number is on the ship."""
    return standing(state.players[seat].family[SHIP], number) > 0


# Chests at home


def open_chest(state: VillageState, seat: int, chest: i64) -> None:
    """Open a chest at home: coins, or tools when Marriage is played; the chest leaves the game (VP-5.4)."""
    table = table_of(state)
    table.chests_home[seat] &= ~bit(chest)
    table.chests_opened |= bit(chest)
    state.reveal()
    state.tell(log.OPENED, seat, chest)
    coins = state.box.port.chest_coins[chest]
    if coins > 0:
        gain_coins(state, seat, coins)
    marriage = state.marriage
    if marriage is not None:
        marriage.tools[seat] += state.box.port.chest_tools[chest]
