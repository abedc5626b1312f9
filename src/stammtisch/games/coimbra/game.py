"""Coimbra as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from stammtisch.core.decisions import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.history import Event, Origin
from stammtisch.core.options import Option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score
from stammtisch.games.coimbra import advice, description, evaluation, phases, refusals, scoring, setup, view
from stammtisch.games.coimbra.actions import build_catalogue
from stammtisch.games.coimbra.components import EDITIONS, Components, packaged_edition
from stammtisch.games.coimbra.decisions import bonuses, drafting, income, opponents, retrieving, rewards, starting
from stammtisch.games.coimbra.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.coimbra.log import SHAPES, sentences_of
from stammtisch.games.coimbra.state import CoimbraState, state_from_json
from stammtisch.games.coimbra.texts import TEXTS, Texts

RULES_VERSION = 1


class Coimbra(Game):
    """The game of Coimbra in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        self.texts: Texts = TEXTS
        super().__init__(
            "coimbra",
            {"en": "Coimbra", "de": "Coimbra"},
            list(range(MIN_SEATS, MAX_SEATS + 1)),
            RULES_VERSION,
            options(TEXTS),
            edition,
            build_catalogue(self.box, TEXTS.labels),
        )

    def editions(self) -> list[str]:
        return list(EDITIONS)

    def packaged(self, name: str) -> Edition:
        return packaged_edition(name)

    def of_edition(self, edition: Edition) -> Game:
        return Coimbra(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, self.texts)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, self.texts)

    def begin(self, origin: Origin) -> CoimbraState:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, chance: int, barriers: int, position: dict[str, Json]) -> CoimbraState:
        return state_from_json(self, origin, chance, barriers, position)

    def pending_from(self, name: str, numbers: list[int]) -> Pending:
        return pending_from(name, numbers)

    def message_of(self, event: Event) -> str:
        return SHAPES[event.key][0]

    def sentences_of(self, event: Event) -> dict[str, str]:
        return sentences_of(event, self.box, self.texts.log, self.texts.players)

    def rule_of_the_end(self) -> str:
        return "C-17.1"

    def gain_bonus(self, state: CoimbraState, seat: int, bonus: int) -> None:
        """A bonus takes effect; rewards and bonuses call each other through here."""
        bonuses.gain_bonus(state, seat, bonus)

    def explain(self, state: CoimbraState, seat: int, action: int) -> Refusal:
        return refusals.explain(state, seat, action)

    def observe(self, state: CoimbraState, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(state, seat, log_from)

    def redeal(self, state: CoimbraState, seat: int, chance: int) -> CoimbraState:
        return view.redeal(state, chance)

    def scores(self, state: CoimbraState) -> list[Score]:
        return scoring.scores(state)

    def ranking(self, state: CoimbraState) -> list[list[int]]:
        return scoring.ranking(state)

    def evaluate(self, state: CoimbraState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def suggest(self, state: CoimbraState, seat: int, effort: int) -> list[int]:
        return advice.suggest(state, seat, effort)


def options(texts: Texts) -> list[Option]:
    """The options of a game of Coimbra."""
    values: list[Json] = ["automatic", "ask"]
    return [
        Option(
            "forfeiting",
            values,
            values[0],
            texts.options["forfeiting"].sentences,
            texts.options["forfeiting-why"].sentences,
            "C-8.5",
        )
    ]


def pending_from(name: str, numbers: list[int]) -> Pending:
    """An entry of the stack from its class name and numbers."""
    simple: list[Pending] = [*phases.PHASES, phases.Round(), phases.EndOfGame()]
    for step in simple:
        if type(step).__name__ == name:
            return step
    found = step_from(name, numbers)
    if found is None:
        found = question_from(name, numbers)
    if found is None:
        raise TypeError(f"there is no pending question {name!r}")
    return found


def step_from(name: str, numbers: list[int]) -> Pending | None:
    """A step with numbers, or None."""
    if name == "GainStartCards":
        return starting.GainStartCards(numbers[0])
    if name == "SecondStartCard":
        return starting.SecondStartCard(numbers[0], numbers[1])
    if name == "NextDie":
        return drafting.NextDie(numbers[0])
    if name == "Evaluate":
        return retrieving.Evaluate(numbers[0])
    if name == "StartCardBonus":
        return retrieving.StartCardBonus(numbers[0], numbers[1])
    if name == "TakeCrown":
        return retrieving.TakeCrown(numbers[0], numbers[1])
    if name == "GainBonus":
        return rewards.GainBonus(numbers[0], numbers[1])
    if name == "VoyageOffer":
        return bonuses.VoyageOffer(numbers[0], numbers[1])
    if name == "Tribute":
        return opponents.Tribute(numbers[0], numbers[1], numbers[2])
    if name == "Threat":
        return opponents.Threat(numbers[0], numbers[1])
    if name == "BeginIncome":
        return income.BeginIncome(numbers[0])
    if name == "OpeningCards":
        return income.OpeningCards(numbers[0], numbers[1])
    if name == "NextIncome":
        return income.NextIncome(numbers[0])
    if name == "AskForVoyage":
        return phases.AskForVoyage(numbers[0])
    return None


def question_from(name: str, numbers: list[int]) -> Pending | None:
    """A question, or None."""
    seat = numbers[0]
    if name == "ChooseStart":
        return starting.ChooseStart(seat)
    if name == "UseStartCard":
        return starting.UseStartCard(seat)
    if name == "TakeDie":
        return drafting.TakeDie(seat)
    if name == "PlaceDie":
        return drafting.PlaceDie(seat, numbers[1])
    if name == "TriggerInCastle":
        return retrieving.TriggerInCastle(seat)
    if name == "TriggerInCity":
        return retrieving.TriggerInCity(seat, numbers[1])
    if name == "AcceptReward":
        return rewards.AcceptReward(seat, numbers[1], numbers[2], numbers[3])
    if name == "MovePilgrim":
        return rewards.MovePilgrim(seat, numbers[1])
    if name == "Invest":
        return rewards.Invest(seat, numbers[1])
    if name == "TakeFavour":
        return rewards.TakeFavour(seat)
    if name == "PutCap":
        return rewards.PutCap(seat)
    if name == "ChooseResource":
        return rewards.ChooseResource(seat, numbers[1])
    if name == "GiveTribute":
        return opponents.GiveTribute(seat, numbers[1], numbers[2])
    if name == "LoseCleric":
        return opponents.LoseCleric(seat, numbers[1])
    if name == "PayForReward":
        return bonuses.PayForReward(seat, numbers[1])
    if name == "RepeatBonus":
        return bonuses.RepeatBonus(seat, numbers[1])
    if name == "BrowseDiscards":
        return bonuses.BrowseDiscards(seat, numbers[1])
    if name == "PickDiscarded":
        return bonuses.PickDiscarded(seat, numbers[1], numbers[2])
    if name == "ScoreVoyage":
        return bonuses.ScoreVoyage(seat, numbers[1], numbers[2])
    if name == "ScoreCard":
        return bonuses.ScoreCard(seat)
    if name == "ScoreTrack":
        return bonuses.ScoreTrack(seat)
    if name == "OpenIncome":
        return income.OpenIncome(seat, numbers[1])
    if name == "AdvanceTrack":
        return income.AdvanceTrack(seat, numbers[1])
    if name == "Income":
        return income.Income(seat)
    return None
