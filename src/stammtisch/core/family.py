"""Families of actions: each is declared once, beside the question that asks for it.

`TRAIN = Pair("train", BUILDING, NUMBER)` has the word of its notation and its fields, and it alone knows numbers:
`TRAIN.of(building, number)` makes an action, `TRAIN.read(action)` says what one names, `TRAIN.has(action)` whether it
is one. The numbers come from the order of the families, one list per game (`number_actions`): a record knows an action
by its number, so that order never changes, and new families go to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.actions import Action, Catalogue
from stammtisch.core.glossary import Glossary
from stammtisch.core.texts import Argument, Template

NO_ACTION: Final = -1


class Field:
    """One field of a family: its name in the notation, the kind of thing it names, and which of them.

    `slot` is the place of its name in the label, where that is not called like the field.
    """

    def __init__(self, name: str, kind: str, values: Iterable[int], slot: str = "") -> None:
        self.name = name
        self.kind = kind
        self.values: list[int] = list(values)
        self.slot: str = slot or name

    def id_of(self, value: int, glossary: Glossary) -> str:
        return str(value) if glossary.of_numbers(self.kind) else glossary.ids[self.kind][value]

    def arguments_of(self, value: int, glossary: Glossary) -> dict[str, Argument]:
        """What the label tells about a value."""
        if glossary.of_numbers(self.kind):
            return {self.slot: value}
        found: dict[str, Argument] = {self.slot: glossary.names[self.kind][value]}
        if self.kind in glossary.details:
            found.update(glossary.details[self.kind][value])
        return found


class Block:
    """Actions that follow one another in the catalogue: a family, or one of its two parts."""

    def family(self) -> Family:
        raise NotImplementedError

    def begin_at(self, number: int) -> int:
        """Take the numbers from this one on; the answer is the first that is left."""
        raise NotImplementedError

    def rows(self) -> list[list[int]]:
        """What each action of the block names, in order."""
        raise NotImplementedError


class Family(Block):
    """Actions of one kind.

    `otherwise` is the refusal of whoever wants one at a moment that is not for it. Rows from `more_from` on (a value of
    the first field) are a part of their own, further behind in the catalogue: `family.more`.
    """

    def __init__(self, kind: str, fields: list[Field], otherwise: str, more_from: int | None) -> None:
        self.kind = kind
        self.fields = fields
        self.otherwise = otherwise
        self.first: i64 = NO_ACTION
        self.end: i64 = NO_ACTION
        self.more_first: i64 = NO_ACTION
        self.more_end: i64 = NO_ACTION
        all_rows = _rows(fields)
        self.here: list[list[int]] = [row for row in all_rows if more_from is None or row[0] < more_from]
        self.there: list[list[int]] = all_rows[len(self.here) :]
        self.more = More(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.kind!r})"

    def family(self) -> Family:
        return self

    def rows(self) -> list[list[int]]:
        return self.here

    def begin_at(self, number: int) -> int:
        self.first = number
        self.end = number + len(self.here)
        self.learn(self.here, number)
        return int(self.end)

    def learn(self, rows: list[list[int]], number: int) -> None:
        """Note the numbers of these rows, the first of which has this one."""
        raise NotImplementedError

    def has(self, action: i64) -> bool:
        """Whether an action is one of this family."""
        return self.first <= action < self.end or self.more_first <= action < self.more_end

    def position(self, action: i64) -> i64:
        """Which action of the family it is, both parts counted."""
        return action - self.first if action < self.end else action - self.more_first + self.end - self.first


class More(Block):
    """The second part of a family."""

    def __init__(self, whole: Family) -> None:
        self.whole = whole

    def family(self) -> Family:
        return self.whole

    def rows(self) -> list[list[int]]:
        return self.whole.there

    def begin_at(self, number: int) -> int:
        self.whole.more_first = number
        self.whole.more_end = number + len(self.whole.there)
        self.whole.learn(self.whole.there, number)
        return int(self.whole.more_end)


class Lone(Family):
    """A family of one action, without fields."""

    def __init__(self, kind: str, otherwise: str = "") -> None:
        super().__init__(kind, [], otherwise, None)
        self.action: int = NO_ACTION

    def learn(self, rows: list[list[int]], number: int) -> None:
        self.action = number


class Single(Family):
    """A family with one field."""

    def __init__(self, kind: str, field: Field, otherwise: str = "", more_from: int | None = None) -> None:
        super().__init__(kind, [field], otherwise, more_from)
        self.numbers: vec[i64] = _places(field)
        self.values: vec[i64] = vec[i64]([i64(value) for value in field.values])

    def learn(self, rows: list[list[int]], number: int) -> None:
        for offset, row in enumerate(rows):
            self.numbers[row[0]] = number + offset

    def of(self, value: i64) -> int:
        """The action that names this value."""
        return int(self.numbers[value])

    def value(self, action: i64) -> i64:
        """What an action of this family names."""
        return self.values[self.position(action)]


class Pair(Family):
    """A family with two fields; actions that name the same first value stand together."""

    def __init__(
        self, kind: str, first: Field, second: Field, otherwise: str = "", more_from: int | None = None
    ) -> None:
        super().__init__(kind, [first, second], otherwise, more_from)
        self.starts: vec[i64] = _places(first)
        self.columns: vec[i64] = _places(second)
        for column, value in enumerate(second.values):
            self.columns[value] = column
        rows = [*self.here, *self.there]
        self.firsts: vec[i64] = vec[i64]([i64(row[0]) for row in rows])
        self.seconds: vec[i64] = vec[i64]([i64(row[1]) for row in rows])

    def learn(self, rows: list[list[int]], number: int) -> None:
        for offset, row in enumerate(rows):
            if self.columns[row[1]] == 0:
                self.starts[row[0]] = number + offset

    def of(self, first: i64, second: i64) -> int:
        """The action that names these two values."""
        return int(self.starts[first] + self.columns[second])

    def read(self, action: i64) -> tuple[i64, i64]:
        """What an action of this family names."""
        position = self.position(action)
        return self.firsts[position], self.seconds[position]


def _places(field: Field) -> vec[i64]:
    """Room for a number for every value of a field."""
    return vec[i64]([i64(NO_ACTION)] * (max(field.values) + 1))


def _rows(fields: list[Field]) -> list[list[int]]:
    """All that the fields can name together, the last field changing fastest."""
    found: list[list[int]] = [[]]
    for field in fields:
        found = [[*row, value] for row in found for value in field.values]
    return found


def number_actions(order: list[Block]) -> int:
    """Number all actions of a game: these blocks one after another. The answer is how many there are."""
    number = 0
    for block in order:
        number = block.begin_at(number)
    return number


def catalogue_of(order: list[Block], glossary: Glossary, labels: dict[str, Template]) -> Catalogue:
    """All actions of a game with notation and label, in the words of an edition."""
    entries: list[Action] = []
    for block in order:
        family = block.family()
        for row in block.rows():
            named: dict[str, str] = {}
            arguments: dict[str, Argument] = dict(glossary.facts.get(family.kind, {}))
            for field, value in zip(family.fields, row, strict=True):
                named[field.name] = field.id_of(value, glossary)
                arguments.update(field.arguments_of(value, glossary))
            sentences = labels[family.kind].in_all_languages(arguments)
            entries.append(Action(len(entries), family.kind, named, sentences))
    return Catalogue(entries)


def families_of(order: list[Block]) -> list[Family]:
    """The family of every action, by its number."""
    return [block.family() for block in order for _ in block.rows()]
