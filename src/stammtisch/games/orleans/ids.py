"""The small ints that stand for the pieces of Orléans, and the ids under which data files name them.

Only names and numbering live here; what a piece is worth or does is in the edition's tables.
"""

from typing import Final

from mypy_extensions import i64

# Kinds of followers; the first six have a track each.
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
KINDS: Final = 7
ANY_KIND: Final = 7
KIND_IDS: Final = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]

# Follower tiles: the seven neutral kinds, then the four followers in the player's own colour.
OWN: Final = 7
TILES: Final = 11

# What an action space can hold: nothing, a follower (1 + its tile), or a technology tile.
EMPTY: Final = 0
TECHNOLOGY: Final = 12

GRAIN: Final = 0
CHEESE: Final = 1
WINE: Final = 2
WOOL: Final = 3
BROCADE: Final = 4
FOODS: Final = 3  # the goods that may be given at the Harvest come first
GOODS: Final = 5
NO_GOOD: Final = 5
GOOD_IDS: Final = ["grain", "cheese", "wine", "wool", "brocade"]

PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5
EVENTS: Final = 6
EVENT_IDS: Final = ["pilgrimage", "income", "harvest", "taxes", "trading-day", "plague"]

# Places: ten on the player board, then the twenty place tiles.
SHIP: Final = 0
WAGON: Final = 1
GUILDHALL: Final = 2
CASTLE: Final = 3
SCRIPTORIUM: Final = 4
TOWN_HALL: Final = 5
MONASTERY: Final = 6
FARM_HOUSE: Final = 7
VILLAGE: Final = 8
UNIVERSITY: Final = 9
FIRST_PLACE_TILE: Final = 10
BATHHOUSE: Final = 19
SACRISTY: Final = 20
HERB_GARDEN: Final = 21
GUNPOWDER_TOWER: Final = 22
SCHOOL: Final = 25
PLACES: Final = 30
PLACE_TILES: Final = 20
BOARD_PLACES_MASK: Final = (1 << FIRST_PLACE_TILE) - 1
PLACE_IDS: Final = [
    "ship", "wagon", "guildhall", "castle", "scriptorium", "town-hall", "monastery", "farm-house", "village",
    "university", "hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop", "brewery", "library",
    "windmill", "hospital", "bathhouse", "sacristy", "herb-garden", "gunpowder-tower", "cellar", "office", "school",
    "pharmacy", "horse-wagon", "shipping-line", "laboratory",
]  # fmt: skip

# Action spaces, numbered place by place. The two of the Gunpowder Tower come last: they belong to the
# market (O-3.6), so planning never sees them.
SPACES: Final = 54
TOWER_SPACE: Final = 54
ALL_SPACES: Final = 56
SPACES_PER_PLACE: Final = [
    3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 1, 0, 2, 2, 2, 0, 1, 2, 1, 2,
]  # fmt: skip
assert sum(SPACES_PER_PLACE) == ALL_SPACES

# What a place does when it is used.
TRAVEL: Final = 0
STATION: Final = 1
RECRUIT: Final = 2
COINS_AND_DEVELOPMENT: Final = 3
DEEDS_EFFECT: Final = 4
GOOD: Final = 5
COINS_BY_STATUS: Final = 6
COINS_BY_STATIONS: Final = 7
PAY_FOR_DEVELOPMENT: Final = 8
DRAW_AND_PLACE: Final = 9
GAIN_TECHNOLOGY: Final = 10
SHIELD: Final = 11
SUBSTITUTE: Final = 12
EFFECT_IDS: Final = [
    "travel", "station", "recruit", "coins-and-development", "deeds", "good", "coins-by-status", "coins-by-stations",
    "pay-for-development", "bathhouse", "technology", "shield", "substitute",
]  # fmt: skip

WATER: Final = 0
LAND: Final = 1
ROUTE_KIND_IDS: Final = ["water", "land"]
ROUTES: Final = 43
TOWNS: Final = 23
ORLEANS: Final = 0
TOWN_IDS: Final = [
    "orleans", "chartres", "etampes", "le-mans", "chateaudun", "montargis", "vendome", "blois", "briare", "tours",
    "chinon", "montrichard", "vierzon", "sancerre", "loches", "bourges", "chateauroux", "nevers", "chatellerault",
    "le-blanc", "argenton", "la-chatre", "st-amand",
]  # fmt: skip

CITY_WALL: Final = 0
CANALISATION: Final = 7
DEEDS: Final = 8
DEED_IDS: Final = [
    "city-wall", "papal-conclave", "defeating-the-plague", "astronomy", "boatmen-guild", "cathedral", "peace-treaty",
    "canalisation",
]  # fmt: skip

# Citizens on the boards, one bit each: the deeds by number, then these.
BOATMEN_CITIZEN: Final = 8
KNIGHTS_CITIZEN: Final = 9
DEVELOPMENT_CITIZEN: Final = 10
LAST_CITIZEN: Final = 13
CITIZENS: Final = 14

TRACKS: Final = 6
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4


def kind_of_tile(tile: i64) -> i64:
    """The kind of a follower tile, neutral or own."""
    return tile if tile < OWN else tile - OWN
