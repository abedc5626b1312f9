"""The commands `stammtisch data`: check editions, show how well their values are known, copy one."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch.cli.asked import game_named
from stammtisch.cli.files import reason_of
from stammtisch.cli.screen import console_for_output
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import FAILED, Trouble, wrong_usage
from stammtisch.core.editions import STATUSES, Edition
from stammtisch.core.errors import BadEdition
from stammtisch.core.game import Game
from stammtisch.editions import checked_game, copy_edition, rows_of


def check(what: str | None, say: Speaker) -> int:
    """Check packaged editions or a folder; every mistake is one line on stderr."""
    if what is not None and what not in stammtisch.games():
        if not Path(what).is_dir():
            raise wrong_usage(say("usage.game_or_folder", word=what, games=", ".join(stammtisch.games())))
        _check_folder(Path(what), say)
        return 0
    for name in [what] if what else stammtisch.games():
        game = stammtisch.game(name)
        for edition in game.editions():
            _tell_good(game.with_edition(edition).edition, game, say)
    return 0


def _check_folder(path: Path, say: Speaker) -> None:
    try:
        game = checked_game(path)
    except BadEdition as error:
        raise Trouble(say("data.bad", edition=path, reason=error.sentence(say.language))) from None
    _tell_good(game.edition, game, say)


def _tell_good(edition: Edition, game: Game, say: Speaker) -> None:
    rows = len(list(rows_of(edition)))
    title = game.titles[say.language]
    print(say("data.good", game=title, edition=edition.name, rows=rows, digest=edition.digest))


def status(game: str, edition: str | None, show_all: bool, say: Speaker, no_colour: bool) -> int:
    """Count the rows of each table by how well they are known; with `show_all` list them."""
    chosen = game_named(game, edition, say)
    console = console_for_output(no_colour)
    console.print(Text(f"{chosen.titles[say.language]}, {chosen.edition.name} ({chosen.edition.digest})", "bold"))
    rows = list(rows_of(chosen.edition))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    if show_all:
        for key in ("table", "row", "status", "source"):
            table.add_column(say(f"data.{key}"))
        for row in rows:
            source = Text(str(row.values["source"]), "dim")
            table.add_row(row.table, row.label, say(f"data.{row.status}"), source)
        console.print(table)
        console.print()
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    counts: dict[str, Counter[str]] = {}
    for row in rows:
        counts.setdefault(row.table, Counter())[row.status] += 1
    table.add_column(say("data.table"))
    table.add_column(say("data.rows"), justify="right")
    for known in STATUSES:
        table.add_column(say(f"data.{known}"), justify="right")
    total: Counter[str] = Counter()
    for where, counted in counts.items():
        total += counted
        _add_counts(table, where, counted, "")
    _add_counts(table, say("data.sum"), total, "bold")
    console.print(table)
    return 0


def _add_counts(table: Table, label: str, counted: Counter[str], style: str) -> None:
    cells = [Text(str(counted[known]), style if counted[known] else "dim") for known in STATUSES]
    table.add_row(Text(label, style), Text(str(counted.total()), style), *cells)


def copy(game: str, edition: str, folder: Path, say: Speaker) -> int:
    """Copy a packaged edition into a new folder."""
    chosen = stammtisch.game(game)
    chosen.with_edition(edition)  # an unknown name is refused by the game
    try:
        if folder.is_dir() and any(folder.iterdir()):
            raise Trouble(say("file.cannot_write", file=folder, reason=say("data.not_empty")))
        names = copy_edition(game, edition, folder)
    except OSError as error:
        raise Trouble(say("file.cannot_write", file=folder, reason=reason_of(error, say)), FAILED) from None
    print(say("data.copied", count=len(names), folder=folder, quoted=shlex.quote(str(folder))))
    return 0
