"""The levels of play by name, and the one way to ask each for an answer.

The same question with the same samples, seconds and seed gets the same answer: a bot counts the positions
it looks at and never asks a clock.
"""

from __future__ import annotations

from stammtisch.bots import greedy, uniform
from stammtisch.bots.sampling import samples_of
from stammtisch.core.game import Game
from stammtisch.core.plain import Json, as_dict, as_ints
from stammtisch.core.state import State

# Larger than any log: who chooses an answer has no use for its sentences.
NO_LOG = 1 << 40


def levels() -> list[str]:
    """The names of the opponents, weakest first."""
    return ["random", "apprentice"]


def choose(
    level: str,
    game: Game,
    seat: int,
    observation: dict[str, Json],
    samples: list[State],
    seconds: float,
    seed: int,
) -> int:
    """The answer of an opponent, one of the legal ones of the observation.

    `samples` are states as `state.redeal(seat, seed)` makes them; the bot leaves them as they are.
    """
    if level not in levels():
        raise ValueError(f"there is no level {level!r}; there are: {', '.join(levels())}")
    legal = as_ints(as_dict(observation["prompt"], "the prompt")["legal"], "the legal answers")
    if not legal:
        raise ValueError(f"seat {seat} is not asked anything in this game of {game.name}")
    if len(legal) == 1:
        return legal[0]
    if level == "random":
        return uniform.choose(legal, seed)
    return greedy.choose(seat, legal, samples, seconds, seed)


def play(level: str, state: State, seat: int, seed: int, seconds: float = 1.0) -> int:
    """The answer of an opponent at this seat; it is shown what the seat may know, and nothing more."""
    observation = state.observe(seat, NO_LOG)
    samples = samples_of(state, seat, seed, 0 if level == "random" else greedy.SAMPLES)
    return choose(level, state.game, seat, observation, samples, seconds, seed)
