"""Orléans as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.decisions import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.options import Option, option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Texts
from stammtisch.games.orleans import advice, description, evaluation, features, phases, refusals, scoring, setup, view
from stammtisch.games.orleans.actions import build_catalogue
from stammtisch.games.orleans.components import PACKAGE, Components
from stammtisch.games.orleans.decisions import acting, preparing, suffering
from stammtisch.games.orleans.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.orleans.log import OrleansTeller
from stammtisch.games.orleans.state import OrleansState, state_from_json
from stammtisch.games.orleans.texts import TEXTS

RULES_VERSION: Final = 1

# The entries of the stack: how a saved one is made again.
ENTRIES: Final[list[type[Pending]]] = [
    phases.Hourglass,
    phases.Census,
    phases.FollowersPhase,
    phases.PlanningPhase,
    phases.ActionsPhase,
    phases.EventPhase,
    phases.StartPlayerMoves,
    phases.EndOfPlanning,
    phases.Round,
    phases.EndOfGame,
    phases.NextTurn,
    phases.EventReaches,
    preparing.ExcludeTile,
    preparing.Followers,
    preparing.Planning,
    acting.TakeTurn,
    acting.Travel,
    acting.ChooseRecruit,
    acting.BuildTile,
    acting.SendToDeeds,
    acting.PayForDevelopment,
    acting.PlaceFromBathhouse,
    acting.InstallTechnology,
    suffering.Shelter,
    suffering.GiveFood,
    suffering.Torture,
]


class Orleans(Game):
    """The game of Orléans in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        super().__init__(
            {"en": "Orléans", "de": "Orléans"},
            list(range(MIN_SEATS, MAX_SEATS + 1)),
            RULES_VERSION,
            options(TEXTS),
            PACKAGE,
            edition,
            build_catalogue(self.box, TEXTS.labels),
            TEXTS,
            OrleansTeller(self.box, TEXTS),
            ENTRIES,
        )

    def of_edition(self, edition: Edition) -> Game:
        return Orleans(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, TEXTS)

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, origin, position)

    def rule_of_the_end(self) -> str:
        return "O-13.1"

    def explain(self, state: State, seat: int, action: int) -> Refusal:
        return refusals.explain(own(state), seat, action)

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(own(state), seat, log_from)

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        return view.redeal(own(state), seat, chance)

    def ask_again(self, state: State, seat: int) -> None:
        view.ask_again(own(state), seat)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(own(state))

    def ranking(self, state: State) -> list[list[int]]:
        return scoring.ranking(own(state))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(own(state), seat)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, state: State, seat: int) -> vec[float]:
        return features.features(own(state), seat)

    def suggest(self, state: State, seat: int, effort: int) -> list[int]:
        return advice.suggest(own(state), seat, effort)

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(own(state), seat, effort, most)


def own(state: State) -> OrleansState:
    """A state of this game as what it is."""
    assert isinstance(state, OrleansState)
    return state


def options(texts: Texts) -> list[Option]:
    """The options of a game of Orléans."""
    return [
        option("exclude_place_tiles", [False, True], "O-1.10", texts.options),
        option("planning", ["hidden", "open", "in_order"], "O-4.9", texts.options),
        option("limited_bank", [False, True], "O-5.9", texts.options),
    ]
