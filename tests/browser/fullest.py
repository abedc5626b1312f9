"""The fullest positions of Orléans and Village, for tests of sizes and speed; those of Coimbra are in `coimbra.py`."""

from __future__ import annotations

from stammtisch.games.orleans.ids import FIRST_PLACE_TILE, KIND_IDS, PLACE_IDS, TOWN_IDS
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.ids import BUILDING_IDS, BUILDINGS
from tests.browser.village import EXPANSIONS
from tests.orleans.table import Table as Orleans
from tests.village.table import Table as Village

FOLLOWERS = KIND_IDS[:6]
HANDS = (
    ("farmer-woman", "mayor", "chronicler", "scholar"),
    ("physician", "nun", "abbot"),
    ("bard", "juggler", "old-man"),
    ("miller", "priest", "admiral"),
    ("helmsman", "cousin", "shopwoman"),
)


def fullest_orleans() -> Orleans:
    """Four in the planning of a late round: one owns every place tile, all towns have stations, all tracks are used."""
    table = Orleans(4)
    table.tile(0, *PLACE_IDS[FIRST_PLACE_TILE:])
    for seat in range(4):
        table.clear(seat)
        table.coins(seat, 88)
        table.goods(seat, grain=2, cheese=2, wine=2, wool=2, brocade=2)
        table.station(seat, *TOWN_IDS[seat + 1 :: 4])
        table.merchant(seat, TOWN_IDS[0])
        table.develop(seat, 20)
        for kind in FOLLOWERS:
            table.move_track(seat, kind, 3)
        table.market(seat, *FOLLOWERS)
    table.start_planning()
    table.state.round = 17
    return table


def fullest_village() -> Village:
    """Five with everything in the middle of the game: figures at every place, full farms, hands of cards."""
    table = Village(5, **EXPANSIONS)
    for seat in range(5):
        table.put(seat, BUILDING_IDS[seat % BUILDINGS], 1)
        table.put(seat, f"council-{seat % 4 + 1}", 1)
        table.put(seat, f"church-{seat % 4 + 1}", 2)
        table.put(seat, "inn", 2)
        table.put(seat, "chronicle-craft" if seat < 3 else "grave", 2)
        table.put(seat, "farm", 3, 3, 4)
        table.cubes(seat, brown=2, pink=2, orange=2, green=2)
        table.goods(seat, scroll=2, horse=1, plough=1, ox=1, wagon=1)
        table.coins(seat, 5)
        table.grain(seat, 5)
        table.hold(seat, *HANDS[seat])
    wedding = table_of(table.state)
    for seat in range(5):
        wedding.bread[seat] = 2
        wedding.tools[seat] = 2
    table.turn()
    return table
