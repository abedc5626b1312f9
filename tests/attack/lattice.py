"""An attack on generators of chance: from numbers that were seen, find the state, and foresee the next ones.

The fast generator (`core.chance`) is a linear congruential one in disguise: with p = MULTIPLIER * 2**32 - 1, one value
times 2**32 is the one before it, modulo p. A draw tells the highest bits of a value; a few draws are a point close to
a lattice of whole numbers, and lattice reduction finds which one. What is left over is arithmetic.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.core.chance import MULTIPLIER, next_chance, pick_below

MODULUS: Final = MULTIPLIER * (1 << 32) - 1
STEP: Final = pow(1 << 32, -1, MODULUS)
ENOUGH: Final = 0.99  # of the length that Lovász asks for
GRAIN: Final = 1024  # steps in which a low half is looked at
WIDEST: Final = 0.3  # what tells less is left aside
WANTED_BITS: Final = 80.0
SCALE: Final = 256

Vector = list[int]


class Sighting:
    """The low half of one value of the generator lies between these bounds, as parts of 2**32."""

    def __init__(self, number: int, lowest: float, highest: float) -> None:
        self.number = number
        self.middle = (lowest + highest) / 2
        self.width = highest - lowest


def sightings(draws: list[tuple[int, int]]) -> list[Sighting]:
    """What pairs of bound and number tell about the values behind them.

    A draw shows the low half mixed with the high one (xor), which is nearly a quarter of the low half before it: bits
    that one draw has told unmask those of the next.
    """
    found: list[Sighting] = []
    masks = np.arange(GRAIN // 4)
    for number, (bound, drawn) in enumerate(draws):
        seen = np.arange(GRAIN * drawn // bound, -(-GRAIN * (drawn + 1) // bound))
        low = np.bitwise_xor.outer(seen, masks)
        lowest, highest = int(low.min()), int(low.max()) + 1
        found.append(Sighting(number, lowest / GRAIN, highest / GRAIN))
        masks = np.arange(lowest // 4, highest // 4 + 1)
    return found


def reduce(basis: list[Vector]) -> list[Vector]:
    """Short vectors that span the same lattice, by Lenstra, Lenstra and Lovász."""
    rows = [row.copy() for row in basis]
    k = 1
    while k < len(rows):
        _shorten(rows, k)
        r = _triangle(rows[: k + 1])
        if r[k, k] ** 2 >= (ENOUGH - (r[k - 1, k] / r[k - 1, k - 1]) ** 2) * r[k - 1, k - 1] ** 2:
            k += 1
        else:
            rows[k - 1], rows[k] = rows[k], rows[k - 1]
            k = max(1, k - 1)
    return rows


def _triangle(rows: list[Vector]) -> NDArray[np.float64]:
    """The rows in a frame of their own: the n-th is a sum of the first n axes."""
    return np.linalg.qr(np.array(rows, dtype=float).T).R


def _shorten(rows: list[Vector], k: int) -> None:
    """Take from row k what the rows before it can take away."""
    while True:
        r = _triangle(rows[: k + 1])
        changed = False
        column = r[:, k].copy()
        for other in range(k - 1, -1, -1):
            times = round(column[other] / r[other, other])
            if times:
                changed = True
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[other], strict=True)]
                column -= times * r[:, other]
        if not changed:
            return


def nearest(basis: list[Vector], target: list[int]) -> Vector:
    """A point of the lattice close to the target (Babai)."""
    rest = target.copy()
    rows = np.array(basis, dtype=float)
    q, r = np.linalg.qr(rows.T)
    for _ in range(4):  # floating point leaves a little for another round
        part = q.T @ np.array(rest, dtype=float)
        for number in range(len(basis) - 1, -1, -1):
            times = round(part[number] / r[number, number])
            if times:
                rest = [a - times * b for a, b in zip(rest, basis[number], strict=True)]
                part -= times * r[:, number]
    return [a - b for a, b in zip(target, rest, strict=True)]


def recover(draws: list[tuple[int, int]]) -> int | None:
    """The value of the fast generator after these draws; None if they are not its."""
    telling: list[Sighting] = []
    bits = 0.0
    for sighting in sorted(sightings(draws), key=lambda one: one.width):
        if bits < WANTED_BITS and sighting.width <= WIDEST:
            telling.append(sighting)
            bits -= np.log2(sighting.width)
    if bits < WANTED_BITS:
        return None
    # The value after a draw begins with the low half at that draw: the values after the telling draws, each a multiple
    # of the first modulo p, and all in units of what is not known of them.
    first = pow(STEP, -telling[0].number, MODULUS)
    powers = [first * pow(STEP, sighting.number, MODULUS) % MODULUS for sighting in telling]
    scales = [int(SCALE / sighting.width) for sighting in telling]
    size = len(telling)
    basis = [[power * scale for power, scale in zip(powers, scales, strict=True)]]
    basis += [[MODULUS * scales[row] if row == column else 0 for column in range(size)] for row in range(1, size)]
    target = [int(sighting.middle * MODULUS) * scale for sighting, scale in zip(telling, scales, strict=True)]
    point = nearest(reduce(basis), target)
    begin = point[0] // scales[0] * first % MODULUS
    chance = begin * (1 << 32) % MODULUS  # the value of the first draw is one step before
    for number, (bound, seen) in enumerate(draws):
        if number:
            chance = int(next_chance(chance))
        if int(pick_below(chance, bound)) != seen:
            return None
    return chance


def foresee(draws: list[tuple[int, int]], bounds: list[int]) -> list[int] | None:
    """The next numbers below these bounds; None where the attack finds nothing."""
    chance = recover(draws)
    if chance is None:
        return None
    told: list[int] = []
    for bound in bounds:
        chance = int(next_chance(chance))
        told.append(int(pick_below(chance, bound)))
    return told
