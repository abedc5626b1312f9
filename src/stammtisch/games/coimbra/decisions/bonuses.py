"""What each bonus does when it takes effect, and the questions of the single cards and monasteries.

`gain_bonus` is the vocabulary of bonuses; cards, monasteries and favour tiles share it. Rules: C-10, C-12, C-15.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.actions import (
    ACQUIRE,
    BROWSE,
    DECLINE,
    PAY_PRICE,
    REPEAT_CARD,
    SCORE_CARD,
    SCORE_TRACK,
    SCORE_VOYAGE,
)
from stammtisch.games.coimbra.decisions.opponents import ask_for_tributes, threaten_clerics
from stammtisch.games.coimbra.decisions.retrieving import acquire
from stammtisch.games.coimbra.decisions.rewards import (
    ChooseResource,
    GainBonus,
    PutCap,
    TakeFavour,
    gain_influence,
    offer_voyage,
    reward,
)
from stammtisch.games.coimbra.effects import can_acquire, holding, pay, price_of
from stammtisch.games.coimbra.ids import (
    ADVANCE,
    ADVANCE_ALL,
    ANY_RESOURCE,
    CAP,
    CARDS,
    CHOOSE,
    CLASS_SETS,
    CLASSES,
    FROM_DISCARD,
    FROM_MONASTERIES,
    GAIN,
    GAIN_AND_INVEST,
    GAME_END,
    IMMEDIATE,
    INQUISITION,
    PAY,
    PER_CLASS,
    PER_CROWN,
    PER_INFLUENCE,
    PER_MONASTERY,
    REPEAT,
    SCORE_CARD_AND_TRACK,
    SCORE_DIPLOMAS,
    SCORE_VOYAGES,
    START_CARDS,
    TAKE_FAVOUR,
    TRACK_INCOME,
    TRIBUTE,
    TRIBUTE_BEHIND,
    VOYAGE_DISCOUNT,
    VOYAGES_IN_PLAY,
    count_bits,
    source_of,
)
from stammtisch.games.coimbra.scoring import card_points, diploma_points, track_points, voyage_points
from stammtisch.games.coimbra.specials import dice_for_cap
from stammtisch.games.coimbra.state import CoimbraState


def gain_bonus(state: CoimbraState, seat: int, bonus: int) -> None:
    """An immediate bonus takes effect."""
    box = state.box
    player = state.players[seat]
    effect = box.bonus[bonus]
    source = source_of(bonus)
    if effect == GAIN:
        multiply(state, seat, bonus, 1)
    elif effect == CHOOSE:
        state.stack.append(ChooseResource(seat, bonus))
    elif effect == GAIN_AND_INVEST:
        # The investment is offered after the gain; the step looks at it then.
        state.stack.append(VoyageOffer(seat, int(box.resource[bonus])))
        multiply(state, seat, bonus, 1)
    elif effect == VOYAGE_DISCOUNT:
        offer_voyage(state, seat, ANY_RESOURCE)
    elif effect == CAP:
        if dice_for_cap(state, seat):
            state.stack.append(PutCap(seat))
        multiply(state, seat, bonus, 1)
    elif effect == TRACK_INCOME:
        collect_income(state, seat, box.of[bonus], 0, source)
    elif effect == TAKE_FAVOUR:
        if state.favours_left:
            state.stack.append(TakeFavour(seat))
    elif effect == PER_CLASS:
        multiply(state, seat, bonus, state.cards_of_class(player, box.of[bonus]))
    elif effect == PER_MONASTERY:
        multiply(state, seat, bonus, count_bits(player.visited))
    elif effect == PER_CROWN:
        multiply(state, seat, bonus, state.crowns(seat))
    elif effect == PER_INFLUENCE:
        multiply(state, seat, bonus, count_bits(player.cards & box.counted_cards[bonus]))
    elif effect == CLASS_SETS:
        multiply(state, seat, bonus, state.class_sets(player))
    elif effect == TRIBUTE:
        ask_for_tributes(state, seat, bonus, False)
    elif effect == TRIBUTE_BEHIND:
        ask_for_tributes(state, seat, bonus, True)
    elif effect == INQUISITION:
        threaten_clerics(state, seat, bonus)
        multiply(state, seat, bonus, 1)
    elif effect == ADVANCE:
        gain_influence(state, seat, box.of[bonus], box.amount[bonus])
    elif effect == ADVANCE_ALL:
        for track in range(i64(CLASSES)):
            gain_influence(state, seat, track, box.amount[bonus])
    elif effect == PAY:
        if holding(player, box.resource[bonus]) >= box.amount[bonus]:
            state.stack.append(PayForReward(seat, bonus))
    elif effect == REPEAT:
        if cards_to_repeat(state, seat, bonus):
            state.stack.append(RepeatBonus(seat, bonus))
    elif effect == FROM_DISCARD:
        if classes_to_browse(state, seat, bonus):
            state.stack.append(BrowseDiscards(seat, bonus))
    elif effect == SCORE_DIPLOMAS:
        reward(state, seat, 0, 0, diploma_points(state, player), 0, source)
    elif effect == SCORE_VOYAGES:
        score_voyages(state, seat, int(box.amount[bonus]), 0)
    elif effect == SCORE_CARD_AND_TRACK:
        state.stack.append(ScoreTrack(seat))
        if player.cards & box.zone_mask[GAME_END]:
            state.stack.append(ScoreCard(seat))


def multiply(state: CoimbraState, seat: int, bonus: int, times: i64) -> None:
    """Give what a bonus shows, so many times (C-8.6)."""
    if times > 0:
        box = state.box
        reward(
            state,
            seat,
            times * box.guards[bonus],
            times * box.coins[bonus],
            times * box.points[bonus],
            times * box.steps[bonus],
            source_of(bonus),
        )


def collect_income(state: CoimbraState, seat: int, track: i64, more_steps: i64, source: i64) -> None:
    """Give what stands beside the disk on a track, and steps that a card adds (C-6.2, C-12.13, C-13.2)."""
    box = state.box
    place = track * (box.last_space + 1) + state.players[seat].track[track]
    reward(
        state,
        seat,
        box.income_guards[place],
        box.income_coins[place],
        box.income_points[place],
        box.income_steps[place] + more_steps,
        source,
    )


class VoyageOffer(GainBonus):
    """After the gain of the same card, an investment is offered (C-12.10); `bonus` names the resource."""

    def happen(self, state: CoimbraState) -> None:
        offer_voyage(state, self.seat, self.bonus)


# A reward for a price


class PayForReward(OneSeatQuestion):
    """Do you pay for the reward? (C-12.14, C-12.15)"""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def prompt(self) -> str:
        return "pay-for-reward"

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [PAY_PRICE, DECLINE]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == PAY_PRICE:
            pay(state, self.seat, state.box.resource[self.bonus], state.box.amount[self.bonus])
            multiply(state, self.seat, self.bonus, 1)


# Repeating an immediate bonus


def cards_to_repeat(state: CoimbraState, seat: int, bonus: int) -> list[int]:
    """Own cards of the class with an immediate bonus that is not itself a repetition (C-12.12)."""
    box = state.box
    cards = state.players[seat].cards & box.class_mask[box.of[bonus]] & box.zone_mask[IMMEDIATE] & ~box.repeat_mask
    return cards_in(cards)


def cards_in(mask: i64) -> list[int]:
    """The cards of a mask."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


