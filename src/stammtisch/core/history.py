"""What has happened so far, as chains that copies of a state share.

Each link points to the one before it and never changes, so copying a state copies one reference,
however long the game has been. `Origin` is what a game began with.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.chance import Stream
from stammtisch.core.plain import Json

EVERYONE: Final = -1
UNDO: Final = -1


class Origin:
    """How a game began: everything that, with the actions, makes the record.

    Its chance comes from `stream` where there is one, else from `seed`. What a later release changes in rules, values
    or catalogue does not change an origin.
    """

    def __init__(
        self,
        seats: int,
        seed: int,
        options: dict[str, Json],
        edition: str,
        edition_digest: str,
        rules: int,
        catalogue: str,
        stream: Stream | None = None,
        position: dict[str, Json] | None = None,
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.options = options
        self.edition = edition
        self.edition_digest = edition_digest
        self.rules = rules  # the version under which it began, and is played to its end
        self.catalogue = catalogue
        self.stream = stream
        self.position = position  # where it began, if not at the beginning of the game: see `core.positions`

    def without_chance(self) -> Origin:
        """The same beginning, and nothing that tells how chance went or where hidden pieces lay."""
        return Origin(self.seats, 0, self.options, self.edition, self.edition_digest, self.rules, self.catalogue)

    def at(self, position: dict[str, Json]) -> Origin:
        """The beginning of a game that starts from this position."""
        return Origin(
            self.seats, self.seed, self.options, self.edition, self.edition_digest, self.rules, self.catalogue,
            None, position,
        )  # fmt: skip


class Entry:
    """One line of the record: a seat's action, or UNDO for taking the seat's last action back."""

    def __init__(self, before: Entry | None, seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.number: int = 1 if before is None else before.number + 1


class Event:
    """One line of the log: a message, who may read it, and its numbers.

    `at` is the number of record entries made before it, so that a client can tell what is new. `secret` is the last
    line so far that not everyone may read: lines are numbered for each reader, and most games have few of those.
    """

    def __init__(self, before: Event | None, at: int, audience: int, key: int, values: tuple[int, ...]) -> None:
        self.before = before
        self.at = at
        self.audience = audience
        self.key = key
        self.values = values
        self.number: int = 1 if before is None else before.number + 1
        self.secret: Event | None = None if before is None else before.secret
        if audience != EVERYONE:
            self.secret = self


def entries_in_order(last: Entry | None) -> list[Entry]:
    """The record from its beginning."""
    entries: list[Entry] = []
    entry = last
    while entry is not None:
        entries.append(entry)
        entry = entry.before
    entries.reverse()
    return entries


def events_in_order(last: Event | None) -> list[Event]:
    """The log from its beginning."""
    events: list[Event] = []
    event = last
    while event is not None:
        events.append(event)
        event = event.before
    events.reverse()
    return events


def may_read(event: Event, seat: int | None) -> bool:
    return event.audience == EVERYONE or event.audience == seat


def count_lines(last: Event | None, seat: int | None) -> int:
    """How many lines of the log a seat, or a spectator, may read."""
    if last is None:
        return 0
    count = last.number
    secret = last.secret
    while secret is not None:
        if secret.audience != seat:
            count -= 1
        secret = None if secret.before is None else secret.before.secret
    return count


def lines_from(last: Event | None, seat: int | None, first: int, end: int | None = None) -> list[Event]:
    """The lines that a seat, or a spectator, may read, from the number `first` on; the first line has number 0.

    With `end`, those before that number. It walks back from the last line to the first that is wanted, no further.
    """
    count = count_lines(last, seat)
    later = 0 if end is None else max(0, count - end)
    missing = count - later - max(0, first)
    lines: list[Event] = []
    event = last
    while event is not None and len(lines) < missing:
        if may_read(event, seat):
            if later > 0:
                later -= 1
            else:
                lines.append(event)
        event = event.before
    lines.reverse()
    return lines
