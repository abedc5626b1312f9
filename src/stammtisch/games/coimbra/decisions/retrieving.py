"""Phase C: the leftmost die is triggered, a favour tile taken, a card acquired, or help sought in distress.

Rules: C-4, C-11.3, C-11.4.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import OneSeatQuestion, SeatStep, Step
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.actions import ACQUIRE, DISTRESS, FAVOUR
from stammtisch.games.coimbra.decisions.rewards import GainBonus, favours_left, gain_influence, reward, take_favour
from stammtisch.games.coimbra.effects import (
    can_acquire,
    discard_display,
    insert_die,
    place_of_card,
    price_of,
    retrieve_die,
    spend,
)
from stammtisch.games.coimbra.ids import (
    CASTLE,
    CLASSES,
    COLUMNS,
    FROM_CHARACTERS,
    GUARDS,
    LOCATIONS,
    MIN_SEATS,
    NOWHERE,
    ROW,
    START_CARDS,
    TOKEN,
    TOKEN_COLOUR,
)
from stammtisch.games.coimbra.specials import strike_with_token
from stammtisch.games.coimbra.state import CoimbraState, die_entry, is_token, owner_of, value_of


class Evaluate(Step):
    """The leftmost die of a location is triggered; after the last one the next location follows (C-4.1)."""

    def __init__(self, location: int) -> None:
        self.location = location

    def numbers(self) -> list[int]:
        return [self.location]

    def happen(self, state: CoimbraState) -> None:
        location = self.location
        if state.row_size[location] == 0:
            close_location(state, location)
            if location + 1 < LOCATIONS:
                state.stack.append(Evaluate(location + 1))
            return
        state.stack.append(self)
        entry = state.rows[location * ROW]
        if is_token(entry):
            strike_with_token(state, location)
            return
        seat = int(owner_of(entry))
        if location == CASTLE:
            if state.favours_left:
                state.stack.append(TriggerInCastle(seat))
            else:
                seek_help(state, seat, location)
        elif cards_to_acquire(state, seat, location):
            state.stack.append(TriggerInCity(seat, location))
        else:
            seek_help(state, seat, location)


def close_location(state: CoimbraState, location: int) -> None:
    """What is left of the row goes to the discard pile, and its tokens turn face up again (C-4.9)."""
    if location == CASTLE:
        return
    left: list[int] = []
    for place in range((location - 1) * COLUMNS, location * COLUMNS):
        if state.display[place]:
            left.append(int(discard_display(state, place)))
    if left and state.is_recording:
        state.tell_list(log.LEFT_OVER, [location, *left])
    lay_tokens(state, location)


def lay_tokens(state: CoimbraState, location: int) -> None:
    """Lay the die tokens of a location into its row (C-1.4)."""
    for value in state.box.tokens[int(state.seats) - MIN_SEATS][location]:
        insert_die(state, location, die_entry(value, TOKEN, TOKEN_COLOUR))


def seek_help(state: CoimbraState, seat: int, location: int) -> None:
    """The distress action, and the die comes back (C-4.7)."""
    retrieve_die(state, seat, location)
    state.tell(log.IN_DISTRESS, seat, location)
    reward(state, seat, state.box.distress_guards, state.box.distress_coins, 0, 0, FROM_CHARACTERS)


class TriggerInCastle(OneSeatQuestion):
    """Which favour tile do you take? (C-4.3)"""

    def prompt(self) -> str:
        return "trigger-in-castle"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = favours_left(state)
        found.append(DISTRESS)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == DISTRESS:
            seek_help(state, self.seat, CASTLE)
            return
        retrieve_die(state, self.seat, CASTLE)
        take_favour(state, self.seat, action - FAVOUR)


def cards_to_acquire(state: CoimbraState, seat: int, location: i64) -> list[int]:
    """The cards beside a location that the owner of its leftmost die can pay for, left to right (C-4.4)."""
    player = state.players[seat]
    value = value_of(state.rows[location * ROW])
    found: list[int] = []
    first: i64 = (location - 1) * COLUMNS
    for place in range(first, first + COLUMNS):
        content = state.display[place]
        if content and can_acquire(state, player, content - 1, value):
            found.append(int(content - 1))
    return found


class TriggerInCity(OneSeatQuestion):
    """Which card do you acquire? (C-4.4)"""

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location = location

    def prompt(self) -> str:
        return "trigger-in-city"

    def numbers(self) -> list[int]:
        return [self.seat, self.location]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found: list[int] = []
        for card in cards_to_acquire(state, self.seat, self.location):
            found.append(ACQUIRE + card)
        found.append(DISTRESS)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == DISTRESS:
            seek_help(state, self.seat, self.location)
            return
        card: i64 = action - ACQUIRE
        value = retrieve_die(state, self.seat, self.location)
        place = place_of_card(state, self.location, card)
        state.display[place] = 0
        for cls in range(i64(CLASSES)):
            if state.crown_on[cls] == place:
                state.stack.append(TakeCrown(self.seat, int(cls)))
        acquire(state, self.seat, card, price_of(state, state.players[self.seat], card, value))


def acquire(state: CoimbraState, seat: int, card: i64, price: i64) -> None:
    """Pay, take the card, gain its influence, then its bonus, then the bonuses of start cards (C-4.4 to C-4.6)."""
    box = state.box
    player = state.players[seat]
    resource = box.card_cost[card]
    if state.is_recording:
        message = log.ACQUIRED_FOR_GUARDS if resource == GUARDS else log.ACQUIRED_FOR_COINS
        state.tell(message, seat, card, price)
    spend(player, resource, price)
    player.cards |= bit(card)
    if player.cards & box.on_acquire_mask:
        state.stack.append(StartCardBonus(seat, int(card)))
    if box.is_immediate[card]:
        state.stack.append(GainBonus(seat, int(card)))
    gain_influence(state, seat, box.card_class[card], box.influence[card])


class StartCardBonus(Step):
    """Start cards reward the acquisition of a card of their class (C-11.3, C-11.4)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def happen(self, state: CoimbraState) -> None:
        box = state.box
        cards = state.players[self.seat].cards & box.on_acquire_mask
        cls = box.card_class[self.card]
        for own in range(i64(START_CARDS)):
            if (cards >> own) & 1 and box.of[own] == cls:
                state.tell(log.CARD_USED, self.seat, own)
                reward(
                    state, self.seat, box.guards[own], box.coins[own], box.points[own], box.steps[own], FROM_CHARACTERS
                )


class TakeCrown(SeatStep):
    """The crown token of an acquired card comes to its new owner, last of all (C-4.6)."""

    def __init__(self, seat: int, cls: int) -> None:
        super().__init__(seat)
        self.cls = cls

    def numbers(self) -> list[int]:
        return [self.seat, self.cls]

    def happen(self, state: CoimbraState) -> None:
        state.crown_on[self.cls] = NOWHERE
        state.players[self.seat].crown_tokens |= bit(self.cls)
        state.tell(log.CROWN_TAKEN, self.seat, self.cls)
