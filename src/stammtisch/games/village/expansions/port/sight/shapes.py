"""The shapes of what Port adds to a view and to the description."""

from typing import Literal, TypeAlias, TypedDict

from stammtisch.core.shapes import Counts, Every, Told
from stammtisch.games.village.sight.shapes import Colour, FigureKind

Cargo: TypeAlias = Literal[
    "scroll", "horse", "plough", "ox", "wagon", "grain", "cocoa", "tea", "chest", "figure"
]  # fmt: skip
Burial: TypeAlias = Literal["1", "2", "3", "4"]


class Water(TypedDict):
    """A space of the sea."""

    id: str
    kind: Literal["harbour", "time", "island"]
    x: float
    y: float


class Lane(TypedDict):
    """A way between two spaces of the sea."""

    a: str
    b: str


class Sea(Told):
    """The sea: its spaces and the ways between them."""

    waters: list[Water]
    lanes: list[Lane]


class Lighthouse(TypedDict):
    """What a lighthouse keeper costs and is worth."""

    points: int
    cubes: dict[Colour, int]
    wagons: int


class Island(TypedDict):
    """An island: what lies there, what is bought there, and its lighthouse."""

    id: str
    stack: Literal["cocoa", "tea", "treasure"] | None
    buys: Counts
    lighthouse: Lighthouse | None


class Captain(TypedDict):
    """A captain who can be hired."""

    id: str
    coins: int
    cubes: dict[Colour, int]
    any_cubes: int
    steps: int


class Chest(TypedDict):
    """What is in a treasure chest."""

    id: str
    set: Literal["port", "marriage", "promo"]
    coins: int
    tools: int


class Chests(Told):
    """All treasure chests."""

    list: list[Chest]


class Worth(TypedDict):
    """What a tile brings at the stalls of the port."""

    points: int
    coins: int


class PortStalls(Told):
    """The stalls of the port."""

    cocoa: Worth
    tea: Worth


class Burials(Told):
    """What the burial places at sea are worth."""

    points: list[int]


class PortFacts(TypedDict):
    """What never changes in the port."""

    holds: int
    return_time: int
    water_time: int
    tiles: list[int]
    stalls: PortStalls
    sea: Sea
    islands: list[Island]
    captains: list[Captain]
    ship: Told
    chests: Chests
    burials: Burials
    space: Told


class Keeper(TypedDict):
    """Who keeps a lighthouse."""

    seat: int
    number: FigureKind


class PortView(TypedDict):
    """The sea as it is."""

    captains: list[str]
    island_stacks: Counts
    chests_opened: list[str]
    chests_unseen: list[str]
    lighthouses: dict[str, Keeper | None]
    burials: Every[Burial, int | Literal["conny"] | None]


class Ship(TypedDict):
    """Where a ship is, who sails it, and what fills its holds."""

    at: str
    captain: str | None
    helmsman: int
    holds: list[Cargo]
    chests_seen: list[str] | None


class PortFarm(TypedDict, total=False):
    """What the port lays on a farm."""

    ship: Ship
    cocoa_home: int
    tea_home: int
    chests: int
    chests_seen: list[str] | None
