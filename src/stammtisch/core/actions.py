"""The catalogue of actions: everything a game can ever offer, each a small int inside the engine.

Outside the engine an action is an entry with a kind, named fields, a one-line notation that can be
read back, and a label in English and German.
"""

from collections.abc import Iterator
from difflib import get_close_matches

from stammtisch.core.errors import UnreadableAction
from stammtisch.core.plain import quoted


class Action:
    """One entry of a catalogue. Fields are readable as attributes too: `action.place`.

    What a field names is an id; where it is a number, it is one: `action.coins + 1`.
    """

    def __init__(self, index: int, kind: str, fields: dict[str, str | int], labels: dict[str, str]) -> None:
        self.index = index
        self.kind = kind
        self.fields = fields
        self.labels = labels
        self.notation = " ".join([kind, *(str(value) for value in fields.values())])

    def label(self, language: str = "en") -> str:
        return self.labels.get(language, self.labels["en"])

    def text(self, field: str) -> str:
        """What a field says, as the notation writes it; "" where the action has no such field."""
        return str(self.fields.get(field, ""))

    def __getattr__(self, name: str) -> str | int:
        fields: dict[str, str | int] = object.__getattribute__(self, "fields")
        if name in fields:
            return fields[name]
        raise AttributeError(
            f"the action {self.notation!r} has no field {name!r}; it has: {', '.join(fields) or 'none'}"
        )

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.index}, {self.notation!r})"


class Catalogue:
    """All actions of a game in their fixed order; indexable, iterable, and readable from notation."""

    def __init__(self, entries: list[Action]) -> None:
        self.entries = entries
        self._by_notation: dict[str, int] = {}
        for position, entry in enumerate(entries):
            if entry.index != position:
                raise ValueError(f"{entry!r} stands at position {position}")
            if entry.notation in self._by_notation:
                raise ValueError(f"two actions share the notation {entry.notation!r}")
            self._by_notation[entry.notation] = position

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, index: int) -> Action:
        return self.entries[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.entries)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < len(self.entries)

    def parse(self, text: str) -> int:
        """The index of the action that a notation names; white space and case do not matter."""
        notation = " ".join(text.lower().split())
        index = self._by_notation.get(notation)
        if index is not None:
            return index
        near = get_close_matches(notation, list(self._by_notation), n=3, cutoff=0.6)
        english = f"There is no action {quoted(text.strip())}."
        german = f"Eine Aktion {quoted(text.strip())} gibt es nicht."
        if near:
            english += f" Did you mean: {'; '.join(near)}?"
            german += f" Gemeint vielleicht: {'; '.join(near)}?"
        raise UnreadableAction("unreadable_action", english, german)
