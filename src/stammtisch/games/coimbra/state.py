"""The table of Coimbra at one moment: `CoimbraState`, and one `Player` per seat.

Fields, copying, saving, and questions about the position; nothing here decides or changes a rule.
Bits and vectors keep copies cheap: bit n of a mask stands for card, voyage, tile or monastery space n.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
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
    vector_of,
    zeros,
)
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    CASTLE_POINTS,
    CLASSES,
    COLOURS,
    DISK_POINTS,
    DISPLAY,
    FACES,
    FAVOURS,
    FIRST_MONASTERY_BONUS,
    LOCATIONS,
    MAX_SEATS,
    NO_NODE,
    NOWHERE,
    ROW,
    SCORING_TILES,
    SOURCES,
    SPACES,
    START_CARDS,
    STARTING,
    TOKEN,
    VOYAGES_IN_PLAY,
)

# What is saved: the vectors, then the fields that are plain numbers.
PLAYER_VECTORS: Final = ["track", "dice", "points"]
PLAYER_FIELDS: Final = ["guards", "coins", "cards", "favours", "crown_tokens", "pilgrim", "visited", "voyages"]
LAYOUT_VECTORS: Final = ["groups", "monasteries", "voyages", "scoring"]
VECTORS: Final = ["pool", "resting", "rows", "row_size", "display", "crown_on", "order", "ranks"]
FIELDS: Final = ["round", "face_down", "discard", "favours_left", "phase"]


class Player:
    """What lies before one player, and the player's disks."""

    def __init__(self, model: Player | None) -> None:
        """A player at the very beginning, or one who stands where the model does."""
        if model is None:
            self.track = zeros(CLASSES)  # the disk's space on each influence track
            self.dice = zeros(COLOURS)  # retrieved dice on the shutter spaces, by colour
            self.points = zeros(SOURCES)  # points on the score track, by where they came from
            self.guards: i64 = 0
            self.coins: i64 = 0
            self.cards: i64 = 0  # mask of the character cards
            self.favours: i64 = 0  # mask of the favour tiles taken this round
            self.crown_tokens: i64 = 0  # mask of the crown tokens taken this round
            self.pilgrim: i64 = NO_NODE
            self.visited: i64 = 0  # mask of the monastery spaces with a disk of this player
            self.voyages: i64 = 0  # mask of the voyages with a disk of this player
        else:
            self.track = model.track[:]
            self.dice = model.dice[:]
            self.points = model.points[:]
            self.guards = model.guards
            self.coins = model.coins
            self.cards = model.cards
            self.favours = model.favours
            self.crown_tokens = model.crown_tokens
            self.pilgrim = model.pilgrim
            self.visited = model.visited
            self.voyages = model.voyages

    def copy(self) -> Player:
        return Player(self)

    def has_card(self, card: i64) -> bool:
        return (self.cards >> card) & 1 != 0

    def has_favour(self, favour: i64) -> bool:
        return (self.favours >> favour) & 1 != 0

    def has_visited(self, space: i64) -> bool:
        return (self.visited >> space) & 1 != 0

    def has_invested(self, voyage: i64) -> bool:
        return (self.voyages >> voyage) & 1 != 0

    def score(self) -> i64:
        """The points on the score track; they may be below zero (C-8.2)."""
        total: i64 = 0
        for source in range(i64(SOURCES)):
            total += self.points[source]
        return total

    def dice_left(self) -> i64:
        """How many retrieved dice lie on the shutter spaces."""
        total: i64 = 0
        for colour in range(i64(COLOURS)):
            total += self.dice[colour]
        return total

    def as_json(self) -> dict[str, Json]:
        return {**save_vectors(self, PLAYER_VECTORS), **save_fields(self, PLAYER_FIELDS)}


