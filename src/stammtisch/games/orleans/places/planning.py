"""Planning: everybody places followers on action spaces, in secret, openly or one after another. Rules: O-4."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Pair
from stammtisch.core.message import Message
from stammtisch.core.question import SharedQuestion
from stammtisch.core.refusals import lacks_at, say
from stammtisch.core.state import State
from stammtisch.core.texts import Argument, joined
from stammtisch.games.orleans.effects import (
    fill_space,
    has_on_market,
    has_on_tower,
    market_is_empty,
    take_from_market,
    take_from_tower,
)
from stammtisch.games.orleans.glossary import FOLLOWER, SPACE, space_words
from stammtisch.games.orleans.ids import (
    EMPTY,
    GUNPOWDER_TOWER,
    KIND_IDS,
    MONK,
    OWN,
    SPACES,
    TILES,
    TOWN_HALL,
    kind_of_tile,
)
from stammtisch.games.orleans.places.followers import note_tower
from stammtisch.games.orleans.state import OrleansState, Player

PLACE: Final[Pair] = Pair("place", FOLLOWER, SPACE, otherwise="not-planning")
PLACE_FROM_TOWER: Final[Pair] = Pair("place-from-tower", FOLLOWER, SPACE, otherwise="not-from-tower-now")
END_PLANNING: Final[Lone] = Lone("end-planning", otherwise="no-planning-to-end")

PLANNED: Final = Message(7, "planned", "player", "placements*")
PLANNED_NOTHING: Final = Message(8, "planned-nothing", "player")

TOWER_IS_NAMED: Final = 2  # the version of the rules from which on it is chosen where a follower is taken from (O-R50)


def begin_planning(state: OrleansState) -> None:
    """Ask every seat that can place a follower to plan: all at once, or one after another (O-4.7, O-4.9)."""
    waiting = 0
    for seat in range(int(state.seats)):
        player = state.players[seat]
        player.planned = 0
        note_tower(player)
        if can_plan(state, seat):
            waiting |= 1 << seat
    if not waiting:
        return
    if state.plans_in_order:
        first = next_planner(state, waiting)
        state.stack.append(Planning(1 << first, waiting & ~(1 << first), 1))
    else:
        state.stack.append(Planning(waiting, 0, 0))


def can_plan(state: OrleansState, seat: int) -> bool:
    """Whether a seat can place a follower."""
    player = state.players[seat]
    if not market_is_empty(player):
        for tile in range(i64(TILES)):
            if has_on_market(player, tile) and open_for(state, player, tile) != 0:
                return True
    return False


def was_passed_over(state: OrleansState, seat: int) -> bool:
    """Whether a seat is not asked to plan because it has nothing to place: it has placed nobody, and still cannot."""
    return state.players[seat].planned == 0 and not can_plan(state, seat)


def next_planner(state: OrleansState, queue: int) -> int:
    """The first seat of the queue, from the start player clockwise."""
    for seat in state.seats_in_order():
        if (queue >> seat) & 1:
            return seat
    return -1


def open_for(state: OrleansState, player: Player, tile: i64) -> i64:
    """The action spaces that a follower may take, as a mask; of two that take the same, the first is filled first."""
    mask = player.open_spaces & state.fitting_spaces(player, tile)
    return mask & ~((mask & state.box.twin_mask) << 1)


def placements(state: OrleansState, player: Player) -> list[int]:
    """The placements open to a player."""
    found: list[int] = []
    for tile in range(i64(TILES)):
        if has_on_market(player, tile):
            PLACE.add(tile, open_for(state, player, tile), found)
    if state.has_rules(TOWER_IS_NAMED) and player.has_place(GUNPOWDER_TOWER):
        for tile in range(i64(TILES)):
            if lies_on_both(player, tile):
                PLACE_FROM_TOWER.add(tile, open_for(state, player, tile), found)
    return found


def lies_on_both(player: Player, tile: i64) -> bool:
    """Whether it matters which of two like followers is placed: the market's, or the Tower's (O-R50)."""
    return player.market[tile] > 0 and has_on_tower(player, tile)


def read_placement(action: i64) -> tuple[i64, i64]:
    """The follower and the space that a placement names, wherever the follower is taken from."""
    return PLACE_FROM_TOWER.read(action) if PLACE_FROM_TOWER.has(action) else PLACE.read(action)


def why_not_place_from_tower(state: OrleansState, seat: int, action: int) -> Refusal:
    """Why this follower of the Tower cannot go on this space, or need not be named as the Tower's (O-R50)."""
    player = state.players[seat]
    tile, space = PLACE_FROM_TOWER.read(action)
    if not player.has_place(GUNPOWDER_TOWER):
        return say(state, "place-not-owned", {"place": state.box.place_names[GUNPOWDER_TOWER]})
    follower: dict[str, Argument] = {"follower": state.box.tile_names[tile]}
    if not has_on_tower(player, tile):
        return say(state, "not-on-tower", follower, lacks_at(state.box.tile_ids[tile], "tower"))
    if not lies_on_both(player, tile):
        return say(state, "only-on-tower", follower)
    if not state.has_rules(TOWER_IS_NAMED):
        return say(state, "market-first")
    return why_not_place(state, seat, PLACE.of(tile, space), None)


