"""The messages that Port adds to the log; their sentences stand in `texts-port.toml`."""

from typing import Final

from stammtisch.games.village.log import FIRST_OF_PORT

HIRED: Final = FIRST_OF_PORT
LOADED: Final = 201
LOADED_FIGURE: Final = 202
SAILED: Final = 203
DOCKED: Final = 204
SOLD_CARGO: Final = 205
TOOK_TILE: Final = 206
LOOKED: Final = 207
LIT: Final = 208
SAILED_HOME: Final = 209
UNLOADED: Final = 210
GRAIN_LOST: Final = 211
SOLD_TILE: Final = 212
OPENED: Final = 213
BURIED_AT_SEA: Final = 214
DARKENED: Final = 215
PLAYED_HELMSMAN: Final = 216
PLAYED_QUARTERMASTER: Final = 217
PLAYED_CARTOGRAPHER: Final = 218
UNLOADED_FIGURE: Final = 219
HIRED_ADMIRAL: Final = 220

PORT_SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("hired", ["player", "captain"]),
    ("loaded", ["player", "cargo"]),
    ("loaded-figure", ["player", "figure"]),
    ("sailed", ["player", "water"]),
    ("docked", ["player", "water"]),
    ("sold-cargo", ["player", "cargo", "number:points"]),
    ("loaded-tile", ["player", "cargo"]),
    ("looked-inside", ["player", "chest"]),
    ("lit", ["player", "figure", "water", "number:points"]),
    ("sailed-home", ["player"]),
    ("unloaded", ["player", "cargo"]),
    ("grain-lost", ["player"]),
    ("sold-tile", ["player", "cargo", "number:points"]),
    ("opened", ["player", "chest"]),
    ("buried-at-sea", ["player", "number:points"]),
    ("darkened", ["player", "water"]),
    ("played-helmsman", ["player"]),
    ("played-quartermaster", ["player"]),
    ("played-cartographer", ["player", "water"]),
    ("unloaded-figure", ["player", "figure"]),
    ("hired-admiral", ["player"]),
]
