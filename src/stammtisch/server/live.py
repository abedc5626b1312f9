"""A table held in memory: who sits there, the game as it stands, and the path every move takes.

Under the table's lock: version, rules, store, then tell. What could not be stored never happened: the
table is thrown away and read again from the database.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import msgspec
import structlog
from prometheus_client import Counter
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.core.errors import StammtischError
from stammtisch.core.fairness import Fairness
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.outcome import outcome_of
from stammtisch.core.plain import Json
from stammtisch.core.quiet import Quiet
from stammtisch.core.state import State
from stammtisch.server import store
from stammtisch.server.database import Database
from stammtisch.server.ledger import Ledger
from stammtisch.server.metrics import MOVES
from stammtisch.server.problems import Problem, problem_of
from stammtisch.server.progress import NONE, SPECTATOR_BIT, Change, Progress, bit_of, everyone
from stammtisch.server.shelf import Shelf
from stammtisch.server.store import EntryRow, SeatRow, TableRow

# What a table takes of the memory, about: its state with who may undo what, what every viewer was last shown, and
# every entry with its lines of the log.
TABLE_BYTES = 160_000
ENTRY_BYTES = 500
# What stored data can raise that was damaged, or written by other rules.
DAMAGE = (StammtischError, zlib.error, msgspec.MsgspecError, LookupError, TypeError, ValueError, ArithmeticError,
          AttributeError, AssertionError)  # fmt: skip
SNAPSHOT_EVERY = 40  # entries of the record between two snapshots, about


log = structlog.get_logger("tables")


class LiveTable:
    """One table in memory. Its methods are called under `lock`."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], game: Game, position: dict[str, Json] | None = None
    ) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.position = position  # in which a practice table begins
        self.progress: Progress | None = None
        self.lock = asyncio.Lock()
        self.is_gone = False  # thrown away; whoever waited for the lock must fetch the table again
        self.snapshot_at = 0
        self.looked = 0.0  # when a person last looked, by the clock of the hub
        self.told = 0.0  # when people were last shown a move, by the monotonic clock
        # Who does not want to be asked again this turn, by seat; a table that is read anew asks again.
        self.quiet: dict[int, Quiet] = {}
        self.jobs: dict[int, asyncio.Task[None]] = {}  # computers that think, by seat
        # What the workers are asked for them, by seat, with the version that it is about
        self.asking: dict[int, tuple[int, asyncio.Future[Any]]] = {}
        self._outcome: dict[str, Json] | None = None  # worked out when a finished game is first looked at

    # Questions

    def was_dropped(self) -> bool:
        """Whether the table must be read again; a question of its own, since waiting may change the answer."""
        return self.is_gone

    def is_thinking(self) -> bool:
        """Whether a computer is at work for this table."""
        return any(not job.done() for job in self.jobs.values())

    def weight(self) -> int:
        """How many bytes of memory it takes, about."""
        return TABLE_BYTES + (0 if self.progress is None else ENTRY_BYTES * len(self.progress.masks))

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_finished(self) -> bool:
        return self.row.status == "finished"

    def is_open_to(self, person: str | None) -> bool:
        """Whether a person may know everything: the game is over, or it is their own, played on from another table."""
        is_own = person is not None and self.row.host == person
        return self.is_finished or (self.row.forked_from is not None and is_own)

    def outcome(self) -> dict[str, Json]:
        """Who won the finished game and why, in words."""
        if self._outcome is None:
            self._outcome = outcome_of(self.begun().state)
        return self._outcome

    def first_state(self) -> State:
        if self.position is not None:
            return self.game.at(self.position, is_trusted=True)
        row, fairness = self.row, fairness_of(self.row, self.seats)
        key = b"" if fairness is None else fairness.key()
        return self.game.new(row.seat_count, row.seed, row.options, key=key, rules=row.rules)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays; none after resigning."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person and not seat.has_resigned]

    def mask_of(self, person: str | None) -> int:
        """The bits of the viewers that a person is."""
        mask = 0
        for seat in self.seats_of(person):
            mask |= bit_of(seat)
        return mask or SPECTATOR_BIT

    def viewer_of(self, person: str | None) -> int | None:
        """The seat through whose eyes a person looks; with several, the one that is asked."""
        mine = self.seats_of(person)
        if self.progress is not None:
            asked = self.progress.state.to_act()
            for seat in mine:
                if seat in asked and seat not in self.progress.held:
                    return seat
        return mine[0] if mine else None

    def seat_for(self, person: str | None, seat: int | None) -> int:
        """The seat for which a person may act."""
        mine = self.seats_of(person)
        if seat is not None and not 0 <= seat < self.row.seat_count:
            raise Problem("no-such-seat")
        if not mine or (seat is not None and seat not in mine):
            raise Problem("not-your-seat")
        if seat is not None:
            return seat
        viewer = self.viewer_of(person)
        assert viewer is not None
        return viewer

    def owners(self) -> tuple[str, ...]:
        """The people at whose cost computers think here: who plays, else the host."""
        players = {seat.person for seat in self.seats if seat.person is not None and not seat.has_resigned}
        if not players and self.row.host is not None:
            return (self.row.host,)
        return tuple(sorted(players))

    def version_for(self, person: str | None) -> int:
        return 0 if self.progress is None else self.progress.version(self.mask_of(person))

    def running(self) -> Progress:
        """The game, if it is going on."""
        if self.progress is None:
            raise Problem("not-started")
        if self.is_finished:
            raise Problem("is-over")
        return self.progress

    def begun(self) -> Progress:
        if self.progress is None:
            raise Problem("not-started")
        return self.progress

    def action_named(self, action: int | str) -> int:
        if isinstance(action, int):
            return action
        found = notations_of(self.game).get(" ".join(action.lower().split()))
        if found is None:
            raise Problem("unreadable-action")
        return found

    def computers_to_act(self) -> list[int]:
        if self.progress is None or self.is_finished:
            return []
        return [seat for seat in self.progress.state.to_act() if self.seats[seat].level is not None]

    def quiet_answer(self) -> tuple[int, int] | None:
        """Who is asked and does not want to be this turn, and what goes on in their place; None if nobody is."""
        if self.is_finished:
            return None
        progress = self.begun()
        for seat, quiet in list(self.quiet.items()):
            if self.seats[seat].person is None or self.seats[seat].has_resigned or not quiet.holds(progress.state):
                del self.quiet[seat]
            elif seat not in progress.held and (action := quiet.answer(progress.state)) is not None:
                return seat, action
        return None

    # Moves: each checks, plays, and gives the change to be stored

    def act(self, seat: int, mask: int, version: int, action: int, *, is_person: bool) -> Change:
        progress = self.running()
        progress.check_version(seat, mask, version)
        if seat in progress.held:
            raise Problem("confirm-first")
        refusal = progress.state.why_not(seat, action)
        if refusal is None and is_person and self.row.confirm and progress.needs_confirm(seat, action):
            return progress.hold(seat, action)
        return _checked(lambda: progress.act(seat, action))

    def undo(self, seat: int, mask: int, version: int) -> Change:
        progress = self.running()
        progress.check_version(seat, mask, version)
        if seat in progress.held:
            return progress.release(seat)
        reason = progress.match.why_no_undo(seat)
        if reason is not None:
            raise problem_of(reason)
        return progress.undo(seat)

    def why_no_undo(self, seat: int) -> dict[str, str] | None:
        """Why a seat has nothing to take back now, in every language; None when it has."""
        progress = self.running()
        reason = None if seat in progress.held else progress.match.why_no_undo(seat)
        if reason is None or (reason.code == "others_have_answered" and progress.stretch != NONE):
            # In a shared question others answer in secret: that they have must not show. Who tries is told.
            return None
        return dict(reason.sentences)

    def redo(self, seat: int, mask: int, version: int) -> Change:
        progress = self.running()
        action = progress.redoable(seat)
        if action is None:
            progress.check_version(seat, mask, version)
            raise Problem("nothing-to-redo")
        return self.act(seat, mask, version, action, is_person=True)

    def confirm(self, seat: int, mask: int, version: int) -> Change:
        progress = self.running()
        progress.check_version(seat, mask, version)
        if seat not in progress.held:
            raise Problem("nothing-to-confirm")
        action = progress.held[seat]
        return _checked(lambda: progress.act(seat, action))

    async def store(self, ledger: Ledger, change: Change) -> None:
        """Make the change last; afterwards `row` says how the table stands."""
        state = self.begun().state
        values: dict[str, Any] = {"to_act": state.to_act()}
        if change.row.seen == everyone(self.row.seat_count):
            values["moved"] = change.row.time  # a hidden placement must not show by its time
        if state.is_over():
            values |= {"status": "finished", "result": result_of(state)}
        row = msgspec.structs.replace(self.row, **values)
        snapshot = self._due_snapshot()
        try:
            await ledger.add(store.Move(row, change.row, snapshot))
        except IntegrityError:
            # Another server wrote this entry first.
            self.is_gone = True
            raise Problem("stale") from None
        except BaseException:
            self.is_gone = True
            raise
        self.row = msgspec.structs.replace(self.row, **values)  # what else has changed meanwhile stays so
        if snapshot is not None:
            self.snapshot_at = snapshot[0]
        by: Literal["computer", "person"] = "computer" if self.seats[change.row.seat].level else "person"
        _moves_counted(self.row.game, change.row.kind, by).inc()
        if change.row.seen & ~bit_of(change.row.seat):
            self.told = time.monotonic()

    def _due_snapshot(self) -> tuple[int, bytes] | None:
        checkpoint = self.begun().match.checkpoint()
        made = checkpoint.entries_made()
        return (made, pack(checkpoint)) if made - self.snapshot_at >= SNAPSHOT_EVERY else None


