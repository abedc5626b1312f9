"""What life goals should still bring in a whole game, for computer opponents, in points."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.conditions import asked_in_all, lacking
from stammtisch.games.village.expansions.goals.dealing import of_metal, unclaimed_by_others
from stammtisch.games.village.expansions.goals.ids import METALS
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.state import VillageState


def evaluate(state: VillageState, seat: int, viewer: int) -> float:
    """Goals still to be reached, worth the more the nearer they are; what others hide is worth what is to expect."""
    table = table_of(state)
    total = 0.0
    for metal in range(METALS):
        place = seat * METALS + metal
        if table.claimed[place] == 0:
            if seat == viewer:
                total += prospect(state, seat, table.goals[place])
            else:
                total += expected(state, seat, metal, viewer)
    return total


def prospect(state: VillageState, seat: int, goal: i64) -> float:
    """What a goal is worth to a seat that has it before it."""
    asked = float(asked_in_all(state, goal))
    near = max(0.0, 1.0 - float(lacking(state, seat, goal)) / asked)
    return float(box_of(state.box).points[goal]) * near * near


def expected(state: VillageState, seat: int, metal: i64, viewer: int) -> float:
    """The mean over all goals that a seat may have as far as the viewer knows (VG-1.4)."""
    possible = of_metal(unclaimed_by_others(state, seat), metal)
    possible &= ~bit(table_of(state).goals[viewer * METALS + metal])
    goals = numbers_in(possible)
    total = 0.0
    for goal in goals:
        total += prospect(state, seat, goal)
    return total / float(len(goals)) if goals else 0.0
