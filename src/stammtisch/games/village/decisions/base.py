"""What questions of Village share: at most moments a player may also do what expansions allow at any time."""

from __future__ import annotations

from stammtisch.core import question
from stammtisch.core.state import State
from stammtisch.games.village.actions import SHARED_END
from stammtisch.games.village.state import VillageState

NEVER = -1


class OneSeatQuestion(question.OneSeatQuestion):
    """A question to one seat."""

    def moment(self) -> int:
        """Which things may be done besides answering: IN_TURN, IN_MARKET, IN_MASS, IN_SCORING, or NEVER."""
        return NEVER

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, VillageState)
        if seat != self.seat:
            return []
        found = self.choices(state, seat)
        if state.is_expanded:
            moment = self.moment()
            if moment != NEVER:
                state.seams.add_anytime(state, seat, moment, found)
        return found

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, VillageState)
        if action >= SHARED_END and state.seams.is_anytime(action):
            # The question waits until that is done.
            state.stack.append(self)
            state.seams.do_anytime(state, seat, action)
            return
        self.take(state, seat, action)

    def choices(self, state: VillageState, seat: int) -> list[int]:
        raise NotImplementedError

    def take(self, state: VillageState, seat: int, action: int) -> None:
        raise NotImplementedError
