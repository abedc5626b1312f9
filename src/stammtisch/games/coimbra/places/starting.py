"""Before round 1: start cards, start corners, and what the start cards bring. Rules: C-1.14, C-1.15."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.coimbra.glossary import CARD
from stammtisch.games.coimbra.ids import CORNERS, MAX_SEATS, NO_NODE
from stammtisch.games.coimbra.places.rewards import BonusStep, GainBonus, gain_influence
from stammtisch.games.coimbra.state import CoimbraState

# The groups are numbered from 1.
START_GROUP: Final[Single] = Single(
    "start-cards", Field("group", "number", range(1, MAX_SEATS + 1)), otherwise="start-too-late"
)
START_CORNER: Final[Single] = Single(
    "start-corner", Field("corner", "node", range(CORNERS)), otherwise="start-too-late"
)
USE: Final[Single] = Single("use", CARD, otherwise="nothing-to-use")

START_CARDS_TAKEN: Final = Message(2, "start-cards-taken", "player", "cards*")
CORNER_TAKEN: Final = Message(3, "corner-taken", "player", "node")


class ChooseStart(OneSeatQuestion):
    """Which start cards or which start corner do you take? (C-1.14)"""

    prompt_key: ClassVar = "choose-start"

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        player = state.players[self.seat]
        offer = "choose-start-any"
        if player.cards:
            offer = "choose-start-corner"
        elif player.pilgrim != NO_NODE:
            offer = "choose-start-cards"
        return {"offer": Name(state.game.texts.prompts[offer].sentences)}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if player.cards == 0:
            for group in range(state.seats):
                if state.group_is_left(group):
                    found.append(START_GROUP.of(group + 1))
        if player.pilgrim == NO_NODE:
            for corner in range(i64(CORNERS)):
                if state.corner_is_free(corner):
                    found.append(START_CORNER.of(corner))
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        if START_GROUP.has(action):
            group = int(START_GROUP.value(action))
            if player.cards:
                return say(state, "start-cards-taken-before")
            if group > state.seats:
                return say(state, "group-not-in-play", {"players": int(state.seats)})
            return say(state, "group-taken", {"group": group})
        if START_CORNER.has(action):
            if player.pilgrim != NO_NODE:
                return say(state, "corner-taken-before")
            return say(state, "corner-taken", {"corner": state.box.node_names[START_CORNER.value(action)]})
        return None

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        player = state.players[seat]
        if START_CORNER.has(action):
            player.pilgrim = START_CORNER.value(action)
            state.tell(CORNER_TAKEN, seat, player.pilgrim)
            return
        group = START_GROUP.value(action) - 1
        first, second = state.layout.groups[2 * group], state.layout.groups[2 * group + 1]
        player.cards = bit(first) | bit(second)
        state.tell_list(START_CARDS_TAKEN, [seat, int(first), int(second)])


class GainStartCards(SeatStep):
    """Influence and immediate bonuses of the start cards; the order of two bonuses is free (C-1.15)."""

    def happen(self, state: CoimbraState) -> None:
        box = state.box
        cards = numbers_in(state.players[self.seat].cards)
        immediate = [card for card in cards if box.is_immediate[card]]
        if len(immediate) == 1:
            use_start_card(state, self.seat, immediate[0])
        elif immediate:
            state.stack.append(UseStartCard(self.seat))
        for card in cards:
            if not box.is_immediate[card]:
                gain_influence(state, self.seat, box.card_class[card], box.influence[card])


def use_start_card(state: CoimbraState, seat: int, card: int) -> None:
    """First the influence of a start card, then its bonus (C-1.15)."""
    state.stack.append(GainBonus(seat, card))
    gain_influence(state, seat, state.box.card_class[card], state.box.influence[card])


def why_not_use(state: CoimbraState, action: int) -> Refusal | None:
    """A card is not among those to use now, if the action uses one."""
    return say(state, "card-not-now", {"card": state.box.card_names[USE.value(action)]}) if USE.has(action) else None


class UseStartCard(OneSeatQuestion):
    """Which of your two start cards do you use first? (C-1.15)"""

    prompt_key: ClassVar = "use-start-card"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [USE.of(card) for card in numbers_in(state.players[seat].cards)]

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return why_not_use(state, action)

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        first = int(USE.value(action))
        for card in numbers_in(state.players[seat].cards):
            if card != first:
                state.stack.append(SecondStartCard(seat, card))
        use_start_card(state, seat, first)


class SecondStartCard(BonusStep):
    """The other start card follows."""

    def happen(self, state: CoimbraState) -> None:
        use_start_card(state, self.seat, self.bonus)
