"""The table of Orléans at one moment: `OrleansState`, and one `Player` per seat.

Fields, copying, saving, and questions about the position; nothing here decides or changes a rule.
Bits and vectors keep copies cheap: bit n of a mask stands for action space, place or town n.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.core.vectors import numbers, restore_fields, save_fields, tables_of_players, vector
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

# The fields that are plain numbers, as they are saved.
PLAYER_FIELDS: Final = [
    "open_spaces", "places", "planned", "tower_before", "bag_size", "market_size", "coins", "development", "citizens",
    "merchant", "stations", "stations_built", "stations_left", "stations_lost", "technology", "farmer_technology",
    "moved_back", "has_passed",
]  # fmt: skip
FIELDS: Final = [
    "round", "event", "start_seat", "tiles_left", "tiles_gone", "citizens_left", "technology_left", "technology_lost",
    "bank",
]  # fmt: skip


class Player:
    """What lies before one player."""

    def __init__(
        self,
        bag: vec[i64],
        market: vec[i64],
        board: vec[i64],
        goods: vec[i64],
        track: vec[i64],
    ) -> None:
        self.bag = bag  # follower tiles by tile number
        self.market = market  # likewise; the Gunpowder Tower's tiles lie on its spaces of the board
        self.board = board  # what each action space holds: EMPTY, 1 + tile, or TECHNOLOGY
        self.goods = goods
        self.track = track  # marker on each character track
        self.open_spaces: i64 = 0  # mask of empty action spaces, the tower's left out
        self.places: i64 = BOARD_PLACES_MASK  # mask of the places this player can use
        self.planned: i64 = 0  # mask of the spaces filled in this planning, secret until all have ended it
        self.tower_before: i64 = 0  # what lay on the tower when planning began, as second * 16 + first
        self.bag_size: i64 = 0
        self.market_size: i64 = 0  # the tower's tiles not counted
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

    def copy(self) -> Player:
        twin = Player(self.bag[:], self.market[:], self.board[:], self.goods[:], self.track[:])
        twin.open_spaces = self.open_spaces
        twin.places = self.places
        twin.planned = self.planned
        twin.tower_before = self.tower_before
        twin.bag_size = self.bag_size
        twin.market_size = self.market_size
        twin.coins = self.coins
        twin.development = self.development
        twin.citizens = self.citizens
        twin.merchant = self.merchant
        twin.stations = self.stations
        twin.stations_built = self.stations_built
        twin.stations_left = self.stations_left
        twin.stations_lost = self.stations_lost
        twin.technology = self.technology
        twin.farmer_technology = self.farmer_technology
        twin.moved_back = self.moved_back
        twin.has_passed = self.has_passed
        return twin

    def has_place(self, place: i64) -> bool:
        return (self.places >> place) & 1 != 0

    def has_station_in(self, town: i64) -> bool:
        return (self.stations >> town) & 1 != 0

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
        return {
            "bag": numbers(self.bag),
            "market": numbers(self.market),
            "board": numbers(self.board),
            "goods": numbers(self.goods),
            "track": numbers(self.track),
            **save_fields(self, PLAYER_FIELDS),
        }


def player_from_json(data: dict[str, Json]) -> Player:
    """The player that `Player.as_json` describes."""
    player = Player(
        vector(data, "bag", TILES),
        vector(data, "market", TILES),
        vector(data, "board", ALL_SPACES),
        vector(data, "goods", GOODS),
        vector(data, "track", TRACKS),
    )
    restore_fields(player, PLAYER_FIELDS, data)
    return player


class OrleansState(State):
    """The whole table: boards, supplies, players, round and event."""

    def __init__(
        self,
        game: Game,
        box: Components,
        origin: Origin,
        model: State | None,
        players: list[Player],
        supply: vec[i64],
        goods_market: vec[i64],
        route_goods: vec[i64],
        deed_open: vec[i64],
        events_left: vec[i64],
        lost: vec[i64],
        goods_lost: vec[i64],
    ) -> None:
        super().__init__(game, origin, model)
        self.box = box
        self.players = players
        self.supply = supply  # neutral followers on the main board, by kind
        self.goods_market = goods_market
        self.route_goods = route_goods  # two goods spaces per route: 0 or 1 + good
        self.deed_open = deed_open  # deed * KINDS + kind -> spaces still free
        self.events_left = events_left  # hourglass tiles still face down, by event
        self.lost = lost  # neutral followers out of the game, by kind
        self.goods_lost = goods_lost  # goods out of the game, by good
        self.round: i64 = 0
        self.event: i64 = 0
        self.start_seat: i64 = 0
        self.tiles_left: i64 = 0  # mask of the place tiles on the table
        self.tiles_gone: i64 = 0  # mask of the place tiles out of the game
        self.citizens_left: i64 = 0  # mask of the citizens still on the boards
        self.technology_left: i64 = 0
        self.technology_lost: i64 = 0
        self.bank: i64 = 0
        self.bank_is_limited: i64 = 0
        self.plans_are_hidden: i64 = 0
        self.plans_in_order: i64 = 0

    # Copies and saving

    def copy(self) -> OrleansState:
        twin = OrleansState(
            self.game,
            self.box,
            self.origin,
            self,
            [player.copy() for player in self.players],
            self.supply[:],
            self.goods_market[:],
            self.route_goods[:],
            self.deed_open[:],
            self.events_left[:],
            self.lost[:],
            self.goods_lost[:],
        )
        twin.round = self.round
        twin.event = self.event
        twin.start_seat = self.start_seat
        twin.tiles_left = self.tiles_left
        twin.tiles_gone = self.tiles_gone
        twin.citizens_left = self.citizens_left
        twin.technology_left = self.technology_left
        twin.technology_lost = self.technology_lost
        twin.bank = self.bank
        twin.bank_is_limited = self.bank_is_limited
        twin.plans_are_hidden = self.plans_are_hidden
        twin.plans_in_order = self.plans_in_order
        return twin

    def position(self) -> dict[str, Json]:
        players: list[Json] = [player.as_json() for player in self.players]
        return {
            "players": players,
            "supply": numbers(self.supply),
            "goods_market": numbers(self.goods_market),
            "route_goods": numbers(self.route_goods),
            "deed_open": numbers(self.deed_open),
            "events_left": numbers(self.events_left),
            "lost": numbers(self.lost),
            "goods_lost": numbers(self.goods_lost),
            **save_fields(self, FIELDS),
        }

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
    """The state that `OrleansState.position` describes, with an empty stack."""
    state = OrleansState(
        game,
        box,
        origin,
        None,
        [player_from_json(table) for table in tables_of_players(data, origin.seats)],
        vector(data, "supply", KINDS),
        vector(data, "goods_market", GOODS),
        vector(data, "route_goods", 2 * ROUTES),
        vector(data, "deed_open", DEEDS * KINDS),
        vector(data, "events_left", EVENTS),
        vector(data, "lost", KINDS),
        vector(data, "goods_lost", GOODS),
    )
    restore_fields(state, FIELDS, data)
    take_options(state)
    return state


def own(state: State) -> OrleansState:
    """A state of this game as what it is."""
    assert isinstance(state, OrleansState)
    return state


def take_options(state: OrleansState) -> None:
    """Keep the options where the rules ask for them often."""
    planning = state.origin.options["planning"]
    state.plans_are_hidden = 1 if planning == "hidden" else 0
    state.plans_in_order = 1 if planning == "in_order" else 0
    state.bank_is_limited = 1 if state.origin.options["limited_bank"] is True else 0
