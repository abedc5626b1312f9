"""Load on the server: growing numbers of tables, people who move as soon as they are asked; what a move costs.

    python -m bench.server_load [--tables 10,30,100,300,1000] [--seats 3] [--seconds 8] [--rate 0] [--database URL]

The server runs in a process of its own, on one core where there are several; the people in others. Everybody at a table
watches it, so a move of Orléans with three seats has three viewers. `--rate` is moves a second at all tables together;
0 means that everybody moves as soon as they may. For each number of tables:

    moves/s     moves that were acknowledged in a second
    median, p99 milliseconds from sending a move on the socket to its `done`
    cpu         milliseconds of processor that the server took for one move, all told
    KB          kilobytes that went to all viewers together for one move
    MB/table    what the server grew by, per table

Targets: at most 0.8 ms of processor and 5 KB for a move, 1,000 moves a second, 300 ms at the 99th percentile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

SETTINGS = {
    "REQUESTS_PER_SECOND": "100000", "REQUESTS_BURST": "100000", "MESSAGES_PER_SECOND": "100000",
    "MESSAGES_BURST": "100000", "PEOPLE_PER_HOUR": "1000000", "SOCKETS_PER_ADDRESS": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000", "LOG_LEVEL": "error",
}  # fmt: skip
GAME = "orleans"
PATIENCE = 60.0


class Prompt(msgspec.Struct):
    legal: list[int] = []


class View(msgspec.Struct):
    prompt: Prompt


class Heard(msgspec.Struct):
    """What a player needs of a message; `view` is a whole one, or what changed in it."""

    type: str
    version: int = 0
    id: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    error: dict[str, Any] | None = None


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.screens: list[float] = []
        self.refused: Counter[str] = Counter()
        self.bytes = 0


class Pace:
    """Gives everybody together so many turns a second, one after the other; 0 means as many as they like."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate if rate else 0.0
        self.next = 0.0

    async def turn(self) -> None:
        now = time.perf_counter()
        self.next = max(now, self.next + self.gap)
        if self.next > now:
            await asyncio.sleep(self.next - now)


class Player:
    """One person with a socket, who moves when asked and the pace allows it; a game that is over is not begun anew."""

    def __init__(self, url: str, name: str, figures: Figures) -> None:
        self.url = url
        self.name = name
        self.figures = figures
        self.pick = random.Random(name)
        self.secret = ""
        self.table = ""
        self.seat = 0
        self.version = 0
        self.legal: list[int] = []
        self.began = 0.0
        self.number = 0
        self.news = asyncio.Event()
        self.answered = asyncio.Event()
        self.is_measured = False
        self.takes_whole = False

    async def run(self, ready: asyncio.Barrier, until: list[float], pace: Pace) -> None:
        address = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(address, compression=None, max_size=None, ping_interval=None) as line:
            await line.send(json.dumps({"type": "hello", "secret": self.secret}))
            watch = {"type": "watch", "table": self.table}
            await line.send(json.dumps(watch if self.takes_whole else watch | {"differences": True}))
            async with asyncio.TaskGroup() as tasks:
                reading = tasks.create_task(self.read(line))
                await self.news.wait()
                await ready.wait()
                self.is_measured = True
                await self.play(line, until, pace)
                self.is_measured = False
                reading.cancel()

    async def play(self, line: Any, until: list[float], pace: Pace) -> None:
        while time.perf_counter() < until[0]:
            if self.legal:
                await pace.turn()
                await self.move(line)
            else:
                self.news.clear()
                await _within(self.news, until[0])

    async def move(self, line: Any) -> None:
        if not self.legal:  # somebody else was quicker
            return
        self.number += 1
        self.answered.clear()
        message = {
            "type": "act", "id": self.number, "table": self.table, "version": self.version,
            "action": self.pick.choice(self.legal), "seat": self.seat,
        }  # fmt: skip
        self.began = time.perf_counter()
        await line.send(json.dumps(message))
        await asyncio.wait_for(self.answered.wait(), PATIENCE)

    async def read(self, line: Any) -> None:
        decoder = msgspec.json.Decoder(Heard)
        async for text in line:
            heard = decoder.decode(text)
            if self.is_measured:
                self.figures.bytes += len(text)
            if heard.type in ("state", "update", "change"):
                self.look(heard)
                self.news.set()
            elif heard.id == self.number and heard.type in ("done", "refused"):
                if heard.type == "done":
                    self.figures.answers.append(time.perf_counter() - self.began)
                elif heard.error is not None:
                    self.figures.refused[heard.error["code"]] += 1
                self.answered.set()

    def look(self, heard: Heard) -> None:
        self.version = heard.version
        if heard.type != "change":
            self.legal = msgspec.json.decode(heard.view, type=View).prompt.legal
            return
        for path, value in msgspec.json.decode(heard.view):
            if path == ["prompt"]:
                self.legal = value["legal"]
            elif path == ["prompt", "legal"]:
                self.legal = value


