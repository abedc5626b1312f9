"""From options and seed to the first question: the set-up of Village (V-1, VS-1)."""

from __future__ import annotations

from typing import Final

from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.message import Message
from stammtisch.core.vectors import vector_of
from stammtisch.games.village.components import Components, count_column
from stammtisch.games.village.effects import gain_cube, gain_grain
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.ids import (
    BESIDE_TRAY,
    COLOURS,
    FARM,
    ON_CHURCH,
    UNBORN,
)
from stammtisch.games.village.places.market import fill_market
from stammtisch.games.village.places.paying import ReceiveCubes
from stammtisch.games.village.round import Round
from stammtisch.games.village.state import VillageState

BONUS_GRAIN: Final = Message(1, "bonus-grain", "player", "number:grain")
BONUS_CUBE: Final = Message(2, "bonus-cube", "player", "cube")
BONUS_COINS: Final = Message(3, "bonus-coins", "player", "number:coins")


def begin(game: Game, box: Components, chosen: Combination, origin: Origin) -> VillageState:
    """The table before the first question: the first generation on the farms, and a coin for everybody (V-1.2)."""
    column = count_column(origin.seats)
    state = VillageState(game, box, chosen, origin, None)
    for player in state.players:
        player.family[FARM] = chosen.start_figures
        player.family[UNBORN] = chosen.all_figures - chosen.start_figures
        player.coins = box.start_coins
    state.supply = vector_of(chosen.cube_count)
    state.goods_supply = vector_of(box.good_count)
    state.chronicle = vector_of(chosen.group_slots)
    state.graves = box.graves[column]
    state.coins_supply = box.coins - box.start_coins * origin.seats
    state.grain_supply = box.grain
    state.customers_left = chosen.customers
    if state.is_solo:
        state.rival[BESIDE_TRAY] = box.conny_beside + chosen.start_figures - box.start_figures
        state.rival[ON_CHURCH] = box.conny_church
    fill_market(state)
    state.stack.append(Round())
    chosen.seams.set_up(state)
    if origin.options["start_bonuses"] is True:
        give_bonuses(state)
    state.settle()
    return state


def give_bonuses(state: VillageState) -> None:
    """What later players get for having to wait (V-1.9)."""
    box = state.box
    for seat in range(int(state.seats) - 1, -1, -1):
        if box.bonus_chosen[seat]:
            for _ in range(box.bonus_chosen[seat]):
                state.stack.append(ReceiveCubes(seat, 1))
    for seat in range(int(state.seats)):
        if box.bonus_grain[seat]:
            gain_grain(state, seat, box.bonus_grain[seat])
            state.tell(BONUS_GRAIN, seat, box.bonus_grain[seat])
        for _ in range(box.bonus_random[seat]):
            colour = state.roll(COLOURS)
            gain_cube(state, seat, colour)
            state.tell(BONUS_CUBE, seat, colour)
        if box.bonus_coins[seat]:
            state.players[seat].coins += box.bonus_coins[seat]
            state.coins_supply -= box.bonus_coins[seat]
            state.tell(BONUS_COINS, seat, box.bonus_coins[seat])
