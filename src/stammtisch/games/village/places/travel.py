"""Travel: sending a figure to a castle and moving it on. Rules: V-7.1 to V-7.3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Pair
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_coins, gain_fame, give_goods, spend_time
from stammtisch.games.village.glossary import NUMBER, WAY
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
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import NOTHING_ELSE, can_pay, charge, missing_for, offer_cubes
from stammtisch.games.village.questions import NO_ACTION, TurnQuestion, about_figure, waive
from stammtisch.games.village.state import VillageState

TRAVEL: Final[Pair] = Pair("travel", WAY, NUMBER, otherwise="wrong-action")

TRAVELLED: Final = Message(26, "travelled", "player", "figure", "castle")
GOT_FAME: Final = Message(27, "got-fame", "player", "number:points")


def start_of(state: VillageState, way: i64) -> i64:
    """The place where a figure that goes this way stands."""
    start = state.box.way_from[way]
    return FARM if start == VILLAGE else CASTLE + start


class Travel(TurnQuestion):
    """Who travels where? (V-7.1, V-7.2)"""

    prompt_key: ClassVar = "travel"

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
                        found.append(TRAVEL.of(way, number))
        found.append(NO_ACTION.action)
        return found

    def why_nothing(self, state: VillageState, seat: int) -> Refusal | None:
        has_wagon = state.players[seat].goods[WAGON] >= state.box.travel_wagons
        return None if has_wagon else say(state, "no-wagon", {}, lacks("wagon", 1))

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not TRAVEL.has(action):
            return None
        way, number = TRAVEL.read(action)
        start = int(start_of(state, way))
        if standing(state.players[seat].family[start], number) == 0:
            return nobody_sets_out(state, start, int(number), "V-7.1" if start == FARM else "")
        refusal = self.why_nothing(state, seat)
        if refusal is not None:
            return refusal
        lacking = int(missing_for(state, seat, state.box.way_cost[way]))
        return say(state, "road-too-dear", {"number": lacking}, lacks("cubes", lacking))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
            return
        box = state.box
        way, number = TRAVEL.read(action)
        castle = box.way_to[way]
        state.tell(TRAVELLED, seat, number, castle)
        give_goods(state, seat, WAGON, box.travel_wagons)
        spend_time(state, seat, box.travel_time)
        state.stack.append(Arrival(seat, int(castle)))
        charge(state, seat, int(box.way_cost[way]), NOTHING_ELSE)
        pick(state, seat, number, start_of(state, way), CASTLE + castle)


def nobody_sets_out(state: VillageState, start: int, number: int, rule: str) -> Refusal:
    """No figure with this number stands where a way begins (V-7.1, V-7.2)."""
    return about_figure(state, "not-on-farm" if start == FARM else "nobody-at-start", start, number, rule)


class Arrival(SeatStep):
    """On a first visit: a marker, and the reward of the castle (V-7.3)."""

    fields: ClassVar = ["seat", "castle"]

    def __init__(self, seat: int, castle: int) -> None:
        super().__init__(seat)
        self.castle = castle

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
        state.tell(GOT_FAME, seat, number)
    elif reward == REWARD_COINS:
        gain_coins(state, seat, number)
    else:
        offer_cubes(state, seat, int(number))