def why_not_place(state: OrleansState, seat: int, action: int, drawn: list[int] | None) -> Refusal:
    """Why this follower cannot go on this space, in planning or, drawn, from the Bathhouse (O-4, O-10.10)."""
    tile, space = PLACE.read(action)
    box = state.box
    player = state.players[seat]
    place = box.space_place[space]
    arguments = space_words(box, int(space))
    arguments["follower"] = box.tile_names[tile]
    if not player.has_place(place):
        return say(state, "place-not-owned", {"place": box.place_names[place]})
    if drawn is None and not has_on_market(player, tile):
        return say(state, "not-on-market", arguments, lacks_at(box.tile_ids[tile], "market"))
    if drawn is not None and tile not in drawn:
        return say(state, "not-drawn", arguments)
    if tile >= OWN and place == TOWN_HALL:
        return say(state, "own-follower-in-town-hall", arguments)
    if (state.fitting_spaces(player, tile) >> space) & 1 == 0:
        arguments["follower"] = box.kind_names[kind_of_tile(tile)]
        code = "only-monk" if box.space_kind[space] == MONK else "wrong-space"
        return say(state, code, arguments, lacks_at(KIND_IDS[box.space_kind[space]], box.space_ids[space]))
    return say(state, "space-is-taken" if player.board[space] != EMPTY else "fill-twin-first", arguments)


class Planning(SharedQuestion):
    """Which follower goes on which action space? (O-4)"""

    prompt_key: ClassVar = "planning"
    fields: ClassVar = ["waiting", "queue", "in_order"]

    def __init__(self, waiting: int, queue: int, in_order: int) -> None:
        super().__init__(waiting)
        self.queue = queue  # seats that plan later, when planning goes in order
        self.in_order = in_order

    def is_shared(self) -> bool:
        return self.in_order == 0

    def hides_answer(self, state: State, action: int) -> bool:
        return isinstance(state, OrleansState) and state.plans_are_hidden == 1 and not END_PLANNING.has(action)

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found = placements(state, state.players[seat])
        found.append(END_PLANNING.action)
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if PLACE.has(action):
            return why_not_place(state, seat, action, None)
        return why_not_place_from_tower(state, seat, action) if PLACE_FROM_TOWER.has(action) else None

    def why_not_you(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        planners = joined([state.game.texts.players[other] for other in self.seats()])
        if self.in_order and (self.queue >> seat) & 1:
            return say(state, "planning-in-order", {"players": planners})
        if was_passed_over(state, seat):
            return say(state, "nothing-to-plan", {"players": planners})
        return None

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if END_PLANNING.has(action):
            self.leave(state, seat)
        else:
            plan(state.players[seat], action)
            state.stack.append(self)

    def leave(self, state: OrleansState, seat: int) -> None:
        waiting = self.waiting & ~(1 << seat)
        if not state.plans_are_hidden:
            tell_plan(state, seat)
        if waiting:
            state.stack.append(Planning(waiting, self.queue, self.in_order))
        elif self.queue:
            following = next_planner(state, self.queue)
            state.stack.append(Planning(1 << following, self.queue & ~(1 << following), self.in_order))


def plan(player: Player, action: i64) -> None:
    """Put a follower of market or Tower on an action space; until planning ends it may be nobody else's business."""
    tile, space = read_placement(action)
    if PLACE_FROM_TOWER.has(action):
        take_from_tower(player, tile)
    else:
        take_from_market(player, tile)
    fill_space(player, space, tile + 1)
    player.planned |= bit(space)


def end_planning(state: OrleansState) -> None:
    """All have planned: the plans lie open (O-4.7)."""
    if state.plans_are_hidden:
        state.reveal()
        for seat in state.seats_in_order():
            tell_plan(state, seat)
    for player in state.players:
        player.planned = 0


def tell_plan(state: OrleansState, seat: int) -> None:
    if not state.is_recording:
        return
    player = state.players[seat]
    values: list[int] = [seat]
    for space in range(SPACES):
        if (player.planned >> i64(space)) & 1:
            values.append(space)
            values.append(int(player.board[space]))
    if len(values) > 1:
        state.tell_list(PLANNED, values)
    else:
        state.tell(PLANNED_NOTHING, seat)
