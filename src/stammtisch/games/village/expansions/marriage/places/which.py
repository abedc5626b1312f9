"""Which of several figures is meant: they share number and place, but not rank or partner (VM-R16)."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.games.village.expansions.ids import CEREMONY, FED
from stammtisch.games.village.expansions.marriage.effects import change_kind, part, partners_of, ranks_of
from stammtisch.games.village.expansions.marriage.ids import MEMBERS, NOBODY, RANKS, member
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

# Ranks are named as people count them, from 1 on.
WHICH_RANK: Final[Single] = Single("which-rank", Field("rank", "number", range(1, RANKS + 1)), otherwise="not-both")
WHICH_PARTNER: Final[Single] = Single("which-partner", Field("partner", "member", range(MEMBERS)), otherwise="not-both")

# What has happened to the figure.
LEFT: Final = 0
WAS_FED: Final = 1


def note(state: VillageState, seat: int, kind: int, place: int, what: int) -> None:
    """Note on ranks and couples what has happened to a figure; ask which it was, if that makes a difference."""
    ask_unless_forced(state, WhichOne(seat, kind, place, what))


class WhichOne(OneSeatQuestion):
    """Which of your figures is it: on which rank, or with which partner? (VM-R16)"""

    prompt_key: ClassVar = "which-one"
    fields: ClassVar = ["seat", "kind", "place", "what"]

    def __init__(self, seat: int, kind: int, place: int, what: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place
        self.what = what

    def choices(self, state: VillageState, seat: int) -> list[int]:
        figure = member(seat, self.kind)
        if self.place == CEREMONY:
            return [WHICH_RANK.of(rank + 1) for rank in ranks_of(state, figure)]
        return [WHICH_PARTNER.of(partner) for partner in partners_of(state, figure, self.place)]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return say(state, "not-that-one") if WHICH_RANK.has(action) or WHICH_PARTNER.has(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        figure = member(seat, self.kind)
        fed = member(seat, self.kind + FED)
        if WHICH_RANK.has(action):
            table_of(state).ranks[WHICH_RANK.value(action) - 1] = NOBODY if self.what == LEFT else fed
            return
        partner = WHICH_PARTNER.value(action)
        if self.what == LEFT:
            part(state, figure, partner, self.place)
        else:
            change_kind(state, figure, partner, self.place, fed)
