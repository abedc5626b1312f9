"""What a seat cannot know of the others' life goals (VG-1.4)."""

from __future__ import annotations

from stammtisch.core.bits import bit
from stammtisch.games.village.expansions.goals.dealing import draw, of_metal, unclaimed_by_others
from stammtisch.games.village.expansions.goals.ids import METALS
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.state import VillageState


def redeal_goals(state: VillageState, seat: int) -> None:
    """Deal the goals of the others anew that they have not shown (VG-1.4)."""
    table = table_of(state)
    hidden = unclaimed_by_others(state, seat)
    for metal in range(METALS):
        hidden &= ~bit(table.goals[seat * METALS + metal])
        for other in range(int(state.seats)):
            place = other * METALS + metal
            if other != seat and table.claimed[place] == 0:
                table.goals[place] = draw(state, of_metal(hidden, metal))
                hidden &= ~bit(table.goals[place])
