"""Burial at sea for whom the travel group of the chronicle has no room. Rules: VP-6."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.games.village.expansions.ids import SEA
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import gain_sea_fame
from stammtisch.games.village.expansions.port.ids import BURIALS, FAME_BURIALS, FREE
from stammtisch.games.village.expansions.port.table import table_of
from stammtisch.games.village.ids import GONE
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

BURY: Final[Single] = Single("bury", Field("space", "burial", range(BURIALS)), otherwise="no-burial-now")

BURIED_AT_SEA: Final = Message(214, "buried-at-sea", "player", "number:points")


def bury_at_sea(state: VillageState, seat: int) -> int:
    """Give a dead figure to the sea; without a free space it leaves the game. The answer is where it lies (VP-6.1).

    The owner chooses the space; Conny takes the one with the most points, and scores nothing (VP-8.3, VP-R8).
    """
    table = table_of(state)
    if table.sea_left == 0:
        return GONE
    table.sea_left -= 1
    if seat < state.seats:
        ask_unless_forced(state, SeaBurial(seat))
    else:
        table.burials[max(free_spaces(state), key=box_of(state.box).burial_points.__getitem__)] = seat
    return SEA


def free_spaces(state: VillageState) -> list[int]:
    table = table_of(state)
    return [space for space in range(BURIALS) if table.burials[space] == FREE]


class SeaBurial(OneSeatQuestion):
    """On which burial space is your figure laid, for its points? (VP-6.2)"""

    prompt_key: ClassVar = "sea-burial"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [BURY.of(space) for space in free_spaces(state)]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return say(state, "burial-taken") if BURY.has(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        space = BURY.value(action)
        points = box_of(state.box).burial_points[space]
        table_of(state).burials[space] = seat
        gain_sea_fame(state, seat, FAME_BURIALS, points)
        state.tell(BURIED_AT_SEA, seat, points)
