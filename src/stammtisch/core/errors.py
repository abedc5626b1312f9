"""Errors for people: each carries a code for programs and a sentence in English and German.

`IllegalAction` is what a refused move raises; its `refusal` says which rule forbids the move and
what is missing. The others report unreadable input: actions, options, records, editions.
"""

from stammtisch.core.plain import Json


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


class BadRecord(StammtischError):
    """A record or dump that cannot be read, or that belongs to other rules or another edition."""


class BadEdition(StammtischError):
    """A data file of an edition with a mistake; the message names file, row and field."""


class CannotUndo(StammtischError):
    """A move that can no longer be taken back, with the reason."""
