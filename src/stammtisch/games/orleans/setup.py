"""From options and seed to the first question: the set-up of Orléans (O-1)."""

from __future__ import annotations

from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.vectors import vector_of
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    BOARD_PLACES_MASK,
    CITIZENS,
    FIRST_PLACE_TILE,
    GOODS,
    MIN_SEATS,
    OWN,
    PLACES,
    ROUTES,
    SPACES,
    TILES,
)
from stammtisch.games.orleans.places.excluding import ExcludeTile
from stammtisch.games.orleans.round import Round
from stammtisch.games.orleans.state import OrleansState, Player


def begin(game: Game, box: Components, origin: Origin) -> OrleansState:
    """The table before the first question."""
    count = origin.seats - MIN_SEATS
    state = OrleansState(game, box, origin, None)
    for player in state.players:
        equip(player, box)
    state.supply = vector_of([counts[count] for counts in box.neutral_tiles])
    state.deed_open = box.deed_wants[:]
    state.events_left = vector_of(box.event_count)
    state.technology_left = box.technology_tiles
    state.citizens_left = (1 << CITIZENS) - 1
    state.tiles_left = ((1 << PLACES) - 1) & ~BOARD_PLACES_MASK
    state.bank = box.bank_coins - box.start_coins * origin.seats
    deal_goods(state, count)
    state.stack.append(Round())
    if origin.options["exclude_place_tiles"] is True:
        each = box.tiles_excluded_each[count]
        for seat in reversed(state.seats_in_order()):
            state.stack.append(ExcludeTile(seat, each))
    state.settle()
    return state


def equip(player: Player, box: Components) -> None:
    """Five coins, ten stations, and the four own followers on the market (O-1.2)."""
    for tile in range(OWN, TILES):
        player.market[tile] = 1
    player.market_size = TILES - OWN
    player.coins = box.start_coins
    player.stations_left = box.trading_stations
    for space in range(SPACES):
        if int(box.space_place[space]) < FIRST_PLACE_TILE:
            player.open_spaces |= 1 << space


def deal_goods(state: OrleansState, count: int) -> None:
    """Shuffle the goods, take some out of the game, fill the routes, sort the rest onto the market (O-1.4)."""
    box = state.box
    pile: list[int] = []
    for good in range(GOODS):
        pile.extend([good] * box.good_count[good])
    state.shuffle(pile)
    for _ in range(box.goods_removed[count]):
        state.goods_lost[pile.pop()] += 1
    for route in range(ROUTES):
        for space, players in enumerate(box.route_goods[route]):
            if players <= state.origin.seats:
                state.route_goods[2 * route + space] = pile.pop() + 1
    for good in pile:
        state.goods_market[good] += 1
