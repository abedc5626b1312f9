"""Where moves are written: those that come while a transaction is under way share the next one.

Making a transaction last costs about the same for one move as for a hundred. So there is one writer, who takes all that
wait, and lets moves gather where transactions would follow each other closely. Each mover hears of their own move when
it is safe, and not before.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from stammtisch.server import store
from stammtisch.server.database import Database
from stammtisch.server.store import Move

MOST = 200  # moves in one transaction
# Seconds from the beginning of one to the next, for each move in it: with some hundred moves a second they gather.
GAP = 0.003
LONGEST_GAP = 0.02


class Waiting(NamedTuple):
    move: Move
    done: asyncio.Future[None]


class Ledger:
    """Writes moves in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._next = 0.0

    async def add(self, move: Move) -> None:
        """Make a move last; raises what the database says where that fails."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(move, done))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write())
        await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                now = asyncio.get_running_loop().time()
                await asyncio.sleep(max(0.0, self._next - now))  # even then moves that are being played now go along
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                self._next = max(self._next, now) + min(GAP * len(batch), LONGEST_GAP)
                await self._write_together(batch)
        finally:
            self._writing = None

    async def _write_together(self, batch: list[Waiting]) -> None:
        try:
            await self.database.write_at_once(store.add_moves([each.move for each in batch]))
        except IntegrityError as error:
            if len(batch) == 1:
                _tell(batch, error)
                return
            # One of them was written by somebody else; the others must not suffer for it.
            for each in batch:
                await self._write_together([each])
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            _tell(batch, error)
        else:
            _tell(batch, None)


def _tell(batch: list[Waiting], error: Exception | None) -> None:
    for each in batch:
        if each.done.done():  # whoever waited has gone
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)
