"""The shelf: which games there are, and taking one off it."""

from functools import cache

from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.games import NAMES


def games() -> list[str]:
    """The names of all games."""
    return list(NAMES)


@cache
def game(name: str) -> Game:
    """The game of this name, in its default edition."""
    if name == "orleans":
        from stammtisch.games.orleans import components as orleans
        from stammtisch.games.orleans.game import Orleans

        return Orleans(orleans.packaged_edition(orleans.EDITIONS[0]))
    if name == "coimbra":
        from stammtisch.games.coimbra import components as coimbra
        from stammtisch.games.coimbra.game import Coimbra

        return Coimbra(coimbra.packaged_edition(coimbra.EDITIONS[0]))
    if name == "village":
        from stammtisch.games.village import components as village
        from stammtisch.games.village.game import Village

        return Village(village.packaged_edition(village.EDITIONS[0]))
    names = ", ".join(NAMES)
    raise BadOption(
        "unknown_game",
        f"There is no game {name!r}. There are: {names}.",
        f"Ein Spiel {name!r} gibt es nicht. Es gibt: {names}.",
    )
