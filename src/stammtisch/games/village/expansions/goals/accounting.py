"""Accounts for the life goals: each lies before one player, in its place, and fits the expansions of the game."""

from __future__ import annotations

from stammtisch.core.legend import must
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.dealing import in_game
from stammtisch.games.village.expansions.goals.ids import GOAL_IDS, METAL_IDS, METALS, SILVER
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.state import VillageState


def account_for_goals(state: VillageState) -> None:
    table = table_of(state)
    dealt: list[int] = []
    for place in range(len(table.goals)):
        goal = int(table.goals[place])
        seat, metal = place // METALS, place % METALS
        where = f"goals.goals.{seat}.{METAL_IDS[metal]}"
        name = GOAL_IDS[goal]
        fits = (goal < SILVER) == (metal == 0)
        must(fits, where, f"{name} does not lie there.", f"{name} liegt dort nicht.")
        is_in_game = (int(in_game(state)) >> goal) & 1 != 0
        must(is_in_game, where, f"{name} is not in this game.", f"{name} ist nicht in diesem Spiel.")
        must(goal not in dealt, where, f"somebody else has {name}.", f"{name} hat jemand anders.")
        dealt.append(goal)
    for seat in range(int(state.seats)):
        points = sum(
            int(box_of(state.box).points[table.goals[place]])
            for place in range(seat * METALS, (seat + 1) * METALS)
            if table.claimed[place]
        )
        is_right = table.fame[seat] == points
        must(is_right, f"goals.fame.{seat}", f"claimed goals bring {points}.", f"gezeigte Ziele bringen {points}.")
