"""What all entries of the Village stack share: steps, questions, and questions to one seat.

The core hands every entry a plain `State`; these classes turn it into the `VillageState` once, so that
the rules never have to.
"""

from __future__ import annotations

from stammtisch.core.decisions import Pending
from stammtisch.core.state import State
from stammtisch.games.village.state import VillageState


class Step(Pending):
    """Something that happens by itself when its time comes."""

    def run(self, state: State) -> None:
        assert isinstance(state, VillageState)
        self.happen(state)

    def happen(self, state: VillageState) -> None:
        raise NotImplementedError


class Question(Pending):
    """Something that waits for an answer."""

    # The key of its prompt in texts.toml.
    def prompt(self) -> str:
        raise NotImplementedError

    def is_question(self) -> bool:
        return True

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, VillageState)
        if not self.asks(seat):
            return []
        return self.choices(state, seat)

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, VillageState)
        self.take(state, seat, action)

    def choices(self, state: VillageState, seat: int) -> list[int]:
        """The legal answers of a seat that is asked."""
        raise NotImplementedError

    def take(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError


class OneSeatQuestion(Question):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self) -> list[int]:
        return [self.seat]

    def asks(self, seat: int) -> bool:
        return seat == self.seat

    def numbers(self) -> list[int]:
        return [self.seat]
