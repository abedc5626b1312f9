"""The oddities of Coimbra: the cap tile, die tokens, lost clerics, tributes, the exchange, crown tokens.

Rules: C-1.12, C-4.8, C-10.2, C-12.3, C-12.4, C-12.6, C-13.4.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.effects import (
    discard_display,
    fall_back,
    holding,
    insert_die,
    remove_die,
    spend,
)
from stammtisch.games.coimbra.ids import (
    CAP_FAVOUR,
    CARDS,
    CLASSES,
    COINS,
    COLUMNS,
    DISPLAY,
    FIRST_FAVOUR_BONUS,
    FROM_CHARACTERS,
    FROM_OPPONENTS,
    GUARDS,
    LOCATIONS,
    NOWHERE,
    ROW,
    START_CARDS,
    UPPER,
)
from stammtisch.games.coimbra.state import CoimbraState, Player, owner_of, value_of, with_cap

# The cap tile


def dice_for_cap(state: CoimbraState, seat: i64) -> list[int]:
    """The seat's dice in upper, central and lower city, as (location - 1) * 14 + place from the left (C-10.2)."""
    found: list[int] = []
    for location in range(i64(UPPER), i64(LOCATIONS)):
        for place in range(state.row_size[location]):
            if owner_of(state.rows[location * ROW + place]) == seat:
                found.append(int((location - 1) * ROW + place))
    return found


def put_cap(state: CoimbraState, seat: i64, location: i64, place: i64) -> None:
    """Raise a die and move it to its new place in the row (C-10.2)."""
    entry = with_cap(remove_die(state, location, place), state.box.amount[FIRST_FAVOUR_BONUS + CAP_FAVOUR])
    insert_die(state, location, entry)
    state.tell(log.CAPPED, seat, location, value_of(entry))


# Die tokens


def strike_with_token(state: CoimbraState, location: i64) -> None:
    """The leftmost token turns over and discards the card of highest influence, the leftmost of equals (C-4.8)."""
    value = value_of(remove_die(state, location, 0))
    first: i64 = (location - 1) * COLUMNS
    struck: i64 = -1
    most: i64 = 0
    for place in range(first, first + COLUMNS):
        content = state.display[place]
        if content and state.box.influence[content - 1] > most:
            most = state.box.influence[content - 1]
            struck = place
    if struck < 0:
        state.tell(log.TOKEN_IDLE, value, location)
        return
    card = discard_display(state, struck)
    state.tell(log.TOKEN_STRUCK, value, location, card)


# Crown tokens


def lay_crown_tokens(state: CoimbraState) -> None:
    """Lay each crown token on the first card of its class: fourth column first, each from the top (C-1.12)."""
    for cls in range(i64(CLASSES)):
        state.crown_on[cls] = NOWHERE
    for number in range(i64(DISPLAY)):
        column: i64 = COLUMNS - 1 - number // (DISPLAY // COLUMNS)
        row: i64 = number % (DISPLAY // COLUMNS)
        place = row * COLUMNS + column
        content = state.display[place]
        if content == 0:
            continue
        cls = state.box.card_class[content - 1]
        if state.crown_on[cls] == NOWHERE:
            state.crown_on[cls] = place


# Opponents


def can_give_resources(state: CoimbraState, player: Player, bonus: i64) -> bool:
    """Whether the player has all the resources that a tribute asks for (C-12.3, C-12.6)."""
    return player.guards >= state.box.guards[bonus] and player.coins >= state.box.coins[bonus]


def give_resources(state: CoimbraState, seat: i64, taker: i64, bonus: i64) -> None:
    """Give up the resources of a tribute, whether or not the taker can hold them (C-12.3)."""
    player = state.players[seat]
    guards = state.box.guards[bonus]
    coins = state.box.coins[bonus]
    spend(player, GUARDS, guards)
    spend(player, COINS, coins)
    state.tell(log.GAVE_RESOURCES, seat, taker, guards, coins)


def give_points(state: CoimbraState, seat: i64, taker: i64, bonus: i64) -> None:
    """Give up the points of a tribute, below zero if need be (C-12.3)."""
    points = state.box.points[bonus]
    state.players[seat].points[FROM_OPPONENTS] -= points
    state.tell(log.GAVE_POINTS, seat, taker, points)


def lose_card(state: CoimbraState, seat: i64, card: i64) -> None:
    """Discard a card with everything it gives, and fall back by its influence (C-12.4)."""
    state.players[seat].cards &= ~bit(card)
    state.discard |= bit(card)
    state.tell(log.LOST_CARD, seat, card)
    fall_back(state, seat, state.box.card_class[card], state.box.influence[card])


# The exchange


def can_exchange(state: CoimbraState, player: Player, resource: i64) -> bool:
    """Whether a card lets the player exchange this resource for points, and there is enough of it (C-13.4)."""
    card = exchange_card(state, player, resource)
    return card >= 0 and holding(player, resource) >= state.box.amount[card]


def exchange_card(state: CoimbraState, player: Player, resource: i64) -> i64:
    """The card that exchanges this resource, or -1."""
    cards = player.cards & state.box.exchange_mask
    if cards:
        for card in range(i64(START_CARDS), i64(CARDS)):
            if (cards >> card) & 1 and state.box.resource[card] == resource:
                return card
    return -1


def exchange(state: CoimbraState, seat: i64, resource: i64) -> None:
    """Exchange once (C-13.4)."""
    player = state.players[seat]
    card = exchange_card(state, player, resource)
    amount = state.box.amount[card]
    points = state.box.points[card]
    spend(player, resource, amount)
    player.points[FROM_CHARACTERS] += points
    if state.is_recording:
        message = log.EXCHANGED_GUARDS if resource == GUARDS else log.EXCHANGED_COINS
        state.tell(message, seat, amount, points)
