"""Where Port joins the base game: the seams it uses."""

from __future__ import annotations

from stammtisch.games.village.expansions.ids import LIGHTHOUSE, SHIP
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.port.actions import END, FIRST


class PortRules(Part):
    """The seams of Port."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, SHIP, LIGHTHOUSE)
