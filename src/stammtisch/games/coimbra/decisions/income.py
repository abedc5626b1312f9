"""Phase E: first the cards that work at its beginning, then one die after another, and exchanges at any time.

A die that has been activated leaves the player's board at once. Rules: C-6, C-13.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import OneSeatQuestion, SeatStep
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.actions import (
    ACTIVATE,
    ACTIVATE_WHITE,
    ADVANCE_TRACK,
    DECLINE,
    END_INCOME,
    EXCHANGE_ONCE,
    USE,
)
from stammtisch.games.coimbra.decisions.bonuses import cards_in, collect_income
from stammtisch.games.coimbra.decisions.rewards import add_exchanges, gain_influence, reward
from stammtisch.games.coimbra.ids import (
    ADVANCE_ANY,
    CARDS,
    CLASSES,
    COINS,
    FROM_CHARACTERS,
    FROM_INCOME,
    GUARDS,
    START_CARDS,
    WHITE,
    WITHOUT_DIE,
)
from stammtisch.games.coimbra.specials import can_exchange, exchange
from stammtisch.games.coimbra.state import CoimbraState, Player


def can_exchange_anything(state: CoimbraState, player: Player) -> bool:
    if player.cards & state.box.exchange_mask == 0:
        return False
    return can_exchange(state, player, GUARDS) or can_exchange(state, player, COINS)


# The beginning


class BeginIncome(SeatStep):
    """A player's turn in phase E begins: which cards work at its beginning? (C-6.1, C-13.1, C-13.3)"""

    def happen(self, state: CoimbraState) -> None:
        box = state.box
        player = state.players[self.seat]
        cards = player.cards & box.opening_mask
        if cards:
            for card in range(i64(START_CARDS), i64(CARDS)):
                if (cards >> card) & 1 and box.bonus[card] == WITHOUT_DIE and player.dice[box.of[card]]:
                    cards &= ~bit(card)
        state.stack.append(OpeningCards(self.seat, int(cards)))


class OpeningCards(SeatStep):
    """The cards that work at the beginning of phase E, one after another; then the dice (C-13.1, C-13.3)."""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def numbers(self) -> list[int]:
        return [self.seat, self.cards]

    def happen(self, state: CoimbraState) -> None:
        cards = cards_in(self.cards)
        if not cards:
            state.stack.append(NextIncome(self.seat))
        elif len(cards) == 1 and not can_exchange_anything(state, state.players[self.seat]):
            use_card(state, self.seat, cards[0], 0)
        else:
            state.stack.append(OpenIncome(self.seat, self.cards))


def use_card(state: CoimbraState, seat: int, card: i64, rest: int) -> None:
    """Use a card that works at the beginning of phase E; `rest` is the mask of those still to come."""
    box = state.box
    state.stack.append(OpeningCards(seat, rest))
    state.tell(log.CARD_USED, seat, card)
    if box.bonus[card] == ADVANCE_ANY and tracks_to_advance(state, seat):
        state.stack.append(AdvanceTrack(seat, int(box.amount[card])))
    reward(state, seat, box.guards[card], box.coins[card], box.points[card], box.steps[card], FROM_CHARACTERS)


class OpenIncome(OneSeatQuestion):
    """Which card do you use first? (C-13.1, C-13.3)"""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def prompt(self) -> str:
        return "open-income"

    def numbers(self) -> list[int]:
        return [self.seat, self.cards]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [USE + card for card in cards_in(self.cards)]
        add_exchanges(state, self.seat, found)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action >= EXCHANGE_ONCE:
            exchange(state, self.seat, action - EXCHANGE_ONCE)
            state.stack.append(OpeningCards(self.seat, self.cards))
            return
        card = action - USE
        use_card(state, self.seat, card, self.cards & ~int(bit(card)))


def tracks_to_advance(state: CoimbraState, seat: int) -> list[int]:
    """The tracks on which the seat's disk is not yet at the end."""
    player = state.players[seat]
    found: list[int] = []
    for track in range(i64(CLASSES)):
        if player.track[track] < state.box.last_space:
            found.append(int(track))
    return found


class AdvanceTrack(OneSeatQuestion):
    """On which track does your disk move up? (C-13.1)"""

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces = spaces

    def prompt(self) -> str:
        return "advance-track"

    def numbers(self) -> list[int]:
        return [self.seat, self.spaces]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [ADVANCE_TRACK + track for track in tracks_to_advance(state, self.seat)]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action != DECLINE:
            gain_influence(state, self.seat, action - ADVANCE_TRACK, self.spaces)


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

    def prompt(self) -> str:
        return "income"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player = state.players[self.seat]
        found: list[int] = []
        for colour in range(i64(CLASSES)):
            if player.dice[colour]:
                found.append(int(ACTIVATE + colour))
        if player.dice[WHITE]:
            for track in range(i64(CLASSES)):
                found.append(int(ACTIVATE_WHITE + track))
        if not found:
            found.append(END_INCOME)
        if player.cards & state.box.exchange_mask:
            add_exchanges(state, self.seat, found)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == END_INCOME:
            return
        state.stack.append(NextIncome(self.seat))
        if action >= EXCHANGE_ONCE:
            exchange(state, self.seat, action - EXCHANGE_ONCE)
        elif action >= ACTIVATE_WHITE:
            activate_white(state, self.seat, action - ACTIVATE_WHITE)
        else:
            activate(state, self.seat, action - ACTIVATE)


def activate(state: CoimbraState, seat: int, colour: i64) -> None:
    """Collect the income of the die's track, with what cards add to a die of this colour (C-6.2, C-13.2)."""
    box = state.box
    player = state.players[seat]
    player.dice[colour] -= 1
    state.resting[colour] += 1
    state.tell(log.ACTIVATED, seat, colour)
    cards = player.cards & box.per_die_mask
    steps: i64 = 0
    if cards:
        for card in range(i64(START_CARDS), i64(CARDS)):
            if (cards >> card) & 1 and box.of[card] == colour:
                state.tell(log.CARD_USED, seat, card)
                reward(state, seat, box.guards[card], box.coins[card], box.points[card], 0, FROM_CHARACTERS)
                steps += box.steps[card]
    collect_income(state, seat, colour, steps, FROM_INCOME)


def activate_white(state: CoimbraState, seat: int, track: i64) -> None:
    """Collect the income of any track; the white die counts for no card (C-6.3)."""
    state.players[seat].dice[WHITE] -= 1
    state.resting[WHITE] += 1
    state.tell(log.ACTIVATED_WHITE, seat, track)
    collect_income(state, seat, track, 0, FROM_INCOME)
