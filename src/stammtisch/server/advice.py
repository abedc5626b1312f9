"""Hints while people play and the analysis afterwards: worked out by the workers, beside the table and its lock."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
import structlog

from stammtisch.core.plain import Json
from stammtisch.server import messages, store
from stammtisch.server.computers import samples_for
from stammtisch.server.hub import Hub
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable
from stammtisch.server.problems import Problem
from stammtisch.server.progress import FAR
from stammtisch.server.settings import Settings
from stammtisch.server.store import PersonRow
from stammtisch.server.thinking import AnalysisAnswer, AnalysisRequest, HintAnswer, HintRequest
from stammtisch.server.workers import NoAnswer, Pool

# A worker gives way to a computer that is asked after so many seconds of an analysis.
PIECE_SECONDS = 0.5
ANALYSIS_SEED = 1

log = structlog.get_logger("advice")


class Job:
    """An analysis that is being worked out."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.has_failed = False
        self.task: asyncio.Task[None] | None = None


class Advising:
    """Hints and analyses."""

    def __init__(self, hub: Hub, pool: Pool, settings: Settings) -> None:
        self.hub = hub
        self.pool = pool
        self.settings = settings
        self._hints = Limit(settings.hints_per_minute / 60, settings.hints_per_minute)
        self._jobs: dict[str, Job] = {}
        self._one = asyncio.Lock()  # one analysis at a time: the tables need the workers too

    # Hints

    async def hint(self, table: str, person: PersonRow, wish: messages.AskHint) -> messages.Hint:
        """The best answers for a seat of mine that is asked, by what it may see."""
        live = await self.hub.table(table)
        if not live.row.hints:
            raise Problem("no-hints")
        progress = live.running()
        seat = live.seat_for(person.id, wish.seat)
        mask = live.mask_of(person.id)
        progress.check_version(seat, mask, wish.version)
        if seat in progress.held:
            raise Problem("confirm-first")
        if seat not in progress.state.to_act():
            raise Problem("not-asked")
        self._hints.check(person.id)
        version = progress.version(mask)
        try:
            found = await self.pool.put(self._hint_request(live, seat), HintAnswer)
        except NoAnswer:
            raise Problem("no-hint") from None
        return messages.Hint(seat, version, msgspec.convert(found.advice, list[messages.Advice]))

    def _hint_request(self, live: LiveTable, seat: int) -> HintRequest:
        state = live.begun().state
        return HintRequest(
            game=live.game.name,
            edition=live.game.edition.name,
            tables=self._tables_of(live),
            seat=seat,
            seconds=self.settings.hint_seconds,
            seed=secrets.randbits(53),
            observation=state.observe(seat, FAR),
            samples=samples_for(state, seat, self.settings.computer_samples, secrets.SystemRandom()),
        )

    def _tables_of(self, live: LiveTable) -> dict[str, Any] | None:
        return live.game.edition.files if self.hub.shelf.is_installed(live.game) else None

    # Analyses

    async def analysis(self, table: str) -> messages.Analysis:
        """Where the analysis of a finished game stands."""
        live = await self.hub.table(table)
        if not live.is_finished:
            raise Problem("still-running")
        async with self.hub.database.read() as connection:
            kept = await store.analysis_of(connection, table, self.settings.analysis_simulations)
        if kept is not None:
            report = msgspec.json.decode(kept, type=messages.AnalysisReport)
            decisions = len(report.curve) - 1
            return messages.Analysis("done", decisions, decisions, report)
        job = self._jobs.get(table)
        if job is None:
            return messages.Analysis("none", 0, 0, None)
        if job.has_failed:
            return messages.Analysis("failed", job.done, job.total, None)
        return messages.Analysis("running" if job.total else "waiting", job.done, job.total, None)

    async def begin_analysis(self, table: str) -> messages.Analysis:
        """Have it worked out, unless it is there or on its way."""
        now = await self.analysis(table)
        if now.status in ("none", "failed") and not self.hub.is_closing:
            live = await self.hub.table(table)
            job = Job()
            self._jobs[table] = job
            job.task = asyncio.ensure_future(self._work(live, job))
            return messages.Analysis("waiting", 0, 0, None)
        return now

    async def _work(self, live: LiveTable, job: Job) -> None:
        try:
            async with self._one:
                report = await self._report(live, job)
                async with self.hub.database.write() as connection:
                    await store.add_analysis(connection, live.id, self.settings.analysis_simulations, report)
            self._jobs.pop(live.id, None)
        except NoAnswer:
            job.has_failed = True
        except Exception:
            job.has_failed = True
            log.exception("analysis failed", table=live.id[:6])

    async def _report(self, live: LiveTable, job: Job) -> bytes:
        """Judge the decisions piece by piece, then sum up."""
        record = live.begun().state.record()
        judged: list[dict[str, Any]] = []
        while True:
            piece = await self.pool.put(self._piece(live, record, len(judged), None), AnalysisAnswer)
            judged += piece.judged
            job.done, job.total = len(judged), max(1, piece.total)
            if len(judged) >= piece.total:
                break
        whole = await self.pool.put(self._piece(live, record, 0, judged), AnalysisAnswer)
        return msgspec.json.encode(whole.report)

    def _piece(
        self, live: LiveTable, record: dict[str, Json], first: int, judged: list[dict[str, Any]] | None
    ) -> AnalysisRequest:
        return AnalysisRequest(
            game=live.game.name,
            edition=live.game.edition.name,
            tables=self._tables_of(live),
            record=record,
            simulations=self.settings.analysis_simulations,
            seed=ANALYSIS_SEED,
            seconds=PIECE_SECONDS,
            first=first,
            judged=judged,
        )

    async def close(self) -> None:
        """Let go of what is being worked out; it begins anew when it is asked for again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
