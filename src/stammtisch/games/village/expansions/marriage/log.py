"""The messages that Marriage adds to the log; their sentences stand in `texts-marriage.toml`."""

from typing import Final

from stammtisch.core.message import Message

ENTERED_CEREMONY: Final = Message(300, "entered-ceremony", "player", "figure", "number:rank")
GOT_GRAIN: Final = Message(301, "marriage-grain", "player", "number:grain")
SWAPPED: Final = Message(302, "swapped", "player", "cube")
SOLD_BREAD: Final = Message(303, "sold-bread", "player", "number:bread", "number:points")
SOLD_TOOLS: Final = Message(304, "sold-tools", "player", "number:tools", "number:points")
GOT_BREAD: Final = Message(305, "got-bread", "player", "number:bread")
GOT_TOOLS: Final = Message(306, "got-tools", "player", "number:tools")
LAID_BREAD: Final = Message(307, "laid-bread", "player", "figure", "place")
PROMOTED_FOR_BREAD: Final = Message(308, "promoted-for-bread", "player", "figure", "place")
USED_TOOL: Final = Message(309, "used-tool", "player")
WEDDING: Final = Message(310, "wedding")
ROLLED: Final = Message(311, "rolled", "cube", "number:rank")
RANK_IS_TAKEN: Final = Message(312, "rank-is-taken", "number:rank")
PINK_ENTERED: Final = Message(313, "pink-entered", "number:rank")
PINK_TAKEN: Final = Message(314, "pink-taken", "number:rank")
NO_PINK: Final = Message(315, "no-pink")
BECAME_PARENTS: Final = Message(316, "became-parents")
MARRIED: Final = Message(317, "married", "player", "figure", "partner", "spouse", "place")
MARRIED_PINK: Final = Message(318, "married-pink", "player", "figure", "place")
PINKS_LEFT: Final = Message(319, "pinks-left")
ROLLED_BUILDING: Final = Message(320, "rolled-building", "cube", "place")
WENT_HOME: Final = Message(321, "went-home", "player", "figure", "place")
PINK_RETURNED: Final = Message(322, "pink-returned")
WIDOWED: Final = Message(323, "widowed", "player", "figure", "place")

