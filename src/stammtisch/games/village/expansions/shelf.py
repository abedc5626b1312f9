"""The expansions of Village, and where their actions stand in the catalogue: behind those of the base game.

The order never changes, whatever is played, so that a record can be read by any program: new parts go to the end.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.family import Block, Family
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.goals.expansion import GoalsExpansion
from stammtisch.games.village.expansions.ids import (
    ALL_CUSTOMERS,
    ALL_SPACES,
    FIRST_MORE,
    LAST_MORE_ALIVE,
    LAST_MORE_HOME,
)
from stammtisch.games.village.expansions.inn.expansion import InnExpansion
from stammtisch.games.village.expansions.marriage.expansion import MarriageExpansion
from stammtisch.games.village.expansions.marriage.places.bread import WITH_BREAD, WITHOUT_BREAD
from stammtisch.games.village.expansions.port.expansion import PortExpansion
from stammtisch.games.village.expansions.promos.expansion import PromosExpansion
from stammtisch.games.village.ids import CUSTOMERS, SPACES
from stammtisch.games.village.places.death import LET_DIE
from stammtisch.games.village.places.farm import RETURN
from stammtisch.games.village.places.market import SERVE
from stammtisch.games.village.places.pausing import GO_ON
from stammtisch.games.village.places.turn import CHOOSE, TAKE

# In the order of the box. Where an expansion stands is where its table stands in a state.
EXPANSIONS: Final[list[Expansion]] = [
    InnExpansion(),
    PortExpansion(),
    MarriageExpansion(),
    GoalsExpansion(),
    PromosExpansion(),
]

# What games with expansions read of an edition besides the base game's files.
MORE_FILES: Final[list[str]] = [
    *["expansions.toml", "cards.toml", "more_customers.toml"],
    *[file for expansion in EXPANSIONS for file in expansion.files],
]

# What several expansions share: actions of the base game that name spaces, places and customers of theirs.
SHARED: Final[list[Block]] = [
    TAKE.more(range(SPACES, ALL_SPACES)),
    CHOOSE.more(range(SPACES, ALL_SPACES)),
    RETURN.more(range(FIRST_MORE, LAST_MORE_HOME + 1)),
    LET_DIE.more(range(FIRST_MORE, LAST_MORE_ALIVE + 1)),
    SERVE.more(range(CUSTOMERS, ALL_CUSTOMERS)),
    WITHOUT_BREAD,
    WITH_BREAD,
    GO_ON,
]


def all_blocks() -> list[Block]:
    """The part of the catalogue behind the base game's."""
    found = list(SHARED)
    for expansion in EXPANSIONS:
        found.extend(expansion.order)
    return found


def owners_of(first: int) -> list[Expansion | None]:
    """The expansion in whose part of the catalogue each action stands, where these parts begin at `first`."""
    found: list[Expansion | None] = [None] * (first + sum(len(block.rows) for block in SHARED))
    for expansion in EXPANSIONS:
        for block in expansion.order:
            found.extend([expansion] * len(block.rows))
    return found


def what_is_lacking(chosen: Combination, owner: Expansion | None, family: Family, action: int) -> Expansion | None:
    """The expansion without which an action cannot occur in this game; None where it can occur."""
    needed: list[Expansion] = [owner] if owner is not None else []
    if family is GO_ON:
        needed = [] if chosen.is_expanded else EXPANSIONS[:1]
    elif family is WITHOUT_BREAD or family is WITH_BREAD:
        needed = [expansion for expansion in EXPANSIONS if expansion.has_bread]
    elif family is TAKE or family is CHOOSE:
        space = TAKE.read(action)[0] if family is TAKE else CHOOSE.value(action)
        needed = [expansion for expansion in EXPANSIONS if int(space) in expansion.spaces]
    elif family is RETURN or family is LET_DIE:
        place = RETURN.read(action)[0] if family is RETURN else LET_DIE.value(action)
        needed = [expansion for expansion in EXPANSIONS if expansion.owns_place(place)]
    elif family is SERVE:
        # Some promo tiles need another expansion too; they themselves are what is missed first.
        customer = int(SERVE.value(action))
        needed = [expansion for expansion in reversed(EXPANSIONS) if customer in expansion.customers]
    for expansion in needed:
        if not chosen.has(expansion.name):
            return expansion
    return None
