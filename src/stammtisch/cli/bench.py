"""`stammtisch bench`: how fast the engine is, interpreted and compiled, in one run."""

import json
import os
import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from stammtisch.cli import measure
from stammtisch.cli.measure import Figures
from stammtisch.engine.cache import compiled_folder
from stammtisch.engine.loading import ENGINE

FORMS = ("interpreted", "compiled")


def figures_of(form: str, game: str, seconds: float, seats: list[int]) -> list[Figures]:
    """Measure one form in a process of its own; nothing comes back where that form is not built."""
    engine = "interpreted" if form == "interpreted" else compiled_folder()
    if engine is None:
        return []
    command = [sys.executable, measure.__file__, game, str(seconds), *map(str, seats)]
    environment = {**os.environ, ENGINE: str(engine)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return [Figures(**row) for row in json.loads(done.stdout)]


def bench(
    game: str = "orleans",
    *,
    seconds: Annotated[float, Parameter(help="Seconds per figure.")] = 2.0,
    players: Annotated[int | None, Parameter(help="Only this number of players.")] = None,
) -> None:
    """Measure decisions and playouts per second and the cost of a copy, for both forms of the engine."""
    import stammtisch

    counts = stammtisch.game(game).seat_counts
    if players is not None:
        stammtisch.game(game).new(players)  # refuses a number that the game does not know
        counts = [players]
    console = Console()
    table = Table(title=f"{game}: random play, per second of processor time")
    table.add_column("form")
    for title in ("players", "decisions/s", "from Python", "playouts/s", "µs per copy"):
        table.add_column(title, justify="right")
    missing = []
    with console.status("…") as status:
        for form in FORMS:
            status.update(f"{form}: {len(counts)} × {2.5 * seconds:.0f} s")
            rows = figures_of(form, game, seconds, counts)
            if not rows:
                missing.append(form)
            for row in rows:
                numbers = (f"{row.decisions:,.0f}", f"{row.driven:,.0f}", f"{row.playouts:,.0f}", f"{row.copy:.2f}")
                table.add_row(row.form, str(row.seats), *numbers)
    console.print(table)
    for form in missing:
        console.print(f"The {form} form is not built here; `make bench` builds it and measures both.")
