"""The farm: grain harvest and family. Rules: V-4.1 to V-4.3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Pair
from stammtisch.core.message import Message
from stammtisch.core.refusals import say
from stammtisch.games.village.effects import gain_grain, move_figure
from stammtisch.games.village.expansions.ids import FIRST_MORE, LAST_MORE_HOME
from stammtisch.games.village.glossary import NUMBER
from stammtisch.games.village.ids import (
    FARM,
    FIRST_ON_BOARD,
    HORSE,
    LAST_ON_BOARD,
    NUMBERS,
    OX,
    PLOUGH,
    UNBORN,
    lowest_number,
    standing,
)
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.questions import NO_ACTION, TurnQuestion, about_figure, waive
from stammtisch.games.village.state import Player, VillageState

HARVEST: Final[Lone] = Lone("harvest", otherwise="wrong-action")
BIRTH: Final[Lone] = Lone("birth", otherwise="wrong-action")
RETURN: Final[Pair] = Pair(
    "return", Field("place", "place", range(FIRST_ON_BOARD, LAST_ON_BOARD + 1)), NUMBER, otherwise="wrong-action"
)

HARVESTED: Final = Message(8, "harvested", "player", "number:grain")
BORN: Final = Message(9, "born", "player", "figure")
RETURNED: Final = Message(10, "returned", "player", "figure", "place")


def harvest_of(state: VillageState, player: Player) -> i64:
    """How much grain a harvest brings: more with plough and horse, most with plough and ox (V-4.1)."""
    box = state.box
    if player.goods[PLOUGH] > 0:
        if player.goods[OX] > 0:
            return box.harvest_ox
        if player.goods[HORSE] > 0:
            return box.harvest_horse
    return box.harvest


class GrainHarvest(TurnQuestion):
    """Do you harvest? (V-4.1)"""

    prompt_key: ClassVar = "harvest"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        if state.players[seat].family[FARM] == 0:
            return [NO_ACTION.action]
        return [HARVEST.action, NO_ACTION.action]

    def why_nothing(self, state: VillageState, seat: int) -> Refusal | None:
        return say(state, "empty-farm")

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
            return
        stored = gain_grain(state, seat, harvest_of(state, state.players[seat]))
        state.tell(HARVESTED, seat, stored)


class Family(TurnQuestion):
    """Is a child born, or does somebody come home? (V-4.2, V-4.3)"""

    prompt_key: ClassVar = "family"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if player.family[UNBORN] != 0:
            found.append(BIRTH.action)
        for place in range(i64(FIRST_ON_BOARD), i64(LAST_ON_BOARD + 1)):
            if player.family[place] != 0:
                add_returns(player.family[place], place, found)
        if state.is_expanded:
            for place in range(i64(FIRST_MORE), i64(LAST_MORE_HOME + 1)):
                if player.family[place] != 0:
                    add_returns(player.family[place], place, found)
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if BIRTH.has(action):
            return say(state, "all-born")
        if not RETURN.has(action):
            return None
        place, number = RETURN.read(action)
        return about_figure(state, "not-standing-there", int(place), int(number))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
            return
        if BIRTH.has(action):
            give_birth(state, seat)
            return
        place, number = RETURN.read(action)
        state.tell(RETURNED, seat, number, place)
        pick(state, seat, number, place, FARM)


def add_returns(packed: i64, place: i64, found: list[int]) -> None:
    """The figures of a place who can come home, as actions (V-4.3)."""
    for number in range(i64(NUMBERS)):
        if standing(packed, number) > 0:
            found.append(RETURN.of(place, number))


def give_birth(state: VillageState, seat: int) -> None:
    """The lowest number not yet born comes to the farm (V-4.2)."""
    family = state.players[seat].family
    number = lowest_number(family[UNBORN])
    move_figure(family, number, UNBORN, FARM)
    state.tell(BORN, seat, number)
