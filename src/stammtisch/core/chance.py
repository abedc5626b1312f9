"""Where chance comes from: a fast generator for seeds and search, and a keyed stream for games between people.

The fast one keeps all chance of a game in a single integer of its state. It is a multiply-with-carry generator: the
low 32 bits are the current digit, the high bits the carry. The multiplier makes `MULTIPLIER * 2**32 - 1` a safe prime,
so the period is about 2**61, and every intermediate value stays below 2**62: the same numbers come out of plain and
of compiled Python. Whoever sees a dozen of its numbers can compute all others, so no table may draw from it.

`Stream` is for tables: without its key nobody foresees a draw, whatever they have seen (docs/decisions/0011).
"""

import hmac
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1073740155
LOW_BITS: Final = 0xFFFFFFFF
SHORTEST_KEY: Final = 16  # bytes
_MASK_64: Final = (1 << 64) - 1


def _scramble(number: int) -> int:
    """Spread the bits of a number over 64 bits (the finaliser of SplitMix64)."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK_64
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK_64
    return number ^ (number >> 31)


def first_chance(seed: int) -> int:
    """The generator's first value for a seed; any whole number will do as a seed, of any size or sign."""
    mixed = _scramble(1 if seed < 0 else 2)
    rest = abs(seed)
    while True:
        mixed = _scramble(mixed ^ (rest & _MASK_64))
        rest >>= 64
        if not rest:
            break
    # 0 and MULTIPLIER * 2**32 - 1 would repeat themselves for ever.
    return 1 + mixed % (MULTIPLIER * (1 << 32) - 2)


def next_chance(chance: i64) -> i64:
    """The generator's next value."""
    return MULTIPLIER * (chance & LOW_BITS) + (chance >> 32)


def pick_below(chance: i64, bound: i64) -> i64:
    """The number from 0 to bound - 1 that this value of the generator stands for.

    The bias of the scaling is below bound / 2**32: far smaller than anything a game could show.
    """
    return (((chance & LOW_BITS) ^ (chance >> 32)) * bound) >> 32


class Stream:
    """Draws that only the key tells: the n-th one is the HMAC-SHA-256 of n.

    A standard construction, fast enough where people play, and simple enough for a browser to recompute.
    """

    def __init__(self, key: bytes) -> None:
        if len(key) < SHORTEST_KEY:
            raise ValueError(f"a key needs at least {SHORTEST_KEY} bytes")
        self.key = key
        # What each draw was asked for, by its number: with the key, all that a person needs to check them.
        self.bounds: dict[int, int] = {}

    def pick_below(self, number: i64, bound: i64) -> i64:
        """The draw with this number, from 0 to bound - 1; its bias is below bound / 2**256."""
        self.bounds[int(number)] = int(bound)
        digest = hmac.digest(self.key, int(number).to_bytes(8, "big"), "sha256")
        return (int.from_bytes(digest, "big") * int(bound)) >> 256
