"""Travel: sending a figure to a castle and moving it on. Rules: V-7.1 to V-7.3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Step
from stammtisch.games.village import log
from stammtisch.games.village.actions import NO_ACTION, TRAVEL
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.decisions.farm import waive
from stammtisch.games.village.decisions.figures import pick
from stammtisch.games.village.decisions.paying import NOTHING_ELSE, charge, offer_cubes
from stammtisch.games.village.effects import can_pay, gain_coins, gain_fame, give_goods, spend_time
from stammtisch.games.village.expansions.ids import IN_TURN
from stammtisch.games.village.ids import (
    CASTLE,
    FAME_TRAVEL,
    FARM,
    NUMBERS,
    REWARD_COINS,
    REWARD_FAME,
    VILLAGE,
    WAGON,
    WAYS,
    standing,
)
from stammtisch.games.village.state import VillageState


def start_of(state: VillageState, way: i64) -> i64:
    """The place where a figure that goes this way stands."""
    start = state.box.way_from[way]
    return FARM if start == VILLAGE else CASTLE + start


class Travel(OneSeatQuestion):
    """Who travels where? (V-7.1, V-7.2)"""

    def prompt(self) -> str:
        return "travel"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        box = state.box
        player = state.players[seat]
        found: list[int] = []
        if player.goods[WAGON] >= box.travel_wagons:
            for way in range(i64(WAYS)):
                packed = player.family[start_of(state, way)]
                if packed == 0 or not can_pay(state, seat, box.way_cost[way]):
                    continue
                for number in range(i64(NUMBERS)):
                    if standing(packed, number) > 0:
                        found.append(int(TRAVEL + way * NUMBERS + number))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        box = state.box
        way: i64 = (action - TRAVEL) // NUMBERS
        number: i64 = (action - TRAVEL) % NUMBERS
        castle = box.way_to[way]
        state.tell(log.TRAVELLED, seat, number, castle)
        give_goods(state, seat, WAGON, box.travel_wagons)
        spend_time(state, seat, box.travel_time)
        state.stack.append(Arrival(seat, int(castle)))
        charge(state, seat, int(box.way_cost[way]), NOTHING_ELSE)
        pick(state, seat, number, start_of(state, way), CASTLE + castle)


class Arrival(Step):
    """On a first visit: a marker, and the reward of the castle (V-7.3)."""

    def __init__(self, seat: int, castle: int) -> None:
        self.seat = seat
        self.castle = castle

    def numbers(self) -> list[int]:
        return [self.seat, self.castle]

    def happen(self, state: VillageState) -> None:
        visit(state, self.seat, self.castle)


def visit(state: VillageState, seat: int, castle: int) -> None:
    """Lay a marker on a castle that has none of this player, for the castle's reward (V-7.3)."""
    player = state.players[seat]
    mask = bit(castle)
    if player.castles & mask:
        return
    player.castles |= mask
    reward = state.box.castle_reward[castle]
    number = state.box.castle_number[castle]
    if reward == REWARD_FAME:
        gain_fame(state, seat, FAME_TRAVEL, number)
        state.tell(log.GOT_FAME, seat, number)
    elif reward == REWARD_COINS:
        gain_coins(state, seat, number)
    else:
        offer_cubes(state, seat, int(number))
