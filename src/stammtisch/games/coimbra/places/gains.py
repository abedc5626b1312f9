"""What bonuses and tracks show: guards, coins, points and steps, sometimes as a choice or for a price.

Rules: C-6.2, C-8.6, C-10.4, C-12.2, C-12.14, C-12.15.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.family import Lone
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.effects import holding, pay
from stammtisch.games.coimbra.glossary import reward_name
from stammtisch.games.coimbra.ids import (
    CLASS_SETS,
    GUARDS,
    PER_CLASS,
    PER_CROWN,
    PER_INFLUENCE,
    PER_MONASTERY,
    source_of,
)
from stammtisch.games.coimbra.places.pilgrimage import give_steps
from stammtisch.games.coimbra.places.rewards import DECLINE, BonusQuestion, reward
from stammtisch.games.coimbra.state import CoimbraState

GAIN_GUARDS: Final[Lone] = Lone("gain-guards", otherwise="no-choice-now")
GAIN_COINS: Final[Lone] = Lone("gain-coins", otherwise="no-choice-now")
PAY_PRICE: Final[Lone] = Lone("pay", otherwise="nothing-to-pay-for")


def times_shown(state: CoimbraState, seat: i64, bonus: i64) -> i64:
    """How many times a bonus gives what it shows (C-8.6)."""
    box = state.box
    player = state.players[seat]
    effect = box.bonus[bonus]
    if effect == PER_CLASS:
        return state.cards_of_class(player, box.of[bonus])
    if effect == PER_MONASTERY:
        return count_bits(player.visited)
    if effect == PER_CROWN:
        return state.crowns(seat)
    if effect == PER_INFLUENCE:
        return count_bits(player.cards & box.counted_cards[bonus])
    if effect == CLASS_SETS:
        return state.class_sets(player)
    return 1


def gain_shown(state: CoimbraState, seat: int, bonus: int) -> None:
    """Give what a bonus shows, as many times as it says (C-8.6)."""
    times = times_shown(state, seat, bonus)
    if times > 0:
        box = state.box
        give_steps(state, seat, times * box.steps[bonus])
        guards, coins, points = times * box.guards[bonus], times * box.coins[bonus], times * box.points[bonus]
        reward(state, seat, guards, coins, points, source_of(bonus))


def collect_income(state: CoimbraState, seat: int, track: i64, more_steps: i64, source: i64) -> None:
    """Give what stands beside the disk on a track, and steps that a card adds (C-6.2, C-12.13, C-13.2)."""
    box = state.box
    place = track * (box.last_space + 1) + state.players[seat].track[track]
    give_steps(state, seat, box.income_steps[place] + more_steps)
    reward(state, seat, box.income_guards[place], box.income_coins[place], box.income_points[place], source)


class ChooseResource(BonusQuestion):
    """Guards or coins? (C-10.4, C-12.2)"""

    prompt_key: ClassVar = "choose-resource"

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        guards, coins = int(state.box.guards[self.bonus]), int(state.box.coins[self.bonus])
        return {"guards": reward_name(guards, 0), "coins": reward_name(0, coins)}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [GAIN_GUARDS.action, GAIN_COINS.action]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if GAIN_GUARDS.has(action):
            reward(state, seat, state.box.guards[self.bonus], 0, 0, source_of(self.bonus))
        else:
            reward(state, seat, 0, state.box.coins[self.bonus], 0, source_of(self.bonus))


class PayForReward(BonusQuestion):
    """Do you pay for the reward? (C-12.14, C-12.15)"""

    prompt_key: ClassVar = "pay-for-reward"

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        box = state.box
        bonus = self.bonus
        amount = int(box.amount[bonus])
        price = reward_name(amount, 0) if box.resource[bonus] == GUARDS else reward_name(0, amount)
        guards, coins = int(box.guards[bonus]), int(box.coins[bonus])
        return {"price": price, "reward": reward_name(guards, coins, int(box.points[bonus]), int(box.steps[bonus]))}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        can_pay = holding(state.players[seat], state.box.resource[self.bonus]) >= state.box.amount[self.bonus]
        return [PAY_PRICE.action, DECLINE.action] if can_pay else [DECLINE.action]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if PAY_PRICE.has(action):
            pay(state, seat, state.box.resource[self.bonus], state.box.amount[self.bonus])
            gain_shown(state, seat, self.bonus)
