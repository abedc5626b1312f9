"""Before the actions: excluding place tiles, the followers phase, and planning.

Rules: O-1.10, O-3, O-4.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.decisions import OneSeatQuestion, SharedQuestion
from stammtisch.core.state import State
from stammtisch.games.orleans import log
from stammtisch.games.orleans.actions import DRAW, END_PLANNING, EXCLUDE, LOAD, LOADED, MOVE_BACK, PLACE
from stammtisch.games.orleans.effects import (
    clear_space,
    draw_from_bag,
    fill_space,
    has_on_market,
    market_is_empty,
    take_from_market,
)
from stammtisch.games.orleans.ids import (
    EMPTY,
    FIRST_PLACE_TILE,
    GUNPOWDER_TOWER,
    PLACES,
    SPACES,
    TECHNOLOGY,
    TILES,
)
from stammtisch.games.orleans.specials import load_tower, note_tower, tower_has_room, unload_tower
from stammtisch.games.orleans.state import OrleansState, Player


class ExcludeTile(OneSeatQuestion):
    """Which place tile leaves the game before it begins? (O-1.10)"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self) -> str:
        return "exclude"

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(FIRST_PLACE_TILE, PLACES):
            if (state.tiles_left >> i64(place)) & 1:
                found.append(EXCLUDE + place - FIRST_PLACE_TILE)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        place: i64 = action - EXCLUDE + FIRST_PLACE_TILE
        state.tiles_left &= ~bit(place)
        state.tiles_gone |= bit(place)
        if state.is_recording:
            state.tell(log.EXCLUDED, (seat, int(place)))
        if self.left > 1:
            state.stack.append(ExcludeTile(seat, self.left - 1))


# The followers phase


def begin_followers(state: OrleansState) -> None:
    """Ask every seat that has a choice how many followers to move back and to draw (O-3)."""
    waiting = 0
    loading = 0
    for seat in range(int(state.seats)):
        player = state.players[seat]
        player.moved_back = 0
        unload_tower(player)
        if can_draw_or_move(state, player):
            waiting |= 1 << seat
        elif must_load(player):
            waiting |= 1 << seat
            loading |= 1 << seat
    if waiting:
        state.stack.append(Followers(waiting, loading))


def can_draw_or_move(state: OrleansState, player: Player) -> bool:
    """Whether the followers phase leaves this player any choice about drawing."""
    if state.draw_limit(player) <= 0:
        return False
    return player.bag_size > 0 or has_follower_on_board(player)


def has_follower_on_board(player: Player) -> bool:
    for space in range(SPACES):
        content = player.board[space]
        if content != EMPTY and content != TECHNOLOGY:
            return True
    return False


def must_load(player: Player) -> bool:
    """Whether the owner of the Gunpowder Tower has something to lay on it (O-3.6)."""
    return player.has_place(GUNPOWDER_TOWER) and player.market_size > 0


class Followers(SharedQuestion):
    """How many followers do you move back and draw, and which lie on the Tower? (O-3)"""

    def __init__(self, waiting: int, loading: int) -> None:
        super().__init__(waiting)
        self.loading = loading  # the waiting seats that have drawn and now load the Gunpowder Tower

    def prompt(self) -> str:
        return "followers"

    def prompt_for(self, seat: int | None) -> str:
        return "tower" if seat is not None and self.is_loading(seat) else self.prompt()

    def numbers(self) -> list[int]:
        return [self.waiting, self.loading]

    def is_loading(self, seat: int) -> bool:
        return (self.loading >> seat) & 1 != 0

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if self.is_loading(seat):
            if tower_has_room(player):
                for tile in range(TILES):
                    if player.market[tile] > 0:
                        found.append(LOAD + tile)
            if player.market_size <= state.box.market_spaces:
                found.append(LOADED)
            return found
        limit = state.draw_limit(player)
        for number in range(min(limit, player.bag_size), -1, -1):
            found.append(DRAW + int(number))
        if limit > 0:
            board = player.board
            for space in range(i64(SPACES)):
                content = board[space]
                if content != EMPTY and content != TECHNOLOGY:
                    found.append(MOVE_BACK + int(space))
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        player = state.players[seat]
        if action == LOADED:
            self.leave(state, seat)
        elif action >= LOAD:
            load_tower(player, action - LOAD)
            if state.is_recording:
                state.tell(log.TOWER_LOADED, (seat, action - LOAD))
            if tower_has_room(player) and player.market_size > 0:
                state.stack.append(self)
            else:
                self.leave(state, seat)
        elif action >= DRAW:
            draw_followers(state, seat, action - DRAW)
            if must_load(player):
                state.stack.append(Followers(self.waiting, self.loading | (1 << seat)))
            else:
                self.leave(state, seat)
        else:
            move_back(state, seat, action - MOVE_BACK)
            if can_draw_or_move(state, player):
                state.stack.append(self)
            elif must_load(player):
                state.stack.append(Followers(self.waiting, self.loading | (1 << seat)))
            else:
                self.leave(state, seat)

    def leave(self, state: OrleansState, seat: int) -> None:
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            state.stack.append(Followers(waiting, self.loading & ~(1 << seat)))


