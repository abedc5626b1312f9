"""A bot that keeps and inspects all it is handed: it finds no hidden fact."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import stammtisch
from stammtisch.bots import Sampler, sampler_of
from stammtisch.bots.levels import NO_LOG
from stammtisch.core.plain import Json
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State

SEED = 987_654_321_012_345


def handed(game: str, moves: int) -> tuple[State, int, dict[str, Json], Sampler]:
    state = stammtisch.game(game).new(3, SEED)
    play_randomly(state, 4, moves)
    seat = state.to_act()[-1]
    return state, seat, state.observe(seat, NO_LOG), sampler_of(state, seat, 77)


def reachable(things: list[object]) -> Iterator[object]:
    """Everything that can be reached from what one holds, the program itself left out."""
    seen: set[int] = set()
    waiting = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in {"module", "function"}:
            continue
        seen.add(id(thing))
        yield thing
        waiting.extend(gc.get_referents(thing))


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
@pytest.mark.parametrize("moves", [15, 60])
def test_neither_the_state_nor_its_seed_or_chance_can_be_reached(game: str, moves: int) -> None:
    state, _, observation, sampler = handed(game, moves)
    samples = [sampler.sample(number) for number in range(50)]
    found = list(reachable([observation, sampler, *samples]))
    assert len(found) > 200, "the spy looks closely"
    assert all(thing is not state for thing in found)
    numbers = {thing for thing in found if isinstance(thing, int)}
    numbers |= {sample.chance for sample in samples}
    assert SEED not in numbers
    assert state.chance not in numbers
    assert all(sample.origin.seed == 0 for sample in samples)
    assert all(sample.history is None and sample.journal is None for sample in samples)


def test_the_plans_of_others_cannot_be_told_from_what_one_is_handed() -> None:
    """A secret plan shows in no observation, and samples hold it no more often than chance deals it."""
    state = stammtisch.game("orleans").new(2, 5)
    for _ in range(3):
        state.apply_legal(0, state.legal(0)[0])
    twin = stammtisch.game("orleans").new(2, 5)
    for _ in range(2):
        twin.apply_legal(0, twin.legal(0)[-2])
    assert state.fingerprint() != twin.fingerprint(), "two tables that differ in a secret plan alone"
    assert state.observe(1, NO_LOG) == twin.observe(1, NO_LOG)
    samples: list[list[str]] = []
    for table in (state, twin):
        sampler = sampler_of(table, 1, 8)
        samples.append(sorted(str(sampler.sample(number).pieces()) for number in range(300)))
    common = len(set(samples[0]) & set(samples[1]))
    assert common > 0.3 * len(set(samples[0])), "the same deals come up behind both"
