"""The small ints that stand for the pieces of Coimbra, and the ids under which data files name them.

Only names and numbering live here; what a piece is worth or does is in the edition's tables.
"""

from typing import Final

from mypy_extensions import i64

# Classes of characters; each has an influence track, a colour of dice and a crown token.
COUNCIL: Final = 0
MERCHANT: Final = 1
CLERIC: Final = 2
SCHOLAR: Final = 3
CLASSES: Final = 4
CLASS_IDS: Final = ["council", "merchant", "cleric", "scholar"]

# Colours of dice: those of the four tracks, then white.
WHITE: Final = 4
COLOURS: Final = 5
COLOUR_IDS: Final = ["gray", "orange", "purple", "green", "white"]
FACES: Final = 6

GUARDS: Final = 0
COINS: Final = 1
RESOURCES: Final = 2
ANY_RESOURCE: Final = 2
RESOURCE_IDS: Final = ["guards", "coins"]

# City locations, from top to bottom.
CASTLE: Final = 0
UPPER: Final = 1
CENTRAL: Final = 2
LOWER: Final = 3
LOCATIONS: Final = 4
LOCATION_IDS: Final = ["castle", "upper", "central", "lower"]

# A location's row holds at most all dice of four players, or fewer and two die tokens.
ROW: Final = 14
TOKEN: Final = 4  # the owner of a die token
TOKEN_COLOUR: Final = 5

# The display: three rows of four columns beside upper, central and lower city.
COLUMNS: Final = 4
DISPLAY: Final = 12
NOWHERE: Final = -1  # a crown token that is on no card and with nobody

# Character cards: the eight start cards (I), then the backs II and III.
START_CARDS: Final = 8
FIRST_III: Final = 32
CARDS: Final = 56
CARD_IDS: Final = [
    "i-c1", "i-c2", "i-m1", "i-m2", "i-k1", "i-k2", "i-s1", "i-s2",
    "ii-c1", "ii-c2", "ii-c3", "ii-c4", "ii-c5", "ii-c6", "ii-m1", "ii-m2", "ii-m3", "ii-m4", "ii-m5", "ii-m6",
    "ii-k1", "ii-k2", "ii-k3", "ii-k4", "ii-k5", "ii-k6", "ii-s1", "ii-s2", "ii-s3", "ii-s4", "ii-s5", "ii-s6",
    "iii-c1", "iii-c2", "iii-c3", "iii-c4", "iii-c5", "iii-c6", "iii-m1", "iii-m2", "iii-m3", "iii-m4", "iii-m5",
    "iii-m6", "iii-k1", "iii-k2", "iii-k3", "iii-k4", "iii-k5", "iii-k6", "iii-s1", "iii-s2", "iii-s3", "iii-s4",
    "iii-s5", "iii-s6",
]  # fmt: skip
BACK_IDS: Final = ["I", "II", "III"]

# Where a card lies at its player's board, by its kind of bonus.
IMMEDIATE: Final = 0
PHASE_C: Final = 1
PHASE_E: Final = 2
GAME_END: Final = 3
ZONE_IDS: Final = ["immediate", "phase-c", "phase-e", "game-end"]

DIPLOMAS: Final = 5
WILD: Final = 5
DIPLOMA_IDS: Final = ["a", "b", "c", "d", "e", "wild"]

MONASTERIES: Final = 24
MONASTERY_IDS: Final = [
    "guards", "coins", "points", "mixture", "gray", "orange", "purple", "green", "crowns", "castle", "disks", "wild",
    "council", "merchants", "clerics", "scholars", "all-tracks", "influence", "classes", "two-wild", "monasteries",
    "diplomas", "two-voyages", "card-and-track",
]  # fmt: skip

VOYAGES: Final = 15
VOYAGES_IN_PLAY: Final = 6
VOYAGE_IDS: Final = [
    "tanger", "madeira", "cabo-verde", "sansibar", "ceuta", "calicut", "mascat", "barbados", "brasil",
    "ilhas-dos-acores", "goa", "macau", "malaca", "ceilao", "diu",
]  # fmt: skip

VOYAGE_FAVOUR: Final = 0
CAP_FAVOUR: Final = 1
FAVOURS: Final = 4
FAVOUR_IDS: Final = ["voyages", "cap", "pilgrim", "resources"]

# The pilgrim map: start corners, stopovers, then the monastery spaces.
CORNERS: Final = 4
FIRST_SPACE: Final = 49
SPACES: Final = 14
NODES: Final = 63
NO_NODE: Final = -1
NODE_IDS: Final = [
    "nw", "ne", "se", "sw",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14", "b15", "b16",
    "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n13", "n14", "n15", "n16",
    "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13",
    "i-1", "i-2", "i-3", "i-4", "i-5", "i-6", "i-7", "i-8", "ii-1", "ii-2", "ii-3", "ii-4", "iii-1", "iii-2",
]  # fmt: skip
NODE_KIND_IDS: Final = ["corner", "stopover", "monastery"]
SPACES_OF_LEVEL: Final = [8, 4, 2]

