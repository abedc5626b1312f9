"""What the saved numbers of the life goals mean: who has which, and which were claimed."""

from __future__ import annotations

from stammtisch.core.legend import Flag, Group, OneOf, Slots
from stammtisch.core.plain import Json, as_ints
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.ids import GOLD_IDS, METAL_IDS, METALS, SILVER, SILVER_IDS
from stammtisch.games.village.kinds import Always, BySeat


def legend(box: Components, seats: int) -> Group:
    def fame(saved: dict[str, Json]) -> Json:
        """The points of the goals that were claimed."""
        goals, claimed = as_ints(saved["goals"], "goals"), as_ints(saved["claimed"], "claimed")
        points = [0] * seats
        for place, goal in enumerate(goals):
            points[place // METALS] += claimed[place] * int(box_of(box).points[goal])
        return [*points]

    return Group(
        {
            "goals": BySeat(seats, Always({"silver": OneOf(SILVER_IDS), "gold": OneOf(GOLD_IDS, SILVER)}), METALS),
            "claimed": BySeat(seats, Slots(METAL_IDS, Flag(), 0), METALS),
        },
        {"fame": fame},
    )
