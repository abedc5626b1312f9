"""At which tables a net practises: every number of players, and in games with expansions many combinations of them."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.learned.vector import Table
from stammtisch.core.game import Game
from stammtisch.core.plain import Json

# Of all tables as many are for two as for all other numbers of players: duels are what strength is measured by.
PAIRS: Final = 2
# Options that change what a game has on its table; others, such as open planning, are left at their default.
EXPANSIONS: Final = ("inn", "port", "marriage", "life_goals", "promos")
# The length of a cycle of tables: every combination turns up with every number of players.
COMBINATIONS: Final = 32


def tables_of(game: Game, seats: list[int] | None = None, is_plain: bool = False) -> list[Table]:
    """The tables in the order in which they are taken; `seats` alone, or without expansions, where that is wanted."""
    counts = seats or list(game.seat_counts)
    if seats is None and PAIRS in counts:
        counts = [count for other in counts if other != PAIRS for count in (other, PAIRS)]
    combinations: list[dict[str, Json]] = [{}]
    if not is_plain:
        combinations = combinations_of(game)
    found: list[Table] = []
    for number in range(len(combinations)):
        for place, count in enumerate(counts):
            # Shifted from seat count to seat count, so that neighbours differ.
            found.append(Table(game, count, combinations[(number + 7 * place) % len(combinations)]))
    return found


def combinations_of(game: Game) -> list[dict[str, Json]]:
    """What may be on the table: nothing beside the base game in every other, else each expansion as often as not."""
    known = {option.name: option for option in game.options if option.name in EXPANSIONS}
    if not known:
        return [{}]
    found: list[dict[str, Json]] = []
    for number in range(COMBINATIONS):
        found.append({})
        chosen: dict[str, Json] = {}
        for place, (name, option) in enumerate(sorted(known.items())):
            others = [value for value in option.values if value != option.default]
            if (number >> place) & 1:
                chosen[name] = others[number % len(others)]
        found.append(chosen)
    return found
