"""How well a game's judgement foresees the points at the end: at the start of every round, over games of one level.

python -m bench.judgement --game coimbra --games 30

For each round: the correlation with the points at the end, the mean error with its sign (bias), the mean error
without it, and for scale the error of who always says the average.
"""

from __future__ import annotations

import argparse
import statistics

import stammtisch
from stammtisch import bots
from stammtisch.bots.levels import NO_LOG

Pairs = dict[int, list[tuple[float, int]]]


def play_game(game: str, seats: int, seed: int, level: str, seconds: float, found: Pairs) -> list[int]:
    """One game; notes what the judgement says of every seat when a round begins, and what came of it."""
    state = stammtisch.game(game).new(seats, seed)
    judged: dict[int, list[float]] = {}
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        current = state.observe(None, NO_LOG)["round"]
        assert isinstance(current, int)
        # The first round is judged a few questions late: before that, start pieces are chosen.
        if current not in judged or (current == 1 and number <= 4 * seats):
            judged[current] = [state.evaluate(other) for other in range(seats)]
        state.apply(seat, bots.play(level, state, seat, seed * 100_003 + number, seconds))
        number += 1
    totals = [score.total for score in state.scores()]
    for current, values in judged.items():
        found.setdefault(current, []).extend(zip(values, totals, strict=True))
    return totals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="coimbra")
    parser.add_argument("--level", default="apprentice", choices=bots.levels())
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()

    for seats in arguments.seats:
        found: Pairs = {}
        totals: list[list[int]] = []
        for number in range(arguments.games):
            seed = arguments.seed + number
            totals.append(play_game(arguments.game, seats, seed, arguments.level, arguments.seconds, found))
        points = [total for game in totals for total in game]
        print(f"{arguments.game}, {arguments.level}, {seats} seats, {arguments.games} games: "
              f"mean {statistics.mean(points):.1f} points (lowest {min(points)}, highest {max(points)}), "
              f"winners {statistics.mean(max(game) for game in totals):.1f}")  # fmt: skip
        average = statistics.mean(points)
        for current, pairs in sorted(found.items()):
            values = [value for value, _ in pairs]
            ends = [float(end) for _, end in pairs]
            print(f"  round {current:2}: correlation {statistics.correlation(values, ends):5.2f}, "
                  f"bias {statistics.mean(value - end for value, end in pairs):+6.1f}, "
                  f"error {statistics.mean(abs(value - end) for value, end in pairs):5.1f} "
                  f"(average {statistics.mean(abs(end - average) for end in ends):.1f})")  # fmt: skip


if __name__ == "__main__":
    main()
