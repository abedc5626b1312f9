"""A running game as the server follows it: what happened, who could see it, and what may happen next.

Every change is one entry with a kind: `act` and `undo` stand in the record of the game; `hold` and
`release` are the confirm step, where the last action of a turn waits. `seen` has one bit per viewer
(bit 0 spectators, bit n + 1 seat n) and is set where the viewer's observation changed. A viewer's
version counts the entries it could see, so a hidden placement moves nobody else's version, and two games
that differ only in what a viewer cannot see look the same to it, byte for byte.

`stretch` is the number of the entry with which the shared question that is now asked began, or NONE. A
move made from an older version is good as long as only others' answers to that question came between.
"""

from __future__ import annotations

from bisect import bisect_right
from hashlib import blake2b
from typing import Final

import msgspec

from stammtisch.core.decisions import Pending
from stammtisch.core.game import Game
from stammtisch.core.history import EVERYONE, Event, events_in_order
from stammtisch.core.match import Match
from stammtisch.core.plain import Json, as_dict, as_list
from stammtisch.core.state import State
from stammtisch.server.problems import Problem
from stammtisch.server.store import EntryRow, now_ms

ACT: Final = "act"
UNDO: Final = "undo"
HOLD: Final = "hold"
RELEASE: Final = "release"
IN_RECORD: Final = (ACT, UNDO)
NONE: Final = -1
FAR: Final = 1 << 40  # a log number that no log reaches: leaves the log out of an observation
SPECTATOR_BIT: Final = 1


def bit_of(viewer: int | None) -> int:
    return SPECTATOR_BIT if viewer is None else 2 << viewer


class Face:
    """What a viewer was last shown: a digest of the view, and the length of the log."""

    def __init__(self, digest: bytes, log_length: int) -> None:
        self.digest = digest
        self.log_length = log_length


class Shown:
    """What a viewer sees after a change: the view, and the log lines from `log_from` on."""

    def __init__(self, view: bytes, log: list[Json], log_from: int, log_length: int) -> None:
        self.view = view
        self.log = log
        self.log_from = log_from
        self.log_length = log_length


class Change:
    """One entry with what every viewer sees of it."""

    def __init__(self, row: EntryRow, shown: dict[int | None, Shown], is_open: bool) -> None:
        self.row = row
        self.shown = shown
        # Whether the action itself may be shown to all who see that something happened.
        self.is_open = is_open


