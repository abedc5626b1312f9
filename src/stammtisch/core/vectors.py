"""Vectors and fields of native integers to and from plain values, for saving states."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json, as_dict, as_int, as_ints, as_list


def zeros(length: int) -> vec[i64]:
    return vec[i64]([i64(0)] * length)


def vector_of(found: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in found])


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
    return vector_of(found)


def whole(data: dict[str, Json], field: str) -> int:
    """A whole number from a table of plain values."""
    return as_int(data[field], field)


def save_fields(thing: object, fields: list[str]) -> dict[str, Json]:
    """The whole numbers in these fields of a state, or of a part of it."""
    found: dict[str, Json] = {}
    for field in fields:
        number: int = getattr(thing, field)
        found[field] = number
    return found


def restore_fields(thing: object, fields: list[str], data: dict[str, Json]) -> None:
    """Put back the whole numbers that `save_fields` gave."""
    for field in fields:
        setattr(thing, field, whole(data, field))


def save_vectors(thing: object, names: list[str]) -> dict[str, Json]:
    """The vectors under these names in a state, or in a part of it."""
    found: dict[str, Json] = {}
    for name in names:
        kept: vec[i64] = getattr(thing, name)
        found[name] = numbers(kept)
    return found


def restore_vectors(thing: object, names: list[str], data: dict[str, Json]) -> None:
    """Put back what `save_vectors` gave; each must be as long as the one that is there."""
    for name in names:
        kept: vec[i64] = getattr(thing, name)
        setattr(thing, name, vector(data, name, len(kept)))


def tables_of_players(data: dict[str, Json], seats: int) -> list[dict[str, Json]]:
    """What a saved position says about each player."""
    tables = [as_dict(item, "a player") for item in as_list(data["players"], "players")]
    if len(tables) != seats:
        raise TypeError("the number of players does not fit the number of seats")
    return tables
