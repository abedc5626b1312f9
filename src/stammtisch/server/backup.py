"""Backup and restore: every row as a line of JSON, compressed; the same for SQLite and PostgreSQL.

A backup sees one moment of the database, also while a server writes. It is written beside its place and
moved there when it is complete. Restoring fills an empty database in one transaction, or not at all.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.core.errors import StammtischError
from stammtisch.server.database import Database, lease, metadata

FORMAT: Final = 1
BATCH: Final = 500
SAVED: Final = {table.name: table for table in metadata.sorted_tables if table is not lease}


class BadBackup(StammtischError):
    """A file that is no backup, or a database that is not empty."""


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.c if isinstance(column.type, LargeBinary)}


async def save(url: str, file: Path) -> int:
    """Write a backup of a database; the number of rows."""
    database = Database(url, is_patient=True)
    temporary = file.with_name(f".{file.name}.part")
    rows = 0
    try:
        await database.migrate()
        with temporary.open("wb") as raw, gzip.open(raw, "wb", compresslevel=6) as out:
            out.write(msgspec.json.encode({"stammtisch": "backup", "format": FORMAT}) + b"\n")
            async with database.snapshot() as connection:
                for table in SAVED.values():
                    rows += await _save_table(connection, table, out)
            out.write(msgspec.json.encode({"rows": rows}) + b"\n")
        with temporary.open("rb+") as done:
            os.fsync(done.fileno())
        os.replace(temporary, file)
    finally:
        temporary.unlink(missing_ok=True)
        await database.close()
    return rows


async def _save_table(connection: AsyncConnection, table: Table, out: gzip.GzipFile) -> int:
    binary = _binary(table)
    rows = 0
    async with connection.stream(select(table).order_by(*table.primary_key.columns)) as result:
        async for row in result:
            values = {str(name): value for name, value in row._mapping.items()}
            for name in binary:
                values[name] = base64.b64encode(values[name]).decode()
            out.write(msgspec.json.encode([str(table.name), values]) + b"\n")
            rows += 1
    return rows


async def restore(url: str, file: Path) -> int:
    """Fill an empty database from a backup; the number of rows."""
    database = Database(url, is_patient=True)
    try:
        await database.migrate()
        async with database.write() as connection:
            for table in SAVED.values():
                if await connection.scalar(select(func.count()).select_from(table)):
                    raise BadBackup(
                        "not_empty",
                        "The database is not empty; a backup is restored into a new one.",
                        "Die Datenbank ist nicht leer; eine Sicherung kommt in eine neue.",
                    )
            return await _fill(connection, file)
    finally:
        await database.close()


async def _fill(connection: AsyncConnection, file: Path) -> int:
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    rows = 0
    for name, values in _lines(file):
        table = SAVED.get(name)
        if table is None:
            raise _unreadable(f"table {name}")
        if current is not None and (table is not current or len(waiting) >= BATCH):
            await connection.execute(insert(current), waiting)
            waiting = []
        current = table
        for column in _binary(table):
            values[column] = base64.b64decode(values[column])
        waiting.append(values)
        rows += 1
    if current is not None and waiting:
        await connection.execute(insert(current), waiting)
    return rows


def _lines(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; a file that is cut short or changed is refused."""
    rows = 0
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(next(lines, b"null"))
            if not isinstance(head, dict) or head.get("stammtisch") != "backup" or head.get("format") != FORMAT:
                raise _unreadable("header")
            for line in lines:
                value = msgspec.json.decode(line)
                if isinstance(value, dict):
                    if value.get("rows") != rows:
                        raise _unreadable("count of rows")
                    return
                name, values = value
                rows += 1
                yield name, values
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, ValueError, TypeError) as error:
        if isinstance(error, BadBackup):
            raise
        raise _unreadable(str(error)) from None
    raise _unreadable("it ends too early")


def _unreadable(reason: str) -> BadBackup:
    return BadBackup(
        "bad_backup",
        f"The file is not a complete backup of Stammtisch ({reason}).",
        f"Die Datei ist keine vollständige Sicherung von Stammtisch ({reason}).",
    )
