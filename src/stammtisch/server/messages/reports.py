"""The report of a problem."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stammtisch.server.messages.common import Language, View


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
