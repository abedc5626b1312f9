"""What Marriage adds to the table: ceremony, couples, pink figures, bread, tools, and the points they have brought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json, as_ints
from stammtisch.core.vectors import numbers, vector, whole, zeros
from stammtisch.games.village.expansions.ids import BAKERY, PARENTS
from stammtisch.games.village.expansions.marriage.ids import (
    MARRIAGE_TABLE,
    MEMBERS,
    RANKS,
    first_of,
    place_of,
    second_of,
)
from stammtisch.games.village.state import VillageState


class MarriageTable(Table):
    """Marriage at one moment."""

    def __init__(
        self,
        bread: vec[i64],
        tools: vec[i64],
        smuggled: vec[i64],
        fame: vec[i64],
        ranks: vec[i64],
        couples: list[int],
        pink: i64,
    ) -> None:
        self.bread = bread  # by seat
        self.tools = tools  # by seat
        self.smuggled = smuggled  # points from the smuggler, by seat
        self.fame = fame  # other points on the track, by seat
        self.ranks = ranks  # who stands there: see `ids.member`
        self.couples = couples  # those who married first come first: see `ids.couple`
        self.pink: i64 = pink  # pink figures in the supply

    def copy(self) -> MarriageTable:
        return MarriageTable(
            self.bread[:],
            self.tools[:],
            self.smuggled[:],
            self.fame[:],
            self.ranks[:],
            self.couples[:],
            self.pink,
        )

    def as_json(self) -> dict[str, Json]:
        couples: list[Json] = []
        couples.extend(self.couples)
        return {
            "bread": numbers(self.bread),
            "tools": numbers(self.tools),
            "smuggled": numbers(self.smuggled),
            "fame": numbers(self.fame),
            "ranks": numbers(self.ranks),
            "couples": couples,
            "pink": int(self.pink),
        }


def table_of(state: VillageState) -> MarriageTable:
    """Marriage in a game that is played with it."""
    table = state.tables[MARRIAGE_TABLE]
    assert isinstance(table, MarriageTable)
    return table


def new_marriage_table(seats: int, pink: int) -> MarriageTable:
    """Before anything is dealt or handed out."""
    return MarriageTable(zeros(seats), zeros(seats), zeros(seats), zeros(seats), zeros(RANKS), [], pink)


def marriage_table_from_json(data: dict[str, Json], seats: int) -> MarriageTable:
    """The table that `MarriageTable.as_json` describes."""
    table = MarriageTable(
        vector(data, "bread", seats),
        vector(data, "tools", seats),
        vector(data, "smuggled", seats),
        vector(data, "fame", seats),
        vector(data, "ranks", RANKS),
        as_ints(data["couples"], "couples"),
        whole(data, "pink"),
    )
    for figure in table.ranks:
        if not 0 <= figure < MEMBERS:
            raise TypeError("ranks must hold figures")
    for pair in table.couples:
        if not (BAKERY <= place_of(pair) <= PARENTS and first_of(pair) < MEMBERS and second_of(pair) < MEMBERS):
            raise TypeError("couples must be figures at a place")
    return table
