"""Positions in which something is refused: how a case is registered, and the tables that cases share."""

from collections.abc import Callable
from typing import NamedTuple

from stammtisch.core.plain import Json
from tests.orleans.table import Table


class Attempt(NamedTuple):
    """Something tried in a position where the rules forbid it."""

    table: Table
    seat: int
    notation: str


class Case(NamedTuple):
    lay_out: Callable[[], Attempt]
    rules: list[str]  # the section that forbids it; more than one where several say so
    missing: list[dict[str, Json]]


CASES: dict[str, Case] = {}


def refused_as(
    code: str, rules: str, *missing: dict[str, Json]
) -> Callable[[Callable[[], Attempt]], Callable[[], Attempt]]:
    """Register the position that reaches a refusal, with the section and the missing things it must name."""

    def register(lay_out: Callable[[], Attempt]) -> Callable[[], Attempt]:
        assert code not in CASES
        CASES[code] = Case(lay_out, rules.split(), list(missing))
        return lay_out

    return register


def turn(place: str = "", *contents: str, rules: int | None = None) -> Table:
    """Seat 0 is asked to take a turn, with one place filled besides another that can be used."""
    table = Table(3, rules=rules)
    table.keep_busy(0)
    if place:
        table.furnish(0, place, *contents)
    table.start_actions()
    return table


def tortured() -> Table:
    """Seat 0 owes three coins and owns ten unbuilt trading stations."""
    table = Table(3)
    table.start_torture(0, 3)
    return table


def installing(free: int = 1, farmer_only: int = 0) -> Table:
    """Seat 0 has just passed and may place technology."""
    table = Table(3)
    table.keep_busy(0)
    table.tile(0, "cellar", "hayrick", "windmill")
    table.put(0, "ship", "technology", "own-boatman")
    table.technology_aside(0, free, farmer_only)
    table.start_actions()
    table.act(0, "pass")
    assert table.question() == "install"
    return table


def at_the_town_hall(*followers: str) -> Table:
    """Seat 0 uses the Town Hall with these followers."""
    table = Table(3)
    table.put(0, "town-hall", *followers)
    table.start_actions()
    table.act(0, "use town-hall")
    return table


def in_the_village(track: int = 0) -> Table:
    """Seat 0 has a trader to win in the Village."""
    table = Table(3)
    table.move_track(0, "trader", track)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    return table


def travelling() -> Table:
    """Seat 0 uses the Ship in Orléans, where wine lies on the way to Blois."""
    table = Table(3)
    table.route_goods("water:orleans/blois", "wine")
    table.put(0, "ship", "own-farmer", "own-boatman", "knight")
    table.start_actions()
    table.act(0, "use ship")
    return table


def with_bag(*bag: str, farmers: int = 0) -> Table:
    """Seat 0 has these followers in the bag, and on the market this many neutral farmers besides the own four."""
    table = Table(3)
    table.bag(0, *["farmer"] * farmers)
    table.market(0, *["farmer"] * farmers)
    table.bag(0, *bag)
    return table


def with_tower(*bag: str, farmers: int = 0) -> Table:
    """The same, with the Gunpowder Tower."""
    table = with_bag(*bag, farmers=farmers)
    table.tile(0, "gunpowder-tower")
    return table


def with_knights(market: int, tower: int, rules: int | None = None) -> Table:
    """Seat 0 plans with so many knights on the market and on the Gunpowder Tower."""
    table = Table(3, rules=rules)
    table.tile(0, "gunpowder-tower")
    table.market(0, *["knight"] * market)
    table.put(0, "gunpowder-tower", *["knight"] * tower)
    table.start_planning()
    return table
