"""Playing at a table by HTTP: moves, the view, chance, points and chat."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from stammtisch.server.messages.common import ActionName, Error, SeatNumber, Version, View
from stammtisch.server.messages.tables import TableInfo


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


class NewChat(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class ChatLine(Struct):
    number: int
    person: str | None
    name: str | None
    seat: int | None
    text: str
    time: str
