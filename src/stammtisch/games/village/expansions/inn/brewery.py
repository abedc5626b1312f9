"""The brewery: a craft building that makes beer, with time and a trained figure or from grain. Rules: VI-2."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village import log as base_log
from stammtisch.games.village.actions import NO_ACTION
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.effects import pay_grain, spend_time
from stammtisch.games.village.expansions.ids import BREWERY, IN_TURN
from stammtisch.games.village.ids import FARM, NUMBERS, standing
from stammtisch.games.village.expansions.inn import log
from stammtisch.games.village.expansions.inn.actions import BREW, BREW_GRAIN, TRAIN_BREWER
from stammtisch.games.village.expansions.inn.stacks import table_of
from stammtisch.games.village.seams import BEER_MADE
from stammtisch.games.village.state import VillageState


def add_brewing(state: VillageState, seat: int, found: list[int]) -> None:
    """What the brewery offers in a craft action (VI-2.1 to VI-2.3)."""
    player = state.players[seat]
    farm = player.family[FARM]
    if farm != 0:
        for number in range(i64(NUMBERS)):
            if standing(farm, number) > 0:
                found.append(int(TRAIN_BREWER + number))
    if player.family[BREWERY] != 0:
        found.append(BREW)
    if player.grain >= state.box.inn.brew_grain:
        found.append(BREW_GRAIN)


def use_brewery(state: VillageState, seat: int, action: int) -> None:
    """Carry out one of those."""
    box = state.box.inn
    if action == BREW:
        brew(state, seat)
        return
    if action == BREW_GRAIN:
        pay_grain(state, seat, box.brew_grain)
        table_of(state).beer[seat] += box.brewed
        state.tell(log.BREWED_GRAIN, seat, box.brewed, box.brew_grain)
        state.seams.produced(state, seat, BEER_MADE, box.brewed)
        return
    number: i64 = action - TRAIN_BREWER
    state.tell(base_log.TRAINED, seat, number, BREWERY)
    spend_time(state, seat, box.train_time)
    state.stack.append(BrewAfterTraining(seat))
    pick(state, seat, number, FARM, BREWERY)


def brew(state: VillageState, seat: int) -> None:
    """Beer for time, made by a trained figure (VI-2.2)."""
    box = state.box.inn
    table_of(state).beer[seat] += box.brewed
    state.tell(log.BREWED, seat, box.brewed)
    spend_time(state, seat, box.brew_time)
    state.seams.produced(state, seat, BEER_MADE, box.brewed)


class BrewAfterTraining(OneSeatQuestion):
    """Does the brewer just trained brew at once? (VI-2.2)"""

    def prompt(self) -> str:
        return "brew-after-training"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [BREW, NO_ACTION]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == BREW:
            brew(state, seat)
