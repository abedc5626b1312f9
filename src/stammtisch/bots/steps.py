"""Thinking that can be left and gone on with: a generator that gives way at every `yield` and returns what it found.

Who drives it decides how long it rests; what it finds does not depend on that. `grain` is about how many seconds lie
between two steps; 0 is for who never stops, and reads no clock. A single call of a game, such as for its plans, is
never cut.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import TypeAlias, TypeVar

from stammtisch.bots.outcomes import Outcomes, Playouts
from stammtisch.bots.sampling import Sampler
from stammtisch.core.judgement import Tuning

Found = TypeVar("Found")

Steps: TypeAlias = Generator[None, None, Found]


def at_once(steps: Steps[Found]) -> Found:
    """What the thinking finds, without a rest."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found


class OwnTime:
    """The seconds of one's own thinking; those in which it rested do not count."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def of(self, steps: Steps[Found]) -> Steps[Found]:
        """The same steps, timed."""
        while True:
            begun = perf_counter()
            try:
                next(steps)
            except StopIteration as end:
                found: Found = end.value
                return found
            finally:
                self.seconds += perf_counter() - begun
            yield


def playing_out(
    sampler: Sampler, seat: int, line: list[int], samples: int, stage: int, tuning: Tuning,
    with_parts: bool = False, grain: float = 0.0,
) -> Steps[Outcomes]:  # fmt: skip
    """The same as `play_out`, in steps."""
    playouts = Playouts(sampler, seat, line, samples, stage, tuning, with_parts)
    while not playouts.go_on(grain):
        yield
    return playouts.found
