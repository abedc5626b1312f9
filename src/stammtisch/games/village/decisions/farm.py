"""The farm: grain harvest and family. Rules: V-4.1 to V-4.3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village import log
from stammtisch.games.village.actions import BIRTH, HARVEST, NO_ACTION, number_left, place_left, return_action
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.decisions.figures import pick
from stammtisch.games.village.effects import gain_grain, move_figure
from stammtisch.games.village.expansions.ids import FIRST_MORE, IN_TURN, LAST_MORE_HOME
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
from stammtisch.games.village.state import Player, VillageState


def harvest_of(state: VillageState, player: Player) -> i64:
    """How much grain a harvest brings: more with plough and horse, most with plough and ox (V-4.1)."""
    box = state.box
    if player.goods[PLOUGH] > 0:
        if player.goods[OX] > 0:
            return box.harvest_ox
        if player.goods[HORSE] > 0:
            return box.harvest_horse
    return box.harvest


class GrainHarvest(OneSeatQuestion):
    """Do you harvest? (V-4.1)"""

    def prompt(self) -> str:
        return "harvest"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        if state.players[seat].family[FARM] == 0:
            return [NO_ACTION]
        return [HARVEST, NO_ACTION]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        stored = gain_grain(state, seat, harvest_of(state, state.players[seat]))
        state.tell(log.HARVESTED, seat, stored)


class Family(OneSeatQuestion):
    """Is a child born, or does somebody come home? (V-4.2, V-4.3)"""

    def prompt(self) -> str:
        return "family"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if player.family[UNBORN] != 0:
            found.append(BIRTH)
        for place in range(i64(FIRST_ON_BOARD), i64(LAST_ON_BOARD + 1)):
            if player.family[place] != 0:
                add_returns(player.family[place], place, found)
        if state.is_expanded:
            for place in range(i64(FIRST_MORE), i64(LAST_MORE_HOME + 1)):
                if player.family[place] != 0:
                    add_returns(player.family[place], place, found)
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        if action == BIRTH:
            give_birth(state, seat)
            return
        place = place_left(action)
        number = number_left(action)
        state.tell(log.RETURNED, seat, number, place)
        pick(state, seat, number, place, FARM)


def add_returns(packed: i64, place: i64, found: list[int]) -> None:
    """The figures of a place who can come home, as actions (V-4.3)."""
    for number in range(i64(NUMBERS)):
        if standing(packed, number) > 0:
            found.append(return_action(place, number))


def give_birth(state: VillageState, seat: int) -> None:
    """The lowest number not yet born comes to the farm (V-4.2)."""
    family = state.players[seat].family
    number = lowest_number(family[UNBORN])
    move_figure(family, number, UNBORN, FARM)
    state.tell(log.BORN, seat, number)


def waive(state: VillageState, seat: int) -> None:
    """The player does without the action (V-3.5)."""
    state.tell(log.WAIVED, seat)
