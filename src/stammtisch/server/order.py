"""The order in which everybody's thinking gets its pieces: a seat's decision before a hint before an analysis.

Thinking is cut into pieces. Whenever one is over, the highest class that waits gets the next. Within a class people
come first: every piece is at the cost of those who own the work. Who has had much of the class lately stands back, and
who wants more than `AT_ONCE` answers at the same time stands further back; people who stand equally take turns. So
somebody who plays at sixty tables delays somebody who plays at one by the piece under way, and by one more in every
`PATIENCE` seconds: those who stand back and have had nothing for so long get a piece in between.

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
from typing import Final, TypeAlias, TypeVar

from stammtisch.server.shares import NOBODY, Shares

PATIENCE: Final = 2.0
AT_ONCE: Final = 8  # answers of a class: two tables where four computers are asked together


class Rank(IntEnum):
    """The classes of thinking, the most urgent first."""

    SEAT = 0
    HINT = 1
    ANALYSIS = 2
    OTHER = 3


class Standing(IntEnum):
    """How people stand towards others who want something of the same class, who comes first at the beginning."""

    FREE = 0
    HAD_MUCH = 1
    WANTS_TOO_MUCH = 2


TAKE_TURNS: Final = (Rank.SEAT, Rank.HINT)
Wanted: TypeAlias = Counter[tuple[Rank, str]]
Kind = TypeVar("Kind", Rank, Standing)


class Work:
    """Something to think about, in one piece or many."""

    def __init__(self, rank: Rank, owners: tuple[str, ...] = ()) -> None:
        """`owners` are the people at whose cost it is."""
        self.rank = rank
        self.owners = owners or (NOBODY,)
        self.number = 0  # by age
        self.since = 0.0  # when it came, or had its last piece
        self.is_begun = False
        self.standing = Standing.FREE  # of the owner in whose turn its last piece came
        self.is_held_up = False  # whether it has had to wait for a piece of a lower class


class FairOrder:
    """All work that waits, and the pieces under way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: list[Work] = []
        self.running: dict[Work, float] = {}  # with the moment when the piece began
        self._served: dict[Rank, float] = {}
        self._served_standing: dict[tuple[Rank, Standing], float] = {}
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
        work.standing, _ = self._standing(work.rank, next_owner, wanted)
        self._shares[work.rank].take_turn(next_owner)
        work.is_begun = True
        self.waiting.remove(work)
        self.running[work] = self.clock()
        self._note_served(work)

    def end(self, work: Work) -> None:
        """The piece is over."""
        began = self.running.pop(work)
        self._shares[work.rank].charge(work.owners, self.clock() - began)
        self._note_served(work)

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
        neglected = {rank: self._neglected(rank, wanted) for rank in TAKE_TURNS}

        def place(work: Work) -> tuple[bool, Rank, bool, int, int, float]:
            standing, turn = self._first_standing(work, wanted)
            if work.rank in TAKE_TURNS:
                within = standing != neglected[work.rank], standing, turn, work.since
            else:
                within = not work.is_begun, Standing.FREE, 0 if work.is_begun else turn, work.number
            return work.rank != starved, work.rank, *within

        return sorted(self.waiting, key=place)

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

    def _note_served(self, work: Work) -> None:
        self._served[work.rank] = self.clock()
        self._served_standing[work.rank, work.standing] = self.clock()

    def _first_standing(self, work: Work, wanted: Wanted) -> tuple[Standing, int]:
        """A work comes when the first of its owners does."""
        return min(self._standing(work.rank, owner, wanted) for owner in work.owners)

    def _standing(self, rank: Rank, person: str, wanted: Wanted) -> tuple[Standing, int]:
        """How a person stands, and when they last had a turn."""
        shares = self._shares[rank]
        standing = Standing.FREE
        if wanted[rank, person] > AT_ONCE:
            standing = Standing.WANTS_TOO_MUCH
        elif shares.has_had_much(person):
            standing = Standing.HAD_MUCH
        return standing, shares.turn_of(person)

    def _wanted(self) -> Wanted:
        """How much everybody wants at the same time, by class and person."""
        return Counter((work.rank, owner) for work in [*self.waiting, *self.running] for owner in work.owners)

    def _starved(self, wanted: Wanted) -> Rank | None:
        """The class that has gone longest without a piece, if that is too long and it holds up no decision twice."""
        for work in self.waiting:
            is_one_of_few = any(wanted[work.rank, owner] <= AT_ONCE for owner in work.owners)
            if work.rank is Rank.SEAT and work.is_held_up and is_one_of_few:
                return None
        waits = {
            rank: self._wait([work for work in self.waiting if work.rank == rank], self._served.get(rank))
            for rank in {work.rank for work in self.waiting} - {work.rank for work in self.running}
        }
        return _longest(waits)

    def _neglected(self, rank: Rank, wanted: Wanted) -> Standing | None:
        """Those of a class who have gone longest without a piece by how they stand, if that is too long."""
        standings: dict[Standing, list[Work]] = {}
        for work in self.waiting:
            if work.rank == rank:
                standings.setdefault(self._first_standing(work, wanted)[0], []).append(work)
        served = {work.standing for work in self.running if work.rank == rank}
        waits = {
            standing: self._wait(works, self._served_standing.get((rank, standing)))
            for standing, works in standings.items()
            if standing not in served
        }
        return _longest(waits)

    def _wait(self, works: list[Work], served: float | None) -> float:
        """How long none of these has had a piece."""
        oldest = min(work.since for work in works)
        return self.clock() - (oldest if served is None else max(oldest, served))


def _longest(waits: dict[Kind, float]) -> Kind | None:
    """Who has waited longest, if that is too long."""
    kind = max(waits, key=lambda each: waits[each], default=None)
    return kind if kind is not None and waits[kind] >= PATIENCE else None
