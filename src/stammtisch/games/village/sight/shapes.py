"""The shapes of what is said about a game of Village; `expansions/shapes.py` adds what the expansions say."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from stammtisch.core.shapes import Common, Counts, Every, Prompt, Text, Told

Cube: TypeAlias = Literal["brown", "pink", "orange", "green", "plague"]
Colour: TypeAlias = Literal["brown", "pink", "orange", "green"]
Good: TypeAlias = Literal["scroll", "horse", "plough", "ox", "wagon"]
Printed: TypeAlias = Literal["1", "2", "3", "4"]
FigureKind: TypeAlias = Literal["1", "2", "3", "4", "1-bread", "2-bread", "3-bread", "4-bread"]
Group: TypeAlias = Literal["craft", "farm", "church", "council", "travel"]
Building: TypeAlias = Literal["wainwright", "stables", "scriptorium", "smithy", "mill"]
Privilege: TypeAlias = Literal["start", "cubes", "good", "fame"]
Reward: TypeAlias = Literal["fame", "cubes", "coins"]
Rank: TypeAlias = Literal["apprentice", "journeyman", "master", "grandmaster", "genius", "polymath"]
Fate: TypeAlias = Literal["hidden", "blank", "quill"]
Phase: TypeAlias = Literal[
    "set-up", "turns", "market-day", "last-turns", "mass", "before-scoring", "end", "wedding"
]  # fmt: skip

Figures: TypeAlias = dict[FigureKind, int]
Family: TypeAlias = dict[str, Figures]

# What never changes


class CubeFacts(TypedDict):
    """A colour of cubes: how many there are, and how many go into the bag, by the number of players."""

    id: Cube
    count: int
    bag: list[int]


class SpaceFacts(Told):
    """An action space, and its cubes by the number of players."""

    id: str
    cubes: list[int]


class GoodFacts(TypedDict):
    """A kind of goods, and how many there are."""

    id: Good
    count: int


class FigureFacts(TypedDict):
    """A generation of a family: how many there are, and how many of them begin on the farm."""

    id: Printed
    count: int
    start: int


class Well(Told):
    """The well: so many equal cubes are an action."""

    cubes: int


class Farm(Told):
    """The farm: how much grain it holds, and how long a lifetime is."""

    grain: int
    lifetime: int


class Craft(TypedDict):
    """A building where goods are made."""

    id: Building
    goods: list[Good]
    train: int | None
    make: int
    cubes: dict[Colour, int]
    grain: int
    coins: int


class Customer(TypedDict):
    """A customer; those who give more than points explain it."""

    id: str
    goods: dict[Good, int]
    demand: Counts  # what customers of the expansions ask for besides goods and grain
    grain: int
    points: int
    explanation: NotRequired[Text]
    rule: NotRequired[str]


class Sale(TypedDict):
    """What every sale but the caller's first costs."""

    cubes: dict[Colour, int]
    time: int


class CouncilStep(TypedDict):
    """A step of the council chamber."""

    id: str
    time: int
    privilege: Privilege
    points: int


class CouncilFacts(TypedDict):
    """The council chamber."""

    steps: list[CouncilStep]
    cubes: dict[Colour, int]
    scrolls: int


class ChurchStep(TypedDict):
    """A step of the church."""

    id: str
    grain: int
    points: int


class ChurchFacts(TypedDict):
    """The church."""

    steps: list[ChurchStep]
    cubes: dict[Colour, int]
    time: int
    monks: int
    figures: int
    majority: int


class Castle(TypedDict):
    """A castle that can be visited."""

    id: str
    reward: Reward
    number: int
    flag: bool
    x: float
    y: float


class Road(TypedDict):
    """A road between two castles, or between a castle and the village."""

    a: str
    b: str
    cubes: dict[Colour, int]


class Spot(TypedDict):
    """A point of the map."""

    x: float
    y: float


