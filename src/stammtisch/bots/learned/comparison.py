"""Given ways to answer, all played on by a net on the same samples: what each comes to, and where its points lie."""

from __future__ import annotations

from stammtisch.bots.learned.lookahead import Lookahead, Simulation
from stammtisch.bots.learned.net import Net, Values
from stammtisch.bots.outcomes import PROSPECTS, Outcomes
from stammtisch.bots.sampling import Sampler
from stammtisch.bots.tree import Candidate
from stammtisch.core.judgement import Tuning


class Comparison(Lookahead):
    """So many simulations of every way; none drops out. `go_on` until it says that it is done."""

    def __init__(
        self, sampler: Sampler, seat: int, tuning: Tuning, seed: int, net: Net, lines: list[list[int]], samples: int
    ) -> None:
        super().__init__(sampler, seat, tuning, seed, net, len(lines))
        self.samples = samples
        self.outcomes = [Outcomes(self.seats) for _ in lines]
        for outcomes in self.outcomes:
            outcomes.points = [[] for _ in range(samples)]
            outcomes.wins = [[] for _ in range(samples)]
        self.given = [Candidate(line, self.seats) for line in lines]
        self.candidates = self.given[:]
        self.field = self.given[:]
        self.wanted = samples * len(lines)

    def learn(self, simulation: Simulation, found: Values, first: int) -> None:
        super().learn(simulation, found, first)
        outcomes = self.outcomes[self.given.index(simulation.candidate)]
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