class RepeatBonus(OneSeatQuestion):
    """Which immediate bonus do you use once more? (C-12.12)"""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def prompt(self) -> str:
        return "repeat-bonus"

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [REPEAT_CARD + card for card in cards_to_repeat(state, self.seat, self.bonus)]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        card = action - REPEAT_CARD
        state.tell(log.REPEATED, self.seat, card)
        gain_bonus(state, self.seat, card)


# A card from the discard pile


def cards_to_pick(state: CoimbraState, seat: int, bonus: int, cls: i64) -> list[int]:
    """The discarded cards of a class that the seat can pay for; start cards have no cost and stay (C-12.5)."""
    player = state.players[seat]
    price = state.box.amount[bonus]
    found: list[int] = []
    cards = state.discard & state.box.class_mask[cls]
    if cards:
        for card in range(i64(START_CARDS), i64(CARDS)):
            if (cards >> card) & 1 and can_acquire(state, player, card, price):
                found.append(int(card))
    return found


def classes_to_browse(state: CoimbraState, seat: int, bonus: int) -> list[int]:
    """The classes of which the seat can acquire a discarded card."""
    return [cls for cls in range(CLASSES) if cards_to_pick(state, seat, bonus, cls)]


class BrowseDiscards(OneSeatQuestion):
    """Of which class is the discarded card you want, if any? (C-12.5)"""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def prompt(self) -> str:
        return "browse-discards"

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [BROWSE + cls for cls in classes_to_browse(state, self.seat, self.bonus)]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action != DECLINE:
            state.stack.append(PickDiscarded(self.seat, self.bonus, action - BROWSE))


