"""What each immediate bonus does; cards, monasteries and favour tiles share the vocabulary.

Rules: C-10, C-12, C-15.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.message import Message
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.games.coimbra.glossary import CARD
from stammtisch.games.coimbra.ids import (
    ADVANCE,
    ADVANCE_ALL,
    ANY_RESOURCE,
    CAP,
    CHOOSE,
    CLASSES,
    FROM_DISCARD,
    GAIN_AND_INVEST,
    IMMEDIATE,
    INQUISITION,
    PAY,
    REPEAT,
    SCORE_CARD_AND_TRACK,
    SCORE_DIPLOMAS,
    SCORE_VOYAGES,
    TAKE_FAVOUR,
    TRACK_INCOME,
    TRIBUTE,
    TRIBUTE_BEHIND,
    VOYAGE_DISCOUNT,
    source_of,
)
from stammtisch.games.coimbra.places.discards import BrowseDiscards
from stammtisch.games.coimbra.places.favours import PutCap, TakeFavour
from stammtisch.games.coimbra.places.gains import ChooseResource, PayForReward, collect_income, gain_shown
from stammtisch.games.coimbra.places.monasteries import score_card_and_track, score_voyages
from stammtisch.games.coimbra.places.opponents import ask_for_tributes, threaten_clerics
from stammtisch.games.coimbra.places.rewards import DECLINE, BonusQuestion, gain_influence, reward
from stammtisch.games.coimbra.places.voyages import VoyageOffer, offer_voyage
from stammtisch.games.coimbra.scoring import diploma_points
from stammtisch.games.coimbra.state import Bonuses, CoimbraState

REPEAT_CARD: Final[Single] = Single("repeat", CARD, otherwise="nothing-to-repeat")

REPEATED: Final = Message(32, "repeated", "player", "card")


class AllBonuses(Bonuses):
    """The bonuses of cards, monasteries and favour tiles."""

    def gain(self, state: CoimbraState, seat: int, bonus: int) -> None:
        """An immediate bonus takes effect; who could only decline is not asked."""
        box = state.box
        effect = box.bonus[bonus]
        if effect == CHOOSE:
            state.stack.append(ChooseResource(seat, bonus))
        elif effect == GAIN_AND_INVEST:
            # The investment is offered after the gain; the step looks at it then.
            state.stack.append(VoyageOffer(seat, int(box.resource[bonus])))
            gain_shown(state, seat, bonus)
        elif effect == VOYAGE_DISCOUNT:
            offer_voyage(state, seat, ANY_RESOURCE)
        elif effect == CAP:
            ask_unless_forced(state, PutCap(seat))
            gain_shown(state, seat, bonus)
        elif effect == TRACK_INCOME:
            collect_income(state, seat, box.of[bonus], 0, source_of(bonus))
        elif effect == TAKE_FAVOUR:
            ask_unless_forced(state, TakeFavour(seat))
        elif effect == TRIBUTE:
            ask_for_tributes(state, seat, bonus, False)
        elif effect == TRIBUTE_BEHIND:
            ask_for_tributes(state, seat, bonus, True)
        elif effect == INQUISITION:
            threaten_clerics(state, seat, bonus)
            gain_shown(state, seat, bonus)
        elif effect == ADVANCE:
            gain_influence(state, seat, box.of[bonus], box.amount[bonus])
        elif effect == ADVANCE_ALL:
            for track in range(i64(CLASSES)):
                gain_influence(state, seat, track, box.amount[bonus])
        elif effect == PAY:
            ask_unless_forced(state, PayForReward(seat, bonus))
        elif effect == REPEAT:
            ask_unless_forced(state, RepeatBonus(seat, bonus))
        elif effect == FROM_DISCARD:
            ask_unless_forced(state, BrowseDiscards(seat, bonus))
        elif effect == SCORE_DIPLOMAS:
            reward(state, seat, 0, 0, diploma_points(state, state.players[seat]), source_of(bonus))
        elif effect == SCORE_VOYAGES:
            score_voyages(state, seat, int(box.amount[bonus]), 0)
        elif effect == SCORE_CARD_AND_TRACK:
            score_card_and_track(state, seat)
        else:
            gain_shown(state, seat, bonus)


# Repeating an immediate bonus


def cards_to_repeat(state: CoimbraState, seat: int, bonus: int) -> list[int]:
    """Own cards of the class with an immediate bonus that is not itself a repetition (C-12.12)."""
    box = state.box
    fitting = box.class_mask[box.of[bonus]] & box.zone_mask[IMMEDIATE] & ~box.repeat_mask
    return numbers_in(state.players[seat].cards & fitting)


class RepeatBonus(BonusQuestion):
    """Which immediate bonus do you use once more? (C-12.12)"""

    prompt_key: ClassVar = "repeat-bonus"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [*[REPEAT_CARD.of(card) for card in cards_to_repeat(state, seat, self.bonus)], DECLINE.action]

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not REPEAT_CARD.has(action):
            return None
        box = state.box
        card = REPEAT_CARD.value(action)
        code = "no-endless-repeat"
        if not state.players[seat].has_card(card):
            code = "card-not-owned"
        elif box.card_class[card] != box.of[self.bonus]:
            code = "not-of-class"
        elif box.zone[card] != IMMEDIATE:
            code = "not-immediate"
        return say(state, code, {"card": box.card_names[card]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if REPEAT_CARD.has(action):
            card = int(REPEAT_CARD.value(action))
            state.tell(REPEATED, seat, card)
            state.bonuses.gain(state, seat, card)
