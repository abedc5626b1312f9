"""What the questions of a voyage share: the person cards of Port are answers to them, not interruptions."""

from __future__ import annotations

from stammtisch.core.state import State
from stammtisch.games.village.decisions import base
from stammtisch.games.village.expansions.ids import IN_TURN
from stammtisch.games.village.expansions.port.cards import is_port_card
from stammtisch.games.village.state import VillageState


class VoyageQuestion(base.OneSeatQuestion):
    """A question to a player about his ship."""

    def moment(self) -> int:
        return IN_TURN

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, VillageState)
        if is_port_card(action):
            self.take(state, seat, action)
        else:
            super().answer(state, seat, action)
