"""Tools: whoever has made something in the crafts may make the same once more. Rules: VM-6.4."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.family import Lone
from stammtisch.core.message import Message
from stammtisch.games.village.effects import gain_coins, gain_good
from stammtisch.games.village.expansions.ids import BEER
from stammtisch.games.village.expansions.marriage.places.declining import DECLINE
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.questions import TurnQuestion
from stammtisch.games.village.seams import BEER_MADE, COINS_MADE
from stammtisch.games.village.state import VillageState

USE_TOOL: Final[Lone] = Lone("use-tool", otherwise="no-tool-now")

USED_TOOL: Final = Message(309, "used-tool", "player")


class UseTool(TurnQuestion):
    """Do you use a tool to make the same once more? (VM-6.4)"""

    prompt_key: ClassVar = "use-tool"
    fields: ClassVar = ["seat", "product", "number"]

    def __init__(self, seat: int, product: int, number: int) -> None:
        super().__init__(seat)
        self.product = product  # a good, COINS_MADE or BEER_MADE
        self.number = number

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [USE_TOOL.action, DECLINE.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if DECLINE.has(action):
            return
        table_of(state).tools[seat] -= 1
        state.tell(USED_TOOL, seat)
        if self.product == COINS_MADE:
            gain_coins(state, seat, self.number)
        elif self.product == BEER_MADE:
            state.seams.receive(state, seat, BEER, self.number)
        else:
            for _ in range(self.number):
                gain_good(state, seat, self.product)
