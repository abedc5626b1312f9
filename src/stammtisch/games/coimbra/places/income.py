"""Phase E: first the cards that work at its beginning, then one die after another, and exchanges at any time.

A die that has been activated leaves the player's board at once. Rules: C-6, C-13.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep, ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.glossary import TRACK
from stammtisch.games.coimbra.ids import (
    ADVANCE_ANY,
    CLASSES,
    FROM_CHARACTERS,
    FROM_INCOME,
    WHITE,
)
from stammtisch.games.coimbra.places.acquiring import CARD_USED
from stammtisch.games.coimbra.places.exchanging import (
    add_exchanges,
    can_exchange_anything,
    exchange,
    is_exchange,
    why_not_exchange,
)
from stammtisch.games.coimbra.places.gains import collect_income, gain_shown
from stammtisch.games.coimbra.places.rewards import DECLINE, gain_influence, reward
from stammtisch.games.coimbra.places.starting import USE, why_not_use
from stammtisch.games.coimbra.state import CoimbraState

NOT_NOW: Final = "no-income-now"
ACTIVATE: Final[Single] = Single("activate", Field("colour", "die", range(CLASSES), slot="die"), NOT_NOW)
ACTIVATE_WHITE: Final[Single] = Single("activate-white", TRACK, NOT_NOW)
END_INCOME: Final[Lone] = Lone("end-income", NOT_NOW)
ADVANCE_TRACK: Final[Single] = Single("advance", TRACK, otherwise="no-advance-now")

ACTIVATED: Final = Message(28, "activated", "player", "die")
ACTIVATED_WHITE: Final = Message(29, "activated-white", "player", "track")

# The beginning


class BeginIncome(SeatStep):
    """A player's turn in phase E begins: which cards work at its beginning? (C-6.1, C-13.1, C-13.3)"""

    def happen(self, state: CoimbraState) -> None:
        box = state.box
        player = state.players[self.seat]
        cards = player.cards & box.opening_mask
        for colour in range(i64(CLASSES)):
            if player.dice[colour]:
                cards &= ~box.without_die_mask[colour]
        state.stack.append(OpeningCards(self.seat, int(cards)))


class OpeningCards(SeatStep):
    """The cards that work at the beginning of phase E, one after another; then the dice (C-13.1, C-13.3)."""

    fields: ClassVar = ["seat", "cards"]

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def happen(self, state: CoimbraState) -> None:
        if not self.cards:
            state.stack.append(NextIncome(self.seat))
        elif count_bits(self.cards) == 1 and not can_exchange_anything(state, state.players[self.seat]):
            use_card(state, self.seat, numbers_in(self.cards)[0], 0)
        else:
            state.stack.append(OpenIncome(self.seat, self.cards))


def use_card(state: CoimbraState, seat: int, card: int, rest: int) -> None:
    """Use a card that works at the beginning of phase E; `rest` is the mask of those still to come."""
    state.stack.append(OpeningCards(seat, rest))
    state.tell(CARD_USED, seat, card)
    if state.box.bonus[card] == ADVANCE_ANY:
        ask_unless_forced(state, AdvanceTrack(seat, int(state.box.amount[card])))
    gain_shown(state, seat, card)


class OpenIncome(OneSeatQuestion):
    """Which card do you use first? (C-13.1, C-13.3)"""

    prompt_key: ClassVar = "open-income"
    fields: ClassVar = ["seat", "cards"]

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [USE.of(card) for card in numbers_in(self.cards)]
        add_exchanges(state, seat, found)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return why_not_use(state, action) or why_not_exchange(state, seat, action)

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if is_exchange(action):
            exchange(state, seat, action)
            state.stack.append(OpeningCards(seat, self.cards))
        else:
            card = int(USE.value(action))
            use_card(state, seat, card, self.cards & ~int(bit(card)))


class AdvanceTrack(OneSeatQuestion):
    """On which track does your disk move up, where it is not yet at the end? (C-13.1, C-R29)"""

    prompt_key: ClassVar = "advance-track"
    fields: ClassVar = ["seat", "spaces"]

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces = spaces

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        return {"spaces": self.spaces}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        spaces = state.players[seat].track
        found = [ADVANCE_TRACK.of(track) for track in range(CLASSES) if spaces[track] < state.box.last_space]
        found.append(DECLINE.action)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not ADVANCE_TRACK.has(action):
            return None
        return say(state, "track-at-end", {"track": state.box.track_names[ADVANCE_TRACK.value(action)]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if ADVANCE_TRACK.has(action):
            gain_influence(state, seat, ADVANCE_TRACK.value(action), self.spaces)


# The dice


class NextIncome(SeatStep):
    """The next die; when there is nothing to choose, it is activated without a question (C-6.1)."""

    def happen(self, state: CoimbraState) -> None:
        player = state.players[self.seat]
        left = player.dice_left()
        if not can_exchange_anything(state, player):
            if left == 0:
                return
            for colour in range(i64(CLASSES)):
                if player.dice[colour] == left:
                    state.stack.append(self)
                    activate(state, self.seat, colour)
                    return
        state.stack.append(Income(self.seat))


class Income(OneSeatQuestion):
    """Which die do you activate? (C-6.1, C-6.3)"""

    prompt_key: ClassVar = "income"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for colour in range(i64(CLASSES)):
            if player.dice[colour]:
                found.append(ACTIVATE.of(colour))
        if player.dice[WHITE]:
            for track in range(i64(CLASSES)):
                found.append(ACTIVATE_WHITE.of(track))
        if not found:
            found.append(END_INCOME.action)
        add_exchanges(state, seat, found)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if ACTIVATE.has(action):
            return say(state, "no-such-die", {"die": state.box.colour_names[ACTIVATE.value(action)]})
        if ACTIVATE_WHITE.has(action):
            return say(state, "no-white-die")
        if END_INCOME.has(action):
            return say(state, "dice-left")
        return why_not_exchange(state, seat, action)

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if END_INCOME.has(action):
            return
        state.stack.append(NextIncome(seat))
        if ACTIVATE.has(action):
            activate(state, seat, ACTIVATE.value(action))
        elif ACTIVATE_WHITE.has(action):
            activate_white(state, seat, ACTIVATE_WHITE.value(action))
        else:
            exchange(state, seat, action)


def activate(state: CoimbraState, seat: int, colour: i64) -> None:
    """Collect the income of the die's track, with what cards add to a die of this colour (C-6.2, C-13.2)."""
    box = state.box
    player = state.players[seat]
    player.dice[colour] -= 1
    state.resting[colour] += 1
    state.tell(ACTIVATED, seat, colour)
    steps: i64 = 0
    working = player.cards & box.per_die_mask[colour]
    if working:
        for card in numbers_in(working):
            state.tell(CARD_USED, seat, card)
            reward(state, seat, box.guards[card], box.coins[card], box.points[card], FROM_CHARACTERS)
            steps += box.steps[card]
    collect_income(state, seat, colour, steps, FROM_INCOME)


def activate_white(state: CoimbraState, seat: int, track: i64) -> None:
    """Collect the income of any track; the white die counts for no card (C-6.3)."""
    state.players[seat].dice[WHITE] -= 1
    state.resting[WHITE] += 1
    state.tell(ACTIVATED_WHITE, seat, track)
    collect_income(state, seat, track, 0, FROM_INCOME)
