"""Accounts for every piece of Marriage: who stands on a rank, who lives with whom, pink figures, bread and tools."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from stammtisch.core.legend import must
from stammtisch.games.village.accounting import WAITING
from stammtisch.games.village.expansions.ids import (
    ALL_PLACE_IDS,
    BAKERY,
    CEREMONY,
    FED,
    KIND_IDS,
    KINDS,
    PARENTS,
    SHOP,
)
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.ids import (
    NOBODY,
    PINK_FIGURE,
    SIDE_RANK_IDS,
    first_of,
    kind_of,
    member,
    owner_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.places.bread import WhichFigure
from stammtisch.games.village.expansions.marriage.places.ceremony import EnterRank, first_rank
from stammtisch.games.village.expansions.marriage.places.tools import UseTool
from stammtisch.games.village.expansions.marriage.places.wedding import ChooseBuilding, ChooseReward, Marrying
from stammtisch.games.village.expansions.marriage.places.which import LEFT, WhichOne
from stammtisch.games.village.expansions.marriage.table import MarriageTable, table_of
from stammtisch.games.village.ids import count_of
from stammtisch.games.village.seams import BEER_MADE
from stammtisch.games.village.state import VillageState

# Figures of players, and where they stand on the Marriage board: how many of each.
Standing: TypeAlias = Counter[tuple[int, int]]


def account_for_marriage(state: VillageState) -> None:
    """Ranks and couples name exactly the figures that stand on the Marriage board, and every pink one is somewhere."""
    table = table_of(state)
    for seat in range(int(state.seats)):
        for name, number in (("bread", table.bread[seat]), ("tools", table.tools[seat])):
            must(number >= 0, f"marriage.{name}.{seat}", "cannot be below zero.", "kann nicht unter null sein.")
    account_for_couples(table)
    noted = noted_figures(table)
    pink = sum(number for (figure, _), number in noted.items() if figure == PINK_FIGURE)
    wanted = box_of(state.box).pink_alone if state.is_solo else box_of(state.box).pink
    must(
        table.pink >= 0 and pink + table.pink == wanted,
        "marriage",
        f"there are only {wanted} neutral figures.",
        f"es gibt nur {wanted} neutrale Figuren.",
    )
    account_for_standing(state, table, noted)


def account_for_couples(table: MarriageTable) -> None:
    for number, pair in enumerate(table.couples):
        where = f"marriage.couples.{number}"
        must(BAKERY <= place_of(pair) <= PARENTS, where, "cannot live there.", "können dort nicht wohnen.")
        both = [int(first_of(pair)), int(second_of(pair))]
        must(both != [NOBODY, NOBODY], where, "nobody lives there.", "dort wohnt niemand.")
        waits = NOBODY in both and PINK_FIGURE in both
        must(not waits, where, "a neutral figure never waits alone.", "eine neutrale Figur wartet nie allein.")
        are_pink = both == [PINK_FIGURE, PINK_FIGURE]
        must(not are_pink, where, "neutral figures do not live together.", "neutrale Figuren wohnen nicht zusammen.")


def noted_figures(table: MarriageTable) -> Standing:
    """The figures that ranks and couples name."""
    noted: Standing = Counter()
    for figure in table.ranks:
        noted[int(figure), CEREMONY] += 1
    for pair in table.couples:
        noted[int(first_of(pair)), int(place_of(pair))] += 1
        noted[int(second_of(pair)), int(place_of(pair))] += 1
    for figure, place in list(noted):
        if figure == NOBODY:
            del noted[figure, place]
    return noted


def account_for_standing(state: VillageState, table: MarriageTable, noted: Standing) -> None:
    """Who is noted stands there, unless it is being asked which figure has just come, gone, or been given bread."""
    found: Standing = Counter()
    for seat, player in enumerate(state.players):
        for place in range(CEREMONY, PARENTS + 1):
            packed = int(player.family[place])
            for kind in range(KINDS) if packed else ():
                found[int(member(seat, kind)), place] += int(count_of(packed, kind))
    for pending in state.stack:
        if isinstance(pending, WhichOne):
            found[int(member(pending.seat, pending.kind)), pending.place] += 1
            if pending.what != LEFT:
                found[int(member(pending.seat, pending.kind + FED)), pending.place] -= 1
        elif isinstance(pending, EnterRank) and not is_on_the_way(state):
            account_for_new_one(state, pending, noted, found)
    for figure, place in {*noted, *found}:
        if figure == PINK_FIGURE or noted[figure, place] == found[figure, place]:
            continue
        name = KIND_IDS[int(kind_of(figure))]
        must(
            False,
            f"players.{int(owner_of(figure))}.family.{ALL_PLACE_IDS[place]}",
            f"figures with the number {name}: {found[figure, place]} stand there, {noted[figure, place]} are noted.",
            f"Figuren mit der Nummer {name}: {found[figure, place]} stehen dort, {noted[figure, place]} sind notiert.",
        )


def is_on_the_way(state: VillageState) -> bool:
    """Whether it is still being asked which figure goes to the ceremony."""
    return any(isinstance(pending, WhichFigure) and pending.target == CEREMONY for pending in state.stack)


def account_for_new_one(state: VillageState, pending: EnterRank, noted: Standing, found: Standing) -> None:
    """One figure in the ceremony has no rank yet; whichever it is."""
    for kind in range(KINDS):
        figure = int(member(pending.seat, kind)), CEREMONY
        if found[figure] > noted[figure]:
            found[figure] -= 1
            return
    must(False, WAITING, "nobody has come to the ceremony.", "niemand ist zur Zeremonie gekommen.")


# The moment


def account_for_course(state: VillageState) -> None:
    """Ranks that are asked for are taken or free, as they must be, and tools are there that are to be used."""
    table = table_of(state)
    tools = Counter[int]()
    married: list[int] = []
    for number, pending in enumerate(state.stack):
        where = f"{WAITING}.{number}"
        if isinstance(pending, UseTool):
            tools[pending.seat] += 1
            has_tool = table.tools[pending.seat] >= tools[pending.seat]
            must(has_tool, where, "the player has no tool.", "der Spieler hat kein Werkzeug.")
            can_be = pending.product != BEER_MADE or state.chosen.has("inn")
            must(can_be, where, "there is no beer in this game.", "in diesem Spiel gibt es kein Bier.")
        elif isinstance(pending, EnterRank):
            is_free = table.ranks[pending.rank] == NOBODY
            rank = SIDE_RANK_IDS[first_rank(state) + pending.rank]
            must(is_free, where, f"rank {rank} is taken.", f"Rang {rank} ist besetzt.")
        elif isinstance(pending, (Marrying, ChooseBuilding)):
            are_there = table.ranks[pending.high] != NOBODY and table.ranks[pending.low] != NOBODY
            are_new = pending.high < pending.low and not {pending.high, pending.low} & set(married)
            must(are_there and are_new, where, "cannot marry.", "können nicht heiraten.")
            married.extend([pending.high, pending.low])
        if isinstance(pending, ChooseBuilding):
            is_own = owner_of(table.ranks[pending.high]) == pending.seat
            must(is_own, where, "somebody else has the higher rank.", "jemand anders hat den höheren Rang.")
        elif isinstance(pending, ChooseReward):
            is_right = pending.place in (BAKERY, SHOP)
            must(is_right, where, "there is no reward there.", "dort gibt es keine Belohnung.")
        elif isinstance(pending, WhichOne):
            is_right = CEREMONY <= pending.place <= PARENTS and (pending.what == LEFT or pending.kind < FED)
            must(is_right, where, "there is no such figure.", "eine solche Figur gibt es nicht.")