class Layout:
    """What the set-up laid out and nobody moves any more; copies of a state share it."""

    def __init__(self) -> None:
        self.groups = zeros(START_CARDS)  # start cards: the first group's two, the second's, …
        self.monasteries = zeros(SPACES)  # the tile on each monastery space
        self.voyages = zeros(VOYAGES_IN_PLAY)  # the six voyages, left to right
        self.scoring = zeros(SCORING_TILES)  # the influence scoring tile above each track
        self.castle_spaces: i64 = 0  # mask of the spaces whose monastery rewards dice in the castle
        self.disk_spaces: i64 = 0  # mask of those that reward later disks

    def note_rewards(self, box: Components) -> None:
        """Note which monasteries reward later deeds, once all lie on the map (C-15.12, C-15.13)."""
        self.castle_spaces = self.disk_spaces = 0
        for space in range(SPACES):
            effect = box.bonus[FIRST_MONASTERY_BONUS + self.monasteries[space]]
            if effect == CASTLE_POINTS:
                self.castle_spaces |= bit(space)
            if effect == DISK_POINTS:
                self.disk_spaces |= bit(space)


class Bonuses:
    """What bonuses bring. Rules that bring one know only this; `places/bonuses.py` has what each of them does."""

    def gain(self, state: CoimbraState, seat: int, bonus: int) -> None:
        """A bonus takes effect."""
        raise NotImplementedError


class CoimbraState(State):
    """The whole table: city, display, tracks, map, players and round."""

    def __init__(
        self, game: Game, box: Components, bonuses: Bonuses, origin: Origin, model: CoimbraState | None
    ) -> None:
        super().__init__(game, origin, model)
        self.box = box
        self.bonuses = bonuses
        if model is None:
            self.players: list[Player] = [Player(None) for _ in range(origin.seats)]
            self.layout = Layout()
            self.pool = zeros(COLOURS * FACES)  # rolled dice that nobody has taken: see `die_in_pool`
            self.resting = zeros(COLOURS)  # dice beside the board that wait for the next roll, by colour
            # The dice and tokens of each location from left to right; see `die_entry`.
            self.rows = zeros(LOCATIONS * ROW)
            self.row_size = zeros(LOCATIONS)
            self.display = zeros(DISPLAY)  # row * 4 + column -> 1 + card, or 0
            # The place in the display where each class' crown token lies, or NOWHERE.
            self.crown_on = vector_of([NOWHERE] * CLASSES)
            self.order = zeros(MAX_SEATS)  # the seats in player order
            # track * 4 + place -> seat: the disks of a track from the farthest to the last
            self.ranks = vector_of([*range(MAX_SEATS)] * CLASSES)
            self.round: i64 = 0
            self.face_down: i64 = 0  # mask of the cards in the character stack
            self.discard: i64 = 0  # mask of the cards on the discard pile
            self.favours_left: i64 = 0  # mask of the favour tiles beside the castle
            self.phase: i64 = STARTING
            # The option, where the rules ask for it often
            self.asks_before_gains: i64 = 1 if origin.options["forfeiting"] == "ask" else 0
        else:
            self.players = [player.copy() for player in model.players]
            self.layout = model.layout
            self.pool = model.pool[:]
            self.resting = model.resting[:]
            self.rows = model.rows[:]
            self.row_size = model.row_size[:]
            self.display = model.display[:]
            self.crown_on = model.crown_on[:]
            self.order = model.order[:]
            self.ranks = model.ranks[:]
            self.round = model.round
            self.face_down = model.face_down
            self.discard = model.discard
            self.favours_left = model.favours_left
            self.phase = model.phase
            self.asks_before_gains = model.asks_before_gains

    # Copies and saving

    def copy(self) -> CoimbraState:
        return CoimbraState(self.game, self.box, self.bonuses, self.origin, self)

    def pieces(self) -> dict[str, Json]:
        players: list[Json] = [player.as_json() for player in self.players]
        layout = save_vectors(self.layout, LAYOUT_VECTORS)
        return {"players": players, "layout": layout, **save_vectors(self, VECTORS), **save_fields(self, FIELDS)}

    # Questions about the position

    def stage(self) -> int:
        return int(self.round)

    def seats_in_order(self) -> list[int]:
        """The seats in player order (C-5.2)."""
        return [int(seat) for seat in self.order[: self.seats]]

    def flag_of(self, seat: i64) -> i64:
        """The place of a seat in the player order, from 0."""
        for place in range(self.seats):
            if self.order[place] == seat:
                return place
        return 0

    def crowns(self, seat: i64) -> i64:
        """Crown tokens and favour tiles of this round, and the crowns at the flag (C-5.1)."""
        player = self.players[seat]
        total = self.box.flag_crowns[self.flag_of(seat)]
        for cls in range(i64(CLASSES)):
            if (player.crown_tokens >> cls) & 1:
                total += self.box.token_crowns[cls]
        for favour in range(i64(FAVOURS)):
            if (player.favours >> favour) & 1:
                total += self.box.favour_crowns[favour]
        return total

    def cards_of_class(self, player: Player, cls: i64) -> i64:
        return count_bits(player.cards & self.box.class_mask[cls])

    def class_sets(self, player: Player) -> i64:
        """How many sets of one card of each class the player can form (C-14.3, C-15.7)."""
        fewest = self.cards_of_class(player, 0)
        for cls in range(i64(1), i64(CLASSES)):
            fewest = min(fewest, self.cards_of_class(player, cls))
        return fewest

    def rank_on(self, track: i64, seat: i64) -> i64:
        """The place of a seat's disk on a track, from 0 (C-8.4)."""
        for place in range(self.seats):
            if self.ranks[track * MAX_SEATS + place] == seat:
                return place
        return 0

    def crown_at(self, place: i64) -> i64:
        """The class whose crown token lies at a place of the display, or NOWHERE."""
        for cls in range(i64(CLASSES)):
            if self.crown_on[cls] == place:
                return cls
        return NOWHERE

    def points_on(self, track: i64) -> list[int]:
        """What the scoring tile above a track gives for each place, on the side for these players (C-17.3)."""
        tile = self.layout.scoring[track]
        return self.box.tile_four[tile] if self.seats == MAX_SEATS else self.box.tile_fewer[tile]

    def group_is_left(self, group: i64) -> bool:
        """Whether nobody has taken this group of start cards; asked only while they are chosen."""
        card = self.layout.groups[2 * group]
        return all(not player.has_card(card) for player in self.players)

    def corner_is_free(self, corner: i64) -> bool:
        return all(player.pilgrim != corner for player in self.players)


