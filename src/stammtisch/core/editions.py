"""An edition: the data tables of one printing of a game, with where each value comes from.

Every row of a table carries a `source` and a `status`. `Row` reads values with checks; each
mistake is reported with file, row and field, so that a person who corrects an edition finds it.

What rules read of an edition has a digest, and games remember it: texts, sources and where a thing is drawn may be
corrected at any time. Values that change leave their earlier version beside the new one, in the folder `earlier`.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from stammtisch.core.errors import BadEdition
from stammtisch.core.plain import Json
from stammtisch.core.texts import LANGUAGES, Name

STATUSES: Final = ("printed", "photographed", "one-source", "reconstructed")

# What a row says besides its values: where they come from, the section of the digest, and where a thing is drawn.
# Names (`en`, `de_acc`) and places (`x`, `village_x`) are known by one half of the field.
BESIDE_VALUES: Final = ("source", "status", "rule")
PLACES: Final = ("x", "y")

EARLIER: Final = "earlier"  # the folder with the earlier versions of an edition, one folder each
VERSION_MARK: Final = "@"  # between the name of an edition and that of an earlier version of it

# Under these digests, which counted texts too, the same values were stored before texts were left out. Games that
# remember them go on, and games of the same values still get them. No further ones will come.
FIRST_KNOWN_AS: Final = {
    "099cb722a7329402": "5687fe32623e73a1",
    "953c72655abb4789": "a562c0d50d80da4e",
    "a297383dc2b63678": "a03bf46df88f30c3",
    "fa1e7710f3da718f": "7d5dd1efbc20578b",
}


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
    """The tables of one edition by file name, with its name, its digests and its earlier versions.

    `digest` is the hash of what rules read, and `content` that of all there is. An earlier version has the name of
    its folder as `version`; that of the present one is empty.
    """

    def __init__(
        self,
        name: str,
        files: dict[str, dict[str, Json]],
        version: str = "",
        earlier: list[Edition] | None = None,
    ) -> None:
        self.name = name
        self.files = files
        self.version = version
        self.earlier: list[Edition] = earlier or []
        self.content: str = _hash_of(files)
        values = _hash_of({file: values_in(table) for file, table in files.items()})
        self.digest: str = FIRST_KNOWN_AS.get(values, values)

    @property
    def full_name(self) -> str:
        """The name by which this version can be found again."""
        return f"{self.name}{VERSION_MARK}{self.version}" if self.version else self.name

    def is_known_as(self, digest: str) -> bool:
        """Whether a game that remembers this digest is played with these tables.

        Editions outside the package were known by their whole content before texts were left out.
        """
        return digest in (self.digest, self.content)

    def only(self, file: str) -> Row:
        """A file that is one table."""
        return Row(self._where(file), "top level", self._file(file))

    def rows(self, file: str, table: str) -> list[Row]:
        """The rows of a table `[[table]]` in a file."""
        values = self._file(file).get(table)
        if not isinstance(values, list):
            raise BadEdition(
                "bad_edition",
                f"{self._where(file)}: the table [[{table}]] is missing.",
                f"{self._where(file)}: Die Tabelle [[{table}]] fehlt.",
            )
        where = self._where(file)
        rows: list[Row] = []
        for number, value in enumerate(values, start=1):
            if not isinstance(value, dict):
                raise BadEdition(
                    "bad_edition",
                    f"{self._where(file)}, {table} {number}: must be a table.",
                    f"{self._where(file)}, {table} {number}: muss eine Tabelle sein.",
                )
            label = value.get("id")
            rows.append(Row(where, f"{table} {number}" + (f" ({label})" if isinstance(label, str) else ""), value))
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
                    f"{self._where(file)}: the row {label!r} of [[{table}]] is missing.",
                    f"{self._where(file)}: In [[{table}]] fehlt die Zeile {label!r}.",
                )
        return [found[label] for label in ids]

    def single(self, file: str, table: str) -> Row:
        """The row of a table that must have exactly one."""
        rows = self.rows(file, table)
        if len(rows) != 1:
            raise Row(self._where(file), table, {}).wrong(
                table, "there must be exactly one.", "es muss genau eine Zeile geben."
            )
        return rows[0]

    def _where(self, file: str) -> str:
        """The file as a person finds it in the folder of the edition."""
        return f"{EARLIER}/{self.version}/{file}" if self.version else file

    def _file(self, file: str) -> dict[str, Json]:
        if file not in self.files:
            raise BadEdition(
                "bad_edition",
                f"The file {self._where(file)} of the edition is missing.",
                f"Die Datei {self._where(file)} der Ausgabe fehlt.",
            )
        return self.files[file]


def values_in(table: Json) -> Json:
    """What rules read of a table: everything but names, places, and what is said beside values."""
    if isinstance(table, list):
        return [values_in(item) for item in table]
    if isinstance(table, dict):
        return {field: values_in(value) for field, value in table.items() if is_value(field)}
    return table


def is_value(field: str) -> bool:
    """Whether rules may read this field of a row."""
    return not (field in BESIDE_VALUES or field.partition("_")[0] in LANGUAGES or field.rpartition("_")[2] in PLACES)


def _hash_of(content: Mapping[str, Json]) -> str:
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def edition_from_texts(
    name: str, texts: dict[str, str], version: str = "", earlier: list[Edition] | None = None
) -> Edition:
    """An edition from the contents of its TOML files, by file name."""
    files: dict[str, dict[str, Json]] = {}
    for file in sorted(texts):
        try:
            files[file] = tomllib.loads(texts[file])
            json.dumps(files[file])
        except tomllib.TOMLDecodeError as error:
            raise BadEdition("bad_toml", f"{file}: {error}.", f"{file} ist kein gültiges TOML: {error}.") from None
        except TypeError:  # TOML knows dates and times, our tables do not
            raise BadEdition(
                "bad_toml",
                f"{file}: holds a date or a time; write it as a text in quotes.",
                f"{file} enthält ein Datum oder eine Uhrzeit; das muss als Text in Anführungszeichen stehen.",
            ) from None
    return Edition(name, files, version, earlier)


class Package:
    """The editions that come with a game: their names, the default first, and the files each has.

    `place` is the package of the game, whose last part is the game's name. The editions lie in its folder `data`, or in
    the folder `home`.
    """

    def __init__(self, place: str, editions: list[str], tables: list[str], home: Traversable | None = None) -> None:
        self.place = place
        self.game: str = place.rpartition(".")[2]
        self.editions = editions
        self.tables = tables
        self.home = home

    def folder(self) -> Traversable:
        """The folder of the game."""
        return files(self.place)

    def folder_of(self, name: str) -> Traversable:
        """The folder of one of these editions."""
        home = self.folder().joinpath("data") if self.home is None else self.home
        return home.joinpath(name)

    def edition(self, name: str) -> Edition:
        """One of these editions, with the earlier versions of it."""
        folder = self.folder_of(name)
        earlier: list[Edition] = []
        for version in versions_in(folder):
            # A version from before a table was added does without it.
            tables = [file for file in self.tables if folder.joinpath(EARLIER, version, file).is_file()]
            earlier.append(edition_from_texts(name, _texts_of(folder.joinpath(EARLIER, version), tables), version))
        return edition_from_texts(name, _texts_of(folder, self.tables), "", earlier)


def versions_in(folder: Traversable) -> list[str]:
    """The names of the earlier versions of the edition in a folder, in order."""
    earlier = folder.joinpath(EARLIER)
    if not earlier.is_dir():
        return []
    return sorted(version.name for version in earlier.iterdir() if version.is_dir())


def _texts_of(folder: Traversable, tables: list[str]) -> dict[str, str]:
    return {file: folder.joinpath(file).read_text(encoding="utf-8") for file in tables}
