"""Taking a game off the shelf.

A game is a package with a module `game`, in which a function `game()` makes it in its usual edition. The library's own
are no different from others in that.
"""

import os
import sys
from functools import cache
from importlib import import_module

from stammtisch import shelf
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game


def games() -> list[str]:
    """The names of all games."""
    return shelf.names()


@cache
def game(name: str) -> Game:
    """The game of this name, in its usual edition."""
    package = shelf.packages().get(name)
    if package is None:
        names = ", ".join(games())
        raise BadOption(
            "unknown_game",
            f"There is no game {name!r}. There are: {names}.",
            f"Ein Spiel {name!r} gibt es nicht. Es gibt: {names}.",
        )
    if name in shelf.OWN:
        return _made_by(package)
    if os.getcwd() not in sys.path:  # a game from elsewhere may lie in the folder that one works in
        sys.path.append(os.getcwd())
    try:
        found = _made_by(package)
    except ImportError as error:
        raise _not_usable(name, package, str(error)) from error
    if found.name != name:
        raise _not_usable(name, package, f"it is called {found.name!r}")
    return found


def _made_by(package: str) -> Game:
    """What the function `game()` of a package makes."""
    module = import_module(f"{package}.game")
    if not hasattr(module, "game"):
        raise ImportError(f"{module.__name__} has no function game()")
    made = module.game()
    assert isinstance(made, Game)
    return made


def _not_usable(name: str, package: str, reason: str) -> BadOption:
    return BadOption(
        "unusable_game",
        f"The game {name!r} cannot be taken from the package {package!r}: {reason}.",
        f"Das Spiel {name!r} lässt sich nicht aus dem Paket {package!r} holen: {reason}.",
    )
