"""Which goals are in the game, who gets which, and what everybody knows of it (VG-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.goals.components import GoalsBox
from stammtisch.games.village.expansions.goals.ids import GOALS, GOALS_TABLE, METALS, SILVER
from stammtisch.games.village.expansions.goals.table import new_goals_table, table_of
from stammtisch.games.village.state import VillageState

DEALT: Final = Message(400, "goals-dealt", "player", "goal", "golden")


def goals_in_game(box: GoalsBox, chosen: Combination, metal: int) -> list[int]:
    """The goals of a metal that fit the expansions of a game (VG-1.2)."""
    has_port = chosen.has("port")
    fits = [True, chosen.has("inn"), has_port, chosen.has("marriage"), not has_port]
    all_of_metal = range(SILVER) if metal == 0 else range(SILVER, GOALS)
    return [goal for goal in all_of_metal if fits[box.sets[goal]]]


def draw(state: VillageState, goals: list[int]) -> int:
    """Take one of some goals by chance."""
    return goals.pop(int(state.roll(i64(len(goals)))))


def deal(state: VillageState) -> None:
    """One silver and one golden goal to each player; the others leave the game (VG-1.3)."""
    table = new_goals_table(int(state.seats))
    for metal in range(METALS):
        goals = goals_in_game(state.box.goals, state.chosen, metal)
        for seat in range(int(state.seats)):
            table.goals[seat * METALS + metal] = draw(state, goals)
    state.tables[GOALS_TABLE] = table
    if state.is_recording:
        for seat in range(int(state.seats)):
            state.tell_only(seat, DEALT, seat, table.goals[seat * METALS], table.goals[seat * METALS + 1])


def unclaimed_by_others(state: VillageState, seat: int, metal: int) -> list[int]:
    """The goals of a metal that this seat may have as far as everybody knows."""
    table = table_of(state)
    found = goals_in_game(state.box.goals, state.chosen, metal)
    for other in range(int(state.seats)):
        place = other * METALS + metal
        if other != seat and table.claimed[place]:
            found.remove(int(table.goals[place]))
    return found
