"""Load on the server: 100 people at 30 tables, a move per second each; prints answer times.

    python bench/server_load.py [--seconds 60] [--people 100] [--tables 30] [--database URL]

The server runs in a process of its own, the people in this one; on two cores that is what the figures mean.
Answer time: from sending a move on the socket to `done`. Screen time: from sending a move to the moment the last
other person at the table has the update. Targets: 50 ms median and 300 ms p99 for answers, 200 ms for screens.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

SETTINGS = {
    "REQUESTS_PER_SECOND": "100000", "REQUESTS_BURST": "100000", "MESSAGES_PER_SECOND": "1000",
    "MESSAGES_BURST": "1000", "PEOPLE_PER_HOUR": "1000000", "SOCKETS_PER_ADDRESS": "1000",
    "CONNECTIONS_PER_ADDRESS": "10000", "LOG_LEVEL": "error",
}  # fmt: skip


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.screens: list[float] = []
        self.refused: Counter[str] = Counter()
        self.finished = 0


class Table:
    """Who sits at a table, and the moves whose news is awaited: by (seat) the time it was sent."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.sent: dict[int, float] = {}


class Player:
    """One person with a socket, who moves once a second if asked."""

    def __init__(self, url: str, name: str, figures: Figures) -> None:
        self.url = url
        self.name = name
        self.figures = figures
        self.pick = random.Random(name)
        self.secret = ""
        self.seat = 0
        self.table = Table("")
        self.state: dict[str, Any] = {}
        self.began = 0.0
        self.number = 0
        self.waiting: asyncio.Event = asyncio.Event()

    async def run(self, until: float) -> None:
        address = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(address, compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "secret": self.secret}))
            await line.send(json.dumps({"type": "watch", "table": self.table.id}))
            reading = asyncio.ensure_future(self.read(line))
            await asyncio.sleep(self.pick.random())
            while time.perf_counter() < until:
                await self.move(line)
                await asyncio.sleep(1)
            reading.cancel()

    async def move(self, line: Any) -> None:
        legal = self.state.get("view", {}).get("prompt", {}).get("legal", [])
        if not legal:
            return
        self.number += 1
        self.waiting.clear()
        message = {
            "type": "act", "id": self.number, "table": self.table.id, "version": self.state["version"],
            "action": self.pick.choice(legal), "seat": self.seat,
        }  # fmt: skip
        self.began = time.perf_counter()
        self.table.sent[self.seat] = self.began
        await line.send(json.dumps(message))
        await asyncio.wait_for(self.waiting.wait(), 30)

    async def read(self, line: Any) -> None:
        async for text in line:
            now = time.perf_counter()
            message = json.loads(text)
            kind = message["type"]
            if kind in ("state", "update"):
                self.state = message
                self.figures.finished += message["table"]["status"] == "finished"
                if kind == "update" and message["by"] != self.seat and message["by"] in self.table.sent:
                    self.figures.screens.append(now - self.table.sent[message["by"]])
            elif kind == "done" and message["id"] == self.number:
                self.figures.answers.append(now - self.began)
                self.waiting.set()
            elif kind == "refused" and message["id"] == self.number:
                self.figures.refused[message["error"]["code"]] += 1
                self.waiting.set()


async def seat_people(url: str, people: int, tables: int, figures: Figures) -> list[Player]:
    """Everybody signs in and sits down; every table starts."""
    found: list[Player] = []
    sizes = [people // tables + (number < people % tables) for number in range(tables)]
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        for size in sizes:
            group = [Player(url, f"P{len(found) + number}", figures) for number in range(size)]
            for player in group:
                player.secret = (await http.post("/api/people", json={"name": player.name})).json()["secret"]
            headers = [{"Authorization": f"Bearer {player.secret}"} for player in group]
            made = await http.post("/api/tables", json={"game": "orleans", "seats": size}, headers=headers[0])
            table = Table(made.json()["table"])
            for seat, player in enumerate(group):
                player.seat, player.table = seat, table
                if seat:
                    await http.post(f"/api/tables/{table.id}/join", json={"seat": seat}, headers=headers[seat])
            (await http.post(f"/api/tables/{table.id}/start", headers=headers[0])).raise_for_status()
            found += group
    return found


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def measure(url: str, people: int, tables: int, seconds: float) -> Figures:
    figures = Figures()
    players = await seat_people(url, people, tables, figures)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(player.run(until) for player in players))
    return figures


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--database", default="", help="URL; without it SQLite in a temporary folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(given.database, Path(folder))
        try:
            figures = asyncio.run(measure(url, given.people, given.tables, given.seconds))
        finally:
            process.terminate()
            process.wait(20)
    print(f"{given.people} people at {given.tables} tables for {given.seconds:.0f} s: {len(figures.answers)} moves")
    for name, values, targets in (
        ("answer", figures.answers, "50 / 300"),
        ("other screen", figures.screens, "200"),
    ):
        print(
            f"{name:>13}: median {percentile(values, 0.5):6.1f} ms, p95 {percentile(values, 0.95):6.1f} ms, "
            f"p99 {percentile(values, 0.99):6.1f} ms (target {targets} ms), {len(values)} measured"
        )
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    share = 100 * (used.ru_utime + used.ru_stime) / given.seconds
    load = os.getloadavg()[0]
    print(f"server: {share:.0f} % of one core, starting and seating included; load of the machine {load:.1f}")
    print(f"refused: {dict(figures.refused) or 'none'}")


if __name__ == "__main__":
    main()
