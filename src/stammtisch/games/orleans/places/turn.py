"""A turn of the actions phase: a player uses an activated place, or passes for the round. Rules: O-5, O-6, O-10."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.refusals import lacks, lacks_at, say
from stammtisch.core.texts import Argument, Name, joined
from stammtisch.games.orleans.effects import (
    advance_development,
    can_develop,
    gain_coins,
    gain_good,
    return_followers,
)
from stammtisch.games.orleans.ids import (
    COINS_AND_DEVELOPMENT,
    COINS_BY_STATIONS,
    COINS_BY_STATUS,
    DEEDS_EFFECT,
    DRAW_AND_PLACE,
    EMPTY,
    GAIN_TECHNOLOGY,
    GOOD,
    GOOD_IDS,
    KIND_IDS,
    KINDS,
    PAY_FOR_DEVELOPMENT,
    RECRUIT,
    STATION,
    TOWN_HALL,
    TOWNS,
    TRAVEL,
)
from stammtisch.games.orleans.places.bathhouse import bathe
from stammtisch.games.orleans.places.deeds import SendToDeeds, has_somebody_to_send, why_not_send_any
from stammtisch.games.orleans.places.passing import PASS, PASSED, USE, TurnQuestion
from stammtisch.games.orleans.places.pharmacy import PayForDevelopment
from stammtisch.games.orleans.places.recruiting import (
    ChooseRecruit,
    recruit,
    refuse_recruit,
    why_not_recruit,
)
from stammtisch.games.orleans.places.technology import gain_technology, offer_technology
from stammtisch.games.orleans.places.travelling import Travel, build_station, route_kind_name, why_not_build_station
from stammtisch.games.orleans.state import OrleansState, Player

USED: Final = Message(9, "used", "player", "place")

EMPTY_BAG_SERVES: Final = 2  # the version of the rules from which on one may draw from an empty bag (O-R47)


def is_activated(state: OrleansState, player: Player, place: i64) -> bool:
    """Whether every action space of the place is filled (O-5.3); Town Hall and Tower are looked at elsewhere."""
    return player.open_spaces & state.box.place_mask[place] == 0


def shows_activated(state: OrleansState, player: Player, place: i64) -> bool:
    """Whether the action of a place is ready to be taken, as far as its followers go (O-5.3, O-8)."""
    effect = state.box.effect[place]
    if effect == DEEDS_EFFECT:
        return has_somebody_to_send(state, player, place)
    return effect <= GAIN_TECHNOLOGY and is_activated(state, player, place)


def why_not_use(state: OrleansState, player: Player, place: i64) -> str:
    """Whether the player can carry out this place's action now: empty, or the code of the refusal (O-5, O-6, O-10)."""
    box = state.box
    if not player.has_place(place):
        return "place-not-owned"
    effect = box.effect[place]
    if effect == DEEDS_EFFECT:
        return why_not_send_any(state, player, place)
    if effect > GAIN_TECHNOLOGY:
        return "not-an-action"
    if not is_activated(state, player, place):
        return "not-activated"
    if effect == TRAVEL:
        if not box.routes_from[box.route_kind[place] * TOWNS + player.merchant]:
            return "no-route"
    elif effect == STATION:
        return why_not_build_station(state, player)
    elif effect == RECRUIT:
        kinds = box.recruits[place]
        if len(kinds) == 1:
            return why_not_recruit(state, player, kinds[0])
        for kind in kinds:
            if not why_not_recruit(state, player, kind):
                return ""
        return "nobody-to-recruit"
    elif effect == COINS_AND_DEVELOPMENT:
        if box.coins[place] == 0 and not can_develop(state, player):
            return "development-at-end"
    elif effect == GOOD:
        if state.goods_market[box.good[place]] == 0:
            return "good-sold-out"
    elif effect == PAY_FOR_DEVELOPMENT:
        if player.coins == 0:
            return "no-coins"
        if not can_develop(state, player):
            return "development-at-end"
    elif effect == DRAW_AND_PLACE:
        if player.bag_size == 0 and not state.has_rules(EMPTY_BAG_SERVES):
            return "empty-bag"
    elif effect == GAIN_TECHNOLOGY and state.technology_left == 0:
        return "technology-sold-out"
    return ""


def usable_places(state: OrleansState, seat: int) -> list[int]:
    """The places whose action this player can carry out now."""
    player = state.players[seat]
    found: list[int] = []
    places = player.places
    open_spaces = player.open_spaces
    place_mask = state.box.place_mask
    place: i64 = 0
    while places:
        if places & 1:
            # Most places are not activated; seeing that here saves the closer look.
            if open_spaces & place_mask[place] == 0 or place == TOWN_HALL:
                if not why_not_use(state, player, place):
                    found.append(int(place))
        places >>= 1
        place += 1
    return found


