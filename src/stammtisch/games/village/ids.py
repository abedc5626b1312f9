"""The small ints that stand for the pieces of Village, and the ids under which data files name them.

Only names and numbering live here; what a piece is worth or costs is in the edition's tables.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit

# Cubes: four colours of influence, then plague.
BROWN: Final = 0
PINK: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
PLAGUE: Final = 4
COLOURS: Final = 4
CUBES: Final = 5
CUBE_IDS: Final = ["brown", "pink", "orange", "green", "plague"]

SCROLL: Final = 0
HORSE: Final = 1
PLOUGH: Final = 2
OX: Final = 3
WAGON: Final = 4
GOODS: Final = 5
GOOD_IDS: Final = ["scroll", "horse", "plough", "ox", "wagon"]

# Action spaces, in the order of the set-up card.
GRAIN_SPACE: Final = 0
FAMILY_SPACE: Final = 1
CRAFT_SPACE: Final = 2
MARKET_SPACE: Final = 3
COUNCIL_SPACE: Final = 4
TRAVEL_SPACE: Final = 5
CHURCH_SPACE: Final = 6
SPACES: Final = 7
SPACE_IDS: Final = ["grain", "family", "craft", "market", "council", "travel", "church"]

# The number printed on a figure, counted from 0: number n stands for the (n + 1)st generation.
NUMBERS: Final = 4
NUMBER_IDS: Final = ["1", "2", "3", "4"]

# Where a figure can be. On the board are FIRST_ON_BOARD to LAST_ON_BOARD; the dead lie from FIRST_DEAD on.
UNBORN: Final = 0
BAG: Final = 1
FARM: Final = 2
FIRST_ON_BOARD: Final = 3
CRAFT: Final = 3
COUNCIL: Final = 7
CHURCH: Final = 11
CASTLE: Final = 15
LAST_ON_BOARD: Final = 20
BOARD_PLACES: Final = 18
FIRST_DEAD: Final = 21
CHRONICLE: Final = 21
GRAVE: Final = 26
GONE: Final = 27
PLACES: Final = 28
PLACE_IDS: Final = [
    "unborn", "bag", "farm", "wainwright", "stables", "scriptorium", "smithy", "council-1", "council-2", "council-3",
    "council-4", "church-1", "church-2", "church-3", "church-4", "west", "south", "centre", "northwest", "northeast",
    "east", "chronicle-craft", "chronicle-farm", "chronicle-church", "chronicle-council", "chronicle-travel", "grave",
    "gone",
]  # fmt: skip
# Two places that only Conny's figures know.
BESIDE_TRAY: Final = 28
ON_CHURCH: Final = 29
RIVAL_PLACES: Final = 30
RIVAL_PLACE_IDS: Final = [*PLACE_IDS, "beside-tray", "on-church"]

STEPS: Final = 4

# Groups of the chronicle, then the graveyard for those whom no group takes.
CRAFT_GROUP: Final = 0
FARM_GROUP: Final = 1
CHURCH_GROUP: Final = 2
COUNCIL_GROUP: Final = 3
TRAVEL_GROUP: Final = 4
GROUPS: Final = 5
NO_GROUP: Final = 5
GROUP_IDS: Final = ["craft", "farm", "church", "council", "travel"]

# Crafts: four buildings that train figures, then the mill.
BUILDINGS: Final = 4
MILL: Final = 4
BUILDING_IDS: Final = ["wainwright", "stables", "scriptorium", "smithy", "mill"]

# Castles, and the ways one can go: a road in one direction. The village is where farms lie.
CASTLES: Final = 6
VILLAGE: Final = 6
CASTLE_IDS: Final = ["west", "south", "centre", "northwest", "northeast", "east"]
END_IDS: Final = [*CASTLE_IDS, "village"]
ROADS: Final = 11
WAYS: Final = 20
REWARD_FAME: Final = 0
REWARD_CUBES: Final = 1
REWARD_COINS: Final = 2
REWARD_IDS: Final = ["fame", "cubes", "coins"]

# Privileges of the council, by step.
PRIVILEGE_START: Final = 0
PRIVILEGE_CUBES: Final = 1
PRIVILEGE_GOOD: Final = 2
PRIVILEGE_FAME: Final = 3
PRIVILEGE_IDS: Final = ["start", "cubes", "good", "fame"]

CUSTOMERS: Final = 24
CUSTOMER_IDS: Final = [
    "grain-3", "grain-4", "scroll", "wagon-a", "wagon-b", "plough", "plough-grain-2", "horse-a", "horse-b", "ox-a",
    "ox-b", "scroll-grain", "scroll-grain-2", "wagon-grain", "plough-grain", "horse-grain-2", "ox-grain",
    "horse-plough", "horse-scroll", "wagon-scroll", "wagon-plough", "horse-wagon", "ox-plough", "ox-wagon",
]  # fmt: skip
MARKET_SPACES: Final = 10

# Where fame on the track came from.
FAME_COUNCIL: Final = 0
FAME_TRAVEL: Final = 1
FAME_MASS: Final = 2
FAMES: Final = 3
FAME_IDS: Final = ["privileges", "rewards", "masses"]

# The marker "next start player": on the roof, used up as a coin in the solo mode, or held by a seat (its number).
ON_ROOF: Final = -1
USED_UP: Final = -2

# Conny's tray. In the circle of a solo game she sits where seat 1 would.
RIVAL: Final = 1
TRAY: Final = 10
FATE_SETS: Final = 2
FATES_PER_SET: Final = 3
RANK_IDS: Final = ["apprentice", "journeyman", "master", "grandmaster", "genius", "polymath"]

# Kinds of what a payment in cubes can hold: the four colours, then coins as jokers.
MOST_PAID: Final = 3
PAYMENT_IDS: Final = ["brown", "pink", "orange", "green", "coin"]

MIN_SEATS: Final = 1
MAX_SEATS: Final = 5
# Tables by player count begin with two players; the solo mode uses their first column.
COUNTS: Final = 4

# Figures at a place are packed into one int: four bits for each printed number, then four for each with bread
# under it, which only an expansion knows. Bread counts as one generation more, so there can be a fifth.
ABOVE_ALL: Final = 5
FIGURE_BITS: Final = 4
FIGURE_MASK: Final = 15


def figure(number: i64) -> i64:
    """One figure with this number (from 0), as packed in a place."""
    return bit(FIGURE_BITS * number)


def count_of(packed: i64, number: i64) -> i64:
    """How many figures with this number are packed in a place."""
    return (packed >> (FIGURE_BITS * number)) & FIGURE_MASK


def count_all(packed: i64) -> i64:
    """How many figures are packed in a place."""
    total: i64 = 0
    while packed:
        total += packed & FIGURE_MASK
        packed >>= FIGURE_BITS
    return total


def lowest_number(packed: i64) -> i64:
    """The lowest number among packed figures, or NUMBERS when there are none."""
    number: i64 = 0
    while number < NUMBERS and packed & FIGURE_MASK == 0:
        packed >>= FIGURE_BITS
        number += 1
    return number


def standing(packed: i64, number: i64) -> i64:
    """How many figures with this printed number are packed in a place, those with bread under them counted."""
    return count_of(packed, number) + count_of(packed, number + NUMBERS)


def eldest(packed: i64) -> i64:
    """The lowest generation among packed figures, bread counting as one more (VM-6.3); ABOVE_ALL without any."""
    generation: i64 = 0
    while generation < ABOVE_ALL:
        if count_of(packed, generation) > 0 and generation < NUMBERS:
            return generation
        if generation > 0 and count_of(packed, generation - 1 + NUMBERS) > 0:
            return generation
        generation += 1
    return ABOVE_ALL


def of_generation(packed: i64, generation: i64) -> i64:
    """How many figures of a generation are packed in a place, bread counting as one more."""
    total: i64 = 0
    if generation < NUMBERS:
        total = count_of(packed, generation)
    if generation > 0:
        total += count_of(packed, generation - 1 + NUMBERS)
    return total


def cost_code(brown: int, pink: int, orange: int, green: int) -> int:
    """A cost in cubes as one int: two bits for each colour."""
    return brown + 4 * pink + 16 * orange + 64 * green


def cost_of(code: i64, colour: i64) -> i64:
    """How many cubes of a colour a cost asks for."""
    return (code >> (2 * colour)) & 3


def group_of_place(place: i64) -> i64:
    """The chronicle group of who dies at this place (V-8.5)."""
    if place == FARM:
        return FARM_GROUP
    if place < COUNCIL:
        return CRAFT_GROUP
    if place < CHURCH:
        return COUNCIL_GROUP
    if place < CASTLE:
        return CHURCH_GROUP
    return TRAVEL_GROUP
