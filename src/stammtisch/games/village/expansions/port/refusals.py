"""Refusals of Port: for its own actions always a reason, for others where its questions know more.

The person cards of Port belong to Inn's part of the catalogue, and Inn says why one cannot be played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import Pending, Question
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.village.actions import space_chosen
from stammtisch.games.village.questions import NEVER, OneSeatQuestion
from stammtisch.games.village.places.market import Sale
from stammtisch.games.village.places.turn import ChooseAction
from stammtisch.games.village.places.paying import can_pay, missing_for
from stammtisch.games.village.ids import COLOURS, FARM, TRAVEL_SPACE, standing
from stammtisch.games.village.expansions.port.actions import (
    DARKEN,
    DOCK,
    GIVE_CHEST,
    HIRE,
    LIGHT,
    LOAD,
    LOAD_FIGURE,
    OPEN,
    SAIL_HOME,
    SELL_CARGO,
    SELL_TILE,
    STOP,
    TAKE_TILE,
    water_sailed_to,
)
from stammtisch.games.village.expansions.port.decisions.burial import SeaBurial
from stammtisch.games.village.expansions.port.decisions.island import AtIsland, WhichLighthouse
from stammtisch.games.village.expansions.port.decisions.trade import GiveChest
from stammtisch.games.village.expansions.port.decisions.voyage import Chart, Load, Sail, Voyage
from stammtisch.games.village.expansions.port.effects import (
    is_aboard,
    is_neighbour,
    island_of,
    why_not_hire,
    why_not_light,
    why_not_load_from_home,
    why_not_sell,
    why_not_take_tile,
)
from stammtisch.games.village.expansions.port.ids import (
    CARGO_IDS,
    CHEST,
    COCOA,
    FIGURE,
    FIRST_ISLAND,
    HARBOUR,
)
from stammtisch.games.village.expansions.port.table import at_home, table_of
from stammtisch.games.village.state import VillageState

# What to say when an action comes at the wrong moment, by kind of action.
WRONG_MOMENT: Final = {
    "hire": "no-hiring-now",
    "load": "no-loading-now",
    "load-figure": "no-loading-now",
    "cast-off": "no-loading-now",
    "sail": "no-sailing-now",
    "stop": "no-sailing-now",
    "dock": "no-sailing-now",
    "sail-home": "no-sailing-now",
    "sell-cargo": "not-at-island",
    "take-tile": "not-at-island",
    "lighthouse": "not-at-island",
    "leave-island": "not-at-island",
    "sell-tile": "no-market-day",
    "open-chest": "no-chest-now",
    "give-chest": "nobody-wants-chest",
    "bury": "no-burial-now",
    "darken": "no-keeper-died",
}


def explain(state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
    """Why an action is not legal now; None where Port knows no more than the base game."""
    if kind == "travel":
        return say(state, "journey-by-sea", {})
    if isinstance(question, ChooseAction) and kind == "choose" and space_chosen(action) == TRAVEL_SPACE:
        return _cannot_leave(state, seat)
    if kind not in WRONG_MOMENT:
        return None
    found: Refusal | None = None
    if kind == "open-chest":
        found = _cannot_open(state, seat, action - OPEN, question)
    elif isinstance(question, Voyage):
        found = _in_voyage(state, seat, action, kind)
    elif isinstance(question, Load):
        found = _in_harbour(state, seat, action, kind, question)
    elif isinstance(question, (Sail, Chart)):
        found = _at_sea(state, seat, action, kind, question)
    elif isinstance(question, AtIsland):
        found = _at_island(state, seat, action, kind, question)
    elif isinstance(question, Sale) and kind == "sell-tile":
        found = _at_the_stalls(state, seat, COCOA + action - SELL_TILE)
    elif isinstance(question, GiveChest) and kind == "give-chest":
        found = _about_chest(state, "not-your-chest", action - GIVE_CHEST)
    elif isinstance(question, SeaBurial) and kind == "bury":
        found = say(state, "burial-taken", {})
    elif isinstance(question, WhichLighthouse) and kind == "darken":
        water = state.box.port.water_names[action - DARKEN + FIRST_ISLAND]
        found = say(state, "not-your-keeper", {"island": water})
    if found is not None:
        return found
    return say(state, WRONG_MOMENT[kind], {"question": _prompt(state, question)})


def _prompt(state: VillageState, question: Pending) -> Name:
    """The question that waits, in words."""
    assert isinstance(question, Question)
    return Name(state.village.texts.prompts[question.prompt()].sentences)


def _lacks(what: str, number: int) -> list[dict[str, Json]]:
    return [{"what": what, "number": number}]


# The travel action


def _cannot_leave(state: VillageState, seat: int) -> Refusal:
    """Why the travel action offers nothing: the ship is in the harbour, and there is no captain for it."""
    if table_of(state).captains_left == 0:
        return say(state, "no-captains", {})
    return say(state, "no-captain-affordable", {}, _lacks("coins", 1))


def _in_voyage(state: VillageState, seat: int, action: int, kind: str) -> Refusal | None:
    is_in_harbour = table_of(state).ships[seat] == HARBOUR
    if kind == "hire":
        if not is_in_harbour:
            return say(state, "has-captain", {})
        return _cannot_hire(state, seat, action - HIRE)
    if kind in ("sail", "dock", "sail-home", "stop"):
        if is_in_harbour:
            return say(state, "hire-first", {})
        if kind == "sail":
            return _cannot_sail(state, seat, water_sailed_to(action), 1)
        if action == DOCK:
            return say(state, "no-island-here", {})
        assert action == STOP
        return say(state, "not-moved", {})
    if kind in ("load", "load-figure", "cast-off"):
        return say(state, "hire-first" if is_in_harbour else "load-in-harbour", {})
    return None


def _cannot_hire(state: VillageState, seat: int, captain: int) -> Refusal:
    code = why_not_hire(state, seat, captain)
    price = int(state.box.port.captain_coins[captain])
    missing = _lacks("coins", price - int(state.coins_of(seat))) if code == "captain-too-dear" else []
    return say(state, code, {"captain": state.box.port.captain_names[captain], "coins": price}, missing)


def _in_harbour(state: VillageState, seat: int, action: int, kind: str, question: Load) -> Refusal | None:
    if kind == "load":
        return _cannot_load(state, seat, action - LOAD, question)
    if kind == "load-figure":
        number = action - LOAD_FIGURE
        code = why_not_load_from_home(state, seat, FIGURE, question.pair)
        if code in ("", "nothing-to-load"):
            assert standing(state.players[seat].family[FARM], number) == 0
            names: dict[str, Argument] = {
                "number": state.box.number_names[number],
                "place": state.box.place_names[FARM],
            }
            return say(state, "not-on-farm", names, [], "VP-2.2")
        return _cannot_load(state, seat, FIGURE, question)
    if kind in ("sail", "dock", "stop", "sail-home"):
        return say(state, "load-first", {})
    return say(state, "has-captain", {}) if kind == "hire" else None


def _cannot_load(state: VillageState, seat: int, cargo: int, question: Load) -> Refusal:
    code = why_not_load_from_home(state, seat, cargo, question.pair)
    missing = _lacks(CARGO_IDS[cargo], 1) if code == "nothing-to-load" else []
    return say(state, code, _about(state, code, cargo), missing)


def _about(state: VillageState, code: str, cargo: int) -> dict[str, Argument]:
    if code == "no-hold":
        return {"number": state.box.port.holds}
    return {"cargo": state.box.port.cargo_names[cargo]}


def _at_sea(state: VillageState, seat: int, action: int, kind: str, question: Sail | Chart) -> Refusal | None:
    if isinstance(question, Chart):
        return say(state, "chart-island", {}) if kind in ("sail", "dock", "stop", "sail-home") else None
    if kind == "hire":
        return say(state, "has-captain", {})
    if kind == "sail":
        return _cannot_sail(state, seat, water_sailed_to(action), question.free + question.paid)
    if action == SAIL_HOME:
        return say(state, "home-instead", {})
    if table_of(state).ships[seat] == HARBOUR:
        return say(state, "must-leave", {}) if kind in ("dock", "stop") else None
    if action == DOCK:
        return say(state, "no-island-here", {})
    return say(state, "dock-instead", {}) if action == STOP else None


def _cannot_sail(state: VillageState, seat: int, water: int, steps_left: int) -> Refusal:
    port = state.box.port
    if not is_neighbour(state, seat, water):
        return say(state, "not-a-neighbour", {"water": port.water_names[water]})
    assert steps_left == 0
    captain = int(table_of(state).captains[seat])
    if port.captain_any[captain] > 0:
        owned = state.coins_of(seat)
        for colour in range(i64(COLOURS)):
            owned += state.players[seat].cubes[colour]
        lacking = int(port.captain_any[captain] - owned)
    else:
        lacking = int(missing_for(state, seat, port.captain_costs[captain]))
    return say(state, "step-at-sea-too-dear", {"captain": port.captain_names[captain]}, _lacks("cubes", lacking))


def _at_island(state: VillageState, seat: int, action: int, kind: str, question: AtIsland) -> Refusal | None:
    port = state.box.port
    if kind == "sell-cargo":
        cargo = action - SELL_CARGO
        return say(state, why_not_sell(state, seat, cargo), {"cargo": port.cargo_names[cargo]})
    if kind == "take-tile":
        cargo = action - TAKE_TILE + COCOA
        code = why_not_take_tile(state, seat, cargo, question.taken, question.pair)
        return say(state, code, _about(state, code, cargo))
    if kind == "lighthouse":
        return _cannot_light(state, seat, action - LIGHT)
    if kind in ("sail", "dock", "stop", "sail-home"):
        return say(state, "has-docked", {})
    return None


def _cannot_light(state: VillageState, seat: int, number: int) -> Refusal:
    code = why_not_light(state, seat)
    if code in ("", "nobody-aboard"):
        assert not is_aboard(state, seat, number)
        return say(state, "nobody-aboard", {"number": state.box.number_names[number]})
    cost = state.box.port.light_costs[island_of(state, seat)]
    missing: list[dict[str, Json]] = []
    if code == "lighthouse-too-dear":
        missing = _lacks("cubes", int(missing_for(state, seat, cost)))
    elif code == "no-wagon-aboard":
        missing = _lacks("wagon", 1)
    return say(state, code, {}, missing)


# Market and chests


def _at_the_stalls(state: VillageState, seat: int, cargo: int) -> Refusal:
    if at_home(state, seat, cargo) == 0:
        return say(state, "no-tile-at-home", {"tile": state.box.port.cargo_names[cargo]}, _lacks(CARGO_IDS[cargo], 1))
    assert not can_pay(state, seat, state.box.sale_cost)
    return say(state, "green-missing", {}, _lacks("green", 1), "VP-5.1")


def _cannot_open(state: VillageState, seat: int, chest: int, question: Pending) -> Refusal | None:
    if not isinstance(question, OneSeatQuestion) or question.moment() == NEVER:
        return None
    table = table_of(state)
    if (table.chests_aboard[seat] >> i64(chest)) & 1:
        return _about_chest(state, "chest-aboard", chest)
    if (table.chests_home[seat] >> i64(chest)) & 1:
        # Another with the same contents is offered in its place.
        return _about_chest(state, "equal-chest", chest)
    return _about_chest(state, "not-your-chest", chest)


def _about_chest(state: VillageState, code: str, chest: int) -> Refusal:
    missing = _lacks(CARGO_IDS[CHEST], 1) if code == "not-your-chest" else []
    return say(state, code, {"chest": state.box.port.chest_names[chest]}, missing)
