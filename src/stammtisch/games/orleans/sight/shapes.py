"""The shapes of what `view.py` and `description.py` say about a game of Orléans."""

from typing import Literal, TypeAlias, TypedDict

from stammtisch.core.shapes import Common, Counts, Every, Prompt, Told

Kind: TypeAlias = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
TrackId: TypeAlias = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
Good: TypeAlias = Literal["grain", "cheese", "wine", "wool", "brocade"]
EventId: TypeAlias = Literal["pilgrimage", "income", "harvest", "taxes", "trading-day", "plague"]
Category: TypeAlias = Literal["board", "I", "II"]
Phase: TypeAlias = Literal[
    "exclude", "hourglass", "census", "followers", "planning", "actions", "event", "start-player", "end"
]

# What never changes


class Town(TypedDict):
    """A town on the map."""

    id: str
    x: float
    y: float


class Route(TypedDict):
    """A way between two towns; each of its spaces has a good from so many players on."""

    id: str
    a: str
    b: str
    kind: Literal["land", "water"]
    goods_from_players: list[int]


class GoodTile(TypedDict):
    """A kind of goods: what one is worth, and how many there are."""

    id: Good
    points: int
    count: int


class Event(Told):
    """An hourglass tile, and how many there are."""

    id: EventId
    count: int


class Track(Told):
    """A character track: the reward of each space after the first."""

    id: TrackId
    last: int
    steps: list[str | int]
    citizen_at: int | None
    farmer_only: list[int]  # the steps whose technology only stands in for a farmer


class Step(TypedDict):
    """A space of the development track."""

    coins: int
    citizen: bool
    status: int


class Development(Told):
    """The development track."""

    spaces: list[Step]


class Space(TypedDict):
    """An action space, and whom it takes."""

    id: str
    kind: Kind | Literal["any"]
    takes: list[str]  # the followers that may be planned here, the likeliest first; some places allow more


class Place(Told):
    """A place where actions are taken."""

    id: str
    category: Category
    spaces: list[Space]
    is_market: bool


class Deed(Told):
    """A beneficial deed."""

    id: str
    wants: dict[Kind, int]
    coins: int
    development: int


class Description(TypedDict):
    """What never changes: boards, tracks, deeds, places."""

    towns: list[Town]
    routes: list[Route]
    goods: list[GoodTile]
    events: list[Event]
    tracks: list[Track]
    development: Development
    places: list[Place]
    deeds: list[Deed]
    market_spaces: int
    rounds: int


# The table as it is


class Board(TypedDict):
    """What lies open for everybody."""

    supply: Every[Kind, int]
    goods_market: Every[Good, int]
    technology: int
    place_tiles: list[str]
    place_tiles_gone: list[str]
    citizens: list[str]
    routes: dict[str, list[Good]]
    deeds: dict[str, dict[Kind, int]]
    events_left: Every[EventId, int]
    bank: int | None


class Player(TypedDict):
    """What lies before one player."""

    name: str
    coins: int
    goods: Every[Good, int]
    tracks: Every[TrackId, int]
    development: int
    status: int
    citizens: int
    merchant: str
    stations: list[str]
    stations_left: int
    technology_aside: int
    farmer_technology_aside: int
    market: Counts
    hand: Counts  # what found no space on the market and waits for the Gunpowder Tower
    drawn: list[str]  # what was drawn in the Bathhouse and may still be placed
    debt: int  # how many coins are missing: one thing is given up for each
    bag_size: int
    bag: Counts | None
    places: list[str]
    spaces: dict[str, str]
    activated: list[str]  # the places whose followers are complete
    has_passed: bool


class Fields(TypedDict, total=False):
    """What questions are about, by name; each has some of them."""

    seat: int
    place: str
    categories: Literal["I", "II", "I+II"]
    debt: int
    left: int
    sent: int
    first: str | None
    second: str | None
    third: str | None
    waiting: list[int]
    queue: list[int]
    in_order: bool


class Asking(Prompt):
    """The question that waits."""

    fields: Fields


class View(Common):
    """All that a seat, or a spectator, may know; the log comes beside it."""

    turn: int | None
    round: int
    rounds: int
    phase: Phase
    event: EventId
    start_seat: int
    board: Board
    players: list[Player]
    prompt: Asking
