"""What to know of a game before one plays it: how long it takes, how heavy it is, what one does in it.

The facts come with the game, in `data/about.toml` of its package; a game without that file is offered plainly.
"""

from __future__ import annotations

import tomllib
from functools import cache

from stammtisch.core.editions import Row
from stammtisch.core.errors import BadEdition
from stammtisch.core.game import Game
from stammtisch.core.texts import LANGUAGES
from stammtisch.server.messages.games import About

FILE = "about.toml"
LONGEST = 24 * 60  # minutes
HEAVIEST = 5


@cache
def about(found: Game) -> About | None:
    """What a game says of itself, or nothing."""
    file = found.package.folder().joinpath("data", FILE)
    return about_in(file.read_text(encoding="utf-8"), found.name) if file.is_file() else None


def about_in(text: str, name: str) -> About:
    """What such a file says of the game of this name; a mistake in it is told with its field."""
    try:
        row = Row(FILE, name, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(
            "bad_about", f"{FILE}, {name}: {error}.", f"{FILE}, {name}: Das ist kein lesbares TOML ({error})."
        ) from None
    minutes = row.numbers("minutes", 1, LONGEST)
    row.must_have_length("minutes", len(minutes), 2)
    shortest, longest = minutes
    if shortest > longest:
        raise row.wrong("minutes", "the shorter time comes first.", "Die kürzere Zeit steht vorn.")
    told = About(
        minutes=(shortest, longest),
        weight=row.number("weight", 1, HEAVIEST),
        sentence={language: row.text(language) for language in LANGUAGES},
    )
    row.refuse_unknown()
    return told