def die_in_pool(colour: i64, value: i64) -> i64:
    """Where the pool counts the dice of this colour and value."""
    return colour * FACES + value - 1


# Dice in a row: one number holds value, owner and colour, and whether the cap tile lies on the die.


def die_entry(value: i64, owner: i64, colour: i64) -> i64:
    return value * 64 + owner * 8 + colour


def with_cap(entry: i64, bonus: i64) -> i64:
    """The same die under the cap tile, its value raised (C-10.2)."""
    return entry + 1024 + bonus * 64


def value_of(entry: i64) -> i64:
    """The value that counts, cap tile included."""
    return (entry >> 6) & 15


def owner_of(entry: i64) -> i64:
    return (entry >> 3) & 7


def colour_of(entry: i64) -> i64:
    return entry & 7


def is_capped(entry: i64) -> bool:
    return entry >= 1024


def is_token(entry: i64) -> bool:
    return owner_of(entry) == TOKEN


def state_from_json(
    game: Game, box: Components, bonuses: Bonuses, origin: Origin, data: dict[str, Json]
) -> CoimbraState:
    """The state that `CoimbraState.pieces` describes, with an empty stack."""
    state = CoimbraState(game, box, bonuses, origin, None)
    for player, table in zip(state.players, tables_of_players(data, origin.seats), strict=True):
        restore_vectors(player, PLAYER_VECTORS, table)
        restore_fields(player, PLAYER_FIELDS, table)
    restore_vectors(state.layout, LAYOUT_VECTORS, as_dict(data["layout"], "layout"))
    state.layout.note_rewards(box)
    restore_vectors(state, VECTORS, data)
    restore_fields(state, FIELDS, data)
    return state


def own(state: State) -> CoimbraState:
    """A state of this game as what it is."""
    assert isinstance(state, CoimbraState)
    return state
