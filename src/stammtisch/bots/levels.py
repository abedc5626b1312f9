"""The levels of play by name, and the one way to ask each for an answer.

A bot is handed an observation and a `Sampler` (or a few samples), never the state of the table. With a budget of
simulations the same question with the same seed gets the same answer; a clock is read only where a level that
searches is given seconds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stammtisch.bots import greedy, uniform
from stammtisch.bots.judges import JUDGES
from stammtisch.bots.learned.desk import Desk
from stammtisch.bots.learned.files import has_net, net_of
from stammtisch.bots.learned.intuition import ways_by_net
from stammtisch.bots.learned.lookahead import Lookahead
from stammtisch.bots.learned.net import Net
from stammtisch.bots.memory import Memory
from stammtisch.bots.sampling import Sampler, sampler_of
from stammtisch.bots.search import Search
from stammtisch.bots.steps import OwnTime, Steps, at_once
from stammtisch.bots.thought import Choice, Thought
from stammtisch.bots.tree import Node
from stammtisch.core.game import Game
from stammtisch.core.judgement import HANDMADE, LEARNED, Tuning
from stammtisch.core.plain import Json, as_dict, as_ints
from stammtisch.core.state import State

# Larger than any log: who chooses an answer has no use for its sentences.
NO_LOG: Final = 1 << 40
LEVELS: Final = ("random", "apprentice", "journeyman", "master")
# A net without search: no opponent for people, but what the arena measures nets by.
INTUITION: Final = "intuition"
# What the levels that search take for a decision, in seconds.
SECONDS: Final = {"journeyman": 0.2, "master": 2.0}
# Where a net guides them: their seconds, and the ways that they compare by simulations.
NET_SECONDS: Final = {"journeyman": 0.1, "master": 2.0}
BREADTH: Final = {"journeyman": 4, "master": 8}
# What a search leaves of its time for what comes after it.
RESERVE: Final = 0.97


class Budget(NamedTuple):
    """What a decision may cost: at most these seconds; or exactly so many simulations, on any machine."""

    seconds: float = 1.0
    simulations: int = 0


def levels() -> list[str]:
    """The names of the opponents, weakest first."""
    return list(LEVELS)


def think(
    level: str,
    game: Game,
    seat: int,
    observation: dict[str, Json],
    sampler: Sampler,
    budget: Budget,
    seed: int,
    memory: Memory | None = None,
    tuning: Tuning | None = None,
    judge: str = "",
) -> Thought:
    """The answer of an opponent, one of the legal ones of the observation, and what it expects.

    `memory` is the seat's own from its earlier decisions in the same game; it is brought up to date. `judge` names who
    judges the positions that a search reaches, where it shall not be the one that plays this game best.
    """
    return at_once(thinking(level, game, seat, observation, sampler, budget, seed, memory, tuning, judge))


def thinking(
    level: str,
    game: Game,
    seat: int,
    observation: dict[str, Json],
    sampler: Sampler,
    budget: Budget,
    seed: int,
    memory: Memory | None = None,
    tuning: Tuning | None = None,
    judge: str = "",
    grain: float = 0.0,
) -> Steps[Thought]:
    """The same as `think`, in steps of about `grain` seconds. Of a budget of seconds only its own thinking takes."""
    legal = legal_answers(level, game, seat, observation)
    settings = tuning or game.judgement.tuning()
    if level == INTUITION:
        return by_intuition(net_of(game, seats_of(sampler)), Desk(game), seat, legal, sampler, seed, memory, settings)
    if level in SECONDS:
        return (yield from searching(level, game, seat, legal, sampler, budget, seed, memory, settings, judge, grain))
    if level == "random" or len(legal) == 1:
        return Thought(uniform.choose(legal, seed), level, (), 0, 0.0)
    samples = [sampler.sample(number) for number in range(greedy.SAMPLES)]
    return Thought(greedy.choose(seat, legal, samples, budget.seconds, seed), level, (), 0, 0.0)


def searching(
    level: str,
    game: Game,
    seat: int,
    legal: list[int],
    sampler: Sampler,
    budget: Budget,
    seed: int,
    memory: Memory | None,
    tuning: Tuning,
    judge: str,
    grain: float,
) -> Steps[Thought]:
    """The answer of a level that searches, or the next step of the plan it made before."""
    known = None
    if memory is not None and memory.fits(legal, sampler):
        before = memory.thought
        assert before is not None
        if memory.rest and memory.rest[0] in legal:
            return follow(before, memory, sampler, seat)
        known = memory.node(seat)
    if len(legal) == 1 and known is None:
        return Thought(legal[0], level, (), 0, 0.0)
    # A plan is one decision, though it is answered step by step.
    preparing = prepared(level, game, seat, legal, sampler, seed, known, tuning, judge)
    own = OwnTime()
    if budget.simulations > 0:
        quest = yield from preparing
        quest.begin(budget.simulations, 0.0)
    else:
        quest = yield from own.of(preparing)
        quest.begin(0, seconds_for(level, quest, budget, tuning) - own.seconds)
    while not quest.go_on(grain):
        yield
    choices = tuple(
        Choice(
            action=found.line[0],
            line=tuple(found.line),
            visits=found.visits,
            value=found.mean(),
            points=tuple(points / found.visits for points in found.points),
            wins=tuple(wins / found.visits for wins in found.wins),
            error=found.error(seat),
        )
        for found in quest.candidates
        if found.visits
    )
    seconds = own.seconds + quest.spent if budget.simulations == 0 else 0.0
    thought = Thought(choices[0].action, level, choices, quest.simulations, seconds)
    if memory is not None:
        edge = quest.candidates[0].edge if isinstance(quest, Search) else None
        memory.keep(thought, choices[0].line[1:], edge, sampler, seat)
    return thought


def seconds_for(level: str, quest: Search | Lookahead, budget: Budget, tuning: Tuning) -> float:
    """How long a search may take: less for small questions between plans."""
    if isinstance(quest, Lookahead):
        share = 1.0 if quest.has_plans() else tuning.net_small
        return min(budget.seconds, NET_SECONDS[level]) * share * RESERVE
    share = 1.0 if quest.has_plans or tuning.plans == 0 else tuning.small
    return min(budget.seconds, SECONDS[level]) * share * RESERVE


def by_intuition(
    net: Net,
    desk: Desk,
    seat: int,
    legal: list[int],
    sampler: Sampler,
    seed: int,
    memory: Memory | None,
    tuning: Tuning,
) -> Thought:
    """What a net holds to be best at once, or the next step of the way that it chose before."""
    if memory is not None and memory.fits(legal, sampler) and memory.rest and memory.rest[0] in legal:
        assert memory.thought is not None
        return follow(memory.thought, memory, sampler, seat)
    if len(legal) == 1:
        return Thought(legal[0], INTUITION, (), 0, 0.0)
    ways = ways_by_net(net, desk, sampler, seat, tuning, tuning.net_samples, seed)
    best = ways.order()[0]
    line = tuple(ways.lines[best])
    choice = Choice(line[0], line, 0, float(ways.wanted[best]), (), (), 0.0)
    thought = Thought(line[0], INTUITION, (choice,), 0, 0.0)
    if memory is not None:
        memory.keep(thought, line[1:], None, sampler, seat)
    return thought


def judge_of(name: str, game: Game, seats: int, tuning: Tuning) -> str:
    """Who judges: the one that is named, else a net where the game has one that plays it best with so many players.

    Who asks for a net is told when there is none that fits. The usual one gives way to the hand-made judgement then: an
    own edition is played all the same.
    """
    if name and name not in JUDGES:
        raise ValueError(f"there is no judge {name!r}; there are: {', '.join(JUDGES)}")
    if name == LEARNED:
        net_of(game, seats)
    if name:
        return name
    return LEARNED if tuning.judge == LEARNED and has_net(game, seats) else HANDMADE


def seats_of(sampler: Sampler) -> int:
    """How many play at the table of the samples."""
    found: int = sampler.sample(0).origin.seats
    return found


def prepared(
    level: str,
    game: Game,
    seat: int,
    legal: list[int],
    sampler: Sampler,
    seed: int,
    known: Node | None,
    tuning: Tuning,
    judge: str,
) -> Steps[Search | Lookahead]:
    """A search that knows what to compare."""
    seats = seats_of(sampler)
    if judge_of(judge, game, seats, tuning) == LEARNED:
        reach = tuning.net_reach if level == "master" else 1
        ahead = Lookahead(sampler, seat, tuning, seed, net_of(game, seats), BREADTH[level], reach)
        ahead.prepare()
        yield
        return ahead
    quest = Search(sampler, seat, tuning, seed)
    if not quest.compare_plans(legal):
        yield
        quest.compare_answers(legal)
        yield
        quest.put_first(quest.candidates)
    quest.narrow(known)
    yield
    return quest


def follow(before: Thought, memory: Memory, sampler: Sampler, seat: int) -> Thought:
    """Go on with a plan: what was expected of it still holds."""
    best = before.choices[0]
    choice = best._replace(action=memory.rest[0], line=memory.rest)
    thought = Thought(choice.action, before.level, (choice,), 0, 0.0)
    memory.keep(thought, choice.line[1:], None, sampler, seat)
    return thought


def choose(
    level: str,
    game: Game,
    seat: int,
    observation: dict[str, Json],
    samples: list[State],
    seconds: float,
    seed: int,
    memory: Memory | None = None,
) -> int:
    """The answer alone, from a few samples as `state.redeal(seat, seed)` makes them; they are left as they are."""
    return at_once(choosing(level, game, seat, observation, samples, seconds, seed, memory))


def choosing(
    level: str,
    game: Game,
    seat: int,
    observation: dict[str, Json],
    samples: list[State],
    seconds: float,
    seed: int,
    memory: Memory | None = None,
    grain: float = 0.0,
) -> Steps[int]:
    """The same as `choose`, in steps of about `grain` seconds."""
    legal = legal_answers(level, game, seat, observation)
    if len(legal) == 1:
        return legal[0]
    if level == "random" or not samples:
        return uniform.choose(legal, seed)
    if level == "apprentice":
        return greedy.choose(seat, legal, samples, seconds, seed)
    sampler = Sampler(samples, seat, seed)
    steps = thinking(level, game, seat, observation, sampler, Budget(seconds), seed, memory, grain=grain)
    return (yield from steps).action


def play(
    level: str, state: State, seat: int, seed: int, seconds: float = 1.0, memory: Memory | None = None,
    simulations: int = 0,
) -> int:  # fmt: skip
    """The answer of an opponent at this seat; it is shown what the seat may know, and nothing more."""
    return think(
        level,
        state.game,
        seat,
        state.observe(seat, NO_LOG),
        sampler_of(state, seat, seed),
        Budget(seconds, simulations),
        seed,
        memory,
    ).action


def legal_answers(level: str, game: Game, seat: int, observation: dict[str, Json]) -> list[int]:
    """What may be answered, by the observation; refuses a level that is not there and a seat that is not asked."""
    if level not in LEVELS and level != INTUITION:
        raise ValueError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    legal = as_ints(as_dict(observation["prompt"], "the prompt")["legal"], "the legal answers")
    if not legal:
        raise ValueError(f"seat {seat} is not asked anything in this game of {game.name}")
    return legal
