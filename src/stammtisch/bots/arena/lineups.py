"""Who plays whom: bots by level and budget, line-ups of them, and the games to be played.

Every seed is played once for each place that the first bot of a line-up can have, so that nobody gains by seats
or deals. A game to be played is plain data with a key of its own, by which a later run finds it done.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from stammtisch.bots.judges import JUDGES
from stammtisch.bots.levels import INTUITION, LEVELS, SECONDS
from stammtisch.bots.training.tables import EXPANSIONS
from stammtisch.core.game import Game
from stammtisch.core.judgement import HANDMADE, LEARNED
from stammtisch.core.plain import Json

# Seeds from here on are for measuring, and for nothing else.
MEASURING: Final = 5_000_000


class BadBot(ValueError):
    """A bot that cannot be read."""


class Bot(NamedTuple):
    """A level with its budget: seconds for a decision, or so many simulations; and its judge, if not the usual one."""

    level: str
    seconds: float = 1.0
    simulations: int = 0
    judge: str = ""

    def __str__(self) -> str:
        if self.level not in SECONDS:
            return self.level
        name = f"{self.level}:{self.judge}" if self.judge else self.level
        if self.simulations:
            return f"{name}:{self.simulations}"
        return name if self.seconds == SECONDS[self.level] else f"{name}:{self.seconds:g}s"


def bot_named(word: str, pace: float = 1.0) -> Bot:
    """From `LEVEL`, `LEVEL:0.5s` (seconds) or `LEVEL:400` (simulations); `pace` stretches a level's own seconds.

    For a level that searches the judge may stand in between: `LEVEL:learned`, `LEVEL:handmade:400`.
    """
    level, *rest = word.split(":")
    if level not in (*LEVELS, INTUITION):
        raise BadBot(word)
    if level not in SECONDS:
        if rest:
            raise BadBot(word)
        return Bot(level)
    judge = rest.pop(0) if rest and rest[0] in JUDGES else ""
    if not rest:
        return Bot(level, SECONDS[level] * pace, judge=judge)
    budget = ":".join(rest)
    is_time = budget.endswith("s")
    try:
        if is_time:
            found = Bot(level, float(budget[:-1]), judge=judge)
        else:
            found = Bot(level, SECONDS[level], int(budget), judge)
    except ValueError:
        raise BadBot(word) from None
    is_possible = 0 < found.seconds <= SECONDS[level] if is_time else found.simulations > 0
    if not is_possible:
        raise BadBot(word)
    return found


class Fixture(NamedTuple):
    """One game to be played."""

    game: str
    edition: str
    options: dict[str, Json]
    seed: int
    bots: tuple[Bot, ...]  # one per seat

    def key(self) -> str:
        """What makes this game this one and no other."""
        options = json.dumps(self.options, sort_keys=True, separators=(",", ":"))
        return "|".join([self.game, self.edition, options, str(self.seed), *map(str, self.bots)])


class LineUp(NamedTuple):
    """A game, and who sits at the table: the first bot against the others."""

    game: str
    edition: str
    options: dict[str, Json]
    bots: tuple[Bot, ...]

    def fixtures(self, games: int, first_seed: int) -> list[Fixture]:
        """So many games: each seed with the first bot on every seat in turn, and none of them twice."""
        orders = self.orders()
        found: list[Fixture] = []
        for number in range(games):
            seed, place = first_seed + number // len(orders), number % len(orders)
            found.append(Fixture(self.game, self.edition, self.options, seed, orders[place]))
        return found

    def orders(self) -> list[tuple[Bot, ...]]:
        """The first bot on every seat; where its equals sit already, that is no other game."""
        first, others = self.bots[:1], self.bots[1:]
        return list(dict.fromkeys(others[:place] + first + others[place:] for place in range(len(self.bots))))


def round_robin(game: str, edition: str, options: dict[str, Json], bots: list[Bot], seats: int) -> list[LineUp]:
    """Every bot against every one named before it; at a larger table it sits alone among the others.

    Alone at the table (solo) everybody plays for points.
    """
    if seats == 1:
        return [LineUp(game, edition, options, (bot,)) for bot in bots]
    return [
        LineUp(game, edition, options, (bot, *[other] * (seats - 1)))
        for number, bot in enumerate(bots)
        for other in bots[:number]
    ]


class Sample(NamedTuple):
    """So many games of a line-up, from this seed on."""

    lineup: LineUp
    games: int
    first_seed: int

    def fixtures(self) -> list[Fixture]:
        return self.lineup.fixtures(self.games, self.first_seed)


def with_everything(game: Game) -> dict[str, Json]:
    """The options of a game with all of its expansions; where they have sides, the first."""
    return {
        option.name: next(value for value in option.values if value != option.default)
        for option in game.options
        if option.name in EXPANSIONS
    }


def readme_samples(games: list[Game], pace: float) -> list[Sample]:
    """What the README's table stands for; seeds from 5,000,000 on are used for nothing else.

    The levels one above the other, a master among three apprentices, and a net against the judgement of before; a
    game with expansions with all of them, too, half as often. `pace` stretches the time of those who think for long.
    """
    apprentice, journeyman, master = bot_named("apprentice"), bot_named("journeyman", pace), bot_named("master", pace)
    net, before = (Bot("master", 0.5 * pace, judge=judge) for judge in (LEARNED, HANDMADE))
    lines: list[tuple[tuple[Bot, ...], int]] = [
        ((bot_named(INTUITION), apprentice), 400),
        ((journeyman, apprentice), 400),
        ((master, journeyman), 128),
        ((master, apprentice, apprentice, apprentice), 64),
        ((net, before), 128),
        ((net, before, before, before), 64),
    ]
    found: list[Sample] = []
    for game in games:
        for options in ({}, with_everything(game)) if with_everything(game) else ({},):
            for number, (bots, count) in enumerate(lines):
                lineup = LineUp(game.name, game.edition.name, options, bots)
                found.append(Sample(lineup, count // 2 if options else count, MEASURING + 100_000 * number))
            if not options:
                weakest = LineUp(game.name, game.edition.name, {}, (apprentice, bot_named("random")))
                found.append(Sample(weakest, 200, MEASURING + 100_000 * len(lines)))
    return found
