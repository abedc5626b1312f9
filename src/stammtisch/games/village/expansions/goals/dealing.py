"""Which goals are in the game, who gets which, and what everybody knows of it (VG-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits, numbers_in
from stammtisch.core.message import Message
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.ids import GOALS_TABLE, METALS, SILVER_MASK
from stammtisch.games.village.expansions.goals.table import GoalsTable, table_of
from stammtisch.games.village.state import VillageState

DEALT: Final = Message(400, "goals-dealt", "player", "goal", "golden")


def in_game(state: VillageState) -> i64:
    """The goals that fit the expansions of a game, as a mask (VG-1.2)."""
    return box_of(state.box).in_game[state.chosen.number]


def of_metal(goals: i64, metal: i64) -> i64:
    """Those of some goals that are silver, or golden."""
    return goals & SILVER_MASK if metal == 0 else goals & ~SILVER_MASK


def draw(state: VillageState, goals: i64) -> i64:
    """One of some goals, by chance."""
    return numbers_in(goals)[state.roll(count_bits(goals))]


def deal(state: VillageState) -> None:
    """One silver and one golden goal to each player; the others leave the game (VG-1.3)."""
    table = GoalsTable(int(state.seats), None)
    goals = in_game(state)
    for metal in range(METALS):
        for seat in range(int(state.seats)):
            goal = draw(state, of_metal(goals, metal))
            goals &= ~bit(goal)
            table.goals[seat * METALS + metal] = goal
    state.tables[GOALS_TABLE] = table
    if state.is_recording:
        for seat in range(int(state.seats)):
            state.tell_only(seat, DEALT, seat, table.goals[seat * METALS], table.goals[seat * METALS + 1])


def unclaimed_by_others(state: VillageState, seat: i64) -> i64:
    """The goals that this seat may have as far as everybody knows, as a mask."""
    table = table_of(state)
    found = in_game(state)
    for place in range(i64(len(table.goals))):
        if table.claimed[place] and place // METALS != seat:
            found &= ~bit(table.goals[place])
    return found
