"""One person takes nothing from the others: shares of the thinking, limits, and tables that rest when nobody looks."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.server import analyses
from stammtisch.server.live import TABLE_BYTES, LiveTable
from stammtisch.server.order import FairOrder, Work
from stammtisch.server.server import MEGABYTE, Server
from stammtisch.server.store import now_ms
from stammtisch.server.workers import PIECE_SECONDS, Pool
from tests.patience import until
from tests.server.fakes import Notes
from tests.server.harness import Person, Running, play_to_the_end, running, start_game
from tests.server.postgres import Postgres

HOUR = 3600.0


def computers_alone(host: Person, level: str, seats: int) -> str:
    """A running table where nobody sits."""
    computers = [{"seat": seat, "level": level} for seat in range(seats)]
    table = host.open_table(seats, game="village", seat=None, computers=computers)
    host.post(f"/api/tables/{table}/start")
    return table


# Shares


class Diary(FairOrder):
    """The order, with the course of every decision written down."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[Work, float] = {}
        self.pieces: list[tuple[Work, float, float]] = []  # with begin and end

    def add(self, work: Work) -> None:
        super().add(work)
        self.asked[work] = self.clock()

    def end(self, work: Work) -> None:
        self.pieces.append((work, self.running[work], self.clock()))
        super().end(work)

    def answered(self, person: Person) -> list[Work]:
        """The decisions at this person's cost alone that are answered."""
        done = {work for work, _, _ in list(self.pieces)} - set(self.waiting) - set(self.running)
        return [work for work in done if work.owners == (person.id,)]


class Course:
    """How one decision was answered."""

    def __init__(self, diary: Diary, work: Work) -> None:
        asked = diary.asked[work]
        own = [(begin, end) for other, begin, end in diary.pieces if other is work]
        last = own[-1][0]
        self.seconds = own[-1][1] - asked
        self.thinking = sum(end - begin for begin, end in own)
        # How long those of others lasted that were under way or came between
        self.others = [
            end - begin for each, begin, end in diary.pieces if each is not work and begin < last and asked < end
        ]


def test_beside_somebody_with_many_masters_a_computer_answers_as_if_alone(tmp_path: Path) -> None:
    diary = Diary()
    with running(tmp_path, Pool(1, 20.0, order=diary), computer_seconds=0.6) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        for _ in range(12):
            computers_alone(anna, "master", 4)
        until(lambda: len(diary.pieces) > 10, "Anna's computers think")
        table = start_game([bert], computers=1, level="master", game="village")

        def has_played() -> bool:
            bert.move(table)
            return len(diary.answered(bert)) >= 3

        until(has_played, "Bert's computer answers")
        courses = [Course(diary, work) for work in diary.answered(bert)]
    for course in courses:
        assert len(course.others) <= 1, "more than one piece of somebody else while Bert's computer waited or thought"
        # A single call of a game is never cut; on a slow machine it makes that piece longer.
        too_long = max(0.0, sum(course.others) - PIECE_SECONDS)
        assert course.seconds <= course.thinking + 0.5 + too_long
    assert max(course.thinking for course in courses) > PIECE_SECONDS, "it had to share the worker"


