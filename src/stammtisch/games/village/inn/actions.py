"""The part of the catalogue that belongs to Inn; the shared parts stand in `village/actions.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.games.village.actions import SHARED_END as FIRST
from stammtisch.games.village.components import Components
from stammtisch.games.village.inn.ids import CARD_IDS, CARDS

# family: first number                                     fields                  question
PLAY: Final = FIRST  #                                      card                    several
END: Final = PLAY + CARDS


def add_actions(build: CatalogueBuilder, box: Components) -> None:
    """Add this part."""
    for card in range(CARDS):
        build.add(PLAY, "play", {"card": CARD_IDS[card]}, {"card": box.card_names[card]})


__all__ = ["END", "FIRST", "PLAY", "add_actions"]
