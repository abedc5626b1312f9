"""`stammtisch serve`: the table for everyone with a browser; also registers `backup` and `restore`.

Importing this module is cheap: the server itself is imported when a command runs.
"""

# No `from __future__ import annotations`: the help texts in the signatures are made when the app is.

from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from stammtisch.cli.engine import sentence_for
from stammtisch.cli.speaker import Speaker
from stammtisch.engine.beside import News

WORDS: Final = {
    "serve": ("Serve tables to browsers.", "Tische für Browser anbieten."),
    "backup": (
        "Save everything a server keeps into one file.",
        "Alles, was ein Server speichert, in eine Datei sichern.",
    ),
    "restore": ("Fill an empty database from a backup.", "Eine leere Datenbank aus einer Sicherung füllen."),
    "host": ("Address to listen at (0.0.0.0 for all).", "Adresse, an der gelauscht wird (0.0.0.0 für alle)."),
    "port": ("Port; without it 8080 or the next free one.", "Port; ohne Angabe 8080 oder der nächste freie."),
    "no_open": ("Do not open the browser.", "Den Browser nicht öffnen."),
    "database": (
        "Database as URL: sqlite:///FILE or postgresql://…",
        "Datenbank als URL: sqlite:///DATEI oder postgresql://…",
    ),
    "data_dir": ("Folder for the database.", "Ordner für die Datenbank."),
    "config": ("File with settings (TOML).", "Datei mit Einstellungen (TOML)."),
    "file": ("The backup file.", "Die Sicherungsdatei."),
    "language": ("Language of these messages.", "Sprache dieser Meldungen."),
    "running": ("Stammtisch is at {address} (Ctrl-C ends it)", "Stammtisch läuft unter {address} (Strg-C beendet)"),
    "saved": ("{rows} {rows|row|rows} saved in {file}", "{rows} {rows|Zeile|Zeilen} in {file} gesichert"),
    "restored": (
        "{rows} {rows|row|rows} restored from {file}",
        "{rows} {rows|Zeile|Zeilen} aus {file} wiederhergestellt",
    ),
}


class Announcer:
    """Tells the person at the terminal where the table is, and how the engine comes along."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self._told = ""

    def running(self, address: str) -> None:
        print(self.say("running", address=address), flush=True)

    def engine(self, form: str, is_building: bool) -> None:
        print(self.say("engine.building" if is_building else f"engine.{form}"), flush=True)

    def news(self, news: News) -> None:
        words = sentence_for(news, self.say)
        if words and words != self._told:
            self._told = words
            print(words, flush=True)


def add_server_commands(app: App, speaker: Speaker) -> None:
    """Register `serve`, `backup` and `restore`."""
    say = speaker.with_words(WORDS)
    language_help = say("language")

    @app.command(name="serve", help=say("serve"))
    def serve(
        *,
        host: Annotated[str | None, Parameter(help=say("host"))] = None,
        port: Annotated[int | None, Parameter(help=say("port"))] = None,
        no_open: Annotated[bool, Parameter(help=say("no_open"), negative="")] = False,
        database: Annotated[str | None, Parameter(help=say("database"))] = None,
        data_dir: Annotated[Path | None, Parameter(help=say("data_dir"))] = None,
        config: Annotated[Path | None, Parameter(help=say("config"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=language_help)] = None,
    ) -> int:
        from stammtisch.server.run import serve as run
        from stammtisch.server.settings import load_settings

        folder = None if data_dir is None else str(data_dir)
        given = {"host": host, "port": port, "database": database, "data_dir": folder}

        run(load_settings(given, file=config), open_browser=not no_open, announcer=Announcer(say))
        return 0

    def register(name: Literal["backup", "restore"]) -> None:
        @app.command(name=name, help=say(name))
        def command(
            file: Annotated[Path, Parameter(name="FILE", help=say("file"))],
            /,
            *,
            database: Annotated[str | None, Parameter(help=say("database"))] = None,
            data_dir: Annotated[Path | None, Parameter(help=say("data_dir"))] = None,
            config: Annotated[Path | None, Parameter(help=say("config"))] = None,
            language: Annotated[Literal["en", "de"] | None, Parameter(help=language_help)] = None,
        ) -> int:
            from stammtisch.cli import backup
            from stammtisch.server.settings import load_settings

            folder = None if data_dir is None else str(data_dir)
            settings = load_settings({"database": database, "data_dir": folder}, file=config)
            return backup.save(settings, file, say) if name == "backup" else backup.restore(settings, file, say)

    register("backup")
    register("restore")
