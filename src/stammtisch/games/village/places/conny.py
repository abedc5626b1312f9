"""Conny, the rival of the solo mode: her tray, her fate tiles, her dead, and what she does in church and market.

Rules: VS-2 to VS-7. What asks the player something on her behalf is in `decisions/solo.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
from stammtisch.core.message import Message
from stammtisch.games.village.effects import (
    bury,
    maybe_bring_on_the_end,
    move_figure,
    remove_from_space,
    space_is_empty,
)
from stammtisch.games.village.expansions.ids import FIRST_MORE
from stammtisch.games.village.ids import (
    BAG,
    BESIDE_TRAY,
    CHRONICLE,
    CHURCH,
    COLOURS,
    CUBES,
    FATES_PER_SET,
    GONE,
    GRAVE,
    NUMBERS,
    ON_CHURCH,
    RIVAL,
    STEPS,
    TRAY,
    lowest_number,
)
from stammtisch.games.village.state import VillageState

DRAWN: Final = Message(41, "drawn", "player", "figure")
CONNY_TOOK: Final = Message(48, "conny-took", "cube", "space")
CONNY_ROLLED: Final = Message(49, "conny-rolled", "cube")
FATE_BLANK: Final = Message(50, "fate-blank")
FATE_QUILL: Final = Message(51, "fate-quill")
CONNY_DIED_IN_CHRONICLE: Final = Message(52, "conny-died-in-chronicle", "figure", "group")
CONNY_DIED_IN_GRAVE: Final = Message(53, "conny-died-in-grave", "figure")
CONNY_DIED_GONE: Final = Message(54, "conny-died-gone", "figure")
CONNY_SERVED: Final = Message(55, "conny-served", "customer")
CONNY_ENTERED_BAG: Final = Message(57, "conny-entered-bag", "figure")
CONNY_DRAWN: Final = Message(58, "conny-drawn", "figure", "place")
CONNY_MAJORITY: Final = Message(59, "conny-majority")
FATES_SHUFFLED: Final = Message(63, "fates-shuffled", "fate")
CONNY_DIED_ELSEWHERE: Final = Message(66, "conny-died-elsewhere", "figure", "target")

# Which cube she takes


def space_with(state: VillageState, first: i64, cube: i64) -> i64:
    """The first space clockwise, from `first` on, with such a cube; -1 when none lies anywhere (VS-2.2)."""
    space = first
    for _ in range(len(state.chosen.spaces)):
        if state.spaces[space * CUBES + cube] > 0:
            return space
        space = state.chosen.next_space[space]
    return -1


def space_with_any(state: VillageState, first: i64) -> i64:
    """The first space clockwise, from `first` on, that is not empty; -1 when all are (VS-2.3)."""
    space = first
    for _ in range(len(state.chosen.spaces)):
        if not space_is_empty(state, space):
            return space
        space = state.chosen.next_space[space]
    return -1


def colours_on_board(state: VillageState) -> list[int]:
    """The colours of influence that still lie on the action spaces (VS-2.4)."""
    found: list[int] = []
    for colour in range(i64(COLOURS)):
        if space_with(state, 0, colour) >= 0:
            found.append(int(colour))
    return found


def wanted_cube(state: VillageState) -> i64:
    """The cube that Conny looks for, or -1 when any will do: your colour, or what the die says (VS-2.2, VS-2.4)."""
    if not state.uses_die:
        return state.taken_cube
    colours = colours_on_board(state)
    if len(colours) < 2:
        return -1
    colour = colours[state.roll(len(colours))]
    state.tell(CONNY_ROLLED, colour)
    return colour


# Her tray


def take_for_conny(state: VillageState, space: i64, cube: i64) -> None:
    """Lay a cube on Conny's tray, turn up the fate tile it passes, and let her react (VS-3, VS-4)."""
    remove_from_space(state, space, cube)
    state.tell(CONNY_TOOK, cube, space)
    compartment: i64 = state.box.tray_first if state.tray_at < 0 else (state.tray_at + 1) % TRAY
    state.tray_at = compartment
    state.tray[compartment] = state.tray[compartment] * 8 + cube + 1
    tile = state.box.fate_at[compartment]
    if tile >= 0:
        turn_up(state, tile // FATES_PER_SET, tile % FATES_PER_SET, space)


def turn_up(state: VillageState, fate_set: i64, tile: i64, space: i64) -> None:
    """Turn up a fate tile: one of the three of a set shows a quill, and then a figure of hers dies (VS-3.2).

    Which of the tiles still face down it is, chance decides only now.
    """
    opened = state.fates[2 * fate_set]
    if opened & bit(tile):
        return
    is_quill = False
    if state.fates[2 * fate_set + 1] == 0:
        is_quill = state.roll(FATES_PER_SET - count_bits(opened)) == 0
    state.fates[2 * fate_set] = opened | bit(tile)
    if is_quill:
        state.fates[2 * fate_set + 1] = tile + 1
    state.tell(FATE_QUILL if is_quill else FATE_BLANK)
    if state.fates[2 * fate_set] == (1 << FATES_PER_SET) - 1:
        # All three lie open: they are shuffled face down again (VS-3.3).
        state.fates[2 * fate_set] = 0
        state.fates[2 * fate_set + 1] = 0
        state.tell(FATES_SHUFFLED, fate_set)
    if is_quill:
        conny_dies(state, state.box.space_group[space])


def clear_tray(state: VillageState) -> None:
    """All cubes but the last leave the tray for the supply (VS-7.1)."""
    for compartment in range(i64(TRAY)):
        cubes = state.tray[compartment]
        keep: i64 = 0
        if compartment == state.tray_at:
            keep = cubes % 8
            cubes //= 8
        while cubes > 0:
            state.supply[cubes % 8 - 1] += 1
            cubes //= 8
        state.tray[compartment] = keep


# Her figures


def oldest_of_conny(state: VillageState) -> i64:
    """Where her next victim is: beside the tray, on the church, then on the steps from the left; else -1 (VS-4.1)."""
    if state.rival[BESIDE_TRAY] != 0:
        return BESIDE_TRAY
    if state.rival[ON_CHURCH] != 0:
        return ON_CHURCH
    for place in range(i64(CHURCH), i64(CHURCH + STEPS)):
        if state.rival[place] != 0:
            return place
    return -1


def conny_dies(state: VillageState, group: i64) -> None:
    """One of her oldest dies into the group of the space that her cube came from (VS-4.1, VS-4.2)."""
    place = oldest_of_conny(state)
    if place < 0:
        return
    number = lowest_number(state.rival[place])
    target = bury(state, RIVAL, number, place, group)
    if target == GRAVE:
        state.tell(CONNY_DIED_IN_GRAVE, number)
    elif target == GONE:
        state.tell(CONNY_DIED_GONE, number)
    elif target >= FIRST_MORE:
        state.tell(CONNY_DIED_ELSEWHERE, number, target)
    else:
        state.tell(CONNY_DIED_IN_CHRONICLE, number, int(target) - CHRONICLE)
    maybe_bring_on_the_end(state, RIVAL)


def conny_enters_bag(state: VillageState) -> None:
    """Her lowest figure lying on the church goes into the black bag, for nothing (VS-5.3)."""
    number = lowest_number(state.rival[ON_CHURCH])
    if number == NUMBERS:
        return
    move_figure(state.rival, number, ON_CHURCH, BAG)
    state.tell(CONNY_ENTERED_BAG, number)


def conny_serves(state: VillageState) -> None:
    """She takes the front customer of a market day (VS-5.1, VS-5.2)."""
    place = state.front_customer()
    if place < 0:
        return
    customer = state.market[place] - 1
    state.market[place] = 0
    state.rival_customers |= bit(customer)
    state.tell(CONNY_SERVED, customer)


def enter_step(state: VillageState, seat: i64, number: i64) -> None:
    """A figure drawn in the mass goes on the first step; Conny's passes the steps that she holds (V-9.3, VS-6.1)."""
    family = state.family_of(seat)
    place: i64 = CHURCH
    if seat >= state.seats:
        while place < CHURCH + STEPS - 1 and family[place] != 0:
            place += 1
    move_figure(family, number, BAG, place)
    if seat >= state.seats:
        state.tell(CONNY_DRAWN, number, place)
    else:
        state.tell(DRAWN, seat, number)
