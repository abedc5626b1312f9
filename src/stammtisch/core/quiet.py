"""Not this turn: a person's word that they will not use anything of what may be done at any time until a turn is over.

It changes nothing in the game, and stands in no record: whoever keeps it for a person, a server or a terminal, gives
the answers that go on in their place, which are moves like any other.
"""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.core.state import State

NO_LOG = 1 << 40  # a line that no log reaches


class Quiet:
    """The word of one seat. It holds for the turn in which it was given; between turns for that part of the round."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._given_in = _part_of_game(state)

    def holds(self, state: State) -> bool:
        """Whether the word still holds; what else is asked in the seat's own turn ends it."""
        is_asked_again = state.turn() == self.seat and self.seat in state.to_act() and state.idle(self.seat) is None
        return not is_asked_again and _part_of_game(state) == self._given_in

    def answer(self, state: State) -> int | None:
        """What goes on in the seat's place; None where it is not asked, or is asked something else."""
        return state.idle(self.seat) if self.holds(state) else None


def _part_of_game(state: State) -> list[Json]:
    """Round and turn; where it is nobody's turn, round and phase."""
    view = state.observe(None, NO_LOG)
    turn = view["turn"]
    return [view.get("round"), turn, view.get("phase") if turn is None else None]
