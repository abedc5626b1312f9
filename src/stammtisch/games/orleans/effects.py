"""The vocabulary of Orléans: what actions and events do to the table, with the question before each.

`why_not_…` answers whether something is possible: an empty text when it is, else the code of the
refusal. Rules: O-5.7 to O-5.9, O-6, O-7, O-9, O-12.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.orleans import log
from stammtisch.games.orleans.ids import (
    BOATMAN,
    BOATMEN_CITIZEN,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    GUNPOWDER_TOWER,
    KNIGHT,
    KNIGHTS_CITIZEN,
    MONK,
    ORLEANS,
    OWN,
    PILGRIMAGE,
    SCHOLAR,
    SPACES,
    TECHNOLOGY,
    TILES,
    TOWER_SPACE,
    TOWN_HALL,
    TRADER,
)
from stammtisch.games.orleans.state import OrleansState, Player

# Coins


def gain_coins(state: OrleansState, seat: i64, amount: i64) -> None:
    """Pay a player from the bank; a limited bank pays what it has (O-5.9)."""
    paid = amount
    if state.bank_is_limited and state.bank < amount:
        paid = state.bank
        if state.is_recording:
            state.tell(log.BANK_SHORT, (int(seat), int(amount - paid)))
    if paid > 0:
        state.bank -= paid
        state.players[seat].coins += paid
        if state.is_recording:
            state.tell(log.GOT_COINS, (int(seat), int(paid)))


def pay_coins(state: OrleansState, seat: i64, amount: i64) -> i64:
    """Let a player pay what he can; the answer is how many coins are missing (O-12.1)."""
    player = state.players[seat]
    paid = min(amount, player.coins)
    player.coins -= paid
    state.bank += paid
    if state.is_recording and paid > 0:
        state.tell(log.PAID_COINS, (int(seat), int(paid)))
    return amount - paid


# Citizens and development


def take_citizen(state: OrleansState, seat: i64, citizen: i64) -> None:
    """Give a citizen to the first who gets there; later ones find nothing (O-9.3, O-8.4)."""
    mask = bit(citizen)
    if state.citizens_left & mask:
        state.citizens_left &= ~mask
        state.players[seat].citizens += 1
        if state.is_recording:
            state.tell(log.CITIZEN, (int(seat),))


def can_develop(state: OrleansState, player: Player) -> bool:
    """Whether the marker is not yet at the end of the development track (O-9.5)."""
    return player.development < state.box.development_last


def advance_development(state: OrleansState, seat: i64, steps: i64) -> None:
    """Move along the development track, space by space; steps beyond its end are lost (O-9)."""
    player = state.players[seat]
    box = state.box
    first = player.development
    last = min(first + steps, box.development_last)
    if state.is_recording and last > first:
        state.tell(log.DEVELOPED, (int(seat), int(last - first), int(last)))
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
    if state.is_recording:
        state.tell(log.GOT_GOOD, (int(seat), int(good)))


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


def neutral_in_bag(player: Player) -> i64:
    """How many followers in the bag can be lost: those not in the player's colour."""
    total: i64 = 0
    for tile in range(OWN):
        total += player.bag[tile]
    return total


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


# Recruiting


def why_not_recruit(state: OrleansState, player: Player, kind: i64) -> str:
    """Whether a follower of this kind can be won now (O-5.7, O-5.8, O-6, O-11.2)."""
    if kind == MONK:
        if state.event == PILGRIMAGE:
            return "pilgrimage"
    elif player.track[kind] >= state.box.track_last[kind]:
        return "end-of-track"
    if state.supply[kind] == 0:
        return "kind-sold-out"
    if kind == FARMER:
        if state.goods_market[state.box.farm_goods[player.track[FARMER]]] == 0:
            return "farm-good-sold-out"
    elif kind == CRAFTSMAN:
        if state.technology_left == 0:
            return "technology-sold-out"
    elif kind == TRADER and tiles_to_build(state, player) == 0:
        return "no-tile-to-build"
    return ""


def recruit(state: OrleansState, seat: i64, kind: i64) -> None:
    """Win a follower: tile into the bag, marker one step on, and the step's reward.

    The trader's place tile is a question of its own, which the caller asks (O-6.5).
    """
    player = state.players[seat]
    box = state.box
    state.supply[kind] -= 1
    put_in_bag(player, kind)
    if state.is_recording:
        state.tell(log.RECRUITED, (int(seat), int(kind)))
    if kind == MONK:
        return
    step = player.track[kind]
    player.track[kind] = step + 1
    if kind == FARMER:
        gain_good(state, seat, box.farm_goods[step])
    elif kind == BOATMAN:
        gain_coins(state, seat, box.boatman_coins[step])
        if step + 1 == box.boatmen_citizen_at:
            take_citizen(state, seat, BOATMEN_CITIZEN)
    elif kind == CRAFTSMAN:
        gain_technology(state, seat, box.craftsman_farmer_only[step])
    elif kind == KNIGHT:
        if step + 1 == box.knights_citizen_at:
            take_citizen(state, seat, KNIGHTS_CITIZEN)
    elif kind == SCHOLAR:
        advance_development(state, seat, box.scholar_points[step])


# Place tiles


def tiles_to_build(state: OrleansState, player: Player) -> i64:
    """The mask of place tiles that the player's next trader step allows (O-6.5)."""
    step = player.track[TRADER]
    if step >= state.box.track_last[TRADER]:
        return 0
    return state.tiles_left & state.box.category_mask[state.box.trader_categories[step]]


