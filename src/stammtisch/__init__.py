"""Stammtisch: modern Eurogames as a pure, seeded, fast rules library, with a table to play them at.

import stammtisch
game = stammtisch.game("orleans")
state = game.new(seats=3, seed=7)
seat = state.to_act()[0]
state.apply(seat, state.legal(seat)[0])
"""

from typing import TYPE_CHECKING

from stammtisch.core.errors import (
    BadEdition,
    BadOption,
    BadRecord,
    CannotUndo,
    IllegalAction,
    Refusal,
    StammtischError,
    UnreadableAction,
)
from stammtisch.core.match import Match
from stammtisch.library import game

if TYPE_CHECKING:
    from stammtisch.library import games
else:
    from stammtisch import games  # the package of games can be called

__version__ = "0.1.0"

__all__ = [
    "BadEdition",
    "BadOption",
    "BadRecord",
    "CannotUndo",
    "IllegalAction",
    "Match",
    "Refusal",
    "StammtischError",
    "UnreadableAction",
    "__version__",
    "game",
    "games",
]
