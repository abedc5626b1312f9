"""What saved pieces of an expansion must be, whoever wrote them down."""

from __future__ import annotations

from stammtisch.core.plain import Json, as_int, as_list


def must_lie_between(data: dict[str, Json], names: list[str], low: int, high: int) -> None:
    """The numbers under these names, one or many each, must lie between two others."""
    for name in names:
        found = data[name]
        for number in as_list(found, name) if isinstance(found, list) else [found]:
            if not low <= as_int(number, name) <= high:
                raise TypeError(f"{name} must lie between {low} and {high}")
