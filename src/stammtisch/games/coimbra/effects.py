"""The vocabulary of Coimbra: what several phases and bonuses do to resources, points, disks and dice.

Rules: C-3.4 to C-3.6, C-8.1 to C-8.4, C-12.4.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.games.coimbra.ids import CASTLE, GUARDS, MAX_SEATS, RESOURCE_IDS, ROW
from stammtisch.games.coimbra.state import CoimbraState, Player, value_of

GOT_GUARDS: Final = Message(13, "got-guards", "player", "number:guards")
GOT_COINS: Final = Message(14, "got-coins", "player", "number:coins")
GOT_POINTS: Final = Message(15, "got-points", "player", "number:points")
LOST_POINTS: Final = Message(16, "lost-points", "player", "number:points")
PAID_GUARDS: Final = Message(17, "paid-guards", "player", "number:guards")
PAID_COINS: Final = Message(18, "paid-coins", "player", "number:coins")
ADVANCED: Final = Message(19, "advanced", "player", "track", "number:spaces", "number:space")
FELL_BACK: Final = Message(20, "fell-back", "player", "track", "number:space")

# Guards, coins and points


def gain_guards(state: CoimbraState, seat: i64, amount: i64) -> None:
    """Gain guards, up to the limit (C-8.1)."""
    player = state.players[seat]
    gained = min(amount, state.box.most_resources - player.guards)
    if gained > 0:
        player.guards += gained
        state.tell(GOT_GUARDS, seat, gained)


def gain_coins(state: CoimbraState, seat: i64, amount: i64) -> None:
    """Gain coins, up to the limit (C-8.1)."""
    player = state.players[seat]
    gained = min(amount, state.box.most_resources - player.coins)
    if gained > 0:
        player.coins += gained
        state.tell(GOT_COINS, seat, gained)


def gain_points(state: CoimbraState, seat: i64, amount: i64, source: i64) -> None:
    """Gain points on the score track, noting where they come from (C-8.2)."""
    if amount > 0:
        state.players[seat].points[source] += amount
        state.tell(GOT_POINTS, seat, amount)


def lose_points(state: CoimbraState, seat: i64, amount: i64, source: i64) -> None:
    """Lose points, below zero if need be (C-8.2, C-R32)."""
    state.players[seat].points[source] -= amount
    state.tell(LOST_POINTS, seat, amount)


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
        state.tell(PAID_GUARDS if resource == GUARDS else PAID_COINS, seat, amount)


def cannot_pay(state: CoimbraState, player: Player, resource: int, price: int, rule: str) -> Refusal:
    """A price is too high for this player."""
    held = int(holding(player, resource))
    code = "cannot-pay-guards" if resource == GUARDS else "cannot-pay-coins"
    return say(state, code, {"price": price, "held": held}, lacks(RESOURCE_IDS[resource], price - held), rule)


# Disks on the influence tracks


def can_advance(state: CoimbraState, player: Player, track: i64, amount: i64) -> i64:
    """How far the disk can really move up (C-8.3)."""
    return min(amount, state.box.last_space - player.track[track])


def advance(state: CoimbraState, seat: i64, track: i64, amount: i64) -> None:
    """Move a disk up, at most to the last space; it comes to lie on top of those already there (C-8.3, C-8.4)."""
    player = state.players[seat]
    moved = can_advance(state, player, track, amount)
    if moved <= 0:
        return  # a disk that does not move keeps its place in the stack (C-R33)
    player.track[track] += moved
    sort_disk(state, seat, track)
    state.tell(ADVANCED, seat, track, moved, player.track[track])


def fall_back(state: CoimbraState, seat: i64, track: i64, amount: i64) -> None:
    """Move a disk down, at most to space 0; it comes to lie on top of those already there (C-12.4)."""
    player = state.players[seat]
    moved = min(amount, player.track[track])
    if moved <= 0:
        return
    player.track[track] -= moved
    sort_disk(state, seat, track)
    state.tell(FELL_BACK, seat, track, player.track[track])


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


def landing_place(state: CoimbraState, location: i64, value: i64) -> i64:
    """Where in a row a die of this value comes to lie, counted from 0 at the left.

    Rows ascend in the castle and descend elsewhere; equals lie to the left (C-3.4, C-3.5).
    """
    first: i64 = location * ROW
    place: i64 = state.row_size[location]
    while place > 0:
        other = value_of(state.rows[first + place - 1])
        if location == CASTLE:
            if other <= value:
                break
        elif other >= value:
            break
        place -= 1
    return place


def insert_die(state: CoimbraState, location: i64, entry: i64) -> None:
    """Place a die; those to its right move on."""
    rows = state.rows
    place: i64 = location * ROW + landing_place(state, location, value_of(entry))
    last: i64 = location * ROW + state.row_size[location]
    while last > place:
        rows[last] = rows[last - 1]
        last -= 1
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
