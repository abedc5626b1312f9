"""What the players have, as numbers for a net: the seat that thinks at length, the others more briefly.

Cards count by what they do and bring, not by their ids, so that a corrected edition is seen as what it is. Rules: C-5,
C-6, C-8, C-11, C-13, C-14, C-16, C-17.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count_bits, numbers_in
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.vectors import zeros
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    ADVANCE_ANY,
    ANY_RESOURCE,
    CARD_IDS,
    CLASS_IDS,
    CLASS_SETS,
    CLASSES,
    COINS,
    COLOUR_IDS,
    COLOURS,
    COPY,
    DIPLOMA_IDS,
    DIPLOMAS,
    DISCOUNT,
    EXCHANGE,
    FAVOUR_IDS,
    FAVOURS,
    GAME_END,
    GUARDS,
    LOCATION_IDS,
    LOCATIONS,
    ON_ACQUIRE,
    PER_DIE,
    PER_INFLUENCE,
    PHASE_C,
    PHASE_E,
    RESOURCE_IDS,
    ROW,
    START_CARDS,
    TRACK_BANDS,
    WITHOUT_DIE,
    ZONE_IDS,
)
from stammtisch.games.coimbra.judgement.evaluation import Parts, steps_waiting
from stammtisch.games.coimbra.judgement.outlook import Outlook
from stammtisch.games.coimbra.judgement.worth import shown_worth
from stammtisch.games.coimbra.scoring import total_points, track_points
from stammtisch.games.coimbra.state import CoimbraState, owner_of

# The seat that thinks


def declare_own(layout: Layout) -> None:
    declare_holdings(layout, "")
    layout.add("worth of a guard", 0, 1.5, "what one more guard is worth to this seat")
    layout.add("worth of a coin", 0, 1.5, "what one more coin is worth to this seat")
    layout.add("worth of a step", 0, 1.5, "what a step of the pilgrim is worth to this seat")
    layout.add("dice to place", 0, 3, "dice of this round that the seat has not placed yet")
    layout.flag("pilgrim is placed", "whether the pilgrim stands on the map")
    layout.add("steps that wait", 0, 6, "steps that the pilgrim is still to go for what has been gained")
    layout.add("wild diplomas", 0, 4, "wild diplomas of cards and monasteries")
    layout.add("worth of a choice of income", 0, 10, "what choosing the best colour of dice brings in rounds to come")
    layout.add("worth of the order", -2, 4, "what crowns, or the place in the player order, are worth")
    declare_tracks(layout)
    layout.each("cards of zone", ZONE_IDS, 0, 8, "cards held, by when they work")
    layout.each("diplomas", DIPLOMA_IDS[:DIPLOMAS], 0, 4, "diplomas of this kind on cards")
    layout.each("dice retrieved", COLOUR_IDS, 0, 3, "dice of this colour on the shutter spaces")
    layout.each("worth of dice in", LOCATION_IDS, 0, 30, "what the own dice there should bring, before prices")
    layout.each("start card", CARD_IDS[:START_CARDS], 0, 1, "whether the seat has this start card")
    declare_effects(layout)


def write_own(state: CoimbraState, seat: int, parts: Parts, row: Row) -> None:
    outlook = parts.outlook
    player = state.players[seat]
    write_holdings(state, seat, parts, row)
    row.put(outlook.guard)
    row.put(outlook.coin)
    row.put(outlook.step)
    row.count(outlook.unplaced)
    row.flag(player.pilgrim >= 0)
    row.put(steps_waiting(state, outlook))
    row.count(outlook.wild)
    row.put(parts.choice)
    row.put(parts.order)
    write_tracks(state, seat, outlook, row)
    for zone in range(len(ZONE_IDS)):
        row.count(count_bits(player.cards & state.box.zone_mask[zone]))
    for kind in range(i64(DIPLOMAS)):
        row.count(outlook.diploma_count[kind])
    for colour in range(i64(COLOURS)):
        row.count(player.dice[colour])
    for location in range(i64(LOCATIONS)):
        row.put(parts.forecast.at_location[location])
    row.bits(player.cards, START_CARDS)
    write_effects(state, outlook, row)


# Any other seat


def declare_rival(layout: Layout, who: str) -> None:
    declare_holdings(layout, f"{who}: ")
    layout.each(f"{who}: track", CLASS_IDS, 0, 15, "the space of the disk on the track")


def write_rival(state: CoimbraState, seat: int, parts: Parts, row: Row) -> None:
    write_holdings(state, seat, parts, row)
    for track in range(i64(CLASSES)):
        row.count(state.players[seat].track[track])


# What is told of every seat


def declare_holdings(layout: Layout, who: str) -> None:
    layout.add(f"{who}points", 0, 100, "points on the score track")
    layout.add(f"{who}points if it ended now", 0, 180, "points with the final scoring as things stand")
    layout.add(f"{who}guards", 0, 20, "guards held")
    layout.add(f"{who}coins", 0, 20, "coins held")
    layout.add(f"{who}guards later", -5, 25, "guards expected after the dice of this round")
    layout.add(f"{who}coins later", -5, 25, "coins expected after the dice of this round")
    layout.add(f"{who}dice to come", 0, 12, "dice that the seat is still to place in the game")
    layout.add(f"{who}dice in the city", 0, 3, "dice of the seat in the city")
    layout.add(f"{who}cards", 0, 12, "cards held")
    layout.add(f"{who}voyages", 0, 6, "voyages with a disk")
    layout.add(f"{who}monasteries", 0, 14, "monasteries with a disk")
    layout.add(f"{who}place in the order", 0, 3, "place in the player order, the first is 0")
    layout.add(f"{who}crowns", 0, 8, "crowns of tokens, favour tiles and the flag")
    layout.add(f"{who}worth of dice in the city", 0, 50, "what the dice in the city should bring, before prices")
    layout.add(f"{who}worth of the tracks", 0, 100, "income of rounds to come, places and bands on the tracks")
    layout.add(f"{who}points for diplomas", 0, 30, "points for the diplomas held")
    layout.add(f"{who}worth of the next diploma", 0, 4, "what a further diploma should add")
    layout.add(f"{who}worth of end cards", 0, 20, "what game end cards should bring, bands apart")
    layout.add(f"{who}worth of cards at work", 0, 20, "what cards that work in phases C and E should bring")
    layout.add(f"{who}worth of resources", 0, 40, "guards and coins with the income of this round's dice")
    layout.add(f"{who}worth of what waits", 0, 10, "what the stack holds for the seat")
    layout.add(f"{who}worth of the pilgrim's way", 0, 40, "what the monasteries on the way should bring")
    layout.add(f"{who}worth of voyages", 0, 60, "what voyages should bring, those to come less their price")
    layout.each(f"{who}cards of class", CLASS_IDS, 0, 6, "cards of this class")
    layout.each(f"{who}dice", COLOUR_IDS, 0, 3, "dice of this colour, in the city or retrieved")
    layout.each(f"{who}dice in", LOCATION_IDS, 0, 3, "dice of the seat at this location")
    layout.each(f"{who}favour", FAVOUR_IDS, 0, 1, "whether the seat has taken this favour tile")


def write_holdings(state: CoimbraState, seat: int, parts: Parts, row: Row) -> None:
    outlook = parts.outlook
    forecast = parts.forecast
    player = state.players[seat]
    row.count(player.score())
    row.count(total_points(state, seat))
    row.count(player.guards)
    row.count(player.coins)
    row.put(forecast.guards)
    row.put(forecast.coins)
    row.put(outlook.to_come)
    row.count(outlook.in_city)
    row.count(count_bits(player.cards))
    row.count(count_bits(player.voyages))
    row.count(count_bits(player.visited))
    row.count(state.flag_of(seat))
    row.count(state.crowns(seat))
    row.put(forecast.worth)
    row.put(parts.tracks)
    row.put(outlook.diploma_points)
    row.put(outlook.next_diploma)
    row.put(parts.end_cards)
    row.put(parts.cards_at_work)
    row.put(parts.income)
    row.put(parts.waiting)
    row.put(parts.pilgrim)
    row.put(parts.voyages)
    for cls in range(i64(CLASSES)):
        row.count(state.cards_of_class(player, cls))
    for colour in range(i64(COLOURS)):
        row.count(outlook.dice[colour])
    dice = dice_of(state, seat)
    for location in range(i64(LOCATIONS)):
        row.count(dice[location])
    row.bits(player.favours, FAVOURS)


def dice_of(state: CoimbraState, seat: i64) -> vec[i64]:
    """How many dice a seat has at each location."""
    found = zeros(LOCATIONS)
    for location in range(i64(LOCATIONS)):
        for place in range(location * ROW, location * ROW + state.row_size[location]):
            if owner_of(state.rows[place]) == seat:
                found[location] += 1
    return found


# Tracks


def declare_tracks(layout: Layout) -> None:
    for track in CLASS_IDS:
        layout.add(f"track {track}", 0, 15, "the space of the own disk on the track")
        layout.add(f"lead on track {track}", -15, 15, "spaces ahead of the farthest other disk, below 0 behind it")
        layout.add(f"rank on track {track}", 0, 3, "place of the own disk, the first is 0")
        layout.add(f"points for the place on track {track}", 0, 12, "points of the scoring tile as things stand")
        layout.add(f"points expected on track {track}", 0, 12, "points of the scoring tile to be expected")
        layout.add(f"income on track {track}", 0, 10, "what a die of the colour brings now, steps included")
        layout.add(f"income to come on track {track}", 0, 30, "what a die of the colour in each round to come brings")
        layout.add(f"steps to come on track {track}", 0, 15, "steps of the pilgrim that the track should bring")


def write_tracks(state: CoimbraState, seat: int, outlook: Outlook, row: Row) -> None:
    box = state.box
    for track in range(i64(CLASSES)):
        space = state.players[seat].track[track]
        steps = float(box.income_steps[track * (box.last_space + 1) + space])
        row.count(space)
        row.count(lead_on(state, seat, track))
        row.count(state.rank_on(track, seat))
        row.count(track_points(state, seat, track))
        row.put(outlook.rank_points(state, track, space))
        row.put(outlook.income_worth(state, track, space) + outlook.step * steps)
        row.put(outlook.future_income(state, track, space))
        row.put(outlook.steps_to_come(state, track, space))


def lead_on(state: CoimbraState, seat: int, track: i64) -> i64:
    """How far the seat's disk is ahead of the farthest other one; below zero, how far behind."""
    farthest: i64 = 0
    for number in range(len(state.players)):
        if number != seat:
            farthest = max(farthest, state.players[number].track[track])
    return state.players[seat].track[track] - farthest


