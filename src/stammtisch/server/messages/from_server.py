"""What the server says on the socket."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from stammtisch.server.messages.common import Error, Text
from stammtisch.server.messages.playing import ChatLine, ViewAnswer
from stammtisch.server.messages.tables import TableInfo


class Welcome(Struct, tag_field="type", tag="welcome"):
    person: str | None
    name: str | None


# What HTTP answers when asked for the view comes on the socket by itself.
class StateMessage(ViewAnswer, tag_field="type", tag="state"):
    pass


class UpdateMessage(ViewAnswer, tag_field="type", tag="update"):
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
