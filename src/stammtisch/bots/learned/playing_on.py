"""Positions played on by a net, all in lockstep: everybody takes at once what the net holds to be best, or nearly so.

What a position comes to then depends on nothing but the position, the chance to come and a number for it: the same
position with the same chance comes to the same, whatever else is played on beside it.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

import numpy as np

from stammtisch.bots.learned.desk import Asked, Desk, next_to_choose
from stammtisch.bots.learned.net import Floats, Net, utility
from stammtisch.bots.outcomes import Outcomes
from stammtisch.bots.policy import carry_out
from stammtisch.bots.steps import Steps
from stammtisch.core.chance import first_chance, next_chance
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

# Ways that look worse by more than so many times the warmth are not taken.
REACH: Final = 6.0


class Played:
    """A position on its way."""

    def __init__(self, state: State, place: int, number: int) -> None:
        self.state = state
        self.place = place  # among those that are played on together
        # For trying answers; the game goes on with its own. Always the same: so a position on the way comes to the same
        # as it does when it is where the way begins.
        self.chance: int = first_chance(number)


class PlayingOn:
    """The net of a game as everybody's player, with a desk of its own."""

    def __init__(self, game: Game, net: Net, tuning: Tuning) -> None:
        self.net = net
        self.tuning = tuning
        self.desk = Desk(game)
        self.positions = 0  # that the net has judged so far

    def outcomes(
        self, states: list[State], stage: int, grain: float = 0.0, first: int = 0, warmth: float = 0.0
    ) -> Steps[Outcomes]:
        """Play all of them on until this stage begins or the game ends, and judge what is reached for every seat.

        The states are used up; the first of them has the number `first`. With some `warmth` not always what looks best
        is taken: what looks worse by so much utility e times less often. In steps of about `grain` seconds.
        """
        if not states:
            return Outcomes(0)
        seats: int = states[0].origin.seats
        found = Outcomes(seats)
        found.points = [[] for _ in states]
        found.wins = [[] for _ in states]
        found.trails = [[] for _ in states]
        going = [Played(state, place, first + place) for place, state in enumerate(states)]
        rested = perf_counter() if grain > 0.0 else 0.0
        while going:
            going = self.step(going, stage, warmth, seats, found)
            if grain > 0.0 and perf_counter() - rested >= grain:
                yield
                rested = perf_counter()
        return found

    def step(self, going: list[Played], stage: int, warmth: float, seats: int, found: Outcomes) -> list[Played]:
        """One answer everywhere; those that are still on their way."""
        desk = self.desk
        desk.clear()
        asked: list[tuple[Played, Asked]] = []
        ended: list[tuple[Played, int]] = []
        for played in going:
            state = played.state
            seat = next_to_choose(state, -1, stage)
            if seat >= 0:
                asked.append((played, desk.ask(state, seat, state, played.chance, self.tuning)))
                continue
            ended.append((played, desk.filled()))
            for each in range(seats):
                desk.lay(state, each)
        values = self.net.judge(desk)
        self.positions += desk.filled()
        wanted = utility(values, seats, self.tuning.scale)
        for played, question in asked:
            mine = wanted[question.first : question.first + len(question.lines)]
            line = question.lines[int(mine.argmax()) if warmth == 0.0 else drawn(question, mine, warmth, played.chance)]
            found.trails[played.place].append((question.seat, line))
            carry_out(played.state, question.seat, line)
        for played, first in ended:
            rows = slice(first, first + seats)
            found.points[played.place] = [float(value) for value in values.points[rows]]
            found.wins[played.place] = shares([float(value) for value in values.win[rows]])
        return [played for played, _ in asked]


def drawn(question: Asked, wanted: Floats, warmth: float, chance: int) -> int:
    """The number of one of the ways that look best: a little of what each is wanted is left to a lot of its own.

    Without it the samples of a position in which nothing is left to chance would all go the same way, and what such a
    position is worth would hang on a hair. In a sample a way has the same lot wherever it is met, so that most of that
    cancels where looks are compared.
    """
    found, most = 0, -math.inf
    for number in np.flatnonzero(wanted >= wanted.max() - REACH * warmth).tolist():
        key = question.seat
        for action in question.lines[number]:
            key = (key * 1_000_003 + action) & 0xFFFFFFFFFFFF
        lot = (float(next_chance(first_chance(key ^ (chance & 0xFFFFFFFF))) & 0xFFFFFF) + 0.5) / 0x1000000
        value = float(wanted[number]) - warmth * math.log(-math.log(lot))
        if value > most:
            found, most = number, value
    return found


def shares(wins: list[float]) -> list[float]:
    """The chances of all seats, each by its own view, brought to a sum of 1."""
    total = sum(wins)
    if len(wins) == 1 or total <= 0.0:
        return [1.0 / len(wins)] * len(wins)
    return [win / total for win in wins]