def build_tile(state: OrleansState, seat: i64, place: i64) -> None:
    """Add a place tile to the player's town."""
    player = state.players[seat]
    state.tiles_left &= ~bit(place)
    player.places |= bit(place)
    if place != GUNPOWDER_TOWER:
        player.open_spaces |= state.box.place_mask[place]
    if state.is_recording:
        state.tell(log.BUILT_TILE, (int(seat), int(place)))


# Trading stations


def why_not_build_station(state: OrleansState, player: Player) -> str:
    """Whether the player can build a trading station where the merchant stands (O-6.12)."""
    town = player.merchant
    if player.has_station_in(town):
        return "own-station-here"
    if town != ORLEANS and not state.town_is_free(town):
        return "other-station-here"
    if player.stations_left == 0:
        return "no-station-left"
    return ""


def build_station(state: OrleansState, seat: i64) -> None:
    player = state.players[seat]
    player.stations |= bit(player.merchant)
    player.stations_built += 1
    player.stations_left -= 1
    if state.is_recording:
        state.tell(log.BUILT_STATION, (int(seat), int(player.merchant)))


# Technology


def gain_technology(state: OrleansState, seat: i64, for_farmer_only: bool) -> None:
    """Take a technology tile and keep it aside until after passing (O-7.7)."""
    player = state.players[seat]
    state.technology_left -= 1
    if for_farmer_only:
        player.farmer_technology += 1
    else:
        player.technology += 1
    if state.is_recording:
        state.tell(log.GOT_TECHNOLOGY, (int(seat),))


def why_not_install(state: OrleansState, player: Player, space: i64) -> str:
    """Whether a technology tile that the player keeps aside may go on this space (O-7.1 to O-7.9)."""
    box = state.box
    place = box.space_place[space]
    if player.technology + player.farmer_technology == 0:
        return "no-technology"
    if not player.has_place(place):
        return "place-not-owned"
    if box.space_kind[space] == MONK:
        return "technology-for-monk"
    if box.space_count[place] == 1:
        return "technology-on-single-space"
    if place == TOWN_HALL:
        return "technology-in-town-hall"
    if player.board[space] != EMPTY:
        return "technology-on-taken-space"
    first: i64 = box.first_space[place]
    for other in range(first, first + box.space_count[place]):
        if player.board[other] == TECHNOLOGY:
            return "second-technology"
    if player.technology == 0 and box.space_kind[space] != FARMER:
        return "first-technology-for-farmer"
    return ""


def install_technology(state: OrleansState, seat: i64, space: i64) -> None:
    """Cover a space for good; a farmer-only tile is used up first (O-7, O-R43)."""
    player = state.players[seat]
    if player.farmer_technology > 0 and state.box.space_kind[space] == FARMER:
        player.farmer_technology -= 1
    else:
        player.technology -= 1
    fill_space(player, space, TECHNOLOGY)
    if state.is_recording:
        state.tell(log.INSTALLED, (int(seat), int(state.box.space_place[space]), int(space)))


# Torture


def can_step_back(state: OrleansState, player: Player) -> bool:
    """Whether a development step can be given up: never from, onto or over a coin space (O-12.4)."""
    space = player.development
    coins = state.box.development_coins
    return space > 0 and coins[space] == 0 and coins[space - 1] == 0


def lose_follower(state: OrleansState, seat: i64) -> None:
    """Lose a neutral follower drawn blindly; own ones go straight back (O-12.3)."""
    player = state.players[seat]
    number = state.roll(neutral_in_bag(player))
    kind: i64 = 0
    while number >= player.bag[kind]:
        number -= player.bag[kind]
        kind += 1
    player.bag[kind] -= 1
    player.bag_size -= 1
    state.lost[kind] += 1
    if state.is_recording:
        state.tell(log.LOST_FOLLOWER, (int(seat), int(kind)))


def lose_place_tile(state: OrleansState, seat: i64, place: i64) -> None:
    """Give up a place tile: its followers return to the bag, technology on it is lost with it (O-12.6)."""
    player = state.players[seat]
    box = state.box
    return_followers(state, player, place)
    first: i64 = box.first_space[place]
    for space in range(first, first + box.space_count[place]):
        if player.board[space] == TECHNOLOGY:
            player.board[space] = EMPTY
            state.technology_lost += 1
    player.places &= ~bit(place)
    state.tiles_gone |= bit(place)
    player.open_spaces &= ~box.place_mask[place]
    if state.is_recording:
        state.tell(log.LOST_TILE, (int(seat), int(place)))


# The market


def take_from_market(player: Player, tile: i64) -> None:
    """Take a follower off the market, or off the Gunpowder Tower when the market has none like it."""
    if player.market[tile] > 0:
        player.market[tile] -= 1
        player.market_size -= 1
        return
    if player.board[TOWER_SPACE] == tile + 1:
        player.board[TOWER_SPACE] = EMPTY
    else:
        player.board[TOWER_SPACE + 1] = EMPTY


def has_on_market(player: Player, tile: i64) -> bool:
    """Whether a follower like this lies on the market or on the Gunpowder Tower."""
    return player.market[tile] > 0 or player.board[TOWER_SPACE] == tile + 1 or player.board[TOWER_SPACE + 1] == tile + 1


def market_is_empty(player: Player) -> bool:
    return player.market_size + player.tower_size() == 0


def tiles_in_hand(player: Player) -> list[int]:
    """The follower tiles on market and tower, each kind of tile once."""
    return [tile for tile in range(TILES) if has_on_market(player, tile)]
