"""The rules of the expansions that a game is played with, put together, and what they add to the stack."""

from __future__ import annotations

from typing import Final

from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.together import Part, Together
from stammtisch.games.village.goals.log import GOALS_SHAPES
from stammtisch.games.village.goals.rules import GoalRules
from stammtisch.games.village.inn import brewery, guests, playing, timed
from stammtisch.games.village.inn import log as inn_log
from stammtisch.games.village.inn.rules import InnRules
from stammtisch.games.village.log import FIRST_OF_GOALS, FIRST_OF_INN, FIRST_OF_MARRIAGE, FIRST_OF_PORT, SHAPES
from stammtisch.games.village.marriage.entries import MARRIAGE_ENTRIES
from stammtisch.games.village.marriage.log import MARRIAGE_SHAPES
from stammtisch.games.village.marriage.rules import MarriageRules
from stammtisch.games.village.port.entries import PORT_ENTRIES
from stammtisch.games.village.port.log import PORT_SHAPES
from stammtisch.games.village.port.rules import PortRules
from stammtisch.games.village.promos.rules import PromoRules
from stammtisch.games.village.seams import Seams

# The entries of the stack that expansions add.
MORE_ENTRIES: Final[list[type[Pending]]] = [
    *PORT_ENTRIES,
    *MARRIAGE_ENTRIES,
    brewery.BrewAfterTraining,
    guests.AtTheInn,
    guests.Seated,
    guests.CardGoesUnder,
    guests.BuyCard,
    playing.AbbotRaises,
    playing.LayMarker,
    playing.WhichStack,
    playing.LookThrough,
    playing.SetLifetime,
    playing.TakeAnimal,
    timed.PlayNow,
    timed.BardBuries,
    timed.BardWhich,
    timed.ExtraAction,
    timed.OldManAction,
    timed.TakeTile,
    timed.PriestChooses,
    timed.TravelWithCard,
    timed.FreeJourney,
]


def all_shapes() -> list[tuple[str, list[str]]]:
    """The messages of the log by number, those of the expansions where they begin to count."""
    found = list(SHAPES)
    more: list[tuple[int, list[tuple[str, list[str]]]]] = [
        (FIRST_OF_INN, inn_log.SHAPES),
        (FIRST_OF_PORT, PORT_SHAPES),
        (FIRST_OF_MARRIAGE, MARRIAGE_SHAPES),
        (FIRST_OF_GOALS, GOALS_SHAPES),
    ]
    for first, shapes in more:
        found.extend([("", [])] * (first - len(found)))
        found.extend(shapes)
    return found


def seams_of(chosen: Combination) -> Seams:
    """The seams of a combination of expansions."""
    if not chosen.is_expanded:
        return Seams()
    parts: list[Part] = []
    if chosen.has_inn:
        parts.append(InnRules())
    if chosen.has_port:
        parts.append(PortRules())
    if chosen.has_marriage:
        parts.append(MarriageRules())
    if chosen.has_goals:
        parts.append(GoalRules())
    if chosen.has_promos:
        parts.append(PromoRules())
    return Together(parts)
