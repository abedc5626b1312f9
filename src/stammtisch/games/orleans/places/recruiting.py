"""Winning followers: the tile goes into the bag, the marker one step on, and each step has its reward.

Rules: O-5.7, O-5.8, O-6.1 to O-6.8, O-11.2.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import lacks_at, say
from stammtisch.core.texts import Argument
from stammtisch.games.orleans.effects import advance_development, gain_coins, gain_good, put_in_bag, take_citizen
from stammtisch.games.orleans.glossary import PLACE_TILE
from stammtisch.games.orleans.ids import (
    BOATMAN,
    BOATMEN_CITIZEN,
    CRAFTSMAN,
    FARMER,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GUNPOWDER_TOWER,
    KIND_IDS,
    KNIGHT,
    KNIGHTS_CITIZEN,
    MONK,
    PILGRIMAGE,
    PLACES,
    SCHOLAR,
    TRADER,
)
from stammtisch.games.orleans.places.technology import gain_technology
from stammtisch.games.orleans.places.travelling import PlaceQuestion
from stammtisch.games.orleans.state import OrleansState, Player

VILLAGERS: Final[Field] = Field("follower", "kind", (BOATMAN, CRAFTSMAN, TRADER))
RECRUIT_ONE: Final[Single] = Single("recruit", VILLAGERS, otherwise="recruit-needs-village")
BUILD: Final[Single] = Single("build", PLACE_TILE, otherwise="build-needs-trader")

RECRUITED: Final = Message(14, "recruited", "player", "kind")
BUILT_TILE: Final = Message(23, "built-tile", "player", "place")


def why_not_recruit(state: OrleansState, player: Player, kind: i64) -> str:
    """Whether a follower of this kind can be won now (O-5.7, O-5.8, O-6, O-11.2)."""
    if kind == MONK:
        if state.event == PILGRIMAGE:
            return "pilgrimage"
    elif player.track[kind] >= state.box.track_last[kind]:
        return "end-of-track"
    if state.supply[kind] == 0:
        return "kind-sold-out"
    if kind == FARMER:
        if state.goods_market[state.box.farm_goods[player.track[FARMER]]] == 0:
            return "farm-good-sold-out"
    elif kind == CRAFTSMAN:
        if state.technology_left == 0:
            return "technology-sold-out"
    elif kind == TRADER and tiles_to_build(state, player) == 0:
        return "no-tile-to-build"
    return ""


def refuse_recruit(state: OrleansState, player: Player, kind: int) -> Refusal:
    """What `why_not_recruit` has found, in words, with what is missing."""
    code = why_not_recruit(state, player, kind)
    arguments: dict[str, Argument] = {"follower": state.box.kind_names[kind]}
    missing: list[dict[str, Json]] = []
    if code == "end-of-track":
        arguments["track"] = state.box.track_names[kind]
    elif code == "farm-good-sold-out":
        good = state.box.farm_goods[int(player.track[kind])]
        arguments["good"] = state.box.good_names[good]
        missing = lacks_at(GOOD_IDS[good], "goods-market")
    elif code == "kind-sold-out":
        missing = lacks_at(KIND_IDS[kind], "supply")
    elif code == "technology-sold-out":
        missing = lacks_at("technology", "supply")
    elif code == "no-tile-to-build":
        missing = lacks_at("place-tile", "table")
    return say(state, code, arguments, missing)


def recruit(state: OrleansState, seat: i64, kind: i64) -> None:
    """Win a follower: tile into the bag, marker one step on, and the step's reward.

    The trader's place tile is a question of its own, which the caller asks (O-6.5).
    """
    player = state.players[seat]
    box = state.box
    state.supply[kind] -= 1
    put_in_bag(player, kind)
    state.tell(RECRUITED, seat, kind)
    if kind == MONK:
        return
    step = player.track[kind]
    player.track[kind] = step + 1
    if kind == FARMER:
        gain_good(state, seat, box.farm_goods[step])
    elif kind == BOATMAN:
        gain_coins(state, seat, box.boatman_coins[step])
        if step + 1 == box.boatmen_citizen_at:
            take_citizen(state, seat, BOATMEN_CITIZEN)
    elif kind == CRAFTSMAN:
        gain_technology(state, seat, box.craftsman_farmer_only[step])
    elif kind == KNIGHT:
        if step + 1 == box.knights_citizen_at:
            take_citizen(state, seat, KNIGHTS_CITIZEN)
    elif kind == SCHOLAR:
        advance_development(state, seat, box.scholar_points[step])


class ChooseRecruit(PlaceQuestion):
    """Whom do you win in the Village? (O-6.2)"""

    prompt_key: ClassVar = "choose-recruit"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        return [
            RECRUIT_ONE.of(kind) for kind in state.box.recruits[self.place] if not why_not_recruit(state, player, kind)
        ]

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not RECRUIT_ONE.has(action):
            return None
        return refuse_recruit(state, state.players[seat], int(RECRUIT_ONE.value(action)))

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        kind = RECRUIT_ONE.value(action)
        if kind == TRADER:
            categories = state.box.trader_categories[state.players[seat].track[TRADER]]
            state.stack.append(BuildTile(seat, categories))
        recruit(state, seat, kind)


# The trader's place tile


def tiles_to_build(state: OrleansState, player: Player) -> i64:
    """The mask of place tiles that the player's next trader step allows (O-6.5)."""
    step = player.track[TRADER]
    if step >= state.box.track_last[TRADER]:
        return 0
    return state.tiles_left & state.box.category_mask[state.box.trader_categories[step]]


class BuildTile(OneSeatQuestion):
    """Which place tile do you add to your town? (O-6.5)"""

    prompt_key: ClassVar = "build"
    fields: ClassVar = ["seat", "categories"]

    def __init__(self, seat: int, categories: int) -> None:
        super().__init__(seat)
        self.categories = categories

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        mask = state.tiles_left & state.box.category_mask[self.categories]
        return [BUILD.of(place) for place in range(FIRST_PLACE_TILE, PLACES) if (mask >> i64(place)) & 1]

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not BUILD.has(action):
            return None
        place = BUILD.value(action)
        code = "only-category-one" if (state.tiles_left >> place) & 1 else "tile-not-on-table"
        return say(state, code, {"place": state.box.place_names[place]})

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        build_tile(state, seat, BUILD.value(action))


def build_tile(state: OrleansState, seat: i64, place: i64) -> None:
    """Add a place tile to the player's town."""
    player = state.players[seat]
    state.tiles_left &= ~bit(place)
    player.places |= bit(place)
    if place != GUNPOWDER_TOWER:
        player.open_spaces |= state.box.place_mask[place]
    state.tell(BUILT_TILE, seat, place)
