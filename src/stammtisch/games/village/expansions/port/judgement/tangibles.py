"""What people at the table count of Port, for the words of hints."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.judgement import Tangible
from stammtisch.games.village.expansions.port.ids import CHEST, COCOA, FREE, ISLANDS, TEA
from stammtisch.games.village.expansions.port.table import aboard, at_home, seat_of_keeper, table_of
from stammtisch.games.village.state import VillageState


def add_tangibles(state: VillageState, seat: int, found: list[Tangible]) -> None:
    table = table_of(state)
    tiles = (
        aboard(state, seat, COCOA) + at_home(state, seat, COCOA) + aboard(state, seat, TEA) + at_home(state, seat, TEA)
    )
    chests = aboard(state, seat, CHEST) + count_bits(table.chests_home[seat])
    lighthouses = 0
    for island in range(i64(ISLANDS)):
        keeper = table.lighthouses[island]
        if keeper != FREE and seat_of_keeper(keeper) == seat:
            lighthouses += 1
    found.append(Tangible("cocoa-and-tea", int(tiles), 3.0))
    found.append(Tangible("chests", int(chests), 2.5))
    found.append(Tangible("lighthouses", lighthouses, 4.0))
