"""Editions outside the package: reading one from a folder of TOML files, and copying one into it.

The engine itself touches no disk (see `core.editions`); a person who corrects an edition starts from
a copy that `copy_edition` made and plays with what `read_edition` gives.
"""

from importlib.resources import files
from pathlib import Path

from stammtisch.core.editions import Edition, edition_from_texts
from stammtisch.core.errors import BadEdition


def read_edition(path: Path) -> Edition:
    """The edition in a folder; it is named after the folder."""
    texts = _texts_of(path)
    for file, text in texts.items():
        try:
            edition_from_texts(path.name, {file: text})
        except TypeError:  # TOML knows dates and times, our tables do not
            raise BadEdition(
                "bad_toml",
                f"{file}: holds a date or a time; write it as a text in quotes.",
                f"{file} enthält ein Datum oder eine Uhrzeit; das muss als Text in Anführungszeichen stehen.",
            ) from None
    return edition_from_texts(path.resolve().name, texts)


def copy_edition(game: str, edition: str, folder: Path) -> list[str]:
    """Copy a packaged edition into a new folder, comments and all; the names of the files."""
    source = files(f"stammtisch.games.{game}").joinpath("data", edition)
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