class Progress:
    """A match with the entries made so far. Pure: storing and telling is the caller's business."""

    def __init__(self, game: Game, match: Match, rows: list[EntryRow], skipped: int) -> None:
        """`match` stands after `skipped` entries of the record; those after it are played here."""
        self.game = game
        self.match = match
        self.seats = match.state.origin.seats
        self.viewers: list[int | None] = [None, *range(self.seats)]
        self.masks: list[int] = []  # who saw each entry
        self.undo_numbers: list[int] = []
        self.record_masks: list[int] = []  # the same for the entries of the record alone
        self.held: dict[int, int] = {}
        # Only a game that began with a shared question has entries of stretch 0.
        self.stretch = 0 if rows or _is_shared(_question(match.state)) else NONE
        self.stretch_rows: list[tuple[int, int]] = []
        self._done: dict[int, list[int]] = {}
        self._undone: dict[int, list[int]] = {}
        self._visible: dict[int, list[int]] = {}
        self._versions: dict[int, int] = {}
        for row in rows:
            if row.kind in IN_RECORD and len(self.record_masks) >= skipped:
                self._play(row)
            self._note(row)
        self.faces: dict[int | None, Face] = {}
        for viewer in self.viewers:
            view, _ = self.look(viewer, FAR)
            self.faces[viewer] = Face(_digest(view), self.log_length(viewer))

    # Questions

    @property
    def state(self) -> State:
        return self.match.state

    def record_length(self) -> int:
        return len(self.record_masks)

    def version(self, mask: int) -> int:
        """How many entries a viewer with these bits has seen."""
        if mask not in self._versions:
            self._versions[mask] = sum(1 for seen in self.masks if seen & mask)
        return self._versions[mask]

    def check_version(self, seat: int, mask: int, version: int) -> None:
        """Refuse a move whose maker had not seen what matters for it."""
        now = self.version(mask)
        between = now - version
        if between > 0 and self.stretch != NONE:
            for other, seen in reversed(self.stretch_rows):
                if seen & mask:
                    if other == seat:
                        break
                    between -= 1
                    if between == 0:
                        return
        if between != 0:
            raise Problem("stale", version=now)

    def needs_confirm(self, seat: int, action: int) -> bool:
        """Whether this legal action ends what the seat has to say for now, or can never be taken back.

        Where chance speaks or a secret shows, what comes next is not for this seat to know yet: not even whether it is
        asked again. So it confirms such an action in any case.
        """
        after = self.state.for_search()
        after.apply_legal(seat, action)
        return after.barriers != self.state.barriers or seat not in after.to_act()

    def redoable(self, seat: int) -> int | None:
        """The action that the seat has just undone."""
        undone = self._undone.get(seat)
        return undone[-1] if undone else None

    def shown_state(self, viewer: int | None) -> State:
        """The state a viewer looks at: a held action shows to its seat, unless chance or a secret would."""
        if viewer is None or viewer not in self.held:
            return self.state
        preview = self.state.copy()
        preview.apply_legal(viewer, self.held[viewer])
        return self.state if preview.barriers != self.state.barriers else preview

    def log_length(self, viewer: int | None) -> int:
        return len(_readable(self.shown_state(viewer), viewer))

    def look(self, viewer: int | None, log_from: int = 0) -> tuple[bytes, list[Json]]:
        """A viewer's view as JSON, and its log from a number on."""
        return self.look_at(self.shown_state(viewer), viewer, bit_of(viewer), log_from)

    def look_at(
        self, state: State, viewer: int | None, mask: int, log_from: int, *, is_open: bool = False
    ) -> tuple[bytes, list[Json]]:
        """A state, also a past one, as a viewer may see it; `is_open` numbers the log as the record does."""
        view = state.observe(viewer, log_from)
        log = as_list(view.pop("log"), "the log")
        if not is_open:
            visible = self._visible_entries(mask)
            for line in log:
                entry = as_dict(line, "a line of the log")
                entry["at"] = bisect_right(visible, int(str(entry["at"])))
        return msgspec.json.encode(view), log

    def position(self, mask: int, *, is_open: bool) -> int:
        """The number of the record's present entry as a viewer counts them."""
        return self.record_length() if is_open else len(self._visible_entries(mask))

    def entry_at(self, at: int, mask: int, *, is_open: bool) -> int:
        """How many entries of the record lead to the moment that a viewer calls `at`."""
        visible = self._visible_entries(mask)
        last = self.record_length() if is_open else len(visible)
        if not 0 <= at <= last:
            raise Problem("no-such-moment")
        return at if is_open or at == 0 else visible[at - 1]

    def has_undone_since(self, version: int, mask: int) -> bool:
        """Whether log lines that a viewer knew at a version may have been taken back since."""
        undos = {number for number in self.undo_numbers if self.masks[number - 1] & mask}
        count = 0
        for number, seen in enumerate(self.masks, start=1):
            if undos and seen & mask:
                count += 1
                if count > version and number in undos:
                    return True
        return False

    # Changes. Each plays the change; the caller stores the entry, or throws this object away.

    def act(self, seat: int, action: int) -> Change:
        return self._change(seat, ACT, action)

    def undo(self, seat: int) -> Change:
        return self._change(seat, UNDO, None)

    def hold(self, seat: int, action: int) -> Change:
        """Keep a checked action back until its seat confirms it."""
        return self._change(seat, HOLD, action)

    def release(self, seat: int) -> Change:
        """Take a held action back."""
        return self._change(seat, RELEASE, self.held[seat])

    def _change(self, seat: int, kind: str, action: int | None) -> Change:
        before = self.state
        question, asked = _question(before), before.to_act()
        is_open = question is not None and not question.is_secret()
        logs = {viewer: _readable(self.shown_state(viewer), viewer) for viewer in self.viewers}
        row = EntryRow(len(self.masks) + 1, seat, kind, action, bit_of(seat), self.stretch, now_ms())
        if kind in IN_RECORD:
            self._play(row)
            row.stretch = self._next_stretch(row, question, asked)
        if kind == HOLD:
            assert action is not None
            self.held[seat] = action
        else:
            self.held.pop(seat, None)
        shown: dict[int | None, Shown] = {}
        for viewer in self.viewers:
            state = self.shown_state(viewer)
            log_from = _common(logs[viewer], _readable(state, viewer))
            view = state.observe(viewer, log_from)
            lines = as_list(view.pop("log"), "the log")
            encoded = msgspec.json.encode(view)
            digest = _digest(encoded)
            if digest != self.faces[viewer].digest or lines or log_from != len(logs[viewer]):
                row.seen |= bit_of(viewer)
            self.faces[viewer] = Face(digest, log_from + len(lines))
            shown[viewer] = Shown(encoded, lines, log_from, log_from + len(lines))
        self._note(row)
        for viewer, now in shown.items():
            visible = self._visible_entries(bit_of(viewer))
            for line in now.log:
                entry = as_dict(line, "a line of the log")
                entry["at"] = bisect_right(visible, int(str(entry["at"])))
        return Change(row, shown, is_open)

    def _play(self, row: EntryRow) -> None:
        seat = row.seat
        barriers = self.state.barriers
        if row.kind == UNDO:
            self.match.undo(seat)
            if self._done.get(seat):
                self._undone.setdefault(seat, []).append(self._done[seat].pop())
        else:
            assert row.action is not None
            self.match.apply(seat, row.action)
            undone = self._undone.get(seat)
            if undone and undone[-1] == row.action:
                undone.pop()
            elif undone:
                undone.clear()
            self._done.setdefault(seat, []).append(row.action)
        if self.state.barriers != barriers:
            self._done.clear()
            self._undone.clear()

    def _next_stretch(self, row: EntryRow, before: Pending | None, asked: list[int]) -> int:
        now = _question(self.state)
        if not _is_shared(now):
            return NONE
        is_same = self.stretch != NONE and type(now) is type(before)
        # The same kind of question to seats that had answered already is a new one, unless one took an answer back.
        if is_same and (row.kind == UNDO or set(self.state.to_act()) <= set(asked)):
            return self.stretch
        return row.number

    def _note(self, row: EntryRow) -> None:
        self.masks.append(row.seen)
        for mask in self._versions:
            if row.seen & mask:
                self._versions[mask] += 1
        if row.kind == UNDO:
            self.undo_numbers.append(row.number)
        if row.kind in IN_RECORD:
            self.record_masks.append(row.seen)
            for mask, visible in self._visible.items():
                if row.seen & mask:
                    visible.append(len(self.record_masks))
        if row.kind == HOLD and row.action is not None:
            self.held[row.seat] = row.action
        else:
            self.held.pop(row.seat, None)
        if row.stretch != self.stretch:
            self.stretch_rows.clear()
        elif row.stretch != NONE:
            self.stretch_rows.append((row.seat, row.seen))
        self.stretch = row.stretch

    def _visible_entries(self, mask: int) -> list[int]:
        """The numbers of the record's entries that a viewer could see."""
        visible = self._visible.get(mask)
        if visible is None:
            visible = [number for number, seen in enumerate(self.record_masks, start=1) if seen & mask]
            self._visible[mask] = visible
        return visible


def _question(state: State) -> Pending | None:
    return state.stack[-1] if state.stack else None


def _is_shared(question: Pending | None) -> bool:
    return question is not None and question.is_shared()


def _digest(view: bytes) -> bytes:
    return blake2b(view, digest_size=16).digest()


def _readable(state: State, viewer: int | None) -> list[Event]:
    audience = EVERYONE if viewer is None else viewer
    return [event for event in events_in_order(state.journal) if event.audience in (EVERYONE, audience)]


def _common(old: list[Event], new: list[Event]) -> int:
    """How many lines at the beginning of two logs are the same."""
    short = min(len(old), len(new))
    # Links of a chain that grew are the same objects; only after an undo they must be compared one by one.
    if short == 0 or old[short - 1] is new[short - 1]:
        return short
    for number in range(short):
        one, other = old[number], new[number]
        if one is not other and (one.at, one.key, one.values) != (other.at, other.key, other.values):
            return number
    return short
