"""When a life goal is reached: what must be there, at home or aboard, or on the boards (VG-3, VG-4).

Nothing is paid; pieces are only shown (VG-2.2).
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.ids import (
    ACOLYTE,
    BEER,
    CHEST,
    COCOA,
    COIN,
    FIRST_CUBE,
    GOVERNESS,
    GRAIN,
    HISTORIAN,
    INNKEEPER,
    KIND_OF_GOOD,
    LIGHTHOUSE_KEEPER,
    MASTER,
    MERCHANT,
    SAINT,
    SECRETARY,
    SILVER,
    TOOL,
    TRAVELLING_SALESMAN,
)
from stammtisch.games.village.expansions.ids import (
    BAKERY,
    BREWERY,
    CEREMONY,
    LIGHTHOUSE,
    PARENTS,
    PERSON_CARD,
    SHOP,
)
from stammtisch.games.village.expansions.ids import BEER as BEER_HELD
from stammtisch.games.village.expansions.ids import TOOL as TOOL_HELD
from stammtisch.games.village.expansions.port import ids as port
from stammtisch.games.village.ids import (
    BUILDINGS,
    CASTLE,
    CHRONICLE,
    CHURCH,
    COUNCIL,
    CRAFT,
    CRAFT_GROUP,
    FARM,
    GOODS,
    GROUPS,
    NUMBERS,
    STEPS,
    count_all,
    of_generation,
)
from stammtisch.games.village.state import Player, VillageState

NORTHEAST: i64 = 4  # the castle in the upper right corner


def is_reached(state: VillageState, seat: int, goal: i64) -> bool:
    """Whether a seat could show this goal now."""
    if goal >= SILVER:
        return lacking_gold(state, seat, goal) == 0
    box = box_of(state.box)
    for need in range(box.needs_begin[goal], box.needs_begin[goal + 1]):
        if stock(state, seat, box.things[need]) < box.counts[need]:
            return False
    return True


def lacking(state: VillageState, seat: int, goal: i64) -> i64:
    """How many pieces, figures, customers or cards a seat is short of for a goal."""
    if goal >= SILVER:
        return lacking_gold(state, seat, goal)
    box = box_of(state.box)
    total: i64 = 0
    for need in range(box.needs_begin[goal], box.needs_begin[goal + 1]):
        total += max(box.counts[need] - stock(state, seat, box.things[need]), 0)
    return total


def asked_in_all(state: VillageState, goal: i64) -> i64:
    """How many pieces, figures, customers or cards a goal asks for, to see how near somebody is."""
    box = box_of(state.box)
    if goal >= SILVER:
        return max(box.numbers[goal], 2)
    total: i64 = 0
    for need in range(box.needs_begin[goal], box.needs_begin[goal + 1]):
        total += box.counts[need]
    return total


# Silver: pieces, those on the ship counted (VG-2.3)


def stock(state: VillageState, seat: int, thing: i64) -> i64:
    """How many a seat has of a thing, at home and on its ship."""
    player = state.players[seat]
    if thing < GOODS:
        return player.goods[thing] + state.seams.shipped(state, seat, thing)
    if thing < COIN:
        return player.cubes[thing - FIRST_CUBE]
    if thing == COIN:
        return player.coins
    if thing == GRAIN:
        return player.grain + state.seams.shipped(state, seat, port.GRAIN)
    if thing == BEER:
        return state.seams.held(state, seat, BEER_HELD)
    if thing == TOOL:
        return state.seams.held(state, seat, TOOL_HELD)
    if thing == KIND_OF_GOOD:
        return kinds_of_goods(state, seat)
    assert COCOA <= thing <= CHEST
    return state.seams.shipped(state, seat, port.COCOA + thing - COCOA)


def kinds_of_goods(state: VillageState, seat: int) -> i64:
    """How many different goods a seat has; beer is one of them where Inn is played."""
    kinds: i64 = 0
    for thing in range(i64(GOODS)):
        if stock(state, seat, thing) > 0:
            kinds += 1
    if stock(state, seat, BEER) > 0:
        kinds += 1
    return kinds


# Gold: positions on the boards


def lacking_gold(state: VillageState, seat: int, goal: i64) -> i64:
    player = state.players[seat]
    family = player.family
    number = box_of(state.box).numbers[goal]
    if goal == GOVERNESS:
        couples = family[BAKERY] + family[SHOP]
        return absent(family[CEREMONY]) + absent(family[PARENTS]) + absent(couples) + absent(family[FARM])
    if goal == TRAVELLING_SALESMAN:
        return absent(family[CASTLE + NORTHEAST]) + max(number - count_bits(player.customers), 0)
    if goal == MERCHANT:
        return max(number - count_bits(player.customers), 0)
    if goal == SAINT:
        return absent(family[CHURCH]) + absent(family[CHURCH + 1]) + absent(family[CHURCH + 2])
    if goal == HISTORIAN:
        return max(number - groups_of(player), 0)
    if goal == LIGHTHOUSE_KEEPER:
        return max(number - count_all(family[LIGHTHOUSE]), 0)
    if goal == MASTER:
        return max(number - craftsmen_of(player), 0)
    if goal == ACOLYTE:
        return 0 if has_fourth_in_church(player) else 1
    if goal == SECRETARY:
        return absent(family[COUNCIL + STEPS - 1]) + (0 if state.marker == seat else 1)
    assert goal == INNKEEPER
    return max(number - state.seams.held(state, seat, PERSON_CARD), 0)


def absent(packed: i64) -> i64:
    """1 while nobody stands at a place."""
    return 1 if packed == 0 else 0


def groups_of(player: Player) -> i64:
    """In how many groups of the chronicle a family has members; whom the bard laid beside it is in none."""
    groups: i64 = 0
    for group in range(i64(GROUPS)):
        if player.family[CHRONICLE + group] != 0:
            groups += 1
    return groups


def craftsmen_of(player: Player) -> i64:
    """How many members work in craft buildings, the brewery among them, or lie in the craft group."""
    total = count_all(player.family[CHRONICLE + CRAFT_GROUP]) + count_all(player.family[BREWERY])
    for building in range(i64(BUILDINGS)):
        total += count_all(player.family[CRAFT + building])
    return total


def has_fourth_in_church(player: Player) -> bool:
    """Whether a figure of the fourth generation or later stands on a church step; bread counts as one more."""
    for step in range(i64(STEPS)):
        packed = player.family[CHURCH + step]
        if of_generation(packed, NUMBERS - 1) + of_generation(packed, NUMBERS) > 0:
            return True
    return False
