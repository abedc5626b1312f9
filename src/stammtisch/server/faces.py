"""What people are shown of a table: its description, its present, its past; each through the eyes of one person."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from stammtisch.core.fairness import commitment_to
from stammtisch.core.match import resume_match
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.server import store
from stammtisch.server.database import Database
from stammtisch.server.live import LiveTable, unpack
from stammtisch.server.messages.from_server import ChangeMessage, StateMessage, UpdateMessage
from stammtisch.server.messages.playing import ViewAnswer
from stammtisch.server.messages.tables import SeatInfo, TableInfo
from stammtisch.server.progress import ACT, IN_RECORD, SPECTATOR_BIT, Change, bit_of
from stammtisch.server.shelf import has_doubts
from stammtisch.server.store import SeatRow, TableRow
from stammtisch.server.words import time_text


def seat_info(
    row: TableRow, seat: SeatRow, person: str | None, names: Mapping[str, str], here: Collection[str]
) -> SeatInfo:
    kind: Literal["person", "computer", "free"] = "person"
    if seat.person is None and not seat.has_resigned:
        if seat.level is not None:
            kind = "computer"
        elif row.status == "open":
            kind = "free"
    return SeatInfo(
        seat=seat.seat,
        kind=kind,
        level=seat.level,
        name=names.get(seat.person) if seat.person else None,
        person=seat.person,
        is_me=person is not None and seat.person == person,
        has_resigned=seat.has_resigned,
        is_here=seat.person is not None and seat.person in here,
        has_added=seat.share is not None,
    )


class Mine(NamedTuple):
    """What somebody at the table may do besides moving."""

    confirm_seat: int | None
    no_undo: dict[str, str] | None
    can_redo: bool


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    title: dict[str, str],
    person: str | None,
    names: Mapping[str, str],
    here: Collection[str],
    version: int,
    mine_now: Mine | None = None,
    trouble: Mapping[str, str] | None = None,
) -> TableInfo:
    mine = [seat.seat for seat in seats if person is not None and seat.person == person and not seat.has_resigned]
    return TableInfo(
        table=row.id,
        game=row.game,
        title=title,
        edition=row.edition,
        options=dict(row.options),
        status=row.status,  # type: ignore[arg-type]
        public=row.public,
        confirm=row.confirm,
        hints=row.hints,
        confirm_seat=mine_now.confirm_seat if mine_now else None,
        can_undo=mine_now is not None and mine_now.no_undo is None,
        no_undo=mine_now.no_undo if mine_now else None,
        can_redo=mine_now is not None and mine_now.can_redo,
        version=version,
        seats=[seat_info(row, seat, person, names, here) for seat in seats],
        my_seat=mine[0] if mine else None,
        my_seats=mine,
        to_act=row.to_act,
        host=row.host,
        is_host=person is not None and row.host == person,
        created=time_text(row.created),
        moved=time_text(row.moved),
        trouble=None if trouble is None else dict(trouble),
        commitment=commitment_to(bytes.fromhex(row.secret)) if row.secret is not None else None,
        is_seed_chosen=row.is_seed_chosen,
        is_practice=row.is_practice,
        rematch=row.rematch,
        forked_from=row.forked_from,
        result=row.result,
    )


def live_info(live: LiveTable, person: str | None, names: Mapping[str, str], here: Collection[str]) -> TableInfo:
    version = live.version_for(person)
    info = table_info(live.row, live.seats, live.game.titles, person, names, here, version, mine_at(live, person))
    info.edition = live.game.edition.full_name  # its box is that of the version which is played here
    info.has_doubts = has_doubts(live.game, live.row.options)
    if info.result is not None and live.progress is not None:
        # Made from the last position and not stored: so games that ended earlier have it, and words can be mended.
        info.result = {**info.result, "outcome": live.outcome()}
    return info


def mine_at(live: LiveTable, person: str | None) -> Mine | None:
    """What a person who plays here may do besides moving; None for everybody else, and when nobody plays (any more)."""
    seat = live.viewer_of(person)
    if live.progress is None or live.is_finished or seat is None:
        return None
    held = [mine for mine in live.seats_of(person) if mine in live.progress.held]
    return Mine(
        confirm_seat=held[0] if held else None,
        no_undo=live.why_no_undo(seat),
        can_redo=live.progress.redoable(seat) is not None,
    )


def whole_state(
    live: LiveTable, person: str | None, info: TableInfo, version: int | None, log_from: int
) -> StateMessage:
    """Everything a person may see now; the log from `log_from` where the client's lines still hold."""
    viewer, mask = live.viewer_of(person), live.mask_of(person)
    progress = live.progress
    if progress is None:
        return StateMessage(info, 0, 0, {}, [], 0, 0)
    now = progress.version(mask)
    length = progress.log_length(viewer)
    holds = version is not None and version <= now and log_from <= length and not live.is_finished
    if version is None or not holds or len(live.seats_of(person)) > 1 or progress.has_undone_since(version, mask):
        log_from = 0
    state = progress.shown_state(viewer)
    view, log = progress.look_at(state, viewer, mask, log_from, is_open=live.is_finished)
    progress.keep_face(viewer, view, len(progress.masks))
    at = progress.position(mask, is_open=live.is_finished)
    return StateMessage(info, now, at, view, _lines(log), log_from, length)