# Cards that go on working: where each of their effects is counted

FIRST_DISCOUNT: Final = 0
FIRST_ON_ACQUIRE: Final = 2
FIRST_PER_DIE: Final = 6
FIRST_WITHOUT_DIE: Final = 10
FIRST_EXCHANGE: Final = 14
FIRST_BANDS: Final = 16
ADVANCES: Final = 20
COUNTS_INFLUENCE: Final = 21
COUNTS_SETS: Final = 22
COPIES: Final = 23
EFFECTS: Final = 24


def declare_effects(layout: Layout) -> None:
    layout.each("discount in", RESOURCE_IDS, 0, 2, "how much cheaper cards are that cost these")
    layout.each("start cards for", CLASS_IDS, 0, 5, "what start cards bring for each card of this class acquired")
    layout.each("each die for", CLASS_IDS, 0, 5, "what cards bring for each die of this track's colour")
    layout.each("no die for", CLASS_IDS, 0, 5, "what cards bring in a round without a die of this track's colour")
    layout.each("exchange of", RESOURCE_IDS, 0, 2, "how much of these cards exchange for points")
    layout.each("bands on track", CLASS_IDS, 0, 12, "what cards for the space on this track should bring")
    layout.add("advance each round", 0, 2, "spaces on any track that cards bring each round")
    layout.add("worth of influence on cards", 0, 10, "what cards that count influence should bring")
    layout.add("worth of sets of classes", 0, 15, "what cards that count sets of all classes should bring")
    layout.add("copies", 0, 1, "cards that copy another game end card")


