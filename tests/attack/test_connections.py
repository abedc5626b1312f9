"""Connections that keep the server waiting: half requests, silence, crowds, heads without an end."""

import itertools
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from stammtisch.server.addresses import Proxies, household
from stammtisch.server.door import SECONDS_BETWEEN_LINES, Door, room_for_connections
from tests.patience import PATIENCE, until
from tests.server.harness import LOG, Person, Running, process, running, start_game

SHORT: dict[str, Any] = {"head_seconds": 0.3, "body_seconds": 0.3, "idle_seconds": 1}
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def dial(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def rest_of(line: socket.socket) -> bytes:
    """All that still comes until the server ends the connection; one that stays open ends the test."""
    found = b""
    try:
        while piece := line.recv(65_536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def is_open(line: socket.socket) -> bool:
    """Whether the server has let this one in: it answers."""
    try:
        line.sendall(HEALTH)
        return answer_on(line).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def answer_on(line: socket.socket) -> bytes:
    """One answer as a whole; nothing where the connection ends before."""
    found = b""
    while not found.endswith(b"}"):  # the state of health is one object without others in it
        piece = line.recv(65_536)
        if not piece:
            return b""
        found += piece
    return found


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("impatient"), **SHORT) as found:
        yield found


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /hea",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Half: ",
        b"\r\n",
        POST + b'Content-Length: 20\r\n\r\n{"name":',
        POST + b'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n',
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ],
)
def test_half_a_request_is_cut_off(impatient: Running, half: bytes) -> None:
    with closing(dial(impatient.port)) as line:
        line.sendall(half)
        assert b"HTTP/1.1 2" not in rest_of(line)


@pytest.mark.parametrize("more", [b"", b"\r\n", b"GET /health HT"])
def test_a_connection_that_idles_after_an_answer_is_cut_off(impatient: Running, more: bytes) -> None:
    with closing(dial(impatient.port)) as line:
        assert is_open(line)
        line.sendall(more)
        assert rest_of(line) == b""


def test_two_requests_in_one_piece_are_answered_and_the_half_one_behind_them_is_cut_off(impatient: Running) -> None:
    with closing(dial(impatient.port)) as line:
        line.sendall(HEALTH + HEALTH + b"GET /he")
        assert rest_of(line).count(b"HTTP/1.1 200") == 2


def test_who_sends_a_byte_now_and_then_is_cut_off_as_well(impatient: Running) -> None:
    with closing(dial(impatient.port)) as line, pytest.raises(ConnectionError):  # noqa: PT012
        end = time.monotonic() + PATIENCE
        line.sendall(b"GET /health HTTP/1.1\r\nX-Slow: ")
        while time.monotonic() < end:
            line.sendall(b"x")
            time.sleep(0.05)


def test_a_head_without_an_end_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server, closing(dial(server.port)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nX-Long: ")
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(1000):
                line.sendall(b"x" * 65_536)


def test_a_slow_but_whole_request_is_answered(tmp_path: Path) -> None:
    with running(tmp_path) as server, closing(dial(server.port)) as line:
        for byte in HEALTH:
            line.sendall(bytes([byte]))
        assert answer_on(line).startswith(b"HTTP/1.1 200")


def test_who_goes_in_the_middle_of_a_body_is_no_failure(impatient: Running) -> None:
    LOG.clear()
    with closing(dial(impatient.port)) as line:
        line.sendall(POST + b"Content-Length: 20\r\n\r\n{")
    with closing(dial(impatient.port)) as line:
        line.sendall(POST + b"Content-Length: 20\r\n\r\n{")
        assert rest_of(line) == b""
    assert impatient.spectator().get("/health")["status"] == "ok"
    assert not [entry for entry in LOG if "request failed" in entry]


def test_who_asks_for_much_and_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, unread_seconds=0.3) as server, closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /api/games/village HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
        assert _ends(line)


def _ends(line: socket.socket) -> bool:
    """Wait until the other side is gone, without reading anything."""
    poll = select.poll()
    poll.register(line, 0)  # the end of a connection is told unasked
    return bool(poll.poll(PATIENCE * 1000))


