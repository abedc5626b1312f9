"""The small ints that stand for what the expansions add, numbered after those of the base game.

A game without expansions never meets them: its vectors end where the base game's numbers end.
"""

from typing import Final

from stammtisch.games.village.ids import (
    CUSTOMER_IDS,
    CUSTOMERS,
    NUMBER_IDS,
    NUMBERS,
    RIVAL_PLACE_IDS,
    RIVAL_PLACES,
    SPACE_IDS,
    SPACES,
)

# Action spaces.
INN_SPACE: Final = 7
SMUGGLER_SPACE: Final = 8
MARRIAGE_SPACE: Final = 9
ALL_SPACES: Final = 10
MORE_SPACE_IDS: Final = ["inn", "smuggler", "marriage"]
ALL_SPACE_IDS: Final = [*SPACE_IDS, *MORE_SPACE_IDS]
assert len(ALL_SPACE_IDS) == ALL_SPACES
assert SPACES == INN_SPACE

# Where a figure can be, after the base game's places and Conny's two. Alive are FIRST_MORE to LAST_MORE_ALIVE;
# the family action can fetch a figure home from FIRST_MORE to LAST_MORE_HOME.
FIRST_MORE: Final = 30
BREWERY: Final = 30
INN: Final = 31
CEREMONY: Final = 32
BAKERY: Final = 33
SHOP: Final = 34
PARENTS: Final = 35
LAST_MORE_HOME: Final = 35
SHIP: Final = 36
LIGHTHOUSE: Final = 37
LAST_MORE_ALIVE: Final = 37
SEA: Final = 38  # buried at sea
BESIDE_BOOK: Final = 39  # laid beside the chronicle by the bard
ALL_PLACES: Final = 40
MORE_PLACE_IDS: Final = [
    "brewery", "inn", "ceremony", "bakery", "shop", "parents", "ship", "lighthouse", "sea", "beside-chronicle",
]  # fmt: skip
ALL_PLACE_IDS: Final = [*RIVAL_PLACE_IDS, *MORE_PLACE_IDS]
assert len(ALL_PLACE_IDS) == ALL_PLACES
assert RIVAL_PLACES == FIRST_MORE

# A figure's kind: its printed number, then the same numbers with bread under them.
FED: Final = NUMBERS
KINDS: Final = 8
KIND_IDS: Final = [*NUMBER_IDS, *(f"{number}-bread" for number in NUMBER_IDS)]

# Customers: four of Inn, five of Marriage, and the promo tiles.
FIRST_INN_CUSTOMER: Final = 24
FIRST_MARRIAGE_CUSTOMER: Final = 28
FIRST_PROMO_CUSTOMER: Final = 33
MORE_CUSTOMER_IDS: Final = [
    "beer-2", "beer-scroll", "beer-wagon", "beer-ox",
    "bread-grain", "bread-2", "tool-2", "bread-tool", "tool-horse",
    "free", "beggar", "next-start", "rhetoric", "collector", "promo-horse-grain-2", "promo-ox-grain-2",
    "promo-plough-wagon-scroll", "promo-beer", "promo-beer-grain", "promo-beer-2-scroll", "promo-chest",
]  # fmt: skip
ALL_CUSTOMERS: Final = 45
ALL_CUSTOMER_IDS: Final = [*CUSTOMER_IDS, *MORE_CUSTOMER_IDS]
assert len(ALL_CUSTOMER_IDS) == ALL_CUSTOMERS
assert CUSTOMERS == FIRST_INN_CUSTOMER
COLLECTOR: Final = 37  # more points for many customers
INN_COLLECTOR: Final = 41  # more points for person cards kept for the end
PROMO_INN: Final = 41
PROMO_PORT: Final = 44

# What such a customer may ask for besides goods and grain.
BEER: Final = 0
BREAD: Final = 1
TOOL: Final = 2
COIN: Final = 3
GREEN_CUBE: Final = 4
NEXT_START: Final = 5
CHEST: Final = 6
DEMANDS: Final = 7
DEMAND_IDS: Final = ["beer", "bread", "tool", "coin", "green", "next-start", "chest"]
# What no customer asks for, but goals and promo tiles count: person cards, and those among them kept for the end.
PERSON_CARD: Final = 7
KEPT_CARD: Final = 8
CARGO: Final = 9
THINGS: Final = 10

# The combinations that a set-up card is for: bit 0 Inn, bit 1 Port, bit 2 Marriage.
WITH_INN: Final = 1
WITH_PORT: Final = 2
WITH_MARRIAGE: Final = 4
COMBINATIONS: Final = 8
COMBINATION_IDS: Final = [
    "base", "inn", "port", "inn+port", "marriage", "inn+marriage", "port+marriage", "inn+port+marriage",
]  # fmt: skip

# Moments at which somebody may do what is allowed at any time: all of it in their own turn, on a market day and in a
# mass; in a wedding, before the scoring and while a card is carried out everything but cards (VX-2.1).
IN_TURN: Final = 0
IN_MARKET: Final = 1
IN_MASS: Final = 2
IN_SCORING: Final = 3
BUT_CARDS: Final = 4
# Moments at which somebody is asked who has nothing else to decide, besides those: see VX-2.4.
AT_TURN_END: Final = 5
LAST_WORD: Final = 6
AT_PURCHASE: Final = 7
ASKED_IN_TIME: Final = 2  # the version of the rules from which on all of them are such moments
