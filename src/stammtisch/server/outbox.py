"""What waits for the reader of one socket: bounded by bytes, and by leaving out what will be shown as a whole anyway.

A table goes on whether or not everybody keeps up. Who does not is shown fewer pictures of it: what waits is thrown
away, and when there is room again, the newest state comes as a whole.
"""

from __future__ import annotations

import asyncio
from collections import deque

from stammtisch.server.hub import encode
from stammtisch.server.messages.from_server import ChangeMessage, FromServer, StateMessage, TableMessage, UpdateMessage


def table_shown_in(message: FromServer) -> str | None:
    """The table of which this is a picture that a whole state replaces; None for answers and lines of chat."""
    if isinstance(message, (StateMessage, UpdateMessage, TableMessage)):
        return message.table.table
    if isinstance(message, ChangeMessage):
        return message.table
    return None


class Outbox:
    """Messages in order, each with the table of which it is a picture."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self.behind: set[str] = set()  # tables of which something was left out
        self._waiting: deque[tuple[bytes, str | None]] = deque()
        self._has_work = asyncio.Event()
        self._is_empty = asyncio.Event()
        self._is_empty.set()

    def put(self, message: FromServer) -> bool:
        """Put a message in line, or leave it out for good reason; False where there is no room for what must not be."""
        table = table_shown_in(message)
        if table in self.behind and not isinstance(message, StateMessage):
            return True  # it could not follow what the reader has; a whole state will
        data = encode(message)
        if not self._fits(data):
            if table is not None:
                self._fall_behind(table)
                return True
            for shown in {shown for _, shown in self._waiting if shown is not None}:
                self._fall_behind(shown)
            if not self._fits(data):
                return False
        if table is not None:
            self.behind.discard(table)
        self._waiting.append((data, table))
        self.bytes += len(data)
        self._tell()
        return True

    def _fits(self, data: bytes) -> bool:
        # One message always does: a state may be larger than the room, and nobody could ever see it.
        return not self._waiting or self.bytes + len(data) <= self.room

    def _fall_behind(self, table: str) -> None:
        self.behind.add(table)
        self._waiting = deque(parcel for parcel in self._waiting if parcel[1] != table)
        self.bytes = sum(len(data) for data, _ in self._waiting)
        self._tell()

    def forget(self, table: str) -> None:
        """The reader no longer looks at this table."""
        self.behind.discard(table)
        self._tell()

    def _tell(self) -> None:
        for event, holds in ((self._has_work, self._waiting or self.behind), (self._is_empty, not self._waiting)):
            if holds:
                event.set()
            else:
                event.clear()

    async def next(self) -> bytes | str:
        """What comes next, when it comes: a message, or, when none waits, a table that is to be shown as a whole."""
        await self._has_work.wait()
        if not self._waiting:
            return next(iter(self.behind))
        data, _ = self._waiting.popleft()
        self.bytes -= len(data)
        self._tell()
        return data

    async def emptied(self) -> None:
        await self._is_empty.wait()
