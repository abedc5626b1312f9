"""Using a place or passing, the actions of a turn; who has passed takes no turn in this round. Rules: O-5.1, O-5.2."""

from __future__ import annotations

from typing import Final

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.games.orleans.glossary import PLACE
from stammtisch.games.orleans.state import OrleansState

USE: Final[Single] = Single("use", PLACE, otherwise="not-actions-phase")
PASS: Final[Lone] = Lone("pass", otherwise="not-actions-phase")

PASSED: Final = Message(10, "passed", "player")
PASSED_AUTOMATICALLY: Final = Message(11, "passed-automatically", "player")


class TurnQuestion(OneSeatQuestion):
    """A question of the actions phase."""

    def why_not_you(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        is_turn = USE.has(action) or PASS.has(action)
        return say(state, "has-passed") if is_turn and state.players[seat].has_passed else None
