"""An edition: the data tables of one printing of a game, with where each value comes from.

Every row of a table carries a `source` and a `status`. `Row` reads values with checks; each
mistake is reported with file, row and field, so that a person who corrects an edition finds it.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Final

from stammtisch.core.errors import BadEdition
from stammtisch.core.plain import Json
from stammtisch.core.texts import LANGUAGES, Name

STATUSES: Final = ("printed", "photographed", "one-source", "reconstructed")


class Row:
    """One row of a table, which remembers where it stands and which fields were asked for."""

    def __init__(self, file: str, where: str, values: dict[str, Json]) -> None:
        self.file = file
        self.where = where
        self.values = values
        self._asked: set[str] = set()

    def wrong(self, field: str, english: str, german: str) -> BadEdition:
        """An error that names file, row and field."""
        return BadEdition(
            "bad_edition",
            f"{self.file}, {self.where}, field {field!r}: {english}",
            f"{self.file}, {self.where}, Feld {field!r}: {german}",
        )

    def has(self, field: str) -> bool:
        self._asked.add(field)
        return field in self.values

    def value(self, field: str) -> Json:
        self._asked.add(field)
        if field not in self.values:
            raise self.wrong(field, "is missing.", "fehlt.")
        return self.values[field]

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, "must be a text that is not empty.", "muss ein nicht leerer Text sein.")
        return value

    def flag(self, field: str) -> bool:
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "must be true or false.", "muss true oder false sein.")
        return value

    def decimal(self, field: str) -> float:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.wrong(field, "must be a number.", "muss eine Zahl sein.")
        return float(value)

    def number(self, field: str, low: int, high: int) -> int:
        return self._in_range(field, self.value(field), low, high)

    def items(self, field: str) -> list[Json]:
        """The values of a list."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.wrong(field, "must be a list.", "muss eine Liste sein.")
        return value

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        return [self._in_range(field, item, low, high) for item in self.items(field)]

    def must_have_length(self, field: str, found: int, length: int) -> None:
        """Refuse a list of another length than this."""
        if found != length:
            raise self.wrong(
                field,
                f"must have {length} values, not {found}.",
                f"muss {length} Werte haben, nicht {found}.",
            )

    def texts(self, field: str) -> list[str]:
        found: list[str] = []
        for item in self.items(field):
            if not isinstance(item, str):
                raise self.wrong(field, "must be a list of texts.", "muss eine Liste von Texten sein.")
            found.append(item)
        return found

    def one_of(self, field: str, choices: list[str]) -> int:
        """The position of the field's text in the list of choices."""
        return self.choice(field, self.text(field), choices)

    def choice(self, field: str, word: str, choices: list[str]) -> int:
        if word not in choices:
            listed = ", ".join(choices)
            raise self.wrong(
                field,
                f"{word!r} is not one of: {listed}.",
                f"{word!r} ist nicht unter den möglichen Werten: {listed}.",
            )
        return choices.index(word)

    def table(self, field: str) -> Row:
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "must be a table.", "muss eine Tabelle sein.")
        return Row(self.file, f"{self.where}.{field}", value)

    def name(self) -> Name:
        """The row's names: `en`, `de` and their forms (`de_acc` and the like)."""
        forms = {language: self.text(language) for language in LANGUAGES}
        for field in self.values:
            language, _, form = field.partition("_")
            if form and language in LANGUAGES:
                forms[f"{language}.{form}"] = self.text(field)
        return Name(forms)

    def finish(self) -> None:
        """Check provenance, and refuse fields that nobody asked for."""
        self.text("source")
        self.one_of("status", list(STATUSES))
        self.refuse_unknown()

    def refuse_unknown(self) -> None:
        for field in self.values:
            if field not in self._asked:
                raise self.wrong(field, "is not known here.", "ist hier nicht bekannt.")

    def _in_range(self, field: str, value: Json, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(
                field,
                f"must be a whole number from {low} to {high}, not {value!r}.",
                f"muss eine ganze Zahl von {low} bis {high} sein, nicht {value!r}.",
            )
        return value


class Edition:
    """The tables of one edition by file name, with the edition's name and the hash of its content."""

    def __init__(self, name: str, files: dict[str, dict[str, Json]]) -> None:
        self.name = name
        self.files = files
        canonical = json.dumps(files, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        self.digest: str = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def only(self, file: str) -> Row:
        """A file that is one table."""
        return Row(file, "top level", self._file(file))

    def rows(self, file: str, table: str) -> list[Row]:
        """The rows of a table `[[table]]` in a file."""
        values = self._file(file).get(table)
        if not isinstance(values, list):
            raise BadEdition(
                "bad_edition",
                f"{file}: the table [[{table}]] is missing.",
                f"{file}: Die Tabelle [[{table}]] fehlt.",
            )
        rows: list[Row] = []
        for number, value in enumerate(values, start=1):
            if not isinstance(value, dict):
                raise BadEdition(
                    "bad_edition",
                    f"{file}, {table} {number}: must be a table.",
                    f"{file}, {table} {number}: muss eine Tabelle sein.",
                )
            label = value.get("id")
            rows.append(Row(file, f"{table} {number}" + (f" ({label})" if isinstance(label, str) else ""), value))
        return rows

    def rows_by_id(self, file: str, table: str, ids: list[str]) -> list[Row]:
        """The rows of a table in the order of these ids; each must be there exactly once, and no other."""
        found: dict[str, Row] = {}
        for row in self.rows(file, table):
            label = ids[row.one_of("id", ids)]
            if label in found:
                raise row.wrong("id", f"{label!r} stands here twice.", f"{label!r} steht hier zweimal.")
            found[label] = row
        for label in ids:
            if label not in found:
                raise BadEdition(
                    "bad_edition",
                    f"{file}: the row {label!r} of [[{table}]] is missing.",
                    f"{file}: In [[{table}]] fehlt die Zeile {label!r}.",
                )
        return [found[label] for label in ids]

    def single(self, file: str, table: str) -> Row:
        """The row of a table that must have exactly one."""
        rows = self.rows(file, table)
        if len(rows) != 1:
            raise Row(file, table, {}).wrong(table, "there must be exactly one.", "es muss genau eine Zeile geben.")
        return rows[0]

    def _file(self, file: str) -> dict[str, Json]:
        if file not in self.files:
            raise BadEdition(
                "bad_edition",
                f"The file {file} of the edition is missing.",
                f"Die Datei {file} der Ausgabe fehlt.",
            )
        return self.files[file]


def edition_from_texts(name: str, texts: dict[str, str]) -> Edition:
    """An edition from the contents of its TOML files, by file name."""
    files: dict[str, dict[str, Json]] = {}
    for file in sorted(texts):
        try:
            files[file] = tomllib.loads(texts[file])
            json.dumps(files[file])  # dates are valid TOML, but no value of ours
        except (tomllib.TOMLDecodeError, TypeError) as error:
            raise BadEdition("bad_toml", f"{file}: {error}.", f"{file} ist kein gültiges TOML: {error}.") from None
    return Edition(name, files)


class Package:
    """The editions that come with a game: their names, the default first, and the files each has."""

    def __init__(self, game: str, editions: list[str], tables: list[str]) -> None:
        self.game = game
        self.editions = editions
        self.tables = tables

    def edition(self, name: str) -> Edition:
        """One of these editions."""
        folder = files(f"stammtisch.games.{self.game}").joinpath("data", name)
        texts = {file: folder.joinpath(file).read_text(encoding="utf-8") for file in self.tables}
        return edition_from_texts(name, texts)
