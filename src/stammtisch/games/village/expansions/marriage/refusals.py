"""Refusals of Marriage: for its own actions always a reason, for others where its questions know more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import Pending, Question
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.village.actions import customer_served, space_chosen
from stammtisch.games.village.questions import NEVER, OneSeatQuestion
from stammtisch.games.village.places.church import Promote
from stammtisch.games.village.places.market import has_demand, place_of
from stammtisch.games.village.places.turn import ChooseAction
from stammtisch.games.village.places.paying import can_pay, missing_for
from stammtisch.games.village.expansions.ids import BAKERY, FED, MARRIAGE_SPACE, SHOP
from stammtisch.games.village.ids import (
    CHURCH,
    COLOURS,
    CUBE_IDS,
    FARM,
    NUMBERS,
    count_of,
    standing,
)
from stammtisch.games.village.expansions.marriage.actions import (
    MARRY,
    PROMOTE_BREAD,
    SELL_BREAD,
    SELL_TOOLS,
    SWAP,
    number_fed,
    place_fed,
)
from stammtisch.games.village.expansions.marriage.decisions.ceremony import Marry, OneOf, Swap, first_rank
from stammtisch.games.village.expansions.marriage.decisions.smuggler import SellMore, Smuggler
from stammtisch.games.village.expansions.marriage.decisions.wedding import ChooseReward
from stammtisch.games.village.expansions.marriage.decisions.which import WhichOne
from stammtisch.games.village.expansions.marriage.effects import is_in_ceremony, table_of
from stammtisch.games.village.expansions.marriage.ids import RANKS
from stammtisch.games.village.refusals import missing_demand
from stammtisch.games.village.state import VillageState

# What to say when an action comes at the wrong moment, by kind of action.
WRONG_MOMENT: Final = {
    "marry": "no-ceremony-now",
    "sell-bread": "no-smuggler-now",
    "sell-tools": "no-smuggler-now",
    "swap-cube": "nothing-to-swap",
    "do-without": "nothing-to-decline",
    "lay-bread": "no-bread-now",
    "promote-bread": "no-mass",
    "use-tool": "no-tool-now",
    "settle": "no-wedding-now",
    "buy-bread": "no-wedding-now",
    "buy-tool": "no-wedding-now",
    "wedding-reward": "no-wedding-now",
    "take-bread": "nothing-to-receive",
    "take-tool": "nothing-to-receive",
    "which-rank": "not-both",
    "which-partner": "not-both",
}


def explain(state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
    """Why an action is not legal now; None where Marriage knows no more than the base game."""
    if isinstance(question, ChooseAction) and kind == "choose" and space_chosen(action) == MARRIAGE_SPACE:
        return _cannot_choose(state, seat)
    if isinstance(question, Smuggler) and kind in ("serve", "receive"):
        return _at_the_queue(state, seat, customer_served(action)) if kind == "serve" else _two_colours(state)
    if isinstance(question, OneOf) and kind == "receive":
        return say(state, "only-these-cubes", {"rank": state.box.marriage.rank_names[question.rank]})
    if kind not in WRONG_MOMENT:
        return None
    if kind == "lay-bread":
        return _cannot_feed(state, seat, action, question)
    if isinstance(question, Marry) and kind == "marry":
        return _cannot_marry(state, seat, action)
    if isinstance(question, (Smuggler, SellMore)) and kind in ("sell-bread", "sell-tools"):
        return _cannot_sell(state, seat, action, question)
    if isinstance(question, Promote) and kind == "promote-bread":
        return _cannot_promote(state, seat, action - PROMOTE_BREAD)
    if isinstance(question, Swap) and kind == "swap-cube":
        cube = action - SWAP
        return say(state, "cube-not-owned", {"cube": state.box.cube_names[cube]}, _lacks(CUBE_IDS[cube], 1))
    if isinstance(question, ChooseReward) and kind == "wedding-reward":
        other = SHOP if question.place == BAKERY else BAKERY
        return say(state, "other-building", {"place": state.box.place_names[other]})
    if isinstance(question, WhichOne) and kind in ("which-rank", "which-partner"):
        return say(state, "not-that-one", {})
    return say(state, WRONG_MOMENT[kind], {"question": _prompt(state, question)})


def _prompt(state: VillageState, question: Pending) -> Name:
    """The question that waits, in words."""
    assert isinstance(question, Question)
    return Name(state.village.texts.prompts[question.prompt()].sentences)


def _lacks(what: str, number: int) -> list[dict[str, Json]]:
    return [{"what": what, "number": number}]


def _cannot_choose(state: VillageState, seat: int) -> Refusal:
    """Why the well does not give the marriage action."""
    if is_in_ceremony(state, seat):
        return say(state, "already-in-ceremony", {})
    if state.players[seat].family[FARM] == 0:
        return say(state, "empty-farm", {}, [], "VM-3.1")
    return say(state, "ceremony-too-dear", {}, _lacks("cubes", 1))


def _cannot_marry(state: VillageState, seat: int, action: int) -> Refusal:
    box = state.box
    rank = (action - MARRY) // NUMBERS
    number = (action - MARRY) % NUMBERS
    if not first_rank(state) <= rank < first_rank(state) + RANKS:
        return say(state, "other-side", {})
    if standing(state.players[seat].family[FARM], number) == 0:
        arguments: dict[str, Argument] = {"number": box.number_names[number], "place": box.place_names[FARM]}
        return say(state, "not-on-farm", arguments, [], "VM-3.1")
    return say(state, "rank-taken", {"rank": box.marriage.rank_names[rank]})


# The smuggler


def _cannot_sell(state: VillageState, seat: int, action: int, question: Smuggler | SellMore) -> Refusal:
    table = table_of(state)
    is_bread = action < SELL_TOOLS
    if isinstance(question, SellMore) and (question.is_bread == 1) != is_bread:
        return say(state, "bread-or-tools", {})
    wanted = action - (SELL_BREAD if is_bread else SELL_TOOLS) + 1
    held = int(table.bread[seat] if is_bread else table.tools[seat])
    if wanted > held:
        missing = _lacks("bread" if is_bread else "tools", wanted - held)
        return say(state, "bread-short" if is_bread else "tools-short", {"number": held}, missing)
    assert not can_pay(state, seat, state.box.marriage.sell_cost)
    lacking = int(missing_for(state, seat, state.box.marriage.sell_cost))
    return say(state, "smuggler-too-dear", {}, _lacks("cubes", lacking))


def _at_the_queue(state: VillageState, seat: int, customer: int) -> Refusal:
    box = state.box
    arguments: dict[str, Argument] = {"customer": box.customer_names[customer]}
    place = place_of(state, customer)
    if place < 0:
        return say(state, "customer-not-here", arguments, [], "VM-2.3")
    if place < state.stalls():
        return say(state, "customer-at-stall", arguments)
    if has_demand(state, seat, customer):
        return say(state, "queue-too-dear", arguments, _lacks("cubes", 1))
    return say(state, "demand-missing", arguments, missing_demand(state, seat, customer), "VM-2.3")


def _two_colours(state: VillageState) -> Refusal:
    colours = sum(1 for colour in range(COLOURS) if state.supply[colour] > 0)
    return say(state, "two-colours" if colours > 1 else "supply-of-one-colour", {})


# Bread


def _cannot_feed(state: VillageState, seat: int, action: int, question: Pending) -> Refusal:
    if not isinstance(question, OneSeatQuestion) or question.moment() == NEVER:
        return say(state, "no-bread-now", {"question": _prompt(state, question)})
    if table_of(state).bread[seat] == 0:
        return say(state, "no-bread", {}, _lacks("bread", 1))
    place = place_fed(action)
    number = number_fed(action)
    box = state.box
    arguments: dict[str, Argument] = {"number": box.number_names[number], "place": box.place_names[place]}
    fed: i64 = count_of(state.players[seat].family[place], number + FED)
    return say(state, "has-bread" if fed > 0 else "nobody-to-feed", arguments)


def _cannot_promote(state: VillageState, seat: int, offset: int) -> Refusal:
    place = CHURCH + offset // NUMBERS
    number = offset % NUMBERS
    if standing(state.players[seat].family[place], number) == 0:
        arguments: dict[str, Argument] = {
            "number": state.box.number_names[number],
            "place": state.box.place_names[place],
        }
        return say(state, "not-on-step", arguments, [], "VM-6.2")
    return say(state, "no-bread", {}, _lacks("bread", 1), "VM-6.2")
