"""Orléans as a game of the library: options, places, the fixed order of its actions, and loading of saved states."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Block, Family, number_actions
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.legend import Group, Kind
from stammtisch.core.options import Option, option
from stammtisch.core.outcome import TieBreak
from stammtisch.core.plain import Json
from stammtisch.core.rooms import entries_in, messages_in
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Texts
from stammtisch.games.orleans import effects, scoring, setup
from stammtisch.games.orleans import round as rounds
from stammtisch.games.orleans.accounting import account_for_everything
from stammtisch.games.orleans.components import PACKAGE, Components
from stammtisch.games.orleans.glossary import OrleansTeller, glossary_of
from stammtisch.games.orleans.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.orleans.judgement.judgement import OrleansJudgement
from stammtisch.games.orleans.legend import legend, pending_kinds
from stammtisch.games.orleans.places import (
    bathhouse,
    deeds,
    events,
    excluding,
    followers,
    passing,
    pharmacy,
    planning,
    recruiting,
    technology,
    torture,
    travelling,
    turn,
)
from stammtisch.games.orleans.round import turn_of
from stammtisch.games.orleans.sight import description, redeal, view
from stammtisch.games.orleans.state import own, state_from_json
from stammtisch.games.orleans.texts import TEXTS

RULES_VERSION: Final = 2

ROOMS: Final[list[ModuleType]] = [
    rounds, excluding, followers, planning, passing, turn, travelling, recruiting, deeds, pharmacy, bathhouse,
    technology, events, torture, effects,
]  # fmt: skip

# The numbers of all actions, once and for all: records know an action by its number, so new ones go to the end.
ORDER: Final[list[Block]] = [
    excluding.EXCLUDE,
    followers.MOVE_BACK,
    followers.DRAW,
    followers.LOAD,
    followers.LOADED,
    planning.PLACE,
    planning.END_PLANNING,
    passing.USE,
    passing.PASS,
    travelling.TRAVEL_BY,
    recruiting.RECRUIT_ONE,
    recruiting.BUILD,
    deeds.SEND,
    deeds.SEND_FOR_DEVELOPMENT,
    deeds.STOP,
    pharmacy.PAY,
    technology.INSTALL,
    technology.KEEP_TECHNOLOGY,
    events.USE_SACRISTY,
    events.NO_SACRISTY,
    events.GIVE_FOOD,
    *torture.TORMENTS,
    planning.PLACE_FROM_TOWER,
]
number_actions(ORDER)


class Orleans(Game):
    """The game of Orléans in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        glossary = glossary_of(self.box, TEXTS)
        super().__init__(
            titles={"en": "Orléans", "de": "Orléans"},
            seat_counts=list(range(MIN_SEATS, MAX_SEATS + 1)),
            rules_version=RULES_VERSION,
            options=options(TEXTS),
            package=PACKAGE,
            edition=edition,
            texts=TEXTS,
            order=ORDER,
            glossary=glossary,
            teller=OrleansTeller(messages_in(ROOMS), self.box, TEXTS, glossary),
            entries=entries_in(ROOMS),
            judgement=OrleansJudgement(),
        )

    def of_edition(self, edition: Edition) -> Game:
        return Orleans(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, TEXTS)

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, self.box, origin)

    def legend(self, seats: int, options: dict[str, Json]) -> Group:
        return legend(self.box, seats)

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return pending_kinds(self.box, seats)

    def account_for(self, state: State) -> None:
        account_for_everything(own(state))

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, self.box, origin, position)

    def matters(self, file: str, table: str, options: dict[str, Json]) -> bool:
        # How many coins there are, only a limited bank asks (O-R48).
        return options.get("limited_bank") is True or (file, table) != ("setup.toml", "bank")

    def rule_of_the_end(self) -> str:
        return "O-13.1"

    def why_not_yet(self, state: State, seat: int, family: Family) -> Refusal | None:
        if family is technology.INSTALL or family is technology.KEEP_TECHNOLOGY:
            return technology.why_not_yet(own(state), own(state).players[seat])
        return None

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(own(state), seat, log_from)

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        return redeal.redeal(own(state), seat, chance)

    def turn_of(self, state: State) -> int | str | None:
        return turn_of(own(state))

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(own(state))

    def tie_breaks(self, state: State) -> list[TieBreak]:
        return scoring.tie_breaks(own(state))


def options(texts: Texts) -> list[Option]:
    """The options of a game of Orléans."""
    return [
        option("exclude_place_tiles", [False, True], "O-1.10", texts.options),
        option("planning", ["hidden", "open", "in_order"], "O-4.9", texts.options),
        option("limited_bank", [False, True], "O-5.9", texts.options),
    ]


def game() -> Game:
    """Orléans in its usual edition."""
    return Orleans(PACKAGE.edition(PACKAGE.editions[0]))