class TravelFacts(TypedDict):
    """The map around the village."""

    castles: list[Castle]
    roads: list[Road]
    village: Spot
    time: int
    wagons: int
    points: list[int]


class ChronicleGroup(TypedDict):
    """A part of the chronicle, and its slots by the number of players."""

    id: Group
    slots: list[int]


class ChronicleFacts(Told):
    """The village chronicle."""

    groups: list[ChronicleGroup]
    points: list[int]


class Graveyard(Told):
    """The anonymous graves, by the number of players."""

    graves: list[int]


RankFrom = TypedDict("RankFrom", {"id": Rank, "from": int})


class Solo(Told):
    """Conny's tray, and the ranks that a game alone can reach."""

    compartments: int
    ring: list[str]
    fates: list[list[int]]
    ranks: list[RankFrom]


class VillageFacts(TypedDict):
    """What never changes in the base game."""

    cubes: list[CubeFacts]
    spaces: list[SpaceFacts]
    goods: list[GoodFacts]
    figures: list[FigureFacts]
    well: Well
    farm: Farm
    crafts: list[Craft]
    customers: list[Customer]
    stalls: list[int]
    queue: int
    sale: Sale
    council: CouncilFacts
    church: ChurchFacts
    travel: TravelFacts
    chronicle: ChronicleFacts
    graveyard: Graveyard
    solo: Solo


# The table as it is


class BlackBag(TypedDict):
    """What is in the black bag: monks, the figures of each seat, and Conny's."""

    monks: int
    seats: list[Figures]
    conny: Figures


class Board(TypedDict):
    """What lies open for everybody."""

    spaces: dict[str, dict[Cube, int]]
    supply: Every[Cube, int]
    green_bag: Every[Cube, int]
    goods_supply: Every[Good, int]
    grain_supply: int
    coins_supply: int
    stalls: list[str | None]
    queue: list[str | None]
    customers_left: list[str]
    chronicle_free: Every[Group, int]
    graves_free: int
    next_start: int | Literal["roof", "used-up"]  # the seat that has the marker, or where it lies
    black_bag: BlackBag


class OnFarm(TypedDict):
    """What lies before one player in the base game, and where the family is."""

    name: str
    cubes: Every[Colour, int]
    goods: Every[Good, int]
    coins: int
    grain: int
    time: int
    deaths_due: int
    family: Family  # figures by place, then by the number printed on them
    living: int  # how many of the family live, those in the bag counted
    next_to_die: dict[str, list[FigureKind]]  # the oldest by place: one of them dies next
    remembered: int  # how many count as members in the chronicle
    castles: list[str]
    customers: list[str]
    fame: int


class Conny(TypedDict):
    """The rival of a game alone."""

    tray: list[list[Cube]]
    last_compartment: int | None
    fates: list[list[Fate]]
    family: Family
    customers: list[str]
    follows: Cube | None


class Fields(TypedDict, total=False):
    """What questions are about, by name; each has some of them."""

    seat: int
    at: str
    building: Building
    card: str
    cost: dict[Colour, int]
    free: int
    generation: str
    high: str
    instead: Literal["nothing", "scroll", "time"]
    is_bread: bool
    is_first: bool
    is_free: bool
    kind: FigureKind
    low: str
    monks: int
    number: int | FigureKind
    paid: int
    pair: bool
    passed: list[int]
    place: str
    product: str
    rank: str
    reached: int
    source: str
    space: str
    stack: str
    taken: int
    target: str
    what: str


class Asking(Prompt):
    """The question that waits."""

    fields: Fields


class VillageView(Common):
    """The village as a seat, or a spectator, may know it, without the farms."""

    turn: int | Literal["conny"] | None
    round: int
    phase: Phase
    start_seat: int
    end_brought_on_by: int | Literal["conny"] | None
    last_turns: int | None
    board: Board
    conny: Conny | None
    rank: Rank | None
    prompt: Asking
