"""What the seat that thinks knows of itself in Orléans, as numbers: followers by kind and place, and the map around it.

Its prospects stand there twice: as things are now, and after all that it has placed followers for. Rules: O-3 to O-8.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.numbers import Layout, Row
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    EMPTY,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    LAND,
    OWN,
    PLACE_IDS,
    PLACE_TILES,
    PLACES,
    SPACES_PER_PLACE,
    TECHNOLOGY,
    TILES,
    TOWER_SPACE,
    TOWN_HALL,
    TOWN_IDS,
    TOWNS,
    TRACKS,
    WATER,
)
from stammtisch.games.orleans.judgement.evaluation import Prospects
from stammtisch.games.orleans.judgement.numbers_seat import (
    best_good,
    closed_towns,
    declare_holdings,
    declare_prospects,
    goods_points,
    write_holdings,
    write_prospects,
)
from stammtisch.games.orleans.judgement.numbers_table import count_bits
from stammtisch.games.orleans.places.turn import shows_activated, usable_places
from stammtisch.games.orleans.state import OrleansState, Player

BOARD_SPACES: Final = sum(SPACES_PER_PLACE[:FIRST_PLACE_TILE])
SPACE_IDS: Final = [
    f"{PLACE_IDS[place]}.{number + 1}"
    for place in range(FIRST_PLACE_TILE)
    for number in range(SPACES_PER_PLACE[place])
]  # fmt: skip


def declare_own(layout: Layout) -> None:
    declare_prospects(layout, "now")
    declare_prospects(layout, "then")
    declare_gains(layout)
    declare_holdings(layout, "own")
    layout.each("own steps left", KIND_IDS[:TRACKS], 0.0, 8.0, "steps to the end of this track")
    declare_followers(layout)
    declare_places(layout)
    declare_map(layout)


def write_own(
    state: OrleansState, seat: int, prospects: Prospects, after: OrleansState, finished: Prospects, row: Row
) -> None:
    player = state.players[seat]
    write_prospects(prospects, row)
    write_prospects(finished, row)
    write_gains(state, player, after, after.players[seat], row)
    write_holdings(state, player, prospects, row)
    for kind in range(i64(TRACKS)):
        row.count(state.box.track_last[kind] - player.track[kind])
    write_followers(state, player, row)
    write_places(state, seat, player, row)
    write_map(state, player, row)


# What will have been done when all that is placed is used


def declare_gains(layout: Layout) -> None:
    meaning = "what using all that is placed will bring: "
    layout.add("gain coins", -5.0, 15.0, meaning + "coins")
    layout.add("gain development", 0.0, 10.0, meaning + "development points")
    layout.add("gain status", 0.0, 2.0, meaning + "development status")
    layout.add("gain stations", 0.0, 1.0, meaning + "trading stations")
    layout.add("gain citizens", 0.0, 2.0, meaning + "citizens")
    layout.add("gain goods points", 0.0, 15.0, meaning + "points for goods")
    layout.add("gain followers", -2.0, 4.0, meaning + "followers, less those sent to deeds")
    layout.add("gain technology", 0.0, 2.0, meaning + "technology tiles")
    layout.add("gain tiles", 0.0, 2.0, meaning + "place tiles")
    layout.add("then market room", 0.0, 10.0, "room on market and Tower after that")
    layout.each("then bag", KIND_IDS, 0.0, 8.0, "followers of this kind in the bag after that")


def write_gains(state: OrleansState, player: Player, after: OrleansState, then: Player, row: Row) -> None:
    row.count(then.coins - player.coins)
    row.count(then.development - player.development)
    row.count(state.status(then) - state.status(player))
    row.count(then.stations_built - player.stations_built)
    row.count(then.citizens - player.citizens)
    row.count(goods_points(state, then) - goods_points(state, player))
    row.count(supply_gone(state, after))
    row.count(then.technology + then.farmer_technology - player.technology - player.farmer_technology)
    row.count(count_bits(then.places) - count_bits(player.places))
    row.count(state.market_room(then))
    for kind in range(i64(KINDS)):
        row.count(then.bag[kind] + (then.bag[kind + OWN] if kind + OWN < TILES else 0))


def supply_gone(state: OrleansState, after: OrleansState) -> i64:
    """How many followers were won, less those sent to deeds."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += state.supply[kind] - after.supply[kind]
    for space in range(i64(len(state.deed_open))):
        count -= state.deed_open[space] - after.deed_open[space]
    return count


