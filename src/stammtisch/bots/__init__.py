"""Computer opponents: they see an observation and sampled states, never the state of the table itself.

    stammtisch.bots.levels()                        # the opponents there are, weakest first
    stammtisch.bots.play("apprentice", state, seat, seed=7)

`choose` is the bot proper; `play` makes observation and samples from a state for who holds one.
"""

from stammtisch.bots.levels import choose, levels, play

__all__ = ["choose", "levels", "play"]
