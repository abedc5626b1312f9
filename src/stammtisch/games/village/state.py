"""The table of Village at one moment: `VillageState`, and one `Player` per seat.

Fields, copying, saving, and questions about the position; nothing here decides or changes a rule. Figures are packed:
`family[place]` holds how many figures of each number stand at a place (see `ids.figure`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.expansion import Table
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.plain import Json, as_dict
from stammtisch.core.state import State
from stammtisch.core.vectors import (
    restore_fields,
    restore_vectors,
    save_fields,
    save_vectors,
    tables_of_players,
    zeros,
)
from stammtisch.games.village.components import Components, count_column
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.ids import ALL_PLACES, FIRST_MORE, LAST_MORE_ALIVE
from stammtisch.games.village.ids import (
    BAG,
    CASTLES,
    CHRONICLE,
    CHURCH,
    COLOURS,
    CUBES,
    FAMES,
    FARM,
    FATE_SETS,
    FIRST_ON_BOARD,
    GOODS,
    GROUPS,
    LAST_ON_BOARD,
    MARKET_SPACES,
    ON_ROOF,
    PLACES,
    RIVAL_PLACES,
    STEPS,
    TRAY,
    count_all,
)
from stammtisch.games.village.seams import Seams

# What is saved: the vectors, then the fields that are plain numbers.
PLAYER_VECTORS: Final = ["cubes", "goods", "family", "fame"]
VECTORS: Final = ["supply", "bag", "spaces", "goods_supply", "market", "chronicle", "rival", "tray", "fates"]
PLAYER_FIELDS: Final = ["coins", "grain", "time", "deaths_due", "castles", "customers"]
FIELDS: Final = [
    "coins_supply", "grain_supply", "graves", "customers_left", "round", "start_seat", "marker", "trigger",
    "last_turns", "mass_figures", "taken_space", "taken_cube", "tray_at", "rival_customers",
]  # fmt: skip


class Player:
    """What lies before one player, and where the family is."""

    def __init__(self, places: int, model: Player | None) -> None:
        """A player at the very beginning, whose figures know so many places, or one who stands where the model does."""
        if model is None:
            self.cubes = zeros(COLOURS)  # influence by colour
            self.goods = zeros(GOODS)
            self.family = zeros(places)  # figures by place, packed by number
            self.fame = zeros(FAMES)  # points on the track, by source
            self.coins: i64 = 0
            self.grain: i64 = 0
            self.time: i64 = 0  # the marker on the lifetime track
            self.deaths_due: i64 = 0  # how often the marker has passed the quill without a death so far
            self.castles: i64 = 0  # mask of the castles with a marker of this player
            self.customers: i64 = 0  # mask of the customers served
        else:
            self.cubes = model.cubes[:]
            self.goods = model.goods[:]
            self.family = model.family[:]
            self.fame = model.fame[:]
            self.coins = model.coins
            self.grain = model.grain
            self.time = model.time
            self.deaths_due = model.deaths_due
            self.castles = model.castles
            self.customers = model.customers

    def visible(self) -> i64:
        """All figures on farm and board, packed: those who can die (V-8.4)."""
        packed = self.family[FARM]
        for place in range(i64(FIRST_ON_BOARD), i64(LAST_ON_BOARD + 1)):
            packed += self.family[place]
        if len(self.family) > PLACES:
            for place in range(i64(FIRST_MORE), i64(LAST_MORE_ALIVE + 1)):
                packed += self.family[place]
        return packed

    def living(self) -> i64:
        """How many members live, those in the bag counted (V-11.7)."""
        return count_all(self.visible()) + count_all(self.family[BAG])

    def in_chronicle(self) -> i64:
        """How many members stand in the chronicle (V-11.4)."""
        packed: i64 = 0
        for place in range(i64(CHRONICLE), i64(CHRONICLE + GROUPS)):
            packed += self.family[place]
        return count_all(packed)

    def castles_visited(self) -> i64:
        return count_bits(self.castles)

    def fame_in_all(self) -> i64:
        """The points on the track."""
        total: i64 = 0
        for source in range(i64(FAMES)):
            total += self.fame[source]
        return total

    def as_json(self) -> dict[str, Json]:
        return {**save_vectors(self, PLAYER_VECTORS), **save_fields(self, PLAYER_FIELDS)}

    def restore(self, data: dict[str, Json]) -> None:
        """Put back what `as_json` gave."""
        restore_vectors(self, PLAYER_VECTORS, data)
        restore_fields(self, PLAYER_FIELDS, data)
        if not 0 <= self.castles < 1 << CASTLES:
            raise TypeError("castles must be a mask of castles")


class VillageState(State):
    """The whole table: cubes, market, chronicle, players, and Conny in the solo mode."""

    def __init__(
        self, game: Game, box: Components, chosen: Combination, origin: Origin, model: VillageState | None
    ) -> None:
        super().__init__(game, origin, model)
        self.box = box
        self.chosen = chosen
        self.is_expanded: bool = chosen.is_expanded
        self.seams: Seams = chosen.seams
        self.is_solo: bool = origin.seats == 1
        self.circle: i64 = 2 if origin.seats == 1 else origin.seats  # how many take turns, Conny counted
        self.column: i64 = count_column(origin.seats)
        if model is None:
            places = ALL_PLACES if chosen.is_expanded else PLACES
            rival_places = ALL_PLACES if chosen.is_expanded else RIVAL_PLACES
            self.players: list[Player] = [Player(places, None) for _ in range(origin.seats)]
            # What expansions add to the table, at the place of each: a Table, or None where one is not played.
            # Compiler-shaped: as plain objects they are checked once, by the expansion that asks for its own.
            self.tables: list[object] = [None] * len(chosen.shelf) if chosen.is_expanded else []
            self.supply = zeros(CUBES)  # cubes in the supply
            self.bag = zeros(CUBES)  # cubes in the green bag
            self.spaces = zeros(len(chosen.space_cubes) * CUBES)  # space * CUBES + cube -> how many lie there
            self.goods_supply = zeros(GOODS)  # below zero when more are owned than the box holds
            self.market = zeros(MARKET_SPACES)  # stalls, then queue, the front first: 0 or 1 + customer
            self.chronicle = zeros(GROUPS)  # free slots by group
            self.rival = zeros(rival_places if self.is_solo else 0)  # Conny's figures by place; empty without her
            # Her cubes by compartment, 1 + cube each, later ones in higher octal digits
            self.tray = zeros(TRAY if self.is_solo else 0)
            # By set: mask of the tiles turned up, and 1 + the one that showed the quill
            self.fates = zeros(2 * FATE_SETS if self.is_solo else 0)
            self.cubes_left: i64 = 0  # cubes on the action spaces
            self.coins_supply: i64 = 0
            self.grain_supply: i64 = 0
            self.graves: i64 = 0  # free graves
            self.customers_left: i64 = 0  # mask of the customers in the face-down pile
            self.round: i64 = 0
            self.start_seat: i64 = 0
            self.marker: i64 = ON_ROOF  # the next-start marker: ON_ROOF, USED_UP, or the seat that has it
            self.trigger: i64 = -1  # who has brought on the end, Conny being RIVAL
            self.last_turns: i64 = -1  # turns still to come after that; -1 before they are counted
            self.mass_figures: i64 = 0  # figures taken from the black bag in this mass
            self.taken_space: i64 = -1  # where the cube of this turn came from; -1 without one
            self.taken_cube: i64 = -1
            self.tray_at: i64 = -1  # compartment of Conny's last cube
            self.rival_customers: i64 = 0
            self.uses_die: bool = self.is_solo and origin.options["conny_die"] is True
        else:
            self.players = [Player(0, player) for player in model.players]
            self.tables = []
            if chosen.is_expanded:
                self.tables = [table.copy() if isinstance(table, Table) else None for table in model.tables]
            self.supply = model.supply[:]
            self.bag = model.bag[:]
            self.spaces = model.spaces[:]
            self.goods_supply = model.goods_supply[:]
            self.market = model.market[:]
            self.chronicle = model.chronicle[:]
            # Without Conny these are empty, and nobody need copy them.
            self.rival = model.rival[:] if self.is_solo else model.rival
            self.tray = model.tray[:] if self.is_solo else model.tray
            self.fates = model.fates[:] if self.is_solo else model.fates
            self.cubes_left = model.cubes_left
            self.coins_supply = model.coins_supply
            self.grain_supply = model.grain_supply
            self.graves = model.graves
            self.customers_left = model.customers_left
            self.round = model.round
            self.start_seat = model.start_seat
            self.marker = model.marker
            self.trigger = model.trigger
            self.last_turns = model.last_turns
            self.mass_figures = model.mass_figures
            self.taken_space = model.taken_space
            self.taken_cube = model.taken_cube
            self.tray_at = model.tray_at
            self.rival_customers = model.rival_customers
            self.uses_die = model.uses_die

    # Copies and saving

    def copy(self) -> VillageState:
        return VillageState(self.game, self.box, self.chosen, self.origin, self)

    def pieces(self) -> dict[str, Json]:
        players: list[Json] = [player.as_json() for player in self.players]
        found: dict[str, Json] = {"players": players, **save_vectors(self, VECTORS), **save_fields(self, FIELDS)}
        for expansion, table in zip(self.chosen.shelf, self.tables, strict=False):
            if isinstance(table, Table):
                found[expansion.saved_as] = table.as_json()
        return found

    # Questions about the position

    def stage(self) -> int:
        return int(self.round)

    def seats_in_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [int((self.start_seat + offset) % self.seats) for offset in range(int(self.seats))]

    def coins_of(self, seat: i64) -> i64:
        """The coins a player can spend; alone, the next-start marker is one of them (VS-1.4)."""
        coins = self.players[seat].coins
        if self.is_solo and self.marker == seat:
            coins += 1
        return coins

    def stalls(self) -> i64:
        """How many customers stand at the stalls when all places are taken (V-1.4)."""
        return self.box.stalls[self.column]

    def front_customer(self) -> i64:
        """The place of the front customer at the stalls, or -1."""
        for place in range(self.stalls()):
            if self.market[place] > 0:
                return place
        return -1

    def steps_taken(self, seat: i64) -> i64:
        """How many figures of a seat (RIVAL: Conny) stand on church steps (V-9.5)."""
        packed: i64 = 0
        family = self.family_of(seat)
        for place in range(i64(CHURCH), i64(CHURCH + STEPS)):
            packed += family[place]
        return count_all(packed)

    def foremost_step(self, seat: i64) -> i64:
        """The highest church step, from 1, with a figure of a seat; 0 without one."""
        family = self.family_of(seat)
        step: i64 = STEPS
        while step > 0 and family[CHURCH + step - 1] == 0:
            step -= 1
        return step

    def family_of(self, seat: i64) -> vec[i64]:
        """The figures of a seat, or Conny's."""
        return self.rival if seat >= self.seats else self.players[seat].family

    def chronicle_free(self) -> i64:
        """Free slots of the chronicle, all groups together."""
        total: i64 = 0
        for group in range(i64(GROUPS)):
            total += self.chronicle[group]
        return total


def state_from_json(
    game: Game, box: Components, chosen: Combination, origin: Origin, data: dict[str, Json]
) -> VillageState:
    """The state that `VillageState.pieces` describes, with an empty stack."""
    state = VillageState(game, box, chosen, origin, None)
    for player, table in zip(state.players, tables_of_players(data, origin.seats), strict=True):
        player.restore(table)
    restore_vectors(state, VECTORS, data)
    restore_fields(state, FIELDS, data)
    for number in state.spaces:
        state.cubes_left += number
    for place, expansion in enumerate(chosen.shelf):
        if expansion.saved_as and chosen.has(expansion.name):
            pieces = as_dict(data[expansion.saved_as], expansion.saved_as)
            state.tables[place] = expansion.table_from_json(pieces, origin.seats)
    return state


def own(state: State) -> VillageState:
    """A state of this game as what it is."""
    assert isinstance(state, VillageState)
    return state
