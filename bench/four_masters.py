"""A table with four masters while people use the server: how quickly it answers them, and how fast the masters play.

    python bench/four_masters.py [--seconds 60] [--game orleans]

Meanwhile one person looks at the table five times a second, and two others play each other a move per second.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench.server_load import Figures, Pace, percentile, seat_people, start_server


async def open_table(http: httpx.AsyncClient, game: str) -> tuple[str, dict[str, str]]:
    """A table of four masters that somebody watches."""
    secret = (await http.post("/api/people", json={"name": "Looker"})).json()["secret"]
    headers = {"Authorization": f"Bearer {secret}"}
    wanted: dict[str, Any] = {"game": game, "seats": 4, "seat": None}
    wanted["computers"] = [{"seat": seat, "level": "master"} for seat in range(4)]
    made = await http.post("/api/tables", json=wanted, headers=headers)
    made.raise_for_status()
    table = str(made.json()["table"])
    started = await http.post(f"/api/tables/{table}/start", headers=headers)
    started.raise_for_status()
    return table, headers


async def measure(url: str, game: str, seconds: float) -> tuple[list[float], Figures, int]:
    """The times of looking, those of two people who play, and the answers that the masters gave."""
    figures = Figures()
    looks: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        table, headers = await open_table(http, game)
        players = await seat_people(url, 2, 1, figures)
        until = time.perf_counter() + seconds
        together = asyncio.Barrier(len(players))
        playing = asyncio.gather(*(player.run(together, [until], Pace(2)) for player in players))
        version = 0
        while time.perf_counter() < until:
            begun = time.perf_counter()
            found = await http.get(f"/api/tables/{table}", headers=headers)
            looks.append(time.perf_counter() - begun)
            version = int(found.json()["version"])
            await asyncio.sleep(0.2)
        await playing
    return looks, figures, version


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="orleans")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server("", Path(folder))
        try:
            looks, figures, version = asyncio.run(measure(url, given.game, given.seconds))
        finally:
            process.terminate()
            process.wait(20)
    print(f"four masters at a table of {given.game} for {given.seconds:.0f} s: {version} answers of theirs")
    for name, values in (("looking", looks), ("moving", figures.answers)):
        print(
            f"{name:>8}: median {percentile(values, 0.5):5.1f} ms, p99 {percentile(values, 0.99):6.1f} ms, "
            f"{len(values)} measured"
        )


if __name__ == "__main__":
    main()
