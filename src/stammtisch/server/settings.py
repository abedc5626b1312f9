"""Everything an operator may set: by a TOML file, by the environment (STAMMTISCH_NAME), or on the command line.

Later sources win over earlier ones: defaults, file, environment, command line.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from stammtisch.core.errors import StammtischError

PREFIX: Final = "STAMMTISCH_"
# Variables of the same prefix that belong to other parts of the program.
OTHERS: Final = {
    "CACHE_DIR", "CHROMIUM", "CLIENT", "COMMIT", "COMPILE", "COMPILER_SETUP", "CONFIG", "ENGINE", "EXPECT_COMPILED",
    "GAMES", "TRACEBACK",
}  # fmt: skip
LISTS: Final = {"allowed_origins", "trusted_proxies", "metrics_addresses"}


class BadSetting(StammtischError):
    """A setting that cannot be read."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of one server; docs/operation.md explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] | None = None  # None: 8080, or the next free one
    database: str = ""  # a URL; empty: SQLite in the data folder
    data_dir: str = ""  # empty: the person's own data folder
    static_dir: str = ""  # empty: the client that comes with the package
    editions_dir: str = ""  # a folder of editions, one subfolder each; empty: only those that come with the package
    log_level: str = "info"

    # Origins besides the server's own that may open sockets, and proxies whose X-Forwarded-For is believed.
    allowed_origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_addresses: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read /metrics, which counts hidden moves too

    # Computer players
    pace: float = 0.4  # seconds between the moves of computers while a person watches
    workers: int = 0  # processes that think; 0: one fewer than there are cores, at least one
    computer_seconds: float = 2.0  # what a computer may think about one answer; each level takes its own time
    computer_grace: float = 5.0  # after that many seconds more the worker is replaced
    computer_samples: int = 4  # sampled states that a computer gets beside its observation
    hint_seconds: float = 1.0  # what the search for a hint may take
    hints_per_minute: float = 20.0  # per person
    analysis_simulations: Annotated[int, msgspec.Meta(ge=4, le=20_000)] = 64  # of the search, per decision
    analyses_per_person: Annotated[int, msgspec.Meta(ge=1)] = 10  # that wait or are under way at the same time
    rest_minutes: Annotated[float, msgspec.Meta(gt=0)] = 60.0  # without a look before the computers of a table rest
    resigned_level: str = "apprentice"  # who plays on for somebody who resigned

    # Limits
    max_body: int = 65_536  # bytes of an HTTP body
    max_message: int = 16_384  # bytes of a socket message
    name_length: int = 32
    chat_length: int = 500
    requests_per_second: float = 40.0  # per address
    requests_burst: int = 200
    messages_per_second: float = 20.0  # per person, and per socket
    messages_burst: int = 60
    chats_per_minute: float = 30.0  # per person
    people_per_hour: float = 60.0  # new people per address
    tables_per_hour: float = 120.0  # new tables per person
    games_with_computers: Annotated[int, msgspec.Meta(ge=1)] = 30  # under way at the same time, per host
    sockets_per_address: int = 50
    connections_per_address: int = 100  # sockets and HTTP together; those of trusted proxies are not counted
    reserved_files: int = 128  # open files that connections leave to the database, the workers and the logs
    head_seconds: Annotated[float, msgspec.Meta(gt=0)] = 10.0  # in which the head of a request must come
    body_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0  # in which its body must come
    idle_seconds: Annotated[int, msgspec.Meta(ge=1)] = 15  # between two requests of a connection
    unread_seconds: Annotated[float, msgspec.Meta(gt=0)] = 30.0  # after which a socket is closed that reads nothing
    watched_per_socket: int = 20
    lists_seconds: Annotated[float, msgspec.Meta(ge=0)] = 1.0  # for which a public list is good for all who ask
    backlog_kilobytes: Annotated[int, msgspec.Meta(ge=1)] = 256  # that may wait for a socket that reads slowly
    tables_megabytes: Annotated[float, msgspec.Meta(gt=0)] = 256.0  # of memory for tables

    def data_folder(self) -> Path:
        """Where the database lies when nothing else is said."""
        if self.data_dir:
            return Path(self.data_dir).expanduser()
        base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
        return Path(base or Path.home() / ".local" / "share") / "stammtisch"

    def database_url(self) -> str:
        """The URL with the asynchronous driver for its kind of database."""
        url = self.database
        if not url:
            return f"sqlite+aiosqlite:///{self.data_folder() / 'stammtisch.db'}"
        for short, full in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(short):
                return full + url[len(short) :]
        if not url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            raise BadSetting(
                "bad_setting",
                "The database must be a URL that begins with sqlite:// or postgresql://.",
                "Die Datenbank muss eine URL sein, die mit sqlite:// oder postgresql:// beginnt.",
            )
        return url

    def rest_ms(self) -> int:
        return round(self.rest_minutes * 60_000)

    def worker_count(self) -> int:
        return self.workers if self.workers > 0 else max(1, (os.cpu_count() or 2) - 1)


def load_settings(
    given: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """The settings from file, environment and command line; None on the command line means not given."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    path = file or (Path(environment[PREFIX + "CONFIG"]) if environment.get(PREFIX + "CONFIG") else None)
    if path is not None:
        values.update(_read_file(path))
    names = set(Settings.__struct_fields__)
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and name in names:
            values[name] = [part.strip() for part in value.split(",") if part.strip()] if name in LISTS else value
        elif variable.startswith(PREFIX) and name.upper() not in OTHERS:
            raise BadSetting(
                "bad_setting", f"There is no setting {variable}.", f"Eine Einstellung {variable} gibt es nicht."
            )
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(
            "bad_setting", f"A setting is wrong: {error}", f"Eine Einstellung ist falsch: {error}"
        ) from None


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadSetting(
            "bad_setting",
            f"The settings file {path} cannot be read: {reason}",
            f"Die Einstellungsdatei {path} lässt sich nicht lesen: {reason}",
        ) from None
