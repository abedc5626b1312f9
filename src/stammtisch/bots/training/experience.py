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
from stammtisch.bots.learned.vector import Ended, Vector


class Practice(NamedTuple):
    """How a generation of games is played."""

    games: int  # how many are begun and finished
    together: int = 48  # in lockstep
    explore: float = 0.08  # share of answers that are drawn by lot, the better the likelier
    warmth: float = 0.06  # utility that makes an answer e times as likely to be drawn
    trust: float = 0.8  # λ: how much the rest of the game counts against what the net thinks of the next position
    effort: int = -1  # of the game's own advice, which plays instead of a net; -1: the net plays
    slips: int = 12  # one in so many answers of the advice is random


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


Trails = list[list[Step]]


def practise(vector: Vector, net: Net | None, practice: Practice, lots: np.random.Generator, scale: float) -> Experience:
    """Play so many games to their end."""
    trails: list[Trails] = [new_trails(vector, number) for number in range(len(vector.places))]
    rows: list[Floats] = []
    targets: list[Floats] = []
    done = 0
    while done < practice.games:
        if net is None:
            vector.advise(practice.effort, practice.slips)
        else:
            vector.ask()
        laid = rows_of(vector.desk)
        values = stacked(net.judge(vector.desk)) if net is not None else np.zeros((len(laid), 3), np.float32)
        chosen: list[int] = []
        for number, place in enumerate(vector.places):
            asked = place.asked
            assert asked is not None
            ways = values[asked.first : asked.first + len(asked.lines)]
            wanted = utility(Values(ways[:, 0], ways[:, 1], ways[:, 2]), place.state.origin.seats, scale)
            best = int(wanted.argmax())
            taken = best
            if len(wanted) > 1 and lots.random() < practice.explore:
                taken = draw(wanted, practice.warmth, lots)
            chosen.append(taken)
            trail = trails[number]
            if place.onlooker >= 0:
                seen = values[place.onlook]
                trail[place.onlooker].append(Step(laid[place.onlook], seen, seen, False))
            row = laid[asked.first + taken]
            trail[asked.seat].append(Step(row, ways[taken], ways[best], wanted[best] - wanted[taken] > CLOSE))
        vector.answer(chosen)
        for ended in vector.ended:
            for seat, steps in enumerate(trails[ended.place]):
                if steps:
                    rows.append(np.stack([step.row for step in steps]))
                    targets.append(walked_back(steps, result_of(ended, seat), practice.trust if net else 1.0))
            trails[ended.place] = new_trails(vector, ended.place)
            done += 1
    return Experience(np.concatenate(rows), np.concatenate(targets), done)


# Answers nearer than this in utility are equals.
CLOSE: Final = 0.003


def new_trails(vector: Vector, number: int) -> Trails:
    return [[] for _ in range(vector.places[number].state.origin.seats)]


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
