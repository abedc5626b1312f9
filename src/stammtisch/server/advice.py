"""Hints while people play and the analysis afterwards: worked out by the workers, beside the table and its lock.

What an analysis has judged is stored as it comes. It goes on from there after a restart, or when it has failed and is
asked for again.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
import structlog

from stammtisch.server import analyses
from stammtisch.server.computers import samples_for
from stammtisch.server.database import Database
from stammtisch.server.hub import Hub
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable
from stammtisch.server.messages.advice import Advice, Analysis, AnalysisReport, AskHint, CurvePoint, Hint
from stammtisch.server.order import Rank
from stammtisch.server.problems import Problem
from stammtisch.server.progress import FAR
from stammtisch.server.settings import Settings
from stammtisch.server.store import PersonRow
from stammtisch.server.thinking import AnalysisAnswer, AnalysisNews, AnalysisRequest, HintAnswer, HintRequest
from stammtisch.server.workers import NoAnswer, Pool

ANALYSIS_SEED = 1
# Nothing can be stored now: an analysis rests where it is and goes on with the database.
UNSTORED = frozenset({"no-database", "taken-over"})

log = structlog.get_logger("advice")


class Job:
    """An analysis that is being worked out, at the cost of who asked for it; None: before the server was started."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.done = 0
        self.total = 0
        self.has_failed = False
        self.curve: list[CurvePoint] = []  # what was expected before the decisions that are judged
        self.task: asyncio.Task[None] | None = None


class Hearing:
    """Keeps what an analysis tells on its way: in the request, which is sent again if a worker is lost, and on disk."""

    def __init__(self, database: Database, table: str, job: Job, request: AnalysisRequest) -> None:
        self.database = database
        self.table = table
        self.job = job
        self.request = request
        job.curve = [point_of(each) for each in request.judged]

    async def hear(self, told: list[msgspec.Raw]) -> bool:
        """Store the decisions that were judged; whether there are any."""
        news = [msgspec.json.decode(each, type=AnalysisNews) for each in told]
        judged = [each.judged for each in news if each.judged is not None]
        if judged:
            async with self.database.write() as connection:
                await analyses.add_judged(connection, self.table, len(self.request.judged), judged)
            self.request.judged += judged
            self.job.curve += [point_of(each) for each in judged]
        self.job.done, self.job.total = len(self.request.judged), max(1, news[-1].total)
        return bool(judged)


def point_of(judged: dict[str, Any]) -> CurvePoint:
    """What a judged decision says of the curve, with the digits that a reader sees."""
    at, _, _, stage, _ = judged["moment"]
    points, wins, bands = (
        [round(value, digits) for value in judged.get(name, [])]
        for name, digits in (("before", 1), ("wins_before", 3), ("bands", 1))
    )
    return CurvePoint(at, stage, points, wins, bands)


