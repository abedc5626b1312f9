"""The tables of the database, and opening one: SQLite by default, PostgreSQL by its URL.

SQLite runs with a write-ahead log, full synchronisation and BEGIN IMMEDIATE, so that a stored move
survives a crash and no update is lost. Times are milliseconds since 1970, JSON is text: both
databases then hold the same values, and a backup of one can be restored into the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
    inspect,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stammtisch.server.outage import Outage, is_outage
from stammtisch.server.problems import Problem
from stammtisch.server.writer import Fence, SqliteWriter, Step, Writer, set_up

MIGRATING: Final = 0x5374616D6D  # the key of PostgreSQL's lock for those who bring a database up to date

ANSWER_SECONDS: Final = 10.0  # PostgreSQL that is silent for longer, or the network to it, is away

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMING)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("edition_digest", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("catalogue", String(64), nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # Where there is a secret, chance is drawn by it and the shares of the seats, and the seed counts for nothing.
    Column("seed", BigInteger, nullable=False),
    Column("is_seed_chosen", Boolean, nullable=False, default=False, server_default=false()),
    Column("secret", String(64)),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),
    Column("is_practice", Boolean, nullable=False, default=False, server_default=false()),
    Column("host", String(32), index=True),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("forked_from", String(32)),
    # In the order of the lists, whose next page begins behind a time and an id.
    Index("ix_tables_status", "status", "public", "moved", "id"),
)

# Where the game of a practice table begins; apart from its table, since no list needs it.
positions = Table(
    "positions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("level", String(32)),
    Column("has_resigned", Boolean, nullable=False),
    Column("share", String(64)),
)

# Append-only. Two writers of the same number cannot both succeed: a lost race fails loudly.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("action", Integer),
    Column("seen", BigInteger, nullable=False),
    Column("stretch", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    # Lists count who saw how much, without looking at the entries themselves.
    Index("ix_entries_seen", "table_id", "seen"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)


# The analysis of a finished game: computed once, by its depth. It can be computed anew, so nothing depends on it.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("simulations", Integer, primary_key=True),
    Column("report", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Analyses that were asked for and are not there yet, with what they rest on, and the decisions judged so far. They go
# on after a restart; with another depth, edition or version of the rules they begin anew.
analyses_begun = Table(
    "analyses_begun",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("simulations", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition_digest", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

judged_decisions = Table(
    "judged_decisions",
    metadata,
    Column("table_id", ForeignKey("analyses_begun.table_id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("judged", Text, nullable=False),
)


# One row: which server serves this database. It says nothing about people or games, so no backup holds it.
lease = Table(
    "lease",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(32), nullable=False),
    Column("machine", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)


class Database:
    """An open database: `read()` for questions, `write()` for one transaction that lasts once it ends well.

    When it does not answer, both raise Problem("no-database"), and `outage` knows.
    """

    def __init__(self, url: str, *, is_patient: bool = False) -> None:
        """A command that moves much at once is patient, and tells a person what goes wrong instead of the log."""
        self.url = url
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        self.outage = Outage(is_logged=not is_patient)
        # Asked at the beginning of every transaction that writes: the lease of a server, nothing for other programs.
        self.fence: Fence | None = None
        self._writing = asyncio.Lock()
        if self.is_sqlite:
            self.engine = _open_sqlite(url)
            self._writer: Writer = SqliteWriter(url)
        else:
            # Its driver is there only where it is used.
            from stammtisch.server.postgres_writer import PostgresWriter  # noqa: PLC0415

            self.engine = _open_postgresql(url, None if is_patient else ANSWER_SECONDS)
            self._writer = PostgresWriter(self.engine)

    @asynccontextmanager
    async def _connect(self, *, is_writing: bool) -> AsyncIterator[AsyncConnection]:
        is_connected = False
        try:
            async with AsyncExitStack() as stack:
                connection = await stack.enter_async_context(self.engine.connect())
                is_connected = True
                yield connection
        except Exception as error:
            # Whatever keeps us from a connection; later on the error may be one of whoever uses it.
            if is_connected and not is_outage(error):
                raise
            self.outage.begin(error, is_writing=is_writing)
            raise Problem("no-database") from error
        self.outage.end(is_writing=is_writing)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._connect(is_writing=False) as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with AsyncExitStack() as stack:
            if self.is_sqlite:
                # SQLite has one writer; waiting here is fairer than its busy loop.
                await stack.enter_async_context(self._writing)
            connection = await stack.enter_async_context(self._connect(is_writing=True))
            await connection.execution_options(writes=True)
            async with connection.begin():
                if self.fence is not None:
                    self.fence.check((await connection.exec_driver_sql(self.fence.question)).scalar())
                yield connection

    async def write_at_once(self, steps: list[Step]) -> None:
        """A transaction whose statements are all known at its beginning.

        With `write()` every statement goes through many layers, and on SQLite to a thread four times: that costs a
        move more than all else that is done for it.
        """
        async with self._writing:
            try:
                await self._writer.write(self.fence, steps)
            except Exception as error:
                if not is_outage(error):
                    raise
                self.outage.begin(error, is_writing=True)
                raise Problem("no-database") from error
            self.outage.end(is_writing=True)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose questions all see the same moment: for backups."""
        async with self._connect(is_writing=False) as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    async def has(self, table: Table) -> bool:
        """Whether there is such a table yet."""
        path = make_url(self.url).database
        if self.is_sqlite and path and not Path(path).exists():
            return False
        async with self.read() as connection:
            return await connection.run_sync(lambda plain: inspect(plain).has_table(table.name))

    async def migrate(self) -> None:
        """Bring the database to the newest form; a new one is made."""
        if self.is_sqlite:
            path = make_url(self.url).database
            if path and path != ":memory:":
                Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        async with self._connect(is_writing=True) as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                if not self.is_sqlite:
                    # Two who start at the same time would make the same tables.
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()


async def bring_up_to_date(url: str) -> None:
    """Migrate a database, however long that takes."""
    database = Database(url, is_patient=True)
    try:
        await database.migrate()
    finally:
        await database.close()


def upgrade(connection: Connection) -> None:
    """Run the migrations of the package on this connection, in its transaction."""
    with as_file(files("stammtisch.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _open_postgresql(url: str, seconds: float | None) -> AsyncEngine:
    """`seconds` is how long it may take to answer one question."""
    limits = {"timeout": ANSWER_SECONDS, "command_timeout": seconds}
    return create_async_engine(
        url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True, connect_args=limits
    )


def _open_sqlite(url: str) -> AsyncEngine:
    # Errors must not hold what people wrote: they get into logs.
    engine = create_async_engine(url, pool_size=6, max_overflow=4, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        cursor = connection.cursor()
        set_up(cursor.execute)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        is_writing = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")

    return engine
