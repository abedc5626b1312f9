"""Beneficial deeds: followers go from the Town Hall or the Gunpowder Tower for good. Rules: O-8, O-10.13."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Pair
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks_at, say
from stammtisch.core.texts import Argument
from stammtisch.games.orleans.effects import advance_development, can_develop, clear_space, gain_coins, take_citizen
from stammtisch.games.orleans.glossary import DEED, KIND
from stammtisch.games.orleans.ids import DEEDS, KIND_IDS, KINDS, OWN, PLACE_IDS
from stammtisch.games.orleans.places.travelling import PlaceQuestion
from stammtisch.games.orleans.state import OrleansState, Player

SEND: Final[Pair] = Pair("send", KIND, DEED, otherwise="send-needs-place")
SEND_FOR_DEVELOPMENT: Final[Pair] = Pair("send-for-development", KIND, DEED, otherwise="send-needs-place")
STOP: Final[Lone] = Lone("stop", otherwise="nothing-to-stop")

SENT: Final = Message(25, "sent", "player", "kind", "deed")


def some_deed_wants(state: OrleansState, kind: i64) -> bool:
    """Whether any deed has a free space for this kind (O-8.1)."""
    for deed in range(DEEDS):
        if state.deed_open[deed * KINDS + kind] > 0:
            return True
    return False


def has_somebody_to_send(state: OrleansState, player: Player, place: i64) -> bool:
    """Whether a neutral follower lies at Town Hall or Tower; own followers never go to deeds (O-8)."""
    first: i64 = state.box.first_space[place]
    count: i64 = state.box.space_count[place]
    for space in range(first, first + count):
        if 0 < player.board[space] <= OWN:
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


class SendToDeeds(PlaceQuestion):
    """Which follower goes to which deed? (O-8)"""

    prompt_key: ClassVar = "send-to-deeds"
    fields: ClassVar = ["seat", "place", "sent"]

    def __init__(self, seat: int, place: int, sent: int) -> None:
        super().__init__(seat, place)
        self.sent = sent

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        box = state.box
        found: list[int] = []
        develops = can_develop(state, player)
        for kind in range(i64(KINDS)):
            if space_with(state, player, self.place, kind) < 0:
                continue
            for deed in range(i64(DEEDS)):
                if state.deed_open[deed * KINDS + kind] == 0:
                    continue
                found.append(SEND.of(kind, deed))
                if box.deed_development[deed] > 0 and develops:
                    found.append(SEND_FOR_DEVELOPMENT.of(kind, deed))
        if self.sent > 0:
            found.append(STOP.action)
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if STOP.has(action):
            return say(state, "send-at-least-one")
        if not SEND.has(action) and not SEND_FOR_DEVELOPMENT.has(action):
            return None
        box = state.box
        kind, deed = SEND.read(action) if SEND.has(action) else SEND_FOR_DEVELOPMENT.read(action)
        arguments: dict[str, Argument] = {
            "follower": box.kind_names[kind],
            "deed": box.deed_names[deed],
            "place": box.place_names[self.place],
        }
        if box.deed_wants[deed * KINDS + kind] == 0:
            return say(state, "deed-never-wants", arguments)
        if space_with(state, state.players[seat], self.place, kind) < 0:
            return say(state, "not-at-place", arguments, lacks_at(KIND_IDS[kind], PLACE_IDS[self.place]))
        if state.deed_open[deed * KINDS + kind] == 0:
            return say(state, "deed-space-taken", arguments)
        return say(
            state, "no-development-choice" if box.deed_development[deed] == 0 else "development-at-end", arguments
        )

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if STOP.has(action):
            return
        for_development = SEND_FOR_DEVELOPMENT.has(action)
        kind, deed = SEND_FOR_DEVELOPMENT.read(action) if for_development else SEND.read(action)
        send_to_deed(state, seat, self.place, kind, deed, for_development)
        sent = self.sent + 1
        if sent < state.box.most[self.place] and not why_not_send_any(state, state.players[seat], self.place):
            state.stack.append(SendToDeeds(seat, self.place, sent))


def send_to_deed(state: OrleansState, seat: i64, place: i64, kind: i64, deed: i64, for_development: bool) -> None:
    """Send a follower to a deed for good, take the reward, and the citizen for the last space (O-8.2 to O-8.4)."""
    player = state.players[seat]
    clear_space(player, space_with(state, player, place, kind))
    state.deed_open[deed * KINDS + kind] -= 1
    state.tell(SENT, seat, kind, deed)
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
