"""What people at the table count of Marriage, for the words of hints."""

from __future__ import annotations

from stammtisch.core.judgement import Tangible
from stammtisch.games.village.expansions.marriage.ids import first_of, is_whole, owner_of, second_of
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.state import VillageState


def add_tangibles(state: VillageState, seat: int, found: list[Tangible]) -> None:
    table = table_of(state)
    married = 0
    for pair in table.couples:
        if is_whole(pair):
            married += (owner_of(first_of(pair)) == seat) + (owner_of(second_of(pair)) == seat)
    found.append(Tangible("married", married, 2.0))
    found.append(Tangible("bread", int(table.bread[seat]), 1.3))
    found.append(Tangible("tools", int(table.tools[seat]), 1.6))
