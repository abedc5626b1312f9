"""The person's language: which one it is, and saying sentences in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from stammtisch.cli.words import WORDS

Table: TypeAlias = Mapping[str, tuple[str, str]]

LANGUAGES: Final = ("en", "de")


class Speaker:
    """Says sentences in one language: `say("saved", file=path)`. `{count|file|files}` picks a word by number."""

    def __init__(self, language: str, more: Table | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self._column = LANGUAGES.index(self.language)
        self._more: Table = more or {}

    def __call__(self, key: str, **values: object) -> str:
        # Not above: which form of the engine a process uses is settled before the first of its modules is imported.
        from stammtisch.core.texts import counted

        row = self._more[key] if key in self._more else WORDS[key]
        return counted(row[self._column], values).format(**values)

    def with_words(self, more: Table) -> Speaker:
        """The same language with further words."""
        return Speaker(self.language, more)


def language_of(tokens: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, else that of the environment, else English."""
    for position, token in enumerate(tokens):
        value = ""
        if token == "--language" and position + 1 < len(tokens):
            value = tokens[position + 1]
        elif token.startswith("--language="):
            value = token.partition("=")[2]
        if value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"
