"""The oddities of Orléans: deeds from Town Hall and Gunpowder Tower, the Tower as part of the market,
Bathhouse and Sacristy.

Rules: O-3.6, O-8, O-10.10, O-10.11, O-10.13.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.orleans import log
from stammtisch.games.orleans.effects import (
    advance_development,
    clear_space,
    draw_from_bag,
    gain_coins,
    put_in_bag,
    take_citizen,
)
from stammtisch.games.orleans.ids import (
    DEEDS,
    EMPTY,
    GUNPOWDER_TOWER,
    KINDS,
    MONK,
    OWN,
    SACRISTY,
    TOWER_SPACE,
)
from stammtisch.games.orleans.state import OrleansState, Player

# Beneficial deeds


def some_deed_wants(state: OrleansState, kind: i64) -> bool:
    """Whether any deed has a free space for this kind (O-8.1)."""
    for deed in range(DEEDS):
        if state.deed_open[deed * KINDS + kind] > 0:
            return True
    return False


def why_not_send_any(state: OrleansState, player: Player, place: i64) -> str:
    """Whether at least one follower at Town Hall or Tower can go to a deed (O-8)."""
    first: i64 = state.box.first_space[place]
    count: i64 = state.box.space_count[place]
    reason = "not-activated"
    for space in range(first, first + count):
        tile = player.board[space] - 1
        if tile < 0:
            continue
        if tile >= OWN:
            if reason != "no-deed-space":
                reason = "own-follower-to-deed"
        elif some_deed_wants(state, tile):
            return ""
        else:
            reason = "no-deed-space"
    return reason


def space_with(state: OrleansState, player: Player, place: i64, kind: i64) -> i64:
    """The space of this place with a neutral follower of this kind, or -1."""
    first: i64 = state.box.first_space[place]
    count: i64 = state.box.space_count[place]
    for space in range(first, first + count):
        if player.board[space] == kind + 1:
            return space
    return -1


def send_to_deed(state: OrleansState, seat: i64, place: i64, kind: i64, deed: i64, for_development: bool) -> None:
    """Send a follower to a deed for good, take the reward, and the citizen for the last space (O-8.2 to O-8.4)."""
    player = state.players[seat]
    clear_space(player, space_with(state, player, place, kind))
    state.deed_open[deed * KINDS + kind] -= 1
    if state.is_recording:
        state.tell(log.SENT, (int(seat), int(kind), int(deed)))
    if for_development:
        advance_development(state, seat, state.box.deed_development[deed])
    else:
        gain_coins(state, seat, state.box.deed_coins[deed])
    if deed_is_complete(state, deed):
        take_citizen(state, seat, deed)


def deed_is_complete(state: OrleansState, deed: i64) -> bool:
    for kind in range(KINDS):
        if state.deed_open[deed * KINDS + kind] > 0:
            return False
    return True


# The Gunpowder Tower as part of the market


def unload_tower(player: Player) -> None:
    """Put the Tower's followers back among those on the market, to be declared anew (O-3.6)."""
    for space in range(TOWER_SPACE, TOWER_SPACE + 2):
        content = player.board[space]
        if content != EMPTY:
            player.board[space] = EMPTY
            player.market[content - 1] += 1
            player.market_size += 1


def tower_has_room(player: Player) -> bool:
    return player.has_place(GUNPOWDER_TOWER) and player.tower_size() < 2


def load_tower(player: Player, tile: i64) -> None:
    """Lay a follower of the market on the Tower."""
    player.market[tile] -= 1
    player.market_size -= 1
    space: i64 = TOWER_SPACE
    if player.board[space] != EMPTY:
        space += 1
    player.board[space] = tile + 1


def note_tower(player: Player) -> None:
    """Remember what lies on the Tower before planning, so that others go on seeing just that."""
    player.tower_before = player.board[TOWER_SPACE + 1] * 16 + player.board[TOWER_SPACE]


# Bathhouse


def draw_for_bathhouse(state: OrleansState, seat: i64) -> list[int]:
    """Draw up to three followers; the Bathhouse's own follower is not yet back in the bag (O-10.10)."""
    player = state.players[seat]
    number = min(player.bag_size, i64(state.box.bathhouse_draw))
    tiles: list[int] = []
    for _ in range(number):
        tiles.append(int(draw_from_bag(state, player)))
    tiles.sort()
    if state.is_recording:
        state.tell(log.BATHHOUSE_DREW, (int(seat), *tiles))
    return tiles


# Sacristy


def has_shelter(state: OrleansState, player: Player) -> bool:
    """Whether the Sacristy's monk stands ready and the event is one it shields from (O-10.11)."""
    return (
        player.has_place(SACRISTY)
        and state.box.event_is_shielded[state.event]
        and player.board[state.box.first_space[SACRISTY]] == MONK + 1
    )


def use_shelter(state: OrleansState, seat: i64) -> None:
    """The monk returns to the bag, and the event passes this player by."""
    player = state.players[seat]
    clear_space(player, state.box.first_space[SACRISTY])
    put_in_bag(player, MONK)
    if state.is_recording:
        state.tell(log.SHELTERED, (int(seat), int(state.event)))