@cache
def notations_of(game: Game) -> dict[str, int]:
    """The actions by notation. `Game.parse` looks for similar ones on a miss: too dear for whoever types nonsense."""
    return {action.notation: action.index for action in game.actions}


@cache
def _moves_counted(game: str, kind: str, by: str) -> Counter:
    """The counter with these labels; to look it up by them takes longer than to count."""
    return MOVES.labels(game, kind, by)


def _checked(play: Callable[[], Change]) -> Change:
    try:
        return play()
    except StammtischError as error:
        raise problem_of(error) from None


def result_of(state: State) -> dict[str, Json]:
    scores: list[Json] = [score.as_json() for score in state.scores()]
    ranking: list[Json] = []
    for group in state.ranking():
        seats: list[Json] = []
        seats.extend(group)
        ranking.append(seats)
    return {"scores": scores, "ranking": ranking}


def pack(state: State) -> bytes:
    return zlib.compress(msgspec.json.encode(state.dump()), 6)


def unpack(game: Game, data: bytes) -> State:
    return game.load(msgspec.json.decode(zlib.decompress(data)), is_trusted=True)


def fairness_of(row: TableRow, seats: list[SeatRow]) -> Fairness | None:
    """Where the chance of a table comes from; None where it follows from a seed."""
    if row.secret is None:
        return None
    return Fairness(bytes.fromhex(row.secret), [seat.share or "" for seat in seats])


