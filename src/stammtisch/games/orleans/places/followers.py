"""The followers phase: followers are moved back and drawn onto the market, of which the Gunpowder Tower is a part.

Rules: O-3.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.question import SharedQuestion
from stammtisch.core.refusals import lacks, say
from stammtisch.core.texts import joined
from stammtisch.games.orleans.effects import clear_space, draw_from_bag, market_is_empty
from stammtisch.games.orleans.glossary import FOLLOWER, SPACE, space_words
from stammtisch.games.orleans.ids import EMPTY, GUNPOWDER_TOWER, KNIGHT, SPACES, TECHNOLOGY, TILES, TOWER_SPACE
from stammtisch.games.orleans.state import OrleansState, Player, one_in_hand

MOST_DRAWN: Final = 20

MOVE_BACK: Final[Single] = Single("move-back", SPACE, otherwise="not-followers-phase")
DRAW: Final[Single] = Single("draw", Field("number", "number", range(MOST_DRAWN + 1)), otherwise="not-followers-phase")
LOAD: Final[Single] = Single("load", FOLLOWER, otherwise="not-loading")
LOADED: Final[Lone] = Lone("loaded", otherwise="not-loading")

MOVED_BACK: Final = Message(3, "moved-back", "player", "tile", "place")
DREW: Final = Message(4, "drew", "player", "tiles*")
DREW_NOTHING: Final = Message(5, "drew-nothing", "player")
TOWER_LOADED: Final = Message(6, "tower-loaded", "player", "tile")


def begin_followers(state: OrleansState) -> None:
    """Ask every seat that has a choice how many followers to move back and to draw (O-3)."""
    waiting = 0
    loading = 0
    for seat in range(int(state.seats)):
        player = state.players[seat]
        player.moved_back = 0
        unload_tower(state, player)
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
    for space in range(i64(SPACES)):
        if holds_follower(player, space):
            return True
    return False


def holds_follower(player: Player, space: i64) -> bool:
    content = player.board[space]
    return content != EMPTY and content != TECHNOLOGY


class Followers(SharedQuestion):
    """How many followers do you move back and draw, and which lie on the Tower? (O-3)"""

    prompt_key: ClassVar = "followers"
    fields: ClassVar = ["waiting", "loading"]

    def __init__(self, waiting: int, loading: int) -> None:
        super().__init__(waiting)
        self.loading = loading  # the waiting seats that have drawn and now load the Gunpowder Tower

    def prompt_for(self, seat: int | None) -> str:
        return "tower" if seat is not None and self.is_loading(seat) else self.prompt()

    def is_loading(self, seat: int) -> bool:
        return (self.loading >> seat) & 1 != 0

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if self.is_loading(seat):
            if tower_has_room(player):
                for tile in range(TILES):
                    if player.market[tile] > 0:
                        found.append(LOAD.of(tile))
            if player.market_size <= state.box.market_spaces:
                found.append(LOADED.action)
            return found
        limit = state.draw_limit(player)
        for number in range(min(limit, player.bag_size), -1, -1):
            found.append(DRAW.of(number))
        if limit > 0:
            board = player.board
            for space in range(i64(SPACES)):
                content = board[space]
                if content != EMPTY and content != TECHNOLOGY:
                    found.append(MOVE_BACK.of(space))
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        is_about_drawing = MOVE_BACK.has(action) or DRAW.has(action)
        if not is_about_drawing and not LOAD.has(action) and not LOADED.has(action):
            return None
        if self.is_loading(seat):
            if is_about_drawing:
                return why_no_more(state, player, action)
            if LOAD.has(action):
                return say(state, "not-on-market", {"follower": state.box.tile_names[LOAD.value(action)]})
            over = int(player.market_size) - state.box.market_spaces
            return say(state, "market-overfull", {"number": over}, lacks("tower", over))
        if not is_about_drawing:
            if player.has_place(GUNPOWDER_TOWER):
                return say(state, "draw-first")
            return say(state, "place-not-owned", {"place": state.box.place_names[GUNPOWDER_TOWER]})
        if DRAW.has(action):
            return cannot_draw(state, player, int(DRAW.value(action)))
        return nobody_to_move(state, player, int(MOVE_BACK.value(action)))

    def why_not_you(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        has_loaded = player.has_place(GUNPOWDER_TOWER) and not market_is_empty(player)
        if has_loaded or player.moved_back > 0 or can_draw_or_move(state, player):
            return None
        # It was passed over, or has drawn the last it could: either way this is true.
        return say(state, "nothing-to-draw", {"players": joined([state.game.texts.players[s] for s in self.seats()])})

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        player = state.players[seat]
        if MOVE_BACK.has(action):
            move_back(state, seat, MOVE_BACK.value(action))
            if can_draw_or_move(state, player):
                state.stack.append(self)
            else:
                self.load_or_leave(state, seat)
        elif DRAW.has(action):
            draw_followers(state, seat, DRAW.value(action))
            self.load_or_leave(state, seat)
        elif LOAD.has(action):
            tile = LOAD.value(action)
            load_tower(player, tile)
            state.tell(TOWER_LOADED, seat, tile)
            if tower_has_room(player) and player.market_size > 0:
                state.stack.append(self)
            else:
                self.leave(state, seat)
        else:
            self.leave(state, seat)

    def load_or_leave(self, state: OrleansState, seat: int) -> None:
        if must_load(state.players[seat]):
            state.stack.append(Followers(self.waiting, self.loading | (1 << seat)))
        else:
            self.leave(state, seat)

    def leave(self, state: OrleansState, seat: int) -> None:
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            state.stack.append(Followers(waiting, self.loading & ~(1 << seat)))


def why_no_more(state: OrleansState, player: Player, action: int) -> Refusal:
    """Why somebody who loads the Tower neither draws nor moves back: it was done, or there is no way to (O-3.5)."""
    if MOVE_BACK.has(action):
        space = int(MOVE_BACK.value(action))
        if not holds_follower(player, space):
            return nobody_to_move(state, player, space)
        if state.draw_limit(player) <= 0:
            return above_limits(state, player, 1)
    elif player.bag_size == 0 or state.draw_limit(player) <= 0:
        return cannot_draw(state, player, int(DRAW.value(action)))
    return say(state, "already-drawn")


def nobody_to_move(state: OrleansState, player: Player, space: int) -> Refusal:
    """No follower stands on this space (O-3.5, O-7.6)."""
    code = "technology-never-moves" if player.board[space] == TECHNOLOGY else "space-is-empty"
    return say(state, code, space_words(state.box, space))


def cannot_draw(state: OrleansState, player: Player, wanted: int) -> Refusal:
    """Which of the three limits is the tightest: bag, knights or market (O-3.1 to O-3.3)."""
    bag = int(player.bag_size)
    if bag <= state.draw_limit(player):
        return say(state, "draw-limit-bag", {"number": bag}, lacks_above("bag", wanted, bag))
    return above_limits(state, player, wanted)


def above_limits(state: OrleansState, player: Player, wanted: int) -> Refusal:
    """Which limit of drawing and moving back is the tighter: knights or market (O-3.1, O-3.2)."""
    knights = state.box.draws[int(player.track[KNIGHT])] - int(player.moved_back)
    room = int(state.market_room(player))
    if knights <= room:
        return say(state, "draw-limit-knights", {"number": knights}, lacks_above("knights", wanted, knights))
    return say(state, "draw-limit-market", {"number": room}, lacks_above("market", wanted, room))


def lacks_above(limit: str, wanted: int, there: int) -> list[dict[str, Json]]:
    """How much of a limit is missing for so many; nothing for who wants none."""
    return lacks(limit, wanted - there) if wanted > there else []


def move_back(state: OrleansState, seat: int, space: i64) -> None:
    """Take a follower back from an action space to the market (O-3.5)."""
    player = state.players[seat]
    tile = clear_space(player, space) - 1
    lay_on_market(state, player, tile)
    player.moved_back += 1
    state.tell(MOVED_BACK, seat, tile, state.box.space_place[space])


def draw_followers(state: OrleansState, seat: int, number: i64) -> None:
    """Draw this many followers from the bag onto the market (O-3.1)."""
    player = state.players[seat]
    tiles: list[int] = []
    for _ in range(number):
        tile = draw_from_bag(state, player)
        lay_on_market(state, player, tile)
        tiles.append(int(tile))
    if tiles:
        state.tell_list(DREW, [seat, *sorted(tiles)])
    else:
        state.tell(DREW_NOTHING, seat)


def lay_on_market(state: OrleansState, player: Player, tile: i64) -> None:
    """Lay a follower on a free space of the market; without one it stays in the hand, for the Tower (O-3.2, O-R46)."""
    player.market[tile] += 1
    player.market_size += 1
    if player.market_size > state.box.market_spaces:
        player.hand += one_in_hand(tile)


# The Gunpowder Tower as part of the market (O-3.6)


def must_load(player: Player) -> bool:
    """Whether the owner of the Gunpowder Tower has something to lay on it (O-3.6)."""
    return player.has_place(GUNPOWDER_TOWER) and player.market_size > 0


def unload_tower(state: OrleansState, player: Player) -> None:
    """Put the Tower's followers back among those on the market, to be declared anew (O-3.6)."""
    for space in range(TOWER_SPACE, TOWER_SPACE + 2):
        content = player.board[space]
        if content != EMPTY:
            player.board[space] = EMPTY
            lay_on_market(state, player, content - 1)


def tower_has_room(player: Player) -> bool:
    return player.has_place(GUNPOWDER_TOWER) and player.tower_size() < 2


def load_tower(player: Player, tile: i64) -> None:
    """Lay a follower of hand or market on the Tower; a space that it leaves is taken by one of the hand."""
    player.market[tile] -= 1
    player.market_size -= 1
    if player.hand:
        left: i64 = tile
        if player.in_hand(tile) == 0:
            left = 0
            while player.in_hand(left) == 0:
                left += 1
        player.hand -= one_in_hand(left)
    space: i64 = TOWER_SPACE
    if player.board[space] != EMPTY:
        space += 1
    player.board[space] = tile + 1


def note_tower(player: Player) -> None:
    """Remember what lies on the Tower before planning, so that others go on seeing just that."""
    player.tower_before = player.board[TOWER_SPACE + 1] * 16 + player.board[TOWER_SPACE]
