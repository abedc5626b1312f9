"""What people at the table count in Orléans, for the words of hints, and which answers take what is there once only."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.judgement import Tangible
from stammtisch.games.orleans.ids import FIRST_PLACE_TILE, KIND_IDS, KINDS, KNIGHT, MONK, NO_GOOD, SPACES, TECHNOLOGY
from stammtisch.games.orleans.judgement.outlook import Outlook
from stammtisch.games.orleans.places.deeds import SEND, SEND_FOR_DEVELOPMENT
from stammtisch.games.orleans.places.recruiting import BUILD
from stammtisch.games.orleans.places.travelling import TRAVEL_BY
from stammtisch.games.orleans.state import OrleansState, Player


def tangibles(state: OrleansState, seat: int) -> list[Tangible]:
    player = state.players[seat]
    outlook = Outlook(state, player)
    # A trading station or a citizen counts as much as the status at the end will be.
    status = outlook.status
    found = [
        Tangible("citizens", int(player.citizens), status),
        Tangible("stations", int(player.stations_built), status),
        Tangible("tiles", int(count_bits(player.places >> FIRST_PLACE_TILE)), 5.0),
        Tangible("technology", int(technology(player)), 5.0),
        Tangible("development", int(player.development), 2.0),
        Tangible("goods", int(player.goods_count()), 2.5),
        Tangible("coins", int(player.coins), 1.0),
    ]
    for kind in range(KINDS):
        worth = 4.0 if kind in (KNIGHT, MONK) else 3.0
        found.append(Tangible(KIND_IDS[kind], int(outlook.pool[kind]), worth))
    return found


def technology(player: Player) -> i64:
    """The technology tiles of a player, installed or kept aside."""
    total = player.technology + player.farmer_technology
    for space in range(i64(SPACES)):
        if player.board[space] == TECHNOLOGY:
            total += 1
    return total


def is_gone(state: OrleansState, action: int) -> bool:
    """Place tiles, goods beside routes, and the spaces of deeds."""
    if BUILD.has(action):
        return (state.tiles_left >> BUILD.value(action)) & 1 == 0
    if TRAVEL_BY.has(action):
        route, good = TRAVEL_BY.read(action)
        if good == NO_GOOD:
            return False
        return state.route_goods[2 * route] != good + 1 and state.route_goods[2 * route + 1] != good + 1
    if SEND.has(action):
        kind, deed = SEND.read(action)
        return state.deed_open[deed * KINDS + kind] == 0
    if SEND_FOR_DEVELOPMENT.has(action):
        kind, deed = SEND_FOR_DEVELOPMENT.read(action)
        return state.deed_open[deed * KINDS + kind] == 0
    return False
