"""What no client of ours sends: JSON nested a hundred thousand deep, and bytes that are no UTF-8, wherever they fit.

All of it is refused as what it is, a message that cannot be understood; nothing of it is a failure of the server.
"""

from __future__ import annotations

import socket as sockets
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.harness import LOG, Person, Running, running
from tests.server.postgres import Postgres, postgres

DEEP = 100_000
ROOM = 4 * DEEP  # bytes of a body or message: so large that depth is refused, not size
NOT_UTF8 = b"\xff\xfe\xc3\x28"


@pytest.fixture(autouse=True)
def quiet() -> None:
    LOG.clear()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("malformed"), max_body=ROOM, max_message=ROOM) as found:
        yield found


@pytest.fixture(scope="module")
def databases() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person("Anna")


def raw_answer(server: Running, request: bytes) -> tuple[int, bytes]:
    """The status and the rest of what a request gets that no library would send."""
    with closing(sockets.create_connection(("127.0.0.1", server.port), PATIENCE)) as line:
        line.sendall(request)
        line.shutdown(sockets.SHUT_WR)
        answer = b""
        while part := line.recv(65536):
            answer += part
    return int(answer.split(b" ", 2)[1]), answer


def must_be_bad_message(answer: Any) -> None:
    assert answer.status_code == 400, (answer.status_code, answer.text)
    assert answer.json()["code"] == "bad-message"


def must_be_well(server: Running) -> None:
    assert server.spectator().get("/health")["status"] == "ok"
    assert not [line for line in LOG if "level=error" in line]


