"""The small ints that stand for the life goals, silver ones first, and what a silver goal may ask for."""

from typing import Final

from stammtisch.games.village.ids import COLOURS, CUBE_IDS, GOOD_IDS, GOODS

GOALS_TABLE: Final = 3  # where their table stands in a state: the place of the expansion on the shelf

SILVER: Final = 9
SILVER_MASK: Final = (1 << SILVER) - 1
GOLD: Final = 10
GOALS: Final = 19
SILVER_IDS: Final = [
    "aristocrat", "writer", "farmer", "brewer", "bailiff", "explorer", "craftsman", "coachman", "knight",
]  # fmt: skip
GOVERNESS: Final = 9
TRAVELLING_SALESMAN: Final = 10
MERCHANT: Final = 11
SAINT: Final = 12
HISTORIAN: Final = 13
LIGHTHOUSE_KEEPER: Final = 14
MASTER: Final = 15
ACOLYTE: Final = 16
SECRETARY: Final = 17
INNKEEPER: Final = 18
GOLD_IDS: Final = [
    "governess", "travelling-salesman", "merchant", "saint", "historian", "lighthouse-keeper", "master", "acolyte",
    "secretary", "innkeeper",
]  # fmt: skip
GOAL_IDS: Final = [*SILVER_IDS, *GOLD_IDS]
assert len(SILVER_IDS) == SILVER
assert len(GOAL_IDS) == GOALS == SILVER + GOLD

# With what a goal is played.
SET_IDS: Final = ["any", "inn", "port", "marriage", "no-port"]

# A goal lies in one of two places before each player.
METALS: Final = 2
METAL_IDS: Final = ["silver", "gold"]

# What silver goals ask for: goods, cubes by colour, then the rest.
FIRST_CUBE: Final = GOODS
COIN: Final = 9
GRAIN: Final = 10
BEER: Final = 11
TOOL: Final = 12
COCOA: Final = 13
TEA: Final = 14
CHEST: Final = 15
KIND_OF_GOOD: Final = 16
THINGS: Final = 17
THING_IDS: Final = [
    *GOOD_IDS, *CUBE_IDS[:COLOURS], "coin", "grain", "beer", "tool", "cocoa", "tea", "chest", "kind-of-good",
]  # fmt: skip
assert len(THING_IDS) == THINGS
