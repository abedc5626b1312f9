"""The command `stammtisch replay`: a record or saved game once more, with log, actions, board and points."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from stammtisch.cli.asked import edition_of_record
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import Board, view_of
from stammtisch.cli.play import chance_of
from stammtisch.cli.saves import Save, game_of, read_saves, state_of
from stammtisch.cli.scores import joined, score_sheet
from stammtisch.cli.screen import console_for_output
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import Trouble, wrong_usage
from stammtisch.core.history import UNDO, entries_in_order
from stammtisch.core.plain import Json
from stammtisch.core.state import State


def replay(
    file: Path,
    upto: int | None,
    number: int,
    edition: str | None,
    log: bool,
    actions: bool,
    board: bool,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Replay a file and show what was asked for; the exit code."""
    if upto is not None and upto < 0:
        raise wrong_usage(say("usage.at_least", name="--upto", least=0, value=upto))
    found = read_saves(file, say)
    if not 1 <= number <= len(found):
        raise Trouble(say("file.no_number", file=file, count=len(found), number=number))
    save = found[number - 1]
    game = game_of(save, edition_of_record(save.record, edition, say), say)
    state = state_of(save, game, upto, say)
    console = console_for_output(no_colour)
    drawing = board_for(state.game, say, [])
    if len(found) > 1:
        console.print(Text(say("replay.number", number=number, count=len(found)), "dim"))
    _show_title(console, state, save, say)
    view = view_of(state, None)
    if actions:
        _show_actions(console, state, drawing, say)
    if log:
        for line in view["log"]:
            console.print(Text(line["text"][say.language]))
    if board:
        for part in drawing.full(view, console.width):
            console.print(part)
    console.print()
    for part in score_sheet(drawing, state, view):
        console.print(part)
    if not state.is_over():
        names = [drawing.player_name(view, seat) for seat in state.to_act()]
        console.print(Text(say("replay.asked", players=joined(names, say("and")))))
    return 0


def _show_title(console: Console, state: State, save: Save, say: Speaker) -> None:
    origin = state.origin
    lines: Json = save.record.get("actions")
    entries = len(lines) if isinstance(lines, list) else 0
    words = say(
        "replay.title",
        game=state.game.titles[say.language],
        players=origin.seats,
        chance=chance_of(origin, say),
        edition=origin.edition,
        upto=state.entries_made(),
        entries=entries,
    )
    console.print(Text(words, "bold"))
    changed = [
        f"{option.name}={origin.options[option.name]}"
        for option in state.game.options
        if origin.options[option.name] != option.default
    ]
    if changed:
        console.print(Text(say("replay.options", options=", ".join(changed))))


def _show_actions(console: Console, state: State, drawing: Board, say: Speaker) -> None:
    """Every entry of the record: its number, for --upto, who acted, and what."""
    view = view_of(state, None)
    for number, entry in enumerate(entries_in_order(state.history), start=1):
        line = Text(f"{number:>5}  ", "dim").append(drawing.player(view, entry.seat)).append("  ")
        if entry.action == UNDO:
            line.append(f"undo ({say('replay.undo')})", "dim")
        else:
            line.append(state.game.actions[entry.action].notation)
        console.print(line)
