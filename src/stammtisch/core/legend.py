"""How a position is written for people and read back: the legend of a game's saved numbers.

A saved game is packed numbers (`State.pieces`). A legend says of every one of them what it means: so many of each
thing, which of them, what lies where. `words` makes readable values of them, in the names of the catalogue; `packed`
reads those again and refuses what cannot be, naming the place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stammtisch.core.errors import BadPosition
from stammtisch.core.plain import Json, quoted

# Works out from what is saved what follows from it.
WorkOut: TypeAlias = Callable[[dict[str, Json]], Json]


def must(is_right: bool, where: str, english: str, german: str) -> None:
    """Refuse what is not right."""
    if not is_right:
        raise wrong(where, english, german)


def wrong(where: str, english: str, german: str) -> BadPosition:
    """What is wrong at a place of a position, which is named as a path: players.0.goods."""
    return BadPosition("bad_position", f"{where or 'the position'}: {english}", f"{where or 'die Stellung'}: {german}")


def not_a(where: str, english: str, german: str) -> BadPosition:
    return wrong(where, f"must be {english}.", f"muss {german} sein.")


def inside(where: str, part: str | int) -> str:
    """The path of a part of what is at a path."""
    return f"{where}.{part}" if where else str(part)


def table_at(words: Json, where: str) -> dict[str, Json]:
    if not isinstance(words, dict):
        raise not_a(where, "a table", "eine Tabelle")
    return words


def list_at(words: Json, where: str) -> list[Json]:
    if not isinstance(words, list):
        raise not_a(where, "a list", "eine Liste")
    return words


def number_at(words: Json, where: str, low: int, high: int) -> int:
    if not isinstance(words, int) or isinstance(words, bool):
        raise not_a(where, "a whole number", "eine ganze Zahl")
    if not low <= words <= high:
        raise not_a(where, f"a number from {low} to {high}", f"eine Zahl von {low} bis {high}")
    return words


def place_of(word: Json, names: list[str], where: str) -> int:
    """Which of these names a word is."""
    if isinstance(word, str) and word in names:
        return names.index(word)
    known = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
    said = quoted(word)
    raise wrong(where, f"there is no {said}; known are {known}.", f"{said} gibt es nicht; bekannt sind {known}.")


class Kind:
    """One kind of saved value: how it is written for people, and read back."""

    def words(self, packed: Json) -> Json:
        raise NotImplementedError

    def packed(self, words: Json, where: str) -> Json:
        """The saved value; raises BadPosition where the words cannot be right."""
        raise NotImplementedError


class Number(Kind):
    """A number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def words(self, packed: Json) -> Json:
        return packed

    def packed(self, words: Json, where: str) -> Json:
        return number_at(words, where, self.low, self.high)


class NumberOr(Kind):
    """A number from `low` to `high`; some saved numbers have a word instead."""

    def __init__(self, low: int, high: int, instead: dict[int, Json]) -> None:
        self.low = low
        self.high = high
        self.instead = instead

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, int)
        return self.instead.get(packed, packed)

    def packed(self, words: Json, where: str) -> Json:
        for number, word in self.instead.items():
            if words == word and type(words) is type(word):
                return number
        if words is None or isinstance(words, str):
            known = ", ".join("null" if word is None else str(word) for word in self.instead.values())
            raise not_a(
                where,
                f"a number from {self.low} to {self.high}, or {known}",
                f"eine Zahl von {self.low} bis {self.high} oder {known}",
            )
        number = number_at(words, where, self.low, self.high)
        if number in self.instead:
            raise wrong(
                where, f"{number} is written {self.instead[number]}.", f"{number} heißt {self.instead[number]}."
            )
        return number


class Flag(Kind):
    """Yes or no, saved as 1 and 0."""

    def words(self, packed: Json) -> Json:
        return packed == 1

    def packed(self, words: Json, where: str) -> Json:
        if not isinstance(words, bool):
            raise not_a(where, "true or false", "wahr oder falsch (true, false)")
        return 1 if words else 0


class OneOf(Kind):
    """One of several things; the first is saved as `first`, and what is saved as `nothing` is written as null."""

    def __init__(self, names: list[str], first: int = 0, nothing: int | None = None) -> None:
        self.names = names
        self.first = first
        self.nothing = nothing

    def words(self, packed: Json) -> Json:
        if packed == self.nothing:
            return None
        assert isinstance(packed, int)
        return self.names[packed - self.first]

    def packed(self, words: Json, where: str) -> Json:
        if words is None and self.nothing is not None:
            return self.nothing
        return self.first + place_of(words, self.names, where)


