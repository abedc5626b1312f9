"""What the saved numbers of Village mean, in the names of the view and the catalogue.

Supplies and piles are not written: what lies nowhere else lies there. Every expansion has its own part of the legend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.legend import (
    Counts,
    EachSeat,
    Flag,
    Grid,
    Group,
    Kind,
    Number,
    NumberOr,
    OneOf,
    Row,
    SeatSet,
    Set,
    WorkOut,
)
from stammtisch.core.plain import Json, as_dict, as_int, as_ints, as_list
from stammtisch.games.village.components import Components, count_column
from stammtisch.games.village.expansions.ids import ALL_CUSTOMER_IDS, ALL_PLACES, ALL_SPACE_IDS
from stammtisch.games.village.ids import (
    BAG,
    BESIDE_TRAY,
    BUILDING_IDS,
    BUILDINGS,
    CASTLE_IDS,
    CHRONICLE,
    CHURCH,
    COLOURS,
    CUBE_IDS,
    CUBES,
    CUSTOMER_IDS,
    FAME_IDS,
    FIRST_DEAD,
    GOOD_IDS,
    GOODS,
    GRAVE,
    GROUPS,
    MARKET_SPACES,
    NUMBER_IDS,
    ON_CHURCH,
    ON_ROOF,
    PLACES,
    RIVAL,
    RIVAL_PLACES,
    STEPS,
    TRAY,
    USED_UP,
    count_all,
)
from stammtisch.games.village.kinds import Family, Fates, Laid, Price

if TYPE_CHECKING:
    from stammtisch.games.village.expansions.combination import Combination

MOST: Final = 999  # points, coins, goods: more than anybody ever has
MOST_ON_TRAY: Final = 20  # cubes in one compartment
MOST_MADE: Final = 20  # with one action
NOTHING: Final = -1
MOMENT_IDS: Final = ["turn", "market", "mass", "scoring", "wedding"]
INSTEAD_IDS: Final = ["nothing", "scroll", "time"]


def legend(chosen: Combination, box: Components, seats: int) -> Group:
    is_solo = seats == 1
    customers = ALL_CUSTOMER_IDS if chosen.is_expanded else CUSTOMER_IDS
    spaces = ALL_SPACE_IDS[: len(chosen.space_cubes)]
    most_cubes = max(chosen.cube_count)
    player = Group({
        "cubes": Counts(CUBE_IDS[:COLOURS], most_cubes),
        "goods": Counts(GOOD_IDS, MOST),
        "family": family_of_player(chosen),
        "fame": Counts(FAME_IDS, MOST),
        "coins": Number(0, MOST),
        "grain": Number(0, box.grain_spaces),
        "time": Number(0, box.lifetime - 1),
        "deaths_due": Number(0, 2),
        "castles": Set(CASTLE_IDS),
        "customers": Set(customers),
    })  # fmt: skip
    kinds: dict[str, Kind] = {
        "players": EachSeat(seats, player),
        "bag": Counts(CUBE_IDS, most_cubes),
        "spaces": Grid(spaces, CUBES, Counts(CUBE_IDS, most_cubes)),
        "market": Row(OneOf(customers, 1, 0), MARKET_SPACES, 0),
        "round": Number(0, MOST),
        "start_seat": Number(0, seats - 1),
        "marker": NumberOr(0, seats - 1, {ON_ROOF: "roof", USED_UP: "used-up"} if is_solo else {ON_ROOF: "roof"}),
        "trigger": NumberOr(0, seats - 1, {NOTHING: None, RIVAL: "conny"} if is_solo else {NOTHING: None}),
        "last_turns": NumberOr(0, max(seats, 2), {NOTHING: None}),
        "mass_figures": Number(0, box.mass_figures),
        "taken_space": OneOf(spaces, nothing=NOTHING),
        "taken_cube": OneOf(CUBE_IDS, nothing=NOTHING),
    }  # fmt: skip
    derived: dict[str, WorkOut] = {}
    if is_solo:
        kinds["rival"] = family_of_conny(chosen)
        kinds["tray"] = Row(Laid(MOST_ON_TRAY), TRAY, 0)
        kinds["fates"] = Fates()
        kinds["tray_at"] = NumberOr(0, TRAY - 1, {NOTHING: None})
        kinds["rival_customers"] = Set(customers)
    else:
        derived["rival"] = derived["tray"] = derived["fates"] = lambda saved: []
        derived["tray_at"] = lambda saved: NOTHING
        derived["rival_customers"] = lambda saved: 0
    for expansion in chosen.expansions:
        if expansion.saved_as:
            kinds[expansion.saved_as] = expansion.legend(chosen, box, seats)
    rest = WhatIsLeft(chosen, box, count_column(seats))
    derived.update(
        supply=rest.cubes,
        goods_supply=rest.goods,
        grain_supply=rest.grain,
        coins_supply=rest.coins,
        chronicle=rest.chronicle,
        graves=rest.graves,
        customers_left=rest.customers,
    )
    for expansion in chosen.expansions:
        if expansion.saved_as:
            derived[expansion.saved_as] = expansion.completed
    return Group(kinds, derived)


def family_of_player(chosen: Combination) -> Family:
    places = list(range(PLACES))
    for expansion in chosen.expansions:
        places.extend(expansion.places)
    has_bread = any(expansion.has_bread for expansion in chosen.expansions)
    length = ALL_PLACES if chosen.is_expanded else PLACES
    return Family(places, length, int(chosen.all_figures), has_bread=has_bread)


def family_of_conny(chosen: Combination) -> Family:
    """Her figures wait beside the tray or on the church; only those go into the bag and on the steps (VS-1)."""
    places = [BAG, *range(CHURCH, CHURCH + STEPS), *range(FIRST_DEAD, PLACES), BESIDE_TRAY, ON_CHURCH]
    for expansion in chosen.expansions:
        places.extend(expansion.dead)
    length = ALL_PLACES if chosen.is_expanded else RIVAL_PLACES
    return Family(places, length, int(chosen.all_figures), has_bread=False)


class WhatIsLeft:
    """What lies in supplies and piles: all that is in the box and nowhere else."""

    def __init__(self, chosen: Combination, box: Components, column: int) -> None:
        self.chosen = chosen
        self.box = box
        self.column = column

    def cubes(self, saved: dict[str, Json]) -> Json:
        bag, spaces = numbers(saved, "bag"), numbers(saved, "spaces")
        left = [self.chosen.cube_count[cube] - bag[cube] - sum(spaces[cube::CUBES]) for cube in range(CUBES)]
        for player in players(saved):
            for colour, number in enumerate(numbers(player, "cubes")):
                left[colour] -= number
        for compartment in numbers(saved, "tray"):
            rest = compartment
            while rest > 0:
                left[rest % 8 - 1] -= 1
                rest //= 8
        return [*left]

    def goods(self, saved: dict[str, Json]) -> Json:
        left = [int(number) for number in self.box.good_count]
        for player in players(saved):
            for good, number in enumerate(numbers(player, "goods")):
                left[good] -= number
        for expansion in self.chosen.expansions:
            for good, number in enumerate(expansion.goods_and_grain(saved)[:GOODS]):
                left[good] -= number
        return [*left]

    def grain(self, saved: dict[str, Json]) -> Json:
        left = self.box.grain - sum(as_int(player["grain"], "grain") for player in players(saved))
        return left - sum(sum(expansion.goods_and_grain(saved)[GOODS:]) for expansion in self.chosen.expansions)

    def coins(self, saved: dict[str, Json]) -> Json:
        return self.box.coins - sum(as_int(player["coins"], "coins") for player in players(saved))

    def chronicle(self, saved: dict[str, Json]) -> Json:
        left: list[Json] = []
        for group in range(GROUPS):
            left.append(self.chosen.group_slots[group] - figures_at(saved, CHRONICLE + group))
        return left

    def graves(self, saved: dict[str, Json]) -> Json:
        return self.box.graves[self.column] - figures_at(saved, GRAVE)

    def customers(self, saved: dict[str, Json]) -> Json:
        left = int(self.chosen.customers)
        for player in players(saved):
            left &= ~as_int(player["customers"], "customers")
        for content in numbers(saved, "market"):
            left &= ~(1 << (content - 1)) if content > 0 else -1
        return left & ~as_int(saved["rival_customers"], "rival_customers")


# Reading saved pieces


def numbers(saved: dict[str, Json], name: str) -> list[int]:
    return as_ints(saved[name], name)


def players(saved: dict[str, Json]) -> list[dict[str, Json]]:
    return [as_dict(player, "a player") for player in as_list(saved["players"], "players")]


def figures_at(saved: dict[str, Json], place: int) -> int:
    """How many figures are at a place, Conny's counted."""
    families = [numbers(player, "family") for player in players(saved)]
    conny = numbers(saved, "rival")
    return sum(int(count_all(family[place])) for family in [*families, conny] if family)


# What is being asked


def pending_kinds(seats: int) -> dict[str, Kind]:
    """What the numbers of the base game's questions and steps mean; in the circle of a solo game Conny is 1."""
    circle = max(seats, 2)
    return {
        "seat": Number(0, seats - 1),
        "turn.seat": Number(0, circle - 1),
        "after-turn.seat": Number(0, circle - 1),
        "next-sale.seat": Number(0, circle - 1),
        "caller": Number(0, circle - 1),
        "passed": SeatSet(circle),
        "is_first": Flag(),
        "is_free": Flag(),
        "is_last": Flag(),
        "at": OneOf(MOMENT_IDS),
        "receive-cubes.number": Number(1, 2),
        "pay-any.number": Number(1, 3),
        "number": OneOf(NUMBER_IDS),
        "building": OneOf(BUILDING_IDS[:BUILDINGS]),
        "reached": Number(1, STEPS),
        "castle": OneOf(CASTLE_IDS),
        "cost": Price(),
        "instead": OneOf(INSTEAD_IDS),
        "space": OneOf(ALL_SPACE_IDS),
    }
