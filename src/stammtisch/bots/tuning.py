"""The settings of the search, game by game: how far it looks, how widely, and what it holds to be worth how much."""

from __future__ import annotations

from stammtisch.bots.judges import HANDMADE


class Tuning:
    """How the search goes about one game."""

    def __init__(self) -> None:
        self.rounds = 1  # a playout ends when so many further rounds have begun
        self.reach = 1  # the same in hints and analyses
        self.decisions = 400  # and at the latest after so many decisions
        self.candidates = 12  # answers compared at the root, the most promising by judgement
        self.children = 3  # answers followed in a new node of the tree, before it widens
        self.widening = 0.7  # times the root of the visits: how many more
        self.exploration = 0.25  # of the tree, in units of utility
        self.doubt = 2.0  # how many visits the judgement of an answer counts for
        self.depth = 6  # decisions below the root that have nodes
        self.scale = 60.0  # points that make a unit of utility
        self.margin = 9.0  # a lead of so many points makes winning 73 % likely
        self.rank = 0.6  # share of winning in the utility, the rest is points
        self.effort = 0  # for the game's own advice in playouts; 0: the answer that looks best at once
        self.first_look = 3  # samples on which the answers at the root are first judged
        self.advice = 1_500  # effort for the game's own advice at the root
        self.caution = 0.5  # standard errors by which another answer must beat the one that looks best at once
        self.settled = 6.0  # standard errors by which an answer must lead to end the search before its time
        self.plans = 0  # whole plans compared at the root, where the game can make plans
        self.plan_effort = 0  # and the effort for them
        # In a game of plans, questions at which none are compared: share of the time, rounds and caution
        self.small = 1.0
        self.small_rounds = 1
        self.small_caution = 0.5
        self.branches = 0  # plans followed in a node of the tree, where the game can make plans
        self.branch_effort = 0  # and the effort for them
        self.judge = HANDMADE  # who judges where simulations end


def tuning_for(game: str) -> Tuning:
    """The settings for a game; those of an unknown game are sensible ones."""
    found = Tuning()
    if game == "orleans":
        found.effort = 40
        found.caution = 1.5
        found.plans = 8
        found.plan_effort = 4_000
        found.rounds = 2
        found.reach = 2
        found.depth = 3
        found.small = 0.2
        found.small_rounds = 2
        found.small_caution = 1.5
    elif game == "coimbra":
        found.rounds = 2
        found.effort = 20
        found.plans = 12
        found.plan_effort = 1_500
        found.branches = 4
        found.branch_effort = 1
        found.depth = 8
        found.small = 0.2
        found.small_caution = 3.0
    elif game == "village":
        found.rounds = 3
        found.decisions = 4
        found.effort = 300
        found.plans = 10
        found.plan_effort = 3_000
        found.branches = 6
        found.branch_effort = 300
        found.depth = 4
        found.margin = 6.0
        found.scale = 40.0
    return found
