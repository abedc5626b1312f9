"""The crafts: a good for time with a trained figure, a good for cubes or grain, or the mill. Rules: V-4.4 to V-4.7."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village import log
from stammtisch.games.village.actions import BASE_ACTIONS, BUY, MAKE, NO_ACTION, TRAIN, USE_MILL
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.decisions.farm import waive
from stammtisch.games.village.decisions.figures import pick
from stammtisch.games.village.decisions.paying import NOTHING_ELSE, charge
from stammtisch.games.village.effects import (
    can_pay,
    gain_coins,
    gain_good,
    pay_grain,
    spend_time,
)
from stammtisch.games.village.expansions.ids import IN_TURN
from stammtisch.games.village.ids import BUILDINGS, CRAFT, FARM, GOODS, MILL, NUMBERS, standing
from stammtisch.games.village.seams import COINS_MADE
from stammtisch.games.village.state import VillageState


def why_not_buy(state: VillageState, seat: i64, good: i64) -> str:
    """Whether a good can be had for cubes or grain (V-4.6)."""
    building = state.box.good_building[good]
    if state.players[seat].grain < state.box.craft_grain[building]:
        return "grain-missing"
    if not can_pay(state, seat, state.box.craft_cost[building]):
        return "cubes-missing"
    return ""


def make_good(state: VillageState, seat: int, good: i64) -> None:
    """Make a good with time (V-4.5)."""
    gain_good(state, seat, good)
    state.tell(log.MADE, seat, good)
    spend_time(state, seat, state.box.make_time[state.box.good_building[good]])
    state.seams.produced(state, seat, int(good), 1)


def use_mill(state: VillageState, seat: int, coins: int) -> None:
    """Coins for time and grain (V-4.7)."""
    grain = state.box.craft_grain[MILL]
    pay_grain(state, seat, grain)
    state.tell(log.MILLED, seat, grain)
    spend_time(state, seat, state.box.make_time[MILL])
    gain_coins(state, seat, coins)
    state.seams.produced(state, seat, COINS_MADE, state.box.coins_repeated(coins))


class Craft(OneSeatQuestion):
    """Whom do you train, or which good do you make? (V-4.4)"""

    def prompt(self) -> str:
        return "craft"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        box = state.box
        player = state.players[seat]
        found: list[int] = []
        farm = player.family[FARM]
        if farm != 0:
            for number in range(i64(NUMBERS)):
                if standing(farm, number) > 0:
                    for building in range(i64(BUILDINGS)):
                        found.append(int(TRAIN + building * NUMBERS + number))
        for good in range(i64(GOODS)):
            if player.family[CRAFT + box.good_building[good]] != 0:
                found.append(int(MAKE + good))
        for good in range(i64(GOODS)):
            if not why_not_buy(state, seat, good):
                found.append(int(BUY + good))
        if player.grain >= box.craft_grain[MILL]:
            found.append(USE_MILL)
        if state.is_expanded:
            state.seams.add_crafts(state, seat, found)
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        box = state.box
        if action == NO_ACTION:
            waive(state, seat)
        elif action >= BASE_ACTIONS:
            state.seams.take_craft(state, seat, action)
        elif action == USE_MILL:
            use_mill(state, seat, box.mill_coins)
        elif action >= BUY:
            good: i64 = action - BUY
            building = box.good_building[good]
            state.tell(log.BOUGHT, seat, good)
            grain = box.craft_grain[building]
            if grain > 0:
                pay_grain(state, seat, grain)
                state.tell(log.PAID_GRAIN, seat, grain)
            gain_good(state, seat, good)
            state.seams.produced(state, seat, int(good), 1)
            charge(state, seat, int(box.craft_cost[building]), NOTHING_ELSE)
        elif action >= MAKE:
            make_good(state, seat, action - MAKE)
        else:
            train(state, seat, (action - TRAIN) // NUMBERS, (action - TRAIN) % NUMBERS)


def train(state: VillageState, seat: int, building: i64, number: i64) -> None:
    """Train a figure from the farm, which may make a good at once (V-4.5)."""
    state.tell(log.TRAINED, seat, number, CRAFT + building)
    spend_time(state, seat, state.box.train_time[building])
    state.stack.append(MakeAfterTraining(seat, int(building)))
    pick(state, seat, number, FARM, CRAFT + building)


class MakeAfterTraining(OneSeatQuestion):
    """Does the figure just trained make a good at once? (V-4.5)"""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def prompt(self) -> str:
        return "make-after-training"

    def moment(self) -> int:
        return IN_TURN

    def numbers(self) -> list[int]:
        return [self.seat, self.building]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = [MAKE + good for good in state.box.building_goods[self.building]]
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action != NO_ACTION:
            make_good(state, seat, action - MAKE)
