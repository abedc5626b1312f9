"""Who reads slowly is shown the newest instead of everything; who reads nothing is closed; memory stays small."""

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import msgspec

from stammtisch.server.messages.from_server import ChatMessage, FromServer, Pong, StateMessage, TableMessage
from stammtisch.server.messages.playing import ChatLine
from stammtisch.server.messages.tables import TableInfo
from stammtisch.server.outbox import Outbox
from stammtisch.server.server import Server
from stammtisch.server.settings import Settings
from stammtisch.server.socket import Socket
from tests.patience import until
from tests.server.harness import Running, running, start_game
from tests.server.sleeper import Sleeper

ROOM = 64  # kilobytes


def sockets_of(server: Running) -> list[Socket]:
    assert server.server is not None
    return [socket for socket in list(server.server.sockets) if isinstance(socket, Socket)]


def test_a_slow_reader_skips_to_the_newest_state_and_goes_on_from_there(tmp_path: Path) -> None:
    with running(tmp_path, backlog_kilobytes=ROOM) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert])
        with closing(Sleeper(server.port, None, table)) as sleeper:
            until(lambda: len(sockets_of(server)) == 1, "the socket is there")
            (line,) = sockets_of(server)
            pick, moves, most = random.Random(1), 0, 0

            def move() -> None:
                nonlocal moves, most
                moves += anna.move(table, pick) + bert.move(table, pick)
                most = max(most, line.out.bytes)

            while not line.out.behind:
                move()
            for _ in range(5):
                move()
            assert most <= ROOM * 1024
            newest = server.spectator().view(table)["version"]
            heard: list[Any] = []
            while not heard or heard[-1].get("version") != newest:
                heard += sleeper.wake()
            assert heard[-1]["type"] == "state"
            assert heard[-1]["log_from"] == 0
            assert len([message for message in heard if message["type"] == "update"]) < moves
            # Nothing is lost from then on: the next change follows what was shown.
            while server.spectator().view(table)["version"] == newest:
                move()
            update = next(message for message in sleeper.wake() if message["type"] == "update")
            assert update["version"] == newest + 1
            assert update["log_from"] <= heard[-1]["log_length"]


def test_who_reads_nothing_is_parted_with(tmp_path: Path) -> None:
    with running(tmp_path, backlog_kilobytes=ROOM, unread_seconds=0.5) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert])
        pick = random.Random(1)
        with closing(Sleeper(server.port, None, table)):
            until(lambda: len(sockets_of(server)) == 1, "the socket is there")
            while sockets_of(server):
                anna.move(table, pick)
                bert.move(table, pick)


class Unread:
    """A connection of which nobody reads; it notes with which code it was closed."""

    code: int | None = None

    async def send_data(self, *_: object, **__: object) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.code = code


def test_who_reads_nothing_is_closed_with_1013(tmp_path: Path) -> None:
    """By itself: on a real line the reset may overtake the code."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'test.db'}", unread_seconds=0.05)

    async def play() -> int | None:
        unread = Unread()
        line = Socket(Server(settings), cast(Any, unread), "127.0.0.1")
        line.send(pong())
        await line.write()
        return unread.code

    assert asyncio.run(play()) == 1013


# What waits, by itself


def pong() -> FromServer:
    return Pong()


def chat(length: int) -> FromServer:
    return ChatMessage("t", ChatLine(1, None, None, None, "x" * length, ""))


def info(table: str, length: int) -> TableInfo:
    fields: dict[str, Any] = dict.fromkeys(TableInfo.__struct_fields__)
    return TableInfo(**{**fields, "table": table, "host": "x" * length})


def state(table: str, length: int) -> FromServer:
    return StateMessage(info(table, length), 1, 1, {}, [], 0, 0)


def news(table: str, length: int) -> FromServer:
    return TableMessage(info(table, length))


async def drained(box: Outbox) -> list[str]:
    """The kinds of all messages in line, then the tables that are to be shown anew."""
    found = []
    while box.bytes:
        data = await box.next()
        assert isinstance(data, bytes)
        found.append(msgspec.json.decode(data)["type"])
    return found + sorted(box.behind)


def test_pictures_of_a_table_make_room_and_answers_and_chat_stay() -> None:
    async def play() -> None:
        box = Outbox(10_000)
        assert box.put(pong())
        assert box.put(news("a", 3000))
        assert box.put(chat(500))
        assert box.put(news("b", 3000))
        assert box.behind == set()
        assert box.put(news("a", 3000))  # too much: all of table a is left out
        assert box.behind == {"a"}
        assert box.put(news("a", 10))  # it could not follow what the reader has
        assert await drained(box) == ["pong", "chat", "table", "a"]
        assert await box.next() == "a"
        assert box.put(state("a", 30_000))  # larger than the room, but the only one
        assert box.behind == set()
        assert box.put(news("a", 10))
        assert box.behind == {"a"}
        assert await drained(box) == ["a"]

    asyncio.run(play())


def test_answers_displace_pictures_and_are_bounded_themselves() -> None:
    async def play() -> None:
        box = Outbox(5000)
        assert box.put(news("a", 2000))
        assert box.put(chat(4000))
        assert box.behind == {"a"}
        assert not box.put(chat(4000))
        assert box.bytes <= 5000
        box.forget("a")
        assert await drained(box) == ["chat"]
        async with asyncio.timeout(1):
            await box.emptied()

    asyncio.run(play())
