"""The socket `/ws`: the same moves with less waiting, and news of the tables that are watched."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from stammtisch.server.addresses import household
from stammtisch.server.costs import COSTS
from stammtisch.server.limits import Bucket, payer
from stammtisch.server.live import LiveTable
from stammtisch.server.messages.from_client import (
    Act,
    AskWhy,
    Confirm,
    FromClient,
    Hello,
    Ping,
    Redo,
    Say,
    Undo,
    Unwatch,
    Watch,
)
from stammtisch.server.messages.from_server import Done, FromServer, Pong, Refused, Welcome, WhyMessage
from stammtisch.server.metrics import REFUSALS, SOCKETS, SOCKETS_DROPPED
from stammtisch.server.origins import is_welcome
from stammtisch.server.outbox import Outbox
from stammtisch.server.play import error_of
from stammtisch.server.problems import Problem
from stammtisch.server.server import Server
from stammtisch.server.store import PersonRow

KILOBYTE = 1024
HELLO_SECONDS = 20.0
POLICY_VIOLATION = 1008
TRY_AGAIN = 1013
MOVED_TOO_FAST = 40  # refusals for the rate in a row before the socket is closed

log = structlog.get_logger("socket")
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Identified(msgspec.Struct):
    """The number of a message that is otherwise wrong, so that its refusal finds its way back."""

    id: int | None = None


class Socket:
    """One connection: reads in its handler's task, writes in a task of its own, in order."""

    def __init__(self, server: Server, socket: WebSocket, address: str) -> None:  # type: ignore[type-arg]
        self.server = server
        self.socket = socket
        self.address = address
        self.me: PersonRow | None = None
        self.has_said_hello = False
        self.watched: set[str] = set()
        self.bucket = Bucket(server.settings.messages_per_second, server.settings.messages_burst)
        self.too_fast = 0
        self.out = Outbox(server.settings.backlog_kilobytes * KILOBYTE)
        self._is_closed = False

    @property
    def person(self) -> str | None:
        return None if self.me is None else self.me.id

    def send(self, message: FromServer) -> None:
        """Put a message in line; who lets answers pile up is cut off and comes back with `watch`."""
        if not self._is_closed and not self.out.put(message):
            self._is_closed = True
            self.server.hub.spawn(self._drop())

    async def _drop(self) -> None:
        """Part with somebody who does not keep up."""
        SOCKETS_DROPPED.inc()
        await self._cut(TRY_AGAIN)

    async def _cut(self, code: int) -> None:
        with suppress(Exception):
            await self.socket.close(code)

    async def write(self) -> None:
        """Send what is in line; where something was left out, what the table has come to."""
        while True:
            next_one = await self.out.next()
            if isinstance(next_one, str):
                await self._catch_up(next_one)
                continue
            try:
                async with asyncio.timeout(self.server.settings.unread_seconds):
                    await self.socket.send_data(next_one.decode(), mode="text")
            except TimeoutError:
                self._is_closed = True
                await self._drop()
                return

    async def _catch_up(self, table: str) -> None:
        try:
            is_watched = await self.server.hub.show_newest(self, table)
        except Problem as problem:
            is_watched = False
            self.send(Refused(None, error_of(problem)))
        if not is_watched or self._is_closed:
            self.out.forget(table)

    async def close(self, code: int) -> None:
        """Send what is in line, then close."""
        if self._is_closed:
            return
        self._is_closed = True
        with suppress(Exception):
            async with asyncio.timeout(2):
                await self.out.emptied()
        await self._cut(code)

    async def read(self) -> None:
        while True:
            try:
                async with asyncio.timeout(None if self.has_said_hello else HELLO_SECONDS):
                    data = await self.socket.receive_data("text")
            except TimeoutError:
                await self._cut(POLICY_VIOLATION)
                return
            await self.take(data)

    async def take(self, text: str) -> None:
        """Understand one message and answer it; whatever is wrong with it changes nothing."""
        try:
            if not self.bucket.take():
                self.too_fast += 1
                if self.too_fast > MOVED_TOO_FAST:
                    await self._cut(POLICY_VIOLATION)
                raise Problem("too-many")
            self.too_fast = 0
            if len(text) > self.server.settings.max_message:
                raise Problem("too-large")
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Problem("bad-message", detail=str(error)[:200]) from None
            await self._answer(message)
        except Problem as problem:
            REFUSALS.labels(problem.code).inc()
            self.send(Refused(_id_in(text), error_of(problem)))
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("socket message failed")
            self.send(Refused(_id_in(text), error_of(Problem("server-error"))))

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            self.send(Pong())
        elif not self.has_said_hello:
            raise Problem("not-signed-in")
        elif isinstance(message, Watch):
            await self._watch(message)
        elif isinstance(message, Unwatch):
            self.watched.discard(message.table)
            self.out.forget(message.table)
            await self.server.hub.unwatch(self, message.table)
        elif self.me is None:
            raise Problem("not-signed-in")
        elif isinstance(message, AskWhy):
            refusal = await self.server.playing.why(message.table, self.me, message)
            self.send(WhyMessage(message.id, refusal))
        elif isinstance(message, Say):
            _, version = await self.server.playing.say(message.table, self.me, message.text)
            self.send(Done(message.id, version))
        else:
            self.send(Done(message.id, await self._step(message, self.me)))

    async def _step(self, message: Act | Undo | Redo | Confirm, me: PersonRow) -> int:
        playing = self.server.playing
        if isinstance(message, Act):
            return await playing.act(message.table, me, message)
        if isinstance(message, Undo):
            return await playing.undo(message.table, me, message)
        if isinstance(message, Redo):
            return await playing.redo(message.table, me, message)
        return await playing.confirm(message.table, me, message)

    async def _hello(self, message: Hello) -> None:
        if self.has_said_hello:
            raise Problem("bad-message", detail="hello again")
        if message.secret is not None:
            self.me = await self.server.person_with(message.secret, self.address)
        self.has_said_hello = True
        self.send(Welcome(self.person, None if self.me is None else self.me.name))

    async def _watch(self, message: Watch) -> None:
        if message.table not in self.watched and len(self.watched) >= self.server.settings.watched_per_socket:
            raise Problem("too-many")

        cost = COSTS["watch"].tokens
        if not self.bucket.take(cost - 1):  # one was taken for the message
            raise Problem("too-many")
        self.server.requests.check(payer(self.person, self.address), cost)

        async def work(live: LiveTable) -> None:
            self.server.hub.watch(self, live, message)
            self.watched.add(message.table)

        await self.server.hub.on(message.table, work)

    async def run(self) -> None:
        writing = asyncio.ensure_future(self.write())
        reading = asyncio.ensure_future(self.read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._is_closed = True
            for task in (writing, reading):
                task.cancel()
            results = await asyncio.gather(writing, reading, return_exceptions=True)
            for result in results:
                expected = (WebSocketDisconnect, asyncio.CancelledError, RuntimeError, OSError)
                if isinstance(result, BaseException) and not isinstance(result, expected):
                    log.warning("socket ended", reason=type(result).__name__)
            for table in self.watched:
                await self.server.hub.unwatch(self, table)


def _id_in(text: str) -> int | None:
    try:
        return msgspec.json.decode(text, type=Identified).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


@websocket("/ws")
async def talk(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """A connection from its first message to its end."""
    server = socket.app.state.server
    assert isinstance(server, Server)
    address = socket.client.host if socket.client else ""
    allowed = server.settings.allowed_origins
    house = household(address)
    too_many = list(server.sockets.values()).count(house) >= server.settings.sockets_per_address
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), allowed) or too_many:
        await socket.close(POLICY_VIOLATION)
        return
    if server.hub.is_closing:
        await socket.close(TRY_AGAIN)
        return
    await socket.accept()
    connection = Socket(server, socket, address)
    server.sockets[connection] = house
    SOCKETS.inc()
    try:
        await connection.run()
    finally:
        server.sockets.pop(connection, None)
        SOCKETS.dec()
        with suppress(Exception):
            await socket.close()