async def _within(event: asyncio.Event, until: float) -> None:
    try:
        async with asyncio.timeout(max(0.0, until - time.perf_counter())):
            await event.wait()
    except TimeoutError:
        return


async def seat_people(url: str, people: int, tables: int, figures: Figures) -> list[Player]:
    """Everybody signs in and sits down; every table starts."""
    sizes = [people // tables + (number < people % tables) for number in range(tables)]
    found: list[Player] = []
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for size in sizes:
            group = [Player(url, f"P{len(found) + number}", figures) for number in range(size)]
            for player in group:
                player.secret = (await http.post("/api/people", json={"name": player.name})).json()["secret"]
            headers = [{"Authorization": f"Bearer {player.secret}"} for player in group]
            made = await http.post("/api/tables", json={"game": GAME, "seats": size}, headers=headers[0])
            table = made.json()["table"]
            for seat, player in enumerate(group):
                player.seat, player.table = seat, table
                if seat:
                    await http.post(f"/api/tables/{table}/join", json={"seat": seat}, headers=headers[seat])
            (await http.post(f"/api/tables/{table}/start", headers=headers[0])).raise_for_status()
            found += group
    return found


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Process:
    """The server as the system sees it."""

    def __init__(self, pid: int) -> None:
        self.folder = Path(f"/proc/{pid}")

    def seconds(self) -> float:
        """Of processor, so far; its workers have processes of their own."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        line = next(line for line in (self.folder / "status").read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


async def measure(url: str, tables: int, given: argparse.Namespace, process: Process) -> list[float]:
    """The figures for so many tables, in the order of the columns."""
    figures = Figures()
    memory = process.megabytes()
    players = await seat_people(url, tables * given.seats, tables, figures)
    for player in players:
        player.takes_whole = given.whole
    ready = asyncio.Barrier(len(players) + 1)
    until = [float("inf")]
    pace = Pace(given.rate)
    tasks = [asyncio.ensure_future(player.run(ready, until, pace)) for player in players]
    await ready.wait()
    memory = process.megabytes() - memory
    began, used = time.perf_counter(), process.seconds()
    until[0] = began + given.seconds
    await asyncio.sleep(given.seconds)
    used = process.seconds() - used
    moves = len(figures.answers)
    bytes_sent = figures.bytes
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if figures.refused:
        print("refused:", dict(figures.refused))
    return [
        moves / given.seconds,
        percentile(figures.answers, 0.5),
        percentile(figures.answers, 0.99),
        1000 * used / max(1, moves),
        bytes_sent / 1000 / max(1, moves),
        memory / tables,
    ]


def start_server(database: str, folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {f"STAMMTISCH_{name}": value for name, value in SETTINGS.items()}
    environment = {**os.environ, **settings, "STAMMTISCH_PORT": str(port), "STAMMTISCH_DATA_DIR": str(folder)}
    if database:
        environment["STAMMTISCH_DATABASE"] = database
    process = subprocess.Popen([sys.executable, "-m", "stammtisch.server"], env=environment, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(400):
        try:
            httpx.get(url + "/health", timeout=1)
            return process, url
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def share_cores(server: int) -> None:
    """The server has one core to itself, the people the others."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(server, cores[:1])
        os.sched_setaffinity(0, cores[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="10,30,100,300,1000")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=0, help="moves a second at all tables together; 0: at once")
    parser.add_argument("--whole", action="store_true", help="people take whole views instead of differences")
    parser.add_argument("--database", default="", help="URL; without it SQLite in a temporary folder")
    given = parser.parse_args()
    print(f"{'tables':>6} {'moves/s':>8} {'median':>8} {'p99':>8} {'cpu':>6} {'KB':>6} {'MB/table':>8}")
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(given.database, Path(folder))
        share_cores(process.pid)
        try:
            for tables in map(int, given.tables.split(",")):
                found = asyncio.run(measure(url, tables, given, Process(process.pid)))
                moves, median, p99, cpu, size, memory = found
                print(
                    f"{tables:6} {moves:8.0f} {median:8.1f} {p99:8.1f} {cpu:6.2f} {size:6.1f} {memory:8.2f}", flush=True
                )
        finally:
            process.terminate()
            process.wait(20)
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
