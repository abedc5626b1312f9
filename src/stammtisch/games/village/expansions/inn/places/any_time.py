"""Person cards that may be played at any time: in one's own turn, on a market day or in a mass. Rules: VI-6."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.games.village.effects import gain_good, gain_grain
from stammtisch.games.village.expansions.ids import BUT_CARDS
from stammtisch.games.village.expansions.inn.cards import lay_down
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.effects import where
from stammtisch.games.village.expansions.inn.ids import (
    ABBOT,
    AFTER_QUILL,
    BEFORE_QUILL,
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
    TIME_SPACES,
    WAINWRIGHT,
)
from stammtisch.games.village.expansions.inn.places.brewery import RECEIVE_BEER
from stammtisch.games.village.expansions.inn.places.guests import (
    BUY_CARD,
    STACK,
    about_price,
    buy_card_or_none,
    can_pay_card,
    refuse_price,
)
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.expansions.marriage import cards as marriage_cards
from stammtisch.games.village.ids import CASTLES, CHURCH, FAMILY_SPACE, NUMBERS, STEPS, standing
from stammtisch.games.village.places.church import PROMOTE
from stammtisch.games.village.places.council import GOT_GOOD, RECEIVE_GOOD, StepReached, highest_step, privileges
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.market import EndOfMarketDay, NextSale, Sale
from stammtisch.games.village.places.travel import visit
from stammtisch.games.village.places.turn import action_question
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion, about_figure
from stammtisch.games.village.state import VillageState

LOOK: Final[Single] = Single("look", STACK, otherwise="only-noblewoman")
LAY_MARKER: Final[Single] = Single("lay-marker", Field("castle", "castle", range(CASTLES)), otherwise="only-messenger")
SET_TIME: Final[Single] = Single(
    "set-time", Field("to", "time-space", range(TIME_SPACES), slot="space"), otherwise="only-herb-woman"
)

LOOKED: Final = Message(109, "looked", "player", "number:stack")
RAISED: Final = Message(110, "raised", "player", "figure", "place")
LAID_MARKER: Final = Message(111, "laid-marker", "player", "castle")
TIME_AFTER: Final = Message(112, "time-after", "player")
TIME_BEFORE: Final = Message(113, "time-before", "player")
FILLED: Final = Message(114, "filled", "player", "number:grain")


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
    return any(isinstance(pending, (NextSale, Sale, EndOfMarketDay)) for pending in state.stack)


def play(state: VillageState, seat: int, card: int) -> None:
    """Play a card that is playable now (VI-6)."""
    lay_down(state, seat, card)
    if card >= FIRST_MARRIAGE_CARD:
        marriage_cards.play_card(state, seat, card)
        return
    if card == ABBOT:
        ask_unless_forced(state, AbbotRaises(seat))
    elif card == MESSENGER:
        ask_unless_forced(state, LayMarker(seat))
    elif card == NOBLEWOMAN:
        if not table_of(state).are_stacks_empty():
            ask_unless_forced(state, WhichStack(seat))
    elif card == FARMHAND:
        filled = gain_grain(state, seat, state.box.grain_spaces)
        state.tell(FILLED, seat, filled)
    elif card == HERB_WOMAN:
        state.stack.append(SetLifetime(seat))
    elif card == COUNCILMAN:
        step = int(highest_step(state.players[seat]))
        for _ in range(box_of(state.box).card_each[COUNCILMAN]):
            state.stack.append(StepReached(seat, step))
    elif card == PRODIGAL_SON:
        family = action_question(state, seat, FAMILY_SPACE)
        if len(family.choices(state, seat)) > 1:
            state.stack.append(family)
    elif card == CATTLE_BREEDER:
        ask_unless_forced(state, TakeAnimal(seat))
    else:
        assert card in (BLACKSMITH, SCRIBE, WAINWRIGHT)
        for good in box_of(state.box).card_goods[card]:
            receive(state, seat, good)


def receive(state: VillageState, seat: int, good: i64) -> None:
    gain_good(state, seat, good)
    state.tell(GOT_GOOD, seat, good)


class AbbotRaises(OneSeatQuestion):
    """Who goes to the last step of the church? (VI-6.1)"""

    prompt_key: ClassVar = "abbot"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        family = state.players[seat].family
        found: list[int] = []
        for step in range(i64(STEPS - 1)):
            for number in range(i64(NUMBERS)):
                if standing(family[CHURCH + step], number) > 0:
                    found.append(PROMOTE.of(CHURCH + step, number))
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not PROMOTE.has(action):
            return None
        place, number = PROMOTE.read(action)
        return about_figure(state, "abbot-not-there", int(place), int(number))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        place, number = PROMOTE.read(action)
        last = CHURCH + STEPS - 1
        state.tell(RAISED, seat, number, last)
        pick(state, seat, number, place, last)


class LayMarker(OneSeatQuestion):
    """On which castle does the messenger lay a marker? (VI-6.2)"""

    prompt_key: ClassVar = "messenger"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        castles = state.players[seat].castles
        return [LAY_MARKER.of(castle) for castle in range(CASTLES) if (castles >> i64(castle)) & 1 == 0]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not LAY_MARKER.has(action):
            return None
        return say(state, "castle-has-marker", {"castle": state.box.castle_names[LAY_MARKER.value(action)]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        castle = LAY_MARKER.value(action)
        state.tell(LAID_MARKER, seat, castle)
        visit(state, seat, int(castle))


class WhichStack(OneSeatQuestion):
    """Which stack does the noblewoman look through? (VI-6.3)"""

    prompt_key: ClassVar = "which-stack"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        return [LOOK.of(stack) for stack in range(STACKS) if inn.sizes[stack] > 0]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return say(state, "stack-empty", {"stack": int(LOOK.value(action)) + 1}) if LOOK.has(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        stack = int(LOOK.value(action))
        state.tell(LOOKED, seat, stack + 1)
        table_of(state).looked[stack] |= bit(seat)
        state.reveal()
        # Asked even when nothing can be paid: what lies there is hers to see.
        state.stack.append(LookThrough(seat, stack))


class LookThrough(OneSeatQuestion):
    """Which card of the stack do you buy, if any? Only who looks sees the cards (VI-6.3)."""

    prompt_key: ClassVar = "look-through"
    fields: ClassVar = ["seat", "stack"]

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def moment(self) -> int:
        return BUT_CARDS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        first = self.stack * MOST_IN_STACK
        found: list[int] = []
        for place in range(first, first + int(inn.sizes[self.stack])):
            card = inn.stacks[place]
            if can_pay_card(state, seat, card):
                found.append(BUY_CARD.of(card))
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not BUY_CARD.has(action):
            return None
        card = int(BUY_CARD.value(action))
        place = where(table_of(state), card)
        if place < 0 or place // MOST_IN_STACK != self.stack:
            return about_price(state, "card-not-in-stack", card)
        return refuse_price(state, seat, card)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        buy_card_or_none(state, seat, action)


class SetLifetime(OneSeatQuestion):
    """Where does the marker on the lifetime track go? (VI-6.5)"""

    prompt_key: ClassVar = "set-lifetime"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [SET_TIME.of(AFTER_QUILL), SET_TIME.of(BEFORE_QUILL), NO_ACTION.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            return
        is_after = SET_TIME.value(action) == AFTER_QUILL
        state.players[seat].time = 0 if is_after else state.box.lifetime - 1
        state.tell(TIME_AFTER if is_after else TIME_BEFORE, seat)


class TakeAnimal(OneSeatQuestion):
    """Which animal do you take from the cattle breeder? (VI-6.10)"""

    prompt_key: ClassVar = "take-animal"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [RECEIVE_GOOD.of(good) for good in box_of(state.box).card_goods[CATTLE_BREEDER]]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        is_good = RECEIVE_GOOD.has(action) or RECEIVE_BEER.has(action)
        return say(state, "only-these-animals") if is_good else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        receive(state, seat, RECEIVE_GOOD.value(action))
