"""Death: who of the oldest dies, and where the dead lie. Rules: V-8."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.decisions import OneSeatQuestion, Step
from stammtisch.games.village import log
from stammtisch.games.village.actions import LET_DIE
from stammtisch.games.village.effects import bury, maybe_bring_on_the_end
from stammtisch.games.village.ids import (
    CHRONICLE,
    FARM,
    GONE,
    GRAVE,
    LAST_ON_BOARD,
    NUMBERS,
    count_of,
    group_of_place,
    lowest_number,
)
from stammtisch.games.village.state import VillageState


class Settle(Step):
    """Settle the deaths that are due for a seat, one after another (V-8.2, V-8.3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def happen(self, state: VillageState) -> None:
        player = state.players[self.seat]
        if player.deaths_due == 0:
            return
        number = lowest_number(player.visible())
        if number == NUMBERS:
            # Nobody can be seen to die, and nothing is owed later (V-8.7).
            player.deaths_due = 0
            if state.is_recording:
                state.tell(log.NOBODY_DIES, (self.seat,))
            return
        state.stack.append(self)
        question = ChooseDeath(self.seat)
        choices = question.choices(state, self.seat)
        if len(choices) == 1:
            question.take(state, self.seat, choices[0])
        else:
            state.stack.append(question)


class ChooseDeath(OneSeatQuestion):
    """Which of your oldest family members dies? (V-8.4)"""

    def prompt(self) -> str:
        return "choose-death"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        number = lowest_number(player.visible())
        found: list[int] = []
        for place in range(i64(FARM), i64(LAST_ON_BOARD + 1)):
            if count_of(player.family[place], number) > 0:
                found.append(int(LET_DIE + place - FARM))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        player = state.players[seat]
        place: i64 = action - LET_DIE + FARM
        number = lowest_number(player.visible())
        player.deaths_due -= 1
        target = bury(state, seat, number, place, group_of_place(place))
        if state.is_recording:
            if target == GRAVE:
                state.tell(log.DIED_IN_GRAVE, (seat, int(number), int(place)))
            elif target == GONE:
                state.tell(log.DIED_GONE, (seat, int(number), int(place)))
            else:
                state.tell(log.DIED_IN_CHRONICLE, (seat, int(number), int(place), int(target) - CHRONICLE))
        maybe_bring_on_the_end(state, seat)
