"""What a game waits for, as data: a stack of small immutable entries.

A *question* waits for one seat, or for several that answer in their own time. A *step* runs by
itself as soon as it lies on top, and usually puts questions or further steps on the stack.
Entries hold whole numbers only, so they can be copied by reference, saved and compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stammtisch.core.state import State


class Pending:
    """One entry of the stack. A game derives its steps and questions from this class."""

    def is_question(self) -> bool:
        """Whether this entry waits for an answer. A step does not."""
        return False

    def is_shared(self) -> bool:
        """Whether several seats answer this question in their own time, none depending on another's answer."""
        return False

    def run(self, state: State) -> None:
        """Carry out a step; it has already left the stack."""
        raise NotImplementedError

    def seats(self) -> list[int]:
        """The seats that may answer a question now, in table order."""
        return []

    def asks(self, seat: int) -> bool:
        """Whether this seat may answer now."""
        return seat in self.seats()

    def legal(self, state: State, seat: int) -> list[int]:
        """The answers that this seat may give, in a stable order, never empty."""
        return []

    def answer(self, state: State, seat: int, action: int) -> None:
        """Take a legal answer; the question has already left the stack."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The numbers that, with the class, describe this entry completely."""
        return []
