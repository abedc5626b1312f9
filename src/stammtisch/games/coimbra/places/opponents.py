"""Cards that reach the other players: tributes, and points or clerics lost.

Opponents answer in player order; who has no choice is not asked. Rules: C-12.3, C-12.4, C-12.6.
"""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.effects import fall_back, lose_points
from stammtisch.games.coimbra.glossary import CARD, reward_name
from stammtisch.games.coimbra.ids import CLERIC, COUNCIL, FROM_OPPONENTS
from stammtisch.games.coimbra.places.rewards import BonusQuestion, BonusStep, reward
from stammtisch.games.coimbra.state import CoimbraState

GIVE_RESOURCES: Final[Lone] = Lone("give-resources", otherwise="no-tribute-now")
GIVE_POINTS: Final[Lone] = Lone("give-points", otherwise="no-tribute-now")
LOSE_POINTS: Final[Lone] = Lone("lose-points", otherwise="nothing-to-lose")
LOSE_CARD: Final[Single] = Single("lose", CARD, otherwise="nothing-to-lose")

GAVE_RESOURCES: Final = Message(33, "gave-resources", "player", "other", "resources*")
GAVE_POINTS: Final = Message(34, "gave-points", "player", "other", "number:points")
LOST_CARD: Final = Message(35, "lost-card", "player", "card")

# Tributes


def ask_for_tributes(state: CoimbraState, seat: int, bonus: int, only_behind: bool) -> None:
    """Every opponent, or every one behind on the gray track, pays a tribute in player order (C-12.3, C-12.6).

    The influence of the card itself has been gained before: the track is looked at as it is now (C-R34).
    """
    own_place = state.rank_on(COUNCIL, seat)
    for other in reversed(state.seats_in_order()):
        if other != seat and not (only_behind and state.rank_on(COUNCIL, other) < own_place):
            state.stack.append(Tribute(other, seat, bonus))


class Tribute(BonusStep):
    """A tribute falls due; who lacks the resources pays in points without being asked (C-12.3)."""

    fields: ClassVar = ["seat", "taker", "bonus"]

    def __init__(self, seat: int, taker: int, bonus: int) -> None:
        super().__init__(seat, bonus)
        self.taker = taker

    def happen(self, state: CoimbraState) -> None:
        ask_unless_forced(state, GiveTribute(self.seat, self.taker, self.bonus))


class GiveTribute(BonusQuestion):
    """Do you pay the tribute in resources or in points? (C-12.3, C-12.6)"""

    prompt_key: ClassVar = "give-tribute"
    fields: ClassVar = ["seat", "taker", "bonus"]

    def __init__(self, seat: int, taker: int, bonus: int) -> None:
        super().__init__(seat, bonus)
        self.taker = taker

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        box = state.box
        return {
            "player": state.game.texts.players[self.taker],
            "resources": reward_name(int(box.guards[self.bonus]), int(box.coins[self.bonus])),
            "points": reward_name(0, 0, int(box.points[self.bonus])),
        }

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player, box = state.players[seat], state.box
        if player.guards >= box.guards[self.bonus] and player.coins >= box.coins[self.bonus]:
            return [GIVE_RESOURCES.action, GIVE_POINTS.action]
        return [GIVE_POINTS.action]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        """What the taker cannot hold is lost; the giver's points may fall below zero (C-12.3)."""
        player, box = state.players[seat], state.box
        if GIVE_RESOURCES.has(action):
            guards, coins = box.guards[self.bonus], box.coins[self.bonus]
            player.guards -= guards
            player.coins -= coins
            state.tell_list(GAVE_RESOURCES, [seat, self.taker, int(guards), int(coins)])
            reward(state, self.taker, guards, coins, 0, FROM_OPPONENTS)
        else:
            points = box.points[self.bonus]
            player.points[FROM_OPPONENTS] -= points
            state.tell(GAVE_POINTS, seat, self.taker, points)
            reward(state, self.taker, 0, 0, points, FROM_OPPONENTS)


# Clerics


def threaten_clerics(state: CoimbraState, seat: int, bonus: int) -> None:
    """Every opponent loses points or a cleric, in player order (C-12.4)."""
    for other in reversed(state.seats_in_order()):
        if other != seat:
            state.stack.append(Threat(other, bonus))


class Threat(BonusStep):
    """One opponent loses something; who has no cleric loses points without being asked (C-12.4)."""

    def happen(self, state: CoimbraState) -> None:
        ask_unless_forced(state, LoseCleric(self.seat, self.bonus))


class LoseCleric(BonusQuestion):
    """Do you lose points or one of your clerics? (C-12.4)"""

    prompt_key: ClassVar = "lose-cleric"

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        return {"points": reward_name(0, 0, int(state.box.amount[self.bonus]))}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        clerics = numbers_in(state.players[seat].cards & state.box.class_mask[CLERIC])
        return [LOSE_POINTS.action, *[LOSE_CARD.of(card) for card in clerics]]

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not LOSE_CARD.has(action):
            return None
        card = LOSE_CARD.value(action)
        code = "not-a-cleric" if state.players[seat].has_card(card) else "card-not-owned"
        return say(state, code, {"card": state.box.card_names[card]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        """A card is discarded with everything it gives, and its owner falls back by its influence (C-12.4)."""
        if LOSE_POINTS.has(action):
            lose_points(state, seat, state.box.amount[self.bonus], FROM_OPPONENTS)
            return
        card = LOSE_CARD.value(action)
        state.players[seat].cards &= ~bit(card)
        state.discard |= bit(card)
        state.tell(LOST_CARD, seat, card)
        fall_back(state, seat, state.box.card_class[card], state.box.influence[card])