class PickDiscarded(OneSeatQuestion):
    """Which discarded card do you acquire? (C-12.5)"""

    def __init__(self, seat: int, bonus: int, cls: int) -> None:
        super().__init__(seat)
        self.bonus = bonus
        self.cls = cls

    def prompt(self) -> str:
        return "pick-discarded"

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus, self.cls]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [ACQUIRE + card for card in cards_to_pick(state, self.seat, self.bonus, self.cls)]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        card: i64 = action - ACQUIRE
        state.discard &= ~bit(card)
        price = price_of(state, state.players[self.seat], card, state.box.amount[self.bonus])
        acquire(state, self.seat, card, price)


# Scoring now


def voyages_to_score(state: CoimbraState, seat: int, done: i64) -> list[int]:
    """The voyages with a disk of this seat that this monastery has not scored yet."""
    player = state.players[seat]
    found: list[int] = []
    for place in range(i64(VOYAGES_IN_PLAY)):
        voyage = state.layout.voyages[place]
        if player.has_invested(voyage) and (done >> voyage) & 1 == 0:
            found.append(int(voyage))
    return found


def score_voyages(state: CoimbraState, seat: int, left: int, done: int) -> None:
    """Ask for the next voyage to score now (C-15.10)."""
    if left > 0 and voyages_to_score(state, seat, done):
        state.stack.append(ScoreVoyage(seat, left, done))


class ScoreVoyage(OneSeatQuestion):
    """Which voyage do you score now? (C-15.10)"""

    def __init__(self, seat: int, left: int, done: int) -> None:
        super().__init__(seat)
        self.left = left
        self.done = done

    def prompt(self) -> str:
        return "score-voyage"

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.done]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [SCORE_VOYAGE + voyage for voyage in voyages_to_score(state, self.seat, self.done)]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        voyage = action - SCORE_VOYAGE
        state.tell(log.SCORED_VOYAGE, self.seat, voyage)
        score_voyages(state, self.seat, self.left - 1, self.done | int(bit(voyage)))
        reward(state, self.seat, 0, 0, voyage_points(state, self.seat, voyage), 0, FROM_MONASTERIES)


class ScoreCard(OneSeatQuestion):
    """Which game end card do you score now? (C-15.11)"""

    def prompt(self) -> str:
        return "score-card"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        cards = cards_in(state.players[self.seat].cards & state.box.zone_mask[GAME_END])
        found = [SCORE_CARD + card for card in cards]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        card = action - SCORE_CARD
        state.tell(log.SCORED_CARD, self.seat, card)
        reward(state, self.seat, 0, 0, card_points(state, self.seat, card), 0, FROM_MONASTERIES)


class ScoreTrack(OneSeatQuestion):
    """Which influence track do you score now? (C-15.11)"""

    def prompt(self) -> str:
        return "score-track"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [
            SCORE_TRACK,
            SCORE_TRACK + 1,
            SCORE_TRACK + 2,
            SCORE_TRACK + 3,
            DECLINE,
        ]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        track = action - SCORE_TRACK
        state.tell(log.SCORED_TRACK, self.seat, track)
        reward(state, self.seat, 0, 0, track_points(state, self.seat, track), 0, FROM_MONASTERIES)
