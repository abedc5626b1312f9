"""Which goals are in the game, who gets which, and what a seat cannot know of the others' (VG-1)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.goals import log
from stammtisch.games.village.expansions.goals.components import GoalsBox
from stammtisch.games.village.expansions.goals.ids import GOALS, METALS, SILVER
from stammtisch.games.village.expansions.goals.table import GoalsTable, new_goals_table
from stammtisch.games.village.state import VillageState


def table_of(state: VillageState) -> GoalsTable:
    """The goals in a game that is played with them."""
    table = state.goals
    assert table is not None
    return table


def goals_in_game(box: GoalsBox, chosen: Combination, metal: int) -> list[int]:
    """The goals of a metal that fit the expansions of a game (VG-1.2)."""
    fits = [True, chosen.has_inn, chosen.has_port, chosen.has_marriage, not chosen.has_port]
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
    state.goals = table
    if state.is_recording:
        for seat in range(int(state.seats)):
            state.tell_only(seat, log.DEALT, seat, table.goals[seat * METALS], table.goals[seat * METALS + 1])


def unclaimed_by_others(state: VillageState, seat: int, metal: int) -> list[int]:
    """The goals of a metal that this seat may have as far as everybody knows."""
    table = table_of(state)
    found = goals_in_game(state.box.goals, state.chosen, metal)
    for other in range(int(state.seats)):
        place = other * METALS + metal
        if other != seat and table.claimed[place]:
            found.remove(int(table.goals[place]))
    return found


def redeal_goals(state: VillageState, seat: int) -> None:
    """Deal the goals of the others anew that they have not shown (VG-1.4)."""
    table = table_of(state)
    for metal in range(METALS):
        hidden = unclaimed_by_others(state, seat, metal)
        hidden.remove(int(table.goals[seat * METALS + metal]))
        for other in range(int(state.seats)):
            place = other * METALS + metal
            if other != seat and table.claimed[place] == 0:
                table.goals[place] = draw(state, hidden)
