"""A game in progress: the state with its record, and taking moves back.

The record is the truth: a list of `[seat, action]`, where `"undo"` takes the seat's last action
back. Undo reaches back to the last moment when chance spoke, a secret showed or another seat
answered. Answers to a shared question do not depend on one another, so there each seat can undo its
own without disturbing the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.errors import BadRecord, CannotUndo, StammtischError
from stammtisch.core.history import UNDO, Entry, entries_in_order
from stammtisch.core.plain import Json, as_dict, as_int, as_list
from stammtisch.core.state import State

if TYPE_CHECKING:
    from stammtisch.core.game import Game

UNDO_WORD = "undo"


class Taken:
    """An action that may still be undone, with the state before it."""

    def __init__(self, seat: int, action: int, before: State) -> None:
        self.seat = seat
        self.action = action
        self.before = before


class Match:
    """A state that can go forward and, within the rules of the record, back."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._undoable: list[Taken] = []

    def checkpoint(self) -> State:
        """The state at the last moment that no undo reaches beyond: what to save as a snapshot.

        With it and the entries of the record since, `resume_match` restores the match with all its undo.
        """
        return self._undoable[0].before if self._undoable else self.state

    def apply(self, seat: int, action: int) -> None:
        """Take a checked action; an illegal one raises and changes nothing."""
        before = self.state.copy()
        self.state.apply(seat, action)
        if self.state.barriers != before.barriers:
            self._undoable.clear()
        else:
            self._undoable.append(Taken(seat, action, before))

    def why_no_undo(self, seat: int) -> CannotUndo | None:
        """Why this seat cannot take its last action back now; None when it can."""
        position = self._last_of(seat)
        if position < 0:
            return CannotUndo(
                "nothing_to_undo",
                "There is nothing to take back: since your last move chance has spoken or a secret has shown.",
                "Es gibt nichts zurückzunehmen: Seit deinem letzten Zug hat der Zufall entschieden, "
                "oder etwas Verdecktes wurde sichtbar.",
            )
        taken = self._undoable[position:]
        if len(taken) > 1:
            question = type(taken[0].before.stack[-1])
            for later in taken:
                pending = later.before.stack[-1]
                if not pending.is_shared() or type(pending) is not question:
                    return CannotUndo(
                        "others_have_answered",
                        "You cannot take this back: another player has moved since.",
                        "Das lässt sich nicht mehr zurücknehmen: Jemand anderes hat seitdem gezogen.",
                    )
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last action back; the record keeps both the action and the undo."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise reason
        position = self._last_of(seat)
        others = self._undoable[position + 1 :]
        state = self._undoable[position].before.copy()
        del self._undoable[position:]
        state.history = Entry(self.state.history, seat, UNDO)
        for other in others:
            self._undoable.append(Taken(other.seat, other.action, state.copy()))
            state.stack.pop().answer(state, other.seat, other.action)
            state.settle()
        self.state = state

    def _last_of(self, seat: int) -> int:
        position = len(self._undoable) - 1
        while position >= 0 and self._undoable[position].seat != seat:
            position -= 1
        return position


def record_of(game: Game, state: State) -> dict[str, Json]:
    """The record of a state: its beginning and every entry since."""
    if not state.is_recording:
        raise BadRecord(
            "no_record",
            "This state is a sample or a copy for search and keeps no record.",
            "Dieser Stand ist eine Stichprobe oder eine Kopie für die Suche und führt keine Aufzeichnung.",
        )
    actions: list[Json] = []
    for entry in entries_in_order(state.history):
        actions.append([entry.seat, UNDO_WORD if entry.action == UNDO else entry.action])
    record = game.origin_as_json(state.origin)
    record["actions"] = actions
    return record


def replay_match(game: Game, record: Json, upto: int | None = None) -> Match:
    """The match after a record's entries, so that it can go on with undo as before."""
    number = 0
    try:
        header = as_dict(record, "the record")
        match = Match(game.state_from_origin(header))
        lines = as_list(header["actions"], "actions")
        if upto is not None and not 0 <= upto <= len(lines):
            raise TypeError(f"there are {len(lines)} entries, so it cannot be replayed up to {upto}")
        for line in lines if upto is None else lines[:upto]:
            number += 1
            _apply_line(match, as_list(line, "a line of the record"))
        return match
    except (KeyError, IndexError, TypeError, ValueError) as error:
        if isinstance(error, BadRecord):
            raise
        german = error.sentence("de") if isinstance(error, StammtischError) else str(error)
        raise BadRecord(
            "bad_record",
            f"The record cannot be replayed; entry {number}: {error}",
            f"Die Aufzeichnung lässt sich nicht nachspielen; Eintrag {number}: {german}",
        ) from None


def resume_match(state: State, lines: list[Json]) -> Match:
    """The match that goes on from a snapshot with the entries of the record made since."""
    match = Match(state)
    for line in lines:
        _apply_line(match, as_list(line, "a line of the record"))
    return match


def _apply_line(match: Match, line: list[Json]) -> None:
    if len(line) != 2:
        raise TypeError("a line of the record must be [seat, action]")
    seat = as_int(line[0], "the seat")
    if line[1] == UNDO_WORD:
        match.undo(seat)
    else:
        match.apply(seat, as_int(line[1], "the action"))
