"""What can still be shown of a table that cannot be played on: its last position before the fault.

The table is closed: nothing here is ever stored or played. Whoever looks sees the position that the snapshot and the
entries up to the damaged one lead to, through the same eyes as at any other table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from stammtisch.core.match import Match
from stammtisch.core.state import State
from stammtisch.server import faces, store
from stammtisch.server.database import Database
from stammtisch.server.live import DAMAGE, LiveTable, read_beginning, unpack
from stammtisch.server.messages.tables import TableInfo
from stammtisch.server.problems import Problem
from stammtisch.server.progress import IN_RECORD, UNDO, Progress
from stammtisch.server.shelf import Shelf
from stammtisch.server.store import EntryRow


async def read_remains(database: Database, shelf: Shelf, table: str) -> LiveTable | None:
    """A damaged table as far as it can be read; None where not even its first position can."""
    async with database.read() as connection:
        row = await store.table_with_id(connection, table)
        if row is None:
            raise Problem("no-such-table")
        live = await read_beginning(connection, shelf, row)
        rows = await store.entries_of(connection, table)
        snapshot = await store.snapshot_before(connection, table, None)
    # A turn that waits to be confirmed is no part of the position.
    entries = [entry for entry in rows if entry.kind in IN_RECORD]
    try:
        skipped, state = _start(live, snapshot)
        good = _playable(Match(state.copy()), entries, skipped)
        live.progress = Progress(live.game, Match(state), entries[:good], skipped)
        return live
    except DAMAGE:
        return None


def _start(live: LiveTable, snapshot: tuple[int, bytes] | None) -> tuple[int, State]:
    """The state of the snapshot with the number of entries before it, or, where that is damaged, the first state."""
    if snapshot is not None:
        try:
            return snapshot[0], unpack(live.game, snapshot[1])
        except DAMAGE:
            pass
    return 0, live.first_state()


def _playable(match: Match, entries: list[EntryRow], skipped: int) -> int:
    """How many entries can be played again, one after the other."""
    for number in range(skipped, len(entries)):
        entry = entries[number]
        try:
            if entry.kind == UNDO:
                match.undo(entry.seat)
            else:
                assert entry.action is not None
                match.apply(entry.seat, entry.action)
        except DAMAGE:
            return number
    return len(entries)


def closed_info(
    live: LiveTable, person: str | None, names: Mapping[str, str], here: Collection[str], trouble: Mapping[str, str]
) -> TableInfo:
    """A closed table, with the reason."""
    version = live.version_for(person)
    info = faces.table_info(live.row, live.seats, live.game.titles, person, names, here, version, None, trouble)
    info.edition = live.game.edition.full_name
    return info
