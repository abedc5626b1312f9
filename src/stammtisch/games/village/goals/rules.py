"""Where Goals joins the base game: the seams it uses."""

from __future__ import annotations

from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.goals.actions import END, FIRST


class GoalRules(Part):
    """The seams of Goals."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, 0, -1)
