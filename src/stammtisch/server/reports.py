"""Reports of problems: one file with everything that a person sees at a table, and nothing that they may not know.

While a game runs, the position in it is that of another deal which looks the same to the person's seat: it can be
played on from, and tells nothing. Its seed has nothing to do with the chance of the game, and is not told; neither is
the chance to come. A spectator knows less than anyone at the table, and no deal is made for that: their report has view
and log alone.

A table is named by the beginning of its id, as in the log of the server: whoever has a whole id may come to the table.
"""

from __future__ import annotations

from typing import Any, Final

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.server.live import LiveTable
from stammtisch.server.messages.playing import ViewAnswer
from stammtisch.server.messages.reports import AskReport, Report, ReportedEdition
from stammtisch.server.store import now_ms
from stammtisch.server.words import time_text

FORMAT: Final = 1
NAMED: Final = 6  # characters of an id


def report_of(
    live: LiveTable,
    wish: AskReport,
    seen: ViewAnswer,
    seat: int | None,
    position: dict[str, Json] | None,
    record: dict[str, Any] | None,
    tables: dict[str, Any] | None,
) -> Report:
    """What somebody who looks through the eyes of a seat, or of nobody's, reports; `tables` of an unusual edition."""
    origin = live.begun().state.origin
    return Report(
        stammtisch="report",
        format=FORMAT,
        program=stammtisch.__version__,
        time=time_text(now_ms()),
        language=wish.language,
        note=wish.note,
        table=live.id[:NAMED],
        version=seen.version,
        at=seen.at,
        status=live.row.status,  # type: ignore[arg-type]
        is_practice=live.row.is_practice,
        game=live.game.name,
        edition=ReportedEdition(live.game.edition.full_name, origin.edition_digest, tables),
        rules=origin.rules,
        seats=origin.seats,
        options=dict(origin.options),
        seat=seat,
        view=seen.view,
        log=seen.log,
        position=position,
        record=record,
    )


def position_known_to(state: State, seat: int, seed: int) -> dict[str, Json]:
    """A position that this seat cannot tell from the real one, and that tells it nothing new."""
    position = state.redeal(seat, seed).position()
    position.pop("chance", None)
    return position
