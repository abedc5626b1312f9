"""The type of plain JSON values, and careful readers for values that come from outside."""

import operator
import reprlib
from typing import Final, SupportsIndex, TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

MOST_QUOTED: Final = 60  # characters of a value from outside that a sentence repeats


def quoted(value: object) -> str:
    """A value from outside as a sentence repeats it: no longer than people read."""
    try:
        words = reprlib.repr(value) if isinstance(value, (list, dict)) else repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        words = "…"
    if len(words) <= MOST_QUOTED:
        return words
    half = MOST_QUOTED // 2
    return f"{words[:half]}…{words[-half:]}"


def whole(given: SupportsIndex) -> int | None:
    """The number that a caller from outside gives, also one of NumPy's; None where it is none, as yes and no are not.

    What promises an `int` is checked by the compiled form with an error of its own, and takes True for 1: so the doors
    for outsiders promise less.
    """
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)
    except TypeError:
        return None


def as_dict(value: Json, what: str) -> dict[str, Json]:
    """The value as an object, or a TypeError that names what was expected."""
    if not isinstance(value, dict):
        raise TypeError(f"{what} must be an object")
    return value


def as_list(value: Json, what: str) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError(f"{what} must be a list")
    return value


def as_int(value: Json, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{what} must be a whole number")
    return value


def as_text(value: Json, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a text")
    return value


def as_ints(value: Json, what: str) -> list[int]:
    return [as_int(item, what) for item in as_list(value, what)]
