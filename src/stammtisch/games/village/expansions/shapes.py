"""The shapes of a game of Village with all that the expansions in play add to it."""

from typing import NotRequired

from stammtisch.games.village.expansions.goals.sight.shapes import Goal, GoalsFarm
from stammtisch.games.village.expansions.inn.sight.shapes import InnFacts, InnFarm, InnView
from stammtisch.games.village.expansions.marriage.sight.shapes import MarriageFacts, MarriageFarm, MarriageView
from stammtisch.games.village.expansions.port.sight.shapes import PortFacts, PortFarm, PortView
from stammtisch.games.village.sight.shapes import OnFarm, VillageFacts, VillageView


class Facts(VillageFacts):
    """What never changes, of all expansions."""

    goals: list[Goal]
    marriage: MarriageFacts
    port: PortFacts
    inn: InnFacts


class Player(OnFarm, InnFarm, PortFarm, MarriageFarm, GoalsFarm):
    """What lies before one player, and where the family is."""


class View(VillageView):
    """All that a seat, or a spectator, may know; the log comes beside it."""

    players: list[Player]
    inn: NotRequired[InnView]
    port: NotRequired[PortView]
    marriage: NotRequired[MarriageView]