# Crowds


def test_one_address_has_so_many_connections_and_the_next_is_refused_at_once(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=5) as server, ExitStack() as stack:
        lines = [stack.enter_context(closing(dial(server.port))) for _ in range(5)]
        assert all(is_open(line) for line in lines)
        with closing(dial(server.port)) as sixth:
            assert rest_of(sixth) == b""
        with closing(dial(server.port, "127.0.0.2")) as neighbour:
            assert is_open(neighbour)
        lines[0].close()

        def is_free() -> bool:
            with closing(dial(server.port)) as again:
                return is_open(again)

        until(is_free, "a place is free again")


def test_a_socket_keeps_its_place_and_gives_it_back(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=2) as server:
        guest = server.spectator()
        lines = [guest.socket(), guest.socket()]
        with closing(dial(server.port)) as third:
            assert not is_open(third)
        for line in lines:
            line.close()
        until(lambda: _answers(server.url), "both places are free again")


def _answers(url: str) -> bool:
    try:
        return httpx.get(url + "/health", timeout=PATIENCE, verify=False).status_code == 200
    except httpx.TransportError:
        return False


def test_a_trusted_proxy_may_have_any_number(tmp_path: Path) -> None:
    with (
        running(tmp_path, connections_per_address=2, trusted_proxies=("127.0.0.0/24",)) as server,
        ExitStack() as stack,
    ):
        assert all(is_open(stack.enter_context(closing(dial(server.port)))) for _ in range(10))


def test_a_crowd_leaves_files_to_the_database_and_goes_in_time(tmp_path: Path) -> None:
    limits = {"connections_per_address": 40, "head_seconds": 2.0, "reserved_files": 100}
    with process(tmp_path, files=200, log_level="warning", **limits) as server, ExitStack() as stack:
        anna = stack.enter_context(closing(Person(server.url, "Anna")))
        bert = stack.enter_context(closing(Person(server.url, "Bert")))
        table = start_game([anna, bert])
        for number in range(400):  # from ten addresses
            line = stack.enter_context(closing(dial(server.port, f"127.0.1.{number % 10 + 1}")))
            if _is_alive(line):
                line.sendall(b"GET /hea")
        assert anna.move(table) or bert.move(table)
        assert anna.post("/api/tables", {"game": "orleans", "seats": 2})["table"]
        until(lambda: _answers(server.url), "those who keep it waiting are gone")
        refused = [line for line in server.log().splitlines() if "connections refused" in line]
        assert len(refused) == 1
        assert "127.0." not in refused[0]


def _is_alive(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        line.settimeout(PATIENCE)


def test_a_door_counts_by_household_and_in_all() -> None:
    door = Door(2, 4, Proxies(["10.0.0.1"]))
    assert [door.enter("2001:db8::1"), door.enter("2001:db8::2"), door.enter("2001:db8::3")] == [True, True, False]
    assert door.enter("2001:db8:0:1::1")  # another network
    assert door.enter("10.0.0.1")
    assert not door.enter("10.0.0.2")  # four in all
    door.leave("2001:db8::1")
    assert door.enter("10.0.0.2")
    for address in ("2001:db8::2", "2001:db8:0:1::1", "10.0.0.1", "10.0.0.2"):
        door.leave(address)
    assert door.inside == 0


def test_a_household_is_an_address_or_the_network_of_one() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("nobody") == "nobody"


def test_a_refusal_is_logged_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(1000.0, SECONDS_BETWEEN_LINES / 10)
    monkeypatch.setattr("stammtisch.server.door.monotonic", lambda: next(clock))
    LOG.clear()
    door = Door(0, 10, Proxies([]))
    assert not any(door.enter("192.0.2.7") for _ in range(21))
    lines = [line for line in LOG if "connections refused" in line]
    assert [line.split("for_their_address=")[1].split()[0] for line in lines] == ["1", "10", "10"]
    assert not any("192.0.2.7" in line for line in lines)


def test_connections_leave_a_reserve_of_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda which: (1024, 4096))
    assert room_for_connections(128) == 896
    assert room_for_connections(1000) == 512
