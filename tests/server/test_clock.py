"""Links for another device expire for good, whatever happens to the clock of the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stammtisch.server.clock import Clock
from stammtisch.server.database import Database
from stammtisch.server.lease import Lease
from stammtisch.server.people import DEVICE_SECONDS, People
from stammtisch.server.problems import Problem

START = 1_790_000_000_000
LIFE = DEVICE_SECONDS * 1000


class Machine:
    """A machine with two clocks that a test sets."""

    def __init__(self) -> None:
        self.wall = START
        self.running = 5_000

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.running)

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.running += milliseconds


def test_time_follows_the_wall_forwards_and_never_goes_back() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wait(10)
    assert clock.now() == START + 10
    machine.wall += 3_600_000  # somebody sets it, or a laptop slept
    assert clock.now() == START + 3_600_010
    machine.wall = START
    assert clock.now() == START + 3_600_010
    machine.wait(7)
    assert clock.now() == START + 3_600_017
    clock.catch_up(START + 9_000_000)
    assert clock.now() == START + 9_000_000


Story = Callable[[Machine, Database, People], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    """Run a story with people on a database of their own."""

    async def main() -> None:
        machine = Machine()
        database = Database(f"sqlite+aiosqlite:///{folder / 'test.db'}")
        try:
            await database.migrate()
            await story(machine, database, People(database, machine.clock(), 32))
        finally:
            await database.close()

    asyncio.run(main())


async def offer(people: People) -> str:
    anna = await people.add("Anna", "en")
    return (await people.offer_device(await people.with_secret(anna.secret))).token


async def must_be_gone(people: People, token: str) -> None:
    with pytest.raises(Problem, match="no-such-token"):
        await people.claim_device(token)


def test_a_link_that_was_seen_expired_stays_so_when_the_clock_goes_back(tmp_path: Path) -> None:
    async def story(machine: Machine, database: Database, people: People) -> None:
        token = await offer(people)
        machine.wall += LIFE + 1
        people.clock.now()  # any look at the clock
        machine.wall = START
        await must_be_gone(people, token)

    told(tmp_path, story)


def test_a_link_expires_by_running_time_while_the_clock_is_held_back(tmp_path: Path) -> None:
    async def story(machine: Machine, database: Database, people: People) -> None:
        token = await offer(people)
        machine.running += LIFE + 1
        await must_be_gone(people, token)

    told(tmp_path, story)


def test_a_link_stays_expired_after_a_restart_with_the_clock_set_back(tmp_path: Path) -> None:
    async def story(machine: Machine, database: Database, people: People) -> None:
        lease = Lease(database, people.clock)
        await lease.take()
        token = await offer(people)
        machine.wall += LIFE + 1
        await lease.beat()
        await lease.give_up()
        machine.wall, machine.running = START, 0
        other = Database(database.url)
        again = People(other, machine.clock(), 32)
        await Lease(other, again.clock).take()
        await must_be_gone(again, token)
        assert again.clock.now() > START + LIFE
        await other.close()

    told(tmp_path, story)


def test_a_link_works_once_and_for_its_time_even_when_the_clock_was_far_ahead(tmp_path: Path) -> None:
    async def story(machine: Machine, database: Database, people: People) -> None:
        machine.wall += 365 * 24 * 3_600_000
        people.clock.now()
        machine.wall = START
        good, late = await offer(people), await offer(people)
        machine.wait(LIFE - 1)
        await people.claim_device(good)
        await must_be_gone(people, good)
        machine.wait(2)
        await must_be_gone(people, late)

    told(tmp_path, story)
