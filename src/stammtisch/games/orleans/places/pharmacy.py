"""The Pharmacy: coins for steps on the development track. Rules: O-10.17."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.refusals import lacks, say
from stammtisch.games.orleans.effects import advance_development, pay_coins
from stammtisch.games.orleans.places.travelling import PlaceQuestion
from stammtisch.games.orleans.state import OrleansState, Player

MOST_PAID: Final = 3

PAY: Final[Single] = Single("pay", Field("coins", "number", range(1, MOST_PAID + 1)), otherwise="pay-needs-pharmacy")


class PayForDevelopment(PlaceQuestion):
    """How many coins do you spend in the Pharmacy? (O-10.17)"""

    prompt_key: ClassVar = "pay-for-development"

    def most(self, state: OrleansState, player: Player) -> i64:
        left = state.box.development_last - player.development
        return min(i64(state.box.most[self.place]), min(player.coins, left))

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [PAY.of(number + 1) for number in range(self.most(state, state.players[seat]))]

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not PAY.has(action):
            return None
        player = state.players[seat]
        coins = PAY.value(action)
        if coins > player.coins:
            held = int(player.coins)
            return say(state, "pay-more-than-owned", {"number": held}, lacks("coins", int(coins) - held))
        return say(state, "pay-beyond-track", {"number": int(state.box.development_last - player.development)})

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        coins = PAY.value(action)
        pay_coins(state, seat, coins)
        advance_development(state, seat, coins)
