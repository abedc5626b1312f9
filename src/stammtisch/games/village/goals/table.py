"""What life goals add to the table: who has which, and what was claimed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, vector, zeros


class GoalsTable:
    """The life goals at one moment."""

    def __init__(self, silver: vec[i64], gold: vec[i64]) -> None:
        self.silver = silver  # by seat
        self.gold = gold  # by seat

    def copy(self) -> GoalsTable:
        return GoalsTable(self.silver[:], self.gold[:])

    def as_json(self) -> dict[str, Json]:
        return {"silver": numbers(self.silver), "gold": numbers(self.gold)}


def new_goals_table(seats: int) -> GoalsTable:
    """Before anything is dealt or handed out."""
    return GoalsTable(zeros(seats), zeros(seats))


def goals_table_from_json(data: dict[str, Json], seats: int) -> GoalsTable:
    """The table that `GoalsTable.as_json` describes."""
    return GoalsTable(vector(data, "silver", seats), vector(data, "gold", seats))
