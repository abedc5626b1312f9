"""Masks of up to 62 bits: bit n stands for the thing with number n."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The mask with this one bit set.

    Compiler-shaped: mypyc 2.4 turns `1 << number` into a 32-bit shift, wrong from 31 on; shifting a
    variable in place is right in both forms.
    """
    mask: i64 = 1
    mask <<= number
    return mask


def numbers_in(mask: i64) -> list[int]:
    """The numbers whose bits are set, in order."""
    found: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 255 == 0:
            mask >>= 8
            number += 8
            continue
        if mask & 1:
            found.append(int(number))
        mask >>= 1
        number += 1
    return found


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
