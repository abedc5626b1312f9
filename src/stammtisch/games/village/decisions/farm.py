"""The farm: grain harvest and family. Rules: V-4.1 to V-4.3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.decisions import OneSeatQuestion
from stammtisch.games.village import log
from stammtisch.games.village.actions import BIRTH, HARVEST, NO_ACTION, RETURN
from stammtisch.games.village.effects import gain_grain, move_figure
from stammtisch.games.village.ids import (
    FARM,
    FIRST_ON_BOARD,
    HORSE,
    LAST_ON_BOARD,
    NUMBERS,
    OX,
    PLOUGH,
    UNBORN,
    count_of,
    lowest_number,
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

    def choices(self, state: VillageState, seat: int) -> list[int]:
        if state.players[seat].family[FARM] == 0:
            return [NO_ACTION]
        return [HARVEST, NO_ACTION]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        stored = gain_grain(state, seat, harvest_of(state, state.players[seat]))
        if state.is_recording:
            state.tell(log.HARVESTED, (seat, int(stored)))


class Family(OneSeatQuestion):
    """Is a child born, or does somebody come home? (V-4.2, V-4.3)"""

    def prompt(self) -> str:
        return "family"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if player.family[UNBORN] != 0:
            found.append(BIRTH)
        for place in range(i64(FIRST_ON_BOARD), i64(LAST_ON_BOARD + 1)):
            packed = player.family[place]
            if packed == 0:
                continue
            for number in range(i64(NUMBERS)):
                if count_of(packed, number) > 0:
                    found.append(int(RETURN + (place - FIRST_ON_BOARD) * NUMBERS + number))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        family = state.players[seat].family
        if action == BIRTH:
            number = lowest_number(family[UNBORN])
            move_figure(family, number, UNBORN, FARM)
            if state.is_recording:
                state.tell(log.BORN, (seat, int(number)))
            return
        place: i64 = (action - RETURN) // NUMBERS + FIRST_ON_BOARD
        number = i64((action - RETURN) % NUMBERS)
        move_figure(family, number, place, FARM)
        if state.is_recording:
            state.tell(log.RETURNED, (seat, int(number), int(place)))


def waive(state: VillageState, seat: int) -> None:
    """The player does without the action (V-3.5)."""
    if state.is_recording:
        state.tell(log.WAIVED, (seat,))
