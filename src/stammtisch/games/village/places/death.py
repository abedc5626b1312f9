"""Death: who of the oldest dies, and where the dead lie. Rules: V-8."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.core.state import State
from stammtisch.games.village.effects import bury, maybe_bring_on_the_end
from stammtisch.games.village.expansions.ids import FIRST_MORE, IN_TURN, LAST_MORE_ALIVE
from stammtisch.games.village.ids import (
    CHRONICLE,
    FARM,
    GONE,
    GRAVE,
    LAST_ON_BOARD,
    NUMBERS,
    eldest,
    group_of_place,
    of_generation,
)
from stammtisch.games.village.questions import TurnQuestion, about_figure
from stammtisch.games.village.state import VillageState

LET_DIE: Final[Single] = Single(
    "let-die", Field("place", "place", range(FARM, LAST_ON_BOARD + 1)), otherwise="no-death-now"
)

DIED_IN_CHRONICLE: Final = Message(33, "died-in-chronicle", "player", "figure", "place", "group")
DIED_IN_GRAVE: Final = Message(34, "died-in-grave", "player", "figure", "place")
DIED_GONE: Final = Message(35, "died-gone", "player", "figure", "place")
NOBODY_DIES: Final = Message(36, "nobody-dies", "player")
DIED_ELSEWHERE: Final = Message(65, "died-elsewhere", "player", "figure", "place", "target")


class Settle(SeatStep):
    """Settle the deaths that are due for a seat, one after another (V-8.2, V-8.3)."""

    def happen(self, state: VillageState) -> None:
        player = state.players[self.seat]
        if player.deaths_due == 0:
            return
        if player.visible() == 0:
            # Nobody can be seen to die, and nothing is owed later (V-8.7).
            player.deaths_due = 0
            state.tell(NOBODY_DIES, self.seat)
            return
        state.stack.append(self)
        question = ChooseDeath(self.seat)
        choices = question.choices(state, self.seat)
        if len(choices) > 1 or must_be_asked(state, self.seat):
            state.stack.append(question)
        else:
            question.take(state, self.seat, choices[0])


def must_be_asked(state: VillageState, seat: int) -> bool:
    """Whether something that is allowed at any time could matter, although only one figure can die (VX-2.1)."""
    return state.seams.may_interrupt(state, seat, IN_TURN) or state.seams.may_change_death(state, seat)


class ChooseDeath(TurnQuestion):
    """Which of your oldest family members dies? (V-8.4)"""

    prompt_key: ClassVar = "choose-death"

    def idle(self, state: State, seat: int) -> int:
        assert isinstance(state, VillageState)
        return self.only_choice(state, seat)

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        generation = eldest(player.visible())
        found: list[int] = []
        for place in range(i64(FARM), i64(LAST_ON_BOARD + 1)):
            if of_generation(player.family[place], generation) > 0:
                found.append(LET_DIE.of(place))
        if state.is_expanded:
            for place in range(i64(FIRST_MORE), i64(LAST_MORE_ALIVE + 1)):
                if of_generation(player.family[place], generation) > 0:
                    found.append(LET_DIE.of(place))
            state.seams.add_deaths(state, seat, found)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return refuse_death(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if not LET_DIE.has(action):
            state.seams.take_death(state, seat, action)
            return
        place = LET_DIE.value(action)
        generation = eldest(state.players[seat].visible())
        if not (state.is_expanded and state.seams.takes_over_death(state, seat, generation, place)):
            die(state, seat, generation, place)


def refuse_death(state: VillageState, seat: int, action: int) -> Refusal | None:
    """Only the oldest die (V-8.4)."""
    if not LET_DIE.has(action):
        return None
    generation = int(eldest(state.players[seat].visible()))
    return about_figure(state, "not-the-oldest", int(LET_DIE.value(action)), min(generation, NUMBERS - 1))


def die(state: VillageState, seat: int, kind: i64, place: i64) -> None:
    """One of a seat's figures dies at a place and is buried (V-8.5, V-8.6)."""
    state.players[seat].deaths_due -= 1
    group = group_of_place(place) if place < FIRST_MORE else state.seams.group_of(place)
    target = bury(state, seat, kind, place, group)
    if target == GRAVE:
        state.tell(DIED_IN_GRAVE, seat, kind, place)
    elif target == GONE:
        state.tell(DIED_GONE, seat, kind, place)
    elif target < FIRST_MORE:
        state.tell(DIED_IN_CHRONICLE, seat, kind, place, int(target) - CHRONICLE)
    else:
        state.tell(DIED_ELSEWHERE, seat, kind, place, target)
    maybe_bring_on_the_end(state, seat)
