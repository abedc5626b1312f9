"""The export of a person who has played a lot: quick, the same as always, and never all of it in memory."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from stammtisch.server.database import Database
from stammtisch.server.export import export
from stammtisch.server.store import PersonRow
from tests.server.harness import LOG, running

ENTRIES = 30
DAY = 1_760_000_000_000  # some day, in milliseconds
TABLE = (
    "INSERT INTO tables (id, game, edition, edition_digest, rules, catalogue, seat_count, options, seed, status,"
    " public, confirm, host, created, moved, to_act, result)"
    " VALUES (?, 'orleans', '', '', 1, '', 2, '{}', 0, ?, 0, 0, ?, ?, ?, '[]', ?)"
)


def fill(file: Path, person: str, tables: int, entries: int) -> None:
    """Tables where this person sits at the second seat, hosts every third, and chats at every tenth."""
    with closing(sqlite3.connect(file)) as database, database:
        for number in range(tables):
            table = f"t{number:021d}"
            host, result = person if number % 3 == 0 else "other", '{"scores": []}' if number % 2 else None
            database.execute(TABLE, (table, "finished" if result else "running", host, DAY, DAY, result))
            database.execute("INSERT INTO seats VALUES (?, 0, 'other', NULL, 0, NULL)", (table,))
            database.execute("INSERT INTO seats VALUES (?, 1, ?, NULL, 0, 'ab')", (table, person))
            database.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, 'act', ?, 7, -1, ?)",
                [(table, entry, entry % 2, entry, DAY + entry) for entry in range(1, entries + 1)],
            )
            if number % 10 == 0:
                database.execute("INSERT INTO chat VALUES (?, 1, ?, 1, 'hello', ?)", (table, person, DAY))


def must_be_whole(found: dict[str, list[Any]], tables: int) -> None:
    listed = found["tables"]
    assert [one["table"] for one in listed] == [f"t{number:021d}" for number in range(tables)]
    assert all([move["action"] for move in one["moves"]] == list(range(1, ENTRIES, 2)) for one in listed)
    assert len(found["chat"]) == tables // 10


def test_an_export_has_the_shape_that_programs_know(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        assert anna.id is not None
        empty = anna.get("/api/people/me/export")
        assert (empty["tables"], empty["chat"]) == ([], [])
        fill(tmp_path / "test.db", anna.id, tables=3, entries=2)
        bert.open_table()
        found = anna.get("/api/people/me/export")
        assert "content-length" not in anna.http.get("/api/people/me/export").headers  # it is not made as a whole
        assert list(found) == ["person", "name", "language", "created", "devices", "tables", "chat"]
        assert list(found["devices"][0]) == ["signed_in"]
        assert found["tables"][1] == {
            "table": "t000000000000000000001",
            "game": "orleans",
            "status": "finished",
            "is_host": False,
            "is_practice": False,
            "created": "2025-10-09T08:53:20.000Z",
            "seats": [{"seat": 1, "person": anna.id, "level": None, "has_resigned": False, "share": "ab"}],
            "result": {"scores": []},
            "moves": [{"seat": 1, "kind": "act", "action": 1, "time": "2025-10-09T08:53:20.001Z"}],
        }
        assert [one["is_host"] for one in found["tables"]] == [True, False, False]
        (line,) = found["chat"]
        assert line == {"table": "t000000000000000000000", "text": "hello", "time": "2025-10-09T08:53:20.000Z"}


class Exported:
    """What an export cost: its bytes, the questions to the database, and the most that was in memory at once."""

    def __init__(self, file: Path, tables: int) -> None:
        self.content = b""
        self.questions = 0
        self.peak = 0
        asyncio.run(self._measure(file, tables))

    async def _measure(self, file: Path, tables: int) -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.migrate()
        fill(file, "anna", tables, ENTRIES)
        event.listen(database.engine.sync_engine, "before_cursor_execute", self._count)
        pieces = []
        tracemalloc.start()
        try:
            async for piece in export(database, PersonRow("anna", "Anna", "en", DAY)):
                self.peak = max(self.peak, tracemalloc.get_traced_memory()[1])
                pieces.append(zlib.compress(piece))  # as little of it as possible stays in memory
                tracemalloc.reset_peak()
        finally:
            tracemalloc.stop()
            await database.close()
        self.content = b"".join(zlib.decompress(piece) for piece in pieces)

    def _count(self, *_: object) -> None:
        self.questions += 1


def test_many_tables_take_few_questions_and_little_memory(tmp_path: Path) -> None:
    few, many = (Exported(tmp_path / f"{tables}.db", tables) for tables in (300, 3_000))
    must_be_whole(json.loads(few.content), 300)
    must_be_whole(json.loads(many.content), 3_000)
    assert many.questions < 3_000 // 20
    assert len(many.content) > 9 * len(few.content)
    assert many.peak < 2 * few.peak


def test_an_export_that_cannot_be_finished_is_cut_and_not_taken_for_whole(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        assert anna.id is not None
        fill(tmp_path / "test.db", anna.id, tables=3, entries=2)
        LOG.clear()
        with closing(sqlite3.connect(tmp_path / "test.db")) as database:
            database.execute("ALTER TABLE chat RENAME TO lost")  # it comes last
            with pytest.raises(httpx.RemoteProtocolError):
                anna.http.get("/api/people/me/export")
            database.execute("ALTER TABLE lost RENAME TO chat")
        assert any("answer cut short" in line for line in LOG)
        assert not any("Traceback" in line for line in LOG)
        assert len(anna.get("/api/people/me/export")["tables"]) == 3
