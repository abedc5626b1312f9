"""What the questions of Port share: room in a ship's holds, the island before it, its stack, points (VP-2.3, VP-4).

`why_not_…` answers whether something is possible: an empty text when it is, else the code of the refusal.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import (
    CARGO_IDS,
    COCOA,
    COUNTED,
    FIGURE,
    FIRST_ISLAND,
    FROM_HOME,
    GRAIN,
    NO_STACK,
    SOURCES,
    TEA,
)
from stammtisch.games.village.expansions.port.table import aboard, at_home, holds_used, table_of
from stammtisch.games.village.ids import GOODS
from stammtisch.games.village.state import VillageState


def gain_sea_fame(state: VillageState, seat: i64, source: i64, points: i64) -> None:
    table_of(state).fame[seat * SOURCES + source] += points


# Holds


def why_not_load(state: VillageState, seat: i64, cargo: i64, pair: i64) -> str:
    """Whether there is room for another piece of a kind; `pair` is 1 while the quartermaster allows one more of it."""
    if holds_used(state, seat) >= box_of(state.box).holds:
        return "no-hold"
    equal = aboard(state, seat, cargo)
    if equal > 1 or (equal == 1 and pair == 0):
        return "equal-piece"
    return ""


def refuse_piece(state: VillageState, cargo: int, code: str) -> Refusal:
    """The refusal with this code, about a piece that cannot go aboard."""
    if code == "no-hold":
        return say(state, code, {"number": box_of(state.box).holds})
    missing = lacks(CARGO_IDS[cargo], 1) if code == "nothing-to-load" else []
    return say(state, code, {"cargo": box_of(state.box).cargo_names[cargo]}, missing)


def could_load_pair(state: VillageState, seat: i64) -> bool:
    """Whether the quartermaster would be of use in the harbour: two equal pieces and room for both (VP-7.3)."""
    free = box_of(state.box).holds - holds_used(state, seat)
    for cargo in range(i64(FROM_HOME)):
        if could_double(state, seat, cargo, at_home(state, seat, cargo), free):
            return True
    return could_double(state, seat, FIGURE, at_home(state, seat, FIGURE), free)


def could_double(state: VillageState, seat: i64, cargo: i64, supply: i64, free: i64) -> bool:
    """Whether two equal pieces could be aboard, with so many to load from and so many free holds."""
    needed: i64 = 2 - aboard(state, seat, cargo)
    return 0 < needed <= free and supply >= needed


def unship(state: VillageState, seat: i64, cargo: i64) -> None:
    """Put a good or a sack of grain from the ship back into the supply."""
    table_of(state).cargo[seat * COUNTED + cargo] -= 1
    if cargo < GOODS:
        state.goods_supply[cargo] += 1
    else:
        assert cargo == GRAIN
        state.grain_supply += 1


# The island before a ship


def is_at_island(state: VillageState, seat: i64) -> bool:
    return table_of(state).ships[seat] >= FIRST_ISLAND


def island_of(state: VillageState, seat: i64) -> i64:
    """The island before which a ship lies, counted from 0."""
    return table_of(state).ships[seat] - FIRST_ISLAND


def stack_of_island(state: VillageState, seat: i64) -> i64:
    """What kind of cargo the stack of the island holds, or NO_STACK."""
    tile = box_of(state.box).stacks[island_of(state, seat)]
    return NO_STACK if tile < 0 else COCOA + tile


def tiles_left(state: VillageState, cargo: i64) -> i64:
    """How many tiles lie in a stack."""
    table = table_of(state)
    if cargo == COCOA:
        return table.cocoa_left
    return table.tea_left if cargo == TEA else count_bits(table.chests_left)


def draw_chest(state: VillageState, chests: i64) -> i64:
    """One of the chests of a mask, by chance."""
    return numbers_in(chests)[state.roll(count_bits(chests))]
