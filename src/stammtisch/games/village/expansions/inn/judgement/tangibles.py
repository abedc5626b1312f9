"""What people at the table count of Inn, for the words of hints."""

from __future__ import annotations

from stammtisch.core.bits import count_bits
from stammtisch.core.judgement import Tangible
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.state import VillageState


def add_tangibles(state: VillageState, seat: int, found: list[Tangible]) -> None:
    table = table_of(state)
    found.append(Tangible("beer", int(table.beer[seat]), 1.0))
    found.append(Tangible("person-cards", int(count_bits(table.hands[seat])), 3.0))
