"""What Inn adds to the table: beer, person cards, and the points they have brought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, vector, zeros


class InnTable:
    """Inn at one moment."""

    def __init__(self, beer: vec[i64], hands: vec[i64], fame: vec[i64]) -> None:
        self.beer = beer  # by seat
        self.hands = hands  # by seat: mask of the person cards held
        self.fame = fame  # by seat

    def copy(self) -> InnTable:
        return InnTable(self.beer[:], self.hands[:], self.fame[:])

    def as_json(self) -> dict[str, Json]:
        return {"beer": numbers(self.beer), "hands": numbers(self.hands), "fame": numbers(self.fame)}


def new_inn_table(seats: int) -> InnTable:
    """Before anything is dealt or handed out."""
    return InnTable(zeros(seats), zeros(seats), zeros(seats))


def inn_table_from_json(data: dict[str, Json], seats: int) -> InnTable:
    """The table that `InnTable.as_json` describes."""
    return InnTable(vector(data, "beer", seats), vector(data, "hands", seats), vector(data, "fame", seats))
