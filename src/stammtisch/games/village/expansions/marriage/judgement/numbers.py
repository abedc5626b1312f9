"""Marriage as numbers: the cubes of its spaces, ceremony, couples, bread and tools. Rules: VM."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.numbers import Layout, Row
from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.ids import (
    BAKERY,
    CEREMONY,
    FED,
    MARRIAGE_SPACE,
    PARENTS,
    SHOP,
    SMUGGLER_SPACE,
)
from stammtisch.games.village.expansions.marriage.cards import BreadOrTool
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.ids import (
    NOBODY,
    RANKS,
    SIDE_B,
    first_of,
    is_whole,
    owner_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.places.bread import WithOrWithout
from stammtisch.games.village.expansions.marriage.places.ceremony import Marry, OneOf, Swap
from stammtisch.games.village.expansions.marriage.places.smuggler import SellMore, Smuggler
from stammtisch.games.village.expansions.marriage.places.tools import UseTool
from stammtisch.games.village.expansions.marriage.places.wedding import BuyOnReturn, ChooseBuilding, ChooseReward
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.ids import (
    CUBE_IDS,
    CUBES,
    FIGURE_BITS,
    MAX_SEATS,
    NUMBER_IDS,
    NUMBERS,
    count_all,
    count_of,
)
from stammtisch.games.village.state import VillageState

ASKED: Final = ["marry", "bonus", "smuggler", "building", "return", "reward", "tool", "figure"]
RANK_IDS: Final = [str(rank + 1) for rank in range(RANKS)]
FAMILY_NUMBERS: Final = 7


def declare(layout: Layout) -> None:
    layout.flag("marriage side b", "whether side b of the board is used")
    layout.one_of("marriage asked", ASKED, "which question of a wedding, a bonus or the smuggler waits")
    layout.each("space smuggler", CUBE_IDS, 0.0, 5.0, "cubes of this colour on the action space of the smuggler")
    layout.each("space marriage", CUBE_IDS, 0.0, 5.0, "cubes of this colour on the action space of the ceremony")
    layout.each("marriage own rank", RANK_IDS, 0.0, 1.0, "whether an own figure stands on this rank")
    layout.each("marriage other rank", RANK_IDS, 0.0, 1.0, "whether somebody else, or a pink figure, stands there")
    layout.add("marriage couples", 0.0, 3.0, "couples that marry at a wedding")
    layout.add("marriage pink", 0.0, 6.0, "pink figures in the supply")
    layout.each("marriage fed", NUMBER_IDS, 0.0, 2.0, "own figures with this number that have bread under them")
    for distance in range(MAX_SEATS):
        whose = f"+{distance} marriage"
        layout.add(f"{whose} bread", 0.0, 5.0, "bread")
        layout.add(f"{whose} tools", 0.0, 5.0, "tools")
        layout.add(f"{whose} in ceremony", 0.0, 2.0, "figures in the ceremony")
        layout.add(f"{whose} in buildings", 0.0, 3.0, "figures in bakery and shop")
        layout.add(f"{whose} parents", 0.0, 3.0, "figures in the parents' corner")
        layout.add(f"{whose} married", 0.0, 4.0, "figures whose partner is there too")
        layout.add(f"{whose} fame", 0.0, 20.0, "points that smuggler and ceremony have brought")


def write(state: VillageState, seat: int, row: Row) -> None:
    table = table_of(state)
    row.flag(state.chosen.options["marriage"] == SIDE_B)
    row.one_of(asked_of(state.stack[-1]) if state.stack else i64(-1), len(ASKED))
    for cube in range(i64(CUBES)):
        row.count(state.spaces[SMUGGLER_SPACE * CUBES + cube])
    for cube in range(i64(CUBES)):
        row.count(state.spaces[MARRIAGE_SPACE * CUBES + cube])
    for rank in range(i64(RANKS)):
        row.flag(owner_of(table.ranks[rank]) == seat)
    for rank in range(i64(RANKS)):
        row.flag(table.ranks[rank] != NOBODY and owner_of(table.ranks[rank]) != seat)
    row.count(box_of(state.box).couples[state.column])
    row.count(table.pink)
    fed = state.players[seat].visible() >> (FIGURE_BITS * FED)
    for number in range(i64(NUMBERS)):
        row.count(count_of(fed, number))
    seats = len(state.players)
    for distance in range(MAX_SEATS):
        if distance < seats:
            write_family(state, (seat + distance) % seats, row)
        else:
            row.skip(FAMILY_NUMBERS)


def asked_of(top: Pending) -> i64:
    """Where a question stands in ASKED, or -1."""
    if isinstance(top, Marry):
        return 0
    if isinstance(top, (OneOf, Swap, BreadOrTool)):
        return 1
    if isinstance(top, (Smuggler, SellMore)):
        return 2
    if isinstance(top, ChooseBuilding):
        return 3
    if isinstance(top, BuyOnReturn):
        return 4
    if isinstance(top, ChooseReward):
        return 5
    if isinstance(top, UseTool):
        return 6
    return 7 if isinstance(top, WithOrWithout) else -1


def write_family(state: VillageState, seat: i64, row: Row) -> None:
    """What one seat has of Marriage."""
    table = table_of(state)
    family = state.players[seat].family
    row.count(table.bread[seat])
    row.count(table.tools[seat])
    row.count(count_all(family[CEREMONY]))
    row.count(count_all(family[BAKERY]) + count_all(family[SHOP]))
    row.count(count_all(family[PARENTS]))
    married: i64 = 0
    for pair in table.couples:
        if is_whole(pair):
            if owner_of(first_of(pair)) == seat:
                married += 1
            if owner_of(second_of(pair)) == seat:
                married += 1
    row.count(married)
    row.count(table.smuggled[seat] + table.fame[seat])
