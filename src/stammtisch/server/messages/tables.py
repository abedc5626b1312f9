"""Tables and their seats: what is told of them, and what their host asks for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stammtisch.server.messages.common import SeatNumber, Text, Version


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
    # As `State.position` writes it, whole or in part: the object itself, or a text that is JSON or TOML.
    position: dict[str, Any] | Annotated[str, Meta(max_length=2**16)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class AddShare(Struct, forbid_unknown_fields=True):
    share: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$", min_length=32, max_length=64)]


class SetComputer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)] | None


class Fork(Struct, forbid_unknown_fields=True):
    at: Version
