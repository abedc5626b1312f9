"""A line of chat is stored or refused, never both."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

from stammtisch.server.messages.from_client import Watch
from stammtisch.server.messages.from_server import ChatMessage, FromServer
from tests.patience import PATIENCE
from tests.server.harness import Person, Running, start_game


class Deaf:
    """A connection to which nothing can be told."""

    person = None

    def send(self, message: FromServer) -> None:
        if isinstance(message, ChatMessage):
            raise RuntimeError("cannot hear")


def within(server: Running, work: Any) -> Future[Any]:
    """Do something in the server's own loop."""
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(work, server.loop)


def test_a_line_that_somebody_cannot_hear_is_stored_and_not_refused(
    server: Running, anna: Person, bert: Person
) -> None:
    table = start_game([anna, bert])
    assert server.server is not None
    hub = server.server.hub

    async def listen() -> None:
        hub.watch(Deaf(), await hub.table(table), Watch(table))

    within(server, listen()).result(PATIENCE)
    line = bert.socket()
    line.watch(table)
    assert anna.post(f"/api/tables/{table}/chat", {"text": "one"})["text"] == "one"
    assert line.until("chat")["line"]["text"] == "one"
    assert line.ask(type="chat", table=table, text="two")["type"] == "done"
    assert [said["text"] for said in anna.get(f"/api/tables/{table}/chat")] == ["one", "two"]


def test_the_answer_to_a_line_tells_the_version_of_the_table(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    anna.move(table)
    line = anna.socket()
    assert line.ask(type="chat", table=table, text="hello")["version"] == anna.view(table)["version"]


def test_who_is_forgotten_while_a_line_waits_leaves_no_line(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    assert server.server is not None
    found = server.server
    line = anna.socket()

    async def forget_under_the_lock() -> None:
        live = await found.hub.table(table)
        async with live.lock:
            line.send(type="chat", id=1, table=table, text="too late")
            while not live.lock._waiters:
                await asyncio.sleep(0.01)
            assert anna.id is not None
            await found.people.forget(anna.id)

    within(server, forget_under_the_lock()).result(PATIENCE)
    assert line.until("done", "refused")["error"]["code"] == "not-signed-in"
    assert bert.get(f"/api/tables/{table}/chat") == []


def test_lines_to_places_that_are_not_there_are_refused(server: Running, anna: Person) -> None:
    line = anna.socket()
    for table in ("nowhere", "x" * 64):
        assert line.ask(type="chat", table=table, text="hello")["error"]["code"] == "no-such-table"
        anna.refused(f"/api/tables/{table}/chat", {"text": "hello"}, "no-such-table")