# Followers


def declare_followers(layout: Layout) -> None:
    layout.each("own bag", KIND_IDS, 0.0, 8.0, "followers of this kind in the bag, own and neutral")
    layout.add("own bag of own colour", 0.0, 4.0, "followers in the bag in the seat's own colour")
    layout.each("own market", KIND_IDS, 0.0, 4.0, "followers of this kind on the market")
    layout.add("own market of own colour", 0.0, 4.0, "followers on the market in the seat's own colour")
    layout.each("own tower", KIND_IDS, 0.0, 2.0, "followers of this kind on the Gunpowder Tower")
    layout.each("own town hall", KIND_IDS, 0.0, 2.0, "followers of this kind in the Town Hall")
    layout.add("own hand", 0.0, 2.0, "followers that found no space on the market and wait for the Tower")
    layout.add("own market room", 0.0, 10.0, "followers for whom there is room on market and Tower")
    layout.add("own draws left", 0.0, 8.0, "followers that may still be drawn or moved back in this followers phase")


def write_followers(state: OrleansState, player: Player, row: Row) -> None:
    write_tiles(player.bag, row)
    write_tiles(player.market, row)
    write_kinds_at(player, TOWER_SPACE, row)
    write_kinds_at(player, state.box.first_space[TOWN_HALL], row)
    hand: i64 = 0
    if player.hand:
        for tile in range(i64(TILES)):
            hand += player.in_hand(tile)
    row.count(hand)
    row.count(state.market_room(player))
    row.count(max(i64(0), state.draw_limit(player)))


def write_tiles(tiles: vec[i64], row: Row) -> None:
    """Followers by kind, then how many of them are in the seat's own colour."""
    for kind in range(i64(KINDS)):
        row.count(tiles[kind] + (tiles[kind + OWN] if kind + OWN < TILES else 0))
    own: i64 = 0
    for tile in range(i64(OWN), i64(TILES)):
        own += tiles[tile]
    row.count(own)


def write_kinds_at(player: Player, space: i64, row: Row) -> None:
    """The followers on two spaces that take any, by kind."""
    first = row.at
    row.skip(KINDS)
    for offset in range(i64(2)):
        content = player.board[space + offset]
        if content != EMPTY:
            tile = content - 1
            row.buffer[first + (tile if tile < OWN else tile - OWN)] += 1.0


# Places


def declare_places(layout: Layout) -> None:
    tiles = PLACE_IDS[FIRST_PLACE_TILE:]
    layout.add("own usable places", 0.0, 5.0, "places whose action can be carried out now")
    layout.each("own space", SPACE_IDS, 0.0, 1.0, "whether a follower or technology lies on this space")
    layout.each("own technology", PLACE_IDS[:FIRST_PLACE_TILE], 0.0, 1.0, "technology installed at this place")
    layout.each("own missing", PLACE_IDS[:FIRST_PLACE_TILE], 0.0, 3.0, "empty spaces of this place")
    layout.each("own ready", PLACE_IDS[:FIRST_PLACE_TILE], 0.0, 1.0, "whether this place has all its followers")
    layout.each("own tile", tiles, 0.0, 1.0, "whether this place tile was built")
    layout.each("own followers at", tiles, 0.0, 2.0, "followers on this place tile")
    layout.add("own technology on tiles", 0.0, 3.0, "technology installed on place tiles")
    layout.each("own ready", tiles, 0.0, 1.0, "whether this place tile was built and has all its followers")


def write_places(state: OrleansState, seat: int, player: Player, row: Row) -> None:
    row.count(len(usable_places(state, seat)))
    write_board(state, player, row)
    write_place_tiles(state, player, row)


def write_board(state: OrleansState, player: Player, row: Row) -> None:
    """The places of the player board, whose spaces come first."""
    filled = row.at
    technology = filled + BOARD_SPACES
    missing = technology + FIRST_PLACE_TILE
    row.skip(BOARD_SPACES + 2 * FIRST_PLACE_TILE)
    for space in range(i64(BOARD_SPACES)):
        content = player.board[space]
        place = state.box.space_place[space]
        if content == EMPTY:
            row.buffer[missing + place] += 1.0
            continue
        row.buffer[filled + space] = 1.0
        if content == TECHNOLOGY:
            row.buffer[technology + place] += 1.0
    for place in range(i64(FIRST_PLACE_TILE)):
        row.flag(shows_activated(state, player, place))


