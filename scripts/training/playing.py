"""The first stage: games on all cores, written down in shards that a later run finds done.

A shard holds so many games with consecutive numbers; the number and the seed decide all of a game, so the same call
makes the same shards on any machine.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np

import stammtisch
from stammtisch.bots.arena.playing import ranks_of
from stammtisch.bots.learned.practice import practise

# How many stages a game has, about: until one of them, drawn by lot, answers may be random.
STAGES = {"orleans": 17, "coimbra": 4, "village": 5}
# Effort for the game's own advice: as much as makes a good game in a fraction of a second.
EFFORT = {"orleans": 400, "coimbra": 1_500, "village": 1_500}
SLIPS = 5
# Besides the beginnings of rounds, where a search judges, about one decision in so many is noted.
EVERY = 25


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    folder: Path
    games: int
    games_per_shard: int
    seed: int
    effort: int

    def shard(self, number: int) -> Path:
        return self.folder / f"games-{number:05}.npz"

    def shards(self) -> range:
        return range((self.games + self.games_per_shard - 1) // self.games_per_shard)


def play_shard(plan: Plan, number: int) -> int:
    """Play the games of one shard and write them down; the number of positions noted."""
    game = stammtisch.game(plan.game)
    counts = [2, *game.seat_counts]
    rows: list[list[float]] = []
    facts: list[tuple[float, ...]] = []
    positions = 0
    first = number * plan.games_per_shard
    for index in range(first, min(plan.games, first + plan.games_per_shard)):
        lots = Random(f"practice/{plan.seed}/{index}")
        seats = counts[index % len(counts)]
        state = game.new(seats, lots.getrandbits(60)).for_search()
        serious_from = lots.choice([0, lots.randrange(1, STAGES[plan.game])])
        notes = practise(state, lots.getrandbits(60), plan.effort, serious_from, SLIPS, EVERY)
        points = [score.total for score in state.scores()]
        ranks = [float(str(rank)) for rank in ranks_of(state)]
        for note in notes:
            for seat, row in enumerate(note.rows):
                rows.append(row)
                facts.append((positions, index, seat, seats, note.stage, note.opens_stage, points[seat], ranks[seat]))
            positions += 1
    part = plan.shard(number).with_suffix(".part.npz")
    np.savez(part, rows=np.array(rows, np.float32), facts=np.array(facts, np.float32))
    os.replace(part, plan.shard(number))
    return positions


def play(plan: Plan, workers: int, seconds: float) -> Iterator[tuple[int, int]]:
    """Play what is missing, for so long at most; yields how many shards are done, and of how many."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in plan.shards() if not plan.shard(number).exists()]
    done = len(plan.shards()) - len(missing)
    yield done, len(plan.shards())
    until = time.monotonic() + seconds
    # Fresh processes: a fork of one that has used an accelerator may hang.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running: set[Future[int]] = set()
        while (missing and time.monotonic() < until) or running:
            while missing and len(running) < workers and time.monotonic() < until:
                running.add(pool.submit(play_shard, plan, missing.pop(0)))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                future.result()
                done += 1
                yield done, len(plan.shards())
