"""Foreseeing chance: who has seen the draws of a game tries to tell the next ones, as an attacker would.

Both forms of the engine draw the same numbers, which other tests hold; so this runs on one of them.
"""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from stammtisch.core.chance import Stream, first_chance, next_chance, pick_below
from tests.attack.lattice import foresee
from tests.core.keyed import GAMES, KEY, play

NEXT = 30  # draws that the attacker is asked to foresee
STREAMS = 3


@cache
def bounds_of(game: str) -> list[int]:
    """What a game of four asks chance for, draw by draw, from its setup on."""
    state = play(game, KEY)
    assert state.origin.stream is not None
    return [state.origin.stream.bounds[number] for number in range(int(state.chance))][:220]


def fast(bounds: list[int], seed: int) -> list[tuple[int, int]]:
    chance = first_chance(seed)
    draws = []
    for bound in bounds:
        chance = int(next_chance(chance))
        draws.append((bound, int(pick_below(chance, bound))))
    return draws


def keyed(bounds: list[int], key: bytes) -> list[tuple[int, int]]:
    stream = Stream(key)
    return [(bound, int(stream.pick_below(number, bound))) for number, bound in enumerate(bounds)]


def is_foreseen(draws: list[tuple[int, int]]) -> bool:
    """Whether who has seen all draws but the last ones knows those, too."""
    told = foresee(draws[:-NEXT], [bound for bound, _ in draws[-NEXT:]])
    return told == [number for _, number in draws[-NEXT:]]


@pytest.mark.parametrize("game", GAMES)
def test_the_attack_foresees_the_fast_generator(game: str) -> None:
    """So the attack is one: from the same draws it tells what comes."""
    assert any(is_foreseen(fast(bounds_of(game), seed)) for seed in range(4))


@pytest.mark.parametrize("game", GAMES)
def test_the_attack_foresees_nothing_of_a_keyed_stream(game: str) -> None:
    for number in range(STREAMS):
        draws = keyed(bounds_of(game), hashlib.sha256(bytes([number])).digest())
        assert foresee(draws[:-NEXT], [bound for bound, _ in draws[-NEXT:]]) is None
