"""Village as a game of the library: options, places, expansions, and the fixed order of its actions."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from mypy_extensions import i64

from stammtisch.core.editions import Edition, Package
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Block, Family, number_actions
from stammtisch.core.game import Game, digest_of_actions
from stammtisch.core.glossary import Glossary
from stammtisch.core.history import Origin
from stammtisch.core.legend import Group, Kind
from stammtisch.core.log import Teller
from stammtisch.core.options import Option, option
from stammtisch.core.outcome import SoloRank, TieBreak
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.rooms import entries_in, messages_in
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Name
from stammtisch.games.village import effects, legend, questions, scoring, setup
from stammtisch.games.village import round as rounds
from stammtisch.games.village.accounting import account_for_course, account_for_everything
from stammtisch.games.village.components import EDITIONS, FILES, Components, count_column
from stammtisch.games.village.expansions.box import WholeBox
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.shelf import EXPANSIONS, MORE_FILES, all_blocks, owners_of, what_is_lacking
from stammtisch.games.village.glossary import glossary_of
from stammtisch.games.village.ids import MAX_SEATS, MIN_SEATS
from stammtisch.games.village.judgement.judgement import VillageJudgement
from stammtisch.games.village.places import (
    church,
    conny,
    council,
    craft,
    death,
    farm,
    market,
    pausing,
    paying,
    solo,
    travel,
    turn,
)
from stammtisch.games.village.round import turn_of
from stammtisch.games.village.sight import description, view
from stammtisch.games.village.state import own, state_from_json
from stammtisch.games.village.texts import TEXTS, VillageTexts

# 2: whoever could use something at any time is asked wherever it matters (VX-2.4); the first steps at the inn must be
# done (VI-R17); it is noted under which keeper bread lies (VP-R13).
RULES_VERSION: Final = 2
PACKAGE: Final = Package("stammtisch.games.village", EDITIONS, [*FILES, *MORE_FILES])

ROOMS: Final[list[ModuleType]] = [
    setup, rounds, turn, questions, farm, craft, market, council, travel, church, paying, death, pausing,
    solo, conny, effects,
]  # fmt: skip

# The numbers of all actions, once and for all: records know an action by its number, so new ones go to the end.
BASE_ORDER: Final[list[Block]] = [
    turn.TAKE,
    turn.WELL,
    turn.CHOOSE,
    questions.NO_ACTION,
    farm.HARVEST,
    farm.BIRTH,
    farm.RETURN,
    craft.TRAIN,
    craft.MAKE,
    craft.BUY,
    craft.USE_MILL,
    market.SERVE,
    market.LEAVE_MARKET,
    council.ENTER_COUNCIL,
    council.ADVANCE,
    council.USE_PRIVILEGE,
    council.RECEIVE_GOOD,
    paying.RECEIVE_ONE,
    paying.RECEIVE_TWO,
    travel.TRAVEL,
    church.ENTER_CHURCH,
    paying.PAY,
    paying.PAY_SCROLL,
    paying.PAY_TIME,
    death.LET_DIE,
    church.BUY_OUT,
    church.PROMOTE,
    church.DONE,
    solo.CONNY,
]
BASE_ACTIONS: Final[int] = number_actions(BASE_ORDER)
ORDER: Final[list[Block]] = [*BASE_ORDER, *all_blocks()]
number_actions(ORDER)
OWNERS: Final = owners_of(BASE_ACTIONS)


class Village(Game):
    """The game of Village in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.box = WholeBox(edition, EXPANSIONS)
        glossary = words_of(self.box)
        rooms = all_rooms()
        super().__init__(
            titles={"en": "Village", "de": "Village"},
            seat_counts=list(range(MIN_SEATS, MAX_SEATS + 1)),
            rules_version=RULES_VERSION,
            options=options(TEXTS),
            package=PACKAGE,
            edition=edition,
            texts=TEXTS,
            order=ORDER,
            glossary=glossary,
            teller=Teller(messages_in(rooms), TEXTS.log, glossary.names),
            entries=entries_in(rooms),
            judgement=VillageJudgement(),
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
        of_expansions = {expansion.name for expansion in EXPANSIONS}
        return {name: value for name, value in options.items() if name not in of_expansions}

    def combination(self, origin: Origin) -> Combination:
        """The expansions of a game, with what follows from them; made once."""
        return self.combination_of(origin.seats, origin.options)

    def combination_of(self, seats: int, options: dict[str, Json]) -> Combination:
        column = count_column(seats)
        key = (column, *(options[expansion.name] for expansion in EXPANSIONS))
        found = self._combinations.get(key)
        if found is None:
            found = Combination(self.box, column, options, EXPANSIONS, OWNERS)
            self._combinations[key] = found
        return found

    def of_edition(self, edition: Edition) -> Game:
        return Village(edition)

    def names(self) -> dict[str, dict[str, str]]:
        return view.names(self.box, TEXTS, EXPANSIONS)

    def describe(self) -> dict[str, Json]:
        found = description.describe(self.box, TEXTS)
        for expansion in reversed(EXPANSIONS):
            expansion.describe(self.box, TEXTS, found)
        return found

    def begin(self, origin: Origin) -> State:
        return setup.begin(self, self.box, self.combination(origin), origin)

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        return state_from_json(self, self.box, self.combination(origin), origin, position)

    def legend(self, seats: int, options: dict[str, Json]) -> Group:
        return legend.legend(self.combination_of(seats, options), self.box, seats)

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        found = legend.pending_kinds(seats)
        for expansion in EXPANSIONS:
            found.update(expansion.pending_kinds(seats))
        return found

    def account_for(self, state: State) -> None:
        account_for_everything(own(state))
        account_for_course(own(state))

    def rule_of_the_end(self) -> str:
        return "V-10.5"

    def why_never(self, state: State, seat: int, action: int, family: Family) -> Refusal | None:
        if action >= BASE_ACTIONS:
            lacking = what_is_lacking(own(state).chosen, OWNERS[action], family, action)
            if lacking is not None:
                return say(state, "not-in-this-game", {"expansion": Name(TEXTS.options[lacking.name].sentences)})
        return say(state, "no-conny") if family is solo.CONNY and not own(state).is_solo else None

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return view.observe(own(state), seat, log_from)

    def turn_of(self, state: State) -> int | str | None:
        return turn_of(own(state))

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(own(state))

    def tie_breaks(self, state: State) -> list[TieBreak]:
        return scoring.tie_breaks(own(state))

    def solo_ranks(self, state: State) -> list[SoloRank]:
        return scoring.solo_ranks(own(state))

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        sample = own(super().redeal(state, seat, chance))
        sample.seams.redeal(sample, seat)
        return sample


def words_of(box: Components) -> Glossary:
    """The words of an edition, those of all expansions with them."""
    found = glossary_of(box, TEXTS)
    for expansion in EXPANSIONS:
        expansion.add_words(found, box, TEXTS)
    return found


def all_rooms() -> list[ModuleType]:
    """Where questions, steps and messages are declared, in the base game and in all expansions."""
    found = list(ROOMS)
    for expansion in EXPANSIONS:
        found.extend(expansion.rooms)
    return found


def is_expanded(options: dict[str, Json]) -> bool:
    """Whether a game with these options is more than the base game."""
    return any(expansion.is_in(options) for expansion in EXPANSIONS)


def options(texts: VillageTexts) -> list[Option]:
    """The options of a game of Village."""
    return [
        option("start_bonuses", [True, False], "V-1.9", texts.options),
        option("conny_die", [False, True], "VS-2.4", texts.options),
        *(expansion.option(texts) for expansion in EXPANSIONS),
    ]


def game() -> Game:
    """Village in its usual edition."""
    return Village(PACKAGE.edition(PACKAGE.editions[0]))
