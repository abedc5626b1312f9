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
from typing import Final, TypeAlias

from stammtisch.core.game import Game
from stammtisch.core.history import Event, count_lines, lines_from
from stammtisch.core.match import Match
from stammtisch.core.plain import Json, as_dict, as_list
from stammtisch.core.question import Pending
from stammtisch.core.state import State
from stammtisch.server.differences import Difference, differences
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


def everyone(seats: int) -> int:
    """The bits of all viewers."""
    return (2 << seats) - 1


View: TypeAlias = dict[str, Json]


class Face:
    """A view without its log, and the number of the entry after which it looked like this."""

    def __init__(self, view: View, number: int) -> None:
        self.view = view
        self.number = number


class Shown:
    """What a viewer sees after a change: the view, the one before it where it is known, and the new lines of the log.

    The lines begin with number `log_from`; those that a client has from there on were taken back.
    """

    def __init__(self, view: View, before: View | None, log: list[Json], log_from: int) -> None:
        self.view = view
        self.before = before
        self.log = log
        self.log_from = log_from
        self.log_length = log_from + len(log)
        self._differences: list[Difference] | None = None

    def differences(self) -> list[Difference] | None:
        """What changed in the view, worked out once; None where the view before is not known."""
        if self._differences is None and self.before is not None:
            self._differences = differences(self.before, self.view)
        return self._differences


class Change:
    """One entry; what viewers see of it is worked out for those who ask, before the next change."""

    def __init__(
        self, progress: Progress, row: EntryRow, journals: dict[int | None, Event | None], is_open: bool
    ) -> None:
        self.row = row
        # Whether the action itself may be shown to all who see that something happened.
        self.is_open = is_open
        self._progress = progress
        self._journals = journals  # the log of each viewer before the change, by its last line
        self._shown: dict[int | None, Shown] = {}

    def shown_to(self, viewer: int | None) -> Shown:
        if viewer not in self._shown:
            self._shown[viewer] = self._progress.show(viewer, self._journals[viewer], self.row.number)
        return self._shown[viewer]


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
        self._faces: dict[int | None, Face] = {}

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
        return _shown(self.state, self.held, viewer)

    def log_length(self, viewer: int | None) -> int:
        return count_lines(self.shown_state(viewer).journal, viewer)

    def look(self, viewer: int | None, log_from: int = 0) -> tuple[View, list[Json]]:
        """A viewer's view, and its log from a number on."""
        return self.look_at(self.shown_state(viewer), viewer, bit_of(viewer), log_from)

    def look_at(
        self, state: State, viewer: int | None, mask: int, log_from: int, *, is_open: bool = False
    ) -> tuple[View, list[Json]]:
        """A state, also a past one, as a viewer may see it; `is_open` numbers the log as the record does."""
        view = state.observe(viewer, log_from)
        log = as_list(view.pop("log"), "the log")
        if not is_open:
            self._number_lines(log, mask)
        return view, log

    def _number_lines(self, log: list[Json], mask: int) -> None:
        """Say of new lines when they were written, as a viewer counts the entries of the record."""
        visible = self._visible_entries(mask)
        for line in log:
            entry = as_dict(line, "a line of the log")
            entry["at"] = bisect_right(visible, int(str(entry["at"])))

    def face(self, viewer: int | None) -> Face:
        """How the game looks to a viewer now."""
        return self._know_face(viewer, self.shown_state(viewer))

    def _know_face(self, viewer: int | None, state: State) -> Face:
        """How the game looks to a viewer, who is shown this state, after all entries that are noted."""
        face = self._faces.get(viewer)
        if face is None or face.number != len(self.masks):
            view, _ = self.look_at(state, viewer, bit_of(viewer), FAR)
            face = self.keep_face(viewer, view, len(self.masks))
        return face

    def keep_face(self, viewer: int | None, view: View, number: int) -> Face:
        """Remember what a viewer was shown, so that the next change need not show all of it again."""
        self._faces[viewer] = face = Face(view, number)
        return face

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

    def entries_known(self, mask: int, *, is_open: bool) -> list[int]:
        """The numbers in the record of the entries that a viewer counts, in order."""
        return list(range(1, self.record_length() + 1)) if is_open else list(self._visible_entries(mask))

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
        before, held = self.state, self.held
        question, asked = _question(before), before.to_act()
        is_open = question is not None and not question.is_secret()
        seen = _seen_for_certain(before, seat, kind, action)
        journals = {viewer: self.shown_state(viewer).journal for viewer in self.viewers}
        if seen is None:  # views may have to be compared with those before
            before, held = before.copy(), dict(held)
        row = EntryRow(len(self.masks) + 1, seat, kind, action, bit_of(seat), self.stretch, now_ms())
        if kind in IN_RECORD:
            self._play(row)
            row.stretch = self._next_stretch(row, question, asked)
        if kind == HOLD:
            assert action is not None
            self.held[seat] = action
        else:
            self.held.pop(seat, None)
        change = Change(self, row, journals, is_open=is_open)
        if seen is not None:
            row.seen = seen
            self._keep_faces_of_others(row)
            self._note(row)
            return change
        # Whom the game waits for shows to all, except through an action that one of them holds.
        waits_for_others = asked != self.state.to_act() and held.keys() <= {seat}
        for viewer in self.viewers:
            # Comparing views costs more than the change itself: only where nothing else says what was noticed.
            if waits_for_others or self._log_changed(viewer, journals[viewer]):
                row.seen |= bit_of(viewer)
                continue
            self._know_face(viewer, _shown(before, held, viewer))
            shown = change.shown_to(viewer)
            if shown.view != shown.before:
                row.seen |= bit_of(viewer)
        self._note(row)
        return change

    def _log_changed(self, viewer: int | None, journal: Event | None) -> bool:
        """Whether a viewer's log has changed since its last line was this one."""
        now = self.shown_state(viewer).journal
        same = _common(journal, now, viewer)
        return same != count_lines(journal, viewer) or same != count_lines(now, viewer)

    def _keep_faces_of_others(self, row: EntryRow) -> None:
        """What is known to look the same after a change as before it need not be looked at again."""
        for viewer, face in self._faces.items():
            if not row.seen & bit_of(viewer) and face.number == row.number - 1:
                face.number = row.number

    def show(self, viewer: int | None, journal: Event | None, number: int) -> Shown:
        """What a viewer sees after the change with this number; `journal` is the last line of the log before it."""
        known = self._faces.get(viewer)
        state = self.shown_state(viewer)
        log_from = _common(journal, state.journal, viewer)
        view = state.observe(viewer, log_from)
        lines = as_list(view.pop("log"), "the log")
        self.keep_face(viewer, view, number)
        if number == len(self.masks):
            self._number_lines(lines, bit_of(viewer))
        is_next = known is not None and known.number == number - 1
        return Shown(view, known.view if known is not None and is_next else None, lines, log_from)

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


