"""Moves and looks, the same for HTTP and sockets: who asks, for which seat, from which version."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from stammtisch.core.errors import StammtischError
from stammtisch.core.fairness import prove
from stammtisch.core.match import Match
from stammtisch.core.plain import Json, as_dict, as_int, as_list
from stammtisch.core.quiet import Quiet
from stammtisch.server import faces, store
from stammtisch.server.hub import Hub
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable, fairness_of
from stammtisch.server.messages.common import Error
from stammtisch.server.messages.from_client import Act, AskWhy, Confirm, Redo, Undo
from stammtisch.server.messages.playing import ChanceProof, ChatLine, Move, ScorePoint, Step, ViewAnswer, Why
from stammtisch.server.messages.reports import AskReport, Report
from stammtisch.server.problems import Problem, problem_of
from stammtisch.server.progress import FAR, IN_RECORD, UNDO, Change
from stammtisch.server.remains import closed_info, read_remains
from stammtisch.server.reports import position_known_to, report_of
from stammtisch.server.settings import Settings
from stammtisch.server.store import ChatRow, EntryRow, PersonRow, now_ms
from stammtisch.server.words import clean, time_text

CHAT_LISTED = 500
KEPT = 200  # tables that do not change any more, of which something worked out is kept

Kept = TypeVar("Kept")


def error_of(problem: Problem) -> Error:
    return Error(
        code=problem.code,
        message=problem.sentences,
        rule=problem.rule or None,
        missing=list(problem.missing),
        version=problem.version,
    )


class Playing:
    """What people do at tables."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self._moves = Limit(settings.messages_per_second, settings.messages_burst)
        self._curves: dict[str, list[ScorePoint]] = {}
        self._proofs: dict[str, ChanceProof] = {}
        self._remains: dict[str, LiveTable] = {}
        self._chats = Limit(settings.chats_per_minute / 60, settings.chats_per_minute)
        self.draw_seed: Callable[[], int] = lambda: secrets.randbits(53)  # of deals that look the same in reports
        self._refused: list[tuple[str, ChatRow]] = []  # lines that may be stored although they were refused

    async def _move(
        self, table: str, person: PersonRow, seat: int | None, play: Callable[[LiveTable, int, int], Change]
    ) -> int:
        self._moves.check(person.id)

        def change(live: LiveTable) -> tuple[Change, str | None]:
            live.running()
            self.hub.look(live)
            chosen = live.seat_for(person.id, seat)
            return play(live, chosen, live.mask_of(person.id)), person.id

        return await self.hub.move(table, change)

    async def act(self, table: str, person: PersonRow, move: Move | Act) -> int:
        def play(live: LiveTable, seat: int, mask: int) -> Change:
            action = live.action_named(move.action)
            quiet = Quiet(live.running().state, seat) if move.quiet else None
            change = live.act(seat, mask, move.version, action, is_person=True)
            if quiet is not None:
                live.quiet[seat] = quiet
            return change

        return await self._move(table, person, move.seat, play)

    async def undo(self, table: str, person: PersonRow, step: Step | Undo) -> int:
        def play(live: LiveTable, seat: int, mask: int) -> Change:
            change = live.undo(seat, mask, step.version)
            live.quiet.pop(seat, None)  # whoever takes something back wants to decide again
            return change

        return await self._move(table, person, step.seat, play)

    async def redo(self, table: str, person: PersonRow, step: Step | Redo) -> int:
        return await self._move(table, person, step.seat, lambda live, seat, mask: live.redo(seat, mask, step.version))

    async def confirm(self, table: str, person: PersonRow, step: Step | Confirm) -> int:
        def play(live: LiveTable, seat: int, mask: int) -> Change:
            # With several seats, the one whose turn waits is meant.
            held = [mine for mine in live.seats_of(person.id) if mine in live.running().held]
            return live.confirm(held[0] if held and step.seat is None else seat, mask, step.version)

        return await self._move(table, person, step.seat, play)

    async def why(self, table: str, person: PersonRow, ask: Why | AskWhy) -> Error | None:
        self._moves.check(person.id)
        live = await self.hub.table(table)
        progress = live.running()
        seat = live.seat_for(person.id, ask.seat)
        refusal = progress.state.why_not(seat, live.action_named(ask.action))
        if refusal is None:
            return None
        return Error(
            refusal.code.replace("_", "-"), dict(refusal.sentences), refusal.rule or None, list(refusal.missing)
        )

    # Looking

    async def view(
        self, table: str, person: PersonRow | None, at: int | None, log_from: int, log_most: int | None = None
    ) -> ViewAnswer:
        me = None if person is None else person.id
        try:
            live = await self.hub.table(table)
        except Problem as problem:
            if problem.code != "damaged-table" or at is not None:
                raise
            return await self._last_view(table, me, log_from, log_most, problem)
        self.hub.look(live)
        async with live.lock:
            return await faces.view_of(self.hub.database, live, me, self.hub.info(live, me), at, log_from, log_most)

    async def _last_view(
        self, table: str, me: str | None, log_from: int, log_most: int | None, problem: Problem
    ) -> ViewAnswer:
        """The last position of a table that is closed for this problem, as far as it can be read."""
        live = self._remains.get(table) or await read_remains(self.hub.database, self.hub.shelf, table)
        if live is None:
            raise problem
        _keep(self._remains, table, live)
        await self.hub.learn_names(live)
        info = closed_info(live, me, self.hub.names, self.hub.here(table), problem.sentences)
        return await faces.view_of(self.hub.database, live, me, info, None, log_from, log_most)

    async def record(self, table: str, person: PersonRow | None) -> dict[str, Any]:
        live = await self.hub.table(table)
        live.begun()
        if not live.is_open_to(None if person is None else person.id):
            raise Problem("still-running")
        return self._record_of(live)

    def _record_of(self, live: LiveTable) -> dict[str, Any]:
        try:
            record = dict(live.begun().state.record())
        except StammtischError as error:
            raise problem_of(error) from None
        fairness = fairness_of(live.row, live.seats)
        if fairness is not None:
            record["fair"] = fairness.as_json()
        return record

    async def report(self, table: str, person: PersonRow | None, wish: AskReport) -> Report:
        """A problem, as a file for whoever looks into it: see `reports`."""
        live = await self.hub.table(table)
        me = None if person is None else person.id
        async with live.lock:
            progress = live.begun()
            seen = await faces.view_of(self.hub.database, live, me, self.hub.info(live, me), None, 0, None)
            seat = live.viewer_of(me)
            position: dict[str, Json] | None = None
            record: dict[str, Any] | None = None
            if live.is_open_to(me):
                position, record = progress.state.position(), self._record_of(live)
            elif seat is not None:
                position = position_known_to(progress.shown_state(seat), seat, self.draw_seed())
            tables = live.game.edition.files if self.hub.shelf.is_installed(live.game) else None
            return report_of(live, wish, seen, seat, position, record, tables)

    async def chance(self, table: str) -> ChanceProof:
        """Where the chance of a finished game came from, with every draw, to be computed anew by whoever doubts it."""
        known = self._proofs.get(table)
        if known is not None:
            return known
        record = await self.record(table, None)
        live = await self.hub.table(table)
        # As with the curve of points, others need not wait for it.
        proof = await asyncio.to_thread(prove, live.game, record)
        fairness = proof.fairness
        told = ChanceProof(
            commitment=None if fairness is None else fairness.commitment(),
            secret=None if fairness is None else fairness.secret.hex(),
            shares=[] if fairness is None else fairness.shares,
            key=None if fairness is None else fairness.key().hex(),
            seed=record.get("seed"),
            is_seed_chosen=live.row.is_seed_chosen,
            draws=[(draw.bound, draw.number) for draw in proof.draws],
        )
        _keep(self._proofs, table, told)
        return told

    async def scores(self, table: str) -> list[ScorePoint]:
        """The points of every seat over the course of a finished game, one line per round."""
        live = await self.hub.table(table)
        if not live.is_finished:
            raise Problem("still-running")
        known = self._curves.get(table)
        if known is not None:
            return known
        async with self.hub.database.read() as connection:
            rows = await store.entries_of(connection, table)
        # It takes a good part of a second; moves at other tables need not wait for it.
        points = await asyncio.to_thread(score_points, live, rows)
        _keep(self._curves, table, points)
        return points

    async def movers(self, table: str, person: PersonRow | None) -> list[int]:
        """The seat that made each entry of the record, as a viewer counts them: for a replay that follows one seat."""
        live = await self.hub.table(table)
        me = None if person is None else person.id
        async with live.lock:
            known = live.begun().entries_known(live.mask_of(me), is_open=live.is_finished)
            async with self.hub.database.read() as connection:
                rows = [row for row in await store.entries_of(connection, table) if row.kind in IN_RECORD]
        return [rows[number - 1].seat for number in known]

    # Chat

    async def say(self, table: str, person: PersonRow, text: str) -> tuple[ChatLine, int]:
        """The line as everybody is told it, and the table's version for who said it.

        All that can be refused is refused before the line is stored. Where the database dies while it stores, nobody
        knows whether it has: the line is refused, and taken back when the database answers again.
        """
        plain = clean(text, self.settings.chat_length, "bad-chat")
        self._chats.check(person.id)

        async def work(live: LiveTable) -> tuple[ChatLine, int]:
            mine = live.seats_of(person.id)
            row = ChatRow(0, person.id, mine[0] if mine else None, plain, now_ms())
            version = live.version_for(person.id)
            await self.take_refused_back()
            try:
                async with self.hub.database.write() as connection:
                    await store.must_be_known(connection, person.id)
                    await store.add_chat(connection, table, row)
            except Problem as problem:
                if problem.code == "no-database" and row.number:
                    self._refused.append((table, row))
                raise
            line = chat_line(row, person.name)
            self.hub.tell_chat(table, line)
            return line, version

        return await self.hub.on(table, work)

    async def take_refused_back(self) -> None:
        """See to it that lines are not stored that were refused when the database died."""
        refused, self._refused = self._refused, []
        if not refused:
            return
        try:
            async with self.hub.database.write() as connection:
                for table, row in refused:
                    await store.take_chat_back(connection, table, row)
        except BaseException:
            self._refused += refused
            raise

    async def chat(self, table: str) -> list[ChatLine]:
        await self.hub.table(table)
        await self.take_refused_back()
        async with self.hub.database.read() as connection:
            rows = await store.chat_of(connection, table, CHAT_LISTED)
            names = await store.names_of(connection, {row.person for row in rows if row.person})
        return [chat_line(row, names.get(row.person) if row.person else None) for row in rows]


