"""Families of actions: each is declared once, beside the question that asks for it.

`TRAIN = Pair("train", BUILDING, NUMBER)` has the word of its notation and its fields, and it alone knows numbers:
`TRAIN.of(building, number)` makes an action, `TRAIN.read(action)` says what one names, `TRAIN.has(action)` whether it
is one. The numbers come from the order of the families, one list per game (`number_actions`): a record knows an action
by its number, so that order never changes, and new families go to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.actions import Action, Catalogue
from stammtisch.core.glossary import Glossary
from stammtisch.core.texts import Argument, Template

NO_ACTION: Final = -1
OF_EVERY_ACTION: Final = ("index", "kind", "fields", "labels", "notation", "label", "text")  # attributes of `Action`


class Field:
    """One field of a family: its name in the notation, the kind of thing it names, and which of them.

    `slot` is the place of its name in the label, where that is not called like the field.
    """

    def __init__(self, name: str, kind: str, values: Iterable[int], slot: str = "") -> None:
        if name in OF_EVERY_ACTION:
            raise ValueError(f"a field cannot be called {name!r}: every action has that")
        self.name = name
        self.kind = kind
        self.values: list[int] = list(values)
        self.slot: str = slot or name

    def value_of(self, value: int, glossary: Glossary) -> str | int:
        """What the field of an action says: the id of a thing, or a number."""
        if glossary.of_numbers(self.kind):
            return value
        ids = glossary.ids[self.kind]
        return int(ids[value]) if all(name.isdigit() for name in ids) else ids[value]

    def arguments_of(self, value: int, glossary: Glossary) -> dict[str, Argument]:
        """What the label tells about a value."""
        is_number = glossary.of_numbers(self.kind)
        found: dict[str, Argument] = {self.slot: value if is_number else glossary.names[self.kind][value]}
        if self.kind in glossary.details:
            found.update(glossary.details[self.kind][value])
        return found


class Block:
    """Actions that follow one another in the catalogue: a family, or more of one that began further in front."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows  # what each action of the block names, in order

    def family(self) -> Family:
        raise NotImplementedError

    def begin_at(self, number: int) -> int:
        """Take the numbers from this one on; the answer is the first that is left."""
        self.family().learn(self.rows, number)
        return number + len(self.rows)


class Family(Block):
    """Actions of one kind. `otherwise` is the refusal of whoever wants one at a moment that is not for it."""

    def __init__(self, kind: str, fields: list[Field], otherwise: str) -> None:
        super().__init__(_rows(fields))
        self.kind = kind
        self.fields = fields
        self.otherwise = otherwise
        self.first: i64 = 0
        self.is_mine: vec[i64] = vec[i64]([])  # by number, from the first on: 1 for those that belong to it
        self.span: i64 = 0  # how many numbers these are
        self.in_order: vec[i64] = vec[i64]([])  # the numbers, those of further blocks behind

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.kind!r})"

    def family(self) -> Family:
        return self

    def learn(self, rows: list[list[int]], number: int) -> None:
        """Note the numbers of these rows, the first of which has this one."""
        if rows is self.rows:
            self.first = number
            self.is_mine = vec[i64]([])
            self.in_order = vec[i64]([])
        for offset in range(len(rows)):
            self.in_order = append(self.in_order, i64(number + offset))
            self.is_mine = _noted(self.is_mine, number + offset - int(self.first), 1)
        self.span = len(self.is_mine)

    def has(self, action: i64) -> bool:
        """Whether an action is one of this family."""
        offset = action - self.first
        return 0 <= offset < self.span and self.is_mine[offset] == 1

    def at(self, position: i64) -> int:
        """The action at this position of the family, in the order of what its actions name."""
        return self.in_order[position]

    def more(self, values: Iterable[int]) -> Block:
        """The actions of this family that name further values in their first field: a block of their own."""
        return More(self, [[value, *rest] for value in values for rest in _rows(self.fields[1:])])


