"""Save files and records on disk.

A save holds the record, a snapshot of the last moment that no undo reaches beyond, the fingerprint of the state, who
is human, how the computers play, the language, and the tables of an edition that does not come with the package. A
checksum over all of it tells a damaged file from a good one.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import stammtisch
from stammtisch.cli.computers import DEFAULT_LEVEL
from stammtisch.cli.files import parse_json, read_text, write_safely
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import Trouble
from stammtisch.core.editions import Edition
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match, replay_match, resume_match
from stammtisch.core.plain import Json, as_dict, as_ints, as_list, as_text
from stammtisch.core.state import State

SAVE_FORMAT: Final = 1
REPORT: Final = "report"  # of a problem, as a server writes them
REPORT_FORMAT: Final = 1
# What damaged content can raise inside the engine, beside its own errors.
_DAMAGE: Final = (KeyError, IndexError, TypeError, ValueError, OverflowError, AttributeError, RecursionError)


@dataclass(frozen=True)
class Save:
    """A file that was read: its record, and, when it was a save, everything else."""

    path: Path
    record: dict[str, Json]
    snapshot: Json
    fingerprint: str
    humans: list[int] | None
    level: str
    language: str
    edition: dict[str, Json] | None


def default_folder() -> Path:
    """Where games are kept when the person names no file."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "stammtisch"


def default_file(game: str) -> Path:
    """A new file name for a game that begins now."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = default_folder() / f"{name}.json"
    number = 2
    while path.exists():
        path = default_folder() / f"{name}-{number}.json"
        number += 1
    return path


def write_save(path: Path, match: Match, humans: list[int], level: str, say: Speaker) -> None:
    state = match.state
    game = state.game
    seats: list[Json] = []
    seats.extend(humans)
    edition: Json = None
    if game.edition.content not in packaged_contents(game):
        tables: dict[str, Json] = {}
        tables.update(game.edition.files)
        edition = {"name": game.edition.name, "tables": tables}
    body: dict[str, Json] = {
        "stammtisch": "save",
        "format": SAVE_FORMAT,
        "version": stammtisch.__version__,
        "language": say.language,
        "humans": seats,
        "level": level,
        "edition": edition,
        "fingerprint": state.fingerprint(),
        "record": state.record(),
        "snapshot": match.checkpoint().dump(),
    }
    body["checksum"] = checksum(body)
    write_safely(path, json.dumps(body, ensure_ascii=False, separators=(",", ":")) + "\n", say)


def checksum(body: dict[str, Json]) -> str:
    """The hash of a save without its checksum."""
    rest = {key: value for key, value in body.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def packaged_contents(game: Game) -> list[str]:
    known = stammtisch.game(game.name)
    return [known.with_edition(name).edition.content for name in known.editions()]


def read_saves(path: Path, say: Speaker) -> list[Save]:
    """The records in a file: one save, one record, or one record per line."""
    text = read_text(path, say)
    lines = [line for line in text.splitlines() if line.strip()]
    if path.suffix == ".jsonl" or (len(lines) > 1 and lines[1].startswith("{")):
        return [_save_from(parse_json(line, path, say), path, say) for line in lines]
    return [_save_from(parse_json(text, path, say), path, say)]


def _save_from(value: Json, path: Path, say: Speaker) -> Save:
    if not isinstance(value, dict):
        raise Trouble(say("file.foreign", file=path))
    if "actions" in value and "game" in value:
        return Save(path, value, None, "", None, DEFAULT_LEVEL, "", None)
    if value.get("stammtisch") == REPORT:
        if not isinstance(value.get("record"), dict):
            raise Trouble(say("file.no_record", file=path))
        return save_from_report(value, path, say)
    if value.get("stammtisch") != "save":
        raise Trouble(say("file.foreign", file=path))
    if value.get("format") != SAVE_FORMAT:
        raise Trouble(say("file.other_format", file=path))
    if value.get("checksum") != checksum(value):
        raise Trouble(say("file.damaged", file=path))
    try:
        edition = value["edition"]
        return Save(
            path,
            as_dict(value["record"], "record"),
            value["snapshot"],
            as_text(value["fingerprint"], "fingerprint"),
            as_ints(value["humans"], "humans"),
            as_text(value["level"], "level"),
            as_text(value["language"], "language"),
            None if edition is None else as_dict(edition, "edition"),
        )
    except (KeyError, TypeError):
        raise Trouble(say("file.damaged", file=path)) from None


def save_from_report(report: dict[str, Json], path: Path, say: Speaker) -> Save:
    """The game in the report of a problem; of one that was not over its record has a beginning alone."""
    if report.get("format") != REPORT_FORMAT:
        raise Trouble(say("file.other_format", file=path))
    edition, record = report.get("edition"), report.get("record")
    if not isinstance(edition, dict) or not _is_edition(edition):
        raise Trouble(say("file.damaged", file=path))
    if not isinstance(record, dict):
        record = {"game": report.get("game"), "edition": edition}
    tables = None if edition.get("tables") is None else edition
    return Save(path, record, None, "", None, DEFAULT_LEVEL, str(report.get("language")), tables)


def _is_edition(edition: dict[str, Json]) -> bool:
    tables = edition.get("tables")
    if tables is not None and not isinstance(tables, dict):
        return False
    return isinstance(edition.get("name"), str) and all(isinstance(table, dict) for table in (tables or {}).values())


def game_of(save: Save, edition: Edition | None, say: Speaker) -> Game:
    """The game that a record belongs to, in the edition it was played with."""
    name = save.record.get("game")
    if not isinstance(name, str) or name not in stammtisch.games():
        games = ", ".join(stammtisch.games())
        raise Trouble(say("file.other_game", file=save.path, game=name, games=games))
    game = stammtisch.game(name)
    if edition is None and save.edition is not None:
        tables: dict[str, dict[str, Json]] = {}
        for file, table in as_dict(save.edition["tables"], "tables").items():
            tables[file] = as_dict(table, file)
        edition = Edition(as_text(save.edition["name"], "name"), tables)
    if edition is not None:
        return game.with_edition(edition)
    played = save.record.get("edition")
    if isinstance(played, dict) and played.get("name") in game.editions():
        return game.with_edition(as_text(played["name"], "edition"))
    return game


def match_of(save: Save, game: Game, verify: bool, say: Speaker) -> Match:
    """The game in progress: from the snapshot, or, to verify it or without one, from the record."""
    try:
        if save.snapshot is not None and not verify:
            state = game.load(save.snapshot)
            lines = as_list(save.record["actions"], "actions")
            match = resume_match(state, lines[state.entries_made() :])
        else:
            match = replay_match(game, save.record)
    except StammtischError as error:
        raise Trouble(say("file.cannot_use", file=save.path, reason=error.sentence(say.language))) from None
    except _DAMAGE:
        raise Trouble(say("file.damaged", file=save.path)) from None
    if save.fingerprint and match.state.fingerprint() != save.fingerprint:
        raise Trouble(say("file.other_fingerprint", file=save.path))
    return match


def state_of(save: Save, game: Game, upto: int | None, say: Speaker) -> State:
    """The state that a record leads to, or its first entries."""
    try:
        return game.replay(save.record, upto)
    except StammtischError as error:
        raise Trouble(say("file.cannot_use", file=save.path, reason=error.sentence(say.language))) from None
    except _DAMAGE:
        raise Trouble(say("file.damaged", file=save.path)) from None
