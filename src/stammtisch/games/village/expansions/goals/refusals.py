"""Why a life goal cannot be claimed now (VG-2). Only its owner is told which goal it is."""

from __future__ import annotations

from stammtisch.core.errors import Refusal
from stammtisch.core.refusals import say
from stammtisch.games.village.expansions.goals.actions import CLAIM
from stammtisch.games.village.expansions.goals.conditions import lacking
from stammtisch.games.village.expansions.goals.dealing import table_of
from stammtisch.games.village.expansions.goals.ids import METALS
from stammtisch.games.village.state import VillageState


def explain(state: VillageState, seat: int, action: int) -> Refusal:
    """For a seat that is asked something now, but may not claim."""
    table = table_of(state)
    place = seat * METALS + action - CLAIM
    goal = int(table.goals[place])
    name = state.box.goals.names[goal]
    if table.claimed[place]:
        return say(state, "goal-claimed", {"goal": name})
    short = int(lacking(state, seat, goal))
    if short == 0:
        return say(state, "goal-not-now", {"goal": name})
    return say(state, "goal-not-reached", {"goal": name, "number": short}, [{"what": "goal", "number": short}])
