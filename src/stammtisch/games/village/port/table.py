"""What Port adds to the table: ships, captains, islands, chests, and the points they have brought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, vector, zeros


class PortTable:
    """Port at one moment."""

    def __init__(self, fame: vec[i64]) -> None:
        self.fame = fame  # by seat

    def copy(self) -> PortTable:
        return PortTable(self.fame[:])

    def as_json(self) -> dict[str, Json]:
        return {"fame": numbers(self.fame)}


def new_port_table(seats: int) -> PortTable:
    """Before anything is dealt or handed out."""
    return PortTable(zeros(seats))


def port_table_from_json(data: dict[str, Json], seats: int) -> PortTable:
    """The table that `PortTable.as_json` describes."""
    return PortTable(vector(data, "fame", seats))
