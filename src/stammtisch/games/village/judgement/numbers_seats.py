"""What a player has, where the family is, and what may come of it, as numbers: all of one's own, less of the others.

Rules: V-4 to V-9, V-11.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.ids import (
    BAG,
    BUILDING_IDS,
    BUILDINGS,
    CASTLE,
    CASTLE_IDS,
    CASTLES,
    COLOURS,
    CRAFT,
    CUBE_IDS,
    FARM,
    GONE,
    GOOD_IDS,
    GOODS,
    GRAVE,
    GROUP_IDS,
    GROUPS,
    LAST_ON_BOARD,
    MILL,
    NUMBER_IDS,
    NUMBERS,
    PLACE_IDS,
    REWARD_CUBES,
    SCROLL,
    STEPS,
    UNBORN,
    WAGON,
    WAYS,
    count_all,
    eldest,
    group_of_place,
    of_generation,
    standing,
)
from stammtisch.games.village.judgement.evaluation import Terms
from stammtisch.games.village.places.church import strength
from stammtisch.games.village.places.council import highest_step
from stammtisch.games.village.places.farm import harvest_of
from stammtisch.games.village.places.paying import missing_for
from stammtisch.games.village.places.travel import start_of
from stammtisch.games.village.scoring import (
    chronicle_points,
    church_points,
    council_points,
)
from stammtisch.games.village.state import Player, VillageState

TERM_IDS: Final = [
    "expansions", "certain", "family", "privileges", "bag", "majority", "promotions", "journeys", "customers", "goods",
    "stores", "turns",
]  # fmt: skip
TERM_RANGES: Final = [20.0, 60.0, 40.0, 6.0, 10.0, 12.0, 4.0, 5.0, 25.0, 2.0, 12.0, 50.0]
# Where no way leads, something like this is lacking.
TOO_MUCH: Final = 6


# One's own seat


def declare_own(layout: Layout) -> None:
    declare_prospects(layout)
    declare_holdings(layout)
    declare_family(layout)
    declare_dying(layout, "")
    declare_means(layout)
    declare_ways(layout)


def write_own(state: VillageState, seat: int, terms: Terms, row: Row) -> None:
    player = state.players[seat]
    write_prospects(state, player, terms, row)
    write_holdings(state, seat, player, row)
    write_family(player, row)
    write_dying(player, row)
    write_means(state, seat, player, row)
    write_ways(state, seat, player, row)


def declare_prospects(layout: Layout) -> None:
    layout.add("turns to come", 0.0, 40.0, "own turns to come, roughly")
    layout.add("masses to come", 0.0, 8.0, "masses to come, roughly")
    layout.add("draws to come", 0.0, 8.0, "masses to come whose figures have not been drawn yet")
    layout.add("market days to come", 0.0, 12.0, "market days to come, roughly")
    layout.add("deaths to come", 0.0, 8.0, "own deaths to come, roughly")
    layout.add("pace", 0.0, 4.0, "time that is spent in a turn")
    layout.add("use", 0.0, 1.0, "what is left of the worth of means, from 1 to 0 in the end")
    for term in range(len(TERM_IDS)):
        layout.add(f"worth of {TERM_IDS[term]}", 0.0, TERM_RANGES[term], "this term of the hand-made judgement")
    for part in ("church", "chronicle", "council"):
        layout.add(f"points {part}", 0.0, 25.0, "points for this as things stand")
    layout.add("fame", 0.0, 20.0, "points on the track, without those from expansions")


def write_prospects(state: VillageState, player: Player, terms: Terms, row: Row) -> None:
    outlook = terms.outlook
    row.put(outlook.turns)
    row.put(outlook.masses)
    row.put(outlook.draws)
    row.put(outlook.days)
    row.put(outlook.deaths)
    row.put(outlook.pace)
    row.put(outlook.use)
    row.put(terms.expansions)
    row.put(terms.certain)
    row.put(terms.family)
    row.put(terms.privileges)
    row.put(terms.bag)
    row.put(terms.majority)
    row.put(terms.promotions)
    row.put(terms.journeys)
    row.put(terms.customers)
    row.put(terms.goods)
    row.put(terms.stores)
    row.put(terms.turns)
    row.count(church_points(state, player))
    row.count(chronicle_points(state, player))
    row.count(council_points(state, player))
    row.count(player.fame_in_all())


def declare_holdings(layout: Layout) -> None:
    layout.add("coins", 0.0, 10.0, "coins that can be spent")
    layout.add("grain", 0.0, 5.0, "grain")
    layout.each("cubes", CUBE_IDS[:COLOURS], 0.0, 8.0, "cubes of this colour")
    layout.each("good", GOOD_IDS, 0.0, 6.0, "goods of this kind")
    layout.add("time to the quill", 0.0, 10.0, "time until somebody must die")
    layout.add("deaths due", 0.0, 2.0, "deaths that are due now")
    layout.add("living", 0.0, 12.0, "members who live, those in the bag counted")
    layout.add("customers served", 0.0, 10.0, "how many customers one has served")
    layout.add("castles", 0.0, 6.0, "how many castles one has visited")


def write_holdings(state: VillageState, seat: i64, player: Player, row: Row) -> None:
    row.count(state.coins_of(seat))
    row.count(player.grain)
    for colour in range(i64(COLOURS)):
        row.count(player.cubes[colour])
    for good in range(i64(GOODS)):
        row.count(player.goods[good])
    row.count(state.box.lifetime - player.time)
    row.count(player.deaths_due)
    row.count(player.living())
    row.count(count_bits(player.customers))
    row.count(player.castles_visited())


def declare_family(layout: Layout) -> None:
    layout.add("family unborn", 0.0, 9.0, "own members still to be born")
    for place in PLACE_IDS[BAG:CASTLE]:
        layout.each(f"family {place}", NUMBER_IDS, 0.0, 4.0, "own figures with this number at this place")
    layout.each("family castles", NUMBER_IDS, 0.0, 3.0, "own figures with this number in castles")
    layout.each("family", CASTLE_IDS, 0.0, 2.0, "own figures in this castle")
    layout.each("family seen", NUMBER_IDS, 0.0, 5.0, "own figures with this number on farm and boards")
    layout.add("in the chronicle", 0.0, 8.0, "own members in the chronicle")
    layout.add("in graves", 0.0, 6.0, "own members in the graveyard, and those for whom there was no grave either")


def write_family(player: Player, row: Row) -> None:
    family = player.family
    row.count(count_all(family[UNBORN]))
    for place in range(i64(BAG), i64(CASTLE)):
        write_figures(family[place], row)
    travelling: i64 = 0
    for place in range(i64(CASTLE), i64(CASTLE + CASTLES)):
        travelling += family[place]
    write_figures(travelling, row)
    for place in range(i64(CASTLE), i64(CASTLE + CASTLES)):
        row.count(count_all(family[place]))
    write_figures(player.visible(), row)
    row.count(player.in_chronicle())
    row.count(count_all(family[GRAVE]) + count_all(family[GONE]))


def write_figures(packed: i64, row: Row) -> None:
    """Some figures by their numbers, those with bread under them counted."""
    if packed == 0:
        row.skip(NUMBERS)
        return
    for number in range(i64(NUMBERS)):
        row.count(standing(packed, number))


def declare_dying(layout: Layout, whose: str) -> None:
    """Of whichever seat: the oldest, one of whom dies next."""
    layout.add(f"{whose}oldest", 0.0, 5.0, "the lowest generation on farm and boards, from 0; 5 when nobody is there")
    layout.each(f"{whose}oldest at", GROUP_IDS, 0.0, 4.0, "how many of the oldest would belong to this group")


def write_dying(player: Player, row: Row) -> None:
    family = player.family
    generation = eldest(player.visible())
    row.count(generation)
    start = row.at
    row.skip(GROUPS)
    for place in range(i64(FARM), i64(LAST_ON_BOARD + 1)):
        if family[place] != 0:
            row.buffer[start + group_of_place(place)] += float(of_generation(family[place], generation))


def declare_means(layout: Layout) -> None:
    layout.add("church figures", 0.0, 5.0, "own figures on the church steps")
    layout.add("foremost step", 0.0, 4.0, "the highest church step with an own figure")
    layout.add("church lead", -4.0, 4.0, "own strength in the church less the best other, in figures")
    layout.add("council step", 0.0, 4.0, "the highest council step with an own figure")
    layout.add("harvest", 0.0, 5.0, "grain that a harvest would bring; 0 without a figure on the farm")
    layout.each("lacking for", BUILDING_IDS, 0.0, 4.0, "cubes and grain lacking for a good of this building")
    layout.add("lacking for a sale", 0.0, 1.0, "cubes or coins lacking to pay for a sale")
    layout.add("lacking for council", 0.0, 2.0, "cubes or coins lacking for a step in the council; 0 with a scroll")
    layout.add("lacking for church", 0.0, 1.0, "cubes or coins lacking to enter the church without time")
    layout.add("lacking for the well", 0.0, 3.0, "cubes or coins lacking to use the well")


def write_means(state: VillageState, seat: i64, player: Player, row: Row) -> None:
    box = state.box
    row.count(state.steps_taken(seat))
    row.count(state.foremost_step(seat))
    best: i64 = 0
    for other in range(state.circle):
        if other != seat:
            best = max(best, strength(state, other))
    row.put(float(strength(state, seat) - best) / float(STEPS + 1))
    row.count(highest_step(player))
    row.count(min(harvest_of(state, player), box.grain_spaces - player.grain) if player.family[FARM] != 0 else i64(0))
    for building in range(i64(MILL + 1)):
        grain = max(box.craft_grain[building] - player.grain, i64(0))
        row.count(grain + missing_for(state, seat, box.craft_cost[building]))
    row.count(missing_for(state, seat, box.sale_cost))
    has_scroll = player.goods[SCROLL] >= box.council_scrolls
    row.count(i64(0) if has_scroll else missing_for(state, seat, box.council_cost))
    row.count(missing_for(state, seat, box.church_cost))
    most: i64 = 0
    for colour in range(i64(COLOURS)):
        most = max(most, player.cubes[colour])
    row.count(max(box.well_cubes - most - state.coins_of(seat), i64(0)))


def declare_ways(layout: Layout) -> None:
    meaning = f"wagon, cubes or coins lacking to travel there; {TOO_MUCH} where nobody stands at a way"
    layout.each("lacking to", CASTLE_IDS, 0.0, float(TOO_MUCH), meaning)
    meaning = "fame, coins and points of a first visit there, cubes as half a point; 0 where one has been"
    layout.each("gain in", CASTLE_IDS, 0.0, 8.0, meaning)


def write_ways(state: VillageState, seat: i64, player: Player, row: Row) -> None:
    box = state.box
    start = row.at
    buffer = row.buffer
    for castle in range(i64(CASTLES)):
        buffer[start + castle] = float(TOO_MUCH)
    wagons = max(box.travel_wagons - player.goods[WAGON], i64(0))
    for way in range(i64(WAYS)):
        if player.family[start_of(state, way)] != 0:
            place = start + box.way_to[way]
            buffer[place] = min(buffer[place], float(wagons + missing_for(state, seat, box.way_cost[way])))
    row.at += CASTLES
    visited = player.castles_visited()
    for castle in range(i64(CASTLES)):
        if (player.castles >> castle) & 1:
            row.put(0.0)
            continue
        points = float(box.castle_points[visited + 1] - box.castle_points[visited])
        share = 0.5 if box.castle_reward[castle] == REWARD_CUBES else 1.0
        row.put(points + share * float(box.castle_number[castle]))


# The others, in table order


def declare_other(layout: Layout, distance: int) -> None:
    whose = f"+{distance} "
    layout.add(f"{whose}turns to come", 0.0, 40.0, "turns to come, roughly")
    layout.add(f"{whose}deaths to come", 0.0, 8.0, "deaths to come, roughly")
    for term in ("expansions", "certain", "family", "offices", "dealings", "stores"):
        layout.add(f"{whose}worth of {term}", 0.0, 30.0, "this part of the hand-made judgement")
    layout.add(f"{whose}coins", 0.0, 10.0, "coins that can be spent")
    layout.add(f"{whose}grain", 0.0, 5.0, "grain")
    layout.each(f"{whose}cubes", CUBE_IDS[:COLOURS], 0.0, 8.0, "cubes of this colour")
    layout.each(f"{whose}good", GOOD_IDS, 0.0, 6.0, "goods of this kind")
    layout.add(f"{whose}time to the quill", 0.0, 10.0, "time until somebody must die")
    layout.add(f"{whose}deaths due", 0.0, 2.0, "deaths that are due now")
    layout.add(f"{whose}living", 0.0, 12.0, "members who live, those in the bag counted")
    layout.add(f"{whose}in the chronicle", 0.0, 8.0, "members in the chronicle")
    layout.add(f"{whose}in bag", 0.0, 4.0, "figures in the black bag")
    layout.add(f"{whose}on farm", 0.0, 5.0, "figures on the farm")
    layout.add(f"{whose}in crafts", 0.0, 4.0, "figures in buildings of the crafts")
    layout.add(f"{whose}council step", 0.0, 4.0, "the highest council step with a figure")
    layout.add(f"{whose}church figures", 0.0, 5.0, "figures on the church steps")
    layout.add(f"{whose}foremost step", 0.0, 4.0, "the highest church step with a figure")
    layout.add(f"{whose}in castles", 0.0, 4.0, "figures that travel")
    declare_dying(layout, whose)


def count_of_other() -> int:
    """How many numbers are told of one of the others."""
    layout = Layout()
    declare_other(layout, 1)
    return len(layout.numbers)


OTHER_NUMBERS: Final = count_of_other()


def write_other(state: VillageState, seat: i64, terms: Terms | None, row: Row) -> None:
    """One of the others; nothing but zeros where nobody sits there, for whom there are no terms."""
    if terms is None:
        row.skip(OTHER_NUMBERS)
        return
    player = state.players[seat]
    family = player.family
    row.put(terms.outlook.turns)
    row.put(terms.outlook.deaths)
    row.put(terms.expansions)
    row.put(terms.certain)
    row.put(terms.family)
    row.put(terms.privileges + terms.bag + terms.majority + terms.promotions)
    row.put(terms.journeys + terms.customers)
    row.put(terms.goods + terms.stores)
    row.count(state.coins_of(seat))
    row.count(player.grain)
    for colour in range(i64(COLOURS)):
        row.count(player.cubes[colour])
    for good in range(i64(GOODS)):
        row.count(player.goods[good])
    row.count(state.box.lifetime - player.time)
    row.count(player.deaths_due)
    row.count(player.living())
    row.count(player.in_chronicle())
    row.count(count_all(family[BAG]))
    row.count(count_all(family[FARM]))
    in_crafts: i64 = 0
    for place in range(i64(CRAFT), i64(CRAFT + BUILDINGS)):
        in_crafts += count_all(family[place])
    row.count(in_crafts)
    row.count(highest_step(player))
    row.count(state.steps_taken(seat))
    row.count(state.foremost_step(seat))
    in_castles: i64 = 0
    for place in range(i64(CASTLE), i64(CASTLE + CASTLES)):
        in_castles += count_all(family[place])
    row.count(in_castles)
    write_dying(player, row)
