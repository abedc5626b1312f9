"""Measures the engine in this process and prints the figures as one line of JSON.

Run as a script by `stammtisch bench`, once per form. Rates are per second of processor time, so that
other work on the machine matters less.
"""

import importlib.abc
import importlib.machinery
import json
import random
import sys
import time
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple


class Figures(NamedTuple):
    """What one measurement found."""

    form: str
    game: str
    seats: int
    decisions: float  # per second, random play inside the engine
    driven: float  # per second, driven from Python with record and log
    playouts: float  # whole random games per second, from a copy for search
    copy: float  # microseconds per copy of a mid-game state


class SourcesOnly(importlib.abc.MetaPathFinder):
    """Imports our .py files even where compiled modules lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name.partition(".")[0] != "stammtisch":
            return None
        sources = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in sys.path if path is None else path:
            spec = importlib.machinery.FileFinder(folder, sources).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def measure(name: str, seats: int, seconds: float) -> Figures:
    """All figures of one game for one number of players."""
    import stammtisch
    from stammtisch.core import state as engine
    from stammtisch.core.playout import play_randomly

    game = stammtisch.game(name)
    form = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"

    first = game.new(seats, seed=1)
    decisions = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += play_randomly(first.for_search(), games)
        games += 1
    native, playouts = decisions / spent, games / spent

    decisions = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        chooser = random.Random(games)
        state = game.new(seats, games)
        while to_act := state.to_act():
            seat = chooser.choice(to_act)
            state.apply_legal(seat, chooser.choice(state.legal(seat)))
            decisions += 1
        games += 1
    driven = decisions / spent

    middle = game.new(seats, seed=2)
    play_randomly(middle, 2, most=50 * seats)
    copies = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds / 2:
        for _ in range(1_000):
            middle.copy()
        copies += 1_000
    return Figures(form, name, seats, native, driven, playouts, 1e6 * spent / copies)


def main() -> None:
    form, name, seconds, *seats = sys.argv[1:]
    del sys.path[0]  # the folder of this script
    if form == "interpreted":
        sys.meta_path.insert(0, SourcesOnly())
    found = [measure(name, int(number), float(seconds))._asdict() for number in seats]
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
