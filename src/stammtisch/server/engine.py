"""Which form of the engine the computers think with; a compiled one takes over as soon as it is built.

The server's own process keeps the form that it began with: a form cannot be changed while it is in use. Those that
think are processes of their own, and begin anew with the compiled engine between two pieces of work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from stammtisch.engine.beside import COMMAND, Building, News, is_wanted
from stammtisch.engine.loading import ENGINE, Form, form
from stammtisch.server.messages.games import EngineInfo
from stammtisch.server.workers import Pool

log = structlog.get_logger("engine")


class Engine:
    """The engine of the processes that think."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.form: Form = form()
        self.news: News | None = None  # of the build, once there is one
        self._building: Building | None = None

    def begin_building(self, tell: Callable[[News], None]) -> None:
        """Build the compiled engine beside everything else, where it is wanted and missing."""
        if is_wanted():
            self.build(tell)

    def build(self, tell: Callable[[News], None], command: tuple[str, ...] = COMMAND) -> None:
        """Have a process build it, and take it over when it is ready; a build before this one ends."""
        self.close()
        loop = asyncio.get_running_loop()
        self.news = News()

        def hear(news: News) -> None:
            self._hear(news)
            tell(news)

        def pass_on(news: News) -> None:  # on a thread of the build's own
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(hear, news)

        self._building = Building(pass_on, command)

    def _hear(self, news: News) -> None:
        self.news = news
        if news.folder is not None:
            self.form = "compiled"
            self.pool.renew(environment={ENGINE: str(news.folder)})
            log.info("compiled engine in use")
        elif news.reason is not None:
            log.warning("no compiled engine", reason=news.reason["en"])

    def info(self) -> EngineInfo:
        """What the first page says of it."""
        news = self.news
        if news is None or news.is_over:
            return EngineInfo(self.form, False, 0.0, news.reason if news else None)
        return EngineInfo(self.form, True, news.done / news.of if news.of else 0.0, None)

    def close(self) -> None:
        if self._building is not None:
            self._building.stop()
