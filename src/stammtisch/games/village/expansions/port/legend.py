"""What the saved numbers of Port mean: ships and what they carry, captains, chests, lighthouses, graves at sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.core.legend import (
    Counts,
    Flag,
    Group,
    Kind,
    Number,
    NumberOr,
    OneOf,
    Set,
    Slots,
    inside,
    number_at,
    place_of,
    table_at,
)
from stammtisch.core.plain import Json, as_dict, as_int, as_ints
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import KIND_IDS, SEA
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import (
    ALL_CAPTAIN_IDS,
    BURIAL_IDS,
    BURIALS,
    CAPTAIN_IDS,
    CARGO_IDS,
    CHEST_IDS,
    CHEST_OPTIONS,
    CHESTS,
    COCOA,
    COUNTED,
    FREE,
    FROM_HOME,
    ISLAND_IDS,
    NO_CAPTAIN,
    SOURCE_IDS,
    SOURCES,
    WATER_IDS,
)
from stammtisch.games.village.expansions.port.table import keeper_code, kind_of_keeper, seat_of_keeper
from stammtisch.games.village.ids import RIVAL
from stammtisch.games.village.kinds import BySeat
from stammtisch.games.village.legend import MOST, figures_at

if TYPE_CHECKING:
    from stammtisch.games.village.expansions.combination import Combination

HOME_IDS = CARGO_IDS[COCOA:COUNTED]  # tiles that ships bring home
MOST_TILES = 20
MOST_STEPS = 9


def legend(chosen: Combination, box: Components, seats: int) -> Group:
    def chests_left(saved: dict[str, Json]) -> Json:
        """The chests that lie nowhere else."""
        left = chests_in_game(chosen, box) & ~as_int(saved["chests_opened"], "chests_opened")
        for place in ("chests_aboard", "chests_home", "chests_given"):
            for mask in as_ints(saved[place], place):
                left &= ~mask
        return left

    return Group(
        {
            "ships": BySeat(seats, OneOf(WATER_IDS)),
            "captains": BySeat(seats, OneOf(ALL_CAPTAIN_IDS, nothing=NO_CAPTAIN)),
            "helmsmen": BySeat(seats, Flag()),
            "cargo": BySeat(seats, Counts(CARGO_IDS[:COUNTED], 2), COUNTED),
            "home": BySeat(seats, Counts(HOME_IDS, MOST_TILES), len(HOME_IDS)),
            "chests_aboard": BySeat(seats, Set(CHEST_IDS)),
            "chests_home": BySeat(seats, Set(CHEST_IDS)),
            "chests_given": BySeat(seats, Set(CHEST_IDS)),
            "lighthouses": Slots(ISLAND_IDS, Keeper(seats), FREE),
            "burials": Slots(BURIAL_IDS, NumberOr(0, seats - 1, {RIVAL: "conny"} if seats == 1 else {}), FREE),
            "fame": BySeat(seats, Counts(SOURCE_IDS, MOST), SOURCES),
            "captains_left": Set(CAPTAIN_IDS),
            "cocoa_left": Number(0, MOST_TILES),
            "tea_left": Number(0, MOST_TILES),
            "chests_opened": Set(CHEST_IDS),
        },
        {"chests_left": chests_left},
    )


def chests_in_game(chosen: Combination, box: Components) -> int:
    """The chests that a combination of expansions brings into a game, as a mask."""
    found = 0
    for chest in range(CHESTS):
        if chosen.has(CHEST_OPTIONS[box_of(box).chest_sets[chest]]):
            found |= 1 << chest
    return found


def keeper_in_words(keeper: i64) -> Json:
    """Whose figure keeps a lighthouse, and which."""
    return {"seat": int(seat_of_keeper(keeper)), "number": KIND_IDS[int(kind_of_keeper(keeper))]}


class Keeper(Kind):
    """Who keeps a lighthouse: seat, and number of the figure, with the bread under it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def words(self, packed: Json) -> Json:
        return keeper_in_words(as_int(packed, "a keeper"))

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        for name in given:
            place_of(name, ["seat", "number"], where)
        seat = number_at(given.get("seat"), inside(where, "seat"), 0, self.seats - 1)
        kind = place_of(given.get("number"), KIND_IDS, inside(where, "number"))
        return int(keeper_code(seat, kind))


def completed(saved: dict[str, Json]) -> Json:
    """The saved table with the burial spaces that nobody has taken yet: as many as figures are not at sea."""
    return {**as_dict(saved["port"], "port"), "sea_left": BURIALS - figures_at(saved, SEA)}


def goods_and_grain(saved: dict[str, Json]) -> list[int]:
    """The goods by kind, then the grain, aboard all ships."""
    cargo = as_ints(as_dict(saved["port"], "port")["cargo"], "cargo")
    return [sum(cargo[kind::COUNTED]) for kind in range(FROM_HOME)]


def pending_kinds() -> dict[str, Kind]:
    return {
        "free": Number(0, 2),
        "paid": Number(0, MOST_STEPS),
        "pair": Flag(),
        "island": OneOf(ISLAND_IDS),
        "which-lighthouse.number": OneOf(KIND_IDS),
        "taken": Number(0, MOST_STEPS),
        "tile": OneOf(HOME_IDS),
    }
