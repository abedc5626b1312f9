"""Lists of tables and other answers for many: in pages, by indexes that fit, and made once."""

import asyncio
import sqlite3
from contextlib import closing
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from litestar.openapi.spec import OpenAPI
from sqlalchemy import Connection, create_engine
from sqlalchemy.dialects import sqlite

from stammtisch.server import store
from stammtisch.server.packed import Packed, Shelved
from stammtisch.server.words import time_in, time_text
from tests.server.harness import Person, Running, running
from tests.server.postgres import Postgres


def pages_of(person: Person, which: str, limit: int) -> list[list[str]]:
    """The ids of a whole list, page by page."""
    pages: list[list[str]] = []
    query = ""
    while found := person.get(f"/api/tables?list={which}&limit={limit}{query}"):
        pages.append([table["table"] for table in found])
        query = f"&before={found[-1]['moved']},{found[-1]['table']}"
    return pages


def check_pages(anna: Person, guest: Person, opened: list[str]) -> None:
    for person, which in ((guest, "open"), (anna, "open"), (anna, "mine")):
        pages = pages_of(person, which, 3)
        assert [len(page) for page in pages] == [3, 3, 1]
        assert sorted(table for page in pages for table in page) == sorted(opened)
        whole = [table["table"] for table in person.get(f"/api/tables?list={which}")]
        assert whole == [table for page in pages for table in page]


