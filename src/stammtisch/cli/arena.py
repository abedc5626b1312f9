"""The command `stammtisch arena`: computer opponents play one another, and the results become a table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch.bots import levels, many
from stammtisch.bots.arena import running
from stammtisch.bots.arena.lineups import BadBot, Bot, Fixture, LineUp, Sample, bot_named, readme_samples, round_robin
from stammtisch.bots.arena.results import Book
from stammtisch.bots.arena.statistics import Outcome, ratings
from stammtisch.bots.arena.tables import (
    BEGIN,
    END,
    NoMarks,
    Row,
    all_rows,
    cells,
    markdown,
    plain,
    put_between_marks,
    rows_of,
)
from stammtisch.bots.learned.files import BadNet, net_of
from stammtisch.bots.levels import INTUITION
from stammtisch.cli.asked import LARGEST_SEED, game_named, options_asked, players_asked
from stammtisch.cli.interrupts import Interrupts
from stammtisch.cli.screen import console_for_output, console_for_progress
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import INTERRUPTED, Trouble, wrong_usage
from stammtisch.core.judgement import LEARNED

USUAL_GAMES: Final = 40
TABLE_NAME: Final = "strength.md"


def arena(
    games_named: list[str],
    bots: list[str],
    lineup: list[str],
    preset: str | None,
    games: int | None,
    players: list[int],
    options: list[str],
    edition: str | None,
    seed: int,
    pace: float,
    out: Path,
    write: Path | None,
    workers: int,
    ray: bool,
    ray_address: str | None,
    show: bool,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Play what is still to be played, then show all; the exit code."""
    count = games if games is not None else USUAL_GAMES
    if count < 1:
        raise wrong_usage(say("usage.at_least", name="--games", least=1, value=count))
    if not 0 <= seed <= LARGEST_SEED - count:
        raise wrong_usage(say("usage.at_most", name="--seed", most=LARGEST_SEED - count, value=seed))
    if not 0 < pace <= 1:
        raise wrong_usage(say("arena.bad_pace", pace=pace))
    if workers < 0:
        raise wrong_usage(say("usage.at_least", name="--workers", least=0, value=workers))
    if ray and not many.has_ray():
        raise Trouble(say("arena.no_ray"))
    if write is not None and not _has_marks(write):
        raise Trouble(say("arena.no_marks", file=write, begin=BEGIN, end=END))
    try:
        if preset:
            samples = readme_samples([stammtisch.game(name) for name in games_named or stammtisch.games()], pace)
            if games is not None:
                samples = [sample._replace(games=min(sample.games, games)) for sample in samples]
        else:
            lineups = _lineups(games_named, bots, lineup, players, options, edition, pace, say)
            samples = [Sample(each, count, seed) for each in lineups]
    except BadBot as error:
        raise wrong_usage(say("arena.bad_bot", word=str(error), levels=", ".join(levels()))) from None
    book = Book(out, of_last=show)
    console = console_for_output(no_colour)
    if book.of_others:
        console.print(Text(say("arena.of_others", games=book.of_others), "yellow"))
    was_stopped = False
    if show:
        book.close()
        rows, outcomes = all_rows(
            {key: game for key, game in book.games.items() if not games_named or game["game"] in games_named}
        )
    else:
        fixtures = [fixture for sample in samples for fixture in sample.fixtures()]
        missing = [fixture for fixture in fixtures if fixture.key() not in book.games]
        was_stopped = _play(missing, len(fixtures), book, workers, ray, ray_address, say)
        rows, outcomes = rows_of(samples, book.games)
    _show(rows, outcomes, say, no_colour)
    text = markdown(rows, {name: stammtisch.game(name).titles[say.language] for name in stammtisch.games()}, book.mark)
    _write(out / TABLE_NAME, text)
    console.print(Text(say("arena.written", file=book.path, table=out / TABLE_NAME)), soft_wrap=True)
    if was_stopped:
        console.print(Text(say("arena.stopped"), "yellow"))
        return INTERRUPTED
    if write is not None:
        _write(write, put_between_marks(write.read_text(encoding="utf-8"), text))
    return 0


def _lineups(
    games_named: list[str],
    bots: list[str],
    lineup: list[str],
    players: list[int],
    options: list[str],
    edition: str | None,
    pace: float,
    say: Speaker,
) -> list[LineUp]:
    """Round robins of the bots for every game and number of players, and line-ups that were named one by one."""
    found: list[LineUp] = []
    tables = [tuple(bot_named(word, pace) for word in words.split(",")) for words in lineup]
    rivals: list[Bot] = [bot_named(word, pace) for word in bots or ([] if lineup else levels())]
    for name in games_named or stammtisch.games():
        game = game_named(name, edition, say)
        wanted = options_asked(game, options, say)
        here: list[LineUp] = []
        for seats in players or ([] if lineup and not bots else [players_asked(game, None)]):
            game.new(seats, 0, wanted)  # a wrong number of players or option is told before anything is played
            here += round_robin(name, game.edition.name, wanted, rivals, seats)
        for table in tables:
            game.new(len(table), 0, wanted)
            here.append(LineUp(name, game.edition.name, wanted, table))
        for each in here:
            if any(bot.judge == LEARNED or bot.level == INTUITION for bot in each.bots):
                try:
                    net_of(game, len(each.bots))
                except BadNet as error:
                    raise Trouble(say("arena.no_network", reason=error)) from None
        found += here
    if not found:
        raise wrong_usage(say("arena.nobody"))
    return found


def _play(
    missing: list[Fixture], every: int, book: Book, workers: int, ray: bool, ray_address: str | None, say: Speaker
) -> bool:
    """Play the games that are missing and keep each at once; whether somebody stopped it."""
    interrupts = Interrupts()
    playing = running.play_all_on_ray(missing, ray_address) if ray else running.play_all(missing, workers)
    try:
        with interrupts.watched(), _progress(every, every - len(missing), say) as progress:
            while True:
                with interrupts.while_waiting():
                    result = next(playing, None)
                if result is None:
                    return False
                book.add(result)
                progress.advance(progress.task_ids[0])
    except KeyboardInterrupt:
        return True
    finally:
        playing.close()  # type: ignore[attr-defined]  # a generator, which ends its processes
        book.close()


@contextmanager
def _progress(games: int, done: int, say: Speaker) -> Iterator[Progress]:
    """A bar on stderr, when that is a terminal."""
    console = console_for_progress()
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    progress.add_task(say("arena.progress"), total=games, completed=done)
    with progress:
        yield progress


def _show(rows: list[Row], outcomes: list[Outcome], say: Speaker, no_colour: bool) -> None:
    console = console_for_output(no_colour)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("arena.game"))
    table.add_column(say("arena.bot"))
    table.add_column(say("arena.against"))
    for key in ("games", "won", "rank", "points", "theirs", "time"):
        table.add_column(say(f"arena.{key}"), justify="right")
    for row in rows:
        title = stammtisch.game(row.lineup.game).titles[say.language]
        table.add_row(f"{title} ({len(row.lineup.bots)})", *cells(row))
    console.print(table)
    by_strength = sorted(ratings(outcomes).items(), key=lambda item: -item[1].value)
    if by_strength:
        console.print(Text(say("arena.rating"), "bold"))
        for name, figure in by_strength:
            console.print(Text(f"  {name:24} {plain(figure, 0)}"))


def _has_marks(page: Path) -> bool:
    try:
        put_between_marks(page.read_text(encoding="utf-8"), "")
    except (NoMarks, OSError):
        return False
    return True


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)
