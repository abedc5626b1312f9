"""Coimbra as a game of the library: options, places, the fixed order of its actions, and loading of saved states."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from stammtisch.core.editions import Edition
from stammtisch.core.family import Block, number_actions
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.legend import Group, Kind
from stammtisch.core.options import option
from stammtisch.core.outcome import TieBreak
from stammtisch.core.plain import Json
from stammtisch.core.rooms import entries_in, messages_in
from stammtisch.core.state import Score, State
from stammtisch.games.coimbra import effects, scoring, setup
from stammtisch.games.coimbra import round as rounds
from stammtisch.games.coimbra.accounting import account_for_everything
from stammtisch.games.coimbra.components import PACKAGE, Components
from stammtisch.games.coimbra.glossary import CoimbraTeller, glossary_of
from stammtisch.games.coimbra.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.coimbra.judgement.judgement import CoimbraJudgement
from stammtisch.games.coimbra.legend import legend, pending_kinds
from stammtisch.games.coimbra.places import (
    acquiring,
    bonuses,
    discards,
    drafting,
    exchanging,
    favours,
    gains,
    income,
    monasteries,
    opponents,
    pilgrimage,
    retrieving,
    rewards,
    starting,
    voyages,
)
from stammtisch.games.coimbra.places.bonuses import AllBonuses
from stammtisch.games.coimbra.round import turn_of
from stammtisch.games.coimbra.sight import description, view
from stammtisch.games.coimbra.state import own, state_from_json
from stammtisch.games.coimbra.texts import TEXTS

RULES_VERSION: Final = 1

ROOMS: Final[list[ModuleType]] = [
    setup, rounds, starting, drafting, retrieving, acquiring, favours, bonuses, gains, rewards, pilgrimage,
    monasteries, discards, opponents, income, exchanging, voyages, effects,
]  # fmt: skip


def actions_in_order() -> list[Block]:
    """The numbers of all actions, once and for all: records know an action by its number, so new ones go to the end.

    Compiler-shaped: only inside a function does mypyc wait for the types of what other modules declare.
    """
    return [
        starting.START_GROUP,
        starting.START_CORNER,
        starting.USE,
        drafting.TAKE_DIE,
        drafting.PLACE_DIE,
        favours.FAVOUR,
        acquiring.ACQUIRE,
        retrieving.DISTRESS,
        pilgrimage.STEP,
        pilgrimage.STOP,
        rewards.DECLINE,
        voyages.INVEST,
        favours.PUT_CAP,
        gains.GAIN_GUARDS,
        gains.GAIN_COINS,
        gains.PAY_PRICE,
        bonuses.REPEAT_CARD,
        discards.BROWSE,
        opponents.GIVE_RESOURCES,
        opponents.GIVE_POINTS,
        opponents.LOSE_POINTS,
        opponents.LOSE_CARD,
        monasteries.SCORE_VOYAGE,
        monasteries.SCORE_CARD,
        monasteries.SCORE_TRACK,
        income.ACTIVATE,
        income.ACTIVATE_WHITE,
        exchanging.EXCHANGE_GUARDS,
        exchanging.EXCHANGE_COINS,
        income.END_INCOME,
        income.ADVANCE_TRACK,
        rewards.ACCEPT,
    ]


ORDER: Final = actions_in_order()
number_actions(ORDER)


class Coimbra(Game):
    """The game of Coimbra in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = Components(edition)
        glossary = glossary_of(self.box, TEXTS)
        super().__init__(
            titles={"en": "Coimbra", "de": "Coimbra"},
            seat_counts=list(range(MIN_SEATS, MAX_SEATS + 1)),
            rules_version=RULES_VERSION,
            options=[option("forfeiting", ["automatic", "ask"], "C-8.5", TEXTS.options)],
            package=PACKAGE,
            edition=edition,
            texts=TEXTS,
            order=ORDER,
            glossary=glossary,
            teller=CoimbraTeller(messages_in(ROOMS), TEXTS.log, glossary.names),
            entries=entries_in(ROOMS),
            judgement=CoimbraJudgement(),
            not_your_turn="not-your-turn",
        )

    def of_edition(self, edition: Edition) -> Game:
        return Coimbra(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.glossary, TEXTS)

    def describe(self) -> dict[str, Json]:
        return description.describe(self.box, TEXTS)

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, self.box, AllBonuses(), origin)

    def legend(self, seats: int, options: dict[str, Json]) -> Group:
        return legend(seats)

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return pending_kinds(seats)

    def account_for(self, state: State) -> None:
        account_for_everything(own(state))

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, self.box, AllBonuses(), origin, position)

    def rule_of_the_end(self) -> str:
        return "C-17.1"

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(own(state), seat, log_from)

    def turn_of(self, state: State) -> int | str | None:
        return turn_of(own(state))

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(own(state))

    def tie_breaks(self, state: State) -> list[TieBreak]:
        return scoring.tie_breaks(own(state))


def game() -> Game:
    """Coimbra in its usual edition."""
    return Coimbra(PACKAGE.edition(PACKAGE.editions[0]))
