"""The points of Port: those on the track by source; castles are not in the game (VP-8.2)."""

from __future__ import annotations

from stammtisch.games.village.expansions.port.ids import SOURCE_IDS, SOURCES
from stammtisch.games.village.expansions.port.table import table_of
from stammtisch.games.village.state import VillageState


def add_scores(state: VillageState, seat: int, parts: dict[str, int]) -> None:
    """Add what ships have brought; the journey over land brings nothing, so it is not listed."""
    for part in ("rewards", "travel"):
        if parts.get(part) == 0:
            del parts[part]
    table = table_of(state)
    for source in range(SOURCES):
        parts[SOURCE_IDS[source]] = int(table.fame[seat * SOURCES + source])
