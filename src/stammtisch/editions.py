"""Editions outside the package: reading one from a folder of TOML files, checking it, and copying one into it.

The engine itself touches no disk (see `core.editions`); a person who corrects an edition starts from
a copy that `copy_edition` made and plays with what `read_edition` gives.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from stammtisch.core.editions import EARLIER, Edition, edition_from_texts, versions_in
from stammtisch.core.errors import BadEdition
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.library import game, games


class KnownRow(NamedTuple):
    """A row of an edition that says how well it is known."""

    table: str  # file and table: "voyages/voyage"
    label: str  # its id, or its number within the table
    values: dict[str, Json]

    @property
    def status(self) -> str:
        return str(self.values["status"])


def read_edition(path: Path) -> Edition:
    """The edition in a folder, with its earlier versions; it is named after the folder."""
    name = path.resolve().name
    earlier = [_read_version(path / EARLIER / version, name, version, []) for version in versions_in(path)]
    return _read_version(path, name, "", earlier)


def _read_version(path: Path, name: str, version: str, earlier: list[Edition]) -> Edition:
    return edition_from_texts(name, _texts_of(path), version, earlier)


def checked_game(path: Path) -> Game:
    """The game of the edition in a folder, every table of it read; a mistake is told with file, row and field."""
    edition = read_edition(path)
    try:
        found = _game_of(edition).of_edition(edition)
        found.earlier()  # their tables are read now, too
        return found
    except BadEdition:
        raise
    except (IndexError, KeyError, TypeError, ValueError, OverflowError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadEdition(
            "bad_edition", f"the tables cannot be used ({reason}).", f"die Tabellen sind nicht brauchbar ({reason})."
        ) from None


def _game_of(edition: Edition) -> Game:
    """The game that edition.toml names."""
    rows = edition.rows("edition.toml", "edition")
    name = rows[0].values.get("game") if rows else None
    if not isinstance(name, str) or name not in games():
        known = ", ".join(games())
        raise BadEdition(
            "no_such_game",
            f"edition.toml, edition 1, field 'game': must be one of: {known}.",
            f"edition.toml, edition 1, Feld 'game': muss eines von diesen sein: {known}.",
        )
    return game(name)


def rows_of(edition: Edition) -> Iterator[KnownRow]:
    """Every row that carries a status."""
    for file, tables in edition.files.items():
        for table, rows in tables.items():
            for number, row in enumerate(rows if isinstance(rows, list) else [], start=1):
                if isinstance(row, dict) and "status" in row:
                    label = row.get("id") or "–".join(str(row[end]) for end in ("a", "b") if end in row)
                    yield KnownRow(f"{file.removesuffix('.toml')}/{table}", str(label or number), row)


def copy_edition(name: str, edition: str, folder: Path) -> list[str]:
    """Copy a packaged edition into a new folder, comments and all; the names of the files."""
    source = game(name).package.folder_of(edition)
    texts = {item.name: item.read_text(encoding="utf-8") for item in source.iterdir() if item.name.endswith(".toml")}
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")
    return sorted(texts)


def _texts_of(path: Path) -> dict[str, str]:
    if not path.is_dir():
        raise BadEdition(
            "no_folder",
            f"There is no edition folder {str(path)!r}.",
            f"Einen Ordner {str(path)!r} mit einer Ausgabe gibt es nicht.",
        )
    texts: dict[str, str] = {}
    for file in sorted(path.glob("*.toml")):
        try:
            texts[file.name] = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadEdition(
                "bad_toml", f"{file.name}: is not UTF-8 text.", f"{file.name} ist kein Text in UTF-8."
            ) from None
        except OSError as error:
            raise BadEdition(
                "unreadable_edition",
                f"{file.name}: cannot be read ({error.strerror}).",
                f"{file.name} lässt sich nicht lesen ({error.strerror}).",
            ) from None
    if not texts:
        raise BadEdition(
            "no_tables",
            f"The folder {str(path)!r} holds no TOML files.",
            f"Der Ordner {str(path)!r} enthält keine TOML-Dateien.",
        )
    return texts
