"""The vocabulary of Orléans: what several places and events do to coins, goods, followers and citizens.

Rules: O-5.4, O-5.9, O-9.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.message import Message
from stammtisch.games.orleans.ids import EMPTY, SPACES, TECHNOLOGY, TILES, TOWER_SPACE
from stammtisch.games.orleans.state import OrleansState, Player

GOT_GOOD: Final = Message(15, "got-good", "player", "good")
GOT_COINS: Final = Message(16, "got-coins", "player", "number:coins")
BANK_SHORT: Final = Message(17, "bank-short", "player", "number:coins")
PAID_COINS: Final = Message(18, "paid-coins", "player", "number:coins")
DEVELOPED: Final = Message(19, "developed", "player", "number:steps", "number:space")
CITIZEN: Final = Message(20, "citizen", "player")

# Coins


def gain_coins(state: OrleansState, seat: i64, amount: i64) -> None:
    """Pay a player from the bank; a limited bank pays what it has (O-5.9)."""
    paid = amount
    if state.bank_is_limited and state.bank < amount:
        paid = state.bank
        state.tell(BANK_SHORT, seat, amount - paid)
    if paid > 0:
        state.bank -= paid
        state.players[seat].coins += paid
        state.tell(GOT_COINS, seat, paid)


def pay_coins(state: OrleansState, seat: i64, amount: i64) -> i64:
    """Let a player pay what he can; the answer is how many coins are missing (O-12.1)."""
    player = state.players[seat]
    paid = min(amount, player.coins)
    player.coins -= paid
    state.bank += paid
    if paid > 0:
        state.tell(PAID_COINS, seat, paid)
    return amount - paid


# Citizens and development


def take_citizen(state: OrleansState, seat: i64, citizen: i64) -> None:
    """Give a citizen to the first who gets there; later ones find nothing (O-9.3, O-8.4)."""
    mask = bit(citizen)
    if state.citizens_left & mask:
        state.citizens_left &= ~mask
        state.players[seat].citizens += 1
        state.tell(CITIZEN, seat)


def can_develop(state: OrleansState, player: Player) -> bool:
    """Whether the marker is not yet at the end of the development track (O-9.5)."""
    return player.development < state.box.development_last


def advance_development(state: OrleansState, seat: i64, steps: i64) -> None:
    """Move along the development track, space by space; steps beyond its end are lost (O-9)."""
    player = state.players[seat]
    box = state.box
    first = player.development
    last = min(first + steps, box.development_last)
    if last > first:
        state.tell(DEVELOPED, seat, last - first, last)
    for space in range(first + 1, last + 1):
        player.development = space
        coins = box.development_coins[space]
        if coins > 0:
            gain_coins(state, seat, coins)
        citizen = box.development_citizen[space]
        if citizen >= 0:
            take_citizen(state, seat, citizen)


# Goods


def gain_good(state: OrleansState, seat: i64, good: i64) -> None:
    """Take a good from the goods market."""
    state.goods_market[good] -= 1
    state.players[seat].goods[good] += 1
    state.tell(GOT_GOOD, seat, good)


# Followers


def put_in_bag(player: Player, tile: i64) -> None:
    player.bag[tile] += 1
    player.bag_size += 1


def draw_from_bag(state: OrleansState, player: Player) -> i64:
    """Draw one follower blindly; the bag must not be empty."""
    number = state.roll(player.bag_size)
    tile: i64 = 0
    while number >= player.bag[tile]:
        number -= player.bag[tile]
        tile += 1
    player.bag[tile] -= 1
    player.bag_size -= 1
    return tile


def fill_space(player: Player, space: i64, content: i64) -> None:
    """Put a follower (1 + tile) or TECHNOLOGY on an empty action space."""
    player.board[space] = content
    player.open_spaces &= ~bit(space)


def clear_space(player: Player, space: i64) -> i64:
    """Empty an action space; the answer is what lay there."""
    content = player.board[space]
    player.board[space] = EMPTY
    if space < SPACES:
        player.open_spaces |= bit(space)
    return content


def return_followers(state: OrleansState, player: Player, place: i64) -> None:
    """The followers of a place go back to the bag; technology stays (O-5.4)."""
    first: i64 = state.box.first_space[place]
    count: i64 = state.box.space_count[place]
    for space in range(first, first + count):
        content = player.board[space]
        if content != EMPTY and content != TECHNOLOGY:
            clear_space(player, space)
            put_in_bag(player, content - 1)


# The market


def take_from_market(player: Player, tile: i64) -> None:
    """Take a follower off the market, or off the Gunpowder Tower when the market has none like it."""
    if player.market[tile] > 0:
        player.market[tile] -= 1
        player.market_size -= 1
    else:
        take_from_tower(player, tile)


def take_from_tower(player: Player, tile: i64) -> None:
    """Take a follower off the Gunpowder Tower, where one like it must lie."""
    if player.board[TOWER_SPACE] == tile + 1:
        player.board[TOWER_SPACE] = EMPTY
    else:
        player.board[TOWER_SPACE + 1] = EMPTY


def has_on_market(player: Player, tile: i64) -> bool:
    """Whether a follower like this lies on the market or on the Gunpowder Tower."""
    return player.market[tile] > 0 or has_on_tower(player, tile)


def has_on_tower(player: Player, tile: i64) -> bool:
    """Whether a follower like this lies on the Gunpowder Tower."""
    return player.board[TOWER_SPACE] == tile + 1 or player.board[TOWER_SPACE + 1] == tile + 1


def market_is_empty(player: Player) -> bool:
    return player.market_size + player.tower_size() == 0


def tiles_in_hand(player: Player) -> list[int]:
    """The follower tiles on market and tower, each kind of tile once."""
    return [tile for tile in range(TILES) if has_on_market(player, tile)]
