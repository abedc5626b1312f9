"""The computer at the table: it plays at random, and says so.

It sees the legal answers of its own observation and nothing else. Its generator lies outside the
engine and starts anew for every answer, from the game's seed, the seat and the length of the record,
so that a resumed game goes on like one that was never interrupted.
"""

from __future__ import annotations

from random import Random

from stammtisch.core.plain import as_dict, as_ints
from stammtisch.core.state import State

NO_LOG = 1_000_000_000  # further than any log goes


def generator_for(seed: int, seat: int, entries: int) -> Random:
    """The generator for one answer of one seat."""
    return Random(f"{seed}/{seat}/{entries}")


def choose_at_random(legal: list[int], generator: Random) -> int:
    """One of the legal answers, all equally likely."""
    return generator.choice(legal)


def answer_of_computer(state: State, seat: int) -> int:
    """What the computer at this seat answers now."""
    prompt = as_dict(state.observe(seat, NO_LOG)["prompt"], "the prompt")
    legal = as_ints(prompt["legal"], "the legal answers")
    return choose_at_random(legal, generator_for(state.origin.seed, seat, state.entries_made()))
