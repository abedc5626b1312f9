"""Sampled states: what the table may look like behind everything a seat cannot see."""

from __future__ import annotations

from random import Random

from stammtisch.core.state import State

SEEDS = 1 << 62


def samples_of(state: State, seat: int, seed: int, count: int) -> list[State]:
    """States that this seat cannot tell from the true one, all that is hidden from it drawn anew in each."""
    generator = Random(f"samples/{seed}/{seat}")
    return [state.redeal(seat, generator.randrange(SEEDS)).for_search() for _ in range(count)]
