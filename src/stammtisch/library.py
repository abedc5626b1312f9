"""Taking a game off the shelf, and reading positions of it that people wrote in TOML.

A game is a package with a module `game`, in which a function `game()` makes it in its usual edition. The library's own
are no different from others in that.
"""

import os
import sys
import tomllib
from functools import cache
from importlib import import_module

from stammtisch import shelf
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.plain import Json


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


def read_toml(text: str) -> dict[str, Json]:
    """What a position in TOML says, as plain values: its dates and times are the texts that stand there."""
    return {name: _plain(part) for name, part in tomllib.loads(text).items()}


def _plain(part: object) -> Json:
    if isinstance(part, dict):
        return {name: _plain(each) for name, each in part.items()}
    if isinstance(part, list):
        return [_plain(each) for each in part]
    return part if isinstance(part, (bool, int, float, str)) else str(part)
