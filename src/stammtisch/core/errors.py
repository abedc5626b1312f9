"""Errors for people: each carries a code for programs and a sentence in English and German.

`IllegalAction` is what a refused move raises; its `refusal` says which rule forbids the move and
what is missing. The others report unreadable input: actions, options, records, editions.
"""

from typing import SupportsIndex

from stammtisch.core.plain import Json, quoted, whole


class Refusal:
    """Why an action is not possible now: code, rule section, sentence, what is missing."""

    def __init__(self, code: str, rule: str, sentences: dict[str, str], missing: list[dict[str, Json]]) -> None:
        self.code = code
        self.rule = rule
        self.sentences = sentences
        self.missing = missing

    @property
    def message(self) -> str:
        return self.sentences["en"]

    def sentence(self, language: str) -> str:
        return self.sentences.get(language, self.sentences["en"])

    def as_json(self) -> dict[str, Json]:
        sentences: dict[str, Json] = {}
        for language, text in self.sentences.items():
            sentences[language] = text
        missing: list[Json] = []
        missing.extend(self.missing)
        return {"code": self.code, "rule": self.rule, "message": sentences, "missing": missing}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.message!r})"


class StammtischError(ValueError):
    """The base of all errors that wrong input causes; `code` is for programs, `message` for people."""

    def __init__(self, code: str, english: str, german: str) -> None:
        super().__init__(english)
        self.code = code
        self.message = english
        self.sentences: dict[str, str] = {"en": english, "de": german}

    def sentence(self, language: str) -> str:
        return self.sentences.get(language, self.message)


class IllegalAction(StammtischError):
    """An action that the rules forbid now; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        cited = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(refusal.code, refusal.message + cited, refusal.sentence("de") + cited)
        self.refusal = refusal
        self.rule = refusal.rule
        self.missing = refusal.missing
        self.message = refusal.message


class UnreadableAction(StammtischError):
    """A text that names no action of the game's catalogue."""


class BadOption(StammtischError):
    """A number of seats, a seed or an option that the game does not know."""


class BadSeat(StammtischError):
    """A seat that is not at this table."""


def no_such_seat(seat: SupportsIndex, seats: int) -> BadSeat:
    """There is no such seat at a table of so many."""
    if seats == 1:
        return BadSeat(
            "no_such_seat",
            f"There is no seat {quoted(seat)}; the only seat is number 0.",
            f"Einen Platz {quoted(seat)} gibt es nicht; der einzige Platz hat die Nummer 0.",
        )
    return BadSeat(
        "no_such_seat",
        f"There is no seat {quoted(seat)}; the seats are numbered from 0 to {seats - 1}.",
        f"Einen Platz {quoted(seat)} gibt es nicht; die Plätze sind von 0 bis {seats - 1} nummeriert.",
    )


def checked_seat(seat: SupportsIndex, seats: int) -> int:
    """The number of a seat at a table of so many; raises BadSeat where there is no such seat."""
    number = whole(seat)
    if number is None or not 0 <= number < seats:
        raise no_such_seat(seat, seats)
    return number


def checked_seed(seed: SupportsIndex) -> int:
    """The number from which chance begins: any whole number, of any size or sign."""
    number = whole(seed)
    if number is None:
        raise BadOption(
            "bad_seed",
            f"A seed must be a whole number, not {quoted(seed)}.",
            f"Ein Startwert muss eine ganze Zahl sein, nicht {quoted(seed)}.",
        )
    return number


def checked_count(given: SupportsIndex, what: str) -> int:
    """A number of lines, or of one of them: a whole number, not below zero."""
    number = whole(given)
    if number is None or number < 0:
        raise BadOption(
            "bad_count",
            f"{what} must be a whole number from 0 on, not {quoted(given)}.",
            f"{what} muss eine ganze Zahl ab 0 sein, nicht {quoted(given)}.",
        )
    return number


class BadRecord(StammtischError):
    """A record or dump that cannot be read, or that belongs to other rules or another edition."""


class BadPosition(BadRecord):
    """A position that cannot be on a table; the message names the place and what is wrong there."""


class BadEdition(StammtischError):
    """A data file of an edition with a mistake; the message names file, row and field."""


class CannotUndo(StammtischError):
    """A move that can no longer be taken back, with the reason."""
