"""Tables for situations in which several rules meet."""

from __future__ import annotations

from tests.orleans.table import WANTED, Table

OWN_FOUR = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")


def all_in_bags(seats: int) -> Table:
    """A table at which every player's followers are in the bag, so that nothing is placed by chance."""
    table = Table(seats)
    for seat in range(seats):
        table.clear(seat)
    return table


def lay_on_market(table: Table, seat: int, *tiles: str) -> None:
    """Lay neutral followers from the supply on the market, several of a kind if need be."""
    table.bag(seat, *tiles)
    table.market(seat, *tiles)


def leave_open(table: Table, deed: str, **kinds: int) -> None:
    """Fill a deed with followers from the supply so that only these spaces stay open."""
    for kind in WANTED[deed]:
        table.leave_on_deed(deed, kind, kinds.get(kind, 0))


def goods_market(table: Table, good: str) -> int:
    return table.supply_of_good(good)


def torture_choices(table: Table, seat: int) -> set[str]:
    """The kinds of possessions that a tortured player may give up."""
    return {notation.split()[0] for notation in table.legal(seat)}
