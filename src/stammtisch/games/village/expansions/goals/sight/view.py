"""What everybody sees of the life goals, and what only their owner sees (VG-1.4)."""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.core.texts import LANGUAGES, Name
from stammtisch.core.vectors import tables_of_players
from stammtisch.core.views import explained
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.conditions import lacking
from stammtisch.games.village.expansions.goals.ids import (
    GOAL_IDS,
    GOALS,
    METAL_IDS,
    METALS,
    SET_IDS,
    SILVER,
    THING_IDS,
)
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.ids import COLOURS
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import VillageTexts


def observe(state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
    """Add the goals: one's own with what is still lacking, those of others once they were claimed."""
    table = table_of(state)
    for other, player in enumerate(tables_of_players(view, int(state.seats))):
        goals: dict[str, Json] = {}
        for metal in range(METALS):
            place = other * METALS + metal
            goal = int(table.goals[place])
            is_claimed = table.claimed[place] == 1
            is_known = is_claimed or other == seat
            goals[METAL_IDS[metal]] = {
                "goal": GOAL_IDS[goal] if is_known else None,
                "claimed": is_claimed,
                "lacking": int(lacking(state, other, goal)) if other == seat and not is_claimed else None,
            }
        player["goals"] = goals


def needs_of(box: Components, goal: int) -> list[tuple[int, int]]:
    """What a silver goal asks for: things, and how many of each."""
    goals = box_of(box)
    needs = range(int(goals.needs_begin[goal]), int(goals.needs_begin[goal + 1]))
    return [(int(goals.things[need]), int(goals.counts[need])) for need in needs]


def explain_goal(box: Components, texts: VillageTexts, goal: int) -> dict[str, Json]:
    """What a goal asks for, in words."""
    if goal >= SILVER:
        return explained(texts.explanations[f"goal-{GOAL_IDS[goal]}"], {"number": int(box_of(box).numbers[goal])})
    things = [*box.good_names, *box.cube_names[:COLOURS], *texts.names("goal_things")]
    forms: dict[str, str] = {}
    for language in LANGUAGES:
        words = [f"{number} × {things[thing].form(language, '')}" for thing, number in needs_of(box, goal)]
        forms[language] = ", ".join(words)
    return explained(texts.explanations["goal-silver"], {"needs": Name(forms)}, f"VG-3.{goal + 1}")


def describe(box: Components, texts: VillageTexts) -> list[Json]:
    """All goals, for drawings."""
    found: list[Json] = []
    for goal in range(GOALS):
        needs: dict[str, Json] = {}
        if goal < SILVER:
            needs.update({THING_IDS[thing]: number for thing, number in needs_of(box, goal)})
        found.append(
            {
                "id": GOAL_IDS[goal],
                "metal": METAL_IDS[0 if goal < SILVER else 1],
                "points": int(box_of(box).points[goal]),
                "set": SET_IDS[box_of(box).sets[goal]],
                "needs": needs,
                **explain_goal(box, texts, goal),
            }
        )
    return found