def move_back(state: OrleansState, seat: int, space: i64) -> None:
    """Take a follower back from an action space to the market (O-3.5)."""
    player = state.players[seat]
    tile = clear_space(player, space) - 1
    player.market[tile] += 1
    player.market_size += 1
    player.moved_back += 1
    if state.is_recording:
        state.tell(log.MOVED_BACK, (seat, int(tile), int(state.box.space_place[space])))


def draw_followers(state: OrleansState, seat: int, number: int) -> None:
    """Draw this many followers from the bag onto the market (O-3.1)."""
    player = state.players[seat]
    tiles: list[int] = []
    for _ in range(number):
        tile = draw_from_bag(state, player)
        player.market[tile] += 1
        player.market_size += 1
        tiles.append(int(tile))
    if state.is_recording:
        if tiles:
            state.tell(log.DREW, (seat, *sorted(tiles)))
        else:
            state.tell(log.DREW_NOTHING, (seat,))


# Planning


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
    return not market_is_empty(player) and len(placements(state, player, False)) > 0


def next_planner(state: OrleansState, queue: int) -> int:
    """The first seat of the queue, from the start player clockwise."""
    for seat in state.seats_in_order():
        if (queue >> seat) & 1:
            return seat
    return -1


def placements(state: OrleansState, player: Player, all_of_them: bool) -> list[int]:
    """The placements open to a player, or only the first few to see whether there are any.

    Of two spaces of a place that take the same follower, the first is filled first.
    """
    found: list[int] = []
    open_spaces = player.open_spaces
    twins = state.box.twin_mask
    for tile in range(i64(TILES)):
        if not has_on_market(player, tile):
            continue
        mask = open_spaces & state.fitting_spaces(player, tile)
        mask &= ~((mask & twins) << 1)
        base: i64 = PLACE + tile * SPACES
        space: i64 = 0
        while mask:
            if mask & 255 == 0:
                mask >>= 8
                space += 8
                continue
            if mask & 1:
                found.append(int(base + space))
                if not all_of_them:
                    return found
            mask >>= 1
            space += 1
    return found


class Planning(SharedQuestion):
    """Which follower goes on which action space? (O-4)"""

    def __init__(self, waiting: int, queue: int, in_order: int) -> None:
        super().__init__(waiting)
        self.queue = queue  # seats that plan later, when planning goes in order
        self.in_order = in_order

    def is_shared(self) -> bool:
        return self.in_order == 0

    def hides_answer(self, state: State, action: int) -> bool:
        return isinstance(state, OrleansState) and state.plans_are_hidden == 1 and action != END_PLANNING

    def prompt(self) -> str:
        return "planning"

    def numbers(self) -> list[int]:
        return [self.waiting, self.queue, self.in_order]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found = placements(state, state.players[seat], True)
        found.append(END_PLANNING)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if action == END_PLANNING:
            self.leave(state, seat)
            return
        player = state.players[seat]
        tile: i64 = (action - PLACE) // SPACES
        space: i64 = (action - PLACE) % SPACES
        take_from_market(player, tile)
        fill_space(player, space, tile + 1)
        player.planned |= bit(space)
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
        state.tell(log.PLANNED, tuple(values))
    else:
        state.tell(log.PLANNED_NOTHING, (seat,))