def _keep(kept: dict[str, Kept], table: str, worked_out: Kept) -> None:
    """Keep what took long to work out about a table that does not change any more, for as many as there is room for."""
    if len(kept) >= KEPT:
        kept.clear()
    kept[table] = worked_out


def chat_line(row: ChatRow, name: str | None) -> ChatLine:
    return ChatLine(row.number, row.person, name, row.seat, row.text, time_text(row.time))


def score_points(live: LiveTable, rows: list[EntryRow]) -> list[ScorePoint]:
    """The last point of each round. The move that ends a round, and what its end brings, count for that round."""
    match = Match(live.first_state())
    points: list[ScorePoint] = []
    at = 0
    for row in [None, *rows]:
        if row is not None:
            if row.kind == UNDO:
                match.undo(row.seat)
            elif row.kind == "act" and row.action is not None:
                match.apply(row.seat, row.action)
            else:
                continue
            at += 1
        view = match.state.observe(None, FAR)
        number = view.get("round")
        point = ScorePoint(at, number if isinstance(number, int) else None, totals_in(view))
        if points and points[-1].round == point.round:
            points[-1] = point
            continue
        if points and row is not None and row.kind != UNDO:
            points[-1] = ScorePoint(at, points[-1].round, point.totals)
        points.append(point)
    return points


def totals_in(view: dict[str, Json]) -> list[int]:
    return [as_int(as_dict(score, "a score")["total"], "total") for score in as_list(view["scores"], "scores")]
