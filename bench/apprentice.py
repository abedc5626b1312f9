"""How much of its time the apprentice takes: it counts positions and reads no clock, so a machine can be too slow.

    python -m bench.apprentice [--positions 40]

For each game and time the longest and the usual decision, in parts of the time that was given. Above 1 the machine is
slower than the apprentice assumes (`POSITIONS_PER_SECOND`).
"""

from __future__ import annotations

import argparse
import statistics
import time

import stammtisch
from stammtisch import bots
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State

SECONDS = (0.1, 0.5, 1.0)


def positions(name: str, count: int) -> list[tuple[State, int]]:
    """Positions from random play at full tables in which somebody has a choice."""
    game = stammtisch.game(name)
    found: list[tuple[State, int]] = []
    for seed in range(count):
        state = game.new(max(game.seat_counts), seed)
        play_randomly(state, seed, 10 + 7 * seed % 90)
        while state.to_act() and len(state.legal(state.to_act()[0])) == 1:
            state.apply_legal(state.to_act()[0], state.legal(state.to_act()[0])[0])
        if state.to_act():
            found.append((state, state.to_act()[0]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=40)
    arguments = parser.parse_args()
    for name in stammtisch.games():
        asked = positions(name, arguments.positions)
        for seconds in SECONDS:
            shares: list[float] = []
            for state, seat in asked:
                begun = time.process_time()
                bots.play("apprentice", state, seat, 1, seconds)
                shares.append((time.process_time() - begun) / seconds)
            print(f"{name:10}{seconds:6.1f} s: longest {max(shares):5.2f}, usual {statistics.median(shares):5.2f}")


if __name__ == "__main__":
    main()
