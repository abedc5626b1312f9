"""Village as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from stammtisch.core.decisions import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.log import Teller
from stammtisch.core.options import Option, option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Texts
from stammtisch.games.village import advice, description, evaluation, features, phases, refusals, scoring, setup, view
from stammtisch.games.village.actions import build_catalogue
from stammtisch.games.village.components import PACKAGE, Components
from stammtisch.games.village.decisions import church, council, craft, death, farm, market, paying, solo, travel, turn
from stammtisch.games.village.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.village.log import SHAPES, things
from stammtisch.games.village.state import VillageState, state_from_json
from stammtisch.games.village.texts import TEXTS

RULES_VERSION: Final = 1

# The entries of the stack: how a saved one is made again.
ENTRIES: Final[list[type[Pending]]] = [
    church.BuyingOut,
    church.Drawing,
    church.Promoting,
    church.Majority,
    phases.Round,
    phases.NewRound,
    phases.EndOfGame,
    phases.Turn,
    phases.AfterTurn,
    turn.TakeCube,
    farm.GrainHarvest,
    farm.Family,
    craft.Craft,
    council.Council,
    council.ReceiveGood,
    travel.Travel,
    church.Church,
    church.BuyingOutOf,
    church.BuyOut,
    church.PromotingOf,
    church.Promote,
    market.MarketDay,
    death.Settle,
    death.ChooseDeath,
    paying.PayWell,
    turn.ChooseAction,
    craft.MakeAfterTraining,
    council.PrivilegeOfStep,
    travel.Arrival,
    paying.ReceiveCubes,
    solo.ConnyChooses,
    paying.Payment,
    market.NextSale,
    market.Sale,
]


class Village(Game):
    """The game of Village in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        super().__init__(
            {"en": "Village", "de": "Village"},
            list(range(MIN_SEATS, MAX_SEATS + 1)),
            RULES_VERSION,
            options(TEXTS),
            PACKAGE,
            edition,
            build_catalogue(self.box, TEXTS.labels, TEXTS.privileges),
            TEXTS,
            Teller(SHAPES, TEXTS.log, things(self.box, TEXTS)),
            ENTRIES,
        )

    def of_edition(self, edition: Edition) -> Game:
        return Village(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, TEXTS)

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, origin, position)

    def rule_of_the_end(self) -> str:
        return "V-10.5"

    def explain(self, state: State, seat: int, action: int) -> Refusal:
        return refusals.explain(own(state), seat, action)

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(own(state), seat, log_from)

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


def own(state: State) -> VillageState:
    """A state of this game as what it is."""
    assert isinstance(state, VillageState)
    return state


def options(texts: Texts) -> list[Option]:
    """The options of a game of Village."""
    return [
        option("start_bonuses", [True, False], "V-1.9", texts.options),
        option("conny_die", [False, True], "VS-2.4", texts.options),
    ]