SCORING_TILES: Final = 4
SCORING_TILE_IDS: Final = ["t1", "t2", "t3", "t4"]

# Bonuses are numbered through: characters, monasteries, favour tiles.
FIRST_MONASTERY_BONUS: Final = CARDS
FIRST_FAVOUR_BONUS: Final = CARDS + MONASTERIES
BONUSES: Final = CARDS + MONASTERIES + FAVOURS

# What a bonus does.
GAIN: Final = 0
CHOOSE: Final = 1
GAIN_AND_INVEST: Final = 2
TRACK_INCOME: Final = 3
TAKE_FAVOUR: Final = 4
PER_CLASS: Final = 5
PER_MONASTERY: Final = 6
REPEAT: Final = 7
TRIBUTE: Final = 8
TRIBUTE_BEHIND: Final = 9
INQUISITION: Final = 10
FROM_DISCARD: Final = 11
PAY: Final = 12
ADVANCE: Final = 13
ADVANCE_ALL: Final = 14
PER_CROWN: Final = 15
PER_INFLUENCE: Final = 16
CLASS_SETS: Final = 17
SCORE_DIPLOMAS: Final = 18
SCORE_VOYAGES: Final = 19
SCORE_CARD_AND_TRACK: Final = 20
VOYAGE_DISCOUNT: Final = 21
CAP: Final = 22
DISCOUNT: Final = 23
ON_ACQUIRE: Final = 24
ADVANCE_ANY: Final = 25
PER_DIE: Final = 26
WITHOUT_DIE: Final = 27
EXCHANGE: Final = 28
TRACK_BANDS: Final = 29
COPY: Final = 30
CASTLE_POINTS: Final = 31
DISK_POINTS: Final = 32
WILD_DIPLOMAS: Final = 33
BONUS_IDS: Final = [
    "gain", "choose", "gain-and-invest", "track-income", "take-favour", "per-class", "per-monastery", "repeat",
    "tribute", "tribute-behind", "inquisition", "from-discard", "pay", "advance", "advance-all", "per-crown",
    "per-influence", "class-sets", "score-diplomas", "score-voyages", "score-card-and-track", "voyage-discount", "cap",
    "discount", "on-acquire", "advance-any", "per-die", "without-die", "exchange", "track-bands", "copy",
    "castle-points", "disk-points", "wild-diplomas",
]  # fmt: skip

# What a voyage scores.
PER_VOYAGE: Final = 0
PER_DIPLOMA: Final = 1
HALF_TRACKS: Final = 2
PER_UNVISITED: Final = 3
HALF_RESOURCES: Final = 4
LOWEST_TRACK: Final = 5
PER_VISITED: Final = 6
PER_VISITED_I: Final = 7
CARDS_BEYOND: Final = 8
POINTS: Final = 9
PER_CARD_OF_CLASS: Final = 10
TASK_IDS: Final = [
    "per-voyage", "per-diploma", "half-tracks", "per-unvisited", "half-resources", "lowest-track", "per-visited",
    "per-visited-i", "cards-beyond", "points", "per-class",
]  # fmt: skip

# What a reward can consist of, for questions about forfeiting: a resource, points, and from INFLUENCE on the tracks.
REWARD_GUARDS: Final = GUARDS
REWARD_COINS: Final = COINS
REWARD_POINTS: Final = 2
INFLUENCE: Final = 3

# Where points on the score track come from.
FROM_CHARACTERS: Final = 0
FROM_MONASTERIES: Final = 1
FROM_FAVOURS: Final = 2
FROM_INCOME: Final = 3
FROM_OPPONENTS: Final = 4
SOURCES: Final = 5
SOURCE_IDS: Final = ["characters", "monasteries", "favours", "income", "opponents"]

# The phases of a round, and what comes before the first and after the last.
STARTING: Final = 0
ROLLING: Final = 1
PLACING: Final = 2
RETRIEVING: Final = 3
ORDERING: Final = 4
COLLECTING: Final = 5
INVESTING: Final = 6
ENDED: Final = 7
PHASE_IDS: Final = ["start", "rolling", "placing", "retrieving", "order", "income", "voyages", "end"]

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4


def first_beside(location: i64) -> i64:
    """The first place of the display beside a location; the row is COLUMNS long."""
    return (location - UPPER) * COLUMNS


def source_of(bonus: i64) -> i64:
    """Which part of the score the points of a bonus belong to."""
    if bonus < FIRST_MONASTERY_BONUS:
        return FROM_CHARACTERS
    if bonus < FIRST_FAVOUR_BONUS:
        return FROM_MONASTERIES
    return FROM_FAVOURS
