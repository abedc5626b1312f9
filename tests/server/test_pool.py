"""The pool hands out pieces: who waits for whom, what is kept in a worker, and what a lost or renewed worker costs."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from stammtisch.server.order import FairOrder, Rank
from stammtisch.server.thinking import AnalysisAnswer, AnalysisRequest, Answer, HintAnswer
from stammtisch.server.workers import NoAnswer, Pool, Task
from tests.server.fakes import Notes, analysis, decision, hint

LONG = 100_000


class StillClock:
    """No time passes: nobody is starved and no piece lasts too long."""

    def __call__(self) -> float:
        return 0.0


def pool_of(notes: Notes, size: int = 1, fault: str = "none", *, with_time: bool = False) -> Pool:
    return Pool(size, 20.0, notes.command(fault=fault), FairOrder() if with_time else FairOrder(StillClock()))


def run(pool: Pool, scene: Callable[[], Awaitable[None]]) -> None:
    async def play() -> None:
        try:
            async with asyncio.timeout(60):
                await scene()
        finally:
            await pool.close()

    asyncio.run(play())
    gc.collect()  # a process that nobody waited for is told here, not in some later test


async def until(is_true: Callable[[], bool]) -> None:
    while not is_true():
        await asyncio.sleep(0.005)


def begin_analysis(
    pool: Pool, pieces: int = LONG, after_five: Callable[[], None] | None = None
) -> asyncio.Task[AnalysisAnswer]:
    """Keeps what it hears in its request, as the server does; something may happen after five pieces."""
    request = analysis(pieces)

    async def hear(news: list[msgspec.Raw]) -> bool:
        request.judged += [msgspec.json.decode(each) for each in news]
        if after_five is not None and len(request.judged) == 5:
            after_five()
        return True

    return asyncio.ensure_future(pool.put(request, AnalysisAnswer, Rank.ANALYSIS, hear))


def test_with_three_analyses_a_decision_waits_for_one_piece_at_most(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        analyses = [begin_analysis(pool) for _ in range(3)]
        for _ in range(5):
            await until(lambda: len(notes.pieces()) > 3)
            begun = len(notes.pieces())
            assert (await pool.ask(decision(pieces=3))).action == 7
            after = [piece.kind for piece in notes.pieces()][begun:]
            # The pieces that were written down or sent before the question came, then the decision without a break.
            assert after[: after.index("move")] in ([], ["analysis"])
            assert after[after.index("move") :][:3] == ["move"] * 3
        for each in analyses:
            each.cancel()
        await asyncio.gather(*analyses, return_exceptions=True)

    pool = pool_of(notes)
    run(pool, scene)


def test_a_hint_goes_before_an_analysis_and_after_a_decision(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        notes.hold()
        under_way = begin_analysis(pool)
        await until(lambda: len(notes.pieces()) == 1)
        asked = [
            asyncio.ensure_future(pool.put(hint(2), HintAnswer, Rank.HINT)),
            asyncio.ensure_future(pool.ask(decision(2))),
        ]
        await asyncio.sleep(0)
        notes.release()
        await asyncio.gather(*asked)
        assert [piece.kind for piece in notes.pieces()][:5] == ["analysis", "move", "move", "hint", "hint"]
        under_way.cancel()
        await asyncio.gather(under_way, return_exceptions=True)

    pool = pool_of(notes)
    run(pool, scene)


def test_what_is_under_way_is_sent_once_and_goes_on_in_its_worker(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        found = await asyncio.gather(begin_analysis(pool, 6), begin_analysis(pool, 6), pool.ask(decision(4)))
        assert found[0].report["game"] == "first"
        for number in {piece.number for piece in notes.pieces()}:
            assert [piece.is_new for piece in notes.pieces() if piece.number == number].count(True) == 1

    pool = pool_of(notes)
    run(pool, scene)
    assert len(notes.pieces()) == 16


def test_two_workers_share_the_analyses(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        notes.hold()
        both = [begin_analysis(pool, 3), begin_analysis(pool, 3)]
        await until(lambda: len(notes.pieces()) == 2)
        notes.release()
        await asyncio.gather(*both)

    pool = pool_of(notes, size=2)
    run(pool, scene)


def test_a_question_taken_back_leaves_the_queue_and_kills_no_worker(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        notes.hold()
        first = asyncio.ensure_future(pool.ask(decision(LONG)))
        await until(lambda: len(notes.pieces()) == 1)
        waiting = asyncio.ensure_future(pool.ask(decision(LONG)))
        await asyncio.sleep(0)
        for each in (first, waiting):
            each.cancel()
        await asyncio.gather(first, waiting, return_exceptions=True)
        notes.release()
        assert pool.order.waiting == []
        assert (await pool.ask(decision())).action == 7

    pool = pool_of(notes)
    run(pool, scene)
    # The one that waited was never begun; the other had no second piece and is forgotten by its worker.
    assert [(piece.number, piece.under_way) for piece in notes.pieces()] == [(1, [1]), (3, [3])]


def test_a_worker_that_crashes_on_an_analysis_fails_it_and_nothing_else(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        with pytest.raises(NoAnswer):
            await begin_analysis(pool)
        assert (await pool.ask(decision(2))).action == 7

    pool = pool_of(notes, fault="analysis")
    run(pool, scene)
    assert [piece.kind for piece in notes.pieces()] == ["analysis", "analysis", "move", "move"]


def test_what_a_lost_worker_had_told_is_not_asked_again(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    def lose() -> None:
        (work,) = pool.order.running
        assert isinstance(work, Task)
        assert work.home is not None
        assert work.home.process is not None
        work.home.process.kill()

    async def scene() -> None:
        assert (await begin_analysis(pool, 30, lose)).report["game"] == "first"

    pool = pool_of(notes)
    run(pool, scene)
    told = [piece for piece in notes.pieces() if piece.kind == "analysis"]
    assert [piece.judged for piece in told if piece.is_new] == [0, 5]
    # Nothing was done twice but the piece that the lost worker may have begun.
    assert len(told) in (30, 31)


def test_workers_are_renewed_when_their_piece_is_over_and_nothing_is_lost(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    def renew() -> None:
        pool.renew(command=notes.command("second"), environment={"ANYTHING": "1"})

    async def scene() -> None:
        assert (await begin_analysis(pool, 30, renew)).report["game"] == "second"
        assert all(not worker.is_outdated for worker in pool._idle)
        # The one in reserve may still be starting or stopping; it too goes, in its own time.
        await until(lambda: all(not worker.is_outdated for worker in pool._all))

    pool = pool_of(notes)
    run(pool, scene)
    # Every piece counted: none was cut off, and the new worker knew what was judged.
    assert [piece.worker for piece in notes.pieces()] == ["first"] * 5 + ["second"] * 25
    assert [piece.judged for piece in notes.pieces() if piece.is_new] == [0, 5]


def test_idle_workers_are_renewed_at_once(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        await pool.ask(decision())
        (old,) = pool._all
        pool.renew(command=notes.command("second"))
        assert old.process is not None
        await old.process.wait()
        await pool.ask(decision())

    pool = pool_of(notes)
    run(pool, scene)
    assert [piece.worker for piece in notes.pieces()] == ["first", "second"]


def test_a_decision_is_answered_beside_a_piece_that_does_not_end(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    stuck = tmp_path / "stuck"

    async def scene() -> None:
        notes.hold()
        work = begin_analysis(pool)
        await until(lambda: len(notes.pieces()) == 1)
        pool.command = Notes(stuck).command("reserve")
        pool.renew(environment={})
        assert (await pool.ask(decision())).action == 7
        assert not work.done()
        assert len(pool._all) == 2
        notes.release()
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)

    stuck.mkdir()
    pool = pool_of(notes, with_time=True)
    run(pool, scene)
    assert [piece.worker for piece in Notes(stuck).pieces()] == ["reserve"]


def test_a_worker_that_died_while_idle_costs_no_question(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        await pool.ask(decision())
        (idle,) = pool._all
        assert idle.process is not None
        idle.process.kill()
        await until(idle.is_dead)
        assert (await pool.ask(decision())).action == 7

    pool = pool_of(notes)
    run(pool, scene)


def test_a_pool_that_closes_while_it_renews_leaves_no_process_behind(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        await pool.ask(decision())
        (old,) = pool._all
        pool.renew(command=notes.command("second"))
        await asyncio.sleep(0)  # the old one is being stopped
        await pool.close()
        assert old.is_dead()
        assert pool._all == set()

    pool = pool_of(notes)
    run(pool, scene)


def test_a_closed_pool_answers_nobody(tmp_path: Path) -> None:
    notes = Notes(tmp_path)

    async def scene() -> None:
        asked = [asyncio.ensure_future(pool.ask(decision(LONG))) for _ in range(2)]
        await until(lambda: len(notes.pieces()) >= 2)
        await pool.close()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in found] == [NoAnswer, NoAnswer]
        with pytest.raises(NoAnswer):
            await pool.put(AnalysisRequest("village", "", None, {}, 4, 1, []), Answer)

    pool = pool_of(notes)
    run(pool, scene)
