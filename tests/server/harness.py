"""A real server on a loopback port in a thread of its own, and people who talk to it."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import structlog
import uvicorn.server
from websockets.sync.client import ClientConnection, connect

import stammtisch
from stammtisch.server.run import Uvicorn, bind, configuration
from stammtisch.server.server import Server
from stammtisch.server.settings import Settings
from stammtisch.server.workers import Pool
from tests import evidence
from tests.patience import PATIENCE, until
from tests.ports import can_be_listened_on, free_port
from tests.server.forked import Forked, Wish

Json = Any

NO_CERTIFICATES = False  # nothing is encrypted on loopback, and reading them takes longer than a request
NO_LOG = 1_000_000  # beyond the end of every log
# Tests come from one address and do not wait.
GENEROUS = {
    "requests_per_second": 1e6,
    "requests_burst": 1_000_000,
    "messages_per_second": 1e6,
    "messages_burst": 1_000_000,
    "people_per_hour": 1e6,
    "tables_per_hour": 1e6,
    "chats_per_minute": 1e6,
    "sockets_per_address": 1000,
    "games_with_computers": 1000,
    "connections_per_address": 10_000,
    "lists_seconds": 0.0,
    "pace": 0.0,
    "workers": 1,
}


# The last that servers in threads of this process have logged.
LOG: deque[str] = deque(maxlen=40)


def remember(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    LOG.append(" ".join(f"{name}={value}" for name, value in event.items()))
    return event


structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        remember,
        structlog.processors.KeyValueRenderer(),
    ]
)


class Hasty(ModuleType):
    """asyncio as uvicorn's own loop sees it: with short pauses, for every server of a test waits for two at its end."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 5)


uvicorn.server.asyncio = Hasty("asyncio")  # type: ignore[attr-defined]


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, pool: Pool | None = None) -> None:
        self.settings = settings
        self._pool = pool
        self._people: list[Person] = []
        self._is_ready = threading.Event()
        self._listener = bind("127.0.0.1", 0)
        self.port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server: Server | None = None
        self._uvicorn: Uvicorn | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> Running:
        self._thread.start()
        assert self._is_ready.wait(PATIENCE), "the server did not start"
        return self

    def stop(self) -> None:
        if self._uvicorn is not None:
            self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()
        for person in self._people:
            person.close()
        assert not self._thread.is_alive(), f"the server did not stop; it is busy with:\n{self._business()}"

    def _business(self) -> str:
        """What keeps a server that should have stopped: where its thread is, and which tasks are left."""
        frame = sys._current_frames().get(self._thread.ident or 0)
        found = traceback.format_stack(frame) if frame is not None else []
        for task in asyncio.all_tasks(self.loop) if self.loop is not None else []:
            written = io.StringIO()
            task.print_stack(file=written)
            found.append(written.getvalue())
        return "".join(found)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.server = Server(self.settings, self._pool)
        await self.server.open()
        config = configuration(self.server)
        config.timeout_graceful_shutdown = 5
        self._uvicorn = Uvicorn(config, self.server, self._is_ready.set)
        self._uvicorn.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        await self._uvicorn.serve(sockets=[self._listener])

    def person(self, name: str = "Anna") -> Person:
        return self._known(Person(self.url, name))

    def spectator(self) -> Person:
        return self._known(Person(self.url, None))

    def same(self, person: Person) -> Person:
        """Somebody who was known to this server before it was started anew."""
        found = Person(self.url, None)
        found.id, found.secret = person.id, person.secret
        found.http.headers["Authorization"] = f"Bearer {person.secret}"
        return self._known(found)

    def _known(self, person: Person) -> Person:
        self._people.append(person)
        return person


