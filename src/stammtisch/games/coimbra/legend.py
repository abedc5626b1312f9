"""What the saved numbers of Coimbra mean, in the names of the view and the catalogue."""

from __future__ import annotations

from typing import Final

from stammtisch.core.legend import (
    Counts,
    EachSeat,
    Grid,
    Group,
    Kind,
    Number,
    OneOf,
    Row,
    Set,
    Slots,
    number_at,
    place_of,
    table_at,
    wrong,
)
from stammtisch.core.plain import Json, as_ints
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    COLOUR_IDS,
    COLUMNS,
    DISPLAY,
    FACES,
    FAVOUR_IDS,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    MONASTERY_IDS,
    NO_NODE,
    NODE_IDS,
    NOWHERE,
    PHASE_IDS,
    RESOURCE_IDS,
    ROW,
    SCORING_TILE_IDS,
    SCORING_TILES,
    SOURCE_IDS,
    SPACES,
    START_CARDS,
    TOKEN,
    TOKEN_COLOUR,
    VOYAGE_IDS,
    VOYAGES_IN_PLAY,
)
from stammtisch.games.coimbra.state import colour_of, die_entry, is_capped, is_token, owner_of, value_of

MOST_POINTS: Final = 999
HIGHEST: Final = 9  # what a die under the cap tile can count
SPACE_IDS: Final = NODE_IDS[len(NODE_IDS) - SPACES :]
# The display's places as one names them at the table: the location beside which a card lies, and its column.
DISPLAY_IDS: Final = [f"{LOCATION_IDS[1 + place // COLUMNS]}-{place % COLUMNS + 1}" for place in range(DISPLAY)]
DICE: Final = [f"{colour}-{value + 1}" for colour in COLOUR_IDS for value in range(FACES)]

# Where bonuses come from: cards, monasteries, favour tiles.
BONUS_NAMES: Final = [
    *CARD_IDS,
    *(f"monastery-{name}" for name in MONASTERY_IDS),
    *(f"favour-{name}" for name in FAVOUR_IDS),
]
REWARDS: Final = [*RESOURCE_IDS, "points", *CLASS_IDS]
MOST_AT_ONCE: Final = 120
ROUNDS: Final = (CARDS - START_CARDS) // DISPLAY


class InRow(Kind):
    """A die or a token in the row of a location: seat, colour and value, and whether the cap tile lies on it."""

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, int)
        if is_token(packed):
            return {"token": int(value_of(packed))}
        die: dict[str, Json] = {"seat": int(owner_of(packed)), "colour": COLOUR_IDS[int(colour_of(packed))]}
        die["value"] = int(value_of(packed))
        if is_capped(packed):
            die["capped"] = True
        return die

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        if "token" in given:
            return int(die_entry(number_at(given["token"], f"{where}.token", 1, FACES), TOKEN, TOKEN_COLOUR))
        for name in given:
            place_of(name, ["seat", "colour", "value", "capped"], where)
        seat = number_at(given.get("seat"), f"{where}.seat", 0, MAX_SEATS - 1)
        colour = place_of(given.get("colour"), COLOUR_IDS, f"{where}.colour")
        value = number_at(given.get("value"), f"{where}.value", 1, HIGHEST)
        capped = given.get("capped", False)
        if not isinstance(capped, bool):
            raise wrong(f"{where}.capped", "must be true or false.", "muss wahr oder falsch sein.")
        return int(die_entry(value, seat, colour)) + (1024 if capped else 0)


class SeatOrder(Kind):
    """The seats in an order; the saved list is longer, and its rest is always the same."""

    def __init__(self, seats: int, rest: list[int]) -> None:
        self.seats = seats
        self.rest = rest

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        return packed[: self.seats]

    def packed(self, words: Json, where: str) -> Json:
        saved = Row(Number(0, self.seats - 1), self.seats).packed(words, where)
        assert isinstance(saved, list)
        return [*saved, *self.rest[self.seats :]]


def legend(seats: int) -> Group:
    player = Group({
        "track": Counts(CLASS_IDS, 30),
        "dice": Counts(COLOUR_IDS, 9),
        "points": Counts(SOURCE_IDS, MOST_POINTS, -MOST_POINTS),
        "guards": Number(0, 99),
        "coins": Number(0, 99),
        "cards": Set(CARD_IDS),
        "favours": Set(FAVOUR_IDS),
        "crown_tokens": Set(CLASS_IDS),
        "pilgrim": OneOf(NODE_IDS, nothing=NO_NODE),
        "visited": Set(SPACE_IDS),
        "voyages": Set(VOYAGE_IDS),
    })  # fmt: skip
    layout = Group({
        "groups": Row(OneOf(CARD_IDS[:START_CARDS]), START_CARDS),
        "monasteries": Row(OneOf(MONASTERY_IDS), SPACES),
        "voyages": Row(OneOf(VOYAGE_IDS), VOYAGES_IN_PLAY),
        "scoring": Row(OneOf(SCORING_TILE_IDS), SCORING_TILES),
    })  # fmt: skip
    return Group({
        "players": EachSeat(seats, player),
        "layout": layout,
        "pool": Counts(DICE, 9),
        "resting": Counts(COLOUR_IDS, 9),
        "rows": Grid(LOCATION_IDS, ROW, Row(InRow(), ROW, 0)),
        "display": Slots(DISPLAY_IDS, OneOf(CARD_IDS, 1), 0),
        "crown_on": Slots(CLASS_IDS, OneOf(DISPLAY_IDS), NOWHERE),
        "order": SeatOrder(seats, [0] * MAX_SEATS),
        "ranks": Grid(CLASS_IDS, MAX_SEATS, SeatOrder(seats, list(range(MAX_SEATS)))),
        "round": Number(1, ROUNDS),
        "face_down": Set(CARD_IDS),
        "discard": Set(CARD_IDS),
        "favours_left": Set(FAVOUR_IDS),
        "phase": OneOf(PHASE_IDS),
    }, derived={"row_size": sizes_of_rows})  # fmt: skip


def sizes_of_rows(saved: dict[str, Json]) -> Json:
    rows = as_ints(saved["rows"], "rows")
    return [ROW - rows[location * ROW : (location + 1) * ROW].count(0) for location in range(LOCATIONS)]


def pending_kinds(seats: int) -> dict[str, Kind]:
    return {
        "seat": Number(0, seats - 1),
        "taker": Number(0, seats - 1),
        "number": Number(0, 99),
        "die": OneOf(DICE),
        "resource": OneOf([*RESOURCE_IDS, "any"]),
        "steps": Number(1, 99),
        "location": OneOf(LOCATION_IDS),
        "cls": OneOf(CLASS_IDS),
        "card": OneOf(CARD_IDS),
        "left": Number(0, VOYAGES_IN_PLAY),
        "done": Set(VOYAGE_IDS),
        "bonus": OneOf(BONUS_NAMES),
        "voyage-offer.bonus": OneOf(RESOURCE_IDS),
        "cards": Set(CARD_IDS),
        "spaces": Number(1, 30),
        "what": OneOf(REWARDS),
        "amount": Number(1, MOST_AT_ONCE),
        "source": OneOf(SOURCE_IDS),
    }
