"""What clients say on the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stammtisch.server.messages.common import ActionName, Language, MessageId, SeatNumber, TableId, Version


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


# What undo, redo and confirm have in common.
class StepMessage(ClientMessage):
    id: MessageId
    table: TableId
    version: Version
    seat: SeatNumber | None = None


class Undo(StepMessage, tag="undo"):
    pass


class Redo(StepMessage, tag="redo"):
    pass


class Confirm(StepMessage, tag="confirm"):
    pass


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
