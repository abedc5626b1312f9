"""What people at the table count of the life goals, for the words of hints."""

from __future__ import annotations

from stammtisch.core.judgement import Tangible
from stammtisch.games.village.expansions.goals.ids import METALS
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.state import VillageState


def add_tangibles(state: VillageState, seat: int, found: list[Tangible]) -> None:
    table = table_of(state)
    shown = 0
    for metal in range(METALS):
        shown += int(table.claimed[seat * METALS + metal])
    found.append(Tangible("goals", shown, 5.0))
