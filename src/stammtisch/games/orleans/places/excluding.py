"""Before the first round: place tiles leave the game, where players have agreed on that. Rules: O-1.10."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.games.orleans.glossary import PLACE_TILE
from stammtisch.games.orleans.ids import FIRST_PLACE_TILE, PLACES
from stammtisch.games.orleans.state import OrleansState

EXCLUDE: Final[Single] = Single("exclude", PLACE_TILE, otherwise="exclude-too-late")

EXCLUDED: Final = Message(43, "excluded", "player", "place")


class ExcludeTile(OneSeatQuestion):
    """Which place tile leaves the game before it begins? (O-1.10)"""

    prompt_key: ClassVar = "exclude"
    fields: ClassVar = ["seat", "left"]

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [EXCLUDE.of(place) for place in range(FIRST_PLACE_TILE, PLACES) if (state.tiles_left >> i64(place)) & 1]

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not EXCLUDE.has(action):
            return None
        return say(state, "tile-not-on-table", {"place": state.box.place_names[EXCLUDE.value(action)]})

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        place = EXCLUDE.value(action)
        state.tiles_left &= ~bit(place)
        state.tiles_gone |= bit(place)
        state.tell(EXCLUDED, seat, place)
        if self.left > 1:
            state.stack.append(ExcludeTile(seat, self.left - 1))
