"""One game of the arena, from the first deal to the result as plain values."""

from __future__ import annotations

import time
from random import Random

from stammtisch.bots.arena.lineups import Bot, Fixture
from stammtisch.bots.levels import NO_LOG, Budget, think
from stammtisch.bots.memory import Memory
from stammtisch.bots.sampling import sampler_of
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.library import game


def play_fixture(fixture: Fixture) -> dict[str, Json]:
    """Play a game to its end; the result carries all that is needed to play it again and to judge it."""
    state, times = played(fixture)
    edition = state.game.edition
    return {
        "key": fixture.key(),
        "game": fixture.game,
        "edition": {"name": edition.name, "digest": edition.digest},
        "options": fixture.options,
        "seed": fixture.seed,
        "bots": [str(bot) for bot in fixture.bots],
        "points": [score.total for score in state.scores()],
        "ranks": ranks_of(state),
        "decisions": [len(spent) for spent in times],
        "seconds": [round(sum(spent), 3) for spent in times],
        "slowest": [slowest(spent) for spent in times],
    }


def played(fixture: Fixture) -> tuple[State, list[list[float]]]:
    """A game at its end, and for every seat the seconds that each of its decisions took."""
    found = game(fixture.game)
    if fixture.edition != found.edition.name:
        found = found.with_edition(fixture.edition)
    state = found.new(len(fixture.bots), fixture.seed, fixture.options)
    # The seats' own chance: the same bot on the same seat of the same deal thinks the same.
    lots = [Random(f"{fixture.seed}/{seat}/{bot}") for seat, bot in enumerate(fixture.bots)]
    memories = [Memory() for _ in fixture.bots]
    times: list[list[float]] = [[] for _ in fixture.bots]
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        begun = time.perf_counter()
        action = decide(fixture.bots[seat], state, seat, lots[seat].getrandbits(62), memories[seat])
        times[seat].append(time.perf_counter() - begun)
        state.apply(seat, action)
    return state, times


def decide(bot: Bot, state: State, seat: int, seed: int, memory: Memory) -> int:
    """The bot sees what its seat may know, and nothing more."""
    budget = Budget(bot.seconds, bot.simulations)
    observation = state.observe(seat, NO_LOG)
    sampler = sampler_of(state, seat, seed)
    return think(
        bot.level, state.game, seat, observation, sampler, budget, seed, memory, judge=bot.judge
    ).action  # fmt: skip


def ranks_of(state: State) -> list[Json]:
    """The rank of every seat; those who share one get the mean of the ranks they fill."""
    ranks = [0.0] * state.origin.seats
    filled = 0
    for group in state.ranking():
        for seat in group:
            ranks[seat] = filled + (1 + len(group)) / 2
        filled += len(group)
    found: list[Json] = []
    found.extend(ranks)
    return found


def slowest(spent: list[float]) -> list[Json]:
    """The 99th percentile of the seconds for a decision, and the longest."""
    if not spent:
        return [0.0, 0.0]
    ordered = sorted(spent)
    return [round(ordered[int(0.99 * (len(ordered) - 1))], 4), round(ordered[-1], 4)]
