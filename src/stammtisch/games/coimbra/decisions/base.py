"""What all entries of the Coimbra stack share: steps, questions, and questions to one seat.

The core hands every entry a plain `State`; these classes turn it into the `CoimbraState` once, so that
the rules never have to.
"""

from __future__ import annotations

from stammtisch.core.decisions import Pending
from stammtisch.core.state import State
from stammtisch.games.coimbra.state import CoimbraState


class Step(Pending):
    """Something that happens by itself when its time comes."""

    def run(self, state: State) -> None:
        assert isinstance(state, CoimbraState)
        self.happen(state)

    def happen(self, state: CoimbraState) -> None:
        raise NotImplementedError


class SeatStep(Step):
    """Something that happens to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]


class Question(Pending):
    """Something that waits for the answer of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # The key of its prompt in texts.toml.
    def prompt(self) -> str:
        raise NotImplementedError

    def is_question(self) -> bool:
        return True

    def seats(self) -> list[int]:
        return [self.seat]

    def asks(self, seat: int) -> bool:
        return seat == self.seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, CoimbraState)
        if seat != self.seat:
            return []
        return self.choices(state)

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, CoimbraState)
        self.take(state, action)

    def choices(self, state: CoimbraState) -> list[int]:
        """The legal answers of the seat that is asked."""
        raise NotImplementedError

    def take(self, state: CoimbraState, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError
