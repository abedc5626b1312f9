"""Moving a figure that a player has chosen by its printed number; bread under some may leave open which (VM-6.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.family import Lone
from stammtisch.games.village.effects import move_figure
from stammtisch.games.village.expansions.ids import FIRST_MORE
from stammtisch.games.village.ids import NUMBERS, count_of
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

WITHOUT_BREAD: Final = Lone("without-bread", otherwise="not-both")
WITH_BREAD: Final = Lone("with-bread", otherwise="not-both")


def pick(state: VillageState, seat: int, number: i64, source: i64, target: i64) -> None:
    """Move one of a player's figures; ask which, if only some of them have bread.

    Callers put everything else on the stack first: the question must come before what depends on the move.
    """
    packed = state.players[seat].family[source]
    fed = count_of(packed, number + NUMBERS)
    if fed == 0:
        move(state, seat, number, source, target)
    elif count_of(packed, number) == 0:
        move(state, seat, number + NUMBERS, source, target)
    else:
        state.stack.append(WhichFigure(seat, int(number), int(source), int(target)))


def move(state: VillageState, seat: int, kind: i64, source: i64, target: i64) -> None:
    """Move a figure of a kind, and let an expansion know that it left."""
    move_figure(state.players[seat].family, kind, source, target)
    if source >= FIRST_MORE:
        state.seams.figure_left(state, seat, kind, source)


class WhichFigure(OneSeatQuestion):
    """Which one goes: the figure with bread, or the one without? (VM-6.3)"""

    def __init__(self, seat: int, number: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source
        self.target = target

    def prompt(self) -> str:
        return "which-figure"

    def numbers(self) -> list[int]:
        return [self.seat, self.number, self.source, self.target]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [WITHOUT_BREAD.action, WITH_BREAD.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        kind = self.number + NUMBERS if WITH_BREAD.has(action) else self.number
        move(state, seat, kind, self.source, self.target)