def test_a_list_comes_in_pages_without_gaps_also_where_times_are_equal(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        opened = [anna.open_table(public=True) for _ in range(7)]
        moved = [table["moved"] for table in anna.get("/api/tables?list=open")]
        assert moved == sorted(moved, reverse=True)
        check_pages(anna, server.spectator(), opened)
        with closing(sqlite3.connect(tmp_path / "test.db")) as database, database:
            database.execute("UPDATE tables SET moved = 1700000000123")
        check_pages(anna, server.spectator(), opened)


@pytest.mark.needs("postgresql")
def test_a_list_comes_in_pages_from_postgresql_too(tmp_path: Path, databases: Postgres) -> None:
    with running(tmp_path, database=databases.new_database()) as server:
        anna = server.person("Anna")
        check_pages(anna, server.spectator(), [anna.open_table(public=True) for _ in range(7)])


@pytest.mark.parametrize(
    "query",
    [
        "limit=0", "limit=101", "limit=x", "before=", "before=yesterday,x", "before=2026-11-15,x",
        "before=2026-11-15T00:00:00Z,%00", "before=2026-11-15T00:00:00Z," + "x" * 33,
    ],
)  # fmt: skip
def test_a_page_that_cannot_be_is_refused(server: Running, query: str) -> None:
    answer = server.spectator().http.get(f"/api/tables?list=open&{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_time_of_the_wire_can_be_read_back() -> None:
    for moment in range(1_700_000_000_000, 1_700_000_001_000):
        assert time_in(time_text(moment)) == moment


@pytest.mark.parametrize("which", ["open", "mine"])
def test_lists_are_found_by_indexes(tmp_path: Path, which: str) -> None:
    with running(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "test.db")) as database:
        for before in (None, store.Place(1_700_000_000_000, "x")):
            query = store.query_of_list(which, "anna", 100, before)
            text = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
            steps = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {text}")]
            assert not [step for step in steps if step.startswith(("SCAN tables", "SCAN seats"))], steps
            if which == "open":
                assert not [step for step in steps if "ORDER BY" in step], steps
        count = "SELECT table_id, seen, count(*) FROM entries WHERE table_id IN ('a', 'b') GROUP BY table_id, seen"
        (step,) = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {count}")]
        assert "COVERING INDEX ix_entries_seen" in step


def test_a_database_from_before_the_indexes_gets_them_and_can_go_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = anna.open_table(public=True)
    engine = create_engine(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.begin() as connection, as_file(files("stammtisch.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
        assert "ix_entries_seen" not in indexes_in(connection)
    engine.dispose()
    with running(tmp_path) as server:
        assert [found["table"] for found in server.same(anna).get("/api/tables?list=mine")] == [table]
    with engine.connect() as connection:
        assert {"ix_entries_seen", "ix_tables_host", "ix_tables_status"} <= indexes_in(connection)
    engine.dispose()


def indexes_in(connection: Connection) -> set[str]:
    return {name for (name,) in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'index'")}


def test_a_public_list_is_read_once_for_all_who_ask(tmp_path: Path) -> None:
    with running(tmp_path, lists_seconds=1000.0) as server:
        anna, guest = server.person("Anna"), server.spectator()
        table = anna.open_table(public=True)
        for person in (anna, guest):
            assert [found["table"] for found in person.get("/api/tables?list=open")] == [table]
        with closing(sqlite3.connect(tmp_path / "test.db")) as database, database:
            database.execute("UPDATE tables SET public = 0")  # behind the server's back
        for person in (anna, guest):
            assert [found["table"] for found in person.get("/api/tables?list=open")] == [table]
            assert person.get("/api/tables?list=open&limit=99") == []
        assert [found["is_host"] for found in anna.get("/api/tables?list=open")] == [True]
        assert [found["is_host"] for found in guest.get("/api/tables?list=open")] == [False]
        assert guest.http.get("/api/tables?list=mine").json()["code"] == "not-signed-in"


def test_what_people_do_with_tables_shows_in_the_lists_at_once(tmp_path: Path) -> None:
    with running(tmp_path, lists_seconds=1000.0) as server:
        anna, bert, guest = server.person("Anna"), server.person("Bert"), server.spectator()

        def seen(which: str) -> list[list[list[str | None]]]:
            """The names at the tables of a list, for each of the three."""
            found = [person.get(f"/api/tables?list={which}") for person in (anna, bert, guest)]
            return [[[seat["name"] for seat in table["seats"]] for table in tables] for tables in found]

        assert seen("open") == [[], [], []]
        table = anna.open_table(public=True)
        assert seen("open") == [[["Anna", None]]] * 3
        bert.post(f"/api/tables/{table}/join", {"seat": 1})
        assert seen("open") == [[["Anna", "Bert"]]] * 3
        anna.post(f"/api/tables/{table}/start")
        assert seen("open") == [[], [], []]
        assert seen("running") == [[["Anna", "Bert"]]] * 3


def test_what_is_being_made_is_made_once_and_a_failure_is_not_kept() -> None:
    async def play() -> None:
        shelved: Shelved[Packed] = Shelved(1000.0, room=2)
        made: list[str] = []

        async def make(name: str, is_good: bool = True) -> Packed:
            made.append(name)
            await asyncio.sleep(0)
            if not is_good:
                raise OSError
            return Packed(name)

        answers = await asyncio.gather(*(shelved.get("a", lambda: make("a")) for _ in range(20)))
        assert len({id(answer) for answer in answers}) == 1
        assert made == ["a"]
        with pytest.raises(OSError):  # noqa: PT011
            await shelved.get("b", lambda: make("b", is_good=False))
        assert (await shelved.get("b", lambda: make("b"))).plain == b'"b"'
        await shelved.get("c", lambda: make("c"))
        await shelved.get("a", lambda: make("a"))  # it had to give way
        assert made == ["a", "b", "b", "c", "a"]

    asyncio.run(play())


def test_the_description_of_the_interface_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    original = OpenAPI.to_schema

    def to_schema(self: OpenAPI) -> dict[str, Any]:
        nonlocal made
        made += 1
        return original(self)

    monkeypatch.setattr(OpenAPI, "to_schema", to_schema)
    with running(tmp_path) as server:
        http = server.spectator().http
        plain = http.get("/api/openapi.json", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        packed = http.get("/api/openapi.json", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json()
        assert "/api/tables" in packed.json()["paths"]
        assert made == 1
        tag = plain.headers["etag"]
        known = http.get("/api/openapi.json", headers={"If-None-Match": f'"other", {tag}'})
        assert (known.status_code, known.content) == (304, b"")
        assert http.get("/api/openapi.json", headers={"If-None-Match": '"other"'}).status_code == 200
