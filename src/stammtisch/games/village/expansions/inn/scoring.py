"""What person cards are worth at the end: those kept for it, and points of cards played. Rules: VI-5, VI-7.2."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village import scoring as base
from stammtisch.games.village.expansions.ids import BESIDE_BOOK
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import (
    CHRONICLER,
    COUNT,
    ESTATE_MANAGER,
    FARMER_WOMAN,
    GUILD_MASTER,
    MAYOR,
    NUN,
    PHYSICIAN,
    PICKPOCKET,
    SCHOLAR,
    TRAVELLER,
)
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.ids import BROWN, CASTLES, GOODS, GREEN, ORANGE, PINK, count_all
from stammtisch.games.village.state import Player, VillageState

# Which colour a card counts that scores cubes left over.
COLOUR_OF = {NUN: BROWN, SCHOLAR: PINK, GUILD_MASTER: ORANGE, MAYOR: GREEN}


def add_card_scores(state: VillageState, seat: int, parts: dict[str, int]) -> None:
    """Points for cards played, for cards kept, and the tables that two of them replace."""
    parts["cards-played"] = int(table_of(state).fame[seat])
    parts["chronicle"] = chronicle_points(state, seat)
    if has_card(state, seat, TRAVELLER):
        parts["travel"] = travel_points(state, seat)
    parts["cards-kept"] = kept_points(state, seat)


def points_beside(state: VillageState, seat: i64) -> i64:
    """How many more points a seat has by its cards, those for playing them not counted."""
    player = state.players[seat]
    more: i64 = chronicle_points(state, seat) - base.chronicle_points(state, player)
    if has_card(state, seat, TRAVELLER):
        more += travel_points(state, seat) - base.travel_points(state, player)
    return more + kept_points(state, seat)


def travel_points(state: VillageState, seat: i64) -> int:
    """For the castles visited, by the table of this card (VI-5)."""
    return box_of(state.box).card_tables[TRAVELLER][int(state.players[seat].castles_visited())]


def remembered(player: Player) -> i64:
    """How many members count in the chronicle: whom the bard laid beside it does, too (VI-7.2)."""
    return player.in_chronicle() + count_all(player.family[BESIDE_BOOK])


def chronicle_points(state: VillageState, seat: i64) -> int:
    """Members in the chronicle, the bard's beside it counted, by the table of book or chronicler (VI-5.3)."""
    player = state.players[seat]
    members = int(remembered(player))
    table = state.box.chronicle_points
    if has_card(state, seat, CHRONICLER):
        table = box_of(state.box).card_tables[CHRONICLER]
    return table[min(members, len(table) - 1)]


def kept_points(state: VillageState, seat: i64) -> int:
    """Points of the cards kept for the end, without pickpocket, chronicler and traveller (VI-5)."""
    if table_of(state).hands[seat] == 0:
        return 0
    box = box_of(state.box)
    player = state.players[seat]
    total: i64 = 0
    if has_card(state, seat, FARMER_WOMAN):
        total += box.card_each[FARMER_WOMAN] * player.grain
    for card, colour in COLOUR_OF.items():
        if has_card(state, seat, card):
            table = box.card_tables[card]
            cubes = int(player.cubes[colour])
            total += table[cubes] if cubes < len(table) else 0
    if has_card(state, seat, COUNT):
        for castle in range(i64(CASTLES)):
            if state.box.castle_flag[castle] and (player.castles >> castle) & 1:
                total += box.card_each[COUNT]
    if has_card(state, seat, ESTATE_MANAGER):
        kinds: i64 = 1 if table_of(state).beer[seat] > 0 else 0
        for good in range(i64(GOODS)):
            if player.goods[good] > 0:
                kinds += 1
        total += box.card_each[ESTATE_MANAGER] * kinds
    if has_card(state, seat, PHYSICIAN):
        total += box.card_each[PHYSICIAN] * player.living()
    return int(total)


def add_pickpocket(state: VillageState, all_parts: list[dict[str, int]]) -> None:
    """Last of all: more for whoever has the fewest points, a tie included (VI-5.10)."""
    totals = [sum(parts.values()) for parts in all_parts]
    for seat, parts in enumerate(all_parts):
        if has_card(state, seat, PICKPOCKET):
            is_last = totals[seat] == min(totals)
            parts["cards-kept"] += box_of(state.box).card_tables[PICKPOCKET][1 if is_last else 0]
