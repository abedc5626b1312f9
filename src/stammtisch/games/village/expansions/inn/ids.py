"""The small ints that stand for the person cards of Inn, those that come with Port and Marriage among them."""

from typing import Final

from stammtisch.games.village.ids import MAX_SEATS

INN_TABLE: Final = 0  # where the table of Inn stands in a state

FARMER_WOMAN: Final = 0
MAYOR: Final = 1
CHRONICLER: Final = 2
SCHOLAR: Final = 3
COUNT: Final = 4
ESTATE_MANAGER: Final = 5
PHYSICIAN: Final = 6
NUN: Final = 7
TRAVELLER: Final = 8
PICKPOCKET: Final = 9
GUILD_MASTER: Final = 10
ABBOT: Final = 11
MESSENGER: Final = 12
NOBLEWOMAN: Final = 13
FARMHAND: Final = 14
HERB_WOMAN: Final = 15
COUNCILMAN: Final = 16
BLACKSMITH: Final = 17
SCRIBE: Final = 18
PRODIGAL_SON: Final = 19
CATTLE_BREEDER: Final = 20
WAINWRIGHT: Final = 21
SCRAP_DEALER: Final = 22
BARD: Final = 23
JUGGLER: Final = 24
OLD_MAN: Final = 25
MARKET_CRIER: Final = 26
MILLER: Final = 27
PRIEST: Final = 28
TOLL_KEEPER: Final = 29
ADMIRAL: Final = 30
CARTOGRAPHER: Final = 31
QUARTERMASTER: Final = 32
HELMSMAN: Final = 33
COUSIN: Final = 34
SHOPWOMAN: Final = 35
JACK_OF_ALL_TRADES: Final = 36
CARDS: Final = 37
FIRST_PORT_CARD: Final = ADMIRAL
FIRST_MARRIAGE_CARD: Final = COUSIN
CARD_IDS: Final = [
    "farmer-woman", "mayor", "chronicler", "scholar", "count", "estate-manager", "physician", "nun", "traveller",
    "pickpocket", "guild-master", "abbot", "messenger", "noblewoman", "farmhand", "herb-woman", "councilman",
    "blacksmith", "scribe", "prodigal-son", "cattle-breeder", "wainwright", "scrap-dealer", "bard", "juggler",
    "old-man", "market-crier", "miller", "priest", "toll-keeper", "admiral", "cartographer", "quartermaster",
    "helmsman", "cousin", "shopwoman", "jack-of-all-trades",
]  # fmt: skip
# These leave the game when Port is played.
NOT_WITH_PORT: Final = [COUNT, TRAVELLER, MESSENGER, TOLL_KEEPER]

# The sides of the board.
SIDE_A: Final = "side-a"
SIDE_B: Final = "side-b"

STACKS: Final = 3
MOST_IN_STACK: Final = 11

# When a card may be played; `end` cards are kept for the scoring.
WHEN_IDS: Final = [
    "end", "any", "market-end", "death", "after-action", "choose-action", "market-start", "mill", "mass-start",
    "travel", "hire", "load",
]  # fmt: skip
AT_END: Final = 0
ANY_TIME: Final = 1
SET_IDS: Final = ["inn", "port", "marriage"]

# Whose figures the priest can bring out: the seats, then Conny.
CONNY_OWNER: Final = MAX_SEATS
OWNERS: Final = MAX_SEATS + 1

# Where the herbalist puts the marker on the lifetime track: right after the quill, or right before it.
AFTER_QUILL: Final = 0
BEFORE_QUILL: Final = 1
TIME_SPACES: Final = 2
TIME_SPACE_IDS: Final = ["after", "before"]

assert len(CARD_IDS) == CARDS


def is_for_any_time(card: int) -> bool:
    """Whether a card may be played at any time (VI-6, VM-7)."""
    return ABBOT <= card <= WAINWRIGHT or card >= FIRST_MARRIAGE_CARD
