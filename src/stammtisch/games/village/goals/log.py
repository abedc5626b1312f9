"""The messages that the life goals add to the log; their sentences stand in `texts-goals.toml`."""

from typing import Final

from stammtisch.games.village.log import FIRST_OF_GOALS

DEALT: Final = FIRST_OF_GOALS
CLAIMED: Final = 401

GOALS_SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("goals-dealt", ["player", "goal", "golden"]),
    ("goal-claimed", ["player", "goal", "number:points"]),
]
