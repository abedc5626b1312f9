"""What Marriage adds to the table: ceremony, couples, bread, tools, and the points they have brought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, vector, zeros


class MarriageTable:
    """Marriage at one moment."""

    def __init__(self, bread: vec[i64], tools: vec[i64], fame: vec[i64]) -> None:
        self.bread = bread  # by seat
        self.tools = tools  # by seat
        self.fame = fame  # by seat

    def copy(self) -> MarriageTable:
        return MarriageTable(self.bread[:], self.tools[:], self.fame[:])

    def as_json(self) -> dict[str, Json]:
        return {"bread": numbers(self.bread), "tools": numbers(self.tools), "fame": numbers(self.fame)}


def new_marriage_table(seats: int) -> MarriageTable:
    """Before anything is dealt or handed out."""
    return MarriageTable(zeros(seats), zeros(seats), zeros(seats))


def marriage_table_from_json(data: dict[str, Json], seats: int) -> MarriageTable:
    """The table that `MarriageTable.as_json` describes."""
    return MarriageTable(vector(data, "bread", seats), vector(data, "tools", seats), vector(data, "fame", seats))
