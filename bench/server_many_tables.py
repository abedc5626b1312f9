"""A server with many tables: how soon it answers after the start, how quickly meanwhile, and how long an export takes.

    python -m bench.server_many_tables [--tables 10000] [--watch 30]

Every table is a copy of one game of about 30 moves, on SQLite, with a person and a computer; the computer is asked.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx

from tests.server.harness import NO_CERTIFICATES, Person, Process, running, start_game

MOVES = 30
PARTS = {"tables": "id", "seats": "table_id", "entries": "table_id", "snapshots": "table_id"}


def play_one(folder: Path) -> tuple[Person, str]:
    """One game, left where its second seat is asked, which a computer takes over for the copies."""
    with running(folder) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert], seed=None, game="village")
        pick = random.Random(1)
        while anna.view(table)["at"] < MOVES or 1 not in anna.get(f"/api/tables/{table}")["to_act"]:
            anna.move(table, pick)
            if anna.view(table)["at"] < MOVES:
                bert.move(table, pick)
    return anna, table


def copy(file: Path, table: str, copies: int) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE seats SET person = NULL, level = 'journeyman' WHERE seat = 1")
        for part, key in PARTS.items():
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({part})")]
            rows = database.execute(f"SELECT * FROM {part} WHERE {key} = ?", (table,)).fetchall()
            place = columns.index(key)
            database.executemany(
                f"INSERT INTO {part} VALUES ({', '.join('?' * len(columns))})",
                (
                    [f"t{number:021d}" if column == place else value for column, value in enumerate(row)]
                    for number in range(copies)
                    for row in rows
                ),
            )


def first_answer(http: httpx.Client, path: str, began: float) -> float:
    while True:
        with suppress(httpx.TransportError):
            if http.get(path).status_code == 200:
                return time.monotonic() - began
        time.sleep(0.02)  # the server needs the core more


def seconds_for(http: httpx.Client, path: str) -> float:
    began = time.monotonic()
    http.get(path).raise_for_status()
    return time.monotonic() - began


def told(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    shown = [value * 1000 for value in (statistics.median(ordered), ordered[len(ordered) * 99 // 100], ordered[-1])]
    print(f"{name}: median {shown[0]:.0f} ms, 99 % within {shown[1]:.0f} ms, at most {shown[2]:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--watch", type=float, default=30.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        anna, table = play_one(folder)
        copy(folder / "test.db", table, wish.tables - 1)
        server = Process(folder)
        headers = {"Authorization": f"Bearer {anna.secret}"}
        with httpx.Client(base_url=server.url, verify=NO_CERTIFICATES, timeout=600, headers=headers) as http:
            began = time.monotonic()
            server.launch()
            try:
                print(f"first answer of /health after {first_answer(http, '/health', began):.1f} s")
                print(f"first page after {first_answer(http, '/', began):.1f} s")
                end = time.monotonic() + wish.watch
                health, lists = [], []
                while time.monotonic() < end:
                    health.append(seconds_for(http, "/health"))
                    lists.append(seconds_for(http, "/api/tables?list=mine"))
                    time.sleep(0.05)
                told("/health while tables wake", health)
                told("my tables while tables wake", lists)
                print(f"export in {seconds_for(http, '/api/people/me/export'):.1f} s")
            finally:
                server.kill()


if __name__ == "__main__":
    main()
