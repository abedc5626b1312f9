"""Stammtisch: modern Eurogames as a pure, seeded, fast rules library, with a table to play them at.

import stammtisch
game = stammtisch.game("orleans")
state = game.new(seats=3, seed=7)
seat = state.to_act()[0]
state.apply(seat, state.legal(seat)[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING

from stammtisch.engine.loading import use_what_was_told

if TYPE_CHECKING:
    from stammtisch.core.errors import (
        BadEdition,
        BadOption,
        BadPosition,
        BadRecord,
        BadSeat,
        CannotUndo,
        IllegalAction,
        Refusal,
        StammtischError,
        UnreadableAction,
    )
    from stammtisch.core.match import Match
    from stammtisch.core.toml import toml_of
    from stammtisch.library import game, games

__version__ = "0.1.0"

__all__ = [
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "CannotUndo",
    "IllegalAction",
    "Match",
    "Refusal",
    "StammtischError",
    "UnreadableAction",
    "__version__",
    "game",
    "games",
    "toml_of",
]

use_what_was_told()


def __getattr__(name: str) -> object:
    """The engine is imported when somebody first asks for a part of it: until then its form can be chosen."""
    found: object
    if name in ("core", "games", "library"):  # the package of games can be called
        found = import_module(f"stammtisch.{name}")
    elif name in __all__:
        place = {"game": "library", "Match": "core.match", "toml_of": "core.toml"}.get(name, "core.errors")
        found = getattr(import_module(f"stammtisch.{place}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
