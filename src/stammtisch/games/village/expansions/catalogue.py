"""The whole catalogue of Village: the base game, what expansions share, then a part for each expansion.

The order never changes, whatever is played, so that a record can be read by any program: new parts go to the end.
"""

from __future__ import annotations

from stammtisch.core.actions import Catalogue
from stammtisch.games.village.actions import BASE_ACTIONS, SHARED_END, Builder, add_base_actions, add_shared_actions
from stammtisch.games.village.components import Components
from stammtisch.games.village.texts import VillageTexts


def build_catalogue(box: Components, texts: VillageTexts) -> Catalogue:
    """The catalogue with the names of this edition."""
    build = Builder(texts.labels)
    add_base_actions(build, box, texts.privileges)
    build.must_end_at(BASE_ACTIONS)
    add_shared_actions(build, box)
    build.must_end_at(SHARED_END)
    return Catalogue(build.entries)
