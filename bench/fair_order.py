"""How much later a computer answers while analyses run: one worker, the same questions without analyses and with three.

    python -m bench.fair_order [--game village] [--seats 4] [--level journeyman] [--questions 40] [--analyses 3]

Both are measured in one run, round by round, so that other load on the machine falls on both. The target: at most 0.5
seconds later. `PYTHONPATH=build/compiled` measures the compiled form, in the workers too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

import stammtisch
from stammtisch import bots
from stammtisch.core.state import State
from stammtisch.server.computers import samples_for
from stammtisch.server.order import Rank
from stammtisch.server.thinking import AnalysisAnswer, AnalysisRequest, Request
from stammtisch.server.workers import Pool

TARGET = 0.5
ROUNDS = 4
# Between an answer and the next question, at random: a fixed pause would meet every piece at the same moment of it.
LONGEST_PAUSE = 1.0
REST = 1.0  # after the analyses are stopped: their last piece goes on to its end


def random_game(game: str, seats: int, seed: int) -> tuple[State, list[tuple[State, int]]]:
    """A game at random to its end, and the questions on the way that leave a choice."""
    state = stammtisch.game(game).new(seats, seed)
    pick = Random(seed)
    asked: list[tuple[State, int]] = []
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            asked.append((state.copy(), seat))
        state.apply(seat, pick.choice(legal))
    return state, asked


def question(state: State, seat: int, level: str, seed: int) -> Request:
    chance = Random(seed)
    return Request(
        game=state.game.name,
        edition=state.game.edition.name,
        tables=None,
        level=level,
        seat=seat,
        seconds=2.0,
        seed=seed,
        observation=state.observe(seat, 1 << 40),
        samples=samples_for(state, seat, 4, chance),
    )


def analysis_of(state: State) -> AnalysisRequest:
    return AnalysisRequest(
        state.game.name, state.game.edition.name, None, state.record(), simulations=64, seed=1, judged=[]
    )


class Analyses:
    """Analyses under way beside the questions."""

    def __init__(self, pool: Pool, requests: list[AnalysisRequest]) -> None:
        self.pieces = 0
        self._tasks = [
            asyncio.ensure_future(pool.put(request, AnalysisAnswer, Rank.ANALYSIS, self._hear)) for request in requests
        ]

    async def _hear(self, news: list[msgspec.Raw]) -> bool:
        self.pieces += len(news)
        return True

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.sleep(REST)


async def answer_times(pool: Pool, questions: list[Request], pick: Random) -> list[float]:
    found: list[float] = []
    for request in questions:
        await asyncio.sleep(LONGEST_PAUSE * pick.random())
        begun = time.perf_counter()
        await pool.ask(request)
        found.append(time.perf_counter() - begun)
    return found


async def measure(
    questions: list[Request], analyses: list[AnalysisRequest]
) -> tuple[list[float], list[float], list[float]]:
    """Times without analyses, with them, and without them again, of the same questions."""
    pool = Pool(1, 60.0)
    without: list[float] = []
    beside: list[float] = []
    again: list[float] = []
    pick = Random(1)
    try:
        await pool.ask(questions[0])  # the worker starts and reads its game
        for number in range(ROUNDS):
            some = questions[number::ROUNDS]
            without += await answer_times(pool, some, pick)
            under_way = Analyses(pool, analyses)
            await asyncio.sleep(2.0)
            beside += await answer_times(pool, some, pick)
            await under_way.stop()
            again += await answer_times(pool, some, pick)
    finally:
        await pool.close()
    return without, beside, again


def tell(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    shares = {f"p{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 90, 95)}
    told = ", ".join(f"{share} {value:6.3f}" for share, value in {**shares, "most": ordered[-1]}.items())
    print(f"{name:>34}: {told} s")


def later(those: list[float], than: list[float]) -> list[float]:
    return [one - other for one, other in zip(those, than, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="village")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="journeyman", choices=bots.levels())
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--analyses", type=int, default=3)
    given = parser.parse_args()
    _, asked = random_game(given.game, given.seats, 1)
    chosen = [asked[number * (len(asked) - 1) // max(1, given.questions - 1)] for number in range(given.questions)]
    questions = [question(state, seat, given.level, number) for number, (state, seat) in enumerate(chosen)]
    analyses: list[Any] = [
        analysis_of(random_game(given.game, given.seats, 2 + number)[0]) for number in range(given.analyses)
    ]
    without, beside, again = asyncio.run(measure(questions, analyses))
    load = os.getloadavg()[0]
    print(f"{given.game}, {given.seats} seats, {given.level}, {len(questions)} questions, one worker; load {load:.1f}")
    tell("answer without analyses", without)
    tell(f"answer with {given.analyses} analyses", beside)
    tell("later with than without", later(beside, without))
    tell("later without than without (noise)", later(again, without))
    late = sum(1 for each in later(beside, without) if each > TARGET)
    print(f"more than {TARGET} s later: {late} of {len(questions)}")


if __name__ == "__main__":
    main()
