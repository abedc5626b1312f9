"""Vectors of native integers to and from plain values, for saving states."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json, as_int, as_ints


def numbers(vector: vec[i64]) -> list[Json]:
    """A vector as plain numbers."""
    found: list[Json] = []
    for number in vector:
        found.append(int(number))
    return found


def vector(data: dict[str, Json], field: str, length: int) -> vec[i64]:
    """A vector of this length from plain numbers."""
    found = as_ints(data[field], field)
    if len(found) != length:
        raise TypeError(f"{field} must have {length} numbers")
    return vec[i64]([i64(number) for number in found])


def whole(data: dict[str, Json], field: str) -> int:
    """A whole number from a table of plain values."""
    return as_int(data[field], field)
