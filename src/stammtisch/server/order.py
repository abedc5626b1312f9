"""The order in which everybody's thinking gets its pieces: a seat's decision before a hint before an analysis.

Thinking is cut into pieces. Whenever one is over, the highest class that waits gets the next. Decisions and hints take
turns piece by piece, whoever has waited longest first, so that an answer of a few milliseconds does not wait for one of
two seconds; analyses go one after the other, the oldest first.

Nobody is starved, and no decision is held up twice: a class that had no piece for `PATIENCE` seconds gets one in
between, but only while no decision waits that has had to wait for a lower class already. So lower classes cost a
decision one piece at most, all in all; and as decisions come to an end one after the other, so do those that were held
up, and the next piece for a lower class comes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import IntEnum
from typing import Final

PATIENCE: Final = 2.0


class Rank(IntEnum):
    """The classes of thinking, the most urgent first."""

    SEAT = 0
    HINT = 1
    ANALYSIS = 2
    OTHER = 3


TAKE_TURNS: Final = (Rank.SEAT, Rank.HINT)


class Work:
    """Something to think about, in one piece or many."""

    def __init__(self, rank: Rank) -> None:
        self.rank = rank
        self.number = 0  # by age
        self.since = 0.0  # when it came, or had its last piece
        self.is_held_up = False  # whether it has had to wait for a piece of a lower class


class FairOrder:
    """All work that waits, and the pieces under way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: list[Work] = []
        self.running: dict[Work, float] = {}  # with the moment when the piece began
        self._served: dict[Rank, float] = {}
        self._last_number = 0

    def add(self, work: Work) -> None:
        """Somebody asks."""
        self._last_number += 1
        work.number = self._last_number
        work.since = self.clock()
        self.waiting.append(work)

    def begin(self, work: Work) -> None:
        """A piece of this work begins."""
        self.waiting.remove(work)
        self.running[work] = self.clock()
        self._served[work.rank] = self.clock()

    def end(self, work: Work) -> None:
        """The piece is over."""
        del self.running[work]
        self._served[work.rank] = self.clock()

    def give_back(self, work: Work) -> None:
        """It wants another piece."""
        work.since = self.clock()
        self.waiting.append(work)

    def drop(self, work: Work) -> None:
        """Nobody wants to know any more; a piece under way goes on to its end."""
        if work in self.waiting:
            self.waiting.remove(work)

    def in_order(self) -> list[Work]:
        """All that waits, who is to be served first at the beginning."""
        starved = self._starved()
        return sorted(self.waiting, key=lambda work: (work.rank != starved, work.rank, self._place(work)))

    def note_who_is_held_up(self) -> None:
        """To be called when all workers have got what they can work at."""
        lowest = max((work.rank for work in self.running), default=Rank.SEAT)
        for work in self.waiting:
            if work.rank < lowest:
                work.is_held_up = True

    def overrun(self, rank: Rank, seconds: float) -> float | None:
        """In how many seconds a piece of a class below this one will have lasted so long; None where there is none."""
        begun = [moment for work, moment in self.running.items() if work.rank > rank]
        return max(0.0, min(begun) + seconds - self.clock()) if begun else None

    def _place(self, work: Work) -> float:
        return work.since if work.rank in TAKE_TURNS else work.number

    def _starved(self) -> Rank | None:
        """The class that has gone longest without a piece, if that is too long and it holds up no decision twice."""
        if any(work.is_held_up for work in self.waiting if work.rank is Rank.SEAT):
            return None
        now = self.clock()
        longest: Rank | None = None
        longest_wait = PATIENCE
        for rank in {work.rank for work in self.waiting} - {work.rank for work in self.running}:
            oldest = min(work.since for work in self.waiting if work.rank == rank)
            wait = now - max(oldest, self._served.get(rank, oldest))
            if wait >= longest_wait:
                longest, longest_wait = rank, wait
        return longest
