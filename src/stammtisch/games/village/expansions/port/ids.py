"""The small ints that stand for the pieces of Port, and the ids under which its data file names them."""

from typing import Final

from stammtisch.games.village.ids import GOOD_IDS, GOODS, MAX_SEATS, NUMBERS

PORT_TABLE: Final = 1  # where its table stands in a state: the place of the expansion on the shelf

# Where a ship can be: the harbour, then the waters that cost time, then those before an island.
HARBOUR: Final = 0
FIRST_ISLAND: Final = 6
ISLANDS: Final = 7
WATERS: Final = 13
WATER_IDS: Final = [
    "harbour", "water-1", "water-2", "water-3", "water-4", "water-5",
    "cocoa-island", "cattle-island", "tea-island", "horse-island", "grain-island", "carters-island", "treasure-island",
]  # fmt: skip
ISLAND_IDS: Final = WATER_IDS[FIRST_ISLAND:]
WATER_KIND_IDS: Final = ["harbour", "time", "island"]
assert len(WATER_IDS) == WATERS == FIRST_ISLAND + ISLANDS

# What a hold can carry: goods and grain from home, then what islands give, then figures.
GRAIN: Final = 5
COCOA: Final = 6
TEA: Final = 7
CHEST: Final = 8
FIGURE: Final = 9
CARGOES: Final = 10
FROM_HOME: Final = 6  # goods and grain
COUNTED: Final = 8  # those that the table counts; chests are single pieces, figures stand in the family
CARGO_IDS: Final = [*GOOD_IDS, "grain", "cocoa", "tea", "chest", "figure"]
assert len(CARGO_IDS) == CARGOES
assert GOODS == GRAIN

# The tiles of the islands' stacks.
TILES: Final = 3
STACK_IDS: Final = ["cocoa", "tea", "treasure"]
NO_STACK: Final = -1
NO_LIGHTHOUSE: Final = -1  # in place of its points

# The captains in three stacks by price; the admiral is a person card of Inn that serves as one.
CAPTAINS: Final = 15
ADMIRAL_ABOARD: Final = 15
NO_CAPTAIN: Final = -1
CAPTAIN_IDS: Final = [
    "captain-1-orange-pink", "captain-1-green-brown", "captain-1-orange-green", "captain-1-pink-brown",
    "captain-1-any2", "captain-2-pink", "captain-2-orange", "captain-2-green", "captain-2-brown", "captain-2-any",
    "captain-3-green", "captain-3-orange", "captain-3-pink", "captain-3-brown", "captain-3-any",
]  # fmt: skip
ALL_CAPTAIN_IDS: Final = [*CAPTAIN_IDS, "admiral"]
assert len(CAPTAIN_IDS) == CAPTAINS

CHESTS: Final = 9
CHEST_IDS: Final = [f"chest-{number}" for number in range(1, CHESTS + 1)]
CHEST_SET_IDS: Final = ["port", "marriage", "promo"]
CHEST_OPTIONS: Final = ["port", "marriage", "promos"]  # the options that bring these sets into a game

BURIALS: Final = 4
BURIAL_IDS: Final = ["1", "2", "3", "4"]
FREE: Final = -1  # a lighthouse without a keeper, a burial space without a grave
# A keeper is noted as seat * NUMBERS + printed number, and so much more if bread lies under him.
FED_KEEPERS: Final = MAX_SEATS * NUMBERS

# Where the points of Port come from.
FAME_ISLANDS: Final = 0
FAME_LIGHTHOUSES: Final = 1
FAME_STALLS: Final = 2
FAME_BURIALS: Final = 3
SOURCES: Final = 4
SOURCE_IDS: Final = ["islands", "lighthouses", "cocoa-and-tea", "burials"]
