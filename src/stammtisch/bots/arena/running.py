"""The games of the arena, many at once: on all cores of this machine, or on a Ray cluster where that is installed."""

from __future__ import annotations

import os
from collections.abc import Iterator

from stammtisch.bots.arena.lineups import Fixture
from stammtisch.bots.arena.playing import play_fixture
from stammtisch.bots.many import Crew, RayCrew
from stammtisch.core.plain import Json


def play_all(fixtures: list[Fixture], workers: int) -> Iterator[dict[str, Json]]:
    """The results in the order in which games end; `workers` processes, 0 for one per core."""
    with Crew(min(workers or os.cpu_count() or 1, max(1, len(fixtures)))) as crew:
        yield from crew.each(play_fixture, fixtures)


def play_all_on_ray(fixtures: list[Fixture], address: str | None) -> Iterator[dict[str, Json]]:
    """The same on a Ray cluster: the one at this address, or one that Ray starts here."""
    with RayCrew(address) as crew:
        yield from crew.each(play_fixture, fixtures)
