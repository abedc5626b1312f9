"""What lies open on the table, as numbers for a net: pool, city, display, favour tiles, voyages, map, scoring tiles.

Cards, tiles and monasteries count by what they should bring the seat that thinks. Rules: C-1, C-3, C-4, C-7, C-9, C-10,
C-16, C-17.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
from stammtisch.core.numbers import Layout, Row
from stammtisch.games.coimbra.ids import (
    CASTLE,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    FACES,
    FAVOUR_IDS,
    FAVOURS,
    FIRST_III,
    FIRST_SPACE,
    GUARDS,
    LOCATION_IDS,
    LOCATIONS,
    NODE_IDS,
    NOWHERE,
    ROW,
    SPACES,
    TOKEN,
    UPPER,
    VOYAGE_IDS,
    VOYAGES,
    first_beside,
)
from stammtisch.games.coimbra.judgement.evaluation import Parts
from stammtisch.games.coimbra.judgement.forecast import common_worth
from stammtisch.games.coimbra.judgement.worth import favour_worth
from stammtisch.games.coimbra.places.voyages import voyage_price
from stammtisch.games.coimbra.state import CoimbraState, owner_of, value_of

# So many dice of a row are shown; those further on are hardly ever there.
SHOWN: Final = 5
# So many monasteries without an own disk, the nearest first.
NEAREST: Final = 6
RANKS: Final = 3


def declare_table(layout: Layout) -> None:
    declare_pool(layout)
    declare_city(layout)
    declare_display(layout)
    declare_favours(layout)
    declare_voyages(layout)
    declare_monasteries(layout)
    declare_scoring(layout)
    declare_to_come(layout)


def write_table(state: CoimbraState, seat: int, parts: Parts, row: Row) -> None:
    write_pool(state, row)
    write_city(state, seat, row)
    write_display(state, parts, row)
    write_favours(state, parts, row)
    write_voyages(state, seat, parts, row)
    write_monasteries(state, seat, parts, row)
    write_scoring(state, row)
    write_to_come(state, row)


# Dice


def declare_pool(layout: Layout) -> None:
    for colour in COLOUR_IDS:
        values = [str(value) for value in range(1, FACES + 1)]
        layout.each(f"pool {colour}", values, 0, 3, "dice of this colour and value that nobody has taken")


def write_pool(state: CoimbraState, row: Row) -> None:
    for die in range(i64(COLOURS * FACES)):
        row.count(state.pool[die])


def declare_city(layout: Layout) -> None:
    for location in LOCATION_IDS:
        for place in range(1, SHOWN + 1):
            layout.add(f"{location} {place} mine", 0, 9, "the value at this place of the row, if it is an own die")
            layout.add(f"{location} {place} other", 0, 9, "the value there, if it is a die of somebody else")
            if location != LOCATION_IDS[CASTLE]:
                layout.add(f"{location} {place} token", 0, 6, "the value there, if it is a die token")


def write_city(state: CoimbraState, seat: i64, row: Row) -> None:
    for location in range(i64(LOCATIONS)):
        for place in range(i64(SHOWN)):
            if place >= state.row_size[location]:
                row.skip(2 if location == CASTLE else 3)
                continue
            entry = state.rows[location * ROW + place]
            owner = owner_of(entry)
            value = value_of(entry)
            row.count(value if owner == seat else i64(0))
            row.count(value if owner != seat and owner != TOKEN else i64(0))
            if location != CASTLE:
                row.count(value if owner == TOKEN else i64(0))


# Cards


def declare_display(layout: Layout) -> None:
    for location in LOCATION_IDS[UPPER:]:
        for place in range(1, COLUMNS + 1):
            card = f"{location} card {place}"
            layout.add(f"{card} worth", 0, 25, "what the card beside the location brings; the best is the first")
            layout.add(f"{card} common worth", 0, 15, "what it is worth to anybody")
            layout.flag(f"{card} costs guards", "whether it is paid with guards")
            layout.add(f"{card} crowns", 0, 4, "the crowns of the token on it")
            layout.each(f"{card} influence", CLASS_IDS, 0, 4, "its influence, if it is of this class")


def write_display(state: CoimbraState, parts: Parts, row: Row) -> None:
    for location in range(i64(UPPER), i64(LOCATIONS)):
        first = first_beside(location)
        written: i64 = 0
        for _ in range(COLUMNS):
            best: i64 = -1
            most = -1e9
            for place in range(first, first + COLUMNS):
                if state.display[place] == 0 or (written >> place) & 1:
                    continue
                worth = parts.forecast.card_at(parts.state, parts.outlook, place)
                if worth > most:
                    most = worth
                    best = place
            if best < 0:
                row.skip(4 + CLASSES)
                continue
            written |= bit(best)
            write_card(state, best, most, row)


def write_card(state: CoimbraState, place: i64, worth: float, row: Row) -> None:
    box = state.box
    card = state.display[place] - 1
    crown = state.crown_at(place)
    row.put(worth)
    row.put(common_worth(state, card))
    row.flag(box.card_cost[card] == GUARDS)
    row.count(box.token_crowns[crown] if crown != NOWHERE else i64(0))
    for cls in range(i64(CLASSES)):
        row.count(box.influence[card] if box.card_class[card] == cls else i64(0))


def declare_to_come(layout: Layout) -> None:
    layout.each("cards to come", CLASS_IDS, 0, 6, "cards of this class of which the next display is dealt")
    layout.add("cards discarded", 0, 40, "cards on the discard pile")


def write_to_come(state: CoimbraState, row: Row) -> None:
    """Which cards are left in the stack lies open, their order does not (C-1.9)."""
    cards = state.face_down & (bit(FIRST_III) - 1)
    if not cards:
        cards = state.face_down
    for cls in range(i64(CLASSES)):
        row.count(count_bits(cards & state.box.class_mask[cls]))
    row.count(count_bits(state.discard))


# Favour tiles


def declare_favours(layout: Layout) -> None:
    layout.each("favour left", FAVOUR_IDS, 0, 1, "whether this favour tile lies beside the castle")
    layout.each("worth of favour", FAVOUR_IDS, 0, 10, "what it brings with its crowns; 0 if it is gone")


def write_favours(state: CoimbraState, parts: Parts, row: Row) -> None:
    row.bits(state.favours_left, FAVOURS)
    for favour in range(i64(FAVOURS)):
        if (state.favours_left >> favour) & 1:
            row.put(favour_worth(parts.state, parts.outlook, favour))
        else:
            row.put(0.0)


# Voyages


def declare_voyages(layout: Layout) -> None:
    layout.add("worth of voyages begun", 0, 60, "what the voyages with an own disk should score")
    layout.add("best voyage open", 0, 20, "what the best one without an own disk should score")
    for voyage in VOYAGE_IDS:
        layout.add(f"voyage {voyage} open", 0, 20, "what it should score, if it is in play and has no own disk")
        layout.add(f"voyage {voyage} price", 0, 10, "what it costs then")
        layout.add(f"voyage {voyage} begun", 0, 20, "what it should score, if it has an own disk")
        layout.add(f"voyage {voyage} others", 0, 3, "how many others have a disk on it")


def write_voyages(state: CoimbraState, seat: int, parts: Parts, row: Row) -> None:
    player = state.players[seat]
    first = row.at
    row.skip(2 + 4 * VOYAGES)
    begun = 0.0
    best = 0.0
    for voyage in state.layout.voyages:
        worth = parts.outlook.voyage_worth(parts.state, voyage)
        at = first + 2 + 4 * voyage
        if player.has_invested(voyage):
            row.buffer[at + 2] = worth
            begun += worth
        else:
            row.buffer[at] = worth
            row.buffer[at + 1] = float(voyage_price(state, player, voyage))
            best = max(best, worth)
        others = 0.0
        for number in range(len(state.players)):
            if number != seat and state.players[number].has_invested(voyage):
                others += 1.0
        row.buffer[at + 3] = others
    row.buffer[first] = begun
    row.buffer[first + 1] = best


# The map


def declare_monasteries(layout: Layout) -> None:
    spaces = NODE_IDS[FIRST_SPACE:]
    layout.each("visit to", spaces, 0, 10, "what a visit brings while there are steps to come; 0 with an own disk")
    for number in range(1, NEAREST + 1):
        layout.add(f"monastery {number} steps", 0, 12, "steps to the nearest, second nearest … without an own disk")
        layout.add(f"monastery {number} worth", 0, 10, "what a visit to it brings while there are steps to come")


def write_monasteries(state: CoimbraState, seat: int, parts: Parts, row: Row) -> None:
    worths = parts.outlook.visits
    for space in range(i64(SPACES)):
        row.put(worths[space])
    player = state.players[seat]
    if player.pilgrim < 0:
        row.skip(2 * NEAREST)
        return
    seen = player.visited
    for _ in range(NEAREST):
        best: i64 = -1
        fewest: i64 = 1_000
        for space in range(i64(SPACES)):
            if (seen >> space) & 1 == 0:
                steps = state.box.distance[player.pilgrim * SPACES + space]
                if steps < fewest or (steps == fewest and worths[space] > worths[best]):
                    fewest = steps
                    best = space
        if best < 0:
            row.skip(2)
            continue
        seen |= bit(best)
        row.count(fewest)
        row.put(worths[best])


# Scoring tiles


def declare_scoring(layout: Layout) -> None:
    for track in CLASS_IDS:
        ranks = ["first", "second", "third"]
        layout.each(f"tile of {track}", ranks, 0, 12, "the points for this place on the track at the end")


def write_scoring(state: CoimbraState, row: Row) -> None:
    for track in range(i64(CLASSES)):
        points = state.points_on(track)
        for rank in range(RANKS):
            row.count(points[rank] if rank < len(points) else 0)
