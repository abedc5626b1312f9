"""Given ways to answer, all played on by a net on the same samples: what each comes to, and where its points lie.

What can be counted is noted where a simulation ends, and what the answers of the other ways would have taken is looked
after on the way: whether the seat could still give them, or others were first.
"""

from __future__ import annotations

from stammtisch.bots.learned.desk import Asked
from stammtisch.bots.learned.lookahead import Lookahead, Simulation
from stammtisch.bots.learned.net import Floats, Net, Values
from stammtisch.bots.outcomes import PROSPECTS, Outcomes
from stammtisch.bots.sampling import Sampler
from stammtisch.bots.tree import Candidate
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State


class Comparison(Lookahead):
    """So many simulations of every way; none drops out. `go_on` until it says that it is done."""

    def __init__(
        self, sampler: Sampler, seat: int, tuning: Tuning, seed: int, net: Net, lines: list[list[int]], samples: int
    ) -> None:
        super().__init__(sampler, seat, tuning, seed, net, len(lines))
        self.samples = samples
        self.outcomes = [Outcomes(self.seats) for _ in lines]
        answers = {action for line in lines for action in line}
        self.lacking = [sorted(answers.difference(line)) for line in lines]  # by way: what only other ways answer
        for outcomes, line in zip(self.outcomes, lines, strict=True):
            outcomes.line = tuple(line)
            outcomes.points = [[] for _ in range(samples)]
            outcomes.wins = [[] for _ in range(samples)]
        self.given = [Candidate(line, self.seats) for line in lines]
        self.candidates = self.given[:]
        self.field = self.given[:]
        self.wanted = samples * len(lines)

    def choose(self, simulation: Simulation, question: Asked, wanted: Floats) -> int:
        """The same, and look after the answers of the other ways."""
        chosen = super().choose(simulation, question, wanted)
        lacking = self.lacking[self.given.index(simulation.candidate)]
        if not lacking:
            return chosen
        if question.seat != self.seat:
            # What all do at the same time takes nothing from anybody.
            if not simulation.state.stack[-1].is_shared():
                simulation.taken.update(last_taken(simulation.state, question.seat, question.lines[chosen], lacking))
            return chosen
        choices = simulation.state.choices(self.seat)
        for action in lacking:
            if action in choices or any(action in line for line in question.lines):
                simulation.offered.add(action)
        return chosen

    def learn(self, simulation: Simulation, found: Values, first: int) -> None:
        super().learn(simulation, found, first)
        outcomes = self.outcomes[self.given.index(simulation.candidate)]
        outcomes.count(simulation.state, self.seat, simulation.number, self.samples)
        for action in sorted(simulation.taken - simulation.offered):
            outcomes.taken[action] = outcomes.taken.get(action, 0) + 1
        wins = [float(found.win[first + seat]) for seat in range(self.seats)]
        total = max(1e-6, sum(wins))
        points = [float(found.points[first + seat]) for seat in range(self.seats)]
        outcomes.points[simulation.number] = points
        outcomes.wins[simulation.number] = [win / total for win in wins] if self.seats > 1 else [1.0]
        score = simulation.state.scores()[self.seat]
        prospects = points[self.seat] - float(score.total)
        for part, worth in [*score.parts.items(), (PROSPECTS, prospects)]:
            outcomes.parts[part] = outcomes.parts.get(part, 0.0) + float(worth) / self.samples

    def is_settled(self) -> bool:
        return False

    def gains(self, one: int, two: int) -> list[float]:
        """By how much one way did better than another, in utility, sample by sample."""
        return [more - less for more, less in zip(self.given[one].values, self.given[two].values, strict=True)]


def last_taken(state: State, seat: int, line: list[int], answers: list[int]) -> list[int]:
    """Of these answers those that a seat gives with a line, so that what they take is there no more."""
    found: list[int] = []
    if not any(answer in line for answer in answers):
        return found
    after = state.copy()
    for action in line:
        if not after.stack or not after.stack[-1].asks(seat) or action not in after.choices(seat):
            break
        after.apply_legal(seat, action)
        if action in answers and after.game.judgement.is_gone(after, action):
            found.append(action)
    return found
