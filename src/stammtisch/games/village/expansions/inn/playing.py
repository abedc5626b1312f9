"""Person cards that may be played at any time: in one's own turn, on a market day or in a mass. Rules: VI-4, VI-6."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.village import log as base_log
from stammtisch.games.village.actions import NO_ACTION, PROMOTE, RECEIVE_GOOD
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.council import StepReached, highest_step, privileges
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.market import EndOfMarketDay, NextSale, Sale
from stammtisch.games.village.places.travel import visit
from stammtisch.games.village.places.turn import action_question
from stammtisch.games.village.effects import gain_good, gain_grain
from stammtisch.games.village.ids import CASTLES, CHURCH, FAMILY_SPACE, NUMBERS, STEPS, standing
from stammtisch.games.village.expansions.inn import log
from stammtisch.games.village.expansions.inn.actions import BUY_CARD, LAY_MARKER, LOOK, SET_TIME
from stammtisch.games.village.expansions.inn.cards import discard_card
from stammtisch.games.village.expansions.inn.guests import buy_card, why_not_buy_card
from stammtisch.games.village.expansions.inn.ids import (
    ABBOT,
    BLACKSMITH,
    CATTLE_BREEDER,
    COUNCILMAN,
    FARMHAND,
    FIRST_MARRIAGE_CARD,
    HERB_WOMAN,
    MESSENGER,
    MOST_IN_STACK,
    NOBLEWOMAN,
    PRODIGAL_SON,
    SCRIBE,
    STACKS,
    WAINWRIGHT,
)
from stammtisch.games.village.expansions.inn.stacks import table_of
from stammtisch.games.village.expansions.marriage import cards as marriage_cards
from stammtisch.games.village.state import VillageState


def why_not_now(state: VillageState, seat: int, card: int) -> str:
    """Whether a card that may be played at any time would do anything now; else the code of the refusal."""
    player = state.players[seat]
    if card >= FIRST_MARRIAGE_CARD:
        return marriage_cards.why_not_card(state, seat, card)
    if card == ABBOT:
        for place in range(i64(CHURCH), i64(CHURCH + STEPS - 1)):
            if player.family[place] != 0:
                return ""
        return "abbot-nobody"
    if card == MESSENGER:
        return "messenger-no-castle" if player.castles == (1 << CASTLES) - 1 else ""
    if card == HERB_WOMAN:
        return "herb-market" if is_market_day(state) else ""
    if card == COUNCILMAN:
        step = highest_step(player)
        if step == 0:
            return "councilman-nobody"
        return "" if privileges(state, seat, step) else "councilman-nothing"
    return ""


def is_market_day(state: VillageState) -> bool:
    """Whether a market day is going on."""
    for pending in state.stack:
        if isinstance(pending, (NextSale, Sale, EndOfMarketDay)):
            return True
    return False


def lay_down(state: VillageState, seat: int, card: int) -> None:
    """A card leaves the hand and the game; some bring points at once, those of Marriage in their own way (VI-4.3)."""
    discard_card(state, seat, card)
    state.tell(log.PLAYED, seat, card)
    points = state.box.inn.card_points[card]
    if points > 0 and card < FIRST_MARRIAGE_CARD:
        table_of(state).fame[seat] += points
        state.tell(base_log.GOT_FAME, seat, points)


def play(state: VillageState, seat: int, card: int) -> None:
    """Play a card that is playable now (VI-6)."""
    lay_down(state, seat, card)
    if card >= FIRST_MARRIAGE_CARD:
        marriage_cards.play_card(state, seat, card)
        return
    if card == ABBOT:
        ask(state, AbbotRaises(seat))
    elif card == MESSENGER:
        ask(state, LayMarker(seat))
    elif card == NOBLEWOMAN:
        if not table_of(state).are_stacks_empty():
            ask(state, WhichStack(seat))
    elif card == FARMHAND:
        filled = gain_grain(state, seat, state.box.grain_spaces)
        state.tell(log.FILLED, seat, filled)
    elif card == HERB_WOMAN:
        state.stack.append(SetLifetime(seat))
    elif card == COUNCILMAN:
        step = int(highest_step(state.players[seat]))
        for _ in range(state.box.inn.card_each[COUNCILMAN]):
            state.stack.append(StepReached(seat, step))
    elif card == PRODIGAL_SON:
        family = action_question(state, seat, FAMILY_SPACE)
        if len(family.choices(state, seat)) > 1:
            state.stack.append(family)
    elif card == CATTLE_BREEDER:
        ask(state, TakeAnimal(seat))
    else:
        assert card in (BLACKSMITH, SCRIBE, WAINWRIGHT)
        for good in state.box.inn.card_goods[card]:
            receive(state, seat, good)


def ask(state: VillageState, question: OneSeatQuestion) -> None:
    """Ask for the details of a card, unless there is only one way."""
    ways = question.choices(state, question.seat)
    if len(ways) == 1:
        question.take(state, question.seat, ways[0])
    else:
        state.stack.append(question)


def receive(state: VillageState, seat: int, good: i64) -> None:
    gain_good(state, seat, good)
    state.tell(base_log.GOT_GOOD, seat, good)


class AbbotRaises(OneSeatQuestion):
    """Who goes to the last step of the church? (VI-6.1)"""

    def prompt(self) -> str:
        return "abbot"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        family = state.players[seat].family
        found: list[int] = []
        for step in range(i64(STEPS - 1)):
            for number in range(i64(NUMBERS)):
                if standing(family[CHURCH + step], number) > 0:
                    found.append(int(PROMOTE + step * NUMBERS + number))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        step: i64 = (action - PROMOTE) // NUMBERS
        number: i64 = (action - PROMOTE) % NUMBERS
        last = CHURCH + STEPS - 1
        state.tell(log.RAISED, seat, number, last)
        pick(state, seat, number, CHURCH + step, last)


class LayMarker(OneSeatQuestion):
    """On which castle does the messenger lay a marker? (VI-6.2)"""

    def prompt(self) -> str:
        return "messenger"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        castles = state.players[seat].castles
        return [LAY_MARKER + castle for castle in range(CASTLES) if (castles >> i64(castle)) & 1 == 0]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        state.tell(log.LAID_MARKER, seat, action - LAY_MARKER)
        visit(state, seat, action - LAY_MARKER)


class WhichStack(OneSeatQuestion):
    """Which stack does the noblewoman look through? (VI-6.3)"""

    def prompt(self) -> str:
        return "which-stack"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        return [LOOK + stack for stack in range(STACKS) if inn.sizes[stack] > 0]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        stack = action - LOOK
        state.tell(log.LOOKED, seat, stack + 1)
        table_of(state).looked[stack] |= bit(seat)
        state.reveal()
        # Asked even when nothing can be paid: what lies there is hers to see.
        state.stack.append(LookThrough(seat, stack))


class LookThrough(OneSeatQuestion):
    """Which card of the stack do you buy, if any? Only who looks sees the cards (VI-6.3)."""

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def prompt(self) -> str:
        return "look-through"

    def numbers(self) -> list[int]:
        return [self.seat, self.stack]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        first = self.stack * MOST_IN_STACK
        found: list[int] = []
        for place in range(first, first + int(inn.sizes[self.stack])):
            card = inn.stacks[place]
            if not why_not_buy_card(state, seat, card):
                found.append(int(BUY_CARD + card))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action != NO_ACTION:
            buy_card(state, seat, action - BUY_CARD)
        else:
            state.tell(log.NO_CARD, seat)


class SetLifetime(OneSeatQuestion):
    """Where does the marker on the lifetime track go? (VI-6.5)"""

    def prompt(self) -> str:
        return "set-lifetime"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [SET_TIME, SET_TIME + 1, NO_ACTION]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            return
        is_after = action == SET_TIME
        state.players[seat].time = 0 if is_after else state.box.lifetime - 1
        state.tell(log.TIME_AFTER if is_after else log.TIME_BEFORE, seat)


class TakeAnimal(OneSeatQuestion):
    """Which animal do you take from the cattle breeder? (VI-6.10)"""

    def prompt(self) -> str:
        return "take-animal"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [RECEIVE_GOOD + good for good in state.box.inn.card_goods[CATTLE_BREEDER]]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        receive(state, seat, action - RECEIVE_GOOD)