class Set(Kind):
    """Some of several things, saved as a mask."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, int)
        found: list[Json] = []
        for number, name in enumerate(self.names):
            if (packed >> number) & 1:
                found.append(name)
        return found

    def packed(self, words: Json, where: str) -> Json:
        mask = 0
        for position, word in enumerate(list_at(words, where)):
            place = place_of(word, self.names, inside(where, position))
            if (mask >> place) & 1:
                raise wrong(inside(where, position), f"{word!r} is there twice.", f"{word!r} steht zweimal da.")
            mask |= 1 << place
        return mask


class Counts(Kind):
    """So many of each thing, saved as a list; things of which there are none are left out."""

    def __init__(self, names: list[str], most: int, low: int = 0) -> None:
        self.names = names
        self.most = most
        self.low = low

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        found: dict[str, Json] = {}
        for number, name in enumerate(self.names):
            if packed[number] != 0:
                found[name] = packed[number]
        return found

    def packed(self, words: Json, where: str) -> Json:
        counts: list[Json] = []
        counts.extend([0] * len(self.names))
        for name, count in table_at(words, where).items():
            place = place_of(name, self.names, where)
            counts[place] = number_at(count, inside(where, name), self.low, self.most)
        return counts


class Slots(Kind):
    """What lies at each of several places, saved as a list; places with nothing are left out."""

    def __init__(self, places: list[str], kind: Kind, empty: Json) -> None:
        self.places = places
        self.kind = kind
        self.empty = empty  # as it is saved

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        found: dict[str, Json] = {}
        for number, place in enumerate(self.places):
            if packed[number] != self.empty:
                found[place] = self.kind.words(packed[number])
        return found

    def packed(self, words: Json, where: str) -> Json:
        saved: list[Json] = []
        saved.extend([self.empty] * len(self.places))
        for place, word in table_at(words, where).items():
            number = place_of(place, self.places, where)
            saved[number] = self.kind.packed(word, inside(where, place))
        return saved


class Grid(Kind):
    """A value of one kind for each of several rows, saved as one long list; `width` numbers belong to a row."""

    def __init__(self, rows: list[str], width: int, kind: Kind, empty: int = 0) -> None:
        self.rows = rows
        self.width = width
        self.kind = kind
        self.empty = empty  # as it is saved

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        found: dict[str, Json] = {}
        for number, row in enumerate(self.rows):
            found[row] = self.kind.words(packed[number * self.width : (number + 1) * self.width])
        return {row: words for row, words in found.items() if words not in ({}, [])}

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        for row in given:
            place_of(row, self.rows, where)
        saved: list[Json] = []
        for row in self.rows:
            part = self.kind.packed(given[row], inside(where, row)) if row in given else [self.empty] * self.width
            assert isinstance(part, list)
            saved.extend(part)
        return saved


class Row(Kind):
    """Things in order; the saved list has `length` numbers, filled up with `rest`, or as many as there are things."""

    def __init__(self, kind: Kind, length: int | None = None, rest: Json = None) -> None:
        self.kind = kind
        self.length = length
        self.rest = rest

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        found = list(packed)
        while self.rest is not None and found and found[-1] == self.rest:
            found.pop()
        return [self.kind.words(each) for each in found]

    def packed(self, words: Json, where: str) -> Json:
        given = list_at(words, where)
        saved = [self.kind.packed(word, inside(where, position)) for position, word in enumerate(given)]
        if self.length is None:
            return saved
        if len(saved) > self.length or (self.rest is None and len(saved) < self.length):
            raise not_a(where, f"a list of {self.length}", f"eine Liste von {self.length}")
        saved.extend([self.rest] * (self.length - len(saved)))
        return saved


class Group(Kind):
    """Several values, each with a name of its own; what is left out is as at the beginning of the game.

    What is saved besides and follows from the rest is not written; `derived` says how to work it out.
    """

    def __init__(self, kinds: dict[str, Kind], derived: dict[str, WorkOut] | None = None) -> None:
        self.kinds = kinds
        self.derived = derived or {}

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, dict)
        return {name: kind.words(packed[name]) for name, kind in self.kinds.items()}

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        for name in given:
            place_of(name, list(self.kinds), where)
        saved = {name: kind.packed(given[name], inside(where, name)) for name, kind in self.kinds.items()}
        for name, work_out in self.derived.items():
            saved[name] = work_out(saved)
        return saved


class SeatSet(Kind):
    """Some of the seats by their numbers, saved as a mask."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, int)
        return [seat for seat in range(packed.bit_length()) if (packed >> seat) & 1]

    def packed(self, words: Json, where: str) -> Json:
        mask = 0
        for position, seat in enumerate(list_at(words, where)):
            number = number_at(seat, inside(where, position), 0, self.seats - 1)
            if (mask >> number) & 1:
                raise wrong(inside(where, position), f"seat {seat} is there twice.", f"Platz {seat} steht zweimal da.")
            mask |= 1 << number
        return mask


class EachSeat(Kind):
    """The same for every seat, saved as a list of tables."""

    def __init__(self, seats: int, kind: Group) -> None:
        self.seats = seats
        self.kind = kind

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        return [self.kind.words(each) for each in packed]

    def packed(self, words: Json, where: str) -> Json:
        given = list_at(words, where)
        if len(given) != self.seats:
            raise not_a(
                where, f"a list of {self.seats}, one for each seat", f"eine Liste von {self.seats}, je Platz eine"
            )
        return [self.kind.packed(each, inside(where, seat)) for seat, each in enumerate(given)]


def laid_over(usual: Json, given: Json, kind: Kind) -> Json:
    """A complete description: what is given, and else what is usual."""
    if isinstance(kind, Group) and isinstance(usual, dict) and isinstance(given, dict):
        whole = dict(usual)
        for name, words in given.items():
            part = kind.kinds.get(name)
            whole[name] = words if part is None else laid_over(usual[name], words, part)
        return whole
    if isinstance(kind, EachSeat) and isinstance(usual, list) and isinstance(given, list) and len(usual) == len(given):
        return [laid_over(one, other, kind.kind) for one, other in zip(usual, given, strict=True)]
    return given