@contextmanager
def running(folder: Path, pool: Pool | None = None, **values: Any) -> Iterator[Running]:
    values = {"database": f"sqlite:///{folder / 'test.db'}", **GENEROUS, **values}
    server = Running(Settings(**values), pool).start()
    try:
        with evidence.witness(f"the server at {server.url}", lambda: "\n".join(LOG) or "(nothing logged)"):
            yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own that can be killed."""

    def __init__(
        self,
        folder: Path,
        files: int | None = None,
        *,
        changed: dict[str, float] | None = None,
        is_from_nothing: bool = False,
        **values: Any,
    ) -> None:
        """`files` is how many it may have open; None: as many as this process.

        `changed` are constants of the package with other values than usual; with `is_from_nothing` it is started as
        people do it, and imports everything anew.
        """
        self.files = files
        self.changed = changed or {}
        self.is_from_nothing = is_from_nothing
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        values = {"database": f"sqlite:///{folder / 'test.db'}", "log_level": "error", **GENEROUS, **values}
        settings = {f"STAMMTISCH_{name.upper()}": str(value) for name, value in {**values, "port": self.port}.items()}
        self.database = str(values["database"])
        source = Path(stammtisch.__file__).parents[1]
        self.environment = {**os.environ, **settings, "PYTHONPATH": str(source)}
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self._log = folder / "server.log"

    def start(self) -> None:
        self.launch()
        self.url_when_it_answers()

    def url_when_it_answers(self) -> str:
        until(self._is_healthy, "the server answers /health")
        return self.url

    def launch(self) -> None:
        """Start it without waiting for it."""
        # Some systems take the port of a killed server back a moment after its end.
        until(lambda: can_be_listened_on(self.port), "the port is free")
        with self._log.open("ab") as log:
            if self.is_from_nothing:
                command = [sys.executable, "-m", "stammtisch.server"]
                self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
            else:
                wish = Wish("stammtisch.server", [], self.environment, self.files, self.changed)
                self.process = Forked(wish, log.fileno(), log.fileno())

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def _is_healthy(self) -> bool:
        assert self.is_alive(), f"the server ended:\n{self.log()}"
        with socket.socket() as probe:  # it is looked at often, and a whole request takes much longer
            if probe.connect_ex(("127.0.0.1", self.port)):
                return False
        try:
            return httpx.get(self.url + "/health", timeout=PATIENCE, verify=NO_CERTIFICATES).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self, how: int = signal.SIGKILL) -> int:
        """End it; what has ended already is left alone."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def log(self) -> str:
        """The last it has written."""
        return evidence.last_lines(self._log)


@contextmanager
def process(folder: Path, files: int | None = None, **values: Any) -> Iterator[Process]:
    """A server in a process of its own, started; a test that fails shows the end of its log, and leaves none behind."""
    server = Process(folder, files, **values)
    try:
        server.start()
        with evidence.witness(f"the server at {server.url}", server.log):
            yield server
    finally:
        server.kill()


