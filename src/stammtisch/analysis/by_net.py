"""A decision judged by a net, from what its seat could see: all ways to answer at once, and the costly ones played on.

What a position promises is what the best way on from it promises. So a decision gives away the difference between the
best way and the one that was played, as the net judges both; and luck is what the next position promises beyond what
was promised after the answer. Where much seems to be given away, both ways are played on by the net on the same
samples: a loss that does not show there is none.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stammtisch.analysis.sentences import Sentences, why
from stammtisch.bots.learned.comparison import Comparison
from stammtisch.bots.learned.desk import Desk
from stammtisch.bots.learned.files import net_of
from stammtisch.bots.learned.intuition import Ways, ways_by_net
from stammtisch.bots.learned.net import Net
from stammtisch.bots.outcomes import AsItStands, error_of_mean
from stammtisch.bots.policy import carry_out
from stammtisch.bots.sampling import sampler_of
from stammtisch.bots.steps import Steps
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

# Samples on which the net judges every way: they differ in what chance does while a line is carried out.
SAMPLES: Final = 6
# For the other seats fewer do: each asks for its own ways on.
SAMPLES_OF_OTHERS: Final = 2
# A loss of less than this is not worth playing on, in units of utility: about a chance in fifty to win.
WORTH_A_LOOK: Final = 0.02


class Promise(NamedTuple):
    """What a way promises every seat at the end: points, and the chance to win."""

    points: list[float]
    wins: list[float]


class Verdict(NamedTuple):
    """What the best way promised and what the one played did; what is better, and what playing on with both came to."""

    best: Promise
    played: Promise
    better: tuple[int, ...] = ()  # empty where nothing is clearly better than what was played
    loss: float = 0.0  # points
    loss_win: float = 0.0
    loss_worth: float = 0.0
    loss_error: float = 0.0  # standard error of the points
    why: Sentences = {}  # noqa: RUF012 -- a named tuple has no other defaults, and nobody writes into it


class NetJudge:
    """The net of a game, with a desk of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.net: Net = net_of(game)
        self.desk = Desk(game)
        self.tuning: Tuning = game.judgement.tuning()

    def judging(
        self, state: State, seat: int, played: tuple[int, ...], simulations: int, seed: int, grain: float
    ) -> Steps[Verdict]:
        """Judge what a seat answered in a state, in steps of about `grain` seconds."""
        sampler = sampler_of(state, seat, seed)
        ways = ways_by_net(self.net, self.desk, sampler, seat, self.tuning, SAMPLES, seed, [list(played)])
        taken = place_of(ways, played)
        best = ways.order()[0]
        yield
        after = self.promise(state, seat, ways, taken, seed)
        if best == taken:
            return Verdict(after, after)
        before = self.promise(state, seat, ways, best, seed)
        if float(ways.wanted[best] - ways.wanted[taken]) < WORTH_A_LOOK:
            return Verdict(before, after)
        yield
        # Not the samples on which the best way was found, or it would seem too good.
        compared = Comparison(
            sampler_of(state, seat, seed + 1), seat, self.tuning, seed + 1, self.net,
            [ways.lines[best], ways.lines[taken]], max(2, simulations // 2),
        )  # fmt: skip
        while not compared.go_on(grain):
            yield
        gains = compared.gains(0, 1)
        gain = sum(gains) / len(gains)
        if gain <= error_of_mean(gains):
            return Verdict(after, after)
        one, two = compared.outcomes
        points = [more[seat] - less[seat] for more, less in zip(one.points, two.points, strict=True)]
        return Verdict(
            best=before,
            played=after,
            better=tuple(ways.lines[best]),
            loss=sum(points) / len(points),
            loss_win=one.mean_wins()[seat] - two.mean_wins()[seat],
            loss_worth=gain,
            loss_error=error_of_mean(points),
            why=why(self.game, seat, one, two, played),
        )

    def promise(self, state: State, seat: int, ways: Ways, number: int, seed: int) -> Promise:
        """What a way promises: to its seat as it was judged, to the others by what each of them could see."""
        seats: int = state.origin.seats
        points = [0.0] * seats
        wins = [0.0] * seats
        points[seat] = float(ways.values.points[number])
        wins[seat] = float(ways.values.win[number])
        others = [other for other in range(seats) if other != seat]
        if not others:
            return Promise(points, [1.0])
        sampler = AsItStands(state, seat, seed)
        for sample in range(SAMPLES_OF_OTHERS):
            after = sampler.sample(sample)
            carry_out(after, seat, ways.lines[number])
            for other in others:
                found = self.position(after, other, seed + sample)
                points[other] += found[0] / SAMPLES_OF_OTHERS
                wins[other] += found[1] / SAMPLES_OF_OTHERS
        total = max(1e-6, sum(wins))
        return Promise(points, [win / total for win in wins])

    def position(self, state: State, seat: int, seed: int) -> tuple[float, float]:
        """Points and chance to win of a seat in a position; where it is asked itself, what its best way promises."""
        if seat in state.to_act() and len(state.choices(seat)) > 1:
            ways = ways_by_net(self.net, self.desk, sampler_of(state, seat, seed), seat, self.tuning, 1, seed)
            best = ways.order()[0]
            return float(ways.values.points[best]), float(ways.values.win[best])
        self.desk.clear()
        self.desk.lay(state, seat)
        found = self.net.judge(self.desk)
        return float(found.points[0]), float(found.win[0])


def place_of(ways: Ways, played: tuple[int, ...]) -> int:
    """Which of the ways was played: the same answers, in whatever order; it is among them."""
    for number, line in enumerate(ways.lines):
        if sorted(line) == sorted(played):
            return number
    raise ValueError("what was played is not among the ways")
