"""The messages that Port adds to the log; their sentences stand in `texts-port.toml`."""

from typing import Final

from stammtisch.core.message import Message

HIRED: Final = Message(200, "hired", "player", "captain")
LOADED: Final = Message(201, "loaded", "player", "cargo")
LOADED_FIGURE: Final = Message(202, "loaded-figure", "player", "figure")
SAILED: Final = Message(203, "sailed", "player", "water")
DOCKED: Final = Message(204, "docked", "player", "water")
SOLD_CARGO: Final = Message(205, "sold-cargo", "player", "cargo", "number:points")
TOOK_TILE: Final = Message(206, "loaded-tile", "player", "cargo")
LOOKED: Final = Message(207, "looked-inside", "player", "chest")
LIT: Final = Message(208, "lit", "player", "figure", "water", "number:points")
SAILED_HOME: Final = Message(209, "sailed-home", "player")
UNLOADED: Final = Message(210, "unloaded", "player", "cargo")
GRAIN_LOST: Final = Message(211, "grain-lost", "player")
SOLD_TILE: Final = Message(212, "sold-tile", "player", "cargo", "number:points")
OPENED: Final = Message(213, "opened", "player", "chest")
BURIED_AT_SEA: Final = Message(214, "buried-at-sea", "player", "number:points")
DARKENED: Final = Message(215, "darkened", "player", "water")
PLAYED_HELMSMAN: Final = Message(216, "played-helmsman", "player")
PLAYED_QUARTERMASTER: Final = Message(217, "played-quartermaster", "player")
PLAYED_CARTOGRAPHER: Final = Message(218, "played-cartographer", "player", "water")
UNLOADED_FIGURE: Final = Message(219, "unloaded-figure", "player", "figure")
HIRED_ADMIRAL: Final = Message(220, "hired-admiral", "player")

