"""The crafts: a good for time with a trained figure, a good for cubes or grain, or the mill. Rules: V-4.4 to V-4.7."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.village.effects import gain_coins, gain_good, pay_grain, spend_time
from stammtisch.games.village.glossary import BUILDING, GOOD, NUMBER
from stammtisch.games.village.ids import BUILDINGS, CRAFT, FARM, GOODS, MILL, NUMBERS, standing
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import NOTHING_ELSE, can_pay, charge, missing_for
from stammtisch.games.village.questions import NO_ACTION, TurnQuestion, about_figure, waive
from stammtisch.games.village.seams import COINS_MADE
from stammtisch.games.village.state import VillageState

TRAIN: Final[Pair] = Pair("train", BUILDING, NUMBER, otherwise="wrong-action")
MAKE: Final[Single] = Single("make", GOOD, otherwise="wrong-action")
BUY: Final[Single] = Single("buy", GOOD, otherwise="wrong-action")
USE_MILL: Final[Lone] = Lone("mill", otherwise="wrong-action")

TRAINED: Final = Message(11, "trained", "player", "figure", "place")
MADE: Final = Message(12, "made", "player", "good")
BOUGHT: Final = Message(13, "bought", "player", "good")
MILLED: Final = Message(14, "milled", "player", "number:grain")
PAID_GRAIN: Final = Message(64, "paid-grain", "player", "number:grain")


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
    state.tell(MADE, seat, good)
    spend_time(state, seat, state.box.make_time[state.box.good_building[good]])
    state.seams.produced(state, seat, int(good), 1)


def use_mill(state: VillageState, seat: int, coins: int) -> None:
    """Coins for time and grain (V-4.7)."""
    grain = state.box.craft_grain[MILL]
    pay_grain(state, seat, grain)
    state.tell(MILLED, seat, grain)
    spend_time(state, seat, state.box.make_time[MILL])
    gain_coins(state, seat, coins)
    state.seams.produced(state, seat, COINS_MADE, coins)


class Craft(TurnQuestion):
    """Whom do you train, or which good do you make? (V-4.4)"""

    prompt_key: ClassVar = "craft"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        box = state.box
        player = state.players[seat]
        found: list[int] = []
        farm = player.family[FARM]
        if farm != 0:
            for number in range(i64(NUMBERS)):
                if standing(farm, number) > 0:
                    for building in range(i64(BUILDINGS)):
                        found.append(TRAIN.of(building, number))
        for good in range(i64(GOODS)):
            if player.family[CRAFT + box.good_building[good]] != 0:
                found.append(MAKE.of(good))
        for good in range(i64(GOODS)):
            if not why_not_buy(state, seat, good):
                found.append(BUY.of(good))
        if player.grain >= box.craft_grain[MILL]:
            found.append(USE_MILL.action)
        if state.is_expanded:
            state.seams.add_crafts(state, seat, found)
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        box = state.box
        player = state.players[seat]
        if TRAIN.has(action):
            return about_figure(state, "not-on-farm", FARM, int(TRAIN.read(action)[1]))
        if MAKE.has(action):
            return about_good(state, "nobody-trained", int(MAKE.value(action)), 0)
        if BUY.has(action):
            good = int(BUY.value(action))
            building = box.good_building[good]
            if why_not_buy(state, seat, good) == "grain-missing":
                return about_good(state, "grain-missing", good, int(box.craft_grain[building] - player.grain))
            return about_good(state, "cubes-missing", good, int(missing_for(state, seat, box.craft_cost[building])))
        if USE_MILL.has(action):
            return no_grain_for_mill(state, seat)
        return None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        box = state.box
        if NO_ACTION.has(action):
            waive(state, seat)
        elif USE_MILL.has(action):
            use_mill(state, seat, box.mill_coins)
        elif BUY.has(action):
            good = BUY.value(action)
            building = box.good_building[good]
            state.tell(BOUGHT, seat, good)
            grain = box.craft_grain[building]
            if grain > 0:
                pay_grain(state, seat, grain)
                state.tell(PAID_GRAIN, seat, grain)
            gain_good(state, seat, good)
            state.seams.produced(state, seat, int(good), 1)
            charge(state, seat, int(box.craft_cost[building]), NOTHING_ELSE)
        elif MAKE.has(action):
            make_good(state, seat, MAKE.value(action))
        elif TRAIN.has(action):
            building, number = TRAIN.read(action)
            train(state, seat, building, number)
        else:
            state.seams.take_craft(state, seat, action)


def about_good(state: VillageState, code: str, good: int, number: int) -> Refusal:
    """A refusal about making or buying a good, for which so much is missing."""
    box = state.box
    arguments: dict[str, Argument] = {
        "good": box.good_names[good],
        "building": box.building_names[box.good_building[good]],
        "number": number,
    }
    missing = lacks("grain" if code == "grain-missing" else "cubes", number) if number else []
    return say(state, code, arguments, missing)


def no_grain_for_mill(state: VillageState, seat: int) -> Refusal:
    """The mill wants grain (V-4.7)."""
    number = int(state.box.craft_grain[MILL])
    return say(state, "mill-grain-missing", {"number": number}, lacks("grain", number - int(state.players[seat].grain)))


def train(state: VillageState, seat: int, building: i64, number: i64) -> None:
    """Train a figure from the farm, which may make a good at once (V-4.5)."""
    state.tell(TRAINED, seat, number, CRAFT + building)
    spend_time(state, seat, state.box.train_time[building])
    state.stack.append(MakeAfterTraining(seat, int(building)))
    pick(state, seat, number, FARM, CRAFT + building)


class MakeAfterTraining(TurnQuestion):
    """Does the figure just trained make a good at once? (V-4.5)"""

    prompt_key: ClassVar = "make-after-training"
    fields: ClassVar = ["seat", "building"]

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = [MAKE.of(good) for good in state.box.building_goods[self.building]]
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return refuse_after_training(state, action, state.box.building_names[self.building])

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if MAKE.has(action):
            make_good(state, seat, MAKE.value(action))


def refuse_after_training(state: VillageState, action: int, building: Name) -> Refusal | None:
    """Who has just been trained makes a good of that building, with time, or none (V-4.5)."""
    if MAKE.has(action):
        return say(state, "only-after-training", {"building": building})
    return say(state, "training-and-buying") if BUY.has(action) or USE_MILL.has(action) else None
