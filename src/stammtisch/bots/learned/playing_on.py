"""Positions played on by a net, all in lockstep: everybody takes at once what the net holds to be best.

What a position comes to then depends on nothing but the position, the chance to come and a number for it: the same
position with the same chance comes to the same, whatever else is played on beside it.
"""

from __future__ import annotations

from time import perf_counter

from stammtisch.bots.learned.desk import Asked, Desk, next_to_choose
from stammtisch.bots.learned.net import Net, utility
from stammtisch.bots.outcomes import Outcomes
from stammtisch.bots.policy import carry_out
from stammtisch.bots.steps import Steps
from stammtisch.core.chance import first_chance
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State


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

    def outcomes(self, states: list[State], stage: int, grain: float = 0.0, first: int = 0) -> Steps[Outcomes]:
        """Play all of them on until this stage begins or the game ends, and judge what is reached for every seat.

        The states are used up; the first of them has the number `first`. In steps of about `grain` seconds.
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
            going = self.step(going, stage, seats, found)
            if grain > 0.0 and perf_counter() - rested >= grain:
                yield
                rested = perf_counter()
        return found

    def step(self, going: list[Played], stage: int, seats: int, found: Outcomes) -> list[Played]:
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
            chosen = int(wanted[question.first : question.first + len(question.lines)].argmax())
            line = question.lines[chosen]
            found.trails[played.place].append((question.seat, line))
            carry_out(played.state, question.seat, line)
        for played, first in ended:
            rows = slice(first, first + seats)
            found.points[played.place] = [float(value) for value in values.points[rows]]
            found.wins[played.place] = shares([float(value) for value in values.win[rows]])
        return [played for played, _ in asked]


def shares(wins: list[float]) -> list[float]:
    """The chances of all seats, each by its own view, brought to a sum of 1."""
    total = sum(wins)
    if len(wins) == 1 or total <= 0.0:
        return [1.0 / len(wins)] * len(wins)
    return [win / total for win in wins]
