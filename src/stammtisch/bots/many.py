"""Many pieces of work at once: on all cores of this machine, or on a Ray cluster where that is installed."""

from __future__ import annotations

import importlib
import importlib.util
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from types import TracebackType
from typing import Any, TypeVar

Work = TypeVar("Work")
Found = TypeVar("Found")


class NoRay(RuntimeError):
    """Ray was asked for and is not installed."""


def has_ray() -> bool:
    return importlib.util.find_spec("ray") is not None


class Crew:
    """Processes that stay for several rounds of work; with one worker it is done here."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None
        if self.workers > 1:
            # A fresh interpreter each: compiled modules and threads do not survive a fork in every case.
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=leave_signals_to_the_parent)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is None:
            return
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=kind is None, cancel_futures=True)
        if kind is not None:
            # Whoever stopped the run does not want to wait for games that take minutes.
            for process in processes:
                process.terminate()

    def each(self, function: Callable[[Work], Found], works: Iterable[Work]) -> Iterator[Found]:
        """What becomes of each piece of work, in the order in which they are done."""
        if self.pool is None:
            yield from map(function, works)
            return
        waiting = iter(works)
        running: set[Future[Found]] = set()
        while True:
            while len(running) < 2 * self.workers and (work := next(waiting, None)) is not None:
                running.add(self.pool.submit(function, work))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


class RayCrew:
    """The same on a Ray cluster: the one at this address, or one that Ray starts here."""

    def __init__(self, address: str | None) -> None:
        if not has_ray():
            raise NoRay
        self.ray: Any = importlib.import_module("ray")
        if not self.ray.is_initialized():
            self.ray.init(address=address, log_to_driver=False)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> RayCrew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def each(self, function: Callable[[Work], Found], works: Iterable[Work]) -> Iterator[Found]:
        """What becomes of each piece of work, in the order in which they are done."""
        remote = self.ray.remote(num_cpus=1)(function)
        waiting = iter(works)
        running: list[Any] = []
        try:
            while True:
                while len(running) < 2 * self.workers and (work := next(waiting, None)) is not None:
                    running.append(remote.remote(work))
                if not running:
                    return
                done, running = self.ray.wait(running, num_returns=1)
                for reference in done:
                    yield self.ray.get(reference)
        finally:
            for reference in running:
                self.ray.cancel(reference, force=True)


def leave_signals_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