def _shown(state: State, held: dict[int, int], viewer: int | None) -> State:
    """The state that a viewer is shown where these actions are held."""
    if viewer is None or viewer not in held:
        return state
    preview = state.copy()
    preview.apply_legal(viewer, held[viewer])
    return state if preview.barriers != state.barriers else preview


def _question(state: State) -> Pending | None:
    return state.stack[-1] if state.stack else None


def _is_shared(question: Pending | None) -> bool:
    return question is not None and question.is_shared()


def _seen_for_certain(state: State, seat: int, kind: str, action: int | None) -> int | None:
    """Who will notice this change, where that follows from the question; None where views must be compared.

    An open answer to a question that is asked of one seat alone is seen by everybody. Some answers show to nobody else.
    """
    question = _question(state)
    if kind != ACT or question is None or action is None:
        return None
    if question.hides_answer(state, action):
        return bit_of(seat)
    return None if question.is_shared() or question.is_secret() else everyone(state.origin.seats)


def _common(old: Event | None, new: Event | None, viewer: int | None) -> int:
    """How many lines at the beginning of two logs are the same to a viewer."""
    link = new
    while link is not None and old is not None and link.number > old.number:
        link = link.before
    if link is old:  # the log grew
        return count_lines(old, viewer)
    # After an undo links must be compared one by one.
    before, after = lines_from(old, viewer, 0), lines_from(new, viewer, 0)
    for number, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other and (one.at, one.key, one.values) != (other.at, other.key, other.values):
            return number
    return min(len(before), len(after))
