"""Who plays whom: bots by level and budget, line-ups of them, and the games to be played.

Every seed is played once for each place that the first bot of a line-up can have, so that nobody gains by seats
or deals. A game to be played is plain data with a key of its own, by which a later run finds it done.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from stammtisch.bots.judges import JUDGES
from stammtisch.bots.levels import INTUITION, LEVELS, SECONDS
from stammtisch.core.plain import Json


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
        """So many games: each seed with the first bot on every seat in turn."""
        seats = len(self.bots)
        found: list[Fixture] = []
        for number in range(games):
            place = number % seats
            bots = self.bots[1 : place + 1] + self.bots[:1] + self.bots[place + 1 :]
            found.append(Fixture(self.game, self.edition, self.options, first_seed + number // seats, bots))
        return found


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


def readme_lineups(editions: dict[str, str], pace: float) -> list[LineUp]:
    """The line-ups of the README's table: each level against the one below, and a master among three apprentices.

    A master takes ten times as long as anybody else: `pace` stretches the time of the games in which one sits against a
    journeyman. Among apprentices it thinks alone, and gets three times that.
    """
    apprentice, journeyman = bot_named("apprentice"), bot_named("journeyman")
    duel = (bot_named("master", pace), bot_named("journeyman", pace))
    table = (bot_named("master", min(1.0, 3.0 * pace)), apprentice, apprentice, apprentice)
    found: list[LineUp] = []
    for game, edition in editions.items():
        for bots in ((apprentice, bot_named("random")), (journeyman, apprentice), duel, table):
            found.append(LineUp(game, edition, {}, bots))
    return found
