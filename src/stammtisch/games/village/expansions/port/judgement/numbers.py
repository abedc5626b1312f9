"""Port as numbers: ships, captains, cargo, islands, lighthouses, and chests as far as one may know. Rules: VP."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits, numbers_in
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.ids import LIGHTHOUSE, SEA
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import (
    CAPTAINS,
    CARGO_IDS,
    CARGOES,
    CHEST,
    COCOA,
    FREE,
    HARBOUR,
    ISLAND_IDS,
    ISLANDS,
    NO_CAPTAIN,
    TEA,
    WATER_IDS,
    WATERS,
)
from stammtisch.games.village.expansions.port.judgement.evaluation import nearby
from stammtisch.games.village.expansions.port.places.burial import SeaBurial
from stammtisch.games.village.expansions.port.places.harbour import Load, TakeHelmsman, Voyage
from stammtisch.games.village.expansions.port.places.island import AtIsland
from stammtisch.games.village.expansions.port.places.sailing import Chart, Sail
from stammtisch.games.village.expansions.port.sight.redeal import unseen_by
from stammtisch.games.village.expansions.port.table import aboard, holds_used, table_of
from stammtisch.games.village.ids import COLOURS, CUBE_IDS, MAX_SEATS, cost_of, count_all
from stammtisch.games.village.state import VillageState

ASKED: Final = ["voyage", "load", "sail", "island", "burial"]
PRICE_IDS: Final = ["1", "2", "3"]
OTHER_NUMBERS: Final = 8


def declare(layout: Layout) -> None:
    layout.one_of("port asked", ASKED, "which question of the voyage waits")
    layout.add("port free steps", 0.0, 4.0, "free steps that the ship under way has left")
    layout.add("port paid steps", 0.0, 4.0, "steps that it has left of those already paid for")
    declare_sea(layout)
    declare_own_ship(layout)
    for distance in range(1, MAX_SEATS):
        declare_other_ship(layout, f"+{distance} port")


def write(state: VillageState, seat: int, row: Row) -> None:
    write_asked(state, row)
    write_sea(state, seat, row)
    write_own_ship(state, seat, row)
    seats = len(state.players)
    for distance in range(1, MAX_SEATS):
        if distance < seats:
            write_other_ship(state, (seat + distance) % seats, row)
        else:
            row.skip(OTHER_NUMBERS)


def write_asked(state: VillageState, row: Row) -> None:
    if not state.stack:
        row.skip(len(ASKED) + 2)
        return
    top = state.stack[-1]
    row.one_of(asked_of(top), len(ASKED))
    if isinstance(top, Sail):
        row.count(top.free)
        row.count(top.paid)
    else:
        row.skip(2)


def asked_of(top: Pending) -> i64:
    """Where a question stands in ASKED, or -1."""
    if isinstance(top, (Voyage, TakeHelmsman)):
        return 0
    if isinstance(top, Load):
        return 1
    if isinstance(top, (Sail, Chart)):
        return 2
    if isinstance(top, AtIsland):
        return 3
    return 4 if isinstance(top, SeaBurial) else -1


# The sea


def declare_sea(layout: Layout) -> None:
    layout.add("port cocoa left", 0.0, 5.0, "cocoa on its island")
    layout.add("port tea left", 0.0, 5.0, "tea on its island")
    layout.add("port chests left", 0.0, 9.0, "chests on the treasure island")
    layout.add("port coins in chests", 0.0, 5.0, "coins in a chest that one has not seen, on average")
    layout.add("port tools in chests", 0.0, 2.0, "tools in a chest that one has not seen, on average")
    layout.add("port burials left", 0.0, 4.0, "places for the dead at sea; with the last one the end is brought on")
    layout.each("port captains for", PRICE_IDS, 0.0, 5.0, "captains to be had for so many coins")
    layout.each("port free light", ISLAND_IDS, 0.0, 12.0, "points of the lighthouse of this island, if nobody keeps it")


def write_sea(state: VillageState, seat: int, row: Row) -> None:
    table = table_of(state)
    box = box_of(state.box)
    row.count(table.cocoa_left)
    row.count(table.tea_left)
    row.count(count_bits(table.chests_left))
    coins: i64 = 0
    tools: i64 = 0
    unseen = numbers_in(unseen_by(table, seat))
    for chest in unseen:
        coins += box.chest_coins[chest]
        tools += box.chest_tools[chest]
    number = float(max(len(unseen), 1))
    row.put(float(coins) / number)
    row.put(float(tools) / number)
    row.count(table.sea_left)
    start = row.at
    row.skip(len(PRICE_IDS))
    for captain in range(i64(CAPTAINS)):
        if (table.captains_left >> captain) & 1:
            row.buffer[start + box.captain_coins[captain] - 1] += 1.0
    for island in range(i64(ISLANDS)):
        is_free = table.lighthouses[island] == FREE and box.light_points[island] > 0
        row.count(box.light_points[island] if is_free else i64(0))


# One's own ship


def declare_own_ship(layout: Layout) -> None:
    layout.one_of("port ship at", WATER_IDS, "where the own ship is")
    layout.flag("port captain", "whether a captain is aboard")
    layout.add("port captain coins", 0.0, 3.0, "what he has cost")
    layout.each("port captain asks", CUBE_IDS[:COLOURS], 0.0, 2.0, "cubes of this colour that he asks for more steps")
    layout.add("port captain asks any", 0.0, 2.0, "cubes of any colour that he asks for further steps")
    layout.add("port captain steps", 0.0, 3.0, "how many steps he takes for that")
    layout.flag("port helmsman", "whether the helmsman is aboard")
    layout.each("port aboard", CARGO_IDS, 0.0, 2.0, "pieces of this cargo aboard")
    layout.add("port free holds", 0.0, 5.0, "holds that are free")
    layout.add("port nearby", 0.0, 15.0, "what the islands around would give, less for each step to get there")
    layout.add("port cocoa home", 0.0, 3.0, "cocoa at home")
    layout.add("port tea home", 0.0, 3.0, "tea at home")
    layout.add("port chests home", 0.0, 3.0, "chests at home")
    layout.add("port coins at home", 0.0, 10.0, "coins in them")
    layout.add("port tools at home", 0.0, 4.0, "tools in them")
    layout.add("port coins aboard", 0.0, 10.0, "coins in the chests aboard")
    layout.add("port lighthouses", 0.0, 3.0, "lighthouses kept")
    layout.add("port fame", 0.0, 30.0, "points that Port has brought")
    layout.add("port buried at sea", 0.0, 2.0, "own members buried at sea")


def write_own_ship(state: VillageState, seat: int, row: Row) -> None:
    table = table_of(state)
    box = box_of(state.box)
    row.one_of(table.ships[seat], WATERS)
    captain = table.captains[seat]
    if captain == NO_CAPTAIN:
        row.skip(COLOURS + 4)
    else:
        row.flag(True)
        row.count(box.captain_coins[captain])
        for colour in range(i64(COLOURS)):
            row.count(cost_of(box.captain_costs[captain], colour))
        row.count(box.captain_any[captain])
        row.count(box.captain_steps[captain])
    row.count(table.helmsmen[seat])
    for cargo in range(i64(CARGOES)):
        row.count(aboard(state, seat, cargo))
    row.count(box.holds - holds_used(state, seat))
    row.put(nearby(state, table, seat) if captain != NO_CAPTAIN else 0.0)
    row.count(table.home[seat * 2])
    row.count(table.home[seat * 2 + 1])
    row.count(count_bits(table.chests_home[seat]))
    coins: i64 = 0
    tools: i64 = 0
    for chest in numbers_in(table.chests_home[seat]):
        coins += box.chest_coins[chest]
        tools += box.chest_tools[chest]
    row.count(coins)
    row.count(tools)
    coins = 0
    for chest in numbers_in(table.chests_aboard[seat]):
        coins += box.chest_coins[chest]
    row.count(coins)
    row.count(count_all(state.players[seat].family[LIGHTHOUSE]))
    row.count(table.fame_of(seat))
    row.count(count_all(state.players[seat].family[SEA]))


# The ships of others


def declare_other_ship(layout: Layout, whose: str) -> None:
    layout.flag(f"{whose} at sea", "whether the ship has left the harbour")
    layout.flag(f"{whose} captain", "whether a captain is aboard")
    layout.add(f"{whose} holds used", 0.0, 5.0, "holds that are full")
    layout.add(f"{whose} brings", 0.0, 3.0, "cocoa and tea aboard")
    layout.add(f"{whose} sells", 0.0, 4.0, "cocoa and tea at home")
    layout.add(f"{whose} chests", 0.0, 3.0, "chests aboard and at home")
    layout.add(f"{whose} lighthouses", 0.0, 3.0, "lighthouses kept")
    layout.add(f"{whose} fame", 0.0, 30.0, "points that Port has brought")


def write_other_ship(state: VillageState, seat: i64, row: Row) -> None:
    table = table_of(state)
    row.flag(table.ships[seat] != HARBOUR)
    row.flag(table.captains[seat] != NO_CAPTAIN)
    row.count(holds_used(state, seat))
    row.count(aboard(state, seat, COCOA) + aboard(state, seat, TEA))
    row.count(table.home[seat * 2] + table.home[seat * 2 + 1])
    row.count(aboard(state, seat, CHEST) + count_bits(table.chests_home[seat]))
    row.count(count_all(state.players[seat].family[LIGHTHOUSE]))
    row.count(table.fame_of(seat))
