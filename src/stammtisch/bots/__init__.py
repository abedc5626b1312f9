"""Computer opponents: they see an observation and sampled states, never the state of the table itself.

    stammtisch.bots.levels()                        # the opponents there are, weakest first
    stammtisch.bots.play("master", state, seat, seed=7)

`think` is the bot proper, and says what it thought beside its answer; `choose` is the same for who has a few samples
and wants the answer alone; `play` makes observation and samples from a state for who holds one.
"""

from stammtisch.bots.levels import Budget, choose, levels, play, think
from stammtisch.bots.memory import Memory, memory_from
from stammtisch.bots.sampling import Sampler, sampler_of
from stammtisch.bots.thought import Choice, Thought

__all__ = [
    "Budget",
    "Choice",
    "Memory",
    "Sampler",
    "Thought",
    "choose",
    "levels",
    "memory_from",
    "play",
    "sampler_of",
    "think",
]
