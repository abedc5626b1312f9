"""The table of Orléans at one moment: `OrleansState`, and one `Player` per seat.

Fields, copying, saving, and questions about the position; nothing here decides or changes a rule.
Bits and vectors keep copies cheap: bit n of a mask stands for action space, place or town n.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.core.vectors import (
    restore_fields,
    restore_vectors,
    save_fields,
    save_vectors,
    tables_of_players,
    whole,
    zeros,
)
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOARD_PLACES_MASK,
    DEEDS,
    EMPTY,
    EVENTS,
    GOODS,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    KINDS,
    KNIGHT,
    ORLEANS,
    OWN,
    ROUTES,
    SCHOOL,
    TILES,
    TOWER_SPACE,
    TRACKS,
    kind_of_tile,
)

# What is saved: the vectors, then the fields that are plain numbers.
PLAYER_VECTORS: Final = ["bag", "market", "board", "goods", "track"]
VECTORS: Final = ["supply", "goods_market", "route_goods", "deed_open", "events_left", "lost", "goods_lost"]
PLAYER_FIELDS: Final = [
    "open_spaces", "places", "planned", "tower_before", "bag_size", "market_size", "coins", "development", "citizens",
    "merchant", "stations", "stations_built", "stations_left", "stations_lost", "technology", "farmer_technology",
    "moved_back", "has_passed",
]  # fmt: skip
FIELDS: Final = [
    "round", "event", "start_seat", "tiles_left", "tiles_gone", "citizens_left", "technology_left", "technology_lost",
    "bank",
]  # fmt: skip
HAND_IS_NOTED: Final = 2  # the version of the rules from which on what found no space is saved (O-R46)


class Player:
    """What lies before one player."""

    def __init__(self, model: Player | None) -> None:
        """A player at the very beginning, or one who stands where the model does."""
        if model is None:
            self.bag = zeros(TILES)  # follower tiles by tile number
            self.market = zeros(TILES)  # likewise; the Gunpowder Tower's tiles lie on its spaces of the board
            self.board = zeros(ALL_SPACES)  # what each action space holds: EMPTY, 1 + tile, or TECHNOLOGY
            self.goods = zeros(GOODS)
            self.track = zeros(TRACKS)  # marker on each character track
            self.open_spaces: i64 = 0  # mask of empty action spaces, the tower's left out
            self.places: i64 = BOARD_PLACES_MASK  # mask of the places this player can use
            self.planned: i64 = 0  # mask of the spaces filled in this planning, secret until all have ended it
            self.tower_before: i64 = 0  # what lay on the tower when planning began, as second * 16 + first
            self.bag_size: i64 = 0
            self.market_size: i64 = 0  # the tower's tiles not counted
            # Of the market's tiles those that found no space on it and wait for the tower: four bits for each tile.
            self.hand: i64 = 0
            self.coins: i64 = 0
            self.development: i64 = 0
            self.citizens: i64 = 0
            self.merchant: i64 = ORLEANS
            self.stations: i64 = 0  # mask of the towns with a trading station of this player
            self.stations_built: i64 = 0
            self.stations_left: i64 = 0
            self.stations_lost: i64 = 0
            self.technology: i64 = 0  # technology tiles kept aside, free to go on any space but a monk's
            self.farmer_technology: i64 = 0  # kept aside, for a farmer's space only (O-7.1)
            self.moved_back: i64 = 0  # followers moved back to the market in this followers phase
            self.has_passed: i64 = 0
        else:
            self.bag = model.bag[:]
            self.market = model.market[:]
            self.board = model.board[:]
            self.goods = model.goods[:]
            self.track = model.track[:]
            self.open_spaces = model.open_spaces
            self.places = model.places
            self.planned = model.planned
            self.tower_before = model.tower_before
            self.bag_size = model.bag_size
            self.market_size = model.market_size
            self.hand = model.hand
            self.coins = model.coins
            self.development = model.development
            self.citizens = model.citizens
            self.merchant = model.merchant
            self.stations = model.stations
            self.stations_built = model.stations_built
            self.stations_left = model.stations_left
            self.stations_lost = model.stations_lost
            self.technology = model.technology
            self.farmer_technology = model.farmer_technology
            self.moved_back = model.moved_back
            self.has_passed = model.has_passed

    def copy(self) -> Player:
        return Player(self)

    def has_place(self, place: i64) -> bool:
        return (self.places >> place) & 1 != 0

    def has_station_in(self, town: i64) -> bool:
        return (self.stations >> town) & 1 != 0

    def in_hand(self, tile: i64) -> i64:
        """How many followers like this have no space on the market yet (O-R46)."""
        return (self.hand >> (4 * tile)) & 15

    def tower_size(self) -> i64:
        """How many followers lie on the Gunpowder Tower."""
        count: i64 = 0
        if self.board[TOWER_SPACE] != EMPTY:
            count += 1
        if self.board[TOWER_SPACE + 1] != EMPTY:
            count += 1
        return count

    def goods_count(self) -> i64:
        total: i64 = 0
        for good in range(GOODS):
            total += self.goods[good]
        return total

    def as_json(self) -> dict[str, Json]:
        return {**save_vectors(self, PLAYER_VECTORS), **save_fields(self, PLAYER_FIELDS)}


class OrleansState(State):
    """The whole table: boards, supplies, players, round and event."""

    def __init__(self, game: Game, box: Components, origin: Origin, model: OrleansState | None) -> None:
        super().__init__(game, origin, model)
        self.box = box
        if model is None:
            self.players: list[Player] = [Player(None) for _ in range(origin.seats)]
            self.supply = zeros(KINDS)  # neutral followers on the main board, by kind
            self.goods_market = zeros(GOODS)
            self.route_goods = zeros(2 * ROUTES)  # two goods spaces per route: 0 or 1 + good
            self.deed_open = zeros(DEEDS * KINDS)  # deed * KINDS + kind -> spaces still free
            self.events_left = zeros(EVENTS)  # hourglass tiles still face down, by event
            self.lost = zeros(KINDS)  # neutral followers out of the game, by kind
            self.goods_lost = zeros(GOODS)  # goods out of the game, by good
            self.round: i64 = 0
            self.event: i64 = 0
            self.start_seat: i64 = 0
            self.tiles_left: i64 = 0  # mask of the place tiles on the table
            self.tiles_gone: i64 = 0  # mask of the place tiles out of the game
            self.citizens_left: i64 = 0  # mask of the citizens still on the boards
            self.technology_left: i64 = 0
            self.technology_lost: i64 = 0
            self.bank: i64 = 0
            # The options, where the rules ask for them often
            self.plans_are_hidden: i64 = 1 if origin.options["planning"] == "hidden" else 0
            self.plans_in_order: i64 = 1 if origin.options["planning"] == "in_order" else 0
            self.bank_is_limited: i64 = 1 if origin.options["limited_bank"] is True else 0
        else:
            self.players = [player.copy() for player in model.players]
            self.supply = model.supply[:]
            self.goods_market = model.goods_market[:]
            self.route_goods = model.route_goods[:]
            self.deed_open = model.deed_open[:]
            self.events_left = model.events_left[:]
            self.lost = model.lost[:]
            self.goods_lost = model.goods_lost[:]
            self.round = model.round
            self.event = model.event
            self.start_seat = model.start_seat
            self.tiles_left = model.tiles_left
            self.tiles_gone = model.tiles_gone
            self.citizens_left = model.citizens_left
            self.technology_left = model.technology_left
            self.technology_lost = model.technology_lost
            self.bank = model.bank
            self.plans_are_hidden = model.plans_are_hidden
            self.plans_in_order = model.plans_in_order
            self.bank_is_limited = model.bank_is_limited

    # Copies and saving

    def copy(self) -> OrleansState:
        return OrleansState(self.game, self.box, self.origin, self)

    def pieces(self) -> dict[str, Json]:
        players: list[Json] = [self.player_as_json(player) for player in self.players]
        return {"players": players, **save_vectors(self, VECTORS), **save_fields(self, FIELDS)}

    def player_as_json(self, player: Player) -> dict[str, Json]:
        """What lies before a player; games of the first rules are saved as they were."""
        found = player.as_json()
        if player.hand and self.has_rules(HAND_IS_NOTED):
            found["hand"] = player.hand
        return found

    # Questions about the position

    def stage(self) -> int:
        return int(self.round)

    def seats_in_order(self) -> list[int]:
        """The seats clockwise from the start player: the order in which everything is done."""
        return [int((self.start_seat + offset) % self.seats) for offset in range(int(self.seats))]

    def status(self, player: Player) -> i64:
        """The player's development status (O-9.4)."""
        return self.box.development_status[player.development]

    def market_room(self, player: Player) -> i64:
        """How many followers fit on the market, the Gunpowder Tower counted in (O-3.2, O-3.6)."""
        room: i64 = self.box.market_spaces
        if player.has_place(GUNPOWDER_TOWER):
            room += self.box.market_spaces_added
        return room - player.market_size - player.tower_size()

    def draw_limit(self, player: Player) -> i64:
        """How many followers the player may still draw or move back in this phase (O-3.1, O-3.5)."""
        allowed: i64 = self.box.draws[player.track[KNIGHT]]
        return min(allowed - player.moved_back, self.market_room(player))

    def town_is_free(self, town: i64) -> bool:
        """Whether nobody has a trading station there."""
        return all(not player.has_station_in(town) for player in self.players)

    def fitting_spaces(self, player: Player, tile: i64) -> i64:
        """The mask of action spaces that this follower could take on this player's board (O-4.2, O-4.3, O-4.6)."""
        box = self.box
        kind = kind_of_tile(tile)
        mask = box.fits[kind]
        if kind == box.school_kind and player.has_place(SCHOOL):
            mask |= box.school_fits
        if kind == box.herb_garden_kind and player.has_place(HERB_GARDEN):
            mask |= box.herb_garden_fits
        if tile >= OWN:
            mask &= ~box.town_hall_mask
        return mask


