"""The pool of worker processes that think: one queue for all, in the order of `order`, piece by piece.

A worker keeps what it has begun; its next piece goes to the same one. A worker that crashes or does not answer in time
is killed and replaced; what it had under way begins anew in another, and if that fails too, the caller is told
`NoAnswer`. What an analysis has told on its way is not lost with a worker.

A piece can last longer than it should, for a single call of a game is never cut. A question that has waited for such a
piece of a lower class for `RELIEF_SECONDS` is answered beside it, by one worker more than there are otherwise.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
import structlog

from stammtisch.server.metrics import WORKERS_REPLACED
from stammtisch.server.order import FairOrder, Rank, Work
from stammtisch.server.thinking import Answer, Outcome, Piece, Question, Request
from stammtisch.server.worker import Worker

COMMAND: Final = (sys.executable, "-m", "stammtisch.server.thinking")
# A piece may last 0.3 seconds; it aims lower, for a step may last longer than those before it.
PIECE_SECONDS: Final = 0.2
RELIEF_SECONDS: Final = 0.3
MOST_FAILURES: Final = 2
FAILURES: Final = (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.DecodeError)

Found = TypeVar("Found")
# Is told what was found on the way; says whether that brought the work further.
Hearing = Callable[[list[msgspec.Raw]], Awaitable[bool]]

log = structlog.get_logger("workers")


class NoAnswer(Exception):
    """The workers failed twice on a question."""


class Task(Work, Generic[Found]):
    """A question on its way to its answer. The request may grow: it is read when it is sent."""

    def __init__(
        self, request: Question, kind: type[Found], rank: Rank, hear: Hearing | None, owners: tuple[str, ...]
    ) -> None:
        super().__init__(rank, owners)
        self.request = request
        self.kind = kind
        self.hear = hear
        self.found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.home: Worker | None = None  # the worker in which it is under way
        self.is_loose = False  # whether it can go to another worker and lose little
        self.failures = 0


class Pool:
    """As many workers as may think at once; they start when they are first needed."""

    def __init__(
        self, size: int, grace: float, command: Sequence[str] = COMMAND, order: FairOrder | None = None
    ) -> None:
        self.size = size
        self.grace = grace
        self.command = command
        self.environment: Mapping[str, str] = {}
        self.order = order or FairOrder()
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._tasks: set[Task[Any]] = set()
        self._jobs: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def ask(self, request: Request, owners: tuple[str, ...] = ()) -> Answer:
        """The computer's answer, in about `request.seconds` of thinking, at the cost of these people."""
        return await self.put(request, Answer, Rank.SEAT, owners=owners)

    async def put(
        self,
        request: Question,
        kind: type[Found],
        rank: Rank = Rank.OTHER,
        hear: Hearing | None = None,
        owners: tuple[str, ...] = (),
    ) -> Found:
        """The workers' answer of this kind; `hear` is told what they find on their way, before they go on.

        It is at the cost of the `owners`; with none, at no person's in particular.
        """
        if self._is_closed:
            raise NoAnswer
        task = Task(request, kind, rank, hear, owners)
        self._tasks.add(task)
        self.order.add(task)
        self._hand_out()
        try:
            return await task.found
        finally:
            self._tasks.discard(task)
            self.order.drop(task)
            self._leave_home(task)

    def renew(self, command: Sequence[str] | None = None, environment: Mapping[str, str] | None = None) -> None:
        """Replace every worker, busy ones when their piece is over; what they have under way begins anew.

        The new ones are started by this command, with these variables beside those of the server.
        """
        self.command = self.command if command is None else command
        self.environment = self.environment if environment is None else environment
        for worker in self._all:
            worker.is_outdated = True
        idle, self._idle = self._idle, []
        for worker in idle:
            self._spawn(self._discard(worker))

    async def close(self) -> None:
        self._is_closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            _fail(task, NoAnswer())
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in list(self._all):
            await self._discard(worker)

    # Handing out

    def _hand_out(self) -> None:
        """Give every worker that has nothing to do the next piece that it can work at."""
        for worker in [each for each in self._idle if each.is_dead()]:
            self._idle.remove(worker)
            self._spawn(self._discard(worker))
        while (choice := self._next()) is not None:
            task, worker = choice
            self.order.begin(task)
            if worker in self._idle:
                self._idle.remove(worker)
            self._all.add(worker)
            self._spawn(self._serve(task, worker))
        self.order.note_who_is_held_up()
        self._keep_one_in_reserve()
        self._set_alarm()

    def _keep_one_in_reserve(self) -> None:
        """While long work is under way, have the worker ready that answers beside it."""
        if len(self._all) == self.size and any(work.rank > Rank.SEAT for work in self.order.running):
            reserve = Worker()
            self._all.add(reserve)
            self._spawn(self._make_ready(reserve))

    async def _make_ready(self, worker: Worker) -> None:
        """Start a worker before there is anything to do for it."""
        try:
            await self._start(worker)
        except OSError as error:
            log.warning("no worker in reserve", reason=type(error).__name__)
            self._all.discard(worker)
            return
        if worker.is_outdated:
            await self._discard(worker)
        else:
            self._idle.insert(0, worker)

    def _next(self) -> tuple[Task[Any], Worker] | None:
        if self._is_closed:
            return None
        for work in self.order.in_order():
            assert isinstance(work, Task)
            worker = self._worker_for(work) if self._has_room_for(work) else None
            if worker is not None:
                return work, worker
        return None

    def _has_room_for(self, work: Work) -> bool:
        running = len(self.order.running)
        is_kept_waiting = self.order.overrun(work.rank, RELIEF_SECONDS) == 0.0
        return running < self.size or (running == self.size and is_kept_waiting)

    def _worker_for(self, task: Task[Any]) -> Worker | None:
        """Where it is under way; else one that has nothing to do, or a new one."""
        if task.home is not None and (task.home in self._idle or not task.is_loose):
            return task.home if task.home in self._idle else None
        return self._idle[-1] if self._idle else Worker()

    def _set_alarm(self) -> None:
        """Look again when a piece has held up somebody for too long."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waits = [self.order.overrun(work.rank, RELIEF_SECONDS) for work in self.order.waiting]
        left = [wait for wait in waits if wait]
        if left:
            self._alarm = asyncio.get_running_loop().call_later(min(left), self._hand_out)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        job = asyncio.ensure_future(work)
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    # One piece

    async def _serve(self, task: Task[Any], worker: Worker) -> None:
        """Have a piece done, and see what came of it. Only then the worker is free, so that the order holds."""
        outcome = Outcome(False)
        answer: object = None
        try:
            outcome = await self._piece(task, worker)
            if outcome.is_done:
                answer = msgspec.json.decode(outcome.answer, type=task.kind)
        except FAILURES as error:
            WORKERS_REPLACED.inc()
            reason = type(error).__name__
            log.warning("worker replaced", reason=reason, game=task.request.game, level=task.request.level)
            worker.is_outdated = True
            task.failures += 1
            outcome = Outcome(False)
        await self._hear(task, outcome)
        self.order.end(task)
        self._settle(task, outcome, answer)
        if worker.is_outdated:
            await self._discard(worker)
        else:
            self._idle.append(worker)
        self._hand_out()

    async def _piece(self, task: Task[Any], worker: Worker) -> Outcome:
        question = None if task.home is worker else task.request
        if question is not None:
            self._leave_home(task)
        forget, worker.forget = worker.forget, []
        async with asyncio.timeout(max(PIECE_SECONDS, task.request.seconds) + self.grace):
            if worker.process is None:
                await self._start(worker)
            outcome = await worker.work(Piece(task.number, PIECE_SECONDS, question, forget))
        task.home = None if outcome.is_done else worker
        task.is_loose = False
        if task.found.done():
            self._leave_home(task)
        return outcome

    async def _hear(self, task: Task[Any], outcome: Outcome) -> None:
        """Pass on what was found on the way, before the work goes on."""
        if not outcome.news or task.hear is None or task.found.done():
            return
        try:
            if await task.hear(outcome.news):
                task.is_loose = True
                task.failures = 0
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            _fail(task, error)

    def _settle(self, task: Task[Any], outcome: Outcome, answer: object) -> None:
        """Answer, or queue for another piece."""
        if task.found.done():
            return
        if outcome.is_done:
            task.found.set_result(answer)
        elif task.failures < MOST_FAILURES:
            self.order.give_back(task)
        else:
            _fail(task, NoAnswer())

    def _leave_home(self, task: Task[Any]) -> None:
        """What it has under way in its worker is not needed any more."""
        if task.home is not None:
            task.home.forget.append(task.number)
            task.home = None

    # Processes

    async def _start(self, worker: Worker) -> None:
        """The one place where a worker's process begins."""
        await worker.start(self.command, self.environment)

    async def _discard(self, worker: Worker) -> None:
        """Stop a worker; what was under way in it has no home any more."""
        for task in self._tasks:
            if task.home is worker:
                task.home = None
        await worker.stop()
        # Only now: whoever closes the pool meanwhile must find it.
        self._all.discard(worker)


def _fail(task: Task[Any], error: Exception) -> None:
    if not task.found.done():
        task.found.set_exception(error)
