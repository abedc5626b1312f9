"""Phase B: players take dice from the pool and place them in the city.

Rules: C-3.3 to C-3.7, C-15.12.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion, Step
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.actions import PLACE_DIE, TAKE_DIE
from stammtisch.games.coimbra.decisions.rewards import reward
from stammtisch.games.coimbra.effects import insert_die
from stammtisch.games.coimbra.ids import (
    CASTLE,
    COLOURS,
    FACES,
    FIRST_MONASTERY_BONUS,
    FROM_MONASTERIES,
    LOCATIONS,
    SPACES,
)
from stammtisch.games.coimbra.state import CoimbraState, die_entry


class NextDie(Step):
    """The next player in order takes a die, until each has placed three (C-3.3)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def numbers(self) -> list[int]:
        return [self.number]

    def happen(self, state: CoimbraState) -> None:
        seats = int(state.seats)
        if self.number + 1 < seats * state.box.dice_each:
            state.stack.append(NextDie(self.number + 1))
        state.stack.append(TakeDie(int(state.order[self.number % seats])))


class TakeDie(OneSeatQuestion):
    """Which die do you take? (C-3.3)"""

    def prompt(self) -> str:
        return "take-die"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found: list[int] = []
        pool = state.pool
        for die in range(i64(COLOURS * FACES)):
            if pool[die]:
                found.append(int(TAKE_DIE + die))
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        die = action - TAKE_DIE
        state.pool[die] -= 1
        state.stack.append(PlaceDie(self.seat, die))


class PlaceDie(OneSeatQuestion):
    """Where do you place the die? (C-3.3)"""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def prompt(self) -> str:
        return "place-die"

    def numbers(self) -> list[int]:
        return [self.seat, self.die]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [PLACE_DIE + location for location in range(LOCATIONS)]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        location = action - PLACE_DIE
        colour = self.die // FACES
        value = self.die % FACES + 1
        insert_die(state, location, die_entry(value, self.seat, colour))
        state.tell(log.PLACED, self.seat, colour, value, location)
        if location == CASTLE:
            reward_castle(state, self.seat)


def reward_castle(state: CoimbraState, seat: int) -> None:
    """A monastery rewards every die that its visitor places in the castle (C-15.12)."""
    spaces = state.players[seat].visited & state.layout.castle_spaces
    if spaces:
        points: i64 = 0
        for space in range(i64(SPACES)):
            if (spaces >> space) & 1:
                points += state.box.points[FIRST_MONASTERY_BONUS + state.layout.monasteries[space]]
        reward(state, seat, 0, 0, points, 0, FROM_MONASTERIES)
