"""A database that goes away and comes back: told as such, one line in the log, and afterwards everything goes on."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.harness import Person, play_to_the_end, process, start_game
from tests.server.postgres import Postgres, postgres

# The trial write is made every few seconds; here more often, so that the tests need not wait for it.
OFTEN = {"stammtisch.server.lease.BEAT_SECONDS": 0.3}
LOST, BACK = '"database does not answer"', '"database answers again"'


@pytest.fixture
def fragile() -> Iterator[Postgres]:
    """A PostgreSQL of its own, that may be stopped."""
    with postgres() as found:
        yield found


def health(person: Person) -> tuple[int, str]:
    answer = person.http.get("/health")
    return answer.status_code, answer.json()["status"]


def comes_to(person: Person, status: int, what: str) -> None:
    """Wait until the trial write shows in the state of health."""
    wanted = (status, "ok" if status == 200 else "no-database")
    until(lambda: health(person) == wanted, what, pause=0.1)


def must_be_alive(person: Person) -> None:
    assert person.http.get("/live").status_code == 200


def whole_log(folder: Path) -> str:
    return (folder / "server.log").read_text(encoding="utf-8")


def must_be_told_once(folder: Path, times: int = 1) -> None:
    log = whole_log(folder)
    assert log.count(LOST) == times, log
    assert log.count(BACK) == times, log
    assert "Traceback" not in log, log
    assert "Anna" not in log


def test_a_full_disk_shows_in_health_though_nobody_writes(tmp_path: Path) -> None:
    with process(tmp_path, log_level="info", changed=OFTEN) as server, closing(Person(server.url, "Anna")) as anna:
        table = anna.open_table()
        assert health(anna) == (200, "ok")
        assert server.process is not None
        old = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        # No file grows beyond this; the database is larger already, the log is not.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (32_768, old[1]))
        comes_to(anna, 503, "the trial write fails")
        must_be_alive(anna)
        anna.refused(f"/api/tables/{table}/chat", {"text": "hello"}, "no-database")
        assert anna.get(f"/api/tables/{table}")["status"] == "open"  # what is there can be read still
        assert health(anna)[0] == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, old)
        comes_to(anna, 200, "the trial write succeeds again")
        anna.post(f"/api/tables/{table}/chat", {"text": "again"})
        assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat")] == ["again"]
        must_be_told_once(tmp_path)


@pytest.mark.nightly
@pytest.mark.needs("postgresql")
def test_everything_goes_on_after_an_outage_of_postgresql(tmp_path: Path, fragile: Postgres) -> None:
    settings: dict[str, Any] = {"log_level": "info", "analysis_simulations": 4, "computer_seconds": 0.05}
    with (
        process(tmp_path, database=fragile.new_database(), **settings) as server,
        closing(Person(server.url, "Anna")) as anna,
        closing(Person(server.url, "Anna Two")) as bert,
    ):
        ended = start_game([anna, bert], game="coimbra")
        play_to_the_end(ended, [anna, bert])
        table, waiting = start_game([anna], computers=1), anna.open_table()
        line = anna.socket()
        line.watch(table)
        # Only computers sit here: nobody asks for it, so it must go on by itself.
        alone = anna.open_table(
            2, seat=None, seed=7, computers=[{"seat": seat, "level": "journeyman"} for seat in (0, 1)]
        )
        anna.post(f"/api/tables/{ended}/analysis")
        anna.post(f"/api/tables/{alone}/start")

        for _ in range(2):
            fragile.stop()
            comes_to(anna, 503, "the outage shows")
            must_be_alive(anna)
            answer = anna.http.get("/api/tables?list=open")
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
            anna.refused(f"/api/tables/{waiting}/chat", {"text": "hello"}, "no-database")
            assert line.ask(type="chat", table=table, text="hello")["error"]["code"] == "no-database"
            fragile.resume()
            comes_to(anna, 200, "the database is back")
            must_go_on(anna, alone)

        until(lambda: anna.move(table), "people go on")
        until(lambda: anna.get(f"/api/tables/{ended}/analysis")["status"] == "done", "the analysis goes on")
        assert anna.get(f"/api/tables/{waiting}/chat") == []
        must_be_told_once(tmp_path, times=2)


def must_go_on(person: Person, table: str) -> None:
    """Computers move at a table that nobody looks at: the list of tables wakes none."""

    def listed() -> tuple[bool, int]:
        found = next(entry for entry in person.get("/api/tables?list=mine") if entry["table"] == table)
        return found["status"] == "finished", found["version"]

    before = listed()
    until(lambda: listed() > before or listed()[0], "the computers go on")


@pytest.mark.nightly  # it waits for as long as the server does
@pytest.mark.needs("postgresql")
def test_a_database_that_stands_still_is_an_outage_like_any_other(tmp_path: Path, fragile: Postgres) -> None:
    settings: dict[str, Any] = {"database": fragile.new_database(), "log_level": "info"}
    with process(tmp_path, **settings) as server, closing(Person(server.url, "Anna")) as anna:
        table = anna.open_table()
        fragile.freeze()
        try:
            anna.refused(f"/api/tables/{table}/chat", {"text": "hello"}, "no-database")
            comes_to(anna, 503, "the trial write takes too long")
            must_be_alive(anna)
        finally:
            fragile.thaw()
        comes_to(anna, 200, "the trial write succeeds again")
        assert anna.get(f"/api/tables/{table}/chat") == []
        must_be_told_once(tmp_path)


@pytest.mark.needs("postgresql")
def test_a_database_that_may_only_be_read_is_told_and_writes_again_by_itself(tmp_path: Path, fragile: Postgres) -> None:
    url = fragile.new_database()
    with (
        process(tmp_path, database=url, log_level="info", changed=OFTEN) as server,
        closing(Person(server.url, "Anna")) as anna,
    ):
        table = anna.open_table()
        allow_writing(fragile, url, may_write=False)
        comes_to(anna, 503, "the trial write fails")
        anna.refused(f"/api/tables/{table}/chat", {"text": "hello"}, "no-database")
        assert [entry["table"] for entry in anna.get("/api/tables?list=mine")] == [table]
        assert health(anna)[0] == 503
        allow_writing(fragile, url, may_write=True)
        comes_to(anna, 200, "the trial write succeeds again")
        anna.post(f"/api/tables/{table}/chat", {"text": "again"})
        must_be_told_once(tmp_path)


def allow_writing(postgresql: Postgres, url: str, *, may_write: bool) -> None:
    """As after a failover: connections are cut, and new ones meet a database that only reads."""
    name = url.rpartition("/")[2]
    reads_only = "off" if may_write else "on"
    for statement in (
        f"ALTER DATABASE {name} SET default_transaction_read_only = {reads_only}",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    ):
        address = ["-h", "127.0.0.1", "-p", str(postgresql.port), "-U", "stammtisch", "-d", "postgres"]
        postgresql.run("psql", *address, "-c", statement)
