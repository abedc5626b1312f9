"""From options and seed to the first question: the set-up of Orléans (O-1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.vectors import zeros
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOARD_PLACES_MASK,
    CITIZENS,
    FIRST_PLACE_TILE,
    GOODS,
    KINDS,
    MIN_SEATS,
    OWN,
    PLACES,
    ROUTES,
    SPACES,
    TILES,
    TRACKS,
)
from stammtisch.games.orleans.places.excluding import ExcludeTile
from stammtisch.games.orleans.round import Round
from stammtisch.games.orleans.state import OrleansState, Player, take_options


def begin(game: Game, box: Components, origin: Origin) -> OrleansState:
    """The table before the first question."""
    count = origin.seats - MIN_SEATS
    state = OrleansState(
        game,
        box,
        origin,
        None,
        [new_player(box) for _ in range(origin.seats)],
        vec[i64]([i64(counts[count]) for counts in box.neutral_tiles]),
        zeros(GOODS),
        zeros(2 * ROUTES),
        box.deed_wants[:],
        vec[i64]([i64(number) for number in box.event_count]),
        zeros(KINDS),
        zeros(GOODS),
    )
    take_options(state)
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


def new_player(box: Components) -> Player:
    """Five coins, ten stations, and the four own followers on the market (O-1.2)."""
    player = Player(zeros(TILES), zeros(TILES), zeros(ALL_SPACES), zeros(GOODS), zeros(TRACKS))
    for tile in range(OWN, TILES):
        player.market[tile] = 1
    player.market_size = TILES - OWN
    player.coins = box.start_coins
    player.stations_left = box.trading_stations
    for space in range(SPACES):
        if int(box.space_place[space]) < FIRST_PLACE_TILE:
            player.open_spaces |= 1 << space
    return player


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
