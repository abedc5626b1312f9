"""One piece of a generation: some games of a net against itself, or against the apprentice, as work for a process.

What goes in and comes out is plain data, so that it can be done by another process or another machine; the same piece
always comes to the same.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stammtisch.bots.learned.desk import Desk
from stammtisch.bots.learned.net import Floats, Layer, Net
from stammtisch.bots.learned.vector import Vector
from stammtisch.bots.levels import Budget, by_intuition, think
from stammtisch.bots.memory import Memory
from stammtisch.bots.sampling import sampler_of
from stammtisch.bots.training.experience import Experience, Players, Practice
from stammtisch.bots.training.tables import tables_of
from stammtisch.core.outcome import wins_of
from stammtisch.core.plain import Json
from stammtisch.library import game

Weights = tuple[list[tuple[Floats, Floats]], float]


class Piece(NamedTuple):
    """Games to learn from."""

    game: str
    seats: tuple[int, ...]  # empty: all numbers of players
    is_plain: bool  # without expansions
    weights: Weights | None  # None: the game's own advice plays
    practice: Practice
    games: int
    together: int
    seed: int
    scale: float
    effort: int = 0  # for the ways that the net compares; 0: as in play


class Trial(NamedTuple):
    """Games against the apprentice at one table, the net on every seat in turn."""

    game: str
    seats: int
    options: dict[str, Json]
    weights: Weights
    games: int
    seed: int


class Verdict(NamedTuple):
    """How a net did: games won (shared ones in part) and its lead, game by game."""

    wins: list[float]
    leads: list[float]


def weights_of(net: Net) -> Weights:
    return [(layer.weights, layer.biases) for layer in net.layers], net.margin


def net_from(weights: Weights) -> Net:
    return Net([Layer(*layer) for layer in weights[0]], weights[1])


def learn_from(piece: Piece) -> Experience:
    """Play the games of a piece."""
    found = game(piece.game)
    tables = tables_of(found, list(piece.seats) or None, piece.is_plain)
    tuning = found.judgement.tuning()
    if piece.effort:
        tuning.ways_effort = piece.effort
    vector = Vector(tables, piece.games, piece.together, piece.seed, tuning)
    net = None if piece.weights is None else net_from(piece.weights)
    return Players(vector, piece.scale, piece.seed).play(net, piece.practice)


def try_out(trial: Trial) -> Verdict:
    """Play the games of a trial."""
    found = game(trial.game)
    net = net_from(trial.weights)
    tuning = found.judgement.tuning()
    desk = Desk(found)
    wins: list[float] = []
    leads: list[float] = []
    for number in range(trial.games):
        hero = number % trial.seats
        seed = trial.seed + number // trial.seats
        state = found.new(trial.seats, seed, trial.options)
        lots = np.random.default_rng([seed, hero])
        memory = Memory()
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply_legal(seat, legal[0])
                continue
            chance = int(lots.integers(1 << 62))
            sampler = sampler_of(state, seat, chance)
            if seat == hero:
                thought = by_intuition(net, desk, seat, legal, sampler, chance, memory, tuning)
                state.apply_legal(seat, thought.action)
            else:
                observation: dict[str, Json] = {"prompt": {"legal": [*legal]}}
                thought = think("apprentice", found, seat, observation, sampler, Budget(1.0), chance)
                state.apply_legal(seat, thought.action)
        wins.append(wins_of(state)[hero])
        points = [score.total for score in state.scores()]
        others = [total for seat, total in enumerate(points) if seat != hero]
        leads.append(float(points[hero] - max(others)) if others else float(points[hero]))
    return Verdict(wins, leads)
