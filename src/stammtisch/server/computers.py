"""Computer players at the tables: who is asked, thinks in a worker process, and answers like a person.

One task per computer seat that is asked. A question that has passed is taken back and asked anew. What a computer
leaves to chance follows from the table's seed, so that a table with a given seed goes the same way again after the same
moves; only levels that read a clock may differ. While a person watches, computers take turns at a pace one can follow;
in a shared question nobody waits for them, so they answer at once. Where nobody has looked for long, they rest until
somebody does.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from random import Random

import structlog

from stammtisch.core.history import entries_in_order
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.server.hub import Hub
from stammtisch.server.live import LiveTable
from stammtisch.server.metrics import COMPUTER_SECONDS
from stammtisch.server.problems import Problem
from stammtisch.server.progress import FAR, NONE, Change, bit_of
from stammtisch.server.settings import Settings
from stammtisch.server.shelf import Shelf
from stammtisch.server.thinking import Answer, Request, legal_in
from stammtisch.server.workers import NoAnswer, Pool

RETRY_SECONDS = 1.0
# Refusals that say nothing about the move: another came first, or nothing can be stored now, which is told elsewhere.
PASSING = frozenset({"stale", "closing", "no-database", "taken-over"})

log = structlog.get_logger("computers")


class Computers:
    """Keeps every computer seat answering."""

    def __init__(self, hub: Hub, pool: Pool, settings: Settings) -> None:
        self.hub = hub
        self.pool = pool
        self.settings = settings
        hub.wake = self.wake

    def wake(self, live: LiveTable) -> None:
        """Set the computers to work that are asked and do not think already, unless they rest."""
        if self.hub.is_closing:
            return
        for seat, (version, asking) in list(live.asking.items()):
            if seat not in live.computers_to_act() or live.begun().version(bit_of(seat)) != version:
                asking.cancel()
        if self.hub.is_at_rest(live):
            return
        for seat in live.computers_to_act():
            job = live.jobs.get(seat)
            if job is None or job.done():
                live.jobs[seat] = asyncio.ensure_future(self._play(live, seat))

    async def close(self, tables: list[LiveTable]) -> None:
        for live in tables:
            for job in list(live.jobs.values()):
                job.cancel()

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Answer for a seat until it is not asked any more."""
        memory: dict[str, Json] | None = None
        while seat in live.computers_to_act() and not live.is_gone and not self._is_quiet(live):
            progress = live.begun()
            version = progress.version(bit_of(seat))
            is_shared = progress.stretch != NONE
            request = request_for(live, seat, self.settings, self.hub.shelf, memory)
            began = time.monotonic()
            answer = await self._answer(live, seat, version, request)
            if answer is None:
                memory = None
                continue
            action, memory = answer.action, answer.memory
            COMPUTER_SECONDS.observe(time.monotonic() - began)
            if not is_shared and self.hub.is_watched(live.id):
                await asyncio.sleep(max(0.0, live.told + self.settings.pace - time.monotonic()))
            try:
                await self.hub.move(live.id, Play(seat, version, action))
            except Problem as problem:
                if problem.code not in PASSING:
                    log.warning("computer refused", code=problem.code, table=live.id[:6], level=request.level)
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("computer could not move")
                await asyncio.sleep(RETRY_SECONDS)

    def _is_quiet(self, live: LiveTable) -> bool:
        return self.hub.is_closing or self.hub.is_at_rest(live)

    async def _answer(self, live: LiveTable, seat: int, version: int, request: Request) -> Answer | None:
        """What the workers say, or else the lot; None where the question has passed meanwhile."""
        asking = asyncio.ensure_future(self.pool.ask(request, live.owners()))
        live.asking[seat] = version, asking
        try:
            await asyncio.wait([asking])
            if asking.cancelled():
                return None
            return asking.result()
        except NoAnswer:
            return Answer(Random(request.seed).choice(legal_in(request.observation)))
        finally:
            asking.cancel()
            del live.asking[seat]


class Play:
    """A computer's move, as `Hub.move` wants it."""

    def __init__(self, seat: int, version: int, action: int) -> None:
        self.seat = seat
        self.version = version
        self.action = action

    def __call__(self, live: LiveTable) -> tuple[Change, str | None]:
        if live.seats[self.seat].level is None:
            raise Problem("not-your-seat")
        return live.act(self.seat, bit_of(self.seat), self.version, self.action, is_person=False), None


def request_for(
    live: LiveTable, seat: int, settings: Settings, shelf: Shelf, memory: dict[str, Json] | None = None
) -> Request:
    """What a worker is told: the seat's observation, states in which all else was dealt anew, and the plan it made."""
    state = live.begun().state
    level = live.seats[seat].level
    assert level is not None
    chance = chance_of(live, seat)
    return Request(
        game=live.game.name,
        edition=live.game.edition.full_name,
        tables=live.game.edition.files if shelf.is_installed(live.game) else None,
        level=level,
        seat=seat,
        seconds=settings.computer_seconds,
        seed=chance.getrandbits(53),
        observation=state.observe(seat, FAR),
        samples=samples_for(state, seat, settings.computer_samples, chance),
        memory=memory,
    )


def chance_of(live: LiveTable, seat: int) -> Random:
    """What chance says to a computer now; it counts its own answers alone, as others may answer at the same time.

    It is a stream of its own: whoever finds out all about it knows nothing of the chance at the table.
    """
    answered = sum(1 for entry in entries_in_order(live.begun().state.history) if entry.seat == seat)
    source = str(live.row.seed)
    if live.row.secret is not None:
        source = hmac.digest(bytes.fromhex(live.row.secret), b"computers", "sha256").hex()
    return Random(f"computer/{source}/{seat}/{answered}")


def samples_for(state: State, seat: int, count: int, chance: Random) -> list[dict[str, Json]]:
    """States in which all that a seat cannot see was dealt anew, for a worker."""
    samples: list[dict[str, Json]] = []
    for _ in range(count):
        dump = state.redeal(seat, chance.getrandbits(53)).dump()
        # The log would tell what others were told.
        dump["history"] = []
        dump["journal"] = []
        samples.append(dump)
    return samples
