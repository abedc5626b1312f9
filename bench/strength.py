"""How strong a level plays: win rate with its 95 % interval, mean points, time per decision.

python -m bench.strength --level apprentice --against random --games 200
"""

from __future__ import annotations

import argparse
import math
import statistics
import time

import stammtisch
from stammtisch import bots
from stammtisch.core.plain import Json


class Tally:
    """What came out of the games so far, for the level that is measured."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points: list[int] = []
        self.points_against: list[int] = []
        self.seconds: list[float] = []


def play_game(
    tally: Tally, game: str, seats: int, seed: int, hero: int, levels: tuple[str, str], seconds: float,
    options: dict[str, Json],
) -> None:  # fmt: skip
    """One game; the seat `hero` plays the first level, all others the second."""
    state = stammtisch.game(game).new(seats, seed, options)
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        begun = time.perf_counter()
        action = bots.play(levels[0] if seat == hero else levels[1], state, seat, seed * 100_003 + number, seconds)
        if seat == hero:
            tally.seconds.append(time.perf_counter() - begun)
        state.apply(seat, action)
        number += 1
    totals = [score.total for score in state.scores()]
    first = state.ranking()[0]
    tally.wins += 1 / len(first) if hero in first else 0
    tally.points.append(totals[hero])
    tally.points_against += [total for seat, total in enumerate(totals) if seat != hero]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="orleans")
    parser.add_argument("--level", default="apprentice", choices=bots.levels())
    parser.add_argument("--against", default="random", choices=bots.levels())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    options: dict[str, Json] = {}
    for item in arguments.option:
        name, _, value = item.partition("=")
        options[name] = {"true": True, "false": False}.get(value, value)

    tally = Tally()
    for number in range(arguments.games):
        play_game(
            tally, arguments.game, arguments.seats, arguments.seed + number, number % arguments.seats,
            (arguments.level, arguments.against), arguments.seconds, options,
        )  # fmt: skip
    low, high = interval(tally.wins, arguments.games)
    times = sorted(tally.seconds)
    print(f"{arguments.level} against {arguments.against}, {arguments.seats} seats, {arguments.games} games")
    print(f"  won      {tally.wins / arguments.games:6.1%}   (95 %: {low:.1%} to {high:.1%})")
    print(f"  points   {statistics.mean(tally.points):6.1f}   (lowest {min(tally.points)}, highest {max(tally.points)};"
          f" the others {statistics.mean(tally.points_against):.1f})")  # fmt: skip
    print(f"  decision {statistics.mean(times) * 1000:6.1f} ms (median {times[len(times) // 2] * 1000:.1f},"
          f" 99 % {times[int(len(times) * 0.99)] * 1000:.0f}, longest {times[-1] * 1000:.0f})")  # fmt: skip


if __name__ == "__main__":
    main()