def write_place_tiles(state: OrleansState, player: Player, row: Row) -> None:
    held = player.places >> FIRST_PLACE_TILE
    row.bits(held, PLACE_TILES)
    if not held:
        row.skip(2 * PLACE_TILES + 1)
        return
    followers = row.at - FIRST_PLACE_TILE
    row.skip(PLACE_TILES)
    technology: i64 = 0
    for space in range(i64(BOARD_SPACES), i64(ALL_SPACES)):
        content = player.board[space]
        if content == TECHNOLOGY:
            technology += 1
        elif content != EMPTY:
            row.buffer[followers + state.box.space_place[space]] += 1.0
    row.count(technology)
    for place in range(i64(FIRST_PLACE_TILE), i64(PLACES)):
        row.flag(held & 1 != 0 and shows_activated(state, player, place))
        held >>= 1


# The map


def declare_map(layout: Layout) -> None:
    layout.one_of("merchant", TOWN_IDS, "the town where the merchant stands")
    layout.flag("site here", "whether the seat may build a trading station where its merchant stands")
    layout.add("sites by water", 0.0, 3.0, "towns one route by water away where the seat may build")
    layout.add("sites by land", 0.0, 4.0, "towns one route by land away where the seat may build")
    layout.add("sites two routes away", 0.0, 11.0, "towns two routes away where the seat may build")
    layout.add("sites three routes away", 0.0, 10.0, "towns three routes away where the seat may build")
    layout.each("goods by water", GOOD_IDS, 0.0, 3.0, "goods of this kind one route by water away")
    layout.each("goods by land", GOOD_IDS, 0.0, 3.0, "goods of this kind one route by land away")
    layout.add("best good by water", 0.0, 5.0, "points of the best good one route by water away")
    layout.add("best good by land", 0.0, 5.0, "points of the best good one route by land away")
    layout.add("best good two routes away", 0.0, 5.0, "points of the best good on a second route")
    layout.add("best good at a site", 0.0, 5.0, "points of the best good on a route to a town where the seat may build")


def write_map(state: OrleansState, player: Player, row: Row) -> None:
    box = state.box
    town = player.merchant
    row.one_of(town, TOWNS)
    by_water = box.towns_beside[town]
    by_land = box.towns_beside[TOWNS + town]
    open_towns = ~closed_towns(state, player) if player.stations_left > 0 else 0
    second = beside_all(state, by_water | by_land) & ~(by_water | by_land | bit(town))
    third = beside_all(state, second) & ~(second | by_water | by_land | bit(town))
    row.count((open_towns >> town) & 1)
    row.count(count_bits(by_water & open_towns))
    row.count(count_bits(by_land & open_towns))
    row.count(count_bits(second & open_towns))
    row.count(count_bits(third & open_towns))
    first = row.at - 1
    row.skip(2 * GOODS)
    at_site: i64 = 0
    for kind in range(i64(2)):
        for route in box.routes_from[kind * TOWNS + town]:
            end: i64 = box.route_b[route] if box.route_a[route] == town else box.route_a[route]
            for space in range(2 * i64(route), 2 * i64(route) + 2):
                content = state.route_goods[space]
                if content:
                    row.buffer[first + kind * GOODS + content] += 1.0
                    if (open_towns >> end) & 1:
                        at_site = max(at_site, i64(box.good_points[content - 1]))
    row.count(best_good(state, town, WATER))
    row.count(best_good(state, town, LAND))
    row.count(best_good_from(state, by_water | by_land))
    row.count(at_site)


def beside_all(state: OrleansState, towns: i64) -> i64:
    """The towns one route away from any of these, as a mask."""
    mask: i64 = 0
    town: i64 = 0
    while towns:
        if towns & 1:
            mask |= state.box.towns_beside[town] | state.box.towns_beside[TOWNS + town]
        towns >>= 1
        town += 1
    return mask


def best_good_from(state: OrleansState, towns: i64) -> i64:
    """The points of the best good beside the routes that begin in these towns."""
    best: i64 = 0
    town: i64 = 0
    while towns:
        if towns & 1:
            best = max(best, best_good(state, town, WATER), best_good(state, town, LAND))
        towns >>= 1
        town += 1
    return best