def test_a_computer_thinks_at_the_cost_of_those_who_play_and_else_of_the_host(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bert, cleo = (server.person(name) for name in ("Anna", "Bert", "Cleo"))
        table = start_game([anna, bert], computers=1)
        assert set(live_of(server, table).owners()) == {anna.id, bert.id}
        anna.post(f"/api/tables/{table}/resign")
        assert live_of(server, table).owners() == (bert.id,)
        assert live_of(server, computers_alone(cleo, "random", 2)).owners() == (cleo.id,)


def server_of(running_server: Running) -> Server:
    assert running_server.server is not None
    return running_server.server


def live_of(running_server: Running, table: str) -> LiveTable:
    live = server_of(running_server).hub.in_memory(table)
    assert live is not None
    return live


# Limits


def test_a_host_has_only_so_many_games_with_computers_at_once(tmp_path: Path) -> None:
    with running(tmp_path, Pool(1, 20.0, Notes(tmp_path).command()), games_with_computers=2) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        tables = [start_game([anna], computers=1) for _ in range(2)]
        third = anna.open_table(2, seat=0, computers=[{"seat": 1, "level": "random"}])
        anna.refused(f"/api/tables/{third}/start", {}, "too-many-tables")
        assert anna.get(f"/api/tables/{third}")["status"] == "open"
        # Others may, she may without computers, and what rests does not count.
        start_game([bert], computers=1)
        start_game([anna, bert])
        make_old(tmp_path, tables[0])
        anna.post(f"/api/tables/{third}/start")


@pytest.mark.needs("postgresql")
def test_games_begun_at_the_same_moment_are_counted_too(tmp_path: Path, databases: Postgres) -> None:
    """On PostgreSQL, where changes do not wait for one another."""
    pool = Pool(1, 20.0, Notes(tmp_path).command())
    with running(tmp_path, pool, games_with_computers=2, database=databases.new_database()) as server:
        anna = server.person("Anna")
        tables = [anna.open_table(2, seat=0, computers=[{"seat": 1, "level": "random"}]) for _ in range(8)]
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda table: anna.http.post(f"/api/tables/{table}/start").status_code, tables))
    assert sorted(found) == [200] * 2 + [429] * 6


def make_old(folder: Path, table: str) -> None:
    """The last move at a table was two hours ago."""
    with closing(sqlite3.connect(folder / "test.db")) as database, database:
        database.execute("UPDATE tables SET moved = ? WHERE id = ?", (now_ms() - 2 * 3_600_000, table))


def test_a_person_has_only_so_many_analyses_waiting(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    with running(tmp_path, Pool(1, 20.0, notes.command()), analyses_per_person=2, analysis_simulations=4) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        paths = [f"/api/tables/{start_game([anna], game='village')}/analysis" for _ in range(4)]
        for path in paths:
            play_to_the_end(path.split("/")[3], [anna])
        notes.hold()
        for path in paths[:2]:
            anna.post(path)
        anna.refused(paths[2], {}, "too-many-analyses")
        assert anna.get(paths[2])["status"] == "none"
        anna.post(paths[0])  # asked for already
        bert.post(paths[3])
        notes.release()
        until(lambda: anna.get(paths[1])["status"] == "done", "the analyses are worked out")
        anna.post(paths[2])
        until(lambda: anna.get(paths[2])["status"] == "done", "the last one is worked out")


def test_an_analysis_that_many_ask_for_at_once_is_worked_out_once(tmp_path: Path) -> None:
    notes = Notes(tmp_path)
    with running(tmp_path, Pool(1, 20.0, notes.command()), analysis_simulations=4) as server:
        anna = server.person("Anna")
        table = start_game([anna], game="village")
        play_to_the_end(table, [anna])
        path = f"/api/tables/{table}/analysis"
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda _: anna.post(path), range(16)))
        until(lambda: anna.get(path)["status"] == "done", "the analysis is worked out")
    assert [piece.is_new for piece in notes.pieces()] == [True, False, False, False]


@pytest.mark.parametrize("is_begun", [True, False], ids=["under way", "not begun"])
def test_a_wish_whose_look_is_older_than_the_report_begins_no_second_analysis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_begun: bool
) -> None:
    """Who asks looks first whether the report is there; meanwhile it is finished."""
    notes, look, has_looked, may_go_on = Notes(tmp_path), analyses.report_of, Event(), Event()

    async def look_slowly(connection: AsyncConnection, table: str, simulations: int) -> str | None:
        found = await look(connection, table, simulations)
        if not has_looked.is_set():
            has_looked.set()
            while not may_go_on.is_set():
                await asyncio.sleep(0.005)
        return found

    with running(tmp_path, Pool(1, 20.0, notes.command()), analysis_simulations=4) as server:
        anna = server.person("Anna")
        table = start_game([anna], game="village")
        play_to_the_end(table, [anna])
        path = f"/api/tables/{table}/analysis"
        notes.hold()
        if is_begun:
            anna.post(path)
        monkeypatch.setattr(analyses, "report_of", look_slowly)
        with ThreadPoolExecutor(1) as thread:
            late = thread.submit(anna.post, path)
            until(has_looked.is_set, "the late wish has looked")
            anna.post(path)
            notes.release()
            until(lambda: anna.get(path)["status"] == "done", "the analysis is worked out")
            may_go_on.set()
            late.result()
        until(lambda: not server_of(server).advising.is_busy, "nothing more is worked out")
    assert [piece.is_new for piece in notes.pieces()] == [True, False, False, False]


