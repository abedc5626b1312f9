"""The Bathhouse: followers drawn from the bag go on action spaces at once. Rules: O-10.10."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.orleans.effects import draw_from_bag, fill_space, put_in_bag, return_followers
from stammtisch.games.orleans.ids import BATHHOUSE
from stammtisch.games.orleans.places.deeds import STOP
from stammtisch.games.orleans.places.planning import PLACE, open_for, why_not_place
from stammtisch.games.orleans.state import OrleansState

BATHHOUSE_DREW: Final = Message(26, "bathhouse-drew", "player", "tiles*")
BATHHOUSE_PLACED: Final = Message(27, "bathhouse-placed", "player", "tile", "place")
BATHHOUSE_EMPTY_BAG: Final = Message(48, "bathhouse-empty-bag", "player")

MOST_DRAWN: Final = 3
NOBODY: Final = -1


def bathe(state: OrleansState, seat: int) -> None:
    """Draw followers and ask where they go; the Bathhouse's own follower is not yet back in the bag (O-10.10).

    With an empty bag there is nobody to ask for, and that follower goes back at once (O-R47).
    """
    player = state.players[seat]
    number = min(player.bag_size, i64(state.box.bathhouse_draw))
    tiles = [int(draw_from_bag(state, player)) for _ in range(number)]
    tiles.sort()
    if tiles:
        state.tell_list(BATHHOUSE_DREW, [seat, *tiles])
    else:
        state.tell(BATHHOUSE_EMPTY_BAG, seat)
    offer(state, seat, tiles, state.box.bathhouse_place)


def offer(state: OrleansState, seat: int, drawn: list[int], left: int) -> None:
    """Ask where the drawn followers go, as long as one of them fits somewhere; then put the rest back (O-10.10)."""
    three = [*drawn, *([NOBODY] * (MOST_DRAWN - len(drawn)))]
    question = PlaceFromBathhouse(seat, three[0], three[1], three[2], left)
    if left > 0 and len(question.choices(state, seat)) > 1:
        state.stack.append(question)
        return
    player = state.players[seat]
    for tile in drawn:
        put_in_bag(player, tile)
    return_followers(state, player, BATHHOUSE)


class PlaceFromBathhouse(OneSeatQuestion):
    """Which of the drawn followers go on which action spaces at once? (O-10.10)"""

    prompt_key: ClassVar = "bathhouse"
    fields: ClassVar = ["seat", "first", "second", "third", "left"]

    def __init__(self, seat: int, first: int, second: int, third: int, left: int) -> None:
        super().__init__(seat)
        self.first = first  # a drawn tile, or NOBODY
        self.second = second
        self.third = third
        self.left = left  # how many may still be placed

    def drawn(self) -> list[int]:
        return [tile for tile in (self.first, self.second, self.third) if tile != NOBODY]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for tile in sorted(set(self.drawn())):
            PLACE.add(tile, open_for(state, player, tile), found)
        found.append(STOP.action)
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        return why_not_place(state, seat, action, self.drawn()) if PLACE.has(action) else None

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if STOP.has(action):
            offer(state, seat, self.drawn(), 0)
            return
        tile, space = PLACE.read(action)
        fill_space(state.players[seat], space, tile + 1)
        state.tell(BATHHOUSE_PLACED, seat, tile, state.box.space_place[space])
        rest = self.drawn()
        rest.remove(int(tile))
        offer(state, seat, rest, self.left - 1)
