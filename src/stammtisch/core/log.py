"""The log as sentences: an event holds the number of its message and plain numbers, which turn into words here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.history import Event
from stammtisch.core.message import Message, by_number
from stammtisch.core.texts import Argument, Name, Template, joined

MOST_KEPT: Final = 4096  # sentences; a long game has some hundred


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Tells the events of one game in one edition."""

    def __init__(self, messages: list[Message], templates: dict[str, Template], things: dict[str, list[Name]]) -> None:
        self.messages = by_number(messages)
        self.templates = templates
        self.things = things  # what a number may be -> the names by number
        self._kept: dict[tuple[int, tuple[int, ...]], dict[str, str]] = {}

    def message_of(self, event: Event) -> str:
        """The id of the message."""
        return self._message(event).key

    def _message(self, event: Event) -> Message:
        message = self.messages[event.key]
        assert message is not None
        return message

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
        message = self._message(event)
        arguments: dict[str, Argument] = {}
        for position, what in enumerate(message.shape):
            if what.endswith("*"):
                arguments[what[:-1]] = self.several(what[:-1], list(event.values[position:]))
            elif what.startswith("number:"):
                arguments[what[7:]] = event.values[position]
            else:
                arguments[what] = self.things[what][event.values[position]]
        return self.templates[message.key].in_all_languages(arguments)

    def several(self, what: str, numbers: list[int]) -> Name:
        """Several things as one name: "a, b and c". A game overrides this where numbers belong together."""
        names = self.things[what.removesuffix("s")]
        return joined([names[number] for number in numbers])
