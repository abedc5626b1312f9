"""A card that lets its owner acquire another one from the discard pile. Rules: C-12.5."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.refusals import say
from stammtisch.games.coimbra.glossary import CLASS
from stammtisch.games.coimbra.ids import CLASSES, START_CARDS
from stammtisch.games.coimbra.places.acquiring import ACQUIRE, acquire, can_acquire, cannot_acquire
from stammtisch.games.coimbra.places.rewards import DECLINE, BonusQuestion
from stammtisch.games.coimbra.state import CoimbraState

BROWSE: Final[Single] = Single("browse", CLASS, otherwise="no-browsing-now")


def cards_to_pick(state: CoimbraState, seat: int, bonus: int, cls: i64) -> list[int]:
    """The discarded cards of a class that the seat can pay for; start cards have no cost and stay."""
    player = state.players[seat]
    price = state.box.amount[bonus]
    cards = numbers_in(state.discard & state.box.class_mask[cls])
    return [card for card in cards if card >= START_CARDS and can_acquire(state, player, card, price)]


class BrowseDiscards(BonusQuestion):
    """Of which class is the discarded card you want, if any?"""

    prompt_key: ClassVar = "browse-discards"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [BROWSE.of(cls) for cls in range(CLASSES) if cards_to_pick(state, seat, self.bonus, cls)]
        found.append(DECLINE.action)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not BROWSE.has(action):
            return None
        return say(state, "nothing-of-class", {"class": state.box.class_names[BROWSE.value(action)]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if BROWSE.has(action):
            state.stack.append(PickDiscarded(seat, self.bonus, int(BROWSE.value(action))))


class PickDiscarded(BonusQuestion):
    """Which discarded card do you acquire?"""

    prompt_key: ClassVar = "pick-discarded"
    fields: ClassVar = ["seat", "bonus", "cls"]

    def __init__(self, seat: int, bonus: int, cls: int) -> None:
        super().__init__(seat, bonus)
        self.cls = cls

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [ACQUIRE.of(card) for card in cards_to_pick(state, seat, self.bonus, self.cls)]

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if BROWSE.has(action):
            return self.other_class(state)
        if not ACQUIRE.has(action):
            return None
        card = ACQUIRE.value(action)
        if not (state.discard >> card) & 1:
            return say(state, "not-discarded", {"card": state.box.card_names[card]})
        if card < START_CARDS:
            return say(state, "start-card-without-cost", {"card": state.box.card_names[card]})
        if state.box.card_class[card] != self.cls:
            return self.other_class(state)
        return cannot_acquire(state, state.players[seat], card, state.box.amount[self.bonus], "C-12.5")

    def other_class(self, state: CoimbraState) -> Refusal:
        return say(state, "other-class-chosen", {"class": state.box.class_names[self.cls]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        card = ACQUIRE.value(action)
        state.discard &= ~bit(card)
        acquire(state, seat, card, state.box.amount[self.bonus])
