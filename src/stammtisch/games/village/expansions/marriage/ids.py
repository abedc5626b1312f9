"""The small ints that stand for what Marriage adds: ranks, bonuses, buildings, and who is part of a couple."""

from typing import Final

from mypy_extensions import i64

from stammtisch.games.village.expansions.ids import KINDS
from stammtisch.games.village.ids import MAX_SEATS

MARRIAGE_TABLE: Final = 2  # where its table stands in a state: the place of the expansion on the shelf

SIDE_B: Final = "side-b"  # the value of the option for the other side of the board

# The ranks of the ceremony, 0 being the highest; side b of the board counts on after side a.
RANKS: Final = 6
SIDE_RANKS: Final = 12
SIDE_RANK_IDS: Final = ["a-1", "a-2", "a-3", "a-4", "a-5", "a-6", "b-1", "b-2", "b-3", "b-4", "b-5", "b-6"]

BONUS_POINTS: Final = 0
BONUS_SWAP: Final = 1
BONUS_ONE_OF: Final = 2
BONUS_CUBE: Final = 3
BONUS_COINS: Final = 4
BONUS_GRAIN: Final = 5
BONUS_IDS: Final = ["points", "swap", "one-of", "cube", "coins", "grain"]

# The rewards that step 3 of a wedding lets one choose from: two for the bakery, two for the shop.
TWO_BREAD: Final = 0
BREAD_AND_GRAIN: Final = 1
TWO_TOOLS: Final = 2
TOOL_AND_CUBES: Final = 3
REWARDS: Final = 4
WEDDING_REWARD_IDS: Final = ["two-bread", "bread-grain", "two-tools", "tool-cubes"]

# A figure on a rank or in a couple is one number: 0 for nobody, then by owner and kind. Pink figures have an owner
# of their own, after all seats.
NOBODY: Final = 0
PINK_OWNER: Final = MAX_SEATS
PINK_FIGURE: Final = 1 + MAX_SEATS * KINDS
MEMBERS: Final = PINK_FIGURE + 1

# A couple is one number too: where it stands, who had the higher rank, and the other.
_FIRST: Final = 100
_PLACE: Final = 10_000


def member(owner: i64, kind: i64) -> i64:
    """A figure of a family, as noted on ranks and in couples."""
    return 1 + owner * KINDS + kind


def owner_of(figure: i64) -> i64:
    """The seat that owns a figure, or PINK_OWNER; below 0 for NOBODY."""
    return (figure - 1) // KINDS


def kind_of(figure: i64) -> i64:
    return (figure - 1) % KINDS


def couple(place: i64, first: i64, second: i64) -> int:
    return int(place * _PLACE + first * _FIRST + second)


def place_of(pair: i64) -> i64:
    return pair // _PLACE


def first_of(pair: i64) -> i64:
    return pair % _PLACE // _FIRST


def second_of(pair: i64) -> i64:
    return pair % _FIRST


def is_whole(pair: i64) -> bool:
    """Whether both partners are there."""
    return first_of(pair) != NOBODY and second_of(pair) != NOBODY
