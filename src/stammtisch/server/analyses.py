"""What is kept of analyses: the finished reports, and of those under way the decisions judged so far.

Functions take an open connection, as those of `store` do.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.server import database as db
from stammtisch.server.store import now_ms


class Basis(msgspec.Struct, frozen=True):
    """What the judgement of a decision rests on: it counts only for an analysis of the same."""

    simulations: int
    rules: int
    edition_digest: str


async def report_of(connection: AsyncConnection, table: str, simulations: int) -> str | None:
    where = (db.analyses.c.table_id == table) & (db.analyses.c.simulations == simulations)
    row = (await connection.execute(select(db.analyses.c.report).where(where))).first()
    return None if row is None else str(row.report)


async def finish(connection: AsyncConnection, table: str, simulations: int, report: bytes) -> None:
    """Keep a report, and let go of what led to it; one that is there already is the same and stays."""
    if await report_of(connection, table, simulations) is None:
        values = {"table_id": table, "simulations": simulations, "report": report.decode(), "created": now_ms()}
        await connection.execute(insert(db.analyses).values(values))
    await forget(connection, table)


async def begin(connection: AsyncConnection, table: str, basis: Basis) -> list[dict[str, Any]] | None:
    """Note that an analysis is wanted; the decisions that were judged before on the same basis.

    None where its report is there already: it was finished between somebody's look and their wish.
    """
    if await report_of(connection, table, basis.simulations) is not None:
        return None
    row = (await connection.execute(select(db.analyses_begun).where(db.analyses_begun.c.table_id == table))).first()
    if row is not None and Basis(row.simulations, row.rules, row.edition_digest) == basis:
        query = (
            select(db.judged_decisions.c.judged)
            .where(db.judged_decisions.c.table_id == table)
            .order_by(db.judged_decisions.c.number)
        )
        return [msgspec.json.decode(found.judged) for found in await connection.execute(query)]
    # It keeps its place among those that wait.
    created = now_ms() if row is None else row.created
    await forget(connection, table)
    values = {"table_id": table, **msgspec.structs.asdict(basis), "created": created}
    await connection.execute(insert(db.analyses_begun).values(values))
    return []


async def add_judged(connection: AsyncConnection, table: str, first: int, judged: list[dict[str, Any]]) -> None:
    """Keep decisions as they are judged, numbered from `first` on."""
    rows = [
        {"table_id": table, "number": number, "judged": msgspec.json.encode(each).decode()}
        for number, each in enumerate(judged, first)
    ]
    await connection.execute(insert(db.judged_decisions), rows)


async def under_way(connection: AsyncConnection) -> list[str]:
    """The tables whose analysis was begun and not finished, the oldest wish first."""
    query = select(db.analyses_begun.c.table_id).order_by(db.analyses_begun.c.created, db.analyses_begun.c.table_id)
    return [row.table_id for row in await connection.execute(query)]


async def forget(connection: AsyncConnection, table: str) -> None:
    """Let go of an analysis under way, and of its judged decisions with it."""
    await connection.execute(delete(db.analyses_begun).where(db.analyses_begun.c.table_id == table))
