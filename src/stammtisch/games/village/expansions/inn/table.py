"""What Inn adds to the table: beer, the stacks of person cards, who holds which, and the points they have brought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, vector, whole, zeros
from stammtisch.games.village.expansions.inn.ids import CARDS, INN_TABLE, MOST_IN_STACK, STACKS
from stammtisch.games.village.state import VillageState

NOBODY = -1


class InnTable(Table):
    """Inn at one moment."""

    def __init__(
        self,
        beer: vec[i64],
        hands: vec[i64],
        fame: vec[i64],
        stacks: vec[i64],
        sizes: vec[i64],
        known: vec[i64],
        looked: vec[i64],
    ) -> None:
        self.beer = beer  # by seat
        self.hands = hands  # by seat: mask of the person cards held
        self.fame = fame  # by seat: points that cards have brought
        self.stacks = stacks  # stack * MOST_IN_STACK + position from the top -> card
        self.sizes = sizes  # cards in each stack
        self.known = known  # how many at the bottom of each stack everybody has seen go there (VI-3.5)
        self.looked = looked  # by stack: mask of the seats who have looked through it
        self.crier: i64 = NOBODY  # who serves the queue too on this market day
        self.priest: i64 = NOBODY  # who chooses the figures of this mass

    def copy(self) -> InnTable:
        twin = InnTable(
            self.beer[:],
            self.hands[:],
            self.fame[:],
            self.stacks[:],
            self.sizes[:],
            self.known[:],
            self.looked[:],
        )
        twin.crier = self.crier
        twin.priest = self.priest
        return twin

    def top(self, stack: i64) -> i64:
        """The card on top of a stack, or -1."""
        return self.stacks[stack * MOST_IN_STACK] if self.sizes[stack] > 0 else -1

    def are_stacks_empty(self) -> bool:
        for stack in range(i64(STACKS)):
            if self.sizes[stack] > 0:
                return False
        return True

    def as_json(self) -> dict[str, Json]:
        return {
            "beer": numbers(self.beer),
            "hands": numbers(self.hands),
            "fame": numbers(self.fame),
            "stacks": numbers(self.stacks),
            "sizes": numbers(self.sizes),
            "known": numbers(self.known),
            "looked": numbers(self.looked),
            "crier": int(self.crier),
            "priest": int(self.priest),
        }


def table_of(state: VillageState) -> InnTable:
    """The table of Inn in a game that is played with it."""
    table = state.tables[INN_TABLE]
    assert isinstance(table, InnTable)
    return table


def new_inn_table(seats: int) -> InnTable:
    """Before anything is dealt or handed out."""
    return InnTable(
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(STACKS * MOST_IN_STACK),
        zeros(STACKS),
        zeros(STACKS),
        zeros(STACKS),
    )


def inn_table_from_json(data: dict[str, Json], seats: int) -> InnTable:
    """The table that `InnTable.as_json` describes."""
    table = InnTable(
        vector(data, "beer", seats),
        vector(data, "hands", seats),
        vector(data, "fame", seats),
        vector(data, "stacks", STACKS * MOST_IN_STACK),
        vector(data, "sizes", STACKS),
        vector(data, "known", STACKS),
        vector(data, "looked", STACKS),
    )
    table.crier = whole(data, "crier")
    table.priest = whole(data, "priest")
    for size in table.sizes:
        if not 0 <= size <= MOST_IN_STACK:
            raise TypeError("a stack of person cards is too high")
    for card in table.stacks:
        if not 0 <= card < CARDS:
            raise TypeError("stacks must hold person cards")
    for hand in table.hands:
        if not 0 <= hand < 1 << CARDS:
            raise TypeError("hands must be masks of person cards")
    for seat in (table.crier, table.priest):
        if not NOBODY <= seat < seats:
            raise TypeError("there is no such seat")
    return table
