"""A decision judged by a net, from what its seat could see: all ways to answer at once, and the costly ones played on.

Where the way that was played looks worse than the best, both are played on by the net on the same samples: a loss that
does not show there is none.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stammtisch.analysis.sentences import Sentences, why
from stammtisch.bots.learned.comparison import Comparison
from stammtisch.bots.learned.desk import Desk
from stammtisch.bots.learned.files import net_of
from stammtisch.bots.learned.intuition import Ways, ways_by_net
from stammtisch.bots.learned.net import Net
from stammtisch.bots.outcomes import error_of_mean
from stammtisch.bots.sampling import sampler_of
from stammtisch.bots.steps import Steps
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

# Samples on which the net judges every way: they differ in what chance does while a line is carried out.
SAMPLES: Final = 6
# A loss of less than this is not worth playing on, in units of utility: about a chance in fifty to win.
WORTH_A_LOOK: Final = 0.02
# With fewer, chance would find mistakes where there are none.
LEAST_SAMPLES: Final = 8


class Verdict(NamedTuple):
    """What would have been better than what was played, and what playing on with both came to."""

    better: tuple[int, ...] = ()  # empty where nothing is clearly better
    loss: float = 0.0  # points
    loss_win: float = 0.0
    loss_worth: float = 0.0
    loss_error: float = 0.0  # standard error of the points
    why: Sentences = {}  # noqa: RUF012 -- a named tuple has no other defaults, and nobody writes into it


NOTHING_BETTER: Final = Verdict()


class NetJudge:
    """The net of a game with so many players, with a desk of its own."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.net: Net = net_of(game, seats)
        self.desk = Desk(game)
        self.tuning: Tuning = game.judgement.tuning()

    def judging(
        self, state: State, seat: int, played: tuple[int, ...], samples: int, seed: int, grain: float
    ) -> Steps[Verdict]:
        """Judge what a seat answered in a state; what looks costly is played on so many times."""
        sampler = sampler_of(state, seat, seed)
        ways = ways_by_net(self.net, self.desk, sampler, seat, self.tuning, SAMPLES, seed, [list(played)])
        taken = place_of(ways, played)
        best = ways.order()[0]
        if float(ways.wanted[best] - ways.wanted[taken]) < WORTH_A_LOOK:
            return NOTHING_BETTER
        yield
        # Not the samples on which the best way was found, or it would seem too good.
        compared = Comparison(
            sampler_of(state, seat, seed + 1), seat, self.tuning, seed + 1, self.net,
            [ways.lines[best], ways.lines[taken]], max(LEAST_SAMPLES, samples),
        )  # fmt: skip
        while not compared.go_on(grain):
            yield
        gains = compared.gains(0, 1)
        gain = sum(gains) / len(gains)
        if gain <= error_of_mean(gains):
            return NOTHING_BETTER
        one, two = compared.outcomes
        points = [more[seat] - less[seat] for more, less in zip(one.points, two.points, strict=True)]
        return Verdict(
            better=tuple(ways.lines[best]),
            loss=sum(points) / len(points),
            loss_win=one.mean_wins()[seat] - two.mean_wins()[seat],
            loss_worth=gain,
            loss_error=error_of_mean(points),
            why=why(self.game, seat, one, two, played),
        )


def place_of(ways: Ways, played: tuple[int, ...]) -> int:
    """Which of the ways was played: the same answers, in whatever order; it is among them."""
    for number, line in enumerate(ways.lines):
        if sorted(line) == sorted(played):
            return number
    raise ValueError("what was played is not among the ways")
