"""What life goals add to the table: who has which, and which were claimed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, vector, zeros
from stammtisch.games.village.expansions.goals.ids import GOALS, GOALS_TABLE, METALS, SILVER
from stammtisch.games.village.state import VillageState


class GoalsTable(Table):
    """The life goals at one moment."""

    def __init__(self, goals: vec[i64], claimed: vec[i64], fame: vec[i64]) -> None:
        self.goals = goals  # seat * METALS + metal -> the goal dealt there
        self.claimed = claimed  # seat * METALS + metal -> 1 once it was claimed
        self.fame = fame  # points by seat

    def copy(self) -> GoalsTable:
        return GoalsTable(self.goals[:], self.claimed[:], self.fame[:])

    def as_json(self) -> dict[str, Json]:
        return {"goals": numbers(self.goals), "claimed": numbers(self.claimed), "fame": numbers(self.fame)}


def table_of(state: VillageState) -> GoalsTable:
    """The goals in a game that is played with them."""
    table = state.tables[GOALS_TABLE]
    assert isinstance(table, GoalsTable)
    return table


def new_goals_table(seats: int) -> GoalsTable:
    """Before anything is dealt."""
    return GoalsTable(zeros(seats * METALS), zeros(seats * METALS), zeros(seats))


def goals_table_from_json(data: dict[str, Json], seats: int) -> GoalsTable:
    """The table that `GoalsTable.as_json` describes."""
    table = GoalsTable(
        vector(data, "goals", seats * METALS),
        vector(data, "claimed", seats * METALS),
        vector(data, "fame", seats),
    )
    for place in range(i64(seats * METALS)):
        is_silver = place % METALS == 0
        if not (0 <= table.goals[place] < SILVER if is_silver else SILVER <= table.goals[place] < GOALS):
            raise TypeError("a goal lies in the wrong place")
        if not 0 <= table.claimed[place] <= 1:
            raise TypeError("a goal is claimed or not")
    return table
