"""The pool of worker processes that think for computer players.

A worker that crashes or does not answer in time is killed and replaced; the question is asked once
more, and if that fails too, the caller chooses by lot, so that the table goes on.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec
import structlog

from stammtisch.server.metrics import WORKERS_REPLACED
from stammtisch.server.thinking import Answer, Question, Request, frame

COMMAND = (sys.executable, "-m", "stammtisch.server.thinking")

Found = TypeVar("Found")

log = structlog.get_logger("workers")


class NoAnswer(Exception):
    """The workers failed twice on a question."""


class Worker:
    """One process, one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ask(self, body: bytes, kind: type[Found]) -> Found:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(frame(body))
        await stdin.drain()
        size = int.from_bytes(await stdout.readexactly(4), "big")
        return msgspec.json.decode(await stdout.readexactly(size), type=kind)

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """As many workers as may think at once; they start when they are first needed."""

    def __init__(self, size: int, grace: float, command: Sequence[str] = COMMAND) -> None:
        self.grace = grace
        self.command = command
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self._all: set[Worker] = set()
        self._is_closed = False
        for _ in range(size):
            self._free.put_nowait(None)

    async def ask(self, request: Request) -> Answer:
        """The computer's answer, in about `request.seconds`."""
        return await self.put(request, Answer)

    async def put(self, request: Question, kind: type[Found]) -> Found:
        """The worker's answer of this kind, in about `request.seconds`."""
        body = msgspec.json.encode(request)
        for _ in range(2):
            worker = await self._free.get()
            try:
                if worker is None:
                    worker = await self._start()
                async with asyncio.timeout(request.seconds + self.grace):
                    return await worker.ask(body, kind)
            except (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
                WORKERS_REPLACED.inc()
                log.warning("worker replaced", reason=type(error).__name__, game=request.game, level=request.level)
                await self._discard(worker)
                worker = None
            except asyncio.CancelledError:
                # Its answer would come to the wrong question.
                await self._discard(worker)
                worker = None
                raise
            finally:
                self._free.put_nowait(worker)
        raise NoAnswer

    async def _start(self) -> Worker:
        if self._is_closed:
            raise NoAnswer
        # The settings name the database; thinking needs none of them.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("STAMMTISCH_")}
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, env=environment)
        worker = Worker(process)
        self._all.add(worker)
        return worker

    async def _discard(self, worker: Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            await worker.stop()

    async def close(self) -> None:
        self._is_closed = True
        for worker in list(self._all):
            await self._discard(worker)
