"""What the positions of a finished game promised: the curve of an analysis, and what it is made of.

At the first decision of every round the game is played on to its end by the net, many times with another chance to
come. What these games came to is what was expected there, how far they lie apart is the band, and who won them is the
chance of every seat. So no judgement has to be believed: if all went on as the net plays, the expectations would be
right on average. How people or a search play otherwise than the net nobody foresees: bands and chances are that much
wider (`promises.py`).

From there to the end of the round the position is played on for a few rounds only, with the same chances to come at
every decision. The net judges what is reached, and what counts is how that changes: what the net misjudges about the
beginning of a round it misjudges before and after a decision alike. What lies on the table lies there as it does, the
others' covered answers with it; nobody but chance knows what is to come.

When a round begins, its first decision is looked at both ways: by games to the end, and by the looks of the round
before, which reach beyond it. Where the two differ, neither chance nor a decision is the cause: the looks were off.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from stammtisch.analysis.promises import Anchor, Promise, promised_ahead
from stammtisch.bots.learned.files import net_of
from stammtisch.bots.learned.playing_on import PlayingOn
from stammtisch.bots.outcomes import TO_THE_END, AsItStands, Outcomes
from stammtisch.bots.policy import carry_out
from stammtisch.bots.steps import Steps
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

LEAST_GAMES: Final = 6
# How many further rounds a look waits for, if there is time for so many samples of it. The farther it reaches, the less
# is off when a round begins; the more samples, the less a decision is off.
REACHES: Final = (3, 2, 1)
ENOUGH_SAMPLES: Final = 20
LEAST_SAMPLES: Final = 2
# Positions that may be judged for every simulation of the depth: by games to the end, by looks ahead, and by the first
# games alone, after which there is something to tell. With two at the table a thousand take about a thirtieth of a
# second, with expansions twice that.
FAR: Final = 8_000
NEAR: Final = 15_000
FIRST: Final = 1_600


class Size(NamedTuple):
    """What must be known of a game before it is looked at, so that all of it takes about as long as any other."""

    seats: int
    moments: int
    last: int  # the stage in which it ended
    looks: float = 1.0  # how many times as much can be looked ahead as in other games


class Extent(NamedTuple):
    """How much is played on."""

    games: int  # to the end, from the beginning of every round
    samples: int  # of looks ahead, before and after every decision
    reach: int  # so many rounds


def extent_of(size: Size, simulations: int, per_game: float) -> Extent:
    """As much as fits, where a whole game takes so many positions; it does not depend on how fast a machine is."""
    rounds = max(1, size.last)
    # The more sit at a table, the more there is to look at in a position: half of it is about each of the seats.
    per_game *= (2.0 + size.seats) / 4.0
    games = min(simulations * FAR / (per_game * rounds / 2.0), simulations * FIRST / per_game)
    near = simulations * NEAR * size.looks / (per_game * max(1, size.moments))
    looks = {reach: near / share_of_look(rounds, reach) for reach in REACHES}
    reach = next((reach for reach in REACHES if looks[reach] >= ENOUGH_SAMPLES), REACHES[-1])
    return Extent(
        int(min(2 * simulations, max(LEAST_GAMES, games))),
        int(min(max(LEAST_SAMPLES, simulations // 2), max(LEAST_SAMPLES, looks[reach]))),
        reach,
    )


def share_of_look(rounds: int, reach: int) -> float:
    """How much of a game a look takes on average: from amid a round, and never beyond the last one."""
    return sum(min(reach, rounds - each) - 0.5 for each in range(rounds)) / (rounds * rounds)


class Round:
    """A round of the game that is looked at: its first decision, and what playing on from there came to."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.stage = start.stage()
        self.anchor: Anchor | None = None
        self.first: Outcomes | None = None


