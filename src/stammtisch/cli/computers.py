"""The computers at the table: each answers from what its seat may know, at the level that was asked for.

The generator starts anew for every answer, from the game's seed, the seat and the length of the record, so that a
resumed game goes on like one that was never interrupted.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stammtisch.bots import Memory, play
from stammtisch.core.state import State

NO_LOG: Final = 1_000_000_000  # further than any log goes
DEFAULT_LEVEL: Final = "apprentice"
SECONDS: Final = 2.0  # what a computer may think per answer


def answer_of_computer(state: State, seat: int, level: str, memory: Memory | None = None) -> int:
    """What the computer at this seat answers now; `memory` holds the plan it made before, if it goes on with one."""
    seed = Random(f"{state.origin.seed}/{seat}/{state.entries_made()}").getrandbits(62)
    return play(level, state, seat, seed, SECONDS, memory)
