"""From results to figures: win rates, ranks and points with their 95 % intervals, and a rating."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

Z: float = 1.959964
ELO_PER_NATURAL: float = 400 / math.log(10)


class Figure(NamedTuple):
    """A value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


class Summary(NamedTuple):
    """How one bot did among others in a line-up."""

    games: int
    wins: Figure  # share of games won; a win shared by two counts half
    rank: Figure
    points: Figure
    points_of_others: Figure
    best_points: Figure  # of whoever won
    seconds: float  # mean time for a decision
    slowest: float  # its 99th percentile, the worst of all games
    seconds_of_others: float


def share(successes: float, count: int) -> Figure:
    """A share with Wilson's interval."""
    if count == 0:
        return Figure(0.0, 0.0, 1.0)
    rate = successes / count
    middle = (rate + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * math.sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Figure(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Figure:
    """A mean with the normal interval; of a single value nothing is known beside it."""
    middle = statistics.fmean(values)
    if len(values) < 2:
        return Figure(middle, -math.inf, math.inf)
    half = Z * statistics.stdev(values) / math.sqrt(len(values))
    return Figure(middle, middle - half, middle + half)


class Outcome(NamedTuple):
    """What the figures need of one game: the seat of the first bot, and by seat what came out."""

    hero: int
    bots: tuple[str, ...]
    points: tuple[float, ...]
    ranks: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


def win_of(outcome: Outcome, seat: int) -> float:
    """1 for a win, a part of it for a shared one. A rank of 1.5 is shared by two, of 2 by three, and so on."""
    best = min(outcome.ranks)
    return 1 / outcome.ranks.count(best) if outcome.ranks[seat] == best else 0.0


def summarise(outcomes: Sequence[Outcome]) -> Summary:
    """How the first bot did."""
    others = [(outcome, seat) for outcome in outcomes for seat in range(len(outcome.bots)) if seat != outcome.hero]
    decisions = sum(outcome.decisions[outcome.hero] for outcome in outcomes)
    decisions_of_others = sum(outcome.decisions[seat] for outcome, seat in others)
    return Summary(
        games=len(outcomes),
        wins=share(sum(win_of(outcome, outcome.hero) for outcome in outcomes), len(outcomes)),
        rank=mean([outcome.ranks[outcome.hero] for outcome in outcomes]),
        points=mean([outcome.points[outcome.hero] for outcome in outcomes]),
        points_of_others=mean([outcome.points[seat] for outcome, seat in others] or [0.0]),
        best_points=mean([max(outcome.points) for outcome in outcomes]),
        seconds=sum(outcome.seconds[outcome.hero] for outcome in outcomes) / max(1, decisions),
        slowest=max(outcome.slowest[outcome.hero] for outcome in outcomes),
        seconds_of_others=sum(outcome.seconds[seat] for outcome, seat in others) / max(1, decisions_of_others),
    )


def ratings(outcomes: Sequence[Outcome], resamples: int = 200) -> dict[str, Figure]:
    """Bradley and Terry's strength of every bot on Elo's scale, the mean being 1000; the intervals by resampling."""
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    if len(names) < 2:
        return {}
    games = [duels(outcome, names) for outcome in outcomes]
    middle = strengths(games, len(names))
    lots = Random("ratings")
    drawn: list[list[float]] = []
    for _ in range(resamples):
        drawn.append(strengths([games[lots.randrange(len(games))] for _ in games], len(names)))
    found: dict[str, Figure] = {}
    for number, name in enumerate(names):
        values = sorted(sample[number] for sample in drawn) or [middle[number]]
        low = values[int(0.025 * (len(values) - 1))]
        high = values[math.ceil(0.975 * (len(values) - 1))]
        found[name] = Figure(middle[number], low, high)
    return found


def duels(outcome: Outcome, names: list[str]) -> list[tuple[int, int, float]]:
    """Every pair of different bots at one table: who, whom, and the share of the win."""
    found: list[tuple[int, int, float]] = []
    for seat, name in enumerate(outcome.bots):
        for other in range(seat + 1, len(outcome.bots)):
            if outcome.bots[other] != name:
                ahead = outcome.ranks[other] - outcome.ranks[seat]
                part = 0.5 if ahead == 0 else float(ahead > 0)
                found.append((names.index(name), names.index(outcome.bots[other]), part))
    return found


def strengths(games: Sequence[list[tuple[int, int, float]]], count: int) -> list[float]:
    """The most likely strengths, found by Hunter's iteration; half a drawn game per pair keeps them finite."""
    won = [0.0] * count
    met = [[0.0] * count for _ in range(count)]
    for game in games:
        for one, other, part in game:
            won[one] += part
            won[other] += 1 - part
            met[one][other] += 1
            met[other][one] += 1
    for one in range(count):
        for other in range(count):
            if one != other and met[one][other]:
                won[one] += 0.25
                met[one][other] += 0.5
    strength = [1.0] * count
    for _ in range(500):
        following = []
        for one in range(count):
            weight = sum(met[one][other] / (strength[one] + strength[other]) for other in range(count) if other != one)
            following.append(won[one] / weight if weight else strength[one])
        scale = math.exp(statistics.fmean(math.log(value) for value in following))
        following = [value / scale for value in following]
        change = max(abs(math.log(new / old)) for new, old in zip(following, strength, strict=True))
        strength = following
        if change < 1e-7:
            break
    return [1000 + ELO_PER_NATURAL * math.log(value) for value in strength]
