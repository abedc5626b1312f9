"""Orléans as a game of the library: options, editions, catalogue, and loading of saved states."""

from __future__ import annotations

from stammtisch.core.decisions import Pending
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.history import Event, Origin
from stammtisch.core.options import Option
from stammtisch.core.plain import Json
from stammtisch.core.state import Score
from stammtisch.games.orleans import advice, description, evaluation, phases, refusals, scoring, setup, view
from stammtisch.games.orleans.actions import build_catalogue
from stammtisch.games.orleans.components import EDITIONS, Components, packaged_edition
from stammtisch.games.orleans.decisions import acting, preparing, suffering
from stammtisch.games.orleans.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.orleans.log import SHAPES, sentences_of
from stammtisch.games.orleans.state import OrleansState, state_from_json
from stammtisch.games.orleans.texts import TEXTS, Texts

RULES_VERSION = 1


class Orleans(Game):
    """The game of Orléans in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        self.texts: Texts = TEXTS
        super().__init__(
            "orleans",
            {"en": "Orléans", "de": "Orléans"},
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
        return Orleans(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, self.texts)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, self.texts)

    def begin(self, origin: Origin) -> OrleansState:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, chance: int, barriers: int, position: dict[str, Json]) -> OrleansState:
        return state_from_json(self, origin, chance, barriers, position)

    def pending_from(self, name: str, numbers: list[int]) -> Pending:
        return pending_from(name, numbers)

    def message_of(self, event: Event) -> str:
        return SHAPES[event.key][0]

    def sentences_of(self, event: Event) -> dict[str, str]:
        return sentences_of(event, self.box, self.texts.log, self.texts.players)

    def rule_of_the_end(self) -> str:
        return "O-13.1"

    def explain(self, state: OrleansState, seat: int, action: int) -> Refusal:
        return refusals.explain(state, seat, action)

    def observe(self, state: OrleansState, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(state, seat, log_from)

    def redeal(self, state: OrleansState, seat: int, chance: int) -> OrleansState:
        return view.redeal(state, seat, chance)

    def scores(self, state: OrleansState) -> list[Score]:
        return scoring.scores(state)

    def ranking(self, state: OrleansState) -> list[list[int]]:
        return scoring.ranking(state)

    def evaluate(self, state: OrleansState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def suggest(self, state: OrleansState, seat: int, effort: int) -> list[int]:
        return advice.suggest(state, seat, effort)

    def plans(self, state: OrleansState, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(state, seat, effort, most)


def options(texts: Texts) -> list[Option]:
    """The options of a game of Orléans."""
    found: list[Option] = []
    for name, values, rule in (
        ("exclude_place_tiles", [False, True], "O-1.10"),
        ("planning", ["hidden", "open", "in_order"], "O-4.9"),
        ("limited_bank", [False, True], "O-5.9"),
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
    simple: list[Pending] = [*phases.PHASES, phases.EndOfPlanning(), phases.Round(), phases.EndOfGame()]
    for step in simple:
        if type(step).__name__ == name:
            return step
    if name == "NextTurn":
        return phases.NextTurn(numbers[0])
    if name == "EventReaches":
        return phases.EventReaches(numbers[0])
    if name == "ExcludeTile":
        return preparing.ExcludeTile(numbers[0], numbers[1])
    if name == "Followers":
        return preparing.Followers(numbers[0], numbers[1])
    if name == "Planning":
        return preparing.Planning(numbers[0], numbers[1], numbers[2])
    if name == "TakeTurn":
        return acting.TakeTurn(numbers[0])
    if name == "Travel":
        return acting.Travel(numbers[0], numbers[1])
    if name == "ChooseRecruit":
        return acting.ChooseRecruit(numbers[0], numbers[1])
    if name == "BuildTile":
        return acting.BuildTile(numbers[0], numbers[1])
    if name == "SendToDeeds":
        return acting.SendToDeeds(numbers[0], numbers[1], numbers[2])
    if name == "PayForDevelopment":
        return acting.PayForDevelopment(numbers[0], numbers[1])
    if name == "PlaceFromBathhouse":
        return acting.PlaceFromBathhouse(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    if name == "InstallTechnology":
        return acting.InstallTechnology(numbers[0])
    if name == "Shelter":
        return suffering.Shelter(numbers[0])
    if name == "GiveFood":
        return suffering.GiveFood(numbers[0])
    if name == "Torture":
        return suffering.Torture(numbers[0], numbers[1])
    raise TypeError(f"there is no pending question {name!r}")
