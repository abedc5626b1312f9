"""Result files: one line of JSON per game, appended when the game is over, so that a killed run loses little.

Every line says by which version and commit it was played; a run counts only those of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TextIO

import stammtisch
from stammtisch.core.plain import Json, as_dict, as_list
from stammtisch.engine.loading import form

FILE_NAME = "games.jsonl"


def stamp() -> dict[str, Json]:
    """Which program plays: version, commit (where it runs from a repository), and form."""
    return {"version": stammtisch.__version__, "commit": commit(), "form": form()}


def commit() -> str:
    """The commit of the sources, with a mark where they were changed since.

    For a copy without a repository it is what STAMMTISCH_COMMIT says, for an installed package empty.
    """
    if told := os.environ.get("STAMMTISCH_COMMIT", ""):
        return told
    folder = Path(stammtisch.__file__).resolve().parent
    try:
        top = _git(folder, "rev-parse", "--show-toplevel")
        if not (Path(top) / "src" / "stammtisch").is_dir():
            return ""
        changed = _git(folder, "status", "--porcelain", "--untracked-files=no", "--", f"{top}/src")
        return _git(folder, "rev-parse", "--short=12", "HEAD") + ("+changes" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(folder: Path, *words: str) -> str:
    command = ["git", "-C", str(folder), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=20).stdout.strip()


def lineup_of(game: dict[str, Json]) -> str:
    """Who played what, wherever they sat and by whatever seed."""
    bots = sorted(str(bot) for bot in as_list(game["bots"], "bots"))
    return json.dumps([game["game"], game["edition"], game["options"], bots], sort_keys=True)


class Book:
    """The results in a folder: those already there, and a file to add to.

    They are those of the program that runs; or, to be looked at, of each line-up those of the one that played it last.
    """

    def __init__(self, folder: Path, of_last: bool = False, name: str = FILE_NAME) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / name
        self.mark = stamp()
        self._of_last = of_last
        self.games: dict[str, dict[str, Json]] = {}
        self.of_others = 0
        self._read()
        self._stream: TextIO = self.path.open("a", encoding="utf-8")

    def _read(self) -> None:
        if not self.path.exists():
            return
        text = self.path.read_text(encoding="utf-8")
        whole, newline, torn = text.rpartition("\n")
        if torn:
            # A run was killed while it wrote: that game is played again.
            self.path.write_text(whole + newline, encoding="utf-8")
        games = [as_dict(json.loads(line), "a game") for line in whole.splitlines()]
        if self._of_last and games:
            self.mark = self._mark_of(games[-1])
        last = {lineup_of(game): self._mark_of(game) for game in games} if self._of_last else {}
        for game in games:
            if self._mark_of(game) == last.get(lineup_of(game), self.mark):
                self.games[str(game["key"])] = game
            else:
                self.of_others += 1

    def _mark_of(self, game: dict[str, Json]) -> dict[str, Json]:
        return {name: game.get(name) for name in self.mark}

    def add(self, game: dict[str, Json]) -> None:
        game.update(self.mark)
        self.games[str(game["key"])] = game
        self._stream.write(json.dumps(game, separators=(",", ":"), sort_keys=True) + "\n")
        self._stream.flush()

    def close(self) -> None:
        self._stream.close()
