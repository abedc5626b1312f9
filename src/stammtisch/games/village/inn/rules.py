"""Where Inn joins the base game: the seams it uses."""

from __future__ import annotations

from stammtisch.games.village.expansions.ids import BREWERY, INN
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.inn.actions import END, FIRST


class InnRules(Part):
    """The seams of Inn."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, BREWERY, INN)
