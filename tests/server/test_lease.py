"""One server for one database: the second is refused, a dead one is followed at once, and who lost it stops writing."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update

from stammtisch.server import backup, database
from stammtisch.server.clock import Clock
from stammtisch.server.database import Database
from stammtisch.server.lease import DatabaseInUse, Lease
from stammtisch.server.problems import Problem
from stammtisch.server.processes import is_gone, this_process
from stammtisch.server.settings import Settings
from stammtisch.server.writer import set_up
from tests.patience import PATIENCE, until
from tests.ports import free_port
from tests.server.forked import Ended, Wish, run
from tests.server.harness import Person, Process, process, running, start_game
from tests.server.postgres import Postgres

BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgresql"))]


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'test.db'}"
    databases: Postgres = request.getfixturevalue("databases")
    return databases.new_database()


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture(scope="module", params=BOTH)
def one_for_all(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("first")
    with process(folder, database=new_database(request.param, request, folder), log_level="info") as found:
        yield found


@pytest.fixture
def first(one_for_all: Process) -> Process:
    """A server on a database of each kind; the next test starts it anew where one has ended it."""
    if not one_for_all.is_alive():
        one_for_all.start()
    return one_for_all


def serve(url: str, language: str) -> Ended:
    """`stammtisch serve` on a database that is in use; it ends by itself."""
    words = ["serve", "--no-open", "--port", str(free_port()), "--database", url, "--language", language]
    return run(Wish("stammtisch", words, dict(os.environ)))


def must_be_refused_beside(first: Process, language: str, words: str) -> None:
    """Whoever starts a second server reads one line, in their language, with the process that is in the way."""
    second = serve(first.database, language)
    assert second.returncode == 1
    assert second.stdout == ""
    lines = second.stderr.splitlines()
    assert len(lines) == 1, second.stderr
    line = lines[0]
    assert words in line
    assert first.process is not None
    assert str(first.process.pid) in line


def test_a_second_server_is_refused_in_one_line_and_the_first_goes_on(first: Process) -> None:
    with closing(Person(first.url, "Anna")) as anna:
        table = start_game([anna], computers=1)
        must_be_refused_beside(first, "en", "Another server has been running")
        until(lambda: anna.move(table), "the first server takes a move")


def test_a_server_that_stands_still_on_this_machine_keeps_its_database(first: Process) -> None:
    assert first.process is not None
    first.process.send_signal(signal.SIGSTOP)
    try:
        must_be_refused_beside(first, "de", "läuft seit")
    finally:
        first.process.send_signal(signal.SIGCONT)


def test_a_server_that_stands_still_while_it_writes_keeps_its_database(first: Process) -> None:
    async def beside_a_sign_of_life_that_does_not_end() -> None:
        async with opened(first.database) as found, found.write() as connection:
            await connection.execute(update(database.lease).values(seen=database.lease.c.seen))
            await asyncio.to_thread(must_be_refused_beside, first, "de", "läuft seit")

    asyncio.run(beside_a_sign_of_life_that_does_not_end())


def test_after_a_kill_the_next_server_serves_without_waiting(first: Process) -> None:
    for how in (signal.SIGKILL, signal.SIGTERM):
        first.kill(how)
        first.start()
    assert "waiting" not in first.log()


def test_a_server_that_lost_its_lease_writes_nothing_more_says_so_and_ends(first: Process) -> None:
    with closing(Person(first.url, "Anna")) as anna:
        table = anna.open_table()
        asyncio.run(change(first.database, "UPDATE lease SET holder = 'another'"))
        with suppress(httpx.TransportError):  # it may have noticed by itself already, and ended
            answer = anna.http.post(f"/api/tables/{table}/chat", json={"text": "hello"})
            assert (answer.status_code, answer.json()["code"]) == (503, "taken-over")
        assert first.process is not None
        assert first.process.wait(PATIENCE) == 1
        assert "Another server has taken over the database" in first.log()
        assert "hat die Datenbank übernommen" in first.log()
        after = asyncio.run(rows_of(first.database))
        assert after["chat"] == []
        assert [row.holder for row in after["lease"]] == ["another"]


def test_of_two_that_start_at_the_same_time_one_serves(tmp_path: Path, url: str) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    servers = []
    for folder in folders:
        folder.mkdir()
        servers.append(Process(folder, database=url))
    try:
        for server in servers:
            server.launch()
        started = [server.process for server in servers if server.process is not None]
        until(lambda: any(one.poll() is not None for one in started), "one of two is refused")
        (refused,) = (server for server, one in zip(servers, started, strict=True) if one.poll() is not None)
        assert "Another server has been running" in refused.log()
        (serving,) = (server for server in servers if server is not refused)
        with closing(Person(serving.url_when_it_answers(), "Anna")) as anna:
            anna.open_table()
    finally:
        for server in servers:
            server.kill()


def test_who_opens_a_new_database_waits_for_whoever_makes_it(tmp_path: Path) -> None:
    """SQLite alone turns the second one away at once."""
    path = tmp_path / "test.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as first:
        first.execute("BEGIN IMMEDIATE")
        first.execute("CREATE TABLE made (it)")
        with closing(sqlite3.connect(path, isolation_level=None)) as second:
            tried: list[str] = []

            def execute(order: str) -> None:
                tried.append(order)
                if tried.count(order) == 3:
                    first.execute("COMMIT")
                second.execute(order)

            set_up(execute)
            assert tried.count("PRAGMA journal_mode=WAL") == 3
            assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_database_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for url in (f"postgresql://nobody@127.0.0.1:{free_port()}/nothing", f"sqlite:///{tmp_path / 'file' / 'x.db'}"):
        ended = serve(url, "de")
        assert ended.returncode == 1
        *log, line = ended.stderr.splitlines()
        assert line.startswith("stammtisch: ")
        assert "Traceback" not in ended.stderr
        assert len(log) <= 1  # what the log says about it


def test_backup_and_restore_leave_the_lease_alone(tmp_path: Path, url: str) -> None:
    with running(tmp_path, database=url) as server:
        anna = server.person("Anna")
        asyncio.run(backup.save(server.settings.database_url(), tmp_path / "one.gz"))
        empty = f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"
        assert asyncio.run(backup.restore(empty, tmp_path / "one.gz")) == 2
        anna.open_table()
        # A lease that had come along would be held by a process that lives: this one.
        with running(tmp_path, database=f"sqlite:///{tmp_path / 'empty.db'}"):
            pass


# The lease by itself


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    found = Database(Settings(database=url).database_url())
    try:
        yield found
    finally:
        await found.close()


async def rows_of(url: str) -> dict[str, list[Any]]:
    async with opened(url) as found, found.read() as connection:
        tables = database.metadata.sorted_tables
        return {table.name: list(await connection.execute(select(table))) for table in tables}


async def change(url: str, statement: str) -> None:
    async with opened(url) as found, found.write() as connection:
        await connection.execute(text(statement))


def lease_on(found: Database, machine: str = "", process: str = "") -> Lease:
    return Lease(found, Clock(), machine, process, patience=0.0)


def test_a_silent_holder_on_another_machine_is_followed_and_writes_nothing_more(url: str) -> None:
    async def main() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.migrate()
            old, new = lease_on(one, "far"), lease_on(two, "near")
            await old.take()
            await new.take()
            with pytest.raises(Problem, match="taken-over"):
                async with one.write() as connection:
                    await connection.execute(text("DELETE FROM lease"))
            assert old.is_lost
            async with two.write() as connection:
                assert await connection.scalar(select(database.lease.c.holder)) == new.id

    asyncio.run(main())


def test_a_holder_on_another_machine_that_shows_life_is_left_alone(url: str) -> None:
    async def main() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.migrate()
            old, new = lease_on(one, "far"), Lease(two, Clock(), "near")
            await old.take()
            taking = asyncio.ensure_future(new.take())
            while not taking.done():
                await old.beat()
                await asyncio.sleep(0.05)
            with pytest.raises(DatabaseInUse, match="another machine"):
                taking.result()
            assert not old.is_lost

    asyncio.run(main())


def test_a_transaction_under_way_ends_before_the_lease_is_taken(url: str) -> None:
    async def main() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.migrate()
            old, new = lease_on(one, "far"), lease_on(two, "near")
            await old.take()
            async with one.write() as connection:
                taking = asyncio.ensure_future(new.take())
                done, _ = await asyncio.wait([taking], timeout=0.5)
                assert not done
                await connection.execute(text("INSERT INTO people VALUES ('p', 'Anna', 'en', 1)"))
            await taking

    asyncio.run(main())


def test_a_lease_that_was_given_up_is_free_for_any_machine(url: str) -> None:
    async def main() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.migrate()
            old, new = lease_on(one, "far"), Lease(two, Clock(), "near")
            await old.take()
            old.begin_beating()
            await old.give_up()
            async with asyncio.timeout(PATIENCE / 2):
                await new.take()
            assert not old.is_lost

    asyncio.run(main())


def test_a_process_is_gone_when_it_has_ended_even_if_its_number_lives_on() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    stat = Path(f"/proc/{child.pid}/stat").read_text(encoding="utf-8")
    mark = f"{child.pid}/{stat.rpartition(')')[2].split()[19]}"
    assert is_gone(mark) is False
    assert is_gone(this_process()) is False
    assert is_gone(f"{os.getpid()}/1") is True
    child.kill()
    until(lambda: is_gone(mark) is True, "a process that ended and was not asked for its status counts as gone")
    child.communicate()
    assert is_gone(mark) is True