def update_after(live: LiveTable, person: str | None, info: TableInfo, change: Change) -> UpdateMessage:
    """What a person is told of a change that they could see."""
    progress = live.begun()
    mask = live.mask_of(person)
    shown = change.shown_to(live.viewer_of(person))
    return UpdateMessage(
        table=info,
        version=progress.version(mask),
        at=progress.position(mask, is_open=False),
        view=shown.view,
        log=_lines(shown.log),
        log_from=shown.log_from,
        log_length=shown.log_length,
        by=change.row.seat,
        action=_action_told(live, person, change),
    )


def difference_after(live: LiveTable, person: str | None, change: Change) -> ChangeMessage | None:
    """The same for who knows the view before; None where it is not known what that was."""
    progress = live.begun()
    mask = live.mask_of(person)
    shown = change.shown_to(live.viewer_of(person))
    view = shown.differences()
    if view is None:
        return None
    mine = mine_at(live, person)
    return ChangeMessage(
        table=live.id,
        version=progress.version(mask),
        at=progress.position(mask, is_open=False),
        view=view,
        log=_lines(shown.log),
        log_from=shown.log_from,
        log_length=shown.log_length,
        by=change.row.seat,
        action=_action_told(live, person, change),
        to_act=live.row.to_act,
        moved=time_text(live.row.moved),
        confirm_seat=mine.confirm_seat if mine else None,
        can_undo=mine is not None and mine.no_undo is None,
        no_undo=mine.no_undo if mine else None,
        can_redo=mine is not None and mine.can_redo,
    )


def _action_told(live: LiveTable, person: str | None, change: Change) -> int | None:
    may_know = change.row.seat in live.seats_of(person) or (change.is_open and change.row.kind == ACT)
    return change.row.action if may_know else None


def _lines(log: list[Json]) -> list[dict[str, Json]]:
    return [line for line in log if isinstance(line, dict)]


# The past


async def state_at(database: Database, live: LiveTable, entries: int) -> State:
    """The state after so many entries of the record, from the nearest snapshot."""
    async with database.read() as connection:
        snapshot = await store.snapshot_before(connection, live.id, entries)
        rows = await store.entries_of(connection, live.id)
    start = 0 if snapshot is None else snapshot[0]
    state = live.first_state() if snapshot is None else unpack(live.game, snapshot[1])
    lines: list[Json] = []
    for row in [row for row in rows if row.kind in IN_RECORD][start:entries]:
        lines.append([row.seat, row.action if row.kind == ACT else "undo"])
    return resume_match(state, lines).state


async def view_of(
    database: Database,
    live: LiveTable,
    person: str | None,
    info: TableInfo,
    at: int | None,
    log_from: int,
    log_most: int | None,
) -> ViewAnswer:
    """The present, or a moment of the past, as a person may see it; of the log the last lines, from a number on."""
    progress = live.progress
    if progress is None:
        return ViewAnswer(info, 0, 0, {}, [], 0, 0)
    viewer, mask = live.viewer_of(person), live.mask_of(person)
    is_open = live.is_finished
    if at is None:
        position = progress.position(mask, is_open=is_open)
        state = progress.shown_state(viewer)
    else:
        position = at
        state = await state_at(database, live, progress.entry_at(at, mask, is_open=is_open))
    length = state.log_length(viewer)
    first = min(length, log_from if log_most is None else max(log_from, length - log_most))
    view, log = progress.look_at(state, viewer, mask, first, is_open=is_open)
    return ViewAnswer(
        table=info,
        version=progress.version(mask),
        at=position,
        view=view,
        log=_lines(log),
        log_from=first,
        log_length=length,
    )


def version_in_list(seen: dict[int, int], seats: list[SeatRow], person: str | None) -> int:
    """The version for a person from the number of entries by who saw them."""
    mask = 0
    for seat in seats:
        if person is not None and seat.person == person and not seat.has_resigned:
            mask |= bit_of(seat.seat)
    mask = mask or SPECTATOR_BIT
    return sum(number for who, number in seen.items() if who & mask)
