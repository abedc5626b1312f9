"""The types of the wire format: what clients say, what the server says, and the bodies of HTTP.

`python -m stammtisch.server.schema` writes them as JSON schema; docs/protocol.md explains them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Text: TypeAlias = dict[str, str]
Language: TypeAlias = Literal["en", "de"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
ActionName: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=200)]
TableId: TypeAlias = Annotated[str, Meta(max_length=64)]
MessageId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
View: TypeAlias = dict[str, Any]


class Error(Struct):
    """Why something was refused."""

    code: str
    message: Text
    rule: str | None = None
    missing: list[dict[str, Any]] = msgspec.field(default_factory=list)
    version: int | None = None


# People


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=1000)]
    language: Language = "en"


class PersonChange(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Person(Struct):
    person: str
    name: str
    language: str


class SignedIn(Struct):
    person: str
    name: str
    language: str
    secret: str


class DeviceToken(Struct):
    token: str
    expires: str


class DeviceClaim(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


# Games


class EditionInfo(Struct):
    """An edition: `rows` of its tables say how well they are known, and so many of them are reconstructed."""

    name: str
    digest: str
    title: Text
    rows: int
    reconstructed: int


class EditionRow(Struct):
    table: str
    row: str
    name: Text | None
    status: str
    source: str
    values: dict[str, Any]


class EditionPage(Struct):
    game: str
    title: Text
    edition: EditionInfo
    rows: list[EditionRow]


class About(Struct):
    """A game before one plays it: shortest and longest time, weight from 1 (light) to 5 (heavy), what one does."""

    minutes: tuple[int, int]
    weight: int
    sentence: Text


class GameInfo(Struct):
    name: str
    title: Text
    seats: list[int]
    about: About | None
    options: list[dict[str, Any]]
    editions: list[EditionInfo]
    levels: list[str]


class EngineInfo(Struct):
    """Which form of the engine the computers think with, and whether a faster one is being built."""

    form: Literal["compiled", "interpreted"]
    building: bool
    progress: float  # of the build, 0 to 1
    reason: Text | None  # why none could be built


class CatalogueInfo(Struct):
    notations: list[str]
    labels: dict[str, list[str]]


class GameBox(Struct):
    name: str
    title: Text
    rules: int
    edition: EditionInfo
    names: dict[str, Text]
    description: dict[str, Any]
    catalogue: CatalogueInfo


class RuleSection(Struct):
    section: str
    title: str
    text: str
    # The heading above it: a game with expansions has several parts.
    part: str


# Tables


class SeatInfo(Struct):
    seat: int
    kind: Literal["person", "computer", "free"]
    level: str | None
    name: str | None
    person: str | None
    is_me: bool
    has_resigned: bool
    is_here: bool
    has_added: bool  # a share of the chance, before the game


class TableInfo(Struct):
    table: str
    game: str
    title: Text
    edition: str
    options: dict[str, Any]
    status: Literal["open", "running", "finished"]
    public: bool
    confirm: bool
    hints: bool
    confirm_seat: int | None
    can_undo: bool
    no_undo: Text | None
    can_redo: bool
    version: int
    seats: list[SeatInfo]
    my_seat: int | None
    my_seats: list[int]
    to_act: list[int]
    host: str | None
    is_host: bool
    created: str
    moved: str
    trouble: Text | None  # why it is set aside: what is stored of it cannot be played on by this server
    commitment: str | None  # to the secret from which chance is drawn; None where it follows from a seed
    is_seed_chosen: bool  # by the host, who may know what will come
    is_practice: bool  # it begins with a position that the host laid out
    rematch: str | None
    forked_from: str | None
    result: dict[str, Any] | None
    has_doubts: bool = False  # values that matter here are reconstructed; told at the table itself, not in lists


class ComputerSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=64)] | None = None
    public: bool = False
    computers: Annotated[list[ComputerSeat], Meta(max_length=32)] = msgspec.field(default_factory=list)
    seat: SeatNumber | None = 0
    confirm: bool = False
    hints: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    position: dict[str, Any] | None = None  # as `State.position` writes it, whole or in part


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class AddShare(Struct, forbid_unknown_fields=True):
    share: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$", min_length=32, max_length=64)]


class SetComputer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)] | None


class Fork(Struct, forbid_unknown_fields=True):
    at: Version


# Playing


class Move(Struct, forbid_unknown_fields=True):
    version: Version
    action: ActionName
    seat: SeatNumber | None = None
    quiet: bool = False  # not this turn: do not ask me again only for what I may do at any time


class Step(Struct, forbid_unknown_fields=True):
    """Undo, redo or confirm."""

    version: Version
    seat: SeatNumber | None = None


class Why(Struct, forbid_unknown_fields=True):
    action: ActionName
    seat: SeatNumber | None = None


class VersionAnswer(Struct):
    version: int


class WhyAnswer(Struct):
    refusal: Error | None


class ViewAnswer(Struct):
    table: TableInfo
    version: int
    at: int
    view: View
    log: list[dict[str, Any]]
    log_from: int
    log_length: int


class AskReport(Struct, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=4000)] = ""
    language: Language = "en"


class ReportedEdition(Struct):
    name: str
    digest: str
    tables: dict[str, Any] | None  # of an edition that does not come with the package


class Report(Struct):
    """A problem, as a file that `stammtisch open` reads: everything that the reporter sees, and nothing else."""

    stammtisch: Literal["report"]
    format: int
    program: str  # its version
    time: str
    language: str
    note: str
    table: str  # the beginning of its id
    version: int
    at: int
    status: Literal["open", "running", "finished"]
    is_practice: bool
    game: str
    edition: ReportedEdition
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int | None
    view: View
    log: list[dict[str, Any]]
    position: dict[str, Any] | None  # of a running game: what is hidden from the seat is dealt anew
    record: dict[str, Any] | None  # of a finished game


class ScorePoint(Struct):
    at: int
    round: int | None
    totals: list[int]


class ChanceProof(Struct):
    """Where the chance of a finished game came from: `draws` are pairs of a bound and the number drawn below it."""

    commitment: str | None
    secret: str | None
    shares: list[str]
    key: str | None
    seed: int | None
    is_seed_chosen: bool
    draws: list[tuple[int, int]]


class AskHint(Struct, forbid_unknown_fields=True):
    version: Version
    seat: SeatNumber | None = None


class Advice(Struct):
    """One answer of a hint; `gain` is against the mean of all answers that were weighed."""

    action: int
    line: list[int]
    label: Text
    points: float
    win: float
    gain_points: float
    gain_win: float
    error: float
    why: Text


class Hint(Struct):
    """The best answers to the question that a seat was asked at this version, best first."""

    seat: int
    version: int
    advice: list[Advice]


class LedgerInfo(Struct):
    """How a result came about: start + own + others + luck = result, within the error."""

    start: float
    own: float
    others: float
    luck: float
    drift: float
    result: float
    error: float


class MistakeInfo(Struct):
    at: int
    stage: int
    played: Text
    better: Text
    points: float
    win: float
    error: float
    why: Text


class StrokeInfo(Struct):
    at: int
    stage: int
    what: Text
    points: float
    win: float


class SeatAnalysis(Struct):
    points: LedgerInfo
    wins: LedgerInfo
    decisions: int
    mistakes: list[MistakeInfo]
    strokes: list[StrokeInfo]


class CurvePoint(Struct):
    at: int
    stage: int
    points: list[float]
    wins: list[float]


class AnalysisReport(Struct):
    game: str
    edition: str
    seats: list[SeatAnalysis]
    curve: list[CurvePoint]
    entries: int
    simulations: int
    samples: int
    seed: int


class Analysis(Struct):
    """Where the analysis of a finished game stands; `report` when it is done."""

    status: Literal["none", "waiting", "running", "failed", "done"]
    done: int
    total: int
    report: AnalysisReport | None


class NewChat(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class ChatLine(Struct):
    number: int
    person: str | None
    name: str | None
    seat: int | None
    text: str
    time: str


# What clients say on the socket


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ClientMessage, tag="hello"):
    secret: Annotated[str, Meta(max_length=100)] | None = None
    language: Language = "en"


class Watch(ClientMessage, tag="watch"):
    table: TableId
    version: Version | None = None
    log_from: Version = 0
    differences: bool = False  # whether changes may come as `change` instead of `update`


class Unwatch(ClientMessage, tag="unwatch"):
    table: TableId


class Act(ClientMessage, tag="act"):
    id: MessageId
    table: TableId
    version: Version
    action: ActionName
    seat: SeatNumber | None = None
    quiet: bool = False


class Undo(ClientMessage, tag="undo"):
    id: MessageId
    table: TableId
    version: Version
    seat: SeatNumber | None = None


class Redo(ClientMessage, tag="redo"):
    id: MessageId
    table: TableId
    version: Version
    seat: SeatNumber | None = None


class Confirm(ClientMessage, tag="confirm"):
    id: MessageId
    table: TableId
    version: Version
    seat: SeatNumber | None = None


class AskWhy(ClientMessage, tag="why"):
    id: MessageId
    table: TableId
    action: ActionName
    seat: SeatNumber | None = None


class Say(ClientMessage, tag="chat"):
    id: MessageId
    table: TableId
    text: Annotated[str, Meta(max_length=4000)]


class Ping(ClientMessage, tag="ping"):
    pass


FromClient: TypeAlias = Hello | Watch | Unwatch | Act | Undo | Redo | Confirm | AskWhy | Say | Ping


# What the server says on the socket


class Welcome(Struct, tag_field="type", tag="welcome"):
    person: str | None
    name: str | None


class StateMessage(Struct, tag_field="type", tag="state"):
    table: TableInfo
    version: int
    at: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    log_from: int
    log_length: int


class UpdateMessage(Struct, tag_field="type", tag="update"):
    table: TableInfo
    version: int
    at: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    log_from: int
    log_length: int
    by: int | None
    action: int | None


class ChangeMessage(Struct, tag_field="type", tag="change"):
    """An update for who has the view before it (`version` less one): what changed, and nothing else."""

    table: str
    version: int
    at: int
    view: list[tuple[list[str | int], Any]]  # the paths of what changed, each with its new value
    log: list[dict[str, Any]]
    log_from: int
    log_length: int
    by: int | None
    action: int | None
    to_act: list[int]
    moved: str
    confirm_seat: int | None
    can_undo: bool
    no_undo: Text | None
    can_redo: bool


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Done(Struct, tag_field="type", tag="done"):
    id: int
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    id: int | None
    error: Error


class WhyMessage(Struct, tag_field="type", tag="why"):
    id: int
    refusal: Error | None


class ChatMessage(Struct, tag_field="type", tag="chat"):
    table: str
    line: ChatLine


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Closing(Struct, tag_field="type", tag="closing"):
    message: Text


FromServer: TypeAlias = (
    Welcome
    | StateMessage
    | UpdateMessage
    | ChangeMessage
    | TableMessage
    | Done
    | Refused
    | WhyMessage
    | ChatMessage
    | Pong
    | Closing
)