def state_from_json(game: Game, box: Components, origin: Origin, data: dict[str, Json]) -> OrleansState:
    """The state that `OrleansState.pieces` describes, with an empty stack."""
    state = OrleansState(game, box, origin, None)
    for player, table in zip(state.players, tables_of_players(data, origin.seats), strict=True):
        restore_vectors(player, PLAYER_VECTORS, table)
        restore_fields(player, PLAYER_FIELDS, table)
        if "hand" in table:
            player.hand = whole(table, "hand")
        else:
            fill_hand(player, box.market_spaces)
    restore_vectors(state, VECTORS, data)
    restore_fields(state, FIELDS, data)
    return state


def one_in_hand(tile: i64) -> i64:
    """One follower like this, as it is counted in `Player.hand`."""
    return bit(4 * tile)


def fill_hand(player: Player, spaces: i64) -> None:
    """Take into the hand what has no space on the market, where nothing tells which followers these are."""
    over = player.market_size - spaces
    tile: i64 = TILES - 1
    while over > 0:
        if player.in_hand(tile) < player.market[tile]:
            player.hand += one_in_hand(tile)
            over -= 1
        else:
            tile -= 1


def own(state: State) -> OrleansState:
    """A state of this game as what it is."""
    assert isinstance(state, OrleansState)
    return state
