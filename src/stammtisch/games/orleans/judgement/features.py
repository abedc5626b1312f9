"""What a learned judgement of Orléans looks at: the position of one seat as a row of numbers.

Open information and what lies before the seat itself, its own bag included; the parts of the hand-made judgement are
among it. `NAMES` says what each number is; a network fits only the names that it was trained on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.orleans.ids import (
    EMPTY,
    EVENT_IDS,
    EVENTS,
    FARMER,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    KNIGHT,
    PLACE_IDS,
    PLACE_TILES,
    SPACES,
    TECHNOLOGY,
    TRACKS,
)
from stammtisch.games.orleans.judgement.evaluation import (
    worth_of_events,
    worth_of_followers,
    worth_of_site,
    worth_of_tools,
    worth_of_tracks,
)
from stammtisch.games.orleans.judgement.outlook import Outlook
from stammtisch.games.orleans.state import OrleansState

NAMES: Final = [
    "rounds to come", "coins", "development", "status", "expected status", "stations", "citizens", "stations in hand",
    "expected stations and citizens", "status times stations and citizens", "expected status times both", "draws",
    "followers", "followers in the bag", "followers on the market", "followers each round", "followers saved", "fit",
    "technology in use", "technology kept", "worth of events", "worth of site", "worth of followers",
    "worth of tracks", "worth of tools", "is start player", "citizens left", "technology left", "tiles left",
    *[f"good {good}" for good in GOOD_IDS],
    *[f"track {kind}" for kind in KIND_IDS[:TRACKS]],
    *[f"followers {kind}" for kind in KIND_IDS],
    *[f"supply {kind}" for kind in KIND_IDS],
    *[f"event {event}" for event in EVENT_IDS],
    *[f"events left {event}" for event in EVENT_IDS],
    *[f"tile {place}" for place in PLACE_IDS[FIRST_PLACE_TILE:]],
    *[f"filled {place}" for place in PLACE_IDS[:FIRST_PLACE_TILE]],
    *[f"technology {place}" for place in PLACE_IDS[:FIRST_PLACE_TILE]],
    "others: most coins", "others: most development", "others: most stations and citizens", "others: most goods",
    "others: most draws", "others: farthest on the farmers' track", "others: most tiles",
]  # fmt: skip


def features(state: OrleansState, seat: int) -> vec[float]:
    """The numbers that `NAMES` names, for this seat."""
    box = state.box
    player = state.players[seat]
    outlook = Outlook(state, player)
    both = float(player.stations_built + player.citizens)
    status = float(state.status(player))
    row = vec[float]([])
    row = append(row, outlook.rounds)
    row = append(row, float(player.coins))
    row = append(row, float(player.development))
    row = append(row, status)
    row = append(row, outlook.status)
    row = append(row, float(player.stations_built))
    row = append(row, float(player.citizens))
    row = append(row, float(player.stations_left))
    row = append(row, outlook.count)
    row = append(row, status * both)
    row = append(row, outlook.status * outlook.count)
    row = append(row, float(outlook.draws))
    row = append(row, float(outlook.followers))
    row = append(row, float(player.bag_size))
    row = append(row, float(player.market_size))
    row = append(row, outlook.each_round)
    row = append(row, outlook.saved)
    row = append(row, outlook.fit)
    row = append(row, outlook.technology)
    row = append(row, float(player.technology + player.farmer_technology))
    row = append(row, worth_of_events(state, player, outlook))
    row = append(row, worth_of_site(state, player, outlook))
    row = append(row, worth_of_followers(state, player, outlook))
    row = append(row, worth_of_tracks(state, seat, outlook))
    row = append(row, worth_of_tools(state, player, outlook))
    row = append(row, 1.0 if state.start_seat == seat else 0.0)
    row = append(row, float(bits_in(state.citizens_left)))
    row = append(row, float(state.technology_left))
    row = append(row, float(bits_in(state.tiles_left)))
    for good in range(i64(GOODS)):
        row = append(row, float(player.goods[good]))
    for kind in range(i64(TRACKS)):
        row = append(row, float(player.track[kind]))
    for kind in range(i64(KINDS)):
        row = append(row, float(outlook.pool[kind]))
    for kind in range(i64(KINDS)):
        row = append(row, float(state.supply[kind]))
    for event in range(i64(EVENTS)):
        row = append(row, 1.0 if state.event == event else 0.0)
    for event in range(i64(EVENTS)):
        row = append(row, float(state.events_left[event]))
    for tile in range(i64(FIRST_PLACE_TILE), i64(FIRST_PLACE_TILE + PLACE_TILES)):
        row = append(row, float((player.places >> tile) & 1))
    filled = vec[i64]([i64(0)] * len(PLACE_IDS))
    technology = vec[i64]([i64(0)] * len(PLACE_IDS))
    for space in range(i64(SPACES)):
        content = player.board[space]
        if content == TECHNOLOGY:
            technology[box.space_place[space]] += 1
        elif content != EMPTY:
            filled[box.space_place[space]] += 1
    for place in range(i64(FIRST_PLACE_TILE)):
        row = append(row, float(filled[place]))
    for place in range(i64(FIRST_PLACE_TILE)):
        row = append(row, float(technology[place]))
    return with_others(state, seat, row)


def with_others(state: OrleansState, seat: int, row: vec[float]) -> vec[float]:
    """What the strongest rival has of everything; nothing where one is alone."""
    coins: i64 = 0
    development: i64 = 0
    both: i64 = 0
    goods: i64 = 0
    draws: i64 = 0
    farmers: i64 = 0
    tiles: i64 = 0
    for number in range(len(state.players)):
        if number == seat:
            continue
        other = state.players[number]
        coins = max(coins, other.coins)
        development = max(development, other.development)
        both = max(both, other.stations_built + other.citizens)
        goods = max(goods, other.goods_count())
        draws = max(draws, i64(state.box.draws[other.track[KNIGHT]]))
        farmers = max(farmers, other.track[FARMER])
        tiles = max(tiles, bits_in(other.places >> FIRST_PLACE_TILE))
    row = append(row, float(coins))
    row = append(row, float(development))
    row = append(row, float(both))
    row = append(row, float(goods))
    row = append(row, float(draws))
    row = append(row, float(farmers))
    return append(row, float(tiles))


def bits_in(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
