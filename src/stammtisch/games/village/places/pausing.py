"""A pause: somebody may do what is allowed at any time, or go on."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.family import Lone
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

GO_ON: Final[Lone] = Lone("go-on", otherwise="nothing-to-interrupt")


class Pause(OneSeatQuestion):
    """Is there anything you want to do before the game goes on?"""

    prompt_key: ClassVar = "pause"
    fields: ClassVar = ["seat", "at"]

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at  # the moment: IN_TURN, IN_MARKET, IN_MASS or IN_SCORING

    def moment(self) -> int:
        return self.at

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [GO_ON.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        pass