class Person:
    """Somebody with a browser; without a name, a spectator who is not signed in."""

    def __init__(self, url: str, name: str | None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_CERTIFICATES)
        self.id: str | None = None
        self._lines: list[Line] = []
        self.secret: str | None = None
        if name is not None:
            answer = self.http.post("/api/people", json={"name": name})
            assert answer.status_code == 201, answer.text
            self.id = answer.json()["person"]
            self.secret = answer.json()["secret"]
            self.http.headers["Authorization"] = f"Bearer {self.secret}"

    def get(self, path: str, status: int = 200) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, body: Json = None, status: int | tuple[int, ...] = (200, 201)) -> Json:
        answer = self.http.post(path, json={} if body is None else body)
        wanted = (status,) if isinstance(status, int) else status
        assert answer.status_code in wanted, (answer.status_code, answer.text)
        return answer.json()

    def refused(self, path: str, body: Json, code: str) -> Json:
        """The refusal that a message gets; its code must be this one."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["code"] == code, answer.text
        assert set(answer.json()["message"]) == {"en", "de"}
        return answer.json()

    def open_table(self, seats: int = 2, **wish: Any) -> str:
        table: str = self.post("/api/tables", {"game": "orleans", "seats": seats, **wish})["table"]
        return table

    def view(self, table: str, **query: int) -> Json:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return self.get(f"/api/tables/{table}/view?{asked}")

    def act(self, table: str, version: int, action: int | str, **more: int) -> int:
        answer = self.post(f"/api/tables/{table}/actions", {"version": version, "action": action, **more})
        return int(answer["version"])

    def move(self, table: str, pick: random.Random | None = None) -> bool:
        """Make one legal move; False when nothing is asked of me."""
        seen = self.view(table, log_from=NO_LOG)
        legal = seen["view"]["prompt"]["legal"]
        if not legal:
            return False
        self.act(table, seen["version"], pick.choice(legal) if pick else legal[0])
        return True

    def socket(self, **headers: str) -> Line:
        line = Line(self.url, self.secret, headers)
        self._lines.append(line)
        return line

    def close(self) -> None:
        for line in self._lines:
            line.close()
        self.http.close()


class Line:
    """A socket that keeps everything it hears."""

    def __init__(self, url: str, secret: str | None, headers: dict[str, str] | None = None) -> None:
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._number = 0
        self._stack = ExitStack()
        self.connection: ClientConnection = self._stack.enter_context(
            connect(
                url.replace("http", "ws", 1) + "/ws",
                additional_headers=headers or {},
                compression=None,
                max_size=None,
                max_queue=None,  # what is not read yet waits here: a slow reader would be cut off
                open_timeout=PATIENCE,
            )
        )
        self.send(type="hello", secret=secret, language="de")
        self.until("welcome")

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self.heard.append(message)
        return message

    def until(self, *kinds: str, timeout: float = PATIENCE) -> Json:
        while True:
            message = self.hear(timeout)
            if message["type"] in kinds:
                return message

    def all_so_far(self) -> list[Json]:
        """Everything that was put in line for this socket before now: answers come in order, so a pong comes after."""
        self.send(type="ping")
        found: list[Json] = []
        while (message := self.hear())["type"] != "pong":
            found.append(message)
        return found

    def quiet(self, seconds: float = 0.2) -> list[Json]:
        """Everything that comes until nothing has come for a while."""
        found = []
        while True:
            try:
                found.append(self.hear(seconds))
            except TimeoutError:
                return found

    def watch(self, table: str, **more: Any) -> Json:
        self.send(type="watch", table=table, **more)
        return self.until("state", "refused")

    def ask(self, **message: Any) -> Json:
        """Send a message with a number, and wait for its answer."""
        self._number += 1
        self.send(id=self._number, **message)
        while True:
            answer = self.until("done", "refused", "why")
            if answer.get("id") == self._number:
                return answer

    def close(self) -> None:
        self._stack.close()


def start_game(people: list[Person], computers: int = 0, level: str = "random", **wish: Any) -> str:
    """A running table where these people sit at the first seats and computers at the rest."""
    seats = len(people) + computers
    wish.setdefault("seed", 7)
    wish["computers"] = [{"seat": seat, "level": level} for seat in range(len(people), seats)]
    table = people[0].open_table(seats, **wish)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    people[0].post(f"/api/tables/{table}/start")
    return table


def play_to_the_end(table: str, people: list[Person], seed: int = 1, limit: int = 5000) -> int:
    """Random play by all people; the number of moves."""
    pick = random.Random(seed)
    moves = 0
    while moves < limit:
        now = people[0].get(f"/api/tables/{table}")
        if now["status"] == "finished":
            return moves
        # All who are asked, one after the other; computers may have been quicker than this answer.
        moved = sum(person.move(table, pick) for seat, person in enumerate(people) if seat in now["to_act"])
        moves += moved
        if not moved:  # a computer thinks
            time.sleep(0.005)
    raise AssertionError("the game does not end")
