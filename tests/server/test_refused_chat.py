"""A line of chat that was refused is never stored, not even where the database died after it had stored it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

import stammtisch
from stammtisch.server import store
from stammtisch.server.problems import Problem
from stammtisch.server.server import Server
from stammtisch.server.settings import Settings
from stammtisch.server.store import PersonRow, SeatRow
from tests.server.test_ledger import table_of

ANNA = PersonRow("anna", "Anna", "en", 0)


async def server_with_table(folder: Path) -> Server:
    server = Server(Settings(database=f"sqlite:///{folder / 'test.db'}"))
    await server.database.migrate()
    async with server.database.write() as connection:
        await store.add_person(connection, ANNA, "secret")
        game = stammtisch.game("orleans")
        row = msgspec.structs.replace(
            table_of(1), edition=game.edition.name, edition_digest=game.edition_digest_of({}),
            rules=game.rules_version, catalogue=game.catalogue_digest_of({}), status="open",
        )  # fmt: skip
        await store.add_table(connection, row, [SeatRow(0, ANNA.id), SeatRow(1)])
    return server


def die_after_storing(server: Server, patch: pytest.MonkeyPatch) -> None:
    """From now on the database stores, and dies before it can say so."""
    write = server.database.write

    @asynccontextmanager
    async def and_die() -> AsyncIterator[AsyncConnection]:
        async with write() as connection:
            yield connection
        raise Problem("no-database")

    patch.setattr(server.database, "write", and_die)


def test_a_line_that_was_stored_and_refused_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        server = await server_with_table(tmp_path)
        try:
            await server.playing.say("table1", ANNA, "before")
            with monkeypatch.context() as patch:
                die_after_storing(server, patch)
                with pytest.raises(Problem, match="no-database"):
                    await server.playing.say("table1", ANNA, "refused")
                async with server.database.read() as connection:
                    stored = await store.chat_of(connection, "table1", 10)
                assert [line.text for line in stored] == ["before", "refused"], "the database has it"
            assert [line.text for line in await server.playing.chat("table1")] == ["before"]
            await server.playing.say("table1", ANNA, "after")
            assert [line.text for line in await server.playing.chat("table1")] == ["before", "after"]
        finally:
            await server.close()

    asyncio.run(run())


def test_it_is_taken_back_as_soon_as_the_database_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        server = await server_with_table(tmp_path)
        try:
            with monkeypatch.context() as patch:
                die_after_storing(server, patch)
                with pytest.raises(Problem, match="no-database"):
                    await server.playing.say("table1", ANNA, "refused")
            await server.playing.take_refused_back()  # what the end of an outage calls
            async with server.database.read() as connection:
                assert await store.chat_of(connection, "table1", 10) == []
        finally:
            await server.close()

    asyncio.run(run())
