"""The log as sentences: what each message of a game tells, and how its numbers turn into words.

An event holds the number of its message and plain numbers. A game lists its messages as shapes: the id of the
message, then what each number is. `player` is a thing with a name, `number:coins` the number itself, and a name with
a star, `tiles*`, takes all numbers that are left.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.history import Event
from stammtisch.core.texts import Argument, Name, Template, joined

MOST_KEPT: Final = 4096  # sentences; a long game has some hundred


class Teller:
    """Tells the events of one game in one edition."""

    def __init__(
        self,
        shapes: list[tuple[str, list[str]]],
        templates: dict[str, Template],
        things: dict[str, list[Name]],
    ) -> None:
        self.shapes = shapes
        self.templates = templates
        self.things = things  # what a number may be -> the names by number
        self._kept: dict[tuple[int, tuple[int, ...]], dict[str, str]] = {}

    def message_of(self, event: Event) -> str:
        """The id of the message."""
        return self.shapes[event.key][0]

    def sentences_of(self, event: Event) -> dict[str, str]:
        """An event as a sentence in every language, for reading only.

        Whoever looks at a game sees its whole log again, and much happens more than once: so sentences are kept.
        """
        what = (event.key, event.values)
        sentences = self._kept.get(what)
        if sentences is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            sentences = self._kept[what] = self._make_sentences(event)
        return sentences

    def _make_sentences(self, event: Event) -> dict[str, str]:
        message, shape = self.shapes[event.key]
        arguments: dict[str, Argument] = {}
        for position, what in enumerate(shape):
            if what.endswith("*"):
                arguments[what[:-1]] = self.several(what[:-1], list(event.values[position:]))
            elif what.startswith("number:"):
                arguments[what[7:]] = event.values[position]
            else:
                arguments[what] = self.things[what][event.values[position]]
        return self.templates[message].in_all_languages(arguments)

    def several(self, what: str, numbers: list[int]) -> Name:
        """Several things as one name: "a, b and c". A game overrides this where numbers belong together."""
        names = self.things[what.removesuffix("s")]
        return joined([names[number] for number in numbers])
