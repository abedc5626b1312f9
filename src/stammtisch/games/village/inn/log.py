"""What Inn tells in the log; the sentences stand in `texts-inn.toml`."""

from __future__ import annotations

from typing import Final

from stammtisch.games.village.log import FIRST_OF_INN

BREWED: Final = FIRST_OF_INN
BREWED_GRAIN: Final = FIRST_OF_INN + 1
GOT_BEER: Final = FIRST_OF_INN + 2
ENTERED_INN: Final = FIRST_OF_INN + 3
PUT_UNDER: Final = FIRST_OF_INN + 4
NOW_ON_TOP: Final = FIRST_OF_INN + 5
BOUGHT_CARD: Final = FIRST_OF_INN + 6
NO_CARD: Final = FIRST_OF_INN + 7
PLAYED: Final = FIRST_OF_INN + 8
LOOKED: Final = FIRST_OF_INN + 9
RAISED: Final = FIRST_OF_INN + 10
LAID_MARKER: Final = FIRST_OF_INN + 11
TIME_AFTER: Final = FIRST_OF_INN + 12
TIME_BEFORE: Final = FIRST_OF_INN + 13
FILLED: Final = FIRST_OF_INN + 14
TOOK_TILE: Final = FIRST_OF_INN + 15
BROUGHT_OUT: Final = FIRST_OF_INN + 16
BROUGHT_MONK: Final = FIRST_OF_INN + 17
EXTRA_LOST: Final = FIRST_OF_INN + 18

SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("brewed", ["player", "number:beer"]),
    ("brewed-grain", ["player", "number:beer", "number:grain"]),
    ("got-beer", ["player"]),
    ("entered-inn", ["player", "figure"]),
    ("put-under", ["player", "card", "number:stack"]),
    ("now-on-top", ["number:stack", "card"]),
    ("bought-card", ["player", "card", "price"]),
    ("no-card", ["player"]),
    ("played", ["player", "card"]),
    ("looked", ["player", "number:stack"]),
    ("raised", ["player", "figure", "place"]),
    ("laid-marker", ["player", "castle"]),
    ("time-after", ["player"]),
    ("time-before", ["player"]),
    ("filled", ["player", "number:grain"]),
    ("took-tile", ["player", "customer"]),
    ("brought-out", ["player", "owner", "figure"]),
    ("brought-monk", ["player"]),
    ("extra-lost", ["player"]),
]
