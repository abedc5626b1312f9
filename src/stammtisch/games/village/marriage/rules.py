"""Where Marriage joins the base game: the seams it uses."""

from __future__ import annotations

from stammtisch.games.village.expansions.ids import CEREMONY, PARENTS
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.marriage.actions import END, FIRST


class MarriageRules(Part):
    """The seams of Marriage."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, CEREMONY, PARENTS)
