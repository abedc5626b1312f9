"""What Inn adds to the table: beer, the stacks of person cards, who holds which, and the points they have brought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json
from stammtisch.core.vectors import restore_fields, restore_vectors, save_fields, save_vectors, zeros
from stammtisch.games.village.expansions.inn.ids import CARDS, INN_TABLE, MOST_IN_STACK, STACKS
from stammtisch.games.village.expansions.saved import must_lie_between
from stammtisch.games.village.state import VillageState

NOBODY = -1

# What is saved: the vectors, then the fields that are plain numbers.
VECTORS: Final = ["beer", "hands", "fame", "stacks", "sizes", "known", "looked"]
FIELDS: Final = ["crier", "priest"]


class InnTable(Table):
    """Inn at one moment."""

    def __init__(self, seats: int, model: InnTable | None) -> None:
        """Before anything is dealt or handed out, or as the model has it."""
        if model is None:
            self.beer = zeros(seats)  # by seat
            self.hands = zeros(seats)  # by seat: mask of the person cards held
            self.fame = zeros(seats)  # by seat: points that cards have brought
            self.stacks = zeros(STACKS * MOST_IN_STACK)  # stack * MOST_IN_STACK + position from the top -> card
            self.sizes = zeros(STACKS)  # cards in each stack
            self.known = zeros(STACKS)  # how many at the bottom of each stack everybody has seen go there (VI-3.5)
            self.looked = zeros(STACKS)  # by stack: mask of the seats who have looked through it
            self.crier: i64 = NOBODY  # who serves the queue too on this market day
            self.priest: i64 = NOBODY  # who chooses the figures of this mass
        else:
            self.beer = model.beer[:]
            self.hands = model.hands[:]
            self.fame = model.fame[:]
            self.stacks = model.stacks[:]
            self.sizes = model.sizes[:]
            self.known = model.known[:]
            self.looked = model.looked[:]
            self.crier = model.crier
            self.priest = model.priest

    def copy(self) -> InnTable:
        return InnTable(len(self.beer), self)

    def top(self, stack: i64) -> i64:
        """The card on top of a stack, or -1."""
        return self.stacks[stack * MOST_IN_STACK] if self.sizes[stack] > 0 else -1

    def are_stacks_empty(self) -> bool:
        for stack in range(i64(STACKS)):
            if self.sizes[stack] > 0:
                return False
        return True

    def as_json(self) -> dict[str, Json]:
        return {**save_vectors(self, VECTORS), **save_fields(self, FIELDS)}


def table_of(state: VillageState) -> InnTable:
    """The table of Inn in a game that is played with it."""
    table = state.tables[INN_TABLE]
    assert isinstance(table, InnTable)
    return table


def table_from_json(data: dict[str, Json], seats: int) -> InnTable:
    """The table that `InnTable.as_json` describes."""
    table = InnTable(seats, None)
    restore_vectors(table, VECTORS, data)
    restore_fields(table, FIELDS, data)
    must_lie_between(data, ["sizes"], 0, MOST_IN_STACK)
    must_lie_between(data, ["stacks"], 0, CARDS - 1)
    must_lie_between(data, ["hands"], 0, (1 << CARDS) - 1)
    must_lie_between(data, ["crier", "priest"], NOBODY, seats - 1)
    return table
