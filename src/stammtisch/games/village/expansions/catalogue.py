"""The whole catalogue of Village: the base game, what expansions share, then a part for each expansion.

The order never changes, whatever is played, so that a record can be read by any program: new parts go to the end.
"""

from __future__ import annotations

from stammtisch.core.actions import Catalogue, CatalogueBuilder
from stammtisch.games.village.actions import BASE_ACTIONS, SHARED_END, add_base_actions, add_shared_actions
from stammtisch.games.village.components import Components
from stammtisch.games.village.goals import actions as goals_actions
from stammtisch.games.village.inn import actions as inn_actions
from stammtisch.games.village.marriage import actions as marriage_actions
from stammtisch.games.village.port import actions as port_actions
from stammtisch.games.village.texts import VillageTexts


def build_catalogue(box: Components, texts: VillageTexts) -> Catalogue:
    """The catalogue with the names of this edition."""
    build = CatalogueBuilder(texts.labels)
    add_base_actions(build, box, texts.privileges)
    build.must_end_at(BASE_ACTIONS)
    add_shared_actions(build, box)
    build.must_end_at(SHARED_END)
    inn_actions.add_actions(build, box)
    build.must_end_at(inn_actions.END)
    port_actions.add_actions(build, box)
    build.must_end_at(port_actions.END)
    marriage_actions.add_actions(build, box)
    build.must_end_at(marriage_actions.END)
    goals_actions.add_actions(build, box)
    return build.finish(goals_actions.END)


def expansion_of(action: int) -> str:
    """The expansion to whose part of the catalogue an action belongs; empty for the base game and what is shared."""
    if action < SHARED_END:
        return ""
    if action < inn_actions.END:
        return "inn"
    if action < port_actions.END:
        return "port"
    return "marriage" if action < marriage_actions.END else "life_goals"
