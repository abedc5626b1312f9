"""What lies open for all on the table of Orléans, as numbers: round, event, supplies, deeds. Rules: O-1, O-8, O-11."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.numbers import Layout, Row
from stammtisch.games.orleans.ids import (
    BOATMEN_CITIZEN,
    CITIZENS,
    DEED_IDS,
    DEEDS,
    EVENT_IDS,
    EVENTS,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    MAX_SEATS,
    ORLEANS,
    PLACE_IDS,
    PLACE_TILES,
    ROUTES,
    TOWNS,
)
from stammtisch.games.orleans.judgement.numbers_moment import SEAT_IDS
from stammtisch.games.orleans.state import OrleansState


def declare_table(layout: Layout) -> None:
    layout.flag("plans are secret", "nobody sees the others' plans before all have ended planning")
    layout.flag("plans in order", "one plans after another")
    layout.flag("bank is limited", "the bank pays only what it has")
    layout.add("bank", 0.0, 300.0, "coins in the bank, where it is limited")
    layout.add("round", 0.0, 18.0, "rounds begun")
    layout.add("rounds to come", 0.0, 18.0, "rounds after this one")
    layout.one_of("start player", SEAT_IDS, "who has the start player's shield")
    layout.one_of("event", EVENT_IDS, "the event of this round")
    layout.each("events left", EVENT_IDS, 0.0, 3.0, "hourglass tiles of this event that are still face down")
    layout.each("supply", KIND_IDS, 0.0, 16.0, "neutral followers of this kind on the main board")
    layout.each("goods market", GOOD_IDS, 0.0, 20.0, "goods of this kind on the goods market")
    layout.each("goods on the map", GOOD_IDS, 0.0, 16.0, "goods of this kind beside the routes")
    layout.add("free towns", 0.0, 22.0, "towns but Orléans without any trading station")
    layout.add("technology left", 0.0, 16.0, "technology tiles on the table")
    layout.add("tiles left", 0.0, 20.0, "place tiles on the table")
    layout.each("tile left", PLACE_IDS[FIRST_PLACE_TILE:], 0.0, 1.0, "whether this place tile is on the table")
    declare_citizens(layout)
    declare_deeds(layout)


def write_table(state: OrleansState, seat: int, row: Row) -> None:
    row.flag(state.plans_are_hidden != 0)
    row.flag(state.plans_in_order != 0)
    row.flag(state.bank_is_limited != 0)
    row.count(state.bank if state.bank_is_limited else 0)
    row.count(state.round)
    row.count(state.box.rounds - state.round)
    row.one_of((state.start_seat - seat) % state.seats, MAX_SEATS)
    row.one_of(state.event if state.round > 0 else -1, EVENTS)
    for event in range(i64(EVENTS)):
        row.count(state.events_left[event])
    for kind in range(i64(KINDS)):
        row.count(state.supply[kind])
    for good in range(i64(GOODS)):
        row.count(state.goods_market[good])
    write_goods_on_map(state, row)
    taken: i64 = 0
    for player in state.players:
        taken |= player.stations
    row.count(TOWNS - 1 - count_bits(taken >> (ORLEANS + 1)))
    row.count(state.technology_left)
    row.count(count_bits(state.tiles_left))
    row.bits(state.tiles_left >> FIRST_PLACE_TILE, PLACE_TILES)
    write_citizens(state, row)
    write_deeds(state, row)


def write_goods_on_map(state: OrleansState, row: Row) -> None:
    first = row.at - 1
    row.skip(GOODS)
    buffer = row.buffer
    for space in range(i64(2 * ROUTES)):
        content = state.route_goods[space]
        if content:
            buffer[first + content] += 1.0


# Citizens and deeds


def declare_citizens(layout: Layout) -> None:
    layout.add("citizens left", 0.0, 14.0, "citizens that nobody has yet, that of most trading stations counted in")
    layout.flag("citizen left boatmen", "whether the citizen of the boatmen's track is still there")
    layout.flag("citizen left knights", "whether the citizen of the knights' track is still there")
    numbers = ["1", "2", "3"]
    layout.each("citizen left development", numbers, 0.0, 1.0, "whether this citizen of the development track is there")


def write_citizens(state: OrleansState, row: Row) -> None:
    row.count(count_bits(state.citizens_left))
    row.bits(state.citizens_left >> BOATMEN_CITIZEN, CITIZENS - 1 - BOATMEN_CITIZEN)


def declare_deeds(layout: Layout) -> None:
    for deed in DEED_IDS:
        layout.add(f"deed {deed} free", 0.0, 10.0, "free spaces of this deed; the last one filled wins its citizen")
        layout.each(f"deed {deed} free", KIND_IDS, 0.0, 3.0, "free spaces of this deed for this kind")


def write_deeds(state: OrleansState, row: Row) -> None:
    for deed in range(i64(DEEDS)):
        free: i64 = 0
        at = row.at
        row.skip(1)
        for kind in range(i64(KINDS)):
            number = state.deed_open[deed * KINDS + kind]
            row.count(number)
            free += number
        row.buffer[at] = float(free)


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
