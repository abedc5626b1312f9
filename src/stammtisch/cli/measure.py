"""Measures the engine in this process and prints the figures as one line of JSON.

Run as a script by `stammtisch bench`, once per form, which STAMMTISCH_ENGINE chooses. Rates are per second of processor
time, so that other work on the machine matters less.
"""

import json
import random
import sys
import time
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


def measure(name: str, seats: int, seconds: float) -> Figures:
    """All figures of one game for one number of players."""
    import stammtisch
    from stammtisch.core.playout import play_randomly
    from stammtisch.engine.loading import form

    game = stammtisch.game(name)
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
    return Figures(form(), name, seats, native, driven, playouts, 1e6 * spent / copies)


def main() -> None:
    name, seconds, *seats = sys.argv[1:]
    del sys.path[0]  # the folder of this script
    found = [measure(name, int(number), float(seconds))._asdict() for number in seats]
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
