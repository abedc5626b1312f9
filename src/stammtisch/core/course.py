"""What games share when they check that the questions and steps on the stack are a moment of a game."""

from __future__ import annotations

from typing import Final

from stammtisch.core.question import OneSeatQuestion, Pending, SeatStep, Step

NOBODY: Final = -1

# What can be wrong with what is asked
NOT_NOW: Final = ("what is asked does not belong to this phase.", "was gefragt wird, gehört nicht in diese Phase.")
NOT_IN_ORDER: Final = ("the seats are not in order.", "die Reihenfolge der Plätze stimmt nicht.")
NOT_ASKED: Final = ("a seat is asked that has nothing to decide.", "ein Platz wird gefragt, der nichts zu wählen hat.")


def phases_to_come(stack: list[Pending], phases: list[Step]) -> int:
    """How many phases of a round lie at the bottom of the stack, the last of the round lowest."""
    number = 0
    for phase, pending in zip(reversed(phases), stack, strict=False):
        if type(pending) is not type(phase):
            break
        number += 1
    return number


def seat_of(pending: Pending) -> int:
    """Whom an entry of the stack concerns; NOBODY where it concerns all."""
    if isinstance(pending, (SeatStep, OneSeatQuestion)):
        return pending.seat
    return NOBODY