class More(Block):
    """Actions of a family that stand apart from its others."""

    def __init__(self, whole: Family, rows: list[list[int]]) -> None:
        super().__init__(rows)
        self.whole = whole

    def family(self) -> Family:
        return self.whole


class Lone(Family):
    """A family of one action, without fields."""

    def __init__(self, kind: str, otherwise: str = "") -> None:
        super().__init__(kind, [], otherwise)
        self.action: int = NO_ACTION

    def learn(self, rows: list[list[int]], number: int) -> None:
        super().learn(rows, number)
        self.action = number


class Single(Family):
    """A family with one field."""

    def __init__(self, kind: str, field: Field, otherwise: str = "") -> None:
        super().__init__(kind, [field], otherwise)
        self.numbers: vec[i64] = vec[i64]([])  # by value
        self.values: vec[i64] = vec[i64]([])  # by number, from the first of the family on

    def learn(self, rows: list[list[int]], number: int) -> None:
        super().learn(rows, number)
        for offset, row in enumerate(rows):
            self.numbers = _noted(self.numbers, row[0], number + offset)
            self.values = _noted(self.values, number + offset - int(self.first), row[0])

    def of(self, value: i64) -> int:
        """The action that names this value."""
        return self.numbers[value]

    def value(self, action: i64) -> i64:
        """What an action of this family names."""
        return self.values[action - self.first]


class Pair(Family):
    """A family with two fields; actions that name the same first value stand together, without gaps."""

    def __init__(self, kind: str, first: Field, second: Field, otherwise: str = "") -> None:
        super().__init__(kind, [first, second], otherwise)
        self.starts: vec[i64] = vec[i64]([])  # by first value: the number of its first action
        self.low: i64 = second.values[0]  # the second value of the first action
        if second.values != list(range(second.values[0], second.values[0] + len(second.values))):
            raise ValueError(f"{kind}: the values of {second.name} have gaps")
        self.firsts: vec[i64] = vec[i64]([])  # by number, from the first of the family on
        self.seconds: vec[i64] = vec[i64]([])

    def learn(self, rows: list[list[int]], number: int) -> None:
        super().learn(rows, number)
        for offset, row in enumerate(rows):
            if row[1] == self.low:
                self.starts = _noted(self.starts, row[0], number + offset)
            self.firsts = _noted(self.firsts, number + offset - int(self.first), row[0])
            self.seconds = _noted(self.seconds, number + offset - int(self.first), row[1])

    def of(self, first: i64, second: i64) -> int:
        """The action that names these two values."""
        return self.starts[first] + second - self.low

    def add(self, first: i64, seconds: i64, found: list[int]) -> None:
        """Add the actions that name the first value and, one after another, those whose bits are set in a mask."""
        number = self.starts[first] - self.low
        while seconds:
            if seconds & 255 == 0:
                seconds >>= 8
                number += 8
                continue
            if seconds & 1:
                found.append(number)
            seconds >>= 1
            number += 1

    def read(self, action: i64) -> tuple[i64, i64]:
        """What an action of this family names."""
        offset = action - self.first
        return self.firsts[offset], self.seconds[offset]


def _noted(table: vec[i64], place: int, number: int) -> vec[i64]:
    """The table with this number at a place; it grows as far as it must."""
    while len(table) <= place:
        table = append(table, i64(NO_ACTION))
    table[place] = number
    return table


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
        for row in block.rows:
            named: dict[str, str | int] = {}
            arguments: dict[str, Argument] = dict(glossary.facts.get(family.kind, {}))
            for field, value in zip(family.fields, row, strict=True):
                named[field.name] = field.value_of(value, glossary)
                arguments.update(field.arguments_of(value, glossary))
            sentences = labels[family.kind].in_all_languages(arguments)
            entries.append(Action(len(entries), family.kind, named, sentences))
    return Catalogue(entries)


def families_of(order: list[Block]) -> list[Family]:
    """The family of every action, by its number."""
    return [block.family() for block in order for _ in block.rows]
