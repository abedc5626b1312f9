"""Village as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.question import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game, digest_of_actions
from stammtisch.core.history import Origin
from stammtisch.core.log import Teller
from stammtisch.core.options import Option, option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Texts
from stammtisch.games.village import advice, description, evaluation, features, phases, refusals, scoring, setup, view
from stammtisch.games.village.actions import BASE_ACTIONS
from stammtisch.games.village.components import FILES, PACKAGE, Components, count_column
from stammtisch.games.village.decisions import (
    church,
    council,
    craft,
    death,
    farm,
    figures,
    market,
    pausing,
    paying,
    solo,
    travel,
    turn,
)
from stammtisch.games.village.expansions.catalogue import build_catalogue
from stammtisch.games.village.expansions.combination import EXPANSION_OPTIONS, OFF, SIDES, Combination, is_expanded
from stammtisch.games.village.expansions.parts import MORE_ENTRIES, all_shapes, seams_of
from stammtisch.games.village.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.village.inn import view as inn_view
from stammtisch.games.village.log import things
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
    phases.EndOfAction,
    phases.AfterMass,
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
    market.EndOfMarketDay,
    death.Settle,
    death.ChooseDeath,
    death.WhichDies,
    figures.WhichFigure,
    pausing.Pause,
    paying.PayAny,
    paying.PayWell,
    turn.ChooseAction,
    craft.MakeAfterTraining,
    council.StepReached,
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
            build_catalogue(self.box, TEXTS),
            TEXTS,
            Teller(all_shapes(), TEXTS.log, things(self.box, TEXTS)),
            [*ENTRIES, *MORE_ENTRIES],
        )
        # A game without expansions depends on nothing that they brought.
        self._base_catalogue: str = digest_of_actions(list(self.actions)[:BASE_ACTIONS])
        self._base_edition = Edition(edition.name, {file: edition.files[file] for file in FILES})
        self._combinations: dict[tuple[Json, ...], Combination] = {}

    def catalogue_digest_of(self, options: dict[str, Json]) -> str:
        return self.catalogue_digest if is_expanded(options) else self._base_catalogue

    def tables_for(self, options: dict[str, Json]) -> Edition:
        return self.edition if is_expanded(options) else self._base_edition

    def options_in_records(self, options: dict[str, Json]) -> dict[str, Json]:
        if is_expanded(options):
            return options
        return {name: value for name, value in options.items() if name not in EXPANSION_OPTIONS}

    def combination(self, origin: Origin) -> Combination:
        """The expansions of a game, with what follows from them; made once."""
        column = count_column(origin.seats)
        key = (column, *(origin.options[name] for name in EXPANSION_OPTIONS))
        found = self._combinations.get(key)
        if found is None:
            found = Combination(self.box, column, origin.options)
            found.seams = seams_of(found)
            self._combinations[key] = found
        return found

    def of_edition(self, edition: Edition) -> Game:
        return Village(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS)

    def describe(self) -> dict[str, Json]:
        return {**description.describe(self.box, TEXTS), "inn": inn_view.describe(self.box, TEXTS)}

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

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        sample = own(super().redeal(state, seat, chance))
        sample.seams.redeal(sample, seat)
        return sample

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(own(state), seat)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, state: State, seat: int) -> vec[float]:
        return features.features(own(state), seat)

    def is_quiet(self, state: State) -> bool:
        return advice.is_quiet(own(state))

    def suggest(self, state: State, seat: int, effort: int) -> list[int]:
        return advice.suggest(own(state), seat, effort)

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(own(state), seat, effort, most)


def own(state: State) -> VillageState:
    """A state of this game as what it is."""
    assert isinstance(state, VillageState)
    return state


def options(texts: Texts) -> list[Option]:
    """The options of a game of Village."""
    return [
        option("start_bonuses", [True, False], "V-1.9", texts.options),
        option("conny_die", [False, True], "VS-2.4", texts.options),
        option("inn", [OFF, *SIDES], "VI-1.1", texts.options),
        option("port", [False, True], "VP-1.1", texts.options),
        option("marriage", [OFF, *SIDES], "VM-1.1", texts.options),
        option("life_goals", [False, True], "VG-1.1", texts.options),
        option("promos", [False, True], "VR-1.1", texts.options),
    ]


def game() -> Game:
    """Village in its usual edition."""
    return Village(PACKAGE.edition(PACKAGE.editions[0]))
