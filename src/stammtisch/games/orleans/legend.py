"""What the saved numbers of Orléans mean, in the names of the view and the catalogue.

What lies with the players, on the boards and out of the game is written; what follows from it is worked out: sizes,
the masks of open spaces, the place tiles that are left, and the coins of the bank.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.legend import (
    Counts,
    EachSeat,
    Flag,
    Group,
    Kind,
    Number,
    OneOf,
    Row,
    SeatSet,
    Set,
    Slots,
    WorkOut,
    inside,
    number_at,
    place_of,
    table_at,
)
from stammtisch.core.plain import Json, as_dict, as_int, as_ints, as_list
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    BOARD_PLACES_MASK,
    CITIZENS,
    DEED_IDS,
    DEEDS,
    EMPTY,
    EVENT_IDS,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    KIND_IDS,
    KINDS,
    MIN_SEATS,
    PLACE_IDS,
    PLACES,
    SPACES,
    TOWER_SPACE,
    TOWN_IDS,
    TRACKS,
)
from stammtisch.games.orleans.places.bathhouse import NOBODY
from stammtisch.games.orleans.places.followers import MOST_DRAWN
from stammtisch.games.orleans.sight.view import citizen_id

MOST_COINS: Final = 9_999
MOST_TILES: Final = 40  # of one kind
MOST_IN_HAND: Final = 15  # of one kind
MOST_GOODS: Final = 100  # of one kind
MOST_STEPS: Final = 20  # of a character track
MOST_DEBT: Final = 99
ALL_PLACE_TILES: Final = ((1 << PLACES) - 1) & ~BOARD_PLACES_MASK
# Which place tiles a trader may bring, saved as 1, 2 or 3 (O-6.5).
CATEGORIES: Final = ["I", "II", "I+II"]


class Table(Group):
    """Several values, some of which are saved under another name."""

    def __init__(self, kinds: dict[str, Kind], saved_as: dict[str, str], derived: dict[str, WorkOut]) -> None:
        super().__init__(kinds, derived)
        self.saved_as = saved_as

    def words(self, packed: Json) -> Json:
        given = as_dict(packed, "the pieces")
        return {name: kind.words(given[self.saved_as.get(name, name)]) for name, kind in self.kinds.items()}

    def packed(self, words: Json, where: str) -> Json:
        saved = as_dict(super().packed(words, where), where)
        return {self.saved_as.get(name, name): value for name, value in saved.items()}


class Rows(Group):
    """A value for each of several rows, saved as one long list of `width` numbers for each; one left out is usual."""

    def __init__(self, kinds: dict[str, Kind], width: int) -> None:
        super().__init__(kinds)
        self.width = width

    def words(self, packed: Json) -> Json:
        numbers = as_list(packed, "rows")
        width = self.width
        found: dict[str, Json] = {}
        for place, (name, kind) in enumerate(self.kinds.items()):
            found[name] = kind.words(numbers[place * width : (place + 1) * width])
        return found

    def packed(self, words: Json, where: str) -> Json:
        saved: list[Json] = []
        for row in as_dict(super().packed(words, where), where).values():
            saved.extend(as_list(row, where))
        return saved


class Piles(Group):
    """How many there are of each thing, saved as a list; a thing left out is as at the beginning of the game."""

    def __init__(self, names: list[str], most: list[int]) -> None:
        kinds: dict[str, Kind] = {name: Number(0, number) for name, number in zip(names, most, strict=True)}
        super().__init__(kinds)

    def words(self, packed: Json) -> Json:
        return dict(zip(self.kinds, as_list(packed, "a pile"), strict=True))

    def packed(self, words: Json, where: str) -> Json:
        return list(as_dict(super().packed(words, where), where).values())


class PlaceTiles(Kind):
    """Some of the place tiles, saved as a mask of places; `always` are in it without being written."""

    def __init__(self, always: int) -> None:
        self.always = always
        self.tiles = Set(PLACE_IDS[FIRST_PLACE_TILE:])

    def words(self, packed: Json) -> Json:
        return self.tiles.words(as_int(packed, "place tiles") >> FIRST_PLACE_TILE)

    def packed(self, words: Json, where: str) -> Json:
        return (as_int(self.tiles.packed(words, where), where) << FIRST_PLACE_TILE) | self.always


class Deed(Kind):
    """The followers that were sent to a deed; saved are the spaces that are still free."""

    def __init__(self, wants: list[int]) -> None:
        self.wants = wants

    def words(self, packed: Json) -> Json:
        sent: dict[str, Json] = {}
        for kind, still_open in enumerate(as_ints(packed, "a deed")):
            if still_open != self.wants[kind]:
                sent[KIND_IDS[kind]] = self.wants[kind] - still_open
        return sent

    def packed(self, words: Json, where: str) -> Json:
        still_open: list[Json] = []
        still_open.extend(self.wants)
        wanted = [KIND_IDS[kind] for kind in range(KINDS) if self.wants[kind]]
        for name, sent in table_at(words, where).items():
            place_of(name, wanted, where)
            kind = KIND_IDS.index(name)
            still_open[kind] = self.wants[kind] - number_at(sent, inside(where, name), 0, self.wants[kind])
        return still_open


class OnTower(Kind):
    """What lay on the two spaces of the Gunpowder Tower, saved as one number (`Player.tower_before`)."""

    def __init__(self, spaces: list[str], tiles: list[str]) -> None:
        self.slots = Slots(spaces, OneOf(tiles, 1), EMPTY)

    def words(self, packed: Json) -> Json:
        number = as_int(packed, "tower")
        return self.slots.words([number % 16, number // 16])

    def packed(self, words: Json, where: str) -> Json:
        first, second = as_ints(self.slots.packed(words, where), where)
        return second * 16 + first


class InHand(Kind):
    """Followers that wait in the hand, saved as four bits for each tile (`Player.hand`)."""

    def __init__(self, tiles: list[str]) -> None:
        self.counts = Counts(tiles, MOST_IN_HAND)

    def words(self, packed: Json) -> Json:
        number = as_int(packed, "hand")
        if number >> (4 * len(self.counts.names)):
            raise ValueError("more in hand than there are followers")
        return self.counts.words([(number >> (4 * tile)) & 15 for tile in range(len(self.counts.names))])

    def packed(self, words: Json, where: str) -> Json:
        counts = as_ints(self.counts.packed(words, where), where)
        return sum(count << (4 * tile) for tile, count in enumerate(counts))


class Town(Table):
    """What lies before a player; a hand is saved only where something is in it."""

    def words(self, packed: Json) -> Json:
        return super().words({"hand": 0, **as_dict(packed, "a player")})

    def packed(self, words: Json, where: str) -> Json:
        saved = as_dict(super().packed(words, where), where)
        if saved["hand"] == 0:
            del saved["hand"]
        return saved


def legend(box: Components, seats: int) -> Group:
    followers = [tiles[seats - MIN_SEATS] for tiles in box.neutral_tiles]
    return Table(
        {
            "round": Number(0, box.rounds),
            "event": OneOf(EVENT_IDS),
            "events_left": Piles(EVENT_IDS, box.event_count),
            "start_seat": Number(0, seats - 1),
            "players": EachSeat(seats, _player(box)),
            "supply": Piles(KIND_IDS, followers),
            "followers_lost": Piles(KIND_IDS, followers),
            "goods_market": Piles(GOOD_IDS, box.good_count),
            "goods_lost": Piles(GOOD_IDS, box.good_count),
            "routes": _routes(box),
            "deeds": _deeds(box),
            "citizens": Set([citizen_id(citizen) for citizen in range(CITIZENS)]),
            "technology": Number(0, box.technology_tiles),
            "technology_lost": Number(0, box.technology_tiles),
            "place_tiles_gone": PlaceTiles(0),
        },
        {
            "followers_lost": "lost",
            "routes": "route_goods",
            "deeds": "deed_open",
            "citizens": "citizens_left",
            "technology": "technology_left",
            "place_tiles_gone": "tiles_gone",
        },
        {
            "tiles_left": _tiles_left,
            "bank": lambda saved: box.bank_coins - sum(_of_players(saved, "coins")),
        },
    )


def _player(box: Components) -> Group:
    spaces = box.space_ids
    return Town(
        {
            "bag": Counts(box.tile_ids, MOST_TILES),
            "market": Counts(box.tile_ids, MOST_TILES),
            "hand": InHand(box.tile_ids),
            "spaces": Slots(spaces, OneOf([*box.tile_ids, "technology"], 1), EMPTY),
            "planned": Set(spaces[:SPACES]),
            "tower_before_planning": OnTower(spaces[TOWER_SPACE:], box.tile_ids),
            "moved_back": Number(0, MOST_DRAWN),
            "has_passed": Flag(),
            "coins": Number(0, MOST_COINS),
            "goods": Counts(GOOD_IDS, MOST_GOODS),
            "tracks": Counts(KIND_IDS[:TRACKS], MOST_STEPS),
            "development": Number(0, int(box.development_last)),
            "citizens": Number(0, CITIZENS),
            "merchant": OneOf(TOWN_IDS),
            "stations": Set(TOWN_IDS),
            "stations_left": Number(0, box.trading_stations),
            "stations_lost": Number(0, box.trading_stations),
            "place_tiles": PlaceTiles(BOARD_PLACES_MASK),
            "technology_aside": Number(0, box.technology_tiles),
            "farmer_technology_aside": Number(0, box.technology_tiles),
        },
        {
            "spaces": "board",
            "tower_before_planning": "tower_before",
            "tracks": "track",
            "place_tiles": "places",
            "technology_aside": "technology",
            "farmer_technology_aside": "farmer_technology",
        },
        {
            "bag_size": lambda saved: sum(as_ints(saved["bag"], "bag")),
            "market_size": lambda saved: sum(as_ints(saved["market"], "market")),
            "stations_built": lambda saved: as_int(saved["stations"], "stations").bit_count(),
            "open_spaces": lambda saved: _open_spaces(box, saved),
        },
    )


def _routes(box: Components) -> Group:
    """The goods on the spaces of each route, in order; where only the second is left, null comes before it."""
    kinds: dict[str, Kind] = {route: Row(OneOf(GOOD_IDS, 1, nothing=0), 2, 0) for route in box.route_ids}
    return Rows(kinds, 2)


def _deeds(box: Components) -> Group:
    kinds: dict[str, Kind] = {}
    for deed in range(DEEDS):
        kinds[DEED_IDS[deed]] = Deed([int(box.deed_wants[deed * KINDS + kind]) for kind in range(KINDS)])
    return Rows(kinds, KINDS)


# What follows from the rest


def _open_spaces(box: Components, saved: dict[str, Json]) -> int:
    """The empty action spaces of the places that a player has, the Tower's left out."""
    places = as_int(saved["place_tiles"], "places")
    contents = as_ints(saved["spaces"], "spaces")
    mask = 0
    for space in range(SPACES):
        if contents[space] == EMPTY and (places >> int(box.space_place[space])) & 1:
            mask |= 1 << space
    return mask


