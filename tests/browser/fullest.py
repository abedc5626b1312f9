"""The fullest positions of Orléans and Village, for tests of sizes and speed; those of Coimbra are in `coimbra.py`."""

from __future__ import annotations

from stammtisch.games.village.ids import BUILDING_IDS, BUILDINGS
from tests.browser.village import EXPANSIONS
from tests.orleans.table import Table as Orleans
from tests.village.table import Table as Village

HANDS = (
    ("farmer-woman", "mayor", "chronicler", "scholar"),
    ("physician", "nun", "abbot"),
    ("bard", "juggler", "old-man"),
    ("miller", "priest", "admiral"),
    ("helmsman", "cousin", "shopwoman"),
)
# As many cubes as five players' set-up lays there, in as many colours as there are: these take the most room.
FIVE_COLOURS = "brown pink orange green plague"
HEAPS = {
    "grain": FIVE_COLOURS,
    "family": FIVE_COLOURS,
    "craft": f"{FIVE_COLOURS} brown pink",
    "market": "orange",
    "council": FIVE_COLOURS,
    "travel": "brown pink orange green green",
    "church": FIVE_COLOURS,
    "inn": "brown pink orange green",
    "smuggler": "brown pink orange green",
    "marriage": "brown pink orange green",
}


def fullest_orleans() -> Orleans:
    """Four in the planning of a late round: one owns every place tile, all towns have stations, all tracks are used."""
    return Orleans.written("fullest")


def fullest_village() -> Village:
    """Five with everything in the middle of the game: figures at every place, full farms, hands of cards."""
    table = Village(5, **EXPANSIONS)
    for seat in range(5):
        settle(table, seat)
        table.put(seat, "inn", 2)
        table.hold(seat, *HANDS[seat])
        table.bread(seat, 2)
        table.tools(seat, 2)
    table.spaces(**HEAPS)
    table.turn()
    return table


def alone_with_everything() -> Village:
    """One player and Conny with every expansion: she has all of her figures beside her tray and on the church."""
    table = Village(1, **EXPANSIONS)
    settle(table, 0)
    table.put(0, "inn", 2)
    table.hold(0, *HANDS[0])
    table.spaces(**dict.fromkeys(HEAPS, "brown pink orange"))
    table.turn()
    return table


def base_village(seats: int) -> Village:
    """The base game in the middle: figures at every place, full farms."""
    table = Village(seats)
    for seat in range(seats):
        settle(table, seat)
    table.turn()
    return table


def settle(table: Village, seat: int) -> None:
    """A family at home and at every place of the base game, with a full farm."""
    table.put(seat, BUILDING_IDS[seat % BUILDINGS], 1)
    table.put(seat, f"council-{seat % 4 + 1}", 1)
    table.put(seat, f"church-{seat % 4 + 1}", 2)
    table.put(seat, "chronicle-craft" if seat < 3 else "grave", 2)
    table.put(seat, "farm", 3, 3, 4)
    table.cubes(seat, brown=2, pink=2, orange=2, green=2)
    table.goods(seat, scroll=2, horse=1, plough=1, ox=1, wagon=1)
    table.coins(seat, 5)
    table.grain(seat, 5)
