"""Games of a net against itself, and what is learnt from them.

Every seat has a trail through its game: the positions that its answers led to, and some that it only looked at, each as
its numbers and what the net thought of it. When the game is over the trail is walked back from the result: a position
should have been worth what the next ones turned out to be worth (TD(λ)). Where somebody tried an answer that did not
look best, the trail is cut: what follows is worth what the best answer promised.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from stammtisch.bots.learned.net import Floats, Net, Values, rows_of, utility
from stammtisch.bots.learned.vector import Ended, Place, Vector


class Practice(NamedTuple):
    """How a generation of games is played."""

    explore: float = 0.08  # share of answers that are drawn by lot, the better the likelier
    warmth: float = 0.06  # utility that makes an answer e times as likely to be drawn
    trust: float = 0.7  # λ: how much the rest of the game counts against what the net thinks of the next position
    effort: int = -1  # of the game's own advice, which plays instead of a net; -1: the net plays
    slips: int = 12  # one in so many answers of the advice is random
    kept: int = 100  # positions of a seat in one game that are learnt from, drawn by lot; neighbours are much alike


class Experience(NamedTuple):
    """Rows, and for each what it turned out to be worth: points, lead, share of the win."""

    rows: Floats
    targets: Floats
    games: int


class Step(NamedTuple):
    row: Floats
    value: Floats  # what the net thought of it
    promised: Floats  # what the best answer promised
    is_cut: bool


# Answers nearer than this in utility are equals.
CLOSE: Final = 0.003


class Players:
    """Games of a net, or of the game's own advice, against itself."""

    def __init__(self, vector: Vector, scale: float, seed: int) -> None:
        self.vector = vector
        self.scale = scale  # points of lead that are worth as much as a win
        self.lots = np.random.default_rng(seed)
        self.trails: dict[int, list[list[Step]]] = {}  # by the seed of the game, one for every seat
        self.rows: list[Floats] = []
        self.targets: list[Floats] = []

    def play(self, net: Net | None, practice: Practice) -> Experience:
        """Play all games of the vector to their end."""
        vector = self.vector
        done = 0
        while vector.places:
            if net is None:
                vector.advise(practice.effort, practice.slips)
            else:
                vector.ask()
            laid = rows_of(vector.desk)
            values = stacked(net.judge(vector.desk)) if net is not None else np.zeros((len(laid), 3), np.float32)
            vector.answer([self.take(place, laid, values, practice) for place in vector.places])
            for ended in vector.ended:
                self.learn(ended, practice.trust if net is not None else 1.0, practice.kept)
                done += 1
        return Experience(np.concatenate(self.rows), np.concatenate(self.targets), done)

    def take(self, place: Place, laid: Floats, values: Floats, practice: Practice) -> int:
        """The way on in one game: the best, or now and then another; the trails get longer."""
        asked = place.asked
        assert asked is not None
        ways = values[asked.first : asked.first + len(asked.lines)]
        wanted = utility(Values(ways[:, 0], ways[:, 1], ways[:, 2]), place.state.origin.seats, self.scale)
        best = int(wanted.argmax())
        taken = best
        if len(wanted) > 1 and self.lots.random() < practice.explore:
            taken = draw(wanted, practice.warmth, self.lots)
        trails = self.trails.setdefault(place.seed, [[] for _ in range(place.state.origin.seats)])
        if place.onlooker >= 0:
            seen = values[place.onlook].copy()
            trails[place.onlooker].append(Step(laid[place.onlook].copy(), seen, seen, False))
        is_cut = bool(wanted[best] - wanted[taken] > CLOSE)
        # Copies: a view would keep all rows of this moment in memory.
        row = laid[asked.first + taken].copy()
        trails[asked.seat].append(Step(row, ways[taken].copy(), ways[best].copy(), is_cut))
        return taken

    def learn(self, ended: Ended, trust: float, most: int) -> None:
        """Walk back the trails of a game that is over."""
        for seat, steps in enumerate(self.trails.pop(ended.seed)):
            if not steps:
                continue
            targets = walked_back(steps, result_of(ended, seat), trust)
            chosen = np.arange(len(steps))
            if len(steps) > most:
                chosen = np.sort(self.lots.choice(len(steps), most, replace=False))
            self.rows.append(np.stack([steps[number].row for number in chosen]))
            self.targets.append(targets[chosen])


def stacked(values: Values) -> Floats:
    return np.stack([values.points, values.lead, values.win], axis=1)


def draw(wanted: Floats, warmth: float, lots: np.random.Generator) -> int:
    """One of the answers by lot, the better the likelier."""
    odds = np.exp((wanted - wanted.max()).astype(np.float64) / warmth)
    return int(lots.choice(len(odds), p=odds / odds.sum()))


def result_of(ended: Ended, seat: int) -> Floats:
    others = [points for other, points in enumerate(ended.points) if other != seat]
    lead = ended.points[seat] - max(others) if others else 0.0
    return np.array([ended.points[seat], lead, ended.wins[seat]], np.float32)


def walked_back(trail: list[Step], result: Floats, trust: float) -> Floats:
    """What every position of a trail turned out to be worth."""
    found = np.empty((len(trail), 3), np.float32)
    following = result
    for number in range(len(trail) - 1, -1, -1):
        found[number] = following
        step = trail[number]
        following = step.promised if step.is_cut else (1.0 - trust) * step.value + trust * following
    return found
