"""What a game thinks of its positions: the contract between games and computer opponents.

No rule asks for it. A game derives its own from `Judgement`, in its folder `judgement/`, and overrides what it knows
better; `State` has the same names and says what they mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from stammtisch.core.numbers import Layout, Number, Row

if TYPE_CHECKING:
    from stammtisch.core.state import State

HANDMADE: Final = "handmade"
LEARNED: Final = "learned"
# More than play any game.
MOST_SEATS: Final = 8
BARE: Final = Layout()
BARE.standing(MOST_SEATS, 0.0, 200.0)


class Tuning:
    """How the search goes about one game: how far it looks, how widely, and what it holds to be worth how much."""

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
        self.ways = 0  # whole plans that a net compares, where the game makes plans; 0: single answers
        self.ways_effort = 0  # and the effort for them
        self.practice_effort = 0  # the same while a net learns by playing against itself; 0: as in play
        # The search with a net
        self.net_samples = 2  # on which the ways are first judged
        self.net_spread = 0.25  # utility by which a way may look worse than the best and still be compared
        self.net_rounds = 1  # a simulation ends when so many further rounds have begun
        self.net_answers = 400  # and after so many answers where nothing is half done
        self.net_reach = 1  # how many times as far those of a master go
        self.net_depth = 8  # decisions below a way in which more than what looks best at once is tried
        self.net_widening = 0.5  # times the root of how often such a decision was met: how many more ways
        self.net_exploration = 0.1  # of them, in units of utility
        self.net_wave = 16  # simulations in lockstep
        self.net_small = 1.0  # share of the time for questions with single answers, where others have plans
        self.net_caution = 0.5  # standard errors by which another way must beat the one that looks best at once
        # How many times as many looks ahead an analysis can afford; more where few decisions need one
        self.looks = 1.0
        # How far results lie apart that seem the same at the beginning of a game, as a share of the points
        self.uncertainty = 0.1
        # By how much utility ways may look worse that an analysis takes by lot when it looks ahead, about one chance in
        # two hundred to win, and when it plays on to the end
        self.slack = 0.005
        self.slack_to_the_end = 0.0
        self.judge = HANDMADE  # who judges where simulations end


class Tangible:
    """Something that people at the table count: how many a seat has. Its words stand in `[tangibles]`.

    `worth` says about how many points one of it is: what is told first in a hint. Below 0, few of it are good.
    """

    def __init__(self, key: str, count: int, worth: float) -> None:
        self.key = key
        self.count = count
        self.worth = worth

    def __repr__(self) -> str:
        return f"Tangible({self.key!r}, {self.count}, {self.worth})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """That of a game which has none of its own: points as things stand, and no advice."""

    def tuning(self) -> Tuning:
        """The settings of the search; these are sensible ones for a game that it does not know."""
        return Tuning()

    def evaluate(self, state: State, seat: int) -> float:
        return float(state.scores()[seat].total)

    def layout(self) -> list[Number]:
        """What the numbers of a position are; the bare standing where a game shows no more."""
        return BARE.numbers

    def write(self, state: State, seat: int, row: Row) -> None:
        """Write the position as this seat sees it: what `State.numbers` says."""
        judgements = [self.evaluate(state, number) for number in range(state.origin.seats)]
        row.standing(judgements, seat, MOST_SEATS)

    def tangibles(self, state: State, seat: int) -> list[Tangible]:
        """What a seat has that can be counted, for the words of hints; the same things in every position of a game."""
        return []

    def is_gone(self, state: State, action: int) -> bool:
        """Whether what this answer takes is there no more, for nobody: the die, the card, the customer."""
        return False

    def ask_again(self, state: State, seat: int) -> None:
        return None

    def is_quiet(self, state: State) -> bool:
        return True

    def suggest(self, state: State, seat: int, effort: int) -> list[int]:
        return []

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return []

    def ways(self, state: State, seat: int, tuning: Tuning) -> list[list[int]]:
        """The plans that a net compares; empty where single answers are the natural thing to compare."""
        return self.plans(state, seat, tuning.ways_effort, tuning.ways) if tuning.ways > 0 else []
