"""Two Stalls as a game of the library: options, places, the fixed order of its actions, and loading of saved states."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from mypy_extensions import i64

from examples.stalls import round as rounds
from examples.stalls import scoring, setup
from examples.stalls.accounting import account_for_everything
from examples.stalls.components import PACKAGE, Components
from examples.stalls.glossary import glossary_of
from examples.stalls.ids import SEATS
from examples.stalls.judgement.judgement import StallsJudgement
from examples.stalls.legend import legend, pending_kinds
from examples.stalls.places import auction, selling
from examples.stalls.sight import redeal, view
from examples.stalls.state import own, state_from_json
from examples.stalls.texts import TEXTS
from stammtisch.core.editions import Edition
from stammtisch.core.family import Block, number_actions
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.legend import Group, Kind
from stammtisch.core.log import Teller
from stammtisch.core.options import option
from stammtisch.core.outcome import TieBreak
from stammtisch.core.plain import Json, as_int
from stammtisch.core.rooms import entries_in, messages_in
from stammtisch.core.state import Score, State

RULES_VERSION: Final = 1

ROOMS: Final[list[ModuleType]] = [setup, rounds, auction, selling]

# The numbers of all actions, once and for all: records know an action by its number, so new ones go to the end.
ORDER: Final[list[Block]] = [auction.BID, auction.TAKE, selling.SELL, selling.PASS]
number_actions(ORDER)


class Stalls(Game):
    """The game of Two Stalls in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        glossary = glossary_of(self.box, TEXTS)
        super().__init__(
            titles={"en": "Two Stalls", "de": "Zwei Buden"},
            seat_counts=[SEATS],
            rules_version=RULES_VERSION,
            options=[option("rounds", [6, 4], "S-2.1", TEXTS.options)],
            package=PACKAGE,
            edition=edition,
            texts=TEXTS,
            order=ORDER,
            glossary=glossary,
            teller=Teller(messages_in(ROOMS), TEXTS.log, glossary.names),
            entries=entries_in(ROOMS),
            judgement=StallsJudgement(),
        )

    def of_edition(self, edition: Edition) -> Game:
        return Stalls(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS)

    def describe(self) -> dict[str, Json]:
        return view.describe(self.box, TEXTS)

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, origin)

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, origin, position)

    def legend(self, seats: int, options: dict[str, Json]) -> Group:
        return legend(self.box, seats, as_int(options["rounds"], "rounds"))

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return pending_kinds(seats)

    def account_for(self, state: State) -> None:
        account_for_everything(own(state))

    def rule_of_the_end(self) -> str:
        return "S-5.1"

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(own(state), seat, log_from)

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        return redeal.redeal(own(state), seat, chance)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(own(state))

    def tie_breaks(self, state: State) -> list[TieBreak]:
        return scoring.tie_breaks(own(state))


def game() -> Game:
    """Two Stalls in its usual edition."""
    return Stalls(PACKAGE.edition(PACKAGE.editions[0]))
