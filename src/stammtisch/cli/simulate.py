"""The command `stammtisch simulate`: random games, summed up, and their records in a file."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stammtisch.cli.asked import LARGEST_SEED, game_named, options_asked, players_asked, seed_asked
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.files import reason_of, refuse_existing
from stammtisch.cli.interrupts import Interrupts
from stammtisch.cli.screen import console_for_output, console_for_progress
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import INTERRUPTED, Trouble, wrong_usage
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State


class Tally:
    """What the games so far have come to."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0.0] * seats

    def games(self) -> int:
        return len(self.points[0])

    def add(self, state: State, decisions: int, seconds: float) -> None:
        self.decisions += decisions
        self.seconds += seconds
        for seat, score in enumerate(state.scores()):
            self.points[seat].append(score.total)
        winners = state.ranking()[0]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)


def simulate(
    game: str,
    games: int,
    players: int | None,
    seed: int | None,
    options: list[str],
    edition: str | None,
    out: Path | None,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Play that many random games; the exit code."""
    if games < 1:
        raise wrong_usage(say("usage.at_least", name="--games", least=1, value=games))
    chosen = game_named(game, edition, say)
    first_seed = seed_asked(seed, say, LARGEST_SEED - games)
    wanted = options_asked(chosen, options, say)
    seats = players_asked(chosen, players)
    chosen.new(seats, first_seed, wanted)  # a wrong number of players is told before the file is made
    tally = Tally(seats)
    was_stopped = False
    with _records(out, say) as stream:
        try:
            interrupts = Interrupts()
            with interrupts.watched(), _progress(games, say) as progress:
                for number in range(games):
                    interrupts.let_through()
                    _play_one(chosen, seats, first_seed + number, wanted, tally, stream)
                    progress.advance(progress.task_ids[0])
        except KeyboardInterrupt:
            was_stopped = True
    console = console_for_output(no_colour)
    if was_stopped:
        console.print(Text(say("simulate.stopped", games=tally.games()), "yellow"))
    if tally.games():
        _show(chosen, seats, first_seed, tally, say, no_colour)
    if out is not None:
        console.print(Text(say("simulate.written", file=out)), soft_wrap=True)
    return INTERRUPTED if was_stopped else 0


def _play_one(game: Game, seats: int, seed: int, options: dict[str, Json], tally: Tally, stream: TextIO | None) -> None:
    state = game.new(seats, seed, options)
    if stream is None:
        state = state.for_search()  # nobody will ask for the record
    start = time.perf_counter()
    decisions = play_randomly(state, seed)
    tally.add(state, decisions, time.perf_counter() - start)
    if stream is not None:
        stream.write(json.dumps(state.record(), separators=(",", ":")) + "\n")


@contextmanager
def _records(out: Path | None, say: Speaker) -> Iterator[TextIO | None]:
    """The file for the records: it gets its name when all is written, also after an interruption."""
    if out is None:
        yield None
        return
    refuse_existing(out, say)
    part = out.with_name(f".{out.name}.part")
    try:
        with part.open("w", encoding="utf-8") as stream:
            yield stream
        os.replace(part, out)
    except OSError as error:
        raise Trouble(say("file.cannot_write", file=out, reason=reason_of(error, say))) from None


@contextmanager
def _progress(games: int, say: Speaker) -> Iterator[Progress]:
    """A bar on stderr, when that is a terminal."""
    console = console_for_progress()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    progress.add_task(say("simulate.progress"), total=games)
    with progress:
        yield progress


def _show(game: Game, seats: int, first: int, tally: Tally, say: Speaker, no_colour: bool) -> None:
    console = console_for_output(no_colour)
    title = game.titles[say.language]
    last = first + tally.games() - 1
    words = say("simulate.title", game=title, games=tally.games(), players=seats, first=first, last=last)
    console.print(Text(words, "bold"))
    board = board_for(game, say, [])
    view = view_of(game.new(seats, first), None)
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(say("simulate.player"))
    for key in ("mean", "least", "most", "wins"):
        table.add_column(say(f"simulate.{key}"), justify="right")
    for seat in range(seats):
        points = tally.points[seat]
        mean = f"{sum(points) / len(points):.1f}"
        table.add_row(board.player(view, seat), mean, str(min(points)), str(max(points)), f"{tally.wins[seat]:.4g}")
    console.print(table)
    per_game = f"{tally.decisions / tally.games():.1f}"
    speed = f"{tally.decisions / tally.seconds:,.0f}".replace(",", "\u202f") if tally.seconds else "–"
    console.print(Text(say("simulate.decisions", decisions=tally.decisions, per_game=per_game, speed=speed)))
