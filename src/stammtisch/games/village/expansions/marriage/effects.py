"""What happens to the pieces of Marriage: bread, tools, points, and who stands or lives with whom.

The figures of players stand in `Player.family` as everywhere; ranks and couples note besides who is who. Rules: VM-3.2,
VM-5, VM-6.1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.games.village.effects import gain_grain, move_figure
from stammtisch.games.village.expansions.ids import CEREMONY
from stammtisch.games.village.expansions.marriage.ids import (
    NOBODY,
    PINK_FIGURE,
    RANKS,
    couple,
    first_of,
    kind_of,
    member,
    owner_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.ids import FARM, FIGURE_BITS, FIGURE_MASK
from stammtisch.games.village.state import VillageState

GOT_GRAIN: Final = Message(301, "marriage-grain", "player", "number:grain")
GOT_BREAD: Final = Message(305, "got-bread", "player", "number:bread")
GOT_TOOLS: Final = Message(306, "got-tools", "player", "number:tools")
WENT_HOME: Final = Message(321, "went-home", "player", "figure", "place")
PINK_RETURNED: Final = Message(322, "pink-returned")
WIDOWED: Final = Message(323, "widowed", "player", "figure", "place")


# Bread, tools, grain


def gain_bread(state: VillageState, seat: int, number: i64) -> None:
    table_of(state).bread[seat] += number
    if number > 0:
        state.tell(GOT_BREAD, seat, number)


def gain_tools(state: VillageState, seat: int, number: i64) -> None:
    table_of(state).tools[seat] += number
    if number > 0:
        state.tell(GOT_TOOLS, seat, number)


def take_grain(state: VillageState, seat: int, number: i64) -> None:
    """Grain as a bonus or a reward, as much as the farm holds (V-1.3)."""
    stored = gain_grain(state, seat, number)
    state.tell(GOT_GRAIN, seat, stored)


# Ranks and couples


def is_in_ceremony(state: VillageState, seat: int) -> bool:
    """Whether a figure of this player stands in the ceremony (VM-3.2)."""
    return state.players[seat].family[CEREMONY] != 0


def free_ranks(state: VillageState) -> list[int]:
    ranks = table_of(state).ranks
    return [rank for rank in range(RANKS) if ranks[rank] == NOBODY]


def ranks_of(state: VillageState, figure: i64) -> list[int]:
    """The ranks on which such a figure stands."""
    ranks = table_of(state).ranks
    return [rank for rank in range(RANKS) if ranks[rank] == figure]


def partners_of(state: VillageState, figure: i64, place: i64) -> list[int]:
    """The different partners that such figures have at a place; NOBODY for the widowed."""
    found: list[int] = []
    for pair in table_of(state).couples:
        if place_of(pair) != place:
            continue
        partner = -1
        if first_of(pair) == figure:
            partner = int(second_of(pair))
        elif second_of(pair) == figure:
            partner = int(first_of(pair))
        if partner >= 0 and partner not in found:
            found.append(partner)
    return found


def position_of(state: VillageState, figure: i64, partner: i64, place: i64) -> int:
    """Where the couples list such a pair; the one that married first."""
    for position, pair in enumerate(table_of(state).couples):
        if place_of(pair) == place:
            first = first_of(pair)
            second = second_of(pair)
            if (first == figure and second == partner) or (first == partner and second == figure):
                return position
    raise ValueError("there is no such couple")


def part(state: VillageState, figure: i64, partner: i64, place: i64) -> None:
    """One of a couple has gone; the other is widowed, or pink and back in the supply (VM-5.3, VM-5.4)."""
    table = table_of(state)
    position = position_of(state, figure, partner, place)
    if partner in (NOBODY, PINK_FIGURE):
        del table.couples[position]
        if partner == PINK_FIGURE:
            table.pink += 1
            state.tell(PINK_RETURNED)
        return
    table.couples[position] = couple(place, partner, NOBODY)
    state.tell(WIDOWED, owner_of(partner), kind_of(partner), place)


def change_kind(state: VillageState, figure: i64, partner: i64, place: i64, new: i64) -> None:
    """One of a couple has been given bread (VM-6.3)."""
    table = table_of(state)
    position = position_of(state, figure, partner, place)
    pair = table.couples[position]
    if first_of(pair) == figure:
        table.couples[position] = couple(place, new, second_of(pair))
    else:
        table.couples[position] = couple(place, first_of(pair), new)


def send_home(state: VillageState, figure: i64, place: i64) -> None:
    """A figure without a partner goes back to the farm at a wedding, a pink one to the supply (VM-4.5)."""
    if figure == PINK_FIGURE:
        table_of(state).pink += 1
        state.tell(PINK_RETURNED)
        return
    seat = owner_of(figure)
    move_figure(state.players[seat].family, kind_of(figure), place, FARM)
    state.tell(WENT_HOME, seat, kind_of(figure), place)


def move_member(state: VillageState, figure: i64, source: i64, target: i64) -> None:
    """One of a couple moves with the other; only figures of players are noted in a family."""
    if figure != PINK_FIGURE:
        move_figure(state.players[owner_of(figure)].family, kind_of(figure), source, target)


def new_in_ceremony(state: VillageState, seat: int) -> i64:
    """The figure of this player that stands in the ceremony and on no rank yet."""
    table = table_of(state)
    packed = state.players[seat].family[CEREMONY]
    kind: i64 = 0
    while packed:
        noted: i64 = 0
        for rank in range(i64(RANKS)):
            if table.ranks[rank] == member(seat, kind):
                noted += 1
        if packed & FIGURE_MASK > noted:
            return member(seat, kind)
        packed >>= FIGURE_BITS
        kind += 1
    raise ValueError("all of them have a rank")
