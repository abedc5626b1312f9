"""The command `stammtisch analyse`: what a finished game was decided by, in the terminal and as a page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stammtisch.analysis import Depth, Report, SeatReport, analyse
from stammtisch.analysis.judging import LEAST_SIMULATIONS, MOST_SIMULATIONS
from stammtisch.analysis.page import html_page
from stammtisch.analysis.sentences import number, signed
from stammtisch.cli.asked import edition_of_record
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.files import refuse_existing, write_safely
from stammtisch.cli.interrupts import Interrupts
from stammtisch.cli.saves import game_of, read_saves, state_of
from stammtisch.cli.screen import console_for_output, console_for_progress
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import INTERRUPTED, Trouble, wrong_usage
from stammtisch.core.judgement import LEARNED

SIMULATIONS = {"quick": 16, "normal": 64, "thorough": 400}


def analyse_file(
    file: Path,
    number_in_file: int,
    level: str,
    simulations: int | None,
    seed: int,
    html: Path | None,
    edition: str | None,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Analyse a finished game from a file; the exit code."""
    chosen = SIMULATIONS[level] if simulations is None else simulations
    if chosen < LEAST_SIMULATIONS:
        raise wrong_usage(say("usage.at_least", name="--simulations", least=LEAST_SIMULATIONS, value=chosen))
    if chosen > MOST_SIMULATIONS:
        raise wrong_usage(say("usage.at_most", name="--simulations", most=MOST_SIMULATIONS, value=chosen))
    if html is not None:
        refuse_existing(html, say)
    found = read_saves(file, say)
    if not 1 <= number_in_file <= len(found):
        raise Trouble(say("file.no_number", file=file, count=len(found), number=number_in_file))
    save = found[number_in_file - 1]
    game = game_of(save, edition_of_record(save.record, edition, say), say)
    final = state_of(save, game, None, say)
    if not final.is_over():
        raise Trouble(say("analyse.not_finished", file=file))
    console = console_for_output(no_colour)
    interrupts = Interrupts()
    try:
        with interrupts.watched(), _bar(say) as bar:

            def progress(done: int, count: int) -> None:
                interrupts.let_through()
                bar.update(bar.task_ids[0], completed=done, total=count)

            report = analyse(save.record, Depth(chosen, seed), progress, game)
    except KeyboardInterrupt:
        console.print(Text(say("interrupted"), "yellow"))
        return INTERRUPTED
    drawing = board_for(game, say, [])
    names = [drawing.player_name(view_of(final, None), seat) for seat in range(final.origin.seats)]
    _show(console, report, game.titles[say.language], names, say)
    if html is not None:
        write_safely(html, html_page(report, game.titles[say.language], names, say.language), say)
        console.print(Text(say("analyse.written", file=html)), soft_wrap=True)
    return 0


@contextmanager
def _bar(say: Speaker) -> Iterator[Progress]:
    """A bar on stderr, when that is a terminal."""
    console = console_for_progress()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    progress.add_task(say("analyse.progress"), total=None)
    with progress:
        yield progress


def _show(console: Console, report: Report, title: str, names: list[str], say: Speaker) -> None:
    console.print(Text(say("analyse.title", game=title, entries=report.entries), "bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    table.add_column("")
    for key in ("start", "own", "others", "luck", "sum", "error", "result"):
        table.add_column(say(f"analyse.{key}"), justify="right")
    for seat, name in enumerate(names):
        ledger = report.seats[seat].points
        table.add_row(
            name,
            number(ledger.start, say.language),
            signed(ledger.own, say.language),
            signed(ledger.others, say.language),
            signed(ledger.luck, say.language),
            number(ledger.explained(), say.language),
            f"± {number(ledger.error, say.language)}",
            number(ledger.result, say.language, 0),
        )
    console.print(table)
    for seat, name in enumerate(names):
        _show_mistakes(console, report.seats[seat], name, say)
    how = "analyse.how_net" if report.judge == LEARNED else "analyse.how"
    console.print(Text(say(how, samples=report.samples, simulations=report.simulations), "dim"))


def _show_mistakes(console: Console, seat: SeatReport, name: str, say: Speaker) -> None:
    console.print()
    console.print(Text(say("analyse.mistakes", player=name), "bold"))
    if not seat.mistakes:
        console.print(Text(say("analyse.no_mistakes")))
    for each in seat.mistakes:
        place = say("analyse.place", stage=each.stage, at=each.at)
        console.print(Text(f"  {place}  ", "dim").append(say("analyse.played", played=each.played[say.language])))
        console.print(Text("    " + say("analyse.better", better=each.better[say.language])))
        cost = say(
            "analyse.cost",
            points=signed(-each.points, say.language),
            win=signed(-100.0 * each.win, say.language, 0),
            error=number(each.error, say.language),
        )
        console.print(Text(f"    {cost} {each.why[say.language]}"))
