"""What can happen to the pieces of Coimbra: gains, payments, disks on tracks, dice in rows, cards.

Questions (`can_…`, `why_not_…`) stand beside the commands. A command assumes that its question was asked; nobody
is asked anything here, see `decisions`. Rules: C-3.4 to C-3.6, C-4, C-7.2, C-8.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.ids import (
    CASTLE,
    CLASSES,
    COLUMNS,
    FIRST_FAVOUR_BONUS,
    GUARDS,
    MAX_SEATS,
    NOWHERE,
    ROW,
    VOYAGE_FAVOUR,
)
from stammtisch.games.coimbra.state import CoimbraState, Player, colour_of, value_of

# Guards, coins and points


def room_for(state: CoimbraState, player: Player, resource: i64) -> i64:
    """How much more of a resource the player can hold (C-8.1)."""
    return state.box.most_resources - (player.guards if resource == GUARDS else player.coins)


def gain_guards(state: CoimbraState, seat: i64, amount: i64) -> None:
    """Gain guards, up to the limit (C-8.1)."""
    gained = min(amount, room_for(state, state.players[seat], GUARDS))
    if gained > 0:
        state.players[seat].guards += gained
        state.tell(log.GOT_GUARDS, seat, gained)


def gain_coins(state: CoimbraState, seat: i64, amount: i64) -> None:
    """Gain coins, up to the limit (C-8.1)."""
    gained = min(amount, room_for(state, state.players[seat], 1))
    if gained > 0:
        state.players[seat].coins += gained
        state.tell(log.GOT_COINS, seat, gained)


def gain_points(state: CoimbraState, seat: i64, amount: i64, source: i64) -> None:
    """Gain points on the score track, noting where they come from (C-8.2)."""
    if amount > 0:
        state.players[seat].points[source] += amount
        state.tell(log.GOT_POINTS, seat, amount)


def lose_points(state: CoimbraState, seat: i64, amount: i64, source: i64) -> None:
    """Lose points, below zero if need be (C-8.2)."""
    state.players[seat].points[source] -= amount
    state.tell(log.LOST_POINTS, seat, amount)


def holding(player: Player, resource: i64) -> i64:
    return player.guards if resource == GUARDS else player.coins


def spend(player: Player, resource: i64, amount: i64) -> None:
    """Take guards or coins that the player has."""
    if resource == GUARDS:
        player.guards -= amount
    else:
        player.coins -= amount


def pay(state: CoimbraState, seat: i64, resource: i64, amount: i64) -> None:
    """Spend guards or coins and tell it (C-8.1)."""
    spend(state.players[seat], resource, amount)
    if amount > 0:
        state.tell(log.PAID_GUARDS if resource == GUARDS else log.PAID_COINS, seat, amount)


# Disks on the influence tracks


def can_advance(state: CoimbraState, player: Player, track: i64, amount: i64) -> i64:
    """How far the disk can really move up (C-8.3)."""
    return min(amount, state.box.last_space - player.track[track])


def advance(state: CoimbraState, seat: i64, track: i64, amount: i64) -> None:
    """Move a disk up, at most to the last space; it comes to lie on top of those already there (C-8.3, C-8.4)."""
    player = state.players[seat]
    moved = can_advance(state, player, track, amount)
    if moved <= 0:
        return
    player.track[track] += moved
    sort_disk(state, seat, track)
    state.tell(log.ADVANCED, seat, track, moved, player.track[track])


def fall_back(state: CoimbraState, seat: i64, track: i64, amount: i64) -> None:
    """Move a disk down, at most to space 0; it comes to lie on top of those already there (C-12.4)."""
    player = state.players[seat]
    moved = min(amount, player.track[track])
    if moved <= 0:
        return
    player.track[track] -= moved
    sort_disk(state, seat, track)
    state.tell(log.FELL_BACK, seat, track, player.track[track])


def sort_disk(state: CoimbraState, seat: i64, track: i64) -> None:
    """Put a disk that has moved at its place in the order of the track: behind all on its space or farther up."""
    ranks = state.ranks
    first: i64 = track * MAX_SEATS
    seats = state.seats
    place: i64 = first
    while ranks[place] != seat:
        place += 1
    while place + 1 < first + seats:
        ranks[place] = ranks[place + 1]
        place += 1
    space = state.players[seat].track[track]
    while place > first and state.players[ranks[place - 1]].track[track] < space:
        ranks[place] = ranks[place - 1]
        place -= 1
    ranks[place] = seat


# Dice in the rows of the city


def insert_die(state: CoimbraState, location: i64, entry: i64) -> None:
    """Place a die: rows ascend in the castle and descend elsewhere; equals lie to the left (C-3.4, C-3.5)."""
    rows = state.rows
    first: i64 = location * ROW
    place: i64 = first + state.row_size[location]
    value = value_of(entry)
    while place > first:
        other = value_of(rows[place - 1])
        if location == CASTLE:
            if other <= value:
                break
        elif other >= value:
            break
        rows[place] = rows[place - 1]
        place -= 1
    rows[place] = entry
    state.row_size[location] += 1


def remove_die(state: CoimbraState, location: i64, place: i64) -> i64:
    """Take the die at a place of a row, counted from 0 at the left; the others close up."""
    rows = state.rows
    first: i64 = location * ROW
    entry = rows[first + place]
    last: i64 = first + state.row_size[location] - 1
    for position in range(first + place, last):
        rows[position] = rows[position + 1]
    rows[last] = 0
    state.row_size[location] -= 1
    return entry


def retrieve_die(state: CoimbraState, seat: i64, location: i64) -> i64:
    """Take the leftmost die back onto a shutter space; the answer is its value (C-4.2)."""
    entry = remove_die(state, location, 0)
    state.players[seat].dice[colour_of(entry)] += 1
    return value_of(entry)


# Cards


def price_of(state: CoimbraState, player: Player, card: i64, value: i64) -> i64:
    """What a card costs with a die of this value: less by the discounts that fit, never below nothing (C-11.2)."""
    box = state.box
    price = value
    discounts = player.cards & box.discount_mask
    if discounts:
        for own in range(i64(8)):
            if (discounts >> own) & 1 and box.resource[own] == box.card_cost[card]:
                price -= box.amount[own]
    return max(0, price)


def can_acquire(state: CoimbraState, player: Player, card: i64, value: i64) -> bool:
    """Whether the player can pay for a card with a die of this value (C-4.4)."""
    return holding(player, state.box.card_cost[card]) >= price_of(state, player, card, value)


def discard_display(state: CoimbraState, place: i64) -> i64:
    """Move a card of the display to the discard pile; a crown token on it is out for this round (C-4.9)."""
    card = state.display[place] - 1
    state.display[place] = 0
    state.discard |= bit(card)
    for cls in range(i64(CLASSES)):
        if state.crown_on[cls] == place:
            state.crown_on[cls] = NOWHERE
    return card


def place_of_card(state: CoimbraState, location: i64, card: i64) -> i64:
    """Where in the display a card lies, looked for in the row of one location; -1 when it is not there."""
    first: i64 = (location - 1) * COLUMNS
    for place in range(first, first + COLUMNS):
        if state.display[place] == card + 1:
            return place
    return -1


# Voyages


def voyage_price(state: CoimbraState, player: Player, voyage: i64) -> i64:
    """What investing costs this player now (C-7.2, C-7.3)."""
    price = state.box.voyage_cost[voyage]
    if player.has_favour(VOYAGE_FAVOUR):
        price -= state.box.amount[FIRST_FAVOUR_BONUS + VOYAGE_FAVOUR]
    return max(0, price)


def can_invest(state: CoimbraState, player: Player, voyage: i64) -> bool:
    """Whether the player has no disk there yet and can pay (C-7.2)."""
    if player.has_invested(voyage):
        return False
    return holding(player, state.box.voyage_resource[voyage]) >= voyage_price(state, player, voyage)


def invest(state: CoimbraState, seat: i64, voyage: i64) -> None:
    """Pay, and lay a disk on the voyage (C-7.2)."""
    player = state.players[seat]
    state.tell(log.INVESTED, seat, voyage)
    pay(state, seat, state.box.voyage_resource[voyage], voyage_price(state, player, voyage))
    player.voyages |= bit(voyage)
