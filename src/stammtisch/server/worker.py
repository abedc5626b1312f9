"""One worker process, as the server sees it: how it is started, handed a piece of work, and stopped."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from stammtisch.engine.loading import ENGINE
from stammtisch.server.thinking import Outcome, Piece, frame
from stammtisch.shelf import VARIABLE as GAMES


class Worker:
    """One process, one piece at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.is_outdated = False  # to be replaced when its piece is over
        self.forget: list[int] = []  # what it need not keep

    def is_dead(self) -> bool:
        """Whether its process has come to an end by itself."""
        return self.process is not None and self.process.returncode is not None

    async def start(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        # The settings name the database; thinking needs none of them, only the form of the engine and further games.
        inherited = {
            name: value
            for name, value in os.environ.items()
            if name in (ENGINE, GAMES) or not name.startswith("STAMMTISCH_")
        }
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env={**inherited, **environment}
        )

    async def work(self, piece: Piece) -> Outcome:
        assert self.process is not None
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(frame(msgspec.json.encode(piece)))
        await stdin.drain()
        size = int.from_bytes(await stdout.readexactly(4), "big")
        return msgspec.json.decode(await stdout.readexactly(size), type=Outcome)

    async def stop(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
