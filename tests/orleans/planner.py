"""Planning positions: what is printed on the action spaces, and where a follower may go."""

from __future__ import annotations

from tests.orleans.table import Table

# What is printed on the action spaces, from the tables of O-6 and O-10.
PRINTED = {
    "ship": ["farmer", "boatman", "knight"],
    "wagon": ["farmer", "trader", "knight"],
    "guildhall": ["farmer", "craftsman", "knight"],
    "castle": ["farmer", "boatman", "trader"],
    "scriptorium": ["knight", "scholar"],
    "town-hall": ["any", "any"],
    "monastery": ["scholar", "trader"],
    "farm-house": ["boatman", "craftsman"],
    "village": ["farmer", "boatman", "craftsman"],
    "university": ["farmer", "craftsman", "trader"],
    "hayrick": ["farmer"],
    "cheese-factory": ["farmer", "farmer"],
    "winery": ["farmer", "trader"],
    "wool-manufacturer": ["boatman", "trader"],
    "tailor-shop": ["trader", "scholar"],
    "brewery": ["monk"],
    "library": ["knight", "scholar"],
    "windmill": ["craftsman", "craftsman"],
    "hospital": ["boatman", "scholar"],
    "bathhouse": ["farmer"],
    "sacristy": ["monk"],
    "cellar": ["monk", "scholar"],
    "office": ["scholar", "scholar"],
    "pharmacy": ["any"],
    "horse-wagon": ["knight", "trader"],
    "shipping-line": ["boatman"],
    "laboratory": ["craftsman", "scholar"],
}
PLACE_TILES = list(PRINTED)[10:]
KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]


def spaces_for(*kinds: str) -> set[str]:
    """The action spaces that show one of these kinds; of two alike at a place only the first."""
    found = set()
    for place, printed in PRINTED.items():
        for number, kind in enumerate(printed, 1):
            is_second = number > 1 and printed[number - 2] == kind
            if kind in kinds and not is_second:
                found.add(f"{place}.{number}")
    return found


def planner(*tiles: str, market: tuple[str, ...]) -> Table:
    """A table in planning where seat 0 owns these place tiles and has exactly these followers on the market."""
    table = Table(3)
    table.clear(0)
    table.tile(0, *tiles)
    table.market(0, *market)
    table.start_planning()
    return table


def places_of(table: Table, follower: str) -> set[str]:
    """The action spaces on which seat 0 may place a follower now."""
    start = f"place {follower} "
    return {notation.removeprefix(start) for notation in table.legal(0) if notation.startswith(start)}