def _tiles_left(saved: dict[str, Json]) -> int:
    """The place tiles that nobody has and that are not out of the game."""
    taken = as_int(saved["place_tiles_gone"], "place tiles")
    for places in _of_players(saved, "places"):
        taken |= places
    return ALL_PLACE_TILES & ~taken


def _of_players(saved: dict[str, Json], field: str) -> list[int]:
    return [as_int(as_dict(player, "a player")[field], field) for player in as_list(saved["players"], "players")]


# Pending questions and steps


def pending_kinds(box: Components, seats: int) -> dict[str, Kind]:
    drawn = OneOf(box.tile_ids, nothing=NOBODY)
    return {
        "seat": Number(0, seats - 1),
        "waiting": SeatSet(seats),
        "loading": SeatSet(seats),
        "queue": SeatSet(seats),
        "in_order": Flag(),
        "place": OneOf(PLACE_IDS),
        "sent": Number(0, MOST_DRAWN),
        "categories": OneOf(CATEGORIES, 1),
        "first": drawn,
        "second": drawn,
        "third": drawn,
        "exclude-tile.left": Number(1, max(*box.tiles_excluded_each, 1)),
        "place-from-bathhouse.left": Number(1, box.bathhouse_place),
        "debt": Number(1, MOST_DEBT),
    }
