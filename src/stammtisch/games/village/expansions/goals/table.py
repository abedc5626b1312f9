"""What life goals add to the table: who has which, and which were claimed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json
from stammtisch.core.vectors import restore_vectors, save_vectors, zeros
from stammtisch.games.village.expansions.goals.ids import GOALS, GOALS_TABLE, METALS, SILVER
from stammtisch.games.village.expansions.saved import must_lie_between
from stammtisch.games.village.state import VillageState

VECTORS: Final = ["goals", "claimed", "fame"]  # as they are saved


class GoalsTable(Table):
    """The life goals at one moment."""

    def __init__(self, seats: int, model: GoalsTable | None) -> None:
        """Before anything is dealt, or as the model has it."""
        if model is None:
            self.goals = zeros(seats * METALS)  # seat * METALS + metal -> the goal dealt there
            self.claimed = zeros(seats * METALS)  # seat * METALS + metal -> 1 once it was claimed
            self.fame = zeros(seats)  # points by seat
        else:
            self.goals = model.goals[:]
            self.claimed = model.claimed[:]
            self.fame = model.fame[:]

    def copy(self) -> GoalsTable:
        return GoalsTable(len(self.fame), self)

    def as_json(self) -> dict[str, Json]:
        return save_vectors(self, VECTORS)


def table_of(state: VillageState) -> GoalsTable:
    """The goals in a game that is played with them."""
    table = state.tables[GOALS_TABLE]
    assert isinstance(table, GoalsTable)
    return table


def table_from_json(data: dict[str, Json], seats: int) -> GoalsTable:
    """The table that `GoalsTable.as_json` describes."""
    table = GoalsTable(seats, None)
    restore_vectors(table, VECTORS, data)
    must_lie_between(data, ["goals"], 0, GOALS - 1)
    must_lie_between(data, ["claimed"], 0, 1)
    for place in range(i64(seats * METALS)):
        if (table.goals[place] < SILVER) != (place % METALS == 0):
            raise TypeError("a goal lies in the wrong place")
    return table
