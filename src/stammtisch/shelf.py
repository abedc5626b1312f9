"""The shelf: the names of all games, and the package in which each lies.

The library's own games stand first. Then come those of installed packages, which announce theirs by an entry point of
the group `stammtisch.games` (the name of the game = its package), and those of the packages that the variable
STAMMTISCH_GAMES names, with commas between them. Of two games with one name the first stays. Nothing of a game is
imported until somebody takes it off the shelf (`stammtisch.library`).
"""

from __future__ import annotations

import os
from functools import cache
from typing import Final

OWN: Final = ("orleans", "coimbra", "village")
GROUP: Final = "stammtisch.games"
VARIABLE: Final = "STAMMTISCH_GAMES"


def names() -> list[str]:
    """The names of all games."""
    return list(packages())


@cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's name."""
    found = {name: f"stammtisch.games.{name}" for name in OWN}
    for name, package in [*announced(), *named()]:
        found.setdefault(name, package)
    return found


def announced() -> list[tuple[str, str]]:
    """The games of installed packages, in the order of their names."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer to import than all else here

    return sorted((point.name, point.value) for point in entry_points(group=GROUP))


def named() -> list[tuple[str, str]]:
    """The games that the variable names; each is called like the last part of its package."""
    given = [package.strip() for package in os.environ.get(VARIABLE, "").split(",")]
    return [(package.rpartition(".")[2], package) for package in given if package]
