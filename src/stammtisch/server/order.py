"""The order in which everybody's thinking gets its pieces: a seat's decision before a hint before an analysis.

Thinking is cut into pieces. Whenever one is over, the highest class that waits gets the next. Within a class people
come first: every piece is at the cost of those who own the work. Who has had much of the class lately, or wants more
than `AT_ONCE` answers at the same time, comes after everybody else; otherwise people take turns. So somebody who plays
at sixty tables delays somebody who plays at one by the piece under way, and no more.

Among the works of one person decisions and hints take turns piece by piece, whoever has waited longest first, so that
an answer of a few milliseconds does not wait for one of two seconds. Analyses go one after the other: people take turns
by whole analyses, and each person's oldest goes first.

Nobody is starved, and no decision is held up twice: a class that had no piece for `PATIENCE` seconds gets one in
between, but only while no decision waits that has had to wait for a lower class already. So lower classes cost a
decision one piece at most, all in all; and as decisions come to an end one after the other, so do those that were held
up, and the next piece for a lower class comes. Only decisions of somebody who wants too many at once do not count here:
they would keep everybody's hints waiting.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Final, TypeAlias

from stammtisch.server.shares import NOBODY, Shares

PATIENCE: Final = 2.0
AT_ONCE: Final = 8  # answers of a class: two tables where four computers are asked together


class Rank(IntEnum):
    """The classes of thinking, the most urgent first."""

    SEAT = 0
    HINT = 1
    ANALYSIS = 2
    OTHER = 3


TAKE_TURNS: Final = (Rank.SEAT, Rank.HINT)
Wanted: TypeAlias = Counter[tuple[Rank, str]]


class Work:
    """Something to think about, in one piece or many."""

    def __init__(self, rank: Rank, owners: tuple[str, ...] = ()) -> None:
        """`owners` are the people at whose cost it is."""
        self.rank = rank
        self.owners = owners or (NOBODY,)
        self.number = 0  # by age
        self.since = 0.0  # when it came, or had its last piece
        self.is_begun = False
        self.is_held_up = False  # whether it has had to wait for a piece of a lower class


class FairOrder:
    """All work that waits, and the pieces under way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: list[Work] = []
        self.running: dict[Work, float] = {}  # with the moment when the piece began
        self._served: dict[Rank, float] = {}
        self._shares = {rank: Shares(clock) for rank in Rank}
        self._last_number = 0

    def add(self, work: Work) -> None:
        """Somebody asks."""
        self._last_number += 1
        work.number = self._last_number
        work.since = self.clock()
        self.waiting.append(work)

    def begin(self, work: Work) -> None:
        """A piece of this work begins."""
        wanted = self._wanted()
        next_owner = min(work.owners, key=lambda owner: self._standing(work.rank, owner, wanted))
        self._shares[work.rank].take_turn(next_owner)
        work.is_begun = True
        self.waiting.remove(work)
        self.running[work] = self.clock()
        self._served[work.rank] = self.clock()

    def end(self, work: Work) -> None:
        """The piece is over."""
        began = self.running.pop(work)
        self._shares[work.rank].charge(work.owners, self.clock() - began)
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
        wanted = self._wanted()
        starved = self._starved(wanted)
        return sorted(self.waiting, key=lambda work: (work.rank != starved, work.rank, self._place(work, wanted)))

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

    def _place(self, work: Work, wanted: Wanted) -> tuple[bool, int, float]:
        """Its place within its class: it comes when the first of its owners does."""
        if work.rank not in TAKE_TURNS and work.is_begun:
            return False, 0, work.number
        stands_back, turn = min(self._standing(work.rank, owner, wanted) for owner in work.owners)
        if work.rank in TAKE_TURNS:
            return stands_back, turn, work.since
        return True, turn, work.number

    def _standing(self, rank: Rank, person: str, wanted: Wanted) -> tuple[bool, int]:
        """Where a person stands among those who want something of a class: who stands back, then the last turns."""
        shares = self._shares[rank]
        return wanted[rank, person] > AT_ONCE or shares.has_had_much(person), shares.turn_of(person)

    def _wanted(self) -> Wanted:
        """How much everybody wants at the same time, by class and person."""
        return Counter((work.rank, owner) for work in [*self.waiting, *self.running] for owner in work.owners)

    def _starved(self, wanted: Wanted) -> Rank | None:
        """The class that has gone longest without a piece, if that is too long and it holds up no decision twice."""
        for work in self.waiting:
            is_one_of_few = any(wanted[work.rank, owner] <= AT_ONCE for owner in work.owners)
            if work.rank is Rank.SEAT and work.is_held_up and is_one_of_few:
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
