"""Coimbra as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from stammtisch.core.question import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.options import Option, option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Argument, Texts
from stammtisch.games.coimbra import advice, description, evaluation, features, phases, refusals, scoring, setup, view
from stammtisch.games.coimbra.actions import build_catalogue
from stammtisch.games.coimbra.components import PACKAGE, Components
from stammtisch.games.coimbra.decisions import bonuses, drafting, income, opponents, retrieving, rewards, starting
from stammtisch.games.coimbra.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.coimbra.log import CoimbraTeller
from stammtisch.games.coimbra.prompts import details_of
from stammtisch.games.coimbra.state import CoimbraState, state_from_json
from stammtisch.games.coimbra.texts import TEXTS

RULES_VERSION: Final = 1

# The entries of the stack: how a saved one is made again.
ENTRIES: Final[list[type[Pending]]] = [
    phases.RollDice,
    phases.PlaceDice,
    phases.RetrieveDice,
    phases.NewOrder,
    phases.IncomePhase,
    phases.VoyagePhase,
    phases.EndOfRound,
    phases.Round,
    phases.EndOfGame,
    starting.GainStartCards,
    starting.SecondStartCard,
    drafting.NextDie,
    retrieving.Evaluate,
    retrieving.StartCardBonus,
    retrieving.TakeCrown,
    rewards.OfferReward,
    rewards.GainBonus,
    bonuses.VoyageOffer,
    opponents.Tribute,
    opponents.Threat,
    income.BeginIncome,
    income.OpeningCards,
    income.NextIncome,
    phases.AskForVoyage,
    starting.ChooseStart,
    starting.UseStartCard,
    drafting.TakeDie,
    drafting.PlaceDie,
    retrieving.TriggerInCastle,
    retrieving.TriggerInCity,
    rewards.AcceptReward,
    rewards.MovePilgrim,
    rewards.Invest,
    rewards.TakeFavour,
    rewards.PutCap,
    rewards.ChooseResource,
    opponents.GiveTribute,
    opponents.LoseCleric,
    bonuses.PayForReward,
    bonuses.RepeatBonus,
    bonuses.BrowseDiscards,
    bonuses.PickDiscarded,
    bonuses.ScoreVoyage,
    bonuses.ScoreCard,
    bonuses.ScoreTrack,
    income.OpenIncome,
    income.AdvanceTrack,
    income.Income,
]


class Coimbra(Game):
    """The game of Coimbra in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        super().__init__(
            {"en": "Coimbra", "de": "Coimbra"},
            list(range(MIN_SEATS, MAX_SEATS + 1)),
            RULES_VERSION,
            options(TEXTS),
            PACKAGE,
            edition,
            build_catalogue(self.box, TEXTS.labels),
            TEXTS,
            CoimbraTeller(self.box, TEXTS),
            ENTRIES,
        )

    def of_edition(self, edition: Edition) -> Game:
        return Coimbra(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, TEXTS)

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, origin, position)

    def rule_of_the_end(self) -> str:
        return "C-17.1"

    def gain_bonus(self, state: CoimbraState, seat: int, bonus: int) -> None:
        """A bonus takes effect; rewards and bonuses call each other through here."""
        bonuses.gain_bonus(state, seat, bonus)

    def explain(self, state: State, seat: int, action: int) -> Refusal:
        return refusals.explain(own(state), seat, action)

    def details_of(self, state: State, question: Pending | None) -> dict[str, Argument]:
        return details_of(own(state), question)

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

    def is_quiet(self, state: State) -> bool:
        return advice.is_quiet(own(state))

    def suggest(self, state: State, seat: int, effort: int) -> list[int]:
        return advice.suggest(own(state), seat, effort)

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(own(state), seat, effort, most)


def own(state: State) -> CoimbraState:
    """A state of this game as what it is."""
    assert isinstance(state, CoimbraState)
    return state


def options(texts: Texts) -> list[Option]:
    """The options of a game of Coimbra."""
    return [option("forfeiting", ["automatic", "ask"], "C-8.5", texts.options)]


def game() -> Game:
    """Coimbra in its usual edition."""
    return Coimbra(PACKAGE.edition(PACKAGE.editions[0]))
