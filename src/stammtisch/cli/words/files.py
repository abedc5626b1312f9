"""What is said of files: those that cannot be read or written, and those that are something else."""

from typing import Final

FILES: Final[dict[str, tuple[str, str]]] = {
    "file.cannot_read": ("Cannot read {file}: {reason}.", "{file} lässt sich nicht lesen: {reason}."),
    "file.cannot_write": ("Cannot write {file}: {reason}.", "{file} lässt sich nicht schreiben: {reason}."),
    "file.missing": ("there is no such file or folder", "die Datei oder den Ordner gibt es nicht"),
    "file.forbidden": ("no permission", "keine Berechtigung"),
    "file.folder": ("it is a folder", "es ist ein Ordner"),
    "file.no_folder": ("a part of the path is not a folder", "ein Teil des Pfades ist kein Ordner"),
    "file.full": ("the disk is full", "der Datenträger ist voll"),
    "file.exists": ("it already exists", "es gibt sie schon"),
    "file.long_name": ("the name is too long", "der Name ist zu lang"),
    "file.not_text": ("{file} is not a text file.", "{file} ist keine Textdatei."),
    "file.not_json": (
        "{file} is damaged or not a Stammtisch file: it is not valid JSON.",
        "{file} ist beschädigt oder keine Stammtisch-Datei: kein gültiges JSON.",
    ),
    "file.not_toml": ("{file} is not valid TOML: {reason}.", "{file} ist kein gültiges TOML: {reason}."),
    "file.no_position": (
        "{file} is not a position: it must be a table of names and values.",
        "{file} ist keine Stellung: Es muss eine Tabelle aus Namen und Werten sein.",
    ),
    "file.is_report": (
        "{file} is the report of a problem; stammtisch open shows it.",
        "{file} ist der Bericht über ein Problem; stammtisch open zeigt ihn.",
    ),
    "file.no_report": (
        "{file} is not the report of a problem.",
        "{file} ist kein Bericht über ein Problem.",
    ),
    "file.no_record": (
        "{file} is the report of a game that was not over, so it has no record; stammtisch open shows it.",
        "{file} ist der Bericht über eine Partie, die noch lief, ohne Aufzeichnung; stammtisch open zeigt ihn.",
    ),
    "file.foreign": (
        "{file} is neither a saved game nor a record.",
        "{file} ist weder eine gespeicherte Partie noch eine Aufzeichnung.",
    ),
    "file.other_format": (
        "{file} was saved by another version of Stammtisch.",
        "{file} stammt von einer anderen Version von Stammtisch.",
    ),
    "file.damaged": (
        "{file} is damaged: its content does not fit together.",
        "{file} ist beschädigt: Der Inhalt passt nicht zusammen.",
    ),
    "file.other_game": (
        "{file} belongs to a game that is not here: {game}. There are: {games}.",
        "{file} gehört zu einem Spiel, das es hier nicht gibt: {game}. Es gibt: {games}.",
    ),
    "file.cannot_use": ("{file}: {reason}", "{file}: {reason}"),
    "file.other_fingerprint": (
        "{file}: the record does not lead to the saved state.",
        "{file}: Die Aufzeichnung führt nicht zum gespeicherten Stand.",
    ),
    "file.no_number": (
        "{file} holds {count} {count|record|records}; there is no number {number}.",
        "{file} enthält {count} {count|Aufzeichnung|Aufzeichnungen}; eine Nummer {number} gibt es nicht.",
    ),
}
