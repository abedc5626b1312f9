"""What Port adds to the table: ships, captains, islands, chests, and the points they have brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.expansion import Table
from stammtisch.core.plain import Json
from stammtisch.core.vectors import numbers, restore_fields, save_fields, vector, zeros
from stammtisch.games.village.expansions.ids import SHIP
from stammtisch.games.village.expansions.port.ids import (
    ADMIRAL_ABOARD,
    BURIALS,
    CAPTAINS,
    CARGOES,
    CHEST,
    CHESTS,
    COCOA,
    COUNTED,
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
from stammtisch.games.village.ids import FARM, GOODS, NUMBERS, count_all

if TYPE_CHECKING:
    from stammtisch.games.village.state import VillageState

# The fields that are plain numbers, as they are saved.
FIELDS: Final = ["captains_left", "cocoa_left", "tea_left", "chests_left", "chests_opened", "sea_left"]


class PortTable(Table):
    """Port at one moment. What a ship carries is no longer on its owner's farm."""

    def __init__(
        self,
        ships: vec[i64],
        captains: vec[i64],
        helmsmen: vec[i64],
        cargo: vec[i64],
        home: vec[i64],
        chests_aboard: vec[i64],
        chests_home: vec[i64],
        chests_given: vec[i64],
        lighthouses: vec[i64],
        burials: vec[i64],
        fame: vec[i64],
    ) -> None:
        self.ships = ships  # by seat: the water where the ship is
        self.captains = captains  # by seat: the captain aboard, or NO_CAPTAIN
        self.helmsmen = helmsmen  # by seat: 1 with the helmsman
        self.cargo = cargo  # seat * COUNTED + cargo -> how many are aboard
        self.home = home  # seat * 2 -> cocoa at home, then tea
        self.chests_aboard = chests_aboard  # by seat: mask
        self.chests_home = chests_home  # by seat: mask of those not opened
        self.chests_given = chests_given  # by seat: mask of those handed over unopened
        self.lighthouses = lighthouses  # island -> seat * NUMBERS + printed number of the keeper, or FREE
        self.burials = burials  # burial space -> seat, or FREE; Conny is RIVAL
        self.fame = fame  # seat * SOURCES + source
        self.captains_left: i64 = 0  # mask of the captains in the stacks
        self.cocoa_left: i64 = 0
        self.tea_left: i64 = 0
        self.chests_left: i64 = 0  # mask of the chests in the stack; which comes next, chance decides when it is taken
        self.chests_opened: i64 = 0
        self.sea_left: i64 = 0  # burial spaces that nobody has taken yet

    def copy(self) -> PortTable:
        twin = PortTable(
            self.ships[:],
            self.captains[:],
            self.helmsmen[:],
            self.cargo[:],
            self.home[:],
            self.chests_aboard[:],
            self.chests_home[:],
            self.chests_given[:],
            self.lighthouses[:],
            self.burials[:],
            self.fame[:],
        )
        twin.captains_left = self.captains_left
        twin.cocoa_left = self.cocoa_left
        twin.tea_left = self.tea_left
        twin.chests_left = self.chests_left
        twin.chests_opened = self.chests_opened
        twin.sea_left = self.sea_left
        return twin

    def as_json(self) -> dict[str, Json]:
        return {
            "ships": numbers(self.ships),
            "captains": numbers(self.captains),
            "helmsmen": numbers(self.helmsmen),
            "cargo": numbers(self.cargo),
            "home": numbers(self.home),
            "chests_aboard": numbers(self.chests_aboard),
            "chests_home": numbers(self.chests_home),
            "chests_given": numbers(self.chests_given),
            "lighthouses": numbers(self.lighthouses),
            "burials": numbers(self.burials),
            "fame": numbers(self.fame),
            **save_fields(self, FIELDS),
        }

    def fame_of(self, seat: i64) -> i64:
        """All points of a seat that Port has brought on the track."""
        total: i64 = 0
        for source in range(i64(SOURCES)):
            total += self.fame[seat * SOURCES + source]
        return total


def new_port_table(seats: int) -> PortTable:
    """Before anything is dealt or handed out: all ships lie in the harbour, without captain or cargo."""
    return PortTable(
        vec[i64]([i64(HARBOUR)] * seats),
        vec[i64]([i64(NO_CAPTAIN)] * seats),
        zeros(seats),
        zeros(seats * COUNTED),
        zeros(seats * 2),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        vec[i64]([i64(FREE)] * ISLANDS),
        vec[i64]([i64(FREE)] * BURIALS),
        zeros(seats * SOURCES),
    )


def port_table_from_json(data: dict[str, Json], seats: int) -> PortTable:
    """The table that `PortTable.as_json` describes."""
    table = PortTable(
        vector(data, "ships", seats),
        vector(data, "captains", seats),
        vector(data, "helmsmen", seats),
        vector(data, "cargo", seats * COUNTED),
        vector(data, "home", seats * 2),
        vector(data, "chests_aboard", seats),
        vector(data, "chests_home", seats),
        vector(data, "chests_given", seats),
        vector(data, "lighthouses", ISLANDS),
        vector(data, "burials", BURIALS),
        vector(data, "fame", seats * SOURCES),
    )
    restore_fields(table, FIELDS, data)
    _must_lie_between(table.ships, HARBOUR, WATERS - 1, "ships")
    _must_lie_between(table.captains, NO_CAPTAIN, ADMIRAL_ABOARD, "captains")
    _must_lie_between(table.helmsmen, 0, 1, "helmsmen")
    _must_lie_between(table.lighthouses, FREE, seats * NUMBERS - 1, "lighthouses")
    _must_lie_between(table.burials, FREE, max(seats, 2) - 1, "burials")
    for name, masks in (
        ("chests_aboard", table.chests_aboard),
        ("chests_home", table.chests_home),
        ("chests_given", table.chests_given),
        ("chests_left", vec[i64]([table.chests_left])),
        ("chests_opened", vec[i64]([table.chests_opened])),
    ):
        _must_lie_between(masks, 0, (1 << CHESTS) - 1, name)
    _must_lie_between(vec[i64]([table.captains_left]), 0, (1 << CAPTAINS) - 1, "captains_left")
    _must_lie_between(vec[i64]([table.sea_left]), 0, BURIALS, "sea_left")
    return table


def _must_lie_between(values: vec[i64], low: int, high: int, field: str) -> None:
    for value in values:
        if not low <= value <= high:
            raise TypeError(f"{field} must lie between {low} and {high}")


def table_of(state: VillageState) -> PortTable:
    """The pieces of Port in a game that is played with it."""
    table = state.tables[PORT_TABLE]
    assert isinstance(table, PortTable)
    return table


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


def count_bits(mask: i64) -> i64:
    total: i64 = 0
    while mask:
        total += mask & 1
        mask >>= 1
    return total
