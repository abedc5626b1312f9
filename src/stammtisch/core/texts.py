"""Sentences in English and German, built from templates and names.

A template is filled from named arguments: `{player}` inserts a value or a name, `{follower.acc}` a
grammatical form of a name, and `{coins|coin|coins}` picks a word by number (one, else several).
Games keep their templates in `texts.toml`; the loader refuses a template that lacks a language.
"""

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, TypeAlias

from stammtisch.core.plain import Json

LANGUAGES: Final = ("en", "de")

_SLOT: Final = re.compile(r"\{([a-z_0-9]+)(?:\.([a-z]+))?(?:\|([^{}|]*)\|([^{}|]*))?\}")

_COUNTED: Final = re.compile(r"\{([a-z_0-9]+)\|([^{}|]*)\|([^{}|]*)\}")


class Name:
    """The name of a thing in each language, with grammatical forms where a sentence needs them.

    The key of a form is the language alone (`de`) or the language and the form (`de.acc`).
    """

    def __init__(self, forms: dict[str, str]) -> None:
        self.forms = forms

    def form(self, language: str, variant: str) -> str:
        if variant:
            special = self.forms.get(f"{language}.{variant}")
            if special is not None:
                return special
        return self.forms[language]

    def __repr__(self) -> str:
        return f"Name({self.forms!r})"


Argument: TypeAlias = int | str | Name


def fill(template: str, language: str, arguments: dict[str, Argument]) -> str:
    """The finished sentence. A slot without an argument is an error of the program, so it raises."""
    pieces: list[str] = []
    position = 0
    for slot in _SLOT.finditer(template):
        pieces.append(template[position : slot.start()])
        position = slot.end()
        value = arguments[slot.group(1)]
        if slot.group(3) is not None:
            pieces.append(slot.group(3) if value == 1 else slot.group(4))
        elif isinstance(value, Name):
            pieces.append(value.form(language, slot.group(2) or ""))
        else:
            pieces.append(str(value))
    pieces.append(template[position:])
    sentence = "".join(pieces)
    return sentence[:1].upper() + sentence[1:]


def counted(template: str, values: Mapping[str, object]) -> str:
    """A template for `str.format` in which the words that go with a number are chosen already.

    So the sentences of command line and server count as those of games do: `{count} {count|file|files}`.
    """
    if "|" not in template:
        return template
    return _COUNTED.sub(lambda slot: slot.group(2) if str(values[slot.group(1)]) == "1" else slot.group(3), template)


def slots_of(template: str) -> set[str]:
    """The names of the arguments that a template asks for."""
    return {slot.group(1) for slot in _SLOT.finditer(template)}


class Template:
    """One message: its id, its sentence in each language, and the rule section it rests on."""

    def __init__(self, key: str, sentences: dict[str, str], rule: str) -> None:
        self.key = key
        self.sentences = sentences
        self.rule = rule

    def in_all_languages(self, arguments: dict[str, Argument]) -> dict[str, str]:
        return {language: fill(self.sentences[language], language, arguments) for language in LANGUAGES}


def joined(names: list[Name], variant: str = "") -> Name:
    """Several names as one: "a, b and c"."""
    forms: dict[str, str] = {}
    for language in LANGUAGES:
        words = [name.form(language, variant) for name in names]
        last_word = " and " if language == "en" else " und "
        if len(words) < 2:
            forms[language] = "".join(words)
        else:
            forms[language] = ", ".join(words[:-1]) + last_word + words[-1]
    return Name(forms)


def read_templates(table: Json, name: str) -> dict[str, Template]:
    """The templates of one table of a texts file; each must have all languages with the same slots."""
    if not isinstance(table, dict):
        raise ValueError(f"the table [{name}] is missing")
    templates: dict[str, Template] = {}
    for key, row in table.items():
        if not isinstance(row, dict):
            raise ValueError(f"[{name}] {key}: must be a table")
        sentences: dict[str, str] = {}
        for language in LANGUAGES:
            text = row.get(language)
            if not isinstance(text, str) or not text.strip():
                raise ValueError(f"[{name}] {key}: the language {language!r} is missing")
            sentences[language] = text
        rule = row.get("rule", "")
        if not isinstance(rule, str) or set(row) - {*LANGUAGES, "rule"}:
            raise ValueError(f"[{name}] {key}: only sentences and a rule belong here")
        if slots_of(sentences["en"]) != slots_of(sentences["de"]):
            raise ValueError(f"[{name}] {key}: the languages use different slots")
        templates[key] = Template(key, sentences, rule)
    return templates


class Texts:
    """The templates of the game that lies in a package, by table of `texts.toml` and the `texts-….toml` beside it."""

    def __init__(self, package: str) -> None:
        self.tables: dict[str, Json] = {}
        folder = files(package).joinpath("data")
        more = sorted(file.name for file in folder.iterdir() if re.fullmatch(r"texts-.+\.toml", file.name))
        for file in ["texts.toml", *more]:
            self._add(file, tomllib.loads(folder.joinpath(file).read_text(encoding="utf-8")))
        self.labels = self.templates("labels")
        self.prompts = self.templates("prompts")
        self.refusals = self.templates("refusals")
        self.log = self.templates("log")
        self.options = self.templates("options")
        self.scores = self.templates("scores")
        self.phases = self.templates("phases")
        # A game in which ties are shared has none.
        self.tie_breaks = read_templates(self.tables.get("tie_breaks", {}), "tie_breaks")
        # Those of what hints count; a game whose judgement counts nothing has none.
        self.tangibles = read_templates(self.tables.get("tangibles", {}), "tangibles")
        self.explanations = self.templates("explanations")
        self.player_ids: list[str] = list(self.templates("players"))
        self.players: list[Name] = self.names("players")

    def _add(self, file: str, tables: dict[str, Json]) -> None:
        """Add the tables of a file to those of the files before; a key may stand in one of them only."""
        for name, table in tables.items():
            known = self.tables.setdefault(name, {})
            if not isinstance(known, dict) or not isinstance(table, dict):
                raise ValueError(f"{file}: [{name}] must be a table")
            for key in table:
                if key in known:
                    raise ValueError(f"{file}: [{name}] {key} is there already")
            known.update(table)

    def templates(self, table: str) -> dict[str, Template]:
        return read_templates(self.tables.get(table), table)

    def names(self, table: str) -> list[Name]:
        """The names of things, in the order of their table."""
        return [Name(template.sentences) for template in self.templates(table).values()]