def write_effects(state: CoimbraState, outlook: Outlook, row: Row) -> None:
    box = state.box
    first = row.at
    row.skip(EFFECTS)
    lasting = outlook.player.cards & (box.zone_mask[PHASE_C] | box.zone_mask[PHASE_E] | box.zone_mask[GAME_END])
    for card in numbers_in(lasting):
        if box.bonus[card] == DISCOUNT and box.resource[card] == ANY_RESOURCE:
            row.buffer[first + FIRST_DISCOUNT + GUARDS] += float(box.amount[card])
            row.buffer[first + FIRST_DISCOUNT + COINS] += float(box.amount[card])
            continue
        place = place_of_effect(box, card)
        if place >= 0:
            row.buffer[first + place] += size_of_effect(state, outlook, card)


def place_of_effect(box: Components, card: i64) -> i64:
    """Where among the numbers a card's effect is counted; -1 for none."""
    effect = box.bonus[card]
    of = box.of[card]
    if effect == DISCOUNT:
        return FIRST_DISCOUNT + box.resource[card]
    if effect == ON_ACQUIRE:
        return FIRST_ON_ACQUIRE + of
    if effect == PER_DIE:
        return FIRST_PER_DIE + of
    if effect == WITHOUT_DIE:
        return FIRST_WITHOUT_DIE + of
    if effect == EXCHANGE:
        return FIRST_EXCHANGE + box.resource[card]
    if effect == TRACK_BANDS:
        return FIRST_BANDS + of
    if effect == ADVANCE_ANY:
        return ADVANCES
    if effect == PER_INFLUENCE:
        return COUNTS_INFLUENCE
    if effect == CLASS_SETS:
        return COUNTS_SETS
    return COPIES if effect == COPY else -1


def size_of_effect(state: CoimbraState, outlook: Outlook, card: i64) -> float:
    """How much a card does of what it does."""
    box = state.box
    effect = box.bonus[card]
    if effect in (DISCOUNT, EXCHANGE, ADVANCE_ANY):
        return float(box.amount[card])
    if effect in (ON_ACQUIRE, PER_DIE, WITHOUT_DIE):
        return shown_worth(state, outlook, card)
    return 1.0 if effect == COPY else outlook.end_card_worth(state, card)
