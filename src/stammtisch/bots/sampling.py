"""Sampled states: what the table may look like behind everything a seat cannot see.

A `Sampler` draws as many as a search asks for. It is made where the state of the table is (`sampler_of`), and holds
no more than re-dealt states, from which it deals again: it can be handed to a bot, which finds no secret in it.
"""

from __future__ import annotations

from stammtisch.core.chance import first_chance
from stammtisch.core.state import State


class Sampler:
    """Yields states that a seat cannot tell from the true one, each with another deal and another chance to come."""

    def __init__(self, bases: list[State], seat: int, seed: int) -> None:
        if not bases:
            raise ValueError("a sampler needs at least one sampled state to deal from")
        self._bases = bases
        self._seat = seat
        self._first: int = first_chance(seed)

    def sample(self, number: int) -> State:
        """The sample of this number: the same for the same number, another for another."""
        base = self._bases[number % len(self._bases)]
        return base.redeal(self._seat, self._first + number)


def sampler_of(state: State, seat: int, seed: int) -> Sampler:
    """A sampler for this seat that does not hold the state itself."""
    return Sampler([without_secrets(state, seat, first_chance(seed))], seat, seed)


def without_secrets(state: State, seat: int, seed: int) -> State:
    """A re-dealt state without record and log; like every sample it knows neither key nor seed of the game."""
    return state.redeal(seat, seed).for_search()


def samples_of(state: State, seat: int, seed: int, count: int) -> list[State]:
    """A few samples, for a bot that looks at no more."""
    return [without_secrets(state, seat, first_chance(seed + number)) for number in range(count)]
