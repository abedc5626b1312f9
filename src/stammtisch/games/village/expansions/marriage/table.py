"""What Marriage adds to the table: ceremony, couples, pink figures, bread, tools, and the points they have brought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json, as_ints
from stammtisch.core.vectors import restore_vectors, save_vectors, whole, zeros
from stammtisch.games.village.expansions.ids import BAKERY, PARENTS
from stammtisch.games.village.expansions.marriage.ids import (
    MARRIAGE_TABLE,
    MEMBERS,
    RANKS,
    first_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.saved import must_lie_between
from stammtisch.games.village.state import VillageState

VECTORS: Final = ["bread", "tools", "smuggled", "fame", "ranks"]  # as they are saved


class MarriageTable(Table):
    """Marriage at one moment."""

    def __init__(self, seats: int, model: MarriageTable | None) -> None:
        """Before anything is dealt or handed out, or as the model has it."""
        if model is None:
            self.bread = zeros(seats)  # by seat
            self.tools = zeros(seats)  # by seat
            self.smuggled = zeros(seats)  # points from the smuggler, by seat
            self.fame = zeros(seats)  # other points on the track, by seat
            self.ranks = zeros(RANKS)  # who stands there: see `ids.member`
            self.couples: list[int] = []  # those who married first come first: see `ids.couple`
            self.pink: i64 = 0  # pink figures in the supply
        else:
            self.bread = model.bread[:]
            self.tools = model.tools[:]
            self.smuggled = model.smuggled[:]
            self.fame = model.fame[:]
            self.ranks = model.ranks[:]
            self.couples = model.couples[:]
            self.pink = model.pink

    def copy(self) -> MarriageTable:
        return MarriageTable(len(self.bread), self)

    def as_json(self) -> dict[str, Json]:
        return {**save_vectors(self, VECTORS), "couples": [*self.couples], "pink": int(self.pink)}


def table_of(state: VillageState) -> MarriageTable:
    """Marriage in a game that is played with it."""
    table = state.tables[MARRIAGE_TABLE]
    assert isinstance(table, MarriageTable)
    return table


def table_from_json(data: dict[str, Json], seats: int) -> MarriageTable:
    """The table that `MarriageTable.as_json` describes."""
    table = MarriageTable(seats, None)
    restore_vectors(table, VECTORS, data)
    table.couples = as_ints(data["couples"], "couples")
    table.pink = whole(data, "pink")
    must_lie_between(data, ["ranks"], 0, MEMBERS - 1)
    for pair in table.couples:
        if not (BAKERY <= place_of(pair) <= PARENTS and first_of(pair) < MEMBERS and second_of(pair) < MEMBERS):
            raise TypeError("couples must be figures at a place")
    return table
