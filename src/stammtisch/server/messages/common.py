"""What every part of the wire format is made of: numbers and texts with their limits, and the refusal."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

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
