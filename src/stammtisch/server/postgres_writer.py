"""A connection of its own that writes whole transactions to PostgreSQL, past all layers in between."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import asyncpg
from asyncpg.transaction import Transaction
from sqlalchemy import Insert, Update
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stammtisch.server.writer import Fence, Step

# What a connection that was cut says when it is used; which of them depends on how far the news has come.
BROKEN: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError)


class PostgresWriter:
    """Used by one transaction at a time; it raises the same errors as other connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: AsyncConnection | None = None

    async def write(self, fence: Fence | None, steps: list[Step]) -> None:
        try:
            await self._write(fence, steps)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(None, None, error) from error
        except BaseException as error:
            # Nobody knows what state the connection is in, nor whether a transaction is still open on it.
            await self._let_go()
            if isinstance(error, (asyncpg.InterfaceError, asyncpg.InternalClientError)):
                raise InterfaceError(None, None, error) from error
            if isinstance(error, asyncpg.PostgresError):
                raise DBAPIError(None, None, error) from error
            raise

    async def _write(self, fence: Fence | None, steps: list[Step]) -> None:
        connection, transaction = await self._begin()
        try:
            if fence is not None:
                fence.check(await connection.fetchval(fence.question))
            for statement, rows in steps:
                sql = sql_of(statement)
                await connection.executemany(sql.text, [[row[name] for name in sql.names] for row in rows])
        except BaseException:
            if not connection.is_closed():
                await transaction.rollback()
            raise
        await transaction.commit()

    async def _begin(self) -> tuple[asyncpg.Connection, Transaction]:
        try:
            return await self._start()
        except BROKEN:
            # It was cut since the last transaction, or the database started anew; nothing has been asked of it yet.
            await self._let_go()
            return await self._start()

    async def _start(self) -> tuple[asyncpg.Connection, Transaction]:
        connection = await self._open()
        transaction = connection.transaction()  # which refuses already where it is known that it was cut
        await transaction.start()
        return connection, transaction

    async def _open(self) -> asyncpg.Connection:
        if self._kept is None:
            try:
                self._kept = await self._engine.connect()
            except Exception as error:  # whatever keeps us from a connection
                raise OperationalError(None, None, error) from error
        pooled = await self._kept.get_raw_connection()
        connection = pooled.driver_connection
        assert isinstance(connection, asyncpg.Connection)
        return connection

    async def _let_go(self) -> None:
        """The next transaction gets another connection."""
        kept, self._kept = self._kept, None
        if kept is not None:
            await kept.invalidate()
            await kept.close()

    async def close(self) -> None:
        await self._let_go()


class Sql(NamedTuple):
    text: str
    names: list[str]  # of the values, in their order


@cache
def sql_of(statement: Insert | Update) -> Sql:
    compiled = statement.compile(dialect=dialect())  # type: ignore[no-untyped-call]
    return Sql(str(compiled), list(compiled.positiontup or ()))
