"""Conny's turn, as far as it asks the player: which cube she takes when the rules leave it open. Rules: VS-2, VS-5."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.games.village.glossary import CUBE
from stammtisch.games.village.ids import CHURCH_SPACE, CUBES, MARKET_SPACE, RIVAL
from stammtisch.games.village.places.conny import (
    conny_enters_bag,
    space_with,
    space_with_any,
    take_for_conny,
    wanted_cube,
)
from stammtisch.games.village.places.market import MarketDay
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

CONNY: Final[Single] = Single("conny", CUBE, otherwise="conny-needs-no-choice")


def take_turn_for_conny(state: VillageState) -> None:
    """Conny takes a cube after yours: the same colour, else one of your choice (VS-2.1 to VS-2.4)."""
    if state.taken_space < 0 or state.cubes_left == 0:
        return
    cube = wanted_cube(state)
    if cube >= 0:
        space = space_with(state, state.taken_space, cube)
        if space >= 0:
            conny_takes(state, space, cube)
            return
    space = space_with_any(state, state.taken_space)
    ask_unless_forced(state, ConnyChooses(0, int(space)))


class ConnyChooses(OneSeatQuestion):
    """Which cube of this space does Conny take? (VS-2.3)"""

    prompt_key: ClassVar = "conny-chooses"
    fields: ClassVar = ["seat", "space"]

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [CONNY.of(cube) for cube in range(CUBES) if state.spaces[self.space * CUBES + cube] > 0]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not CONNY.has(action):
            return None
        return say(state, "not-connys-cube", {"space": state.box.space_names[self.space]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        conny_takes(state, self.space, CONNY.value(action))


def conny_takes(state: VillageState, space: i64, cube: i64) -> None:
    """She takes a cube; from market and church she reacts to it (VS-5.1, VS-5.3)."""
    take_for_conny(state, space, cube)
    if space == MARKET_SPACE:
        state.stack.append(MarketDay(RIVAL))
    elif space == CHURCH_SPACE:
        conny_enters_bag(state)