@pytest.mark.parametrize(
    "body",
    [
        b"[" * DEEP,
        b"[" * DEEP + b"]" * DEEP,
        b'{"a":' * (DEEP // 2) + b"1" + b"}" * (DEEP // 2),
        b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    ],
    ids=["open", "lists", "objects", "inside a field"],
)
def test_deep_json_in_a_body_is_a_bad_message(server: Running, anna: Person, body: bytes) -> None:
    table = anna.open_table()
    for path in ("/api/people", "/api/tables", f"/api/tables/{table}/chat", f"/api/tables/{table}/actions"):
        must_be_bad_message(anna.http.post(path, content=body, headers={"Content-Type": "application/json"}))
    must_be_well(server)


def test_deep_json_of_the_usual_size_is_a_bad_message_as_well(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        for depth in (1_100, 30_000, 65_000):
            answer = anna.http.post("/api/tables", content=b"[" * depth, headers={"Content-Type": "application/json"})
            must_be_bad_message(answer)
        must_be_well(server)


def test_deep_json_on_the_socket_is_refused_and_the_socket_goes_on(server: Running, anna: Person) -> None:
    line = anna.socket()
    for text in ("[" * DEEP, '{"type": "ping", "more": ' + "[" * DEEP + "]" * DEEP + "}"):
        line.connection.send(text)
        assert line.until("refused", "pong")["error"]["code"] == "bad-message"
    line.connection.send('{"type": "chat", "id": 3, "table": ' + "[" * DEEP + "]" * DEEP + "}")
    assert line.until("refused")["error"]["code"] == "bad-message"
    must_be_well(server)


def test_a_body_that_is_no_utf8_is_a_bad_message(server: Running, anna: Person) -> None:
    table = anna.open_table()
    for path, body in (
        ("/api/people", b'{"name": "' + NOT_UTF8 + b'"}'),
        (f"/api/tables/{table}/chat", b'{"text": "' + NOT_UTF8 + b'"}'),
        (f"/api/tables/{table}/chat", b'{"' + NOT_UTF8 + b'": "x"}'),
        (f"/api/tables/{table}/chat", NOT_UTF8),
    ):
        must_be_bad_message(anna.http.post(path, content=body, headers={"Content-Type": "application/json"}))
    assert anna.get(f"/api/tables/{table}/chat") == []
    must_be_well(server)


@pytest.mark.parametrize(
    "target",
    ["/api/tables/%FF%FE", "/%C3%28", "/api/tables?list=%FF", "/api/games/orleans?edition=%E2%82", "/api/tables/a%00b"],
)
def test_an_address_that_is_no_utf8_is_a_bad_message(server: Running, anna: Person, target: str) -> None:
    status, answer = raw_answer(server, f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert status == 400
    assert b'"bad-message"' in answer
    must_be_well(server)


@pytest.mark.parametrize("line", [b"GET /api/\xff\xfe HTTP/1.1", b"GET /api/tables?list=\xff HTTP/1.1"])
def test_raw_bytes_in_an_address_are_refused(server: Running, line: bytes) -> None:
    status, _ = raw_answer(server, line + b"\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert status == 400
    must_be_well(server)


@pytest.mark.parametrize("header", [b"Authorization: Bearer ", b"If-None-Match: ", b"X-Other: ", b"Accept-Encoding: "])
def test_a_header_that_is_no_utf8_is_a_bad_message(server: Running, header: bytes) -> None:
    head = b"GET /api/games/orleans HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + header
    status, answer = raw_answer(server, head + NOT_UTF8 * 8 + b"\r\n\r\n")
    assert status == 400
    assert b'"bad-message"' in answer
    must_be_well(server)


def test_socket_messages_that_are_no_utf8_are_refused(server: Running, anna: Person) -> None:
    line = anna.socket()
    line.connection.send(b'{"type": "ping", "x": "' + NOT_UTF8 + b'"}')  # a binary frame
    assert line.until("refused")["error"]["code"] == "bad-message"
    line.connection.send(b'{"type": "ping"}')
    assert line.until("refused")["error"]["code"] == "bad-message"
    line.connection.protocol.send_text(NOT_UTF8)  # what RFC 6455 ends a connection for
    line.send(type="ping")
    with pytest.raises(ConnectionClosed, match="1007"):
        line.until("pong")
    must_be_well(server)


@pytest.mark.parametrize("kind", ["application/x-msgpack", "multipart/form-data; boundary=x", "text/plain", "x"])
@pytest.mark.parametrize("body", [b"[" * DEEP, b"\x91" * DEEP, NOT_UTF8, b"--x\r\n" + NOT_UTF8, b"9" * DEEP])
def test_bodies_of_other_kinds_are_bad_messages(server: Running, anna: Person, kind: str, body: bytes) -> None:
    for path in ("/api/people", "/api/tables"):
        must_be_bad_message(anna.http.post(path, content=body, headers={"Content-Type": kind}))
    must_be_well(server)


@pytest.mark.parametrize("number", ["9" * DEEP, "-" + "9" * 5_000, "1e999999", "1" + "0" * 400 + ".5", "NaN"])
def test_numbers_beyond_all_bounds_are_bad_messages(server: Running, anna: Person, number: str) -> None:
    table, line = anna.open_table(), anna.socket()
    for path, field in ((f"/api/tables/{table}/join", "seat"), ("/api/tables", "seats"), ("/api/tables", "options")):
        body = f'{{"{field}": {number}, "game": "orleans"}}'
        must_be_bad_message(anna.http.post(path, content=body, headers={"Content-Type": "application/json"}))
    line.connection.send(f'{{"type": "act", "id": {number}, "table": "{table}", "version": 0, "action": 1}}')
    assert line.until("refused")["error"]["code"] == "bad-message"
    must_be_well(server)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /ws?x=\xff HTTP/1.1\r\n", b"GET /ws%FF HTTP/1.1\r\n", b"GET /\xff HTTP/1.1\r\n",
        b"GET /ws HTTP/1.1\r\nOrigin: \xff\xfe\r\n", b"GET /ws HTTP/1.1\r\nX-Other: \xff\r\n",
    ],
)  # fmt: skip
def test_a_socket_that_is_asked_for_with_bytes_that_are_no_utf8_harms_nobody(server: Running, head: bytes) -> None:
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    status, _ = raw_answer(server, head + b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + key)
    assert status == 101 or 400 <= status < 500
    must_be_well(server)


@pytest.mark.needs("postgresql")
def test_letters_that_a_database_cannot_hold_find_nothing(tmp_path: Path, databases: Postgres) -> None:
    with running(tmp_path, database=databases.new_database()) as server:
        anna = server.person("Anna")
        for wish in ({"game": "\0"}, {"edition": "\0"}, {"options": {"\0": "\0"}}):
            assert anna.http.post("/api/tables", json={"game": "orleans", "seats": 2, **wish}).status_code in (400, 404)
        line = anna.socket()
        for table in ("a\0b", "\0"):
            answer = line.ask(type="chat", table=table, text="hello")
            assert answer["error"]["code"] in ("bad-message", "no-such-table")
            assert line.watch(table)["error"]["code"] in ("bad-message", "no-such-table")
        must_be_well(server)
