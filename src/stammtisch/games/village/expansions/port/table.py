"""What Port adds to the table: ships, captains, islands, chests, and the points they have brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json
from stammtisch.core.vectors import restore_fields, restore_vectors, save_fields, save_vectors, vector_of, zeros
from stammtisch.games.village.expansions.ids import FED, SHIP
from stammtisch.games.village.expansions.port.ids import (
    ADMIRAL_ABOARD,
    BURIALS,
    CAPTAINS,
    CARGOES,
    CHEST,
    CHESTS,
    COCOA,
    COUNTED,
    FED_KEEPERS,
    FIGURE,
    FREE,
    GRAIN,
    HARBOUR,
    ISLANDS,
    NO_CAPTAIN,
    PORT_TABLE,
    SOURCES,
    WATERS,
)
from stammtisch.games.village.expansions.saved import must_lie_between
from stammtisch.games.village.ids import FARM, GOODS, NUMBERS, count_all

if TYPE_CHECKING:
    from stammtisch.games.village.state import VillageState

# What is saved: the vectors, then the fields that are plain numbers.
VECTORS: Final = [
    "ships", "captains", "helmsmen", "cargo", "home", "chests_aboard", "chests_home", "chests_given", "lighthouses",
    "burials", "fame",
]  # fmt: skip
FIELDS: Final = ["captains_left", "cocoa_left", "tea_left", "chests_left", "chests_opened", "sea_left"]


class PortTable(Table):
    """Port at one moment. What a ship carries is no longer on its owner's farm."""

    def __init__(self, seats: int, model: PortTable | None) -> None:
        """All ships in the harbour, without captain or cargo, and no tiles laid out; or as the model has it."""
        if model is None:
            self.ships = vector_of([HARBOUR] * seats)  # by seat: the water where the ship is
            self.captains = vector_of([NO_CAPTAIN] * seats)  # by seat: the captain aboard, or NO_CAPTAIN
            self.helmsmen = zeros(seats)  # by seat: 1 with the helmsman
            self.cargo = zeros(seats * COUNTED)  # seat * COUNTED + cargo -> how many are aboard
            self.home = zeros(seats * 2)  # seat * 2 -> cocoa at home, then tea
            self.chests_aboard = zeros(seats)  # by seat: mask
            self.chests_home = zeros(seats)  # by seat: mask of those not opened
            self.chests_given = zeros(seats)  # by seat: mask of those handed over unopened
            self.lighthouses = vector_of([FREE] * ISLANDS)  # island -> its keeper (`keeper_code`), or FREE
            self.burials = vector_of([FREE] * BURIALS)  # burial space -> seat, or FREE; Conny is RIVAL
            self.fame = zeros(seats * SOURCES)  # seat * SOURCES + source
            self.captains_left: i64 = bit(CAPTAINS) - 1  # mask of the captains in the stacks
            self.cocoa_left: i64 = 0
            self.tea_left: i64 = 0
            self.chests_left: i64 = 0  # mask of those in the stack; which comes next, chance decides later
            self.chests_opened: i64 = 0
            self.sea_left: i64 = BURIALS  # burial spaces that nobody has taken yet
        else:
            self.ships = model.ships[:]
            self.captains = model.captains[:]
            self.helmsmen = model.helmsmen[:]
            self.cargo = model.cargo[:]
            self.home = model.home[:]
            self.chests_aboard = model.chests_aboard[:]
            self.chests_home = model.chests_home[:]
            self.chests_given = model.chests_given[:]
            self.lighthouses = model.lighthouses[:]
            self.burials = model.burials[:]
            self.fame = model.fame[:]
            self.captains_left = model.captains_left
            self.cocoa_left = model.cocoa_left
            self.tea_left = model.tea_left
            self.chests_left = model.chests_left
            self.chests_opened = model.chests_opened
            self.sea_left = model.sea_left

    def copy(self) -> PortTable:
        return PortTable(len(self.ships), self)

    def as_json(self) -> dict[str, Json]:
        return {**save_vectors(self, VECTORS), **save_fields(self, FIELDS)}

    def fame_of(self, seat: i64) -> i64:
        """All points of a seat that Port has brought on the track."""
        total: i64 = 0
        for source in range(i64(SOURCES)):
            total += self.fame[seat * SOURCES + source]
        return total


def table_from_json(data: dict[str, Json], seats: int) -> PortTable:
    """The table that `PortTable.as_json` describes."""
    table = PortTable(seats, None)
    restore_vectors(table, VECTORS, data)
    restore_fields(table, FIELDS, data)
    must_lie_between(data, ["ships"], HARBOUR, WATERS - 1)
    must_lie_between(data, ["captains"], NO_CAPTAIN, ADMIRAL_ABOARD)
    must_lie_between(data, ["helmsmen"], 0, 1)
    must_lie_between(data, ["lighthouses"], FREE, FED_KEEPERS + seats * NUMBERS - 1)
    for keeper in table.lighthouses:
        if keeper != FREE and seat_of_keeper(keeper) >= seats:
            raise TypeError("lighthouses must have keepers of this game")
    must_lie_between(data, ["burials"], FREE, max(seats, 2) - 1)
    chests = ["chests_aboard", "chests_home", "chests_given", "chests_left", "chests_opened"]
    must_lie_between(data, chests, 0, (1 << CHESTS) - 1)
    must_lie_between(data, ["captains_left"], 0, (1 << CAPTAINS) - 1)
    must_lie_between(data, ["sea_left"], 0, BURIALS)
    return table


def table_of(state: VillageState) -> PortTable:
    """The pieces of Port in a game that is played with it."""
    table = state.tables[PORT_TABLE]
    assert isinstance(table, PortTable)
    return table


# Who keeps a lighthouse


def keeper_code(seat: i64, kind: i64) -> i64:
    """How a keeper is noted: whose he is, his printed number, and whether bread lies under him."""
    code = seat * NUMBERS + kind % NUMBERS
    return code + FED_KEEPERS if kind >= FED else code


def seat_of_keeper(code: i64) -> i64:
    return code % FED_KEEPERS // NUMBERS


def kind_of_keeper(code: i64) -> i64:
    return code % NUMBERS + (FED if code >= FED_KEEPERS else 0)


# How much of a thing a seat has, on its ship and at home


def aboard(state: VillageState, seat: i64, cargo: i64) -> i64:
    """How many pieces of a kind of cargo are on a seat's ship; goods go by their numbers."""
    if cargo < COUNTED:
        return table_of(state).cargo[seat * COUNTED + cargo]
    if cargo == CHEST:
        return count_bits(table_of(state).chests_aboard[seat])
    return count_all(state.players[seat].family[SHIP])


def at_home(state: VillageState, seat: i64, cargo: i64) -> i64:
    """How many pieces of a kind of cargo a seat has on its farm: figures at home, and chests not yet opened."""
    player = state.players[seat]
    if cargo < GOODS:
        return player.goods[cargo]
    if cargo == GRAIN:
        return player.grain
    if cargo == FIGURE:
        return count_all(player.family[FARM])
    if cargo == CHEST:
        return count_bits(table_of(state).chests_home[seat])
    return table_of(state).home[seat * 2 + cargo - COCOA]


def holds_used(state: VillageState, seat: i64) -> i64:
    """How many holds of a ship are full."""
    total: i64 = 0
    for cargo in range(i64(CARGOES)):
        total += aboard(state, seat, cargo)
    return total
