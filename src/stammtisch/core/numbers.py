"""A position as numbers: what a net is shown of it, and the layout that says what each number is.

A game declares its layout once, as a list of named numbers, and writes a position into a `Row` in the same order. The
seat that thinks stands first, then the others in table order; a layout has the same length for every number of seats
and all options. It holds all that this seat may know and nothing else: two positions that the seat cannot tell apart
have the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from stammtisch.core.state import State

# Where every layout begins (`standing`): the hand-made judgement, which a net corrects.
JUDGEMENT: Final = 0
LEAD: Final = 1


class Number(NamedTuple):
    """One number of a layout: `low` and `high` are what it lies between as a rule, not a promise."""

    name: str
    low: float
    high: float
    meaning: str


class Layout:
    """The numbers of a game in their order."""

    def __init__(self) -> None:
        self.numbers: list[Number] = []

    def add(self, name: str, low: float, high: float, meaning: str) -> None:
        self.numbers.append(Number(name, low, high, meaning))

    def flag(self, name: str, meaning: str) -> None:
        """A number that is 1 where something is so, else 0."""
        self.add(name, 0.0, 1.0, meaning)

    def each(self, name: str, ids: list[str], low: float, high: float, meaning: str) -> None:
        """A number for each of some things."""
        for thing in ids:
            self.add(f"{name} {thing}", low, high, meaning)

    def one_of(self, name: str, ids: list[str], meaning: str) -> None:
        """One of some things is 1, the others are 0."""
        self.each(name, ids, 0.0, 1.0, meaning)

    def standing(self, most_seats: int, low: float, high: float) -> None:
        """What every layout begins with: how the seats stand by the hand-made judgement, and how many there are."""
        span = high - low
        self.add("judgement", low, high, "points expected at the end by the hand-made judgement")
        self.add("lead", -span, span, "the same, less what the best of the others expects; 0 where one plays alone")
        for number in range(1, most_seats):
            meaning = f"what the seat {number} further on expects more; 0 if none is there"
            self.add(f"behind seat +{number}", -span, span, meaning)
        self.one_of("seats", [str(number) for number in range(1, most_seats + 1)], "how many play")

    def names(self) -> list[str]:
        return [number.name for number in self.numbers]


class Row:
    """A place in a buffer where a position is written, number by number."""

    def __init__(self, buffer: vec[float], at: i64) -> None:
        self.buffer: vec[float] = buffer
        self.at: i64 = at

    def put(self, value: float) -> None:
        self.buffer[self.at] = value
        self.at += 1

    def count(self, value: i64) -> None:
        """Write a whole number."""
        self.buffer[self.at] = float(value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        self.buffer[self.at] = 1.0 if is_so else 0.0
        self.at += 1

    def one_of(self, chosen: i64, count: i64) -> None:
        """Write 1 at one of so many places and 0 at the others; all 0 where the chosen one is none of them."""
        for number in range(count):
            self.buffer[self.at + number] = 1.0 if number == chosen else 0.0
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """Write the lowest bits of a set, one number each."""
        for number in range(count):
            self.buffer[self.at + number] = float((mask >> number) & 1)
        self.at += count

    def skip(self, count: i64) -> None:
        """Leave so many numbers at 0."""
        for number in range(count):
            self.buffer[self.at + number] = 0.0
        self.at += count

    def standing(self, judgements: list[float], seat: int, most_seats: int) -> None:
        """What `Layout.standing` declares; `judgements` are those of all seats."""
        seats = len(judgements)
        mine = judgements[seat]
        best = -1e30
        for other in range(seats):
            if other != seat:
                best = max(best, judgements[other])
        self.put(mine)
        self.put(mine - best if seats > 1 else 0.0)
        for number in range(1, most_seats):
            self.put(judgements[(seat + number) % seats] - mine if number < seats else 0.0)
        self.one_of(seats - 1, most_seats)


def zeros(count: i64) -> vec[float]:
    """A buffer of so many numbers."""
    return vec[float]([0.0] * count)


def write_rows(states: list[State], seats: list[int], size: i64, buffer: vec[float], at: i64) -> None:
    """Write positions, each as one seat sees it, into a buffer one after the other, `size` numbers each."""
    for number in range(len(states)):
        state = states[number]
        row = Row(buffer, at)
        state.game.judgement.write(state, seats[number], row)
        at += size
        if row.at != at:
            raise ValueError(f"the numbers of {state.game.name} are not as many as its layout says")
