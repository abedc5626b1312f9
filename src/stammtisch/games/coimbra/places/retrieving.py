"""Phase C: the leftmost die is triggered, a favour tile taken, a card acquired, or help sought in distress.

Rules: C-4.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep, Step, ask_unless_forced
from stammtisch.core.refusals import lacks_at, say
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.effects import insert_die, remove_die
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CASTLE,
    COLUMNS,
    FROM_CHARACTERS,
    LOCATIONS,
    MIN_SEATS,
    NOWHERE,
    ROW,
    TOKEN,
    TOKEN_COLOUR,
    first_beside,
)
from stammtisch.games.coimbra.places.acquiring import ACQUIRE, acquire, can_acquire, cannot_acquire
from stammtisch.games.coimbra.places.favours import FAVOUR, favours_or, take_favour, why_not_favour
from stammtisch.games.coimbra.places.rewards import reward
from stammtisch.games.coimbra.state import CoimbraState, colour_of, die_entry, is_token, owner_of, value_of

DISTRESS: Final[Lone] = Lone("distress", otherwise="no-distress-now")

IN_DISTRESS: Final = Message(9, "in-distress", "player", "location")
TOKEN_STRUCK: Final = Message(10, "token-struck", "number:value", "location", "card")
TOKEN_IDLE: Final = Message(11, "token-idle", "number:value", "location")
LEFT_OVER: Final = Message(12, "left-over", "location", "cards*")
CROWN_TAKEN: Final = Message(25, "crown-taken", "player", "class")


class Evaluate(Step):
    """The leftmost die of a location is triggered; after the last one the next location follows (C-4.1).

    A location without dice is closed like any other (C-R31).
    """

    fields: ClassVar = ["location"]

    def __init__(self, location: int) -> None:
        self.location = location

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
        elif location == CASTLE:
            ask_unless_forced(state, TriggerInCastle(int(owner_of(entry))))
        else:
            ask_unless_forced(state, TriggerInCity(int(owner_of(entry)), location))


def retrieve_die(state: CoimbraState, seat: i64, location: i64) -> i64:
    """Take the leftmost die back onto a shutter space; the answer is its value (C-4.2)."""
    entry = remove_die(state, location, 0)
    state.players[seat].dice[colour_of(entry)] += 1
    return value_of(entry)


def seek_help(state: CoimbraState, seat: int, location: int) -> None:
    """The distress action, and the die comes back; who can do nothing else with a die does it unasked (C-4.7)."""
    retrieve_die(state, seat, location)
    state.tell(IN_DISTRESS, seat, location)
    reward(state, seat, state.box.distress_guards, state.box.distress_coins, 0, FROM_CHARACTERS)


class TriggerInCastle(OneSeatQuestion):
    """Which favour tile do you take? (C-4.3)"""

    prompt_key: ClassVar = "trigger-in-castle"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return favours_or(state, DISTRESS)

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return why_not_favour(state, action)

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if DISTRESS.has(action):
            seek_help(state, seat, CASTLE)
            return
        retrieve_die(state, seat, CASTLE)
        take_favour(state, seat, FAVOUR.value(action))


# Cards of the display


def place_of_card(state: CoimbraState, location: i64, card: i64) -> i64:
    """Where in the display a card lies, looked for in the row of one location; -1 when it is not there."""
    first = first_beside(location)
    for place in range(first, first + COLUMNS):
        if state.display[place] == card + 1:
            return place
    return -1


class TriggerInCity(OneSeatQuestion):
    """Which card do you acquire? (C-4.4)"""

    prompt_key: ClassVar = "trigger-in-city"
    fields: ClassVar = ["seat", "location"]

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location = location

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        return {"location": state.box.location_names[self.location], "value": int(self.value(state))}

    def value(self, state: CoimbraState) -> i64:
        """The value of the die."""
        return value_of(state.rows[self.location * ROW])

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player = state.players[seat]
        value = self.value(state)
        found: list[int] = []
        first = first_beside(self.location)
        for place in range(first, first + COLUMNS):
            content = state.display[place]
            if content and can_acquire(state, player, content - 1, value):
                found.append(ACQUIRE.of(content - 1))
        found.append(DISTRESS.action)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not ACQUIRE.has(action):
            return None
        card = ACQUIRE.value(action)
        if place_of_card(state, self.location, card) >= 0:
            return cannot_acquire(state, state.players[seat], card, self.value(state), "C-4.4")
        card_name, location = state.box.card_names[card], state.box.location_names[self.location]
        missing = lacks_at(CARD_IDS[card], "row")
        return say(state, "card-not-in-row", {"card": card_name, "location": location}, missing)

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if DISTRESS.has(action):
            seek_help(state, seat, self.location)
            return
        card = ACQUIRE.value(action)
        value = retrieve_die(state, seat, self.location)
        place = place_of_card(state, self.location, card)
        state.display[place] = 0
        crown = state.crown_at(place)
        if crown != NOWHERE:
            state.stack.append(TakeCrown(seat, int(crown)))
        acquire(state, seat, card, value)


class TakeCrown(SeatStep):
    """The crown token of an acquired card comes to its new owner, last of all (C-4.6)."""

    fields: ClassVar = ["seat", "cls"]

    def __init__(self, seat: int, cls: int) -> None:
        super().__init__(seat)
        self.cls = cls

    def happen(self, state: CoimbraState) -> None:
        state.crown_on[self.cls] = NOWHERE
        state.players[self.seat].crown_tokens |= bit(self.cls)
        state.tell(CROWN_TAKEN, self.seat, self.cls)


def discard_display(state: CoimbraState, place: i64) -> i64:
    """Move a card of the display to the discard pile; a crown token on it is out for this round (C-4.9)."""
    card = state.display[place] - 1
    state.display[place] = 0
    state.discard |= bit(card)
    crown = state.crown_at(place)
    if crown != NOWHERE:
        state.crown_on[crown] = NOWHERE
    return card


def close_location(state: CoimbraState, location: int) -> None:
    """What is left of the row goes to the discard pile, and its tokens turn face up again (C-4.9)."""
    if location == CASTLE:
        return
    told = [location]
    first = first_beside(location)
    for place in range(first, first + COLUMNS):
        if state.display[place]:
            told.append(int(discard_display(state, place)))
    if len(told) > 1:
        state.tell_list(LEFT_OVER, told)
    lay_tokens(state, location)


# Die tokens


def lay_tokens(state: CoimbraState, location: int) -> None:
    """Lay the die tokens of a location into its row (C-1.4)."""
    for value in state.box.tokens[int(state.seats) - MIN_SEATS][location]:
        insert_die(state, location, die_entry(value, TOKEN, TOKEN_COLOUR))


def strike_with_token(state: CoimbraState, location: i64) -> None:
    """The leftmost token turns over and discards the card of highest influence, the leftmost of equals (C-4.8)."""
    value = value_of(remove_die(state, location, 0))
    first = first_beside(location)
    struck: i64 = -1
    most: i64 = 0
    for place in range(first, first + COLUMNS):
        content = state.display[place]
        if content and state.box.influence[content - 1] > most:
            most = state.box.influence[content - 1]
            struck = place
    if struck < 0:
        state.tell(TOKEN_IDLE, value, location)
    else:
        state.tell(TOKEN_STRUCK, value, location, discard_display(state, struck))
