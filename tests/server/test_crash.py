"""kill -9 in the midst of moves: what was acknowledged is there, nothing is half there, and clients go on."""

import random
import signal
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import stammtisch
from tests.patience import PATIENCE, until
from tests.server.harness import NO_LOG, Person, Process, play_to_the_end, process
from tests.server.postgres import Postgres

SHORT = "coimbra"


class Client(threading.Thread):
    """Plays at a table of its own with a second seat, and remembers each move that was acknowledged."""

    def __init__(self, server: Process, number: int, shared: "Shared") -> None:
        super().__init__(daemon=True)
        self.people = [Person(server.url, f"P{number}a"), Person(server.url, f"P{number}b")]
        self.pick = random.Random(number)
        self.acknowledged: list[tuple[int, int]] = []
        self.unsure: tuple[int, int] | None = None
        self.shared = shared
        # The first table has a game that is short enough to be played to its end; at the others both may move at once.
        wish = {"game": SHORT} if number == 0 else {"options": {"planning": "open"}}
        self.table = self.people[0].open_table(2, **wish)
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
            seen = person.view(self.table, log_from=NO_LOG)
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


def crash(folder: Path, database: str, clients: int, moves: int, kills: int) -> None:
    with process(folder, database=database) as server:
        keep_through_crashes(server, clients, moves, kills)


def keep_through_crashes(server: Process, clients: int, moves: int, kills: int) -> None:
    shared = Shared(moves)
    players = [Client(server, number, shared) for number in range(clients)]
    for player in players:
        player.start()
    for number in range(1, kills + 1):
        due = moves * number // (kills + 1)
        until(lambda due=due: shared.made >= due or any(one.failure for one in players), f"{due} moves are made")  # type: ignore[misc]
        assert all(player.failure is None for player in players), [player.failure for player in players]
        server.kill()
        server.start()
    for player in players:
        player.join(PATIENCE)
        assert player.failure is None, player.failure
        assert not player.is_alive()
    server.kill()
    server.start()
    try:
        for player in players:
            check(player)
        # Life goes on: one game is played to its end.
        play_to_the_end(players[0].table, players[0].people, seed=3)
        record = players[0].people[0].get(f"/api/tables/{players[0].table}/record")
        made = [tuple(entry) for entry in record["actions"]][: len(players[0].acknowledged)]
        assert made == players[0].acknowledged
        assert stammtisch.game(SHORT).replay(record).is_over()
    finally:
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
    crash(tmp_path, f"sqlite:///{tmp_path / 'crash.db'}", clients=4, moves=120, kills=2)


@pytest.mark.needs("postgresql")
def test_postgresql_keeps_every_acknowledged_move(tmp_path: Path, databases: Postgres) -> None:
    crash(tmp_path, databases.new_database(), clients=4, moves=120, kills=2)


@pytest.mark.nightly
def test_sqlite_keeps_a_thousand_moves_through_five_crashes(tmp_path: Path) -> None:
    crash(tmp_path, f"sqlite:///{tmp_path / 'crash.db'}", clients=20, moves=1000, kills=5)


@pytest.mark.nightly
@pytest.mark.needs("postgresql")
def test_postgresql_keeps_a_thousand_moves_through_five_crashes(tmp_path: Path, databases: Postgres) -> None:
    crash(tmp_path, databases.new_database(), clients=20, moves=1000, kills=5)


def test_a_server_told_to_end_says_so_and_finishes(tmp_path: Path) -> None:
    with (
        process(tmp_path, is_from_nothing=True) as server,
        closing(Person(server.url, "Anna")) as anna,
        closing(Person(server.url, "Bert")) as bert,
    ):
        table = anna.open_table(2)
        bert.post(f"/api/tables/{table}/join", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        line = anna.socket()
        line.watch(table)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert set(line.until("closing")["message"]) == {"en", "de"}
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