def use_place(state: OrleansState, seat: int, place: int) -> None:
    """Carry out a place's action: its followers return to the bag, then its effect (O-5.4)."""
    player = state.players[seat]
    box = state.box
    effect = box.effect[place]
    state.tell(USED, seat, place)
    if effect == DEEDS_EFFECT:
        state.stack.append(SendToDeeds(seat, place, 0))
        return
    if effect == DRAW_AND_PLACE:
        bathe(state, seat)
        return
    return_followers(state, player, place)
    if effect == TRAVEL:
        state.stack.append(Travel(seat, place))
    elif effect == STATION:
        build_station(state, seat)
    elif effect == RECRUIT:
        kinds = box.recruits[place]
        if len(kinds) == 1:
            recruit(state, seat, kinds[0])
        else:
            state.stack.append(ChooseRecruit(seat, place))
    elif effect == COINS_AND_DEVELOPMENT:
        gain_coins(state, seat, box.coins[place])
        advance_development(state, seat, box.development[place])
    elif effect == GOOD:
        gain_good(state, seat, box.good[place])
    elif effect == COINS_BY_STATUS:
        gain_coins(state, seat, state.status(player))
    elif effect == COINS_BY_STATIONS:
        gain_coins(state, seat, player.stations_built)
    elif effect == PAY_FOR_DEVELOPMENT:
        state.stack.append(PayForDevelopment(seat, place))
    elif effect == GAIN_TECHNOLOGY:
        gain_technology(state, seat, False)


class TakeTurn(TurnQuestion):
    """Which place do you use, or do you pass? (O-5.1)"""

    prompt_key: ClassVar = "take-turn"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found = [USE.of(place) for place in usable_places(state, seat)]
        found.append(PASS.action)
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        return refuse_use(state, state.players[seat], int(USE.value(action))) if USE.has(action) else None

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if PASS.has(action):
            state.tell(PASSED, seat)
            pass_for_the_round(state, seat)
        else:
            use_place(state, seat, int(USE.value(action)))


def pass_for_the_round(state: OrleansState, seat: int) -> None:
    """End the actions phase for this player; now technology may be placed (O-5.2, O-7.7)."""
    state.players[seat].has_passed = 1
    offer_technology(state, seat)


def refuse_use(state: OrleansState, player: Player, place: int) -> Refusal:
    """What `why_not_use` has found, in words, with what is missing."""
    box = state.box
    code = why_not_use(state, player, place)
    rule = ""
    missing: list[dict[str, Json]] = []
    arguments: dict[str, Argument] = {"place": box.place_names[place], "town": box.town_names[player.merchant]}
    if code == "not-activated":
        if box.effect[place] != DEEDS_EFFECT:
            return refuse_not_activated(state, player, place)
        code = "nobody-there"
        missing = lacks_at("any", box.space_ids[box.first_space[place]])
    elif box.effect[place] == RECRUIT and len(box.recruits[place]) == 1 and code != "place-not-owned":
        return refuse_recruit(state, player, box.recruits[place][0])
    elif code == "no-route":
        arguments["kind"] = route_kind_name(box.route_kind[place])
        rule = box.place_rules[place]
    elif code == "not-an-action":
        rule = box.place_rules[place]
    elif code == "good-sold-out":
        arguments["good"] = box.good_names[box.good[place]]
        missing = lacks_at(GOOD_IDS[box.good[place]], "goods-market")
    elif code == "technology-sold-out":
        missing = lacks_at("technology", "supply")
    elif code == "no-station-left":
        missing = lacks_at("trading-station", "stock")
    elif code == "empty-bag":
        missing = lacks_at("any", "bag")
    elif code == "no-coins":
        missing = lacks("coins", 1)
    return say(state, code, arguments, missing, rule)


def refuse_not_activated(state: OrleansState, player: Player, place: int) -> Refusal:
    """Which followers are missing at which spaces (O-5.3)."""
    box = state.box
    missing: list[dict[str, Json]] = []
    names: list[Name] = []
    first = box.first_space[place]
    for space in range(first, first + box.space_count[place]):
        if player.board[space] == EMPTY:
            kind = int(box.space_kind[space])
            missing.extend(lacks_at(KIND_IDS[kind] if kind < KINDS else "any", box.space_ids[space]))
            names.append(box.space_names[space])
    return say(state, "not-activated", {"place": box.place_names[place], "missing": joined(names)}, missing)
