"""kill -9 in the midst of moves: what was acknowledged is there, nothing is half there, and clients go on."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import stammtisch
from tests.server.harness import GENEROUS, Person, play_to_the_end
from tests.server.postgres import free_port, postgres

ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A server in a process of its own that can be killed."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        values = {**GENEROUS, "database": database, "port": self.port, "log_level": "error"}
        settings = {f"STAMMTISCH_{name.upper()}": str(value) for name, value in values.items()}
        source = Path(stammtisch.__file__).parents[1]
        self.environment = {**os.environ, **settings, "PYTHONPATH": str(source)}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stammtisch.server"], env=self.environment, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 40
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.url + "/health", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(30)


class Client(threading.Thread):
    """Plays at a table of its own with a second seat, and remembers each move that was acknowledged."""

    def __init__(self, process: Process, number: int, shared: "Shared") -> None:
        super().__init__(daemon=True)
        self.people = [Person(process.url, f"P{number}a"), Person(process.url, f"P{number}b")]
        self.pick = random.Random(number)
        self.acknowledged: list[tuple[int, int]] = []
        self.unsure: tuple[int, int] | None = None
        self.shared = shared
        self.table = self.people[0].open_table(2, options={"planning": "open"})
        self.people[1].post(f"/api/tables/{self.table}/join", {"seat": 1})
        self.people[0].post(f"/api/tables/{self.table}/start")
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.shared.is_enough():
                for seat, person in enumerate(self.people):
                    self.move(seat, person)
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.failure = error

    def move(self, seat: int, person: Person) -> None:
        try:
            seen = person.view(self.table)
            legal = seen["view"]["prompt"]["legal"]
            if not legal:
                if seen["view"]["is_over"]:
                    time.sleep(0.05)
                return
            action = self.pick.choice(legal)
            self.unsure = (seat, action)
            person.act(self.table, seen["version"], action)
        except httpx.TransportError:
            # The server is gone; whether the last move was stored shows when it is back.
            time.sleep(0.1)
            if self.unsure is not None:
                self.settle(person)
            return
        self.acknowledged.append((seat, action))
        self.unsure = None
        self.shared.count()

    def settle(self, person: Person) -> None:
        while True:
            try:
                made = len(self.record())
            except httpx.TransportError:
                time.sleep(0.1)
                continue
            assert made in (len(self.acknowledged), len(self.acknowledged) + 1), "moves were lost or doubled"
            if made > len(self.acknowledged):
                assert self.unsure is not None
                self.acknowledged.append(self.unsure)
            self.unsure = None
            return

    def record(self) -> list[Any]:
        """What is stored, from the people's own exports: a running table keeps its record to itself."""
        moves = []
        for person in self.people:
            (table,) = (entry for entry in person.get("/api/people/me/export")["tables"])
            moves += table["moves"]
        return moves


class Shared:
    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.made = 0
        self.lock = threading.Lock()

    def count(self) -> None:
        with self.lock:
            self.made += 1

    def is_enough(self) -> bool:
        return self.made >= self.wanted


def crash(database: str, clients: int, moves: int, kills: int) -> None:
    process = Process(database)
    process.start()
    shared = Shared(moves)
    players = [Client(process, number, shared) for number in range(clients)]
    for player in players:
        player.start()
    for number in range(1, kills + 1):
        while shared.made < moves * number // (kills + 1):
            time.sleep(0.01)
            assert all(player.failure is None for player in players), [player.failure for player in players]
        process.kill()
        process.start()
    for player in players:
        player.join(120)
        assert player.failure is None, player.failure
        assert not player.is_alive()
    process.kill()
    process.start()
    try:
        for player in players:
            check(player)
        # Life goes on: one game is played to its end.
        play_to_the_end(players[0].table, players[0].people, seed=3)
        record = players[0].people[0].get(f"/api/tables/{players[0].table}/record")
        made = [tuple(entry) for entry in record["actions"]][: len(players[0].acknowledged)]
        assert made == players[0].acknowledged
        assert stammtisch.game("orleans").replay(record).is_over()
    finally:
        process.kill()
        for player in players:
            for person in player.people:
                person.close()


def check(player: Client) -> None:
    """Every acknowledged move of a table is there, in order, and nothing else."""
    moves = sorted(player.record(), key=lambda move: move["time"])
    for seat in range(2):
        stored = [move["action"] for move in moves if move["seat"] == seat]
        assert stored == [action for who, action in player.acknowledged if who == seat]
    seen = player.people[0].view(player.table)
    assert seen["version"] == len(player.acknowledged)


def test_sqlite_keeps_every_acknowledged_move(tmp_path: Path) -> None:
    crash(f"sqlite:///{tmp_path / 'crash.db'}", clients=4, moves=120, kills=2)


def test_postgresql_keeps_every_acknowledged_move() -> None:
    with postgres() as server:
        crash(server.new_database(), clients=4, moves=120, kills=2)


@pytest.mark.nightly
def test_sqlite_keeps_a_thousand_moves_through_five_crashes(tmp_path: Path) -> None:
    crash(f"sqlite:///{tmp_path / 'crash.db'}", clients=20, moves=1000, kills=5)


@pytest.mark.nightly
def test_postgresql_keeps_a_thousand_moves_through_five_crashes() -> None:
    with postgres() as server:
        crash(server.new_database(), clients=20, moves=1000, kills=5)


def test_a_server_told_to_end_says_so_and_finishes(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'end.db'}")
    process.start()
    anna, bert = Person(process.url, "Anna"), Person(process.url, "Bert")
    table = anna.open_table(2)
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    line = anna.socket()
    line.watch(table)
    assert process.process is not None
    process.process.send_signal(signal.SIGTERM)
    assert set(line.until("closing")["message"]) == {"en", "de"}
    assert process.process.wait(20) in (0, -signal.SIGTERM)
    anna.close()
    bert.close()
