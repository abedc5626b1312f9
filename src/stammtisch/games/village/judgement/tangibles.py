"""What people at the table count in Village, for the words of hints, and which answers take what is there once only."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.judgement import Tangible
from stammtisch.games.village.ids import (
    BAG,
    CHURCH,
    COLOURS,
    COUNCIL,
    CRAFT,
    CUBES,
    GONE,
    GOODS,
    GRAVE,
    MARKET_SPACES,
    STEPS,
    count_all,
)
from stammtisch.games.village.places.market import SERVE
from stammtisch.games.village.places.turn import TAKE
from stammtisch.games.village.state import Player, VillageState


def tangibles(state: VillageState, seat: int) -> list[Tangible]:
    """Those of the base game, then those of the expansions in play."""
    player = state.players[seat]
    family = player.family
    cubes: i64 = 0
    for colour in range(i64(COLOURS)):
        cubes += player.cubes[colour]
    goods: i64 = 0
    for good in range(i64(GOODS)):
        goods += player.goods[good]
    found = [
        Tangible("customers", int(count_bits(player.customers)), 4.0),
        Tangible("castles", int(player.castles_visited()), 4.0),
        Tangible("chronicle", int(player.in_chronicle()), 3.0),
        Tangible("graves", int(count_all(family[GRAVE]) + count_all(family[GONE])), -3.0),
        Tangible("council", int(steps_up(player, COUNCIL)), 2.0),
        Tangible("church", int(steps_up(player, CHURCH)), 2.0),
        Tangible("bag", int(count_all(family[BAG])), 1.5),
        Tangible("trained", int(trained(player)), 1.5),
        Tangible("living", int(player.living()), 1.5),
        Tangible("goods", int(goods), 2.0),
        Tangible("grain", int(player.grain), 0.7),
        Tangible("cubes", int(cubes), 0.7),
        Tangible("coins", int(player.coins), 1.0),
    ]
    if state.is_expanded:
        state.seams.add_tangibles(state, seat, found)
    return found


def steps_up(player: Player, first: i64) -> i64:
    """How many steps up the figures of a player have come in council or church, all together."""
    total: i64 = 0
    for step in range(i64(STEPS)):
        total += (step + 1) * count_all(player.family[first + step])
    return total


def trained(player: Player) -> i64:
    """How many figures of a player stand in the four buildings that train them."""
    total: i64 = 0
    for place in range(i64(CRAFT), i64(COUNCIL)):
        total += count_all(player.family[place])
    return total


def is_gone(state: VillageState, action: int) -> bool:
    """Cubes on the action spaces, and customers."""
    if TAKE.has(action):
        space, cube = TAKE.read(action)
        return state.spaces[space * CUBES + cube] == 0
    if SERVE.has(action):
        customer = SERVE.value(action)
        for place in range(i64(MARKET_SPACES)):
            if state.market[place] == customer + 1:
                return False
        return True
    return state.is_expanded and state.seams.is_gone(state, action)
