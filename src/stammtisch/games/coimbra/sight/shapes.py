"""The shapes of what `view.py` and `description.py` say about a game of Coimbra."""

from typing import Literal, TypeAlias, TypedDict

from stammtisch.core.shapes import Common, Counts, Every, Prompt, Told

Cls: TypeAlias = Literal["council", "merchant", "cleric", "scholar"]
Colour: TypeAlias = Literal["gray", "orange", "purple", "green", "white"]
Resource: TypeAlias = Literal["guards", "coins"]
Reward: TypeAlias = Literal["guards", "coins", "points", "council", "merchant", "cleric", "scholar"]
Zone: TypeAlias = Literal["immediate", "phase-c", "phase-e", "game-end"]
Location: TypeAlias = Literal["castle", "upper", "central", "lower"]
Beside: TypeAlias = Literal["upper", "central", "lower"]
Back: TypeAlias = Literal["I", "II", "III"]
DiplomaKind: TypeAlias = Literal["a", "b", "c", "d", "e", "wild"]
Source: TypeAlias = Literal["characters", "monasteries", "favours", "income", "opponents"]
Phase: TypeAlias = Literal["start", "rolling", "placing", "retrieving", "order", "income", "voyages", "end"]

# What never changes

OfClass = TypedDict("OfClass", {"class": Cls})


class Gains(TypedDict):
    """What somebody receives."""

    guards: int
    coins: int
    points: int
    steps: int


class Shows(Gains):
    """The numbers of a bonus."""

    amount: int
    of: Cls  # the class, track or colour that it is about
    resource: Resource | None
    values: list[int]


class Bonus(Told):
    """What a card, monastery or favour tile does."""

    bonus: str
    shows: Shows


class Card(Bonus, OfClass):
    """A character."""

    id: str
    back: Back
    cost: Resource | None
    influence: int
    diplomas: list[DiplomaKind]
    zone: Zone


class Monastery(Bonus):
    """A monastery tile."""

    id: str
    level: Back
    immediate: bool


class Favour(Bonus):
    """A favour tile."""

    id: str
    crowns: int


class Voyage(Told, OfClass):
    """A voyage: what it costs, and its task at the end."""

    id: str
    cost: int
    resource: Resource
    task: str
    points: int
    amount: int
    tracks: list[Cls]


class Node(TypedDict):
    """A place of the pilgrim map; only monastery spaces have a level."""

    id: str
    x: float
    y: float
    colour: str
    level: Literal["I", "II", "III", ""]


class Road(TypedDict):
    """A way between two places."""

    a: str
    b: str
    one_way: bool


class Box(Gains):
    """A stretch of a track, and the income there."""

    first: int
    last: int


class Track(Told):
    """An influence track."""

    id: Cls
    colour: Colour
    crowns: int
    boxes: list[Box]


class Place(Told):
    """A location of the city, and its die tokens by the number of players."""

    id: Location
    tokens: list[list[int]]


class ScoringTile(TypedDict):
    """What the ranks on a track are worth, with four players and with fewer."""

    id: str
    four: list[int]
    two_three: list[int]


class Distress(TypedDict):
    """What somebody receives who takes nothing for a die."""

    guards: int
    coins: int


class DiplomaPoints(Told):
    """What sets of diplomas are worth."""

    points: list[int]


class Description(TypedDict):
    """What never changes: board, map, tracks, cards, tiles."""

    rounds: int
    most_resources: int
    last_space: int
    distress: Distress
    locations: list[Place]
    nodes: list[Node]
    roads: list[Road]
    tracks: list[Track]
    cards: list[Card]
    monasteries: list[Monastery]
    voyages: list[Voyage]
    favours: list[Favour]
    scoring_tiles: list[ScoringTile]
    flag_crowns: list[int]
    diplomas: DiplomaPoints


# The table as it is


class Die(TypedDict):
    """A die that was rolled."""

    colour: Colour
    value: int


class StandingToken(TypedDict):
    """A die token in the row of a location."""

    token: Literal[True]
    value: int


class StandingDie(Die):
    """A die in the row of a location; the cap tile may lie on it."""

    token: Literal[False]
    seat: int
    cap: bool


Standing: TypeAlias = StandingToken | StandingDie


class CityRow(TypedDict):
    """The dice and tokens of a location from left to right."""

    row: list[Standing]
    tokens_face_down: list[int]


class Offer(TypedDict):
    """A card beside a location, and whether a crown token lies on it."""

    card: str
    crown: bool


class StackSizes(TypedDict):
    """How many cards of each back are still to come."""

    II: int
    III: int


class Disk(TypedDict):
    """A disk on a track."""

    seat: int
    space: int


class TrackNow(TypedDict):
    """A track: its scoring tile, and the disks from the farthest to the last."""

    tile: str
    points: list[int]
    disks: list[Disk]


class MonasteryNow(TypedDict):
    """The tile on a monastery space, and who has visited it."""

    tile: str
    disks: list[int]


class VoyageNow(TypedDict):
    """A voyage in play, and who has invested in it."""

    voyage: str
    disks: list[int]


class Board(TypedDict):
    """What lies open for everybody."""

    pool: list[Die]
    resting: dict[Colour, int]
    city: Every[Location, CityRow]
    triggered: Location | None  # whose leftmost die is being triggered
    display: Every[Beside, list[Offer | None]]
    stack: StackSizes
    face_down: list[str]
    discard: list[str]
    favours: list[str]
    crowns_out: list[Cls]
    start_groups: list[list[str] | None]
    tracks: Every[Cls, TrackNow]
    monasteries: dict[str, MonasteryNow]
    voyages: list[VoyageNow]


class Player(TypedDict):
    """What lies before one player."""

    name: str
    flag: int
    guards: int
    coins: int
    points: int
    points_from: Every[Source, int]
    crowns: int
    tracks: Every[Cls, int]
    cards: list[str]
    diplomas: Every[DiplomaKind, int]
    dice: dict[Colour, int]
    die_in_hand: Die | None
    lands: dict[Location, int]  # where the die in hand would come to lie, counted from 0 at the left
    favours: list[str]
    crown_tokens: list[Cls]
    crowns_to_come: list[Cls]  # on a card whose bonus is still being used; they count when they are taken
    pilgrim: str | None
    monasteries: list[str]
    voyages: list[str]
    voyage_prices: Counts
    card_prices: Counts  # of the cards beside the location where a die of this player is being triggered


class Fields(TypedDict, total=False):
    """What questions are about, by name; each has some of them."""

    seat: int
    taker: int
    die: str
    location: Location
    cls: Cls
    bonus: str
    cards: list[str]
    done: list[str]
    left: int
    resource: Literal["guards", "coins", "any"]
    source: Source
    what: Reward
    amount: int
    spaces: int
    steps: int


class Asking(Prompt):
    """The question that waits."""

    fields: Fields


class View(Common):
    """All that a seat, or a spectator, may know; the log comes beside it."""

    turn: int | None
    round: int
    rounds: int
    phase: Phase
    order: list[int]
    board: Board
    players: list[Player]
    prompt: Asking
