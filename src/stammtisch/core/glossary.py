"""What the small numbers of a game stand for in one edition: by kind of thing, ids for programs and names for people.

Labels of actions and lines of the log take their words from here.
"""

from __future__ import annotations

from stammtisch.core.texts import Argument, Name


class Glossary:
    """Ids and names by kind of thing, and what else the labels of actions tell."""

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}
        self.names: dict[str, list[Name]] = {}
        # More that a label may tell about a thing besides its name: a price, a time, where it lies.
        self.details: dict[str, list[dict[str, Argument]]] = {}
        # And about all actions of a kind.
        self.facts: dict[str, dict[str, Argument]] = {}

    def add(
        self, kind: str, ids: list[str], names: list[Name], details: list[dict[str, Argument]] | None = None
    ) -> None:
        """Things of a kind, in the order of their numbers."""
        self.ids[kind] = ids
        self.names[kind] = names
        if details is not None:
            self.details[kind] = details

    def of_numbers(self, kind: str) -> bool:
        """Whether a kind is no kind of thing: then its numbers are told as they are."""
        return kind not in self.ids
