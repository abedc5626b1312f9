"""The messages that Marriage adds to the log; their sentences stand in `texts-marriage.toml`."""

from typing import Final

from stammtisch.games.village.log import FIRST_OF_MARRIAGE

ENTERED_CEREMONY: Final = FIRST_OF_MARRIAGE
GOT_GRAIN: Final = 301
SWAPPED: Final = 302
SOLD_BREAD: Final = 303
SOLD_TOOLS: Final = 304
GOT_BREAD: Final = 305
GOT_TOOLS: Final = 306
LAID_BREAD: Final = 307
PROMOTED_FOR_BREAD: Final = 308
USED_TOOL: Final = 309
WEDDING: Final = 310
ROLLED: Final = 311
RANK_IS_TAKEN: Final = 312
PINK_ENTERED: Final = 313
PINK_TAKEN: Final = 314
NO_PINK: Final = 315
BECAME_PARENTS: Final = 316
MARRIED: Final = 317
MARRIED_PINK: Final = 318
PINKS_LEFT: Final = 319
ROLLED_BUILDING: Final = 320
WENT_HOME: Final = 321
PINK_RETURNED: Final = 322
WIDOWED: Final = 323

MARRIAGE_SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("entered-ceremony", ["player", "figure", "number:rank"]),
    ("marriage-grain", ["player", "number:grain"]),
    ("swapped", ["player", "cube"]),
    ("sold-bread", ["player", "number:bread", "number:points"]),
    ("sold-tools", ["player", "number:tools", "number:points"]),
    ("got-bread", ["player", "number:bread"]),
    ("got-tools", ["player", "number:tools"]),
    ("laid-bread", ["player", "figure", "place"]),
    ("promoted-for-bread", ["player", "figure", "place"]),
    ("used-tool", ["player"]),
    ("wedding", []),
    ("rolled", ["cube", "number:rank"]),
    ("rank-is-taken", ["number:rank"]),
    ("pink-entered", ["number:rank"]),
    ("pink-taken", ["number:rank"]),
    ("no-pink", []),
    ("became-parents", []),
    ("married", ["player", "figure", "partner", "spouse", "place"]),
    ("married-pink", ["player", "figure", "place"]),
    ("pinks-left", []),
    ("rolled-building", ["cube", "place"]),
    ("went-home", ["player", "figure", "place"]),
    ("pink-returned", []),
    ("widowed", ["player", "figure", "place"]),
]
