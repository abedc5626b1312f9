"""Many games at once: on all cores of this machine, or on a Ray cluster where that is installed."""

from __future__ import annotations

import importlib
import importlib.util
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

from stammtisch.bots.arena.lineups import Fixture
from stammtisch.bots.arena.playing import play_fixture
from stammtisch.core.plain import Json


class NoRay(RuntimeError):
    """Ray was asked for and is not installed."""


def has_ray() -> bool:
    return importlib.util.find_spec("ray") is not None


def play_all(fixtures: list[Fixture], workers: int) -> Iterator[dict[str, Json]]:
    """The results in the order in which games end; `workers` processes, 0 for one per core."""
    count = min(workers or os.cpu_count() or 1, max(1, len(fixtures)))
    if count == 1:
        yield from map(play_fixture, fixtures)
        return
    # A fresh interpreter each: compiled modules and threads do not survive a fork in every case.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=leave_signals_to_the_parent) as pool:
        waiting = iter(fixtures)
        running: set[Future[dict[str, Json]]] = set()
        try:
            while True:
                while len(running) < 2 * count and (fixture := next(waiting, None)) is not None:
                    running.add(pool.submit(play_fixture, fixture))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            if running:
                # Whoever stopped the run does not want to wait for games that take minutes.
                for process in processes:
                    process.terminate()


def leave_signals_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all_on_ray(fixtures: list[Fixture], address: str | None) -> Iterator[dict[str, Json]]:
    """The same on a Ray cluster: the one at this address, or one that Ray starts here."""
    if not has_ray():
        raise NoRay
    ray: Any = importlib.import_module("ray")
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    remote = ray.remote(num_cpus=1)(play_fixture)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(fixtures)
    running: list[Any] = []
    try:
        while True:
            while len(running) < most and (fixture := next(waiting, None)) is not None:
                running.append(remote.remote(fixture))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            for reference in done:
                yield ray.get(reference)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
