"""Games that begin with a position: from a file that somebody wrote, or from the report of a problem."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

import stammtisch
from stammtisch.cli.asked import edition_named, humans_asked, level_asked, seed_asked
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.files import parse_json, read_text, refuse_existing
from stammtisch.cli.play import welcome
from stammtisch.cli.saves import REPORT, default_file, game_of, save_from_report
from stammtisch.cli.scores import score_sheet
from stammtisch.cli.screen import console_for_output
from stammtisch.cli.speaker import LANGUAGES, Speaker
from stammtisch.cli.table import GameTable
from stammtisch.cli.trouble import Trouble, wrong_usage
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.library import read_toml

RECENT: Final = 12  # lines of the log that a report is shown with


def play_position(
    game: str | None,
    path: Path,
    seed: int | None,
    human: str | None,
    level: str | None,
    edition: str | None,
    save: Path | None,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Play a game from the position in a file; the exit code."""
    position = read_position(path, say)
    name = game or position.get("game")
    if not isinstance(name, str) or name not in stammtisch.games():
        raise wrong_usage(say("usage.position_game", file=path, games=", ".join(stammtisch.games())))
    chosen = stammtisch.game(name)
    if edition is not None:
        chosen = chosen.with_edition(edition_named(chosen, edition, say))
        position["edition"] = chosen.edition.full_name
    if seed is not None:
        position.pop("chance", None)
    if seed is not None or not {"seed", "chance"} & position.keys():
        position["seed"] = seed_asked(seed, say)
    return _play(_state_at(chosen, position, path, say), human or "0", level, save, say, console_for_output(no_colour))


def read_position(path: Path, say: Speaker) -> dict[str, Json]:
    """The position in a file: TOML by its ending, else JSON."""
    text = read_text(path, say)
    position: Json = _parse_toml(text, path, say) if path.suffix == ".toml" else parse_json(text, path, say)
    if not isinstance(position, dict):
        raise Trouble(say("file.no_position", file=path))
    if position.get("stammtisch") == REPORT:
        raise Trouble(say("file.is_report", file=path))
    return position


def _parse_toml(text: str, path: Path, say: Speaker) -> dict[str, Json]:
    try:
        return read_toml(text)
    except (ValueError, RecursionError) as error:
        raise Trouble(say("file.not_toml", file=path, reason=str(error))) from None


def open_report(
    path: Path,
    human: str | None,
    level: str | None,
    save: Path | None,
    is_language_asked: bool,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Show the report of a problem and play on from its position; the exit code."""
    report = parse_json(read_text(path, say), path, say)
    if not isinstance(report, dict) or report.get("stammtisch") != REPORT:
        raise Trouble(say("file.no_report", file=path))
    if report.get("language") in LANGUAGES and not is_language_asked:
        say = Speaker(str(report["language"]))
    found = save_from_report(report, path, say)
    game = game_of(found, None, say)
    console = console_for_output(no_colour)
    _show_report(console, report, game, say)
    position = report.get("position")
    if position is None:
        console.print(Text(say("report.no_position")), soft_wrap=True)
        return 0
    state = _state_at(game, position, path, say)
    if state.is_over():
        for part in score_sheet(board_for(state.game, say, []), state, view_of(state, None)):
            console.print(part)
        console.print(Text(say("report.over", file=path)), soft_wrap=True)
        return 0
    if report.get("record") is None:
        console.print(Text(say("report.dealt_anew")), soft_wrap=True)
    return _play(state, human or "all", level, save, say, console)


def _show_report(console: Console, report: dict[str, Json], game: Game, say: Speaker) -> None:
    seat, edition = report.get("seat"), report.get("edition")
    told = {
        "game": game.titles[say.language],
        "edition": edition.get("name") if isinstance(edition, dict) else "?",
        **{name: report.get(name, "?") for name in ("rules", "program", "table", "version", "time")},
        "who": say("report.spectator") if seat is None else say("seat", seat=seat),
    }
    console.print(Text(printable(say("report.title", **told)), "bold"), soft_wrap=True)
    note = report.get("note")
    if isinstance(note, str) and note.strip():
        console.print(Text(printable(say("report.note", note=note.strip()))), soft_wrap=True)
    lines = report.get("log")
    for line in lines[-RECENT:] if isinstance(lines, list) else []:
        text = line.get("text") if isinstance(line, dict) else None
        if isinstance(text, dict):
            console.print(Text(printable(f"  {text.get(say.language, '')}"), "dim"))


def printable(text: str) -> str:
    """What somebody else wrote, without anything that a terminal would obey."""
    return "".join(character if character.isprintable() or character == "\n" else " " for character in text)


def _state_at(game: Game, position: Json, path: Path, say: Speaker) -> State:
    try:
        return game.at(position)
    except StammtischError as error:
        raise Trouble(say("file.cannot_use", file=path, reason=error.sentence(say.language))) from None


def _play(state: State, human: str, level: str | None, save: Path | None, say: Speaker, console: Console) -> int:
    if save is not None:
        refuse_existing(save, say)
    humans = humans_asked(human, state.origin.seats, say)
    file = save or default_file(state.game.name)
    table = GameTable(Match(state), humans, level_asked(level, say), file, say, console)
    table.save()
    welcome(table)
    return table.play()
