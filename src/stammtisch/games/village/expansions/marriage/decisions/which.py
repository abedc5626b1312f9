"""Which of several figures is meant: they share number and place, but not rank or partner (VM-R16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.expansions.ids import CEREMONY, FED
from stammtisch.games.village.expansions.marriage.actions import WHICH_PARTNER, WHICH_RANK
from stammtisch.games.village.expansions.marriage.effects import change_kind, part, partners_of, ranks_of, table_of
from stammtisch.games.village.expansions.marriage.ids import NOBODY, member
from stammtisch.games.village.state import VillageState

# What has happened to the figure.
LEFT: Final = 0
GOT_BREAD: Final = 1


def note(state: VillageState, seat: int, kind: int, place: int, what: int) -> None:
    """Note on ranks and couples what has happened to a figure; ask which it was, if that makes a difference."""
    question = WhichOne(seat, kind, place, what)
    choices = question.choices(state, seat)
    if len(choices) == 1:
        question.take(state, seat, choices[0])
    else:
        state.stack.append(question)


class WhichOne(OneSeatQuestion):
    """Which of your figures is it: on which rank, or with which partner? (VM-R16)"""

    def __init__(self, seat: int, kind: int, place: int, what: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place
        self.what = what

    def prompt(self) -> str:
        return "which-one"

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.place, self.what]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        figure = member(seat, self.kind)
        if self.place == CEREMONY:
            return [WHICH_RANK + rank for rank in ranks_of(state, figure)]
        return [WHICH_PARTNER + partner for partner in partners_of(state, figure, self.place)]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        figure = member(seat, self.kind)
        fed = member(seat, self.kind + FED)
        if action < WHICH_PARTNER:
            table_of(state).ranks[action - WHICH_RANK] = NOBODY if self.what == LEFT else fed
            return
        partner: i64 = action - WHICH_PARTNER
        if self.what == LEFT:
            part(state, figure, partner, self.place)
        else:
            change_kind(state, figure, partner, self.place, fed)
