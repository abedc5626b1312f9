"""Refusals that teach: for every action that is not legal now, which rule forbids it and what is missing.

The order of looking is that of a patient neighbour at the table: is it your move at all, is this the
moment for such a thing, and if so, what exactly is in the way. The sentences stand in `texts.toml`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.decisions import Pending, Question
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name, joined
from stammtisch.games.orleans.actions import (
    BUILD,
    DRAW,
    EXCLUDE,
    GIVE_FOOD,
    INSTALL,
    LOAD,
    LOADED,
    LOSE_FOLLOWER,
    LOSE_GOOD,
    LOSE_KEPT_TECHNOLOGY,
    LOSE_STATION,
    LOSE_STEP,
    LOSE_TECHNOLOGY,
    LOSE_TILE,
    LOSE_UNBUILT_STATION,
    MOVE_BACK,
    PAY,
    PLACE,
    RECRUIT_ONE,
    SEND,
    SEND_FOR_DEVELOPMENT,
    STOP,
    TRAVEL_BY,
    USE,
)
from stammtisch.games.orleans.decisions.acting import (
    BuildTile,
    ChooseRecruit,
    InstallTechnology,
    PayForDevelopment,
    PlaceFromBathhouse,
    SendToDeeds,
    TakeTurn,
    Travel,
    why_not_use,
)
from stammtisch.games.orleans.decisions.preparing import ExcludeTile, Followers, Planning
from stammtisch.games.orleans.decisions.suffering import GiveFood, Torture
from stammtisch.games.orleans.effects import has_on_market, neutral_in_bag, why_not_install, why_not_recruit
from stammtisch.games.orleans.ids import (
    DEEDS,
    DEEDS_EFFECT,
    EMPTY,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    GUNPOWDER_TOWER,
    KIND_IDS,
    KINDS,
    KNIGHT,
    MONK,
    OWN,
    PLACE_IDS,
    RECRUIT,
    SPACES,
    TECHNOLOGY,
    TOWN_HALL,
)
from stammtisch.games.orleans.specials import space_with
from stammtisch.games.orleans.state import OrleansState, Player

# What to say when an action comes at the wrong moment, by kind of action.
WRONG_MOMENT: Final = {
    "exclude": "exclude-too-late",
    "move-back": "not-followers-phase",
    "draw": "not-followers-phase",
    "load": "not-loading",
    "loaded": "not-loading",
    "place": "not-planning",
    "end-planning": "no-planning-to-end",
    "use": "not-actions-phase",
    "pass": "not-actions-phase",
    "travel": "travel-needs-place",
    "recruit": "recruit-needs-village",
    "build": "build-needs-trader",
    "send": "send-needs-place",
    "send-for-development": "send-needs-place",
    "stop": "nothing-to-stop",
    "pay": "pay-needs-pharmacy",
    "use-sacristy": "sacristy-not-now",
    "no-sacristy": "sacristy-not-now",
    "give-food": "no-harvest-now",
}


def explain(state: OrleansState, seat: int, action: int) -> Refusal:
    """Why this action is not legal for this seat now."""
    kind = state.game.actions[action].kind
    question = state.stack[-1]
    if seat not in question.seats():
        return _not_asked(state, seat, kind, question)
    if isinstance(question, ExcludeTile) and kind == "exclude":
        return _about_place(state, "tile-not-on-table", action - EXCLUDE + FIRST_PLACE_TILE)
    if isinstance(question, Followers) and kind in ("move-back", "draw", "load", "loaded"):
        return _in_followers_phase(state, seat, action, question)
    if isinstance(question, Planning) and kind == "place":
        return _cannot_place(state, seat, action, None)
    if isinstance(question, PlaceFromBathhouse) and kind == "place":
        return _cannot_place(state, seat, action, question.drawn())
    if isinstance(question, TakeTurn) and kind == "use":
        return _cannot_use(state, seat, action - USE)
    if isinstance(question, Travel) and kind == "travel":
        return _cannot_travel(state, seat, action - TRAVEL_BY, question.place)
    if isinstance(question, ChooseRecruit) and kind == "recruit":
        return _cannot_recruit(state, state.players[seat], action - RECRUIT_ONE + 1)
    if isinstance(question, BuildTile) and kind == "build":
        return _cannot_build(state, action - BUILD + FIRST_PLACE_TILE)
    if isinstance(question, SendToDeeds) and kind in ("send", "send-for-development", "stop"):
        return _cannot_send(state, seat, action, question.place)
    if isinstance(question, PayForDevelopment) and kind == "pay":
        return _cannot_pay(state, state.players[seat], action - PAY + 1)
    if isinstance(question, InstallTechnology) and kind == "install":
        return _cannot_install(state, state.players[seat], action - INSTALL)
    if isinstance(question, GiveFood) and kind == "give-food":
        return say(state, "food-not-owned", {"good": state.box.good_names[action - GIVE_FOOD]})
    if isinstance(question, Torture) and kind.startswith("lose-"):
        return _cannot_lose(state, state.players[seat], action)
    return _wrong_moment(state, seat, kind)


# Saying


def _about_place(state: OrleansState, code: str, place: int) -> Refusal:
    return say(state, code, {"place": state.box.place_names[place]})


def _lacks(what: str, where: str) -> list[dict[str, Json]]:
    return [{"what": what, "where": where}]


def _space_arguments(state: OrleansState, space: int) -> dict[str, Argument]:
    return {
        "place": state.box.place_names[int(state.box.space_place[space])],
        "space": state.box.space_names[space],
    }


# The wrong moment


def _not_asked(state: OrleansState, seat: int, kind: str, question: Pending) -> Refusal:
    player = state.players[seat]
    if kind in ("use", "pass") and player.has_passed and isinstance(question, (TakeTurn, InstallTechnology)):
        return say(state, "has-passed", {})
    if kind in ("install", "keep-technology"):
        return _technology_moment(state, player)
    names = joined([state.orleans.texts.players[other] for other in question.seats()])
    if isinstance(question, Planning) and question.in_order:
        return say(state, "planning-in-order" if (question.queue >> seat) & 1 else "not-asked", {"players": names})
    code = "already-answered" if question.is_shared() else "not-asked"
    return say(state, code, {"players": names})


def _technology_moment(state: OrleansState, player: Player) -> Refusal:
    if player.technology + player.farmer_technology == 0:
        return say(state, "no-technology", {})
    return say(state, "technology-later" if player.has_passed else "technology-before-passing", {})


def _wrong_moment(state: OrleansState, seat: int, kind: str) -> Refusal:
    if kind in ("install", "keep-technology"):
        return _technology_moment(state, state.players[seat])
    if kind.startswith("lose-"):
        return say(state, "no-torture-now", {})
    prompt = "over"
    question = state.stack[-1]
    if isinstance(question, Question):
        prompt = question.prompt()
    return say(state, WRONG_MOMENT[kind], {"question": Name(state.orleans.texts.prompts[prompt].sentences)})


# Preparing


def _in_followers_phase(state: OrleansState, seat: int, action: int, question: Followers) -> Refusal:
    player = state.players[seat]
    if question.is_loading(seat):
        if action < LOAD:
            nothing_to_draw = player.bag_size == 0 or state.market_room(player) <= 0
            return _cannot_draw(state, player) if nothing_to_draw else say(state, "already-drawn", {})
        if action == LOADED:
            over = int(player.market_size) - state.box.market_spaces
            return say(state, "market-overfull", {"number": over}, [{"what": "tower", "number": over}])
        return say(state, "not-on-market", {"follower": state.box.tile_names[action - LOAD]})
    if action >= LOAD:
        if not player.has_place(GUNPOWDER_TOWER):
            return _about_place(state, "place-not-owned", GUNPOWDER_TOWER)
        return say(state, "draw-first", {})
    if action >= DRAW:
        return _cannot_draw(state, player)
    space = action - MOVE_BACK
    if player.board[space] == TECHNOLOGY:
        return _about_place(state, "technology-never-moves", int(state.box.space_place[space]))
    return say(state, "space-is-empty", _space_arguments(state, space))


def _cannot_draw(state: OrleansState, player: Player) -> Refusal:
    """Which of the three limits is the tightest: bag, knights or market (O-3.1 to O-3.3)."""
    knights = state.box.draws[int(player.track[KNIGHT])] - int(player.moved_back)
    room = int(state.market_room(player))
    bag = int(player.bag_size)
    if bag <= knights and bag <= room:
        return say(state, "draw-limit-bag", {"number": bag}, [{"what": "bag", "number": bag}])
    if knights <= room:
        return say(state, "draw-limit-knights", {"number": knights}, [{"what": "knights", "number": knights}])
    return say(state, "draw-limit-market", {"number": room}, [{"what": "market", "number": room}])


def _cannot_place(state: OrleansState, seat: int, action: int, drawn: list[int] | None) -> Refusal:
    """Why this follower cannot go on this space, in planning or from the Bathhouse (O-4, O-10.10)."""
    tile: i64 = (action - PLACE) // SPACES
    space: i64 = (action - PLACE) % SPACES
    box = state.box
    player = state.players[seat]
    place = box.space_place[space]
    arguments = _space_arguments(state, int(space))
    arguments["follower"] = box.tile_names[int(tile)]
    if not player.has_place(place):
        return _about_place(state, "place-not-owned", int(place))
    if drawn is None and not has_on_market(player, tile):
        return say(state, "not-on-market", arguments, _lacks(box.tile_ids[int(tile)], "market"))
    if drawn is not None and tile not in drawn:
        return say(state, "not-drawn", arguments)
    if tile >= OWN and place == TOWN_HALL:
        return say(state, "own-follower-in-town-hall", arguments)
    if (state.fitting_spaces(player, tile) >> space) & 1 == 0:
        needed = _lacks(KIND_IDS[int(box.space_kind[space])], box.space_ids[int(space)])
        arguments["follower"] = box.kind_names[int(tile if tile < OWN else tile - OWN)]
        return say(state, "only-monk" if box.space_kind[space] == MONK else "wrong-space", arguments, needed)
    if player.board[space] != EMPTY:
        return say(state, "space-is-taken", arguments)
    return say(state, "fill-twin-first", arguments)


# Acting


def _cannot_use(state: OrleansState, seat: int, place: int) -> Refusal:
    player = state.players[seat]
    box = state.box
    code = why_not_use(state, player, place)
    rule = ""
    missing: list[dict[str, Json]] = []
    arguments: dict[str, Argument] = {"place": box.place_names[place], "town": box.town_names[int(player.merchant)]}
    if code == "not-activated":
        if box.effect[place] != DEEDS_EFFECT:
            return _not_activated(state, player, place)
        code = "nobody-there"
        missing = _lacks("any", box.space_ids[box.first_space[place]])
    elif box.effect[place] == RECRUIT and len(box.recruits[place]) == 1 and code != "place-not-owned":
        return _cannot_recruit(state, player, box.recruits[place][0])
    elif code == "no-route":
        arguments["kind"] = _route_kind(box.route_kind[place])
        rule = box.place_rules[place]
    elif code == "not-an-action":
        rule = box.place_rules[place]
    elif code == "good-sold-out":
        arguments["good"] = box.good_names[box.good[place]]
        missing = _lacks(GOOD_IDS[box.good[place]], "goods-market")
    elif code == "technology-sold-out":
        missing = _lacks("technology", "supply")
    elif code == "no-station-left":
        missing = _lacks("trading-station", "stock")
    elif code == "empty-bag":
        missing = _lacks("any", "bag")
    elif code == "no-coins":
        missing = [{"what": "coins", "number": 1}]
    return say(state, code, arguments, missing, rule)


def _route_kind(kind: int) -> Name:
    return Name(
        {
            "en": ("water", "land")[kind],
            "de": ("Wasserweg", "Landweg")[kind],
            "de.plural": ("Wasserwege", "Landwege")[kind],
        }
    )


def _not_activated(state: OrleansState, player: Player, place: int) -> Refusal:
    """Which followers are missing at which spaces (O-5.3)."""
    box = state.box
    missing: list[dict[str, Json]] = []
    names: list[Name] = []
    first = box.first_space[place]
    for space in range(first, first + box.space_count[place]):
        if player.board[space] == EMPTY:
            kind = int(box.space_kind[space])
            missing.append({"what": KIND_IDS[kind] if kind < KINDS else "any", "where": box.space_ids[space]})
            names.append(box.space_names[space])
    arguments: dict[str, Argument] = {"place": box.place_names[place], "missing": joined(names)}
    return say(state, "not-activated", arguments, missing)


def _cannot_recruit(state: OrleansState, player: Player, kind: int) -> Refusal:
    code = why_not_recruit(state, player, kind)
    arguments: dict[str, Argument] = {"follower": state.box.kind_names[kind]}
    missing: list[dict[str, Json]] = []
    if code == "end-of-track":
        arguments["track"] = state.box.track_names[kind]
    elif code == "farm-good-sold-out":
        good = state.box.farm_goods[int(player.track[kind])]
        arguments["good"] = state.box.good_names[good]
        missing = _lacks(GOOD_IDS[good], "goods-market")
    elif code == "kind-sold-out":
        missing = _lacks(KIND_IDS[kind], "supply")
    elif code == "technology-sold-out":
        missing = _lacks("technology", "supply")
    elif code == "no-tile-to-build":
        missing = _lacks("place-tile", "table")
    return say(state, code, arguments, missing)


def _cannot_travel(state: OrleansState, seat: int, number: int, place: int) -> Refusal:
    box = state.box
    route = number // (GOODS + 1)
    good = number % (GOODS + 1)
    town = state.players[seat].merchant
    if town not in (box.route_a[route], box.route_b[route]):
        return say(state, "route-not-here", {"town": box.town_names[int(town)]}, rule=box.place_rules[place])
    if box.route_is[route] != box.route_kind[place]:
        kind = _route_kind(box.route_kind[place])
        arguments: dict[str, Argument] = {"place": box.place_names[place], "kind": kind}
        return say(state, "wrong-route-kind", arguments, rule=box.place_rules[place])
    return say(state, "good-not-on-route", {"good": box.good_names[good]})


def _cannot_build(state: OrleansState, place: int) -> Refusal:
    on_table = (state.tiles_left >> i64(place)) & 1
    return _about_place(state, "only-category-one" if on_table else "tile-not-on-table", place)


def _cannot_send(state: OrleansState, seat: int, action: int, place: int) -> Refusal:
    if action == STOP:
        return say(state, "send-at-least-one", {})
    box = state.box
    player = state.players[seat]
    for_development = action >= SEND_FOR_DEVELOPMENT
    number = action - (SEND_FOR_DEVELOPMENT if for_development else SEND)
    kind = number // DEEDS
    deed = number % DEEDS
    arguments: dict[str, Argument] = {
        "follower": box.kind_names[kind],
        "deed": box.deed_names[deed],
        "place": box.place_names[place],
    }
    if box.deed_wants[deed * KINDS + kind] == 0:
        return say(state, "deed-never-wants", arguments)
    if space_with(state, player, place, kind) < 0:
        return say(state, "not-at-place", arguments, _lacks(KIND_IDS[kind], PLACE_IDS[place]))
    if state.deed_open[deed * KINDS + kind] == 0:
        return say(state, "deed-space-taken", arguments)
    if box.deed_development[deed] == 0:
        return say(state, "no-development-choice", arguments)
    return say(state, "development-at-end", arguments)


def _cannot_pay(state: OrleansState, player: Player, coins: int) -> Refusal:
    if coins > player.coins:
        missing: list[dict[str, Json]] = [{"what": "coins", "number": coins - int(player.coins)}]
        return say(state, "pay-more-than-owned", {"number": int(player.coins)}, missing)
    return say(state, "pay-beyond-track", {"number": int(state.box.development_last - player.development)})


def _cannot_install(state: OrleansState, player: Player, space: int) -> Refusal:
    code = why_not_install(state, player, space) or "fill-twin-first"
    return say(state, code, _space_arguments(state, space))


# Torture


def _cannot_lose(state: OrleansState, player: Player, action: int) -> Refusal:
    box = state.box
    if action < LOSE_STATION:
        return say(state, "good-not-owned", {"good": box.good_names[action - LOSE_GOOD]})
    if action < LOSE_UNBUILT_STATION:
        return say(state, "no-own-station-there", {"town": box.town_names[action - LOSE_STATION]})
    if action == LOSE_UNBUILT_STATION:
        return say(state, "no-unbuilt-station", {})
    if action == LOSE_FOLLOWER:
        assert neutral_in_bag(player) == 0
        return say(state, "no-neutral-in-bag", {})
    if action == LOSE_STEP:
        return say(state, "development-at-start" if player.development == 0 else "coin-space-blocks", {})
    if action < LOSE_TECHNOLOGY:
        return _about_place(state, "place-not-owned", action - LOSE_TILE + FIRST_PLACE_TILE)
    if action < LOSE_KEPT_TECHNOLOGY:
        return say(state, "no-technology-there", _space_arguments(state, action - LOSE_TECHNOLOGY))
    return say(state, "no-technology-kept", {})