# Rest


class Clock:
    """The hub's clock, which the test puts forward."""

    def __init__(self, server: Running) -> None:
        self.now = 0.0
        server_of(server).hub.clock = lambda: self.now


def entries(folder: Path, table: str) -> int:
    """How far a game has come, without looking at it as a person does."""
    with closing(sqlite3.connect(folder / "test.db")) as database:
        found = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
    return int(found[0])


def comes_to_rest(server: Running, folder: Path, table: str) -> int:
    """Wait until no computer thinks there; how far the game has come."""
    until(lambda: not live_of(server, table).is_thinking(), "the computers rest")
    return entries(folder, table)


def test_computers_rest_when_nobody_has_looked_for_an_hour_and_go_on_with_a_look(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        clock = Clock(server)
        anna = server.person("Anna")
        table = computers_alone(anna, "random", 4)
        for look in (f"/api/tables/{table}/view", f"/api/tables/{table}"):
            clock.now += HOUR
            reached = comes_to_rest(server, tmp_path, table)
            (mine,) = anna.get("/api/tables?list=mine")
            assert mine["status"] == "running"
            assert entries(tmp_path, table) == reached
            anna.get(look)
            until(lambda reached=reached: entries(tmp_path, table) > reached, "the computers go on")  # type: ignore[misc]


def test_a_table_that_somebody_watches_never_rests(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        clock = Clock(server)
        anna = server.person("Anna")
        table = computers_alone(anna, "random", 4)
        clock.now += HOUR
        reached = comes_to_rest(server, tmp_path, table)
        line = server.spectator().socket()
        line.watch(table)
        clock.now += 2 * HOUR
        until(lambda: entries(tmp_path, table) > reached + 5, "the computers play on")
        # Who goes away has looked until then.
        line.close()
        until(lambda: not server_of(server).hub.is_watched(table), "nobody watches")
        assert not server_of(server).hub.is_at_rest(live_of(server, table))
        clock.now += HOUR
        assert comes_to_rest(server, tmp_path, table) > reached


def test_a_move_wakes_computers_that_rest(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        clock = Clock(server)
        anna = server.person("Anna")
        table = start_game([anna], computers=3, game="village")
        until(lambda: anna.get(f"/api/tables/{table}")["to_act"] == [0], "it is Anna's turn")
        seen = anna.view(table)
        clock.now += HOUR
        before = entries(tmp_path, table)
        anna.act(table, seen["version"], seen["view"]["prompt"]["legal"][0])
        assert not server_of(server).hub.is_at_rest(live_of(server, table))
        assert entries(tmp_path, table) > before


def test_a_table_at_rest_may_leave_the_memory(tmp_path: Path) -> None:
    with running(tmp_path, tables_megabytes=3.7 * TABLE_BYTES / MEGABYTE) as server:
        clock = Clock(server)
        anna = server.person("Anna")
        table = computers_alone(anna, "random", 4)
        clock.now += HOUR
        comes_to_rest(server, tmp_path, table)
        for _ in range(4):
            anna.open_table()
        assert "running" in {each["status"] for each in anna.get("/api/tables?list=mine")}
        assert server_of(server).hub.in_memory(table) is None


def test_after_a_start_only_computers_go_on_where_there_was_a_move_lately(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        old, new = (computers_alone(anna, "random", 4) for _ in range(2))
    make_old(tmp_path, old)
    reached = {table: entries(tmp_path, table) for table in (old, new)}
    with running(tmp_path) as server:
        until(lambda: entries(tmp_path, new) > reached[new], "the newer table goes on")
        settled = asyncio.run_coroutine_threadsafe(server_of(server).hub.settle(60), loop_of(server))
        settled.result()
        assert server_of(server).hub.in_memory(old) is None
        server.same(anna).view(old)
        until(lambda: entries(tmp_path, old) > reached[old], "the older one goes on with a look")


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    assert server.loop is not None
    return server.loop
