"""Analyses survive the end of the server, graceful or not: they go on in order, and nothing is judged twice."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from stammtisch.server import backup
from stammtisch.server.workers import Pool
from tests.patience import until
from tests.server.fakes import Notes, Written
from tests.server.harness import Person, Process, Running, play_to_the_end, running, start_game

PIECES = 40


def pool_of(notes: Notes) -> Pool:
    return Pool(1, 20.0, notes.command())


def begin(anna: Person, count: int) -> list[str]:
    """Finished games whose analyses are asked for one after the other."""
    tables = [start_game([anna], game="village") for _ in range(count)]
    for table in tables:
        play_to_the_end(table, [anna])
    for table in tables:
        assert anna.post(f"/api/tables/{table}/analysis")["status"] == "waiting"
    return tables


def rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "test.db")) as database:
        return database.execute(query).fetchall()


def judged(folder: Path) -> int:
    return int(rows(folder, "SELECT count(*) FROM judged_decisions")[0][0])


def begun_anew(notes: Notes) -> list[Written]:
    return [piece for piece in notes.pieces() if piece.is_new]


def stopped_in_the_middle(folder: Path, count: int) -> list[str]:
    """A server with so many analyses ends while it works at the first."""
    notes = Notes(folder)
    with running(folder, pool_of(notes), analysis_simulations=PIECES) as server:
        tables = begin(server.person("Anna"), count)
        until(lambda: judged(folder) >= 5, "the analysis comes so far")
        notes.hold()
    notes.release()
    assert 5 <= judged(folder) < PIECES
    return tables


def status(server: Running, table: str) -> str:
    return str(server.spectator().get(f"/api/tables/{table}/analysis")["status"])


def test_analyses_go_on_after_a_restart_where_they_were_and_in_order(tmp_path: Path) -> None:
    tables = stopped_in_the_middle(tmp_path, 3)
    before = judged(tmp_path)
    (tmp_path / "again").mkdir()
    notes = Notes(tmp_path / "again")
    with running(tmp_path, pool_of(notes), analysis_simulations=PIECES) as server:
        until(lambda: all(status(server, table) == "done" for table in tables), "the analysis comes so far")
    # The first was told what is judged; then the others from their beginning, in the order in which they were wanted.
    assert [piece.judged for piece in begun_anew(notes)] == [before, 0, 0]
    assert len(notes.pieces()) == 3 * PIECES - before
    kept = rows(tmp_path, "SELECT table_id FROM analyses ORDER BY created")
    assert [row[0] for row in kept] == tables
    # What led to the reports is let go.
    assert rows(tmp_path, "SELECT * FROM analyses_begun") == []
    assert judged(tmp_path) == 0


def test_with_another_depth_an_analysis_begins_anew(tmp_path: Path) -> None:
    (table,) = stopped_in_the_middle(tmp_path, 1)
    (tmp_path / "again").mkdir()
    notes = Notes(tmp_path / "again")
    with running(tmp_path, pool_of(notes), analysis_simulations=PIECES + 1) as server:
        until(lambda: status(server, table) == "done", "the analysis comes so far")
    assert [piece.judged for piece in begun_anew(notes)] == [0]
    assert len(notes.pieces()) == PIECES + 1


def test_with_other_rules_an_analysis_begins_anew(tmp_path: Path) -> None:
    (table,) = stopped_in_the_middle(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / "test.db")) as database, database:
        database.execute("UPDATE analyses_begun SET rules = rules + 1")
    (tmp_path / "again").mkdir()
    notes = Notes(tmp_path / "again")
    with running(tmp_path, pool_of(notes), analysis_simulations=PIECES) as server:
        until(lambda: status(server, table) == "done", "the analysis comes so far")
    assert [piece.judged for piece in begun_anew(notes)] == [0]


def test_what_is_judged_is_in_a_backup(tmp_path: Path) -> None:
    stopped_in_the_middle(tmp_path, 1)
    before = judged(tmp_path)
    asyncio.run(backup.save(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", tmp_path / "backup.gz"))
    restored = tmp_path / "restored"
    restored.mkdir()
    asyncio.run(backup.restore(f"sqlite+aiosqlite:///{restored / 'test.db'}", tmp_path / "backup.gz"))
    assert judged(restored) == before
    assert len(rows(restored, "SELECT * FROM analyses_begun")) == 1


def test_a_killed_server_goes_on_with_an_analysis(tmp_path: Path) -> None:
    process = Process(tmp_path, analysis_simulations=4)
    process.start()
    anna = Person(process.url, "Anna")
    (table,) = begin(anna, 1)
    until(lambda: judged(tmp_path) >= 2, "the analysis comes so far")
    process.kill()
    before = judged(tmp_path)
    process.start()
    try:
        path = f"/api/tables/{table}/analysis"
        now = anna.get(path)
        while now["status"] != "done":
            assert now["status"] in ("waiting", "running"), now
            # Nobody asked again, and no decision that was judged is judged anew: their numbers are taken.
            assert now["total"] == 0 or now["done"] >= before
            time.sleep(0.1)
            now = anna.get(path)
        assert len(now["report"]["curve"]) - 1 == now["done"] > before
    finally:
        process.kill()
        anna.close()
