"""What questions of Village share: at most moments a player may also do what expansions allow at any time."""

from __future__ import annotations

from typing import Final

from stammtisch.core import question
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone
from stammtisch.core.message import Message
from stammtisch.core.question import NOTHING_IDLE
from stammtisch.core.refusals import say
from stammtisch.core.state import State
from stammtisch.games.village.expansions.ids import ASKED_IN_TIME, BUT_CARDS, IN_TURN
from stammtisch.games.village.glossary import figure_words
from stammtisch.games.village.state import VillageState

NEVER: Final = -1

NO_ACTION: Final[Lone] = Lone("no-action", otherwise="nothing-to-waive")

WAIVED: Final = Message(7, "waived", "player")


class OneSeatQuestion(question.OneSeatQuestion):
    """A question to one seat."""

    def moment(self) -> int:
        """Which things may be done besides answering: one of the moments of `expansions/ids.py`, or NEVER."""
        return NEVER

    def moment_in(self, state: VillageState) -> int:
        """The same for this game: before the second version of the rules some questions left no room for anything."""
        moment = self.moment()
        return NEVER if moment == BUT_CARDS and not state.has_rules(ASKED_IN_TIME) else moment

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, VillageState)
        if seat != self.seat:
            return []
        found = self.choices(state, seat)
        if state.is_expanded:
            moment = self.moment_in(state)
            if moment != NEVER:
                state.seams.add_anytime(state, seat, moment, found)
        return found

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, VillageState)
        if state.is_expanded and state.seams.is_anytime(action):
            # The question waits until that is done.
            state.stack.append(self)
            state.seams.do_anytime(state, seat, action)
            return
        self.take(state, seat, action)

    def idle(self, state: State, seat: int) -> int:
        assert isinstance(state, VillageState)
        return self.only_choice(state, seat)

    def only_choice(self, state: VillageState, seat: int) -> int:
        """The only answer to a question that is asked for what may be done besides (VX-2.4); else NOTHING_IDLE."""
        if not state.is_expanded or self.moment_in(state) == NEVER:
            return NOTHING_IDLE
        found = self.choices(state, seat)
        return found[0] if len(found) == 1 else NOTHING_IDLE

    def reason(self, state: State, seat: int, action: int) -> Refusal | None:
        assert isinstance(state, VillageState)
        # An expansion may know more about its own actions than a question of the base game.
        return state.seams.why_not(state, seat, action, self) or self.why_not(state, seat, action)

    def why_nothing(self, state: VillageState, seat: int) -> Refusal | None:
        """Why there is nothing to answer at all, where there is more to say than that (for an action of the well)."""
        return None

    def choices(self, state: VillageState, seat: int) -> list[int]:
        raise NotImplementedError

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        raise NotImplementedError


class TurnQuestion(OneSeatQuestion):
    """A question of somebody's turn."""

    def moment(self) -> int:
        return IN_TURN

    def idle(self, state: State, seat: int) -> int:
        # Most are asked for their own sake, however little there is to choose.
        return NOTHING_IDLE


def waive(state: VillageState, seat: int) -> None:
    """The player does without the action (V-3.5)."""
    state.tell(WAIVED, seat)


def about_figure(state: VillageState, code: str, place: int, number: int, rule: str = "") -> Refusal:
    """A refusal about a figure with a number at a place."""
    return say(state, code, figure_words(state.box, place, number), [], rule)
