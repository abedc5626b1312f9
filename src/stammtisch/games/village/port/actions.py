"""The part of the catalogue that belongs to Port; the shared parts stand in `village/actions.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.games.village.components import Components
from stammtisch.games.village.inn.actions import END as FIRST

# family: first number                                     fields                  question
END: Final = FIRST


def add_actions(build: CatalogueBuilder, box: Components) -> None:
    """Add this part."""


__all__ = ["END", "FIRST", "add_actions"]
