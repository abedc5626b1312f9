"""What the questions of a voyage share: the actions about captain and way of a ship, and cards that are answers.

The person cards of Port answer these questions, they do not interrupt them. Rules: VP-2.1, VP-3, VP-7.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.state import State
from stammtisch.games.village.expansions.inn.cards import PLAY
from stammtisch.games.village.expansions.inn.ids import ADMIRAL, HELMSMAN
from stammtisch.games.village.expansions.port.ids import CAPTAINS, HARBOUR, WATERS
from stammtisch.games.village.questions import TurnQuestion
from stammtisch.games.village.state import VillageState

HIRE: Final[Single] = Single("hire", Field("captain", "captain", range(CAPTAINS)), otherwise="no-hiring-now")
SAIL: Final[Single] = Single("sail", Field("water", "water", range(HARBOUR + 1, WATERS)), otherwise="no-sailing-now")
STOP: Final[Lone] = Lone("stop", otherwise="no-sailing-now")
DOCK: Final[Lone] = Lone("dock", otherwise="no-sailing-now")
SAIL_HOME: Final[Lone] = Lone("sail-home", otherwise="no-sailing-now")


def is_about_the_way(action: int) -> bool:
    """Whether an action moves a ship or ends its move."""
    return SAIL.has(action) or STOP.has(action) or DOCK.has(action) or SAIL_HOME.has(action)


class VoyageQuestion(TurnQuestion):
    """A question to a player about his ship."""

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, VillageState)
        if PLAY.has(action) and ADMIRAL <= PLAY.value(action) <= HELMSMAN:
            self.take(state, seat, action)
        else:
            super().answer(state, seat, action)
