"""What lies open for everybody, as numbers: cubes, customers, and Conny in the solo mode. Rules: V-3, V-5, VS."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.expansions.ids import DEMANDS
from stammtisch.games.village.ids import (
    BAG,
    BESIDE_TRAY,
    CHRONICLE,
    CHURCH,
    CUBE_IDS,
    CUBES,
    CUSTOMERS,
    FATE_SETS,
    FATES_PER_SET,
    GOOD_IDS,
    GOODS,
    GRAVE,
    GROUPS,
    MARKET_SPACES,
    ON_CHURCH,
    RIVAL,
    SPACE_IDS,
    SPACES,
    STEPS,
    TRAY,
    count_all,
)
from stammtisch.games.village.places.church import strength
from stammtisch.games.village.places.market import has_demand
from stammtisch.games.village.state import VillageState

# Action spaces, green bag and supply


def declare_spaces(layout: Layout) -> None:
    for space in SPACE_IDS:
        layout.each(f"space {space}", CUBE_IDS, 0.0, 5.0, "cubes of this colour on this action space")
    layout.each("bag", CUBE_IDS, 0.0, 20.0, "cubes of this colour in the green bag")
    layout.each("supply", CUBE_IDS, 0.0, 35.0, "cubes of this colour in the supply")


def write_spaces(state: VillageState, row: Row) -> None:
    for position in range(i64(SPACES * CUBES)):
        row.count(state.spaces[position])
    for cube in range(i64(CUBES)):
        row.count(state.bag[cube])
    for cube in range(i64(CUBES)):
        row.count(state.supply[cube])


# The market

# More stalls than these, if an edition has more, are told together with the queue.
STALLS: Final = 5
WANTED: Final = [*GOOD_IDS, "grain"]
# What is told of a customer, and of several together.
CUSTOMER_NUMBERS: Final = 4 + GOODS
CROWD_NUMBERS: Final = 3 + GOODS


def declare_market(layout: Layout) -> None:
    for stall in range(1, STALLS + 1):
        name = f"stall {stall}"
        layout.add(f"{name} points", 0.0, 8.0, "what the customer at this stall is worth; 0 for a gap")
        layout.each(f"{name} wants", WANTED, 0.0, 4.0, "how many of these the customer at this stall asks for")
        layout.add(f"{name} wants more", 0.0, 3.0, "how many other things the customer at this stall asks for")
        layout.flag(f"{name} is met", "whether one has what the customer at this stall asks for")
    for crowd, most in (("queue", 5.0), ("pile", 35.0)):
        layout.add(f"{crowd} customers", 0.0, most, "how many customers stand there")
        layout.add(f"{crowd} points", 0.0, 5.0 * most, "what they are worth together")
        layout.each(f"{crowd} wants", WANTED, 0.0, most, "how many of these they ask for together")


def write_market(state: VillageState, seat: int, row: Row) -> None:
    stalls = min(state.stalls(), i64(STALLS))
    for place in range(stalls):
        if state.market[place] == 0:
            row.skip(CUSTOMER_NUMBERS)
        else:
            write_customer(state, seat, state.market[place] - 1, row)
    row.skip((STALLS - stalls) * CUSTOMER_NUMBERS)
    start = row.at
    row.skip(CROWD_NUMBERS)
    for place in range(stalls, i64(MARKET_SPACES)):
        if state.market[place] > 0:
            add_to_crowd(state, state.market[place] - 1, row, start)
    start = row.at
    row.skip(CROWD_NUMBERS)
    rest = state.customers_left
    customer: i64 = 0
    while rest:
        if rest & 1:
            add_to_crowd(state, customer, row, start)
        rest >>= 1
        customer += 1


def write_customer(state: VillageState, seat: int, customer: i64, row: Row) -> None:
    """One customer: points, demand, and whether a seat has it."""
    box = state.box
    row.count(box.customer_points[customer])
    for good in range(i64(GOODS)):
        row.count(box.customer_goods[customer * GOODS + good])
    row.count(box.customer_grain[customer])
    more: i64 = 0
    if customer >= CUSTOMERS:
        for thing in range(i64(DEMANDS)):
            more += box.customer_demand[customer * DEMANDS + thing]
    row.count(more)
    row.flag(has_demand(state, seat, customer))


def add_to_crowd(state: VillageState, customer: i64, row: Row, start: i64) -> None:
    """Count one more customer among several that are told together."""
    box = state.box
    buffer = row.buffer
    buffer[start] += 1.0
    buffer[start + 1] += float(box.customer_points[customer])
    for good in range(i64(GOODS)):
        buffer[start + 2 + good] += float(box.customer_goods[customer * GOODS + good])
    buffer[start + 2 + GOODS] += float(box.customer_grain[customer])


# Conny

STEP_IDS: Final = [str(step + 1) for step in range(STEPS)]
SET_IDS: Final = [str(fate_set + 1) for fate_set in range(FATE_SETS)]
CONNY_NUMBERS: Final = 9 + STEPS + 2 * FATE_SETS


def declare_conny(layout: Layout) -> None:
    layout.add("Conny beside tray", 0.0, 8.0, "her figures beside the tray, who die first")
    layout.add("Conny on church", 0.0, 4.0, "her figures that lie on the church")
    layout.add("Conny in bag", 0.0, 4.0, "her figures in the black bag")
    layout.each("Conny church", STEP_IDS, 0.0, 2.0, "her figures on this church step")
    layout.add("Conny in the chronicle", 0.0, 8.0, "her figures in the chronicle")
    layout.add("Conny graves", 0.0, 6.0, "her figures in the graveyard")
    layout.add("Conny customers", 0.0, 10.0, "customers whom she has served")
    layout.each("Conny fates open", SET_IDS, 0.0, 2.0, "fate tiles of this set that lie face up")
    layout.each("Conny quill open", SET_IDS, 0.0, 1.0, "whether the quill of this set is among them")
    layout.add("Conny way to fate", 0.0, 10.0, "cubes until she turns up a fate tile")
    layout.add("Conny chance of quill", 0.0, 1.0, "the chance that it shows a quill")
    layout.flag("Conny is first in church", "whether she would have the majority now, a tie counted")


def write_conny(state: VillageState, row: Row) -> None:
    if not state.is_solo:
        row.skip(CONNY_NUMBERS)
        return
    rival = state.rival
    row.count(count_all(rival[BESIDE_TRAY]))
    row.count(count_all(rival[ON_CHURCH]))
    row.count(count_all(rival[BAG]))
    for step in range(i64(STEPS)):
        row.count(count_all(rival[CHURCH + step]))
    members: i64 = 0
    for group in range(i64(GROUPS)):
        members += count_all(rival[CHRONICLE + group])
    row.count(members)
    row.count(count_all(rival[GRAVE]))
    row.count(count_bits(state.rival_customers))
    for fate_set in range(i64(FATE_SETS)):
        row.count(count_bits(state.fates[2 * fate_set]))
    for fate_set in range(i64(FATE_SETS)):
        row.flag(state.fates[2 * fate_set + 1] > 0)
    write_next_fate(state, row)
    row.flag(strength(state, RIVAL) > 0 and strength(state, RIVAL) >= strength(state, 0))


def write_next_fate(state: VillageState, row: Row) -> None:
    """How far the next fate tile is that lies face down, and its chance of a quill (VS-3.2)."""
    compartment: i64 = state.box.tray_first if state.tray_at < 0 else (state.tray_at + 1) % TRAY
    for distance in range(i64(TRAY)):
        tile = state.box.fate_at[compartment]
        if tile >= 0:
            fate_set = tile // FATES_PER_SET
            opened = state.fates[2 * fate_set]
            if not (opened >> (tile % FATES_PER_SET)) & 1:
                row.count(distance + 1)
                hidden = FATES_PER_SET - count_bits(opened)
                row.put(1.0 / float(hidden) if state.fates[2 * fate_set + 1] == 0 else 0.0)
                return
        compartment = (compartment + 1) % TRAY
    row.skip(2)