class Advising:
    """Hints and analyses."""

    def __init__(self, hub: Hub, pool: Pool, settings: Settings) -> None:
        self.hub = hub
        self.pool = pool
        self.settings = settings
        self._hints = Limit(settings.hints_per_minute / 60, settings.hints_per_minute)
        self._jobs: dict[str, Job] = {}

    # Hints

    async def hint(self, table: str, person: PersonRow, wish: AskHint) -> Hint:
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
            request = self._hint_request(live, seat)
            found = await self.pool.put(request, HintAnswer, Rank.HINT, owners=(person.id,))
        except NoAnswer:
            raise Problem("no-hint") from None
        return Hint(seat, version, msgspec.convert(found.advice, list[Advice]))

    def _hint_request(self, live: LiveTable, seat: int) -> HintRequest:
        state = live.begun().state
        return HintRequest(
            game=live.game.name,
            edition=live.game.edition.full_name,
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

    async def analysis(self, table: str) -> Analysis:
        """Where the analysis of a finished game stands."""
        live = await self.hub.table(table)
        if not live.is_finished:
            raise Problem("still-running")
        job = self._jobs.get(table)  # looked at first: one that ends meanwhile has left its report
        async with self.hub.database.read() as connection:
            kept = await analyses.report_of(connection, table, self.settings.analysis_simulations)
        if kept is not None:
            report = msgspec.json.decode(kept, type=AnalysisReport)
            decisions = len(report.curve) - 1
            return Analysis("done", decisions, decisions, report)
        if job is None:
            return Analysis("none", 0, 0, None)
        if job.has_failed:
            return Analysis("failed", job.done, job.total, None)
        return Analysis("running" if job.total else "waiting", job.done, job.total, None, job.curve)

    async def begin_analysis(self, table: str, person: str | None) -> Analysis:
        """Have it worked out for a person, unless it is there or on its way."""
        now = await self.analysis(table)
        if now.status in ("none", "failed") and not self.hub.is_closing:
            live = await self.hub.table(table)
            if not self._is_under_way(table):  # somebody else may have asked meanwhile
                await self._begin(live, person)
            return await self.analysis(table)
        return now

    @property
    def is_busy(self) -> bool:
        """Whether any analysis is being worked out."""
        return any(not job.has_failed for job in self._jobs.values())

    def _is_under_way(self, table: str) -> bool:
        job = self._jobs.get(table)
        return job is not None and not job.has_failed

    def _check_room_for(self, person: str | None) -> None:
        theirs = [job for job in self._jobs.values() if job.person == person and not job.has_failed]
        if person is not None and len(theirs) >= self.settings.analyses_per_person:
            raise Problem("too-many-analyses", limit=self.settings.analyses_per_person)

    async def start(self) -> None:
        """Go on with what was under way when the server ended or the database went away, in the same order."""
        async with self.hub.database.read() as connection:
            waiting = await analyses.under_way(connection)
        for table in waiting:
            try:
                await self.begin_analysis(table, None)
            except Problem as problem:
                if problem.code in UNSTORED:
                    return
                log.warning("analysis left", table=table[:6], code=problem.code)

    async def _begin(self, live: LiveTable, person: str | None) -> None:
        """Note the wish where a crash cannot lose it, then set to work."""
        self._check_room_for(person)
        job = Job(person)
        self._jobs[live.id] = job
        try:
            async with self.hub.database.write() as connection:
                judged = await analyses.begin(connection, live.id, self._basis(live))
        except BaseException:
            del self._jobs[live.id]
            raise
        if judged is None:
            del self._jobs[live.id]
            return
        job.task = asyncio.ensure_future(self._work(live, job, self._request(live, judged)))

    async def _work(self, live: LiveTable, job: Job, request: AnalysisRequest) -> None:
        try:
            hearing = Hearing(self.hub.database, live.id, job, request)
            owners = () if job.person is None else (job.person,)
            found = await self.pool.put(request, AnalysisAnswer, Rank.ANALYSIS, hearing.hear, owners)
            report = msgspec.json.encode(found.report)
            async with self.hub.database.write() as connection:
                await analyses.finish(connection, live.id, request.simulations, report)
            self._jobs.pop(live.id, None)
        except NoAnswer:
            job.has_failed = True
        except Problem as problem:
            job.has_failed = True
            if problem.code not in UNSTORED:
                log.warning("analysis failed", table=live.id[:6], code=problem.code)
        except Exception:
            job.has_failed = True
            log.exception("analysis failed", table=live.id[:6])

    def _basis(self, live: LiveTable) -> analyses.Basis:
        return analyses.Basis(self.settings.analysis_simulations, live.row.rules, live.game.edition.digest)

    def _request(self, live: LiveTable, judged: list[dict[str, Any]]) -> AnalysisRequest:
        return AnalysisRequest(
            game=live.game.name,
            edition=live.game.edition.full_name,
            tables=self._tables_of(live),
            record=live.begun().state.record(),
            simulations=self.settings.analysis_simulations,
            seed=ANALYSIS_SEED,
            judged=judged,
        )

    async def close(self) -> None:
        """Let go of what is being worked out; what is judged is stored."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
