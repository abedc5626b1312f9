"""What life goals should still bring in a whole game, for computer opponents, in points."""

from __future__ import annotations

from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.conditions import asked_in_all, lacking
from stammtisch.games.village.expansions.goals.ids import METALS
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.state import VillageState


def evaluate(state: VillageState, seat: int) -> float:
    """Goals still to be reached, worth the more the nearer they are."""
    table = table_of(state)
    total = 0.0
    for metal in range(METALS):
        place = seat * METALS + metal
        if table.claimed[place] == 0:
            goal = table.goals[place]
            asked = float(asked_in_all(state, goal))
            near = max(0.0, 1.0 - float(lacking(state, seat, goal)) / asked)
            total += float(box_of(state.box).points[goal]) * near * near
    return total
