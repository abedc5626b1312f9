"""What is shown of every seat of Orléans as numbers: its prospects, what lies before it, where its merchant may go.

The seat that thinks shows more of itself (`numbers_own`). Rules: O-3 to O-7, O-9, O-10.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.numbers import Layout, Row
from stammtisch.games.orleans.ids import (
    BATHHOUSE,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    KIND_IDS,
    KINDS,
    LAND,
    ORLEANS,
    PLACE_IDS,
    PLACES,
    SACRISTY,
    SCHOOL,
    TOWNS,
    TRACKS,
    WATER,
)
from stammtisch.games.orleans.judgement.evaluation import Prospects
from stammtisch.games.orleans.judgement.numbers_table import count_bits
from stammtisch.games.orleans.places.turn import shows_activated
from stammtisch.games.orleans.state import OrleansState, Player


def declare_prospects(layout: Layout, name: str) -> None:
    layout.add(f"{name} judgement", 0.0, 200.0, "points expected at the end")
    layout.add(f"{name} expected status", 0.0, 6.0, "development status expected at the end")
    layout.add(f"{name} expected count", 0.0, 18.0, "trading stations and citizens expected at the end")
    layout.add(f"{name} expected product", 0.0, 100.0, "points expected of status times stations and citizens")
    layout.add(f"{name} followers each round", 0.0, 9.0, "followers that a round to come brings")
    layout.add(f"{name} followers saved", 0.0, 6.0, "what waits on market and board, in followers drawn")
    layout.add(f"{name} fit", 0.0, 1.0, "how well the kinds of followers match what places ask for")
    layout.add(f"{name} technology in use", 0.0, 8.0, "technology installed, each by how often its place is used")
    layout.add(f"{name} worth of events", -20.0, 40.0, "points expected of the events to come")
    layout.add(f"{name} worth of site", 0.0, 8.0, "points expected of where the merchant stands")
    layout.add(f"{name} worth of followers", 0.0, 200.0, "points expected of the followers to be drawn")
    layout.add(f"{name} worth of tracks", -5.0, 30.0, "points expected of what lies ahead on the tracks")
    layout.add(f"{name} worth of tools", 0.0, 60.0, "points expected of place tiles and technology")


def write_prospects(prospects: Prospects, row: Row) -> None:
    outlook = prospects.outlook
    row.put(prospects.points)
    row.put(outlook.status)
    row.put(outlook.count)
    row.put(outlook.status * outlook.count)
    row.put(outlook.each_round)
    row.put(outlook.saved)
    row.put(outlook.fit)
    row.put(outlook.technology)
    row.put(prospects.events)
    row.put(prospects.site)
    row.put(prospects.followers)
    row.put(prospects.tracks)
    row.put(prospects.tools)


def declare_holdings(layout: Layout, name: str) -> None:
    layout.add(f"{name} coins", 0.0, 100.0, "coins")
    layout.add(f"{name} development", 0.0, 30.0, "space of the marker on the development track")
    layout.add(f"{name} status", 0.0, 6.0, "development status")
    layout.add(f"{name} steps to status", 0.0, 8.0, "development points to the next status; 0 if there is none")
    layout.add(f"{name} stations", 0.0, 10.0, "trading stations built")
    layout.add(f"{name} stations in hand", 0.0, 10.0, "trading stations that may still be built")
    layout.add(f"{name} citizens", 0.0, 8.0, "citizens won")
    layout.add(f"{name} product", 0.0, 100.0, "points for status times stations and citizens as they are now")
    layout.add(f"{name} goods points", 0.0, 60.0, "points for goods")
    layout.each(f"{name} good", GOOD_IDS, 0.0, 8.0, "goods of this kind")
    layout.each(f"{name} track", KIND_IDS[:TRACKS], 0.0, 6.0, "space of the marker on this track")
    layout.add(f"{name} draws", 0.0, 8.0, "followers that may be drawn a round")
    layout.add(f"{name} followers", 0.0, 30.0, "followers in bag, on market and board")
    layout.each(f"{name} followers", KIND_IDS, 0.0, 8.0, "followers of this kind in bag, on market and board")
    layout.add(f"{name} bag", 0.0, 20.0, "followers in the bag")
    layout.add(f"{name} market", 0.0, 10.0, "followers on the market")
    layout.add(f"{name} tower", 0.0, 2.0, "followers on the Gunpowder Tower")
    layout.add(f"{name} technology aside", 0.0, 2.0, "technology tiles kept aside, for any space but a monk's")
    layout.add(f"{name} farmer technology aside", 0.0, 1.0, "technology tiles kept aside, for a farmer's space")
    layout.add(f"{name} tiles", 0.0, 6.0, "place tiles built")
    layout.flag(f"{name} passed", "has passed for this round")


def write_holdings(state: OrleansState, player: Player, prospects: Prospects, row: Row) -> None:
    status = state.status(player)
    outlook = prospects.outlook
    row.count(player.coins)
    row.count(player.development)
    row.count(status)
    row.count(steps_to_status(state, player))
    row.count(player.stations_built)
    row.count(player.stations_left)
    row.count(player.citizens)
    row.count(status * (player.stations_built + player.citizens))
    row.count(goods_points(state, player))
    for good in range(i64(GOODS)):
        row.count(player.goods[good])
    for kind in range(i64(TRACKS)):
        row.count(player.track[kind])
    row.count(outlook.draws)
    row.count(outlook.followers)
    for kind in range(i64(KINDS)):
        row.count(outlook.pool[kind])
    row.count(player.bag_size)
    row.count(player.market_size)
    row.count(player.tower_size())
    row.count(player.technology)
    row.count(player.farmer_technology)
    row.count(count_bits(player.places >> FIRST_PLACE_TILE))
    row.flag(player.has_passed != 0)


def steps_to_status(state: OrleansState, player: Player) -> i64:
    """How many development points are missing for the next status (O-9.4)."""
    box = state.box
    status = box.development_status[player.development]
    space = player.development
    while space <= box.development_last:
        if box.development_status[space] > status:
            return space - player.development
        space += 1
    return 0


def goods_points(state: OrleansState, player: Player) -> i64:
    points: i64 = 0
    for good in range(i64(GOODS)):
        points += player.goods[good] * state.box.good_points[good]
    return points


# The map


def closed_towns(state: OrleansState, player: Player) -> i64:
    """The towns where this player can never build, as a mask (O-6.12)."""
    mask: i64 = 0
    for other in state.players:
        mask |= other.stations
    return (mask & ~bit(ORLEANS)) | player.stations


def best_good(state: OrleansState, town: i64, kind: i64) -> i64:
    """The points of the best good beside the routes of a kind that begin in a town."""
    box = state.box
    best: i64 = 0
    for route in box.routes_from[kind * TOWNS + town]:
        for space in range(2 * i64(route), 2 * i64(route) + 2):
            content = state.route_goods[space]
            if content:
                best = max(best, i64(box.good_points[content - 1]))
    return best


# Other seats

# The place tiles of others that are named: those that change what followers do.
NAMED_TILES: Final = [BATHHOUSE, SACRISTY, HERB_GARDEN, GUNPOWDER_TOWER, SCHOOL]


def declare_other(layout: Layout, name: str) -> None:
    declare_prospects(layout, name)
    declare_holdings(layout, name)
    named = [PLACE_IDS[place] for place in NAMED_TILES]
    layout.each(f"{name} tile", named, 0.0, 1.0, "whether this place tile was built")
    layout.each(f"{name} ready", PLACE_IDS[:FIRST_PLACE_TILE], 0.0, 1.0, "whether this place has all its followers")
    layout.add(f"{name} ready tiles", 0.0, 3.0, "place tiles that have all their followers")
    layout.flag(f"{name} site here", "whether its merchant stands where it may build")
    layout.add(f"{name} sites near", 0.0, 6.0, "towns one route from its merchant where it may build")
    layout.add(f"{name} best good by water", 0.0, 5.0, "points of the best good one route by water away")
    layout.add(f"{name} best good by land", 0.0, 5.0, "points of the best good one route by land away")
    layout.flag(f"{name} merchant is here", "whether its merchant stands where that of the seat that thinks stands")


def count_other() -> int:
    layout = Layout()
    declare_other(layout, "")
    return len(layout.numbers)


OTHER_NUMBERS: Final = count_other()


def write_other(state: OrleansState, seat: int, player: Player, prospects: Prospects, row: Row) -> None:
    write_prospects(prospects, row)
    write_holdings(state, player, prospects, row)
    for named in NAMED_TILES:
        row.flag(player.has_place(named))
    for place in range(i64(FIRST_PLACE_TILE)):
        row.flag(shows_activated(state, player, place))
    row.count(ready_tiles(state, player))
    town = player.merchant
    open_towns = ~closed_towns(state, player) if player.stations_left > 0 else 0
    beside = state.box.towns_beside[town] | state.box.towns_beside[TOWNS + town]
    row.count((open_towns >> town) & 1)
    row.count(count_bits(beside & open_towns))
    row.count(best_good(state, town, WATER))
    row.count(best_good(state, town, LAND))
    row.flag(state.players[seat].merchant == town)


def ready_tiles(state: OrleansState, player: Player) -> i64:
    """How many place tiles have all their followers."""
    count: i64 = 0
    tiles = player.places >> FIRST_PLACE_TILE
    for place in range(i64(FIRST_PLACE_TILE), i64(PLACES)):
        if tiles & 1 and shows_activated(state, player, place):
            count += 1
        tiles >>= 1
    return count


def skip_other(row: Row) -> None:
    row.skip(OTHER_NUMBERS)
