"""Connections with an end to patience: for the head and the body of a request, and for what is never read.

uvicorn ends connections that are idle between two requests. It waits without end for the rest of a request, and for
somebody to read what it has sent, and it takes a head of any length; these protocols do not.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from asyncio.transports import BaseTransport
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from stammtisch.server.door import Door
from stammtisch.server.metrics import CONNECTIONS_CUT

MAX_HEAD = 32_768  # bytes of a request's head, where it comes in pieces
WRITE_BUFFER = 65_536  # bytes that may lie ready for a reader before whoever writes has to wait
AT_ONCE = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)  # linger, for no seconds


class Patience(msgspec.Struct, frozen=True):
    """For how many seconds the server waits."""

    head: float
    body: float
    unread: float


class Configuration(uvicorn.Config):
    """What uvicorn is told, and what our protocols need besides."""

    def __init__(self, app: Any, door: Door, patience: Patience, **values: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **values)
        self.door = door
        self.patience = patience


class Unread:
    """Ends a connection whose other side takes nothing of what lies ready for it.

    Only while nothing is added does the size of the buffer tell whether anything is taken: while whoever writes has
    to wait, and after the end.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        self._loop = loop
        self._transport = transport
        self._seconds = seconds
        self._is_full = False
        self._waiting = 0
        self._timer = loop.call_later(seconds, self._look)
        transport.set_write_buffer_limits(high=WRITE_BUFFER)

    def is_full(self, is_full: bool) -> None:
        self._is_full = is_full
        self._waiting = 0

    def _look(self) -> None:
        is_still = self._is_full or self._transport.is_closing()
        waiting = self._transport.get_write_buffer_size() if is_still else 0
        if 0 < self._waiting <= waiting:
            CONNECTIONS_CUT.labels("unread").inc()
            # Else the system would keep what it was given for minutes, in the hope of a reader.
            self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self._transport.abort()
            return
        self._waiting = waiting
        self._timer = self._loop.call_later(self._seconds, self._look)

    def end(self) -> None:
        self._timer.cancel()


class Watched(asyncio.Protocol):
    """What every kind of connection does about a client that takes nothing of what is sent."""

    _unread: Unread | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.is_full(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.is_full(False)


class HttpConnection(Watched, HttpToolsProtocol):
    """A connection from its first byte to its end, or to its becoming a socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Configuration)
        self.door = config.door
        self.patience = config.patience
        self._address: str | None = None  # of who was let in
        self._deadline: asyncio.TimerHandle | None = None
        self._heads = 0  # that have begun
        self._head: int | None = None  # the one that is being read
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.door.enter(address):
            transport.abort()
            return
        self._address = address
        self._unread = Unread(self.loop, transport, self.patience.unread)
        self._expect("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        if self._address is not None:
            self.door.leave(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()
        successor = self.transport.get_protocol()
        assert isinstance(successor, SocketConnection)
        successor.address = self._address  # who leaves by the door when the socket ends

    def _let_go(self) -> None:
        self._expect(None)
        if self._unread is not None:
            self._unread.end()

    # The rest of a request

    def _expect(self, part: str | None) -> None:
        """From now on the rest of this part must come in time; None: nothing is awaited."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            seconds = self.patience.head if part == "head" else self.patience.body
            self._deadline = self.loop.call_later(seconds, self._give_up, part)

    def _give_up(self, part: str) -> None:
        if self.flow.read_paused:  # it is we who do not read, since an earlier request is being answered
            self._expect(part)
            return
        CONNECTIONS_CUT.labels(part).inc()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        cycle = cast(RequestResponseCycle | None, self.cycle)  # there is none before the first request
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._expect("head")  # also where it is only an empty line, with which no request begins
        head = self._head
        super().data_received(data)
        if head is not None and head == self._head:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD and not self.transport.is_closing():
                CONNECTIONS_CUT.labels("long").inc()
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heads += 1
        self._head = self._heads
        self._head_bytes = 0
        if self._deadline is None:
            self._expect("head")

    def on_headers_complete(self) -> None:
        self._head = None
        self._expect("body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()


class SocketConnection(Watched, WebSocketsSansIOProtocol):
    """A socket, which the door has let in as an HTTP connection before."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Configuration)
        self.door = config.door
        self.patience = config.patience
        self.address: str | None = None  # of who was let in

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = Unread(self.loop, cast(asyncio.Transport, transport), self.patience.unread)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._unread is not None:
            self._unread.end()
        if self.address is not None:
            self.door.leave(self.address)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            # A farewell is small, and must not wait behind what is never read.
            self.writable.set()
        await super().send(message)
