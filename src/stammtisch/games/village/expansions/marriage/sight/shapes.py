"""The shapes of what Marriage adds to a view and to the description."""

from typing import Literal, TypeAlias, TypedDict

from stammtisch.core.shapes import Told
from stammtisch.games.village.sight.shapes import Colour, FigureKind


class Supply(Told):
    """So many of a thing there are."""

    count: int


class WeddingRank(TypedDict):
    """A rank at the ceremony, and what it brings."""

    id: str
    rank: int
    bonus: Literal["points", "swap", "one-of", "cube", "coins", "grain"]
    number: int
    cubes: list[Colour]


class Ceremony(Told):
    """The wedding ceremony."""

    time: int
    cubes: int
    ranks: list[WeddingRank]


class Smuggler(Told):
    """What the smuggler takes and gives."""

    sell_cubes: dict[Colour, int]
    sell_time: int
    sell_points: int
    queue_cubes: int
    cubes_time: int


class DieSide(TypedDict):
    """What a side of the wedding die says in a game alone."""

    cube: Colour
    rank: int
    building: str


class Bakery(Told):
    """What the bakery makes."""

    bread: int
    mixed_bread: int
    mixed_grain: int


class Shop(Told):
    """What the shop makes."""

    tools: int
    mixed_tools: int
    mixed_cubes: list[Colour]


class MarriageFacts(TypedDict):
    """What never changes at the ceremony."""

    bread: Supply
    tools: Supply
    pink_figures: int
    pink_figures_alone: int
    ceremony: Ceremony
    smuggler: Smuggler
    die: list[DieSide]
    couples: list[int]
    bakery: Bakery
    shop: Shop
    parents: Told


class FamilyPartner(TypedDict):
    """A figure of a family on a rank or in a couple."""

    seat: int
    number: FigureKind


class PinkPartner(TypedDict):
    """A pink figure there; it belongs to nobody."""

    seat: None
    number: Literal["pink"]


Partner: TypeAlias = FamilyPartner | PinkPartner


class Couple(TypedDict):
    """Two who are married, and where they live."""

    place: str
    partners: list[Partner | None]


class MarriageView(TypedDict):
    """The ceremony as it is."""

    board_side: Literal["a", "b"]
    ranks: dict[str, Partner | None]  # those of the side that is played
    couples: list[Couple]
    pink_figures: int


class MarriageFarm(TypedDict, total=False):
    """What Marriage lays on a farm."""

    bread: int
    tools: int
