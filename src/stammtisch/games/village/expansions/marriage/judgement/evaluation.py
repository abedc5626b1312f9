"""What the pieces of Marriage should still bring in a whole game: a few terms for computer opponents, in points."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.expansions.ids import FED, PARENTS
from stammtisch.games.village.expansions.marriage.ids import (
    RANKS,
    first_of,
    is_whole,
    owner_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.ids import CHURCH, COUNCIL, FIGURE_BITS, NUMBERS, STEPS, count_all, count_of
from stammtisch.games.village.state import VillageState

# A bread or a tool is 2 points with the smuggler, less what the way there costs.
BREAD_WORTH = 1.3
TOOL_WORTH = 1.6
# A figure in a building has its next wedding before it, one with the parents a child at every wedding.
BUILDING_WORTH = 1.6
PARENT_WORTH = 1.8
# Laid bread is spent: whoever looks one answer ahead would otherwise put off every death with it.
LAID_BREAD_COST = 2.0


def evaluate(state: VillageState, seat: int) -> float:
    """Beyond the points: bread, tools, and the next weddings."""
    table = table_of(state)
    player = state.players[seat]
    total = BREAD_WORTH * float(min(table.bread[seat], i64(5))) + TOOL_WORTH * float(min(table.tools[seat], i64(5)))
    total -= LAID_BREAD_COST * float(count_all(player.visible() >> (FIGURE_BITS * FED)))
    for pair in table.couples:
        if not is_whole(pair):
            continue
        each = PARENT_WORTH if place_of(pair) == PARENTS else BUILDING_WORTH
        if owner_of(first_of(pair)) == seat:
            total += each
        if owner_of(second_of(pair)) == seat:
            total += each
    for rank in range(RANKS):
        if owner_of(table.ranks[rank]) == seat:
            # The higher the rank, the likelier a wedding and the choice of the building.
            total += 2.2 - 0.2 * rank
    for step in range(STEPS):
        total += 0.5 * young_with_bread(player.family[COUNCIL + step])
        total += 0.3 * young_with_bread(player.family[CHURCH + step])
    return total


def young_with_bread(packed: i64) -> float:
    """Figures with bread under them, weighed by the number they count as; the others the base game has weighed."""
    total = 0.0
    if packed >> (FIGURE_BITS * FED) == 0:
        return total
    for number in range(i64(NUMBERS)):
        total += float(count_of(packed, number + FED)) * (1.5 + 0.5 * float(number))
    return total
