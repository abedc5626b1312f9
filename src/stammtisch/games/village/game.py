"""Village as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from stammtisch.core.decisions import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.history import Event, Origin
from stammtisch.core.options import Option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score
from stammtisch.games.village import description, evaluation, phases, refusals, scoring, setup, view
from stammtisch.games.village.actions import build_catalogue
from stammtisch.games.village.components import EDITIONS, Components, packaged_edition
from stammtisch.games.village.decisions import church, council, craft, death, farm, market, paying, solo, travel, turn
from stammtisch.games.village.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.village.log import SHAPES, sentences_of
from stammtisch.games.village.state import VillageState, state_from_json
from stammtisch.games.village.texts import TEXTS, Texts

RULES_VERSION = 1


class Village(Game):
    """The game of Village in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        self.texts: Texts = TEXTS
        super().__init__(
            "village",
            {"en": "Village", "de": "Village"},
            list(range(MIN_SEATS, MAX_SEATS + 1)),
            RULES_VERSION,
            options(TEXTS),
            edition,
            build_catalogue(self.box, TEXTS.labels, TEXTS.privileges),
        )

    def editions(self) -> list[str]:
        return list(EDITIONS)

    def packaged(self, name: str) -> Edition:
        return packaged_edition(name)

    def of_edition(self, edition: Edition) -> Game:
        return Village(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, self.texts)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, self.texts)

    def begin(self, origin: Origin) -> VillageState:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, chance: int, barriers: int, position: dict[str, Json]) -> VillageState:
        return state_from_json(self, origin, chance, barriers, position)

    def pending_from(self, name: str, numbers: list[int]) -> Pending:
        return pending_from(name, numbers)

    def message_of(self, event: Event) -> str:
        return SHAPES[event.key][0]

    def sentences_of(self, event: Event) -> dict[str, str]:
        return sentences_of(event, self.box, self.texts.log, self.texts.players)

    def rule_of_the_end(self) -> str:
        return "V-10.5"

    def explain(self, state: VillageState, seat: int, action: int) -> Refusal:
        return refusals.explain(state, seat, action)

    def observe(self, state: VillageState, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(state, seat, log_from)

    def redeal(self, state: VillageState, seat: int, chance: int) -> VillageState:
        return view.redeal(state, chance)

    def scores(self, state: VillageState) -> list[Score]:
        return scoring.scores(state)

    def ranking(self, state: VillageState) -> list[list[int]]:
        return scoring.ranking(state)

    def evaluate(self, state: VillageState, seat: int) -> float:
        return evaluation.evaluate(state, seat)


def options(texts: Texts) -> list[Option]:
    """The options of a game of Village."""
    found: list[Option] = []
    for name, values, rule in (
        ("start_bonuses", [True, False], "V-1.9"),
        ("conny_die", [False, True], "VS-2.4"),
    ):
        choices: list[Json] = []
        choices.extend(values)
        found.append(
            Option(
                name,
                choices,
                choices[0],
                texts.options[name].sentences,
                texts.options[name + "-why"].sentences,
                rule,
            )
        )
    return found


def pending_from(name: str, numbers: list[int]) -> Pending:
    """An entry of the stack from its class name and numbers."""
    found = simple_pending(name)
    if found is None and numbers:
        found = pending_of_seat(name, numbers[0])
    if found is None and len(numbers) > 1:
        found = pending_with_numbers(name, numbers)
    if found is None:
        raise TypeError(f"there is no pending question {name!r}")
    return found


def simple_pending(name: str) -> Pending | None:
    """The steps without numbers."""
    simple: list[Pending] = [*phases.MASS, phases.Round(), phases.NewRound(), phases.EndOfGame()]
    for step in simple:
        if type(step).__name__ == name:
            return step
    return None


def pending_of_seat(name: str, seat: int) -> Pending | None:
    """The steps and questions that hold a seat only."""
    simple: list[Pending] = [
        phases.Turn(seat),
        phases.AfterTurn(seat),
        turn.TakeCube(seat),
        farm.GrainHarvest(seat),
        farm.Family(seat),
        craft.Craft(seat),
        council.Council(seat),
        council.ReceiveGood(seat),
        travel.Travel(seat),
        church.Church(seat),
        church.BuyingOutOf(seat),
        church.BuyOut(seat),
        church.PromotingOf(seat),
        church.Promote(seat),
        market.MarketDay(seat),
        death.Settle(seat),
        death.ChooseDeath(seat),
        paying.PayWell(seat),
    ]
    for pending in simple:
        if type(pending).__name__ == name:
            return pending
    return None


def pending_with_numbers(name: str, numbers: list[int]) -> Pending | None:
    """The steps and questions that hold more than a seat."""
    if name == "ChooseAction":
        return turn.ChooseAction(numbers[0], numbers[1])
    if name == "MakeAfterTraining":
        return craft.MakeAfterTraining(numbers[0], numbers[1])
    if name == "StepReached":
        return council.StepReached(numbers[0], numbers[1])
    if name == "PrivilegeOfStep":
        return council.PrivilegeOfStep(numbers[0], numbers[1])
    if name == "Arrival":
        return travel.Arrival(numbers[0], numbers[1])
    if name == "ReceiveCubes":
        return paying.ReceiveCubes(numbers[0], numbers[1])
    if name == "ConnyChooses":
        return solo.ConnyChooses(numbers[0], numbers[1])
    if name == "Payment":
        return paying.Payment(numbers[0], numbers[1], numbers[2])
    if name == "NextSale":
        return market.NextSale(numbers[0], numbers[1], numbers[2])
    if name == "Sale":
        return market.Sale(numbers[0], numbers[1], numbers[2])
    return None
