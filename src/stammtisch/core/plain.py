"""The type of plain JSON values, and careful readers for values that come from outside."""

from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


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
