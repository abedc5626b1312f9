"""Death: who of the oldest dies, and where the dead lie. Rules: V-8."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Step
from stammtisch.games.village import log
from stammtisch.games.village.actions import (
    SHARED_END,
    WITH_BREAD,
    WITHOUT_BREAD,
    let_die_action,
    place_of_death,
)
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.effects import bury, maybe_bring_on_the_end
from stammtisch.games.village.expansions.ids import FIRST_MORE, IN_TURN, LAST_MORE_ALIVE
from stammtisch.games.village.ids import (
    CHRONICLE,
    FARM,
    GONE,
    GRAVE,
    LAST_ON_BOARD,
    NUMBERS,
    count_of,
    eldest,
    group_of_place,
    of_generation,
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
        if player.visible() == 0:
            # Nobody can be seen to die, and nothing is owed later (V-8.7).
            player.deaths_due = 0
            state.tell(log.NOBODY_DIES, self.seat)
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


class ChooseDeath(OneSeatQuestion):
    """Which of your oldest family members dies? (V-8.4)"""

    def prompt(self) -> str:
        return "choose-death"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        generation = eldest(player.visible())
        found: list[int] = []
        for place in range(i64(FARM), i64(LAST_ON_BOARD + 1)):
            if of_generation(player.family[place], generation) > 0:
                found.append(let_die_action(place))
        if state.is_expanded:
            for place in range(i64(FIRST_MORE), i64(LAST_MORE_ALIVE + 1)):
                if of_generation(player.family[place], generation) > 0:
                    found.append(let_die_action(place))
            state.seams.add_deaths(state, seat, found)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action >= SHARED_END:
            state.seams.take_death(state, seat, action)
            return
        place: i64 = place_of_death(action)
        generation = eldest(state.players[seat].visible())
        kind = only_one_so_old(state, seat, generation, place)
        if kind >= 0:
            die(state, seat, kind, place)
        else:
            state.stack.append(WhichDies(seat, int(generation), int(place)))


def only_one_so_old(state: VillageState, seat: int, generation: i64, place: i64) -> i64:
    """The kind of figure that dies at a place, where the oldest there are all alike; else -1 (VM-6.3)."""
    packed = state.players[seat].family[place]
    if generation == 0 or count_of(packed, generation - 1 + NUMBERS) == 0:
        return generation
    if generation == NUMBERS or count_of(packed, generation) == 0:
        return generation - 1 + NUMBERS
    return -1


class WhichDies(OneSeatQuestion):
    """Which of two equally old figures dies: the one with bread, or the one without? (VM-6.3)"""

    def __init__(self, seat: int, generation: int, place: int) -> None:
        super().__init__(seat)
        self.generation = generation
        self.place = place

    def prompt(self) -> str:
        return "which-figure"

    def numbers(self) -> list[int]:
        return [self.seat, self.generation, self.place]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [WITHOUT_BREAD, WITH_BREAD]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        self.end(state, seat, self.generation - 1 + NUMBERS if action == WITH_BREAD else self.generation)

    def end(self, state: VillageState, seat: int, kind: int) -> None:
        die(state, seat, kind, self.place)


def die(state: VillageState, seat: int, kind: i64, place: i64) -> None:
    """One of a seat's figures dies at a place and is buried (V-8.5, V-8.6)."""
    state.players[seat].deaths_due -= 1
    group = group_of_place(place) if place < FIRST_MORE else state.seams.group_of(place)
    target = bury(state, seat, kind, place, group)
    if target == GRAVE:
        state.tell(log.DIED_IN_GRAVE, seat, kind, place)
    elif target == GONE:
        state.tell(log.DIED_GONE, seat, kind, place)
    elif target < FIRST_MORE:
        state.tell(log.DIED_IN_CHRONICLE, seat, kind, place, int(target) - CHRONICLE)
    else:
        state.tell(log.DIED_ELSEWHERE, seat, kind, place, target)
    maybe_bring_on_the_end(state, seat)
