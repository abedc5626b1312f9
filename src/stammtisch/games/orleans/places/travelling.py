"""Ship and wagon: the merchant moves along a route and takes a good; a trading station where he stands.

Rules: O-6.9 to O-6.12.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Pair
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.core.texts import Name
from stammtisch.games.orleans.glossary import ROUTE, TAKEN
from stammtisch.games.orleans.ids import NO_GOOD, ORLEANS, TOWNS
from stammtisch.games.orleans.state import OrleansState, Player

TRAVEL_BY: Final[Pair] = Pair("travel", ROUTE, TAKEN, otherwise="travel-needs-place")

TRAVELLED: Final = Message(12, "travelled", "player", "town")
TOOK_FROM_ROUTE: Final = Message(13, "took-from-route", "player", "good")
BUILT_STATION: Final = Message(24, "built-station", "player", "town")


class PlaceQuestion(OneSeatQuestion):
    """A question that belongs to a place."""

    fields: ClassVar = ["seat", "place"]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place


class Travel(PlaceQuestion):
    """Along which route does the merchant move, and which good does he take? (O-6.9 to O-6.11)"""

    prompt_key: ClassVar = "travel"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        box = state.box
        town = state.players[seat].merchant
        found: list[int] = []
        for route in box.routes_from[box.route_kind[self.place] * TOWNS + town]:
            first = state.route_goods[2 * route]
            second = state.route_goods[2 * route + 1]
            if first:
                found.append(TRAVEL_BY.of(route, first - 1))
            if second and second != first:
                found.append(TRAVEL_BY.of(route, second - 1))
            found.append(TRAVEL_BY.of(route, NO_GOOD))
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not TRAVEL_BY.has(action):
            return None
        box = state.box
        route, good = TRAVEL_BY.read(action)
        town = state.players[seat].merchant
        rule = box.place_rules[self.place]
        if town not in (box.route_a[route], box.route_b[route]):
            return say(state, "route-not-here", {"town": box.town_names[town]}, rule=rule)
        wanted = box.route_kind[self.place]
        if box.route_is[route] != wanted:
            name = box.place_names[self.place]
            return say(state, "wrong-route-kind", {"place": name, "kind": route_kind_name(wanted)}, rule=rule)
        return say(state, "good-not-on-route", {"good": box.good_names[good]})

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        route, good = TRAVEL_BY.read(action)
        player = state.players[seat]
        a = state.box.route_a[route]
        player.merchant = state.box.route_b[route] if player.merchant == a else a
        state.tell(TRAVELLED, seat, player.merchant)
        if good != NO_GOOD:
            space = 2 * route
            if state.route_goods[space] != good + 1:
                space += 1
            state.route_goods[space] = 0
            player.goods[good] += 1
            state.tell(TOOK_FROM_ROUTE, seat, good)


def route_kind_name(kind: int) -> Name:
    """Water or land, for a sentence."""
    return Name(
        {
            "en": ("water", "land")[kind],
            "de": ("Wasserweg", "Landweg")[kind],
            "de.plural": ("Wasserwege", "Landwege")[kind],
        }
    )


def why_not_build_station(state: OrleansState, player: Player) -> str:
    """Whether the player can build a trading station where the merchant stands (O-6.12)."""
    town = player.merchant
    if player.has_station_in(town):
        return "own-station-here"
    if town != ORLEANS and not state.town_is_free(town):
        return "other-station-here"
    if player.stations_left == 0:
        return "no-station-left"
    return ""


def build_station(state: OrleansState, seat: i64) -> None:
    player = state.players[seat]
    player.stations |= bit(player.merchant)
    player.stations_built += 1
    player.stations_left -= 1
    state.tell(BUILT_STATION, seat, player.merchant)
