"""The part of the catalogue that belongs to the life goals: claiming one.

Which goal it is, nobody reads from the action: it is known once it was claimed.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.goals.ids import METAL_IDS, METALS
from stammtisch.games.village.expansions.marriage.actions import END as FIRST
from stammtisch.games.village.texts import TEXTS

# family: first number                                     fields                  question
CLAIM: Final = FIRST  #                                     metal                   at any time
END: Final = CLAIM + METALS


def add_actions(build: CatalogueBuilder, box: Components) -> None:
    """Add this part."""
    for metal in range(METALS):
        build.add(CLAIM, "claim", {"metal": METAL_IDS[metal]}, {"metal": TEXTS.metals[metal]})


__all__ = ["CLAIM", "END", "FIRST", "add_actions"]