async def read_table(database: Database, shelf: Shelf, table: str) -> LiveTable:
    """A table from the database; raises Problem("damaged-table") where what is stored cannot be played again."""
    async with database.read() as connection:
        row = await store.table_with_id(connection, table)
        if row is None:
            raise Problem("no-such-table")
        live = await read_beginning(connection, shelf, row)
        if row.status == "open":
            return live
        rows = await store.entries_of(connection, table)
        snapshot = await store.snapshot_before(connection, table, None)
    live.snapshot_at, live.progress = _progress_of(live, rows, snapshot)
    return live


async def read_beginning(connection: AsyncConnection, shelf: Shelf, row: TableRow) -> LiveTable:
    """A table with all that its game began, or will begin, with."""
    seats = (await store.seats_of(connection, [row.id]))[row.id]
    position = await store.position_of(connection, row.id) if row.is_practice else None
    return LiveTable(row, seats, shelf.game_of(row), position)


def _progress_of(live: LiveTable, rows: list[EntryRow], snapshot: tuple[int, bytes] | None) -> tuple[int, Progress]:
    """The game as it stands, from its snapshot, or, where that is damaged, from the beginning."""
    game = live.game
    if snapshot is not None:
        try:
            return snapshot[0], Progress(game, Match(unpack(game, snapshot[1])), rows, snapshot[0])
        except DAMAGE as error:
            log.warning("snapshot damaged, replaying", table=live.id[:6], at=snapshot[0], reason=type(error).__name__)
    try:
        # The next snapshot is due where a good one would have been made.
        at = 0 if snapshot is None else snapshot[0]
        return at, Progress(game, Match(live.first_state()), rows, 0)
    except DAMAGE as error:
        log.warning("table cannot be played again", table=live.id[:6], reason=f"{type(error).__name__}: {error}"[:200])
        # Only what the rules say of it is for people.
        reason = dict(error.sentences) if isinstance(error, StammtischError) else ""
        raise Problem("damaged-table", detail=reason) from None