class Outlook:
    """The promises of one game, round by round."""

    def __init__(self, game: Game, size: Size, simulations: int, seed: int) -> None:
        self.game = game
        self.size = size
        self.simulations = simulations
        self.seed = seed
        self.tuning = settings_of(game)
        self.playing = PlayingOn(game, net_of(game, size.seats), self.tuning)
        self.extent: Extent | None = None
        self.begun = Outcomes(size.seats)  # what the first games to the end came to
        self.begun_at = -1  # the stage that they were played on from
        self.now: Round | None = None
        self.past: Round | None = None  # the one before
        self.moment = -1  # the decision that is looked at

    def pass_by(self, state: State) -> None:
        """Take note of the position before a decision; the first of a round is what its others are measured by."""
        self.moment += 1
        if self.now is None or state.stage() != self.now.stage:
            self.past, self.now = self.now, Round(state.copy())

    def begin(self, state: State, grain: float) -> Steps[None]:
        """Play the first games to the end, from the first decision on, and see how much there is time for."""
        before = self.playing.positions
        states = self.chances(state, LEAST_GAMES)
        self.begun = yield from self.playing.outcomes(states, TO_THE_END, grain, warmth=self.tuning.slack_to_the_end)
        self.begun_at = state.stage()
        per_game = (self.playing.positions - before) / LEAST_GAMES
        self.extent = extent_of(self.size, self.simulations, per_game)

    def beginning(self, grain: float) -> Steps[tuple[Anchor, Outcomes]]:
        """What was found at the first decision of this round: by games to the end, and by a look ahead."""
        assert self.now is not None
        found = yield from self.beginning_of(self.now, grain)
        return found

    def beginning_of(self, looked: Round, grain: float) -> Steps[tuple[Anchor, Outcomes]]:
        """The same of any round; what is known already is not played again."""
        if looked.anchor is None or looked.first is None:
            looked.first = yield from self.look(looked.start, self.end_of_looks(looked), grain)
            if looked.stage == self.size.last:
                # The look goes to the end itself. A second opinion would be a change that nobody brought about.
                looked.anchor = Anchor(looked.first.points, is_near=True)
            else:
                looked.anchor = yield from self.to_the_end(looked, grain)
        return looked.anchor, looked.first

    def carried(self, grain: float) -> Steps[Promise | None]:
        """What the looks of the round before promise at the first decision of this one; None in the first round."""
        if self.past is None:
            return None
        assert self.now is not None
        anchor, first = yield from self.beginning_of(self.past, grain)
        look = yield from self.look(self.now.start, self.end_of_looks(self.past), grain)
        return promised_ahead(anchor, first, look, self.spread(anchor))

    def ahead(self, state: State, grain: float, seat: int = 0, line: tuple[int, ...] = ()) -> Steps[Outcomes]:
        """Play on as far as looks of this round go, after a seat's answers where there are some."""
        assert self.now is not None
        found = yield from self.look(state, self.end_of_looks(self.now), grain, seat, line)
        return found

    def look(
        self, state: State, stage: int, grain: float, seat: int = 0, line: tuple[int, ...] = ()
    ) -> Steps[Outcomes]:
        """Play on to a stage, after a seat's answers where there are some."""
        states = self.chances(state, self.known_extent().samples)
        if line:
            for each in states:
                carry_out(each, seat, list(line))
        found = yield from self.playing.outcomes(states, stage, grain, warmth=self.tuning.slack)
        return found

    def end_of_looks(self, looked: Round) -> int:
        """The stage that looks of a round wait for."""
        return looked.stage + self.known_extent().reach

    def to_the_end(self, looked: Round, grain: float) -> Steps[Anchor]:
        """Play on to the end."""
        known = self.begun.points if looked.stage == self.begun_at else []
        states = self.chances(looked.start, self.known_extent().games)[len(known) :]
        rest = yield from self.playing.outcomes(states, TO_THE_END, grain, len(known), self.tuning.slack_to_the_end)
        return Anchor(known + rest.points)

    def spread(self, anchor: Anchor) -> float:
        """How far results lie apart from the decision on that is looked at: a share of the points, less at the end."""
        points = [value for row in anchor.rows for value in row]
        share = self.tuning.uncertainty * max(0.0, sum(points) / max(1, len(points)))
        left = 1.0 - self.moment / max(1, self.size.moments)
        return share * math.sqrt(max(0.0, left))

    def known_extent(self) -> Extent:
        assert self.extent is not None, "how much is played on is found out first"
        return self.extent

    def chances(self, state: State, count: int) -> list[State]:
        """The position with so many chances to come: always the same ones."""
        sampler = AsItStands(state, 0, self.seed)
        return [sampler.sample(number) for number in range(count)]


def settings_of(game: Game) -> Tuning:
    """The net plays on as it does while it learns: looking at fewer turns then takes it a third of the time."""
    settings = game.judgement.tuning()
    if settings.practice_effort:
        settings.ways_effort = settings.practice_effort
    return settings
