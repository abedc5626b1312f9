"""What a net is asked about: the ways to answer a question, each as the numbers of the position that it leads to.

Many questions are laid on one desk, of one game or of many in lockstep, so that a net judges all of them in one go.
An answer is tried with a chance of its own, never with the chance that the game goes on with: nobody foresees a die.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots.policy import carry_out
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.numbers import Row, zeros
from stammtisch.core.outcome import wins_of
from stammtisch.core.state import State


class Asked:
    """One question: who is asked, the ways to go on, and where on the desk the first of them lies."""

    def __init__(self, state: State, seat: int, lines: list[list[int]], first: int) -> None:
        self.state = state
        self.seat = seat
        self.lines = lines
        self.first = first


class Ending:
    """A way on that ends the game: what is certain then needs no net."""

    def __init__(self, row: int, points: float, lead: float, win: float) -> None:
        self.row = row
        self.points = points
        self.lead = lead
        self.win = win


class Desk:
    """Rows of numbers side by side; `clear` makes room for the next ones."""

    def __init__(self, game: Game) -> None:
        self.size: i64 = len(game.number_names())
        self.rows: i64 = 0
        self.room: i64 = 64
        self.buffer: vec[float] = zeros(self.room * self.size)
        self.endings: list[Ending] = []

    def clear(self) -> None:
        self.rows = 0
        self.endings = []

    def filled(self) -> int:
        return int(self.rows)

    def lay(self, state: State, seat: int) -> int:
        """Write a position as this seat sees it; the number of its row."""
        if self.rows == self.room:
            self.grow()
        number = self.rows
        row = Row(self.buffer, number * self.size)
        state.game.judgement.write(state, seat, row)
        self.rows = number + 1
        if row.at != self.rows * self.size:
            raise ValueError(f"the numbers of {state.game.name} are not as many as its layout says")
        if not state.stack:
            self.endings.append(ending(state, seat, int(number)))
        return int(number)

    def grow(self) -> None:
        """Twice the room, and what lies there already."""
        old = self.buffer
        used = self.rows * self.size
        self.room *= 2
        self.buffer = zeros(self.room * self.size)
        for number in range(used):
            self.buffer[number] = old[number]

    def ask(self, state: State, seat: int, sample: State, chance: i64, tuning: Tuning) -> Asked:
        """Lay down every way to answer, tried on a sample; `state` is where the answer will be given."""
        lines = ways_on(sample, seat, chance, tuning)
        asked = Asked(state, seat, lines, int(self.rows))
        self.try_lines(sample, seat, lines, chance)
        return asked

    def try_lines(self, sample: State, seat: int, lines: list[list[int]], chance: i64) -> None:
        """Lay down what each line leads to."""
        for line in lines:
            after = sample.copy()
            after.chance = chance
            carry_out(after, seat, line)
            self.lay(after, seat)


def ways_on(state: State, seat: int, chance: i64, tuning: Tuning) -> list[list[int]]:
    """Whole plans where the game makes some, else every single answer."""
    kept = state.chance
    state.chance = chance
    found = state.game.judgement.ways(state, seat, tuning)
    state.chance = kept
    if found:
        return found
    return [[action] for action in state.choices(seat)]


def ending(state: State, seat: int, row: int) -> Ending:
    """What the end of a game is to a seat."""
    scores = state.scores()
    best = -(10**9)
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other].total)
    mine = scores[seat].total
    return Ending(row, float(mine), float(mine - best) if len(scores) > 1 else 0.0, wins_of(state)[seat])


def next_to_choose(state: State, first: int, limit: int) -> int:
    """Give forced answers until a seat has a choice; it, or -1 where the game is over or this stage begins."""
    while True:
        if not state.stack or state.stage() >= limit:
            return -1
        seats = state.to_act()
        seat = first if len(seats) > 1 and first in seats else seats[0]
        legal = state.choices(seat)
        if len(legal) > 1:
            return seat
        state.apply_legal(seat, legal[0])
