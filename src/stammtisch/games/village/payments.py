"""All ways to hand over cubes and coins, numbered once: the actions of paying name them. Rules: V-3.7."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.village.ids import COLOURS, MOST_PAID


def _payments() -> list[list[int]]:
    """Each as the number of things of each kind: four colours, then coins."""
    found: list[list[int]] = []
    for size in range(1, MOST_PAID + 1):
        for brown in range(size, -1, -1):
            for pink in range(size - brown, -1, -1):
                for orange in range(size - brown - pink, -1, -1):
                    for green in range(size - brown - pink - orange, -1, -1):
                        found.append([brown, pink, orange, green, size - brown - pink - orange - green])
    return found


def payment_code(brown: i64, pink: i64, orange: i64, green: i64, coins: i64) -> i64:
    """A payment as one int: two bits for each kind."""
    return brown + 4 * pink + 16 * orange + 64 * green + 256 * coins


def coins_in(code: i64) -> i64:
    """How many coins a payment holds; its cubes are read like those of a cost (`ids.cost_of`)."""
    return code >> (2 * COLOURS)


def _numbers(codes: vec[i64]) -> list[i64]:
    numbers: list[i64] = [i64(-1)] * 1024
    for number, code in enumerate(list(codes)):
        numbers[code] = number
    return numbers


PAYMENT_COUNTS: Final = _payments()
# number of a payment -> its code
PAYMENT_CODE: Final[vec[i64]] = vec[i64](
    [payment_code(counts[0], counts[1], counts[2], counts[3], counts[4]) for counts in PAYMENT_COUNTS]
)
# code of a payment -> its number, or -1
PAYMENT_NUMBER: Final[vec[i64]] = vec[i64](_numbers(PAYMENT_CODE))

# Pairs of cubes that may be taken together.
PAIR_COLOURS: Final = [[first, second] for first in range(COLOURS) for second in range(first, COLOURS)]
PAIR_FIRST: Final[vec[i64]] = vec[i64]([i64(pair[0]) for pair in PAIR_COLOURS])
PAIR_SECOND: Final[vec[i64]] = vec[i64]([i64(pair[1]) for pair in PAIR_COLOURS])
