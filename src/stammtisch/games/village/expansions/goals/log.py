"""The messages that the life goals add to the log; their sentences stand in `texts-goals.toml`."""

from typing import Final

from stammtisch.core.message import Message

DEALT: Final = Message(400, "goals-dealt", "player", "goal", "golden")
CLAIMED: Final = Message(401, "goal-claimed", "player", "goal", "number:points")

