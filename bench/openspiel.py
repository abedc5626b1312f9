"""A master against a search from outside: OpenSpiel's Python MCTS plays our game through an adapter.

python -m bench.openspiel --game coimbra --games 100 --simulations 100

OpenSpiel's search gets ten times the master's simulations (`--factor`), each with random playouts to the end. It knows
no hidden information and no implicit chance, so it is handed a sample per decision, in which both are fixed: another
one than the true state, so that it is as fair as ours. Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

import stammtisch
from stammtisch.bots.arena.statistics import mean, share
from stammtisch.bots.levels import NO_LOG, Budget, think
from stammtisch.bots.memory import Memory
from stammtisch.bots.sampling import sampler_of
from stammtisch.core.state import State

# A lead of so many points is as good as any larger one.
WHOLE_LEAD = 100.0


class OpenSpielGame:
    """What OpenSpiel's search asks a game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def get_type(self) -> Any:
        import pyspiel

        class Kind:
            reward_model = pyspiel.GameType.RewardModel.TERMINAL
            dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL

        return Kind()

    def num_players(self) -> int:
        return self.seats

    def max_utility(self) -> float:
        return 1.0

    def min_utility(self) -> float:
        return -1.0


class OpenSpielState:
    """A sampled state as OpenSpiel's search knows states: nothing hidden, no chance left open."""

    def __init__(self, state: State, first: int) -> None:
        self.state = state
        self.first = first  # of several seats that are asked at once, this one answers first

    def clone(self) -> OpenSpielState:
        return OpenSpielState(self.state.copy(), self.first)

    def is_terminal(self) -> bool:
        return self.state.is_over()

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        seats = self.state.to_act()
        if not seats:
            return -4  # OpenSpiel's number for "over"
        return self.first if self.first in seats else seats[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.state.legal(self.current_player() if player is None else player)

    def apply_action(self, action: int) -> None:
        self.state.apply_legal(self.current_player(), int(action))

    def returns(self) -> list[float]:
        """The lead over the best of the others, a hundred points counting as everything."""
        totals = [score.total for score in self.state.scores()]
        found = []
        for seat, total in enumerate(totals):
            best = max((other for number, other in enumerate(totals) if number != seat), default=0)
            found.append(max(-1.0, min(1.0, (total - best) / WHOLE_LEAD)))
        return found

    def action_to_string(self, player: int, action: int) -> str:
        return self.state.game.actions[action].notation


def answer_from_outside(state: State, seat: int, simulations: int, seed: int) -> int:
    """What OpenSpiel's search answers."""
    import numpy
    from open_spiel.python.algorithms import mcts

    lots = numpy.random.RandomState(seed % 2**32)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=lots)
    bot = mcts.MCTSBot(OpenSpielGame(state.origin.seats), 0.5, simulations, evaluator, random_state=lots)
    return int(bot.step(OpenSpielState(sampler_of(state, seat, seed).sample(0), seat)))


def play(game: str, seed: int, hero: int, simulations: int, factor: int) -> tuple[State, list[float]]:
    """One game of two; the master sits at `hero`. Also: seconds of both."""
    state = stammtisch.game(game).new(2, seed)
    lots = Random(f"{seed}/{hero}")
    memory = Memory()
    seconds = [0.0, 0.0]
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        begun = time.perf_counter()
        number = lots.getrandbits(62)
        if seat == hero:
            action = think(
                "master", state.game, seat, state.observe(seat, NO_LOG), sampler_of(state, seat, number),
                Budget(2.0, simulations), number, memory,
            ).action  # fmt: skip
        else:
            action = answer_from_outside(state, seat, factor * simulations, number)
        seconds[seat != hero] += time.perf_counter() - begun
        state.apply(seat, action)
    return state, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="coimbra", choices=stammtisch.games())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=100, help="of the master, for each decision")
    parser.add_argument("--factor", type=int, default=10, help="how many times as many the other has")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        raise SystemExit("OpenSpiel is not installed: install the package with the extra “openspiel”.") from None
    won = 0.0
    points: list[float] = []
    theirs: list[float] = []
    for number in range(arguments.games):
        hero = number % 2
        state, seconds = play(
            arguments.game, arguments.seed + number // 2, hero, arguments.simulations, arguments.factor
        )  # fmt: skip
        first = state.ranking()[0]
        won += 1 / len(first) if hero in first else 0
        totals = [score.total for score in state.scores()]
        points.append(totals[hero])
        theirs.append(totals[1 - hero])
        found = share(won, number + 1)
        print(
            f"{number + 1:4} games: won {found.value:.1%} ({found.low:.1%} – {found.high:.1%}),"
            f" points {mean(points).value:.1f} against {mean(theirs).value:.1f};"
            f" this game took {seconds[0]:.0f} s and {seconds[1]:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
