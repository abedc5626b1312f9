"""What a saved state holds besides its pieces, read back: the stack, the record and the log (`State.dump`).

Every part that cannot be is refused by its path: stack.2, history.17, journal.40.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.errors import BadPosition
from stammtisch.core.history import EVERYONE, UNDO, Entry, Event
from stammtisch.core.legend import inside, list_at, not_a, number_at, wrong
from stammtisch.core.plain import Json, quoted
from stammtisch.core.positions import (
    MOST_CHANCE,
    POSITION,
    UNPLAYABLE,
    check,
    check_pending,
    check_pieces,
    state_at,
    unreadable,
    where_form_differs,
)
from stammtisch.core.question import Pending
from stammtisch.core.state import State

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.history import Origin

STACK: Final = "stack"
HISTORY: Final = "history"
JOURNAL: Final = "journal"
BEGINNING: Final = "origin.position"
LARGEST: Final = MOST_CHANCE
SMALLEST: Final = -MOST_CHANCE - 1


def part_of(dump: dict[str, Json], name: str) -> Json:
    if name not in dump:
        raise wrong(name, "is missing.", "fehlt.")
    return dump[name]


def state_from(game: Game, origin: Origin, dump: dict[str, Json]) -> State:
    """The state that a dump describes, as far as it can be read; whether it can be, `check_state` says."""
    state = _pieces_placed(game, origin, part_of(dump, POSITION))
    state.chance = number_at(part_of(dump, "chance"), "chance", 0, MOST_CHANCE)
    state.barriers = number_at(part_of(dump, "barriers"), "barriers", 0, LARGEST)
    for number, line in enumerate(list_at(part_of(dump, STACK), STACK)):
        state.stack.append(_pending_from(game, line, inside(STACK, number)))
    for number, line in enumerate(list_at(part_of(dump, HISTORY), HISTORY)):
        seat, action = _so_many(line, 2, inside(HISTORY, number))
        state.history = Entry(state.history, seat, action)
    for number, line in enumerate(list_at(part_of(dump, JOURNAL), JOURNAL)):
        at, audience, key, *values = _at_least(line, 3, inside(JOURNAL, number))
        state.journal = Event(state.journal, at, audience, key, tuple(values))
    is_recording = part_of(dump, "is_recording")
    if not isinstance(is_recording, bool):
        raise not_a("is_recording", "true or false", "wahr oder falsch (true, false)")
    state.is_recording = is_recording
    return state


def _pieces_placed(game: Game, origin: Origin, pieces: Json) -> State:
    if not isinstance(pieces, dict):
        raise not_a(POSITION, "a table", "eine Tabelle")
    try:
        return game.place_pieces(origin, pieces)
    except UNPLAYABLE as error:
        raise unreadable(where_form_differs(pieces, game.begin(origin).pieces(), POSITION), error) from error


def _so_many(line: Json, count: int, where: str) -> list[int]:
    """The numbers of a line that has so many."""
    found = _at_least(line, count, where)
    if len(found) > count:
        raise not_a(where, f"a list of {count} numbers", f"eine Liste von {count} Zahlen")
    return found


def _at_least(line: Json, least: int, where: str) -> list[int]:
    """The numbers of a line that has so many, or more."""
    items = list_at(line, where)
    found = [number_at(item, inside(where, place), SMALLEST, LARGEST) for place, item in enumerate(items)]
    if len(found) < least:
        raise not_a(where, f"a list of {least} numbers", f"eine Liste von {least} Zahlen")
    return found


def _pending_from(game: Game, line: Json, where: str) -> Pending:
    """An entry of the stack: its name, and as many numbers as it has."""
    name, *rest = list_at(line, where) or [None]
    entry = game.entry_named(name)
    if entry is None:
        said = quoted(name)
        raise wrong(where, f"there is no step {said}.", f"einen Schritt {said} gibt es nicht.")
    return game.pending_from(entry.__name__, _so_many(rest, len(entry.fields), where))


# Checks of what comes from outside


def check_state(game: Game, state: State, dump: dict[str, Json]) -> None:
    """Refuse (BadPosition) what cannot be on a table, and a record or a log that nobody can read."""
    check_pieces(game, state.origin, dump[POSITION])
    for number, pending in enumerate(state.stack):
        check_pending(game, pending, state.origin.seats, inside(STACK, number))
    _check_record(game, state)
    _check_log(game, state)
    _check_beginning(game, state)
    check(game, state)


def _check_record(game: Game, state: State) -> None:
    """Every line is about a seat and an action that there are."""
    entry = state.history
    while entry is not None:
        where = inside(HISTORY, entry.number - 1)
        number_at(entry.seat, inside(where, 0), 0, state.origin.seats - 1)
        number_at(entry.action, inside(where, 1), UNDO, len(game.actions) - 1)
        entry = entry.before


def _check_log(game: Game, state: State) -> None:
    """Every line belongs to a moment of the record, somebody may read it, and it has a sentence."""
    event = state.journal
    latest = state.entries_made() if state.is_recording else LARGEST  # a sample keeps the log, and no record
    while event is not None:
        where = inside(JOURNAL, event.number - 1)
        latest = number_at(event.at, inside(where, 0), 0, latest)
        number_at(event.audience, inside(where, 1), EVERYONE, state.origin.seats - 1)
        try:
            game.message_of(event)
            game.sentences_of(event)
        except UNPLAYABLE as error:
            raise unreadable(where, error) from error
        event = event.before


def _check_beginning(game: Game, state: State) -> None:
    """A game that began with a position began with one that can be, and with the same people and options."""
    origin = state.origin
    if origin.position is None:
        return
    try:
        first = state_at(game, origin.position).origin
    except BadPosition as error:
        english, german = error.sentence("en"), error.sentence("de")
        raise BadPosition(error.code, f"{BEGINNING}: {english}", f"{BEGINNING}: {german}") from error
    is_same = first.seats == origin.seats and first.options == origin.options and first.rules == origin.rules
    if not is_same:
        raise wrong(BEGINNING, "belongs to another game.", "gehört zu einem anderen Spiel.")
