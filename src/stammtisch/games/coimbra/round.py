"""The round of Coimbra as a visible list: phases A to F, then the next round or the end.

Each phase is a step on the stack; those that concern one player after another put one step per seat on it.
Rules: C-3, C-4.1, C-5, C-6.1, C-7.1, C-7.4, C-17.1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep, Step
from stammtisch.core.vectors import zeros
from stammtisch.games.coimbra.ids import (
    CASTLE,
    CLASSES,
    COLLECTING,
    COLOURS,
    COLUMNS,
    DISPLAY,
    ENDED,
    FACES,
    FAVOURS,
    FIRST_III,
    INVESTING,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    NOWHERE,
    ORDERING,
    PHASE_IDS,
    PLACING,
    RETRIEVING,
    ROLLING,
    UPPER,
    first_beside,
)
from stammtisch.games.coimbra.places.drafting import NextDie
from stammtisch.games.coimbra.places.income import BeginIncome
from stammtisch.games.coimbra.places.opponents import GiveTribute, LoseCleric, Threat, Tribute
from stammtisch.games.coimbra.places.retrieving import Evaluate
from stammtisch.games.coimbra.places.starting import ChooseStart, GainStartCards
from stammtisch.games.coimbra.places.voyages import AskForVoyage
from stammtisch.games.coimbra.scoring import (
    all_card_points,
    all_track_points,
    all_voyage_points,
    diploma_points,
    resource_points,
    total_points,
)
from stammtisch.games.coimbra.state import CoimbraState, die_in_pool

ROUND: Final = Message(0, "round", "number:round")
ROLLED: Final = Message(4, "rolled", "dice*")
CROWNS_COUNTED: Final = Message(26, "crowns-counted", "player", "number:crowns")
NEW_ORDER: Final = Message(27, "new-order", "players*")
DISPLAYED: Final = Message(41, "displayed", "location", "cards*")
FINAL_VOYAGES: Final = Message(42, "final-voyages", "player", "number:points")
FINAL_TRACKS: Final = Message(43, "final-tracks", "player", "number:points")
FINAL_DIPLOMAS: Final = Message(44, "final-diplomas", "player", "number:points")
FINAL_CARDS: Final = Message(45, "final-cards", "player", "number:points")
FINAL_RESOURCES: Final = Message(46, "final-resources", "player", "number:points")
GAME_OVER: Final = Message(47, "game-over")
TIE_BROKEN: Final = Message(51, "tie-broken", "player", "players*")


class RollDice(Step):
    """Phase A: all dice are rolled and make the pool (C-3.2)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = ROLLING
        count = int(state.seats) - MIN_SEATS
        told: list[int] = []
        state.pool = zeros(COLOURS * FACES)
        for colour in range(COLOURS):
            state.resting[colour] = 0
            for _ in range(state.box.dice[colour][count]):
                value = state.roll(FACES) + 1
                state.pool[die_in_pool(colour, value)] += 1
                if state.is_recording:
                    told.extend([colour, int(value)])
        state.tell_list(ROLLED, told)


class PlaceDice(Step):
    """Phase B: in player order one die at a time (C-3.3)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = PLACING
        state.stack.append(NextDie(0))


class RetrieveDice(Step):
    """Phase C: the locations from top to bottom (C-4.1)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = RETRIEVING
        state.stack.append(Evaluate(CASTLE))


class NewOrder(Step):
    """Phase D: most crowns first; tied players swap their order (C-5)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = ORDERING
        before = state.seats_in_order()
        # The larger key comes first; of equal crowns, who was later before.
        keys: list[int] = []
        for place, seat in enumerate(before):
            crowns = state.crowns(seat)
            keys.append(int(crowns) * MAX_SEATS + place)
            state.tell(CROWNS_COUNTED, seat, crowns)
        keys.sort()
        for place, key in enumerate(reversed(keys)):
            state.order[place] = before[key % MAX_SEATS]
        if state.is_recording:
            state.tell_list(NEW_ORDER, state.seats_in_order())


class IncomePhase(Step):
    """Phase E: in the new player order everyone collects income (C-6.1)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = COLLECTING
        for seat in reversed(state.seats_in_order()):
            state.stack.append(BeginIncome(seat))


class VoyagePhase(Step):
    """Phase F: in player order everyone may invest once (C-7.1)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = INVESTING
        for seat in reversed(state.seats_in_order()):
            state.stack.append(AskForVoyage(seat))


class EndOfRound(Step):
    """The game ends after the last round; otherwise the next one is set up (C-7.4, C-17.1)."""

    def happen(self, state: CoimbraState) -> None:
        if state.round == state.box.rounds:
            state.stack.append(EndOfGame())
            return
        state.stack.append(Round())
        set_up_round(state)


class Round(Step):
    """A round: all its phases, in order (C-3.1)."""

    def happen(self, state: CoimbraState) -> None:
        for phase in reversed(PHASES):
            state.stack.append(phase)


def set_up_round(state: CoimbraState) -> None:
    """Favour tiles, cards and crown tokens for a round (C-1.10 to C-1.12)."""
    state.round += 1
    state.tell(ROUND, state.round)
    for player in state.players:
        player.favours = 0
        player.crown_tokens = 0
    state.favours_left = bit(FAVOURS) - 1
    deal_display(state)
    lay_crown_tokens(state)


def deal_display(state: CoimbraState) -> None:
    """Turn up twelve cards of the stack, those with back II before those with back III (C-1.9, C-1.11)."""
    cards: list[int] = []
    for place in range(i64(DISPLAY)):
        if not cards:
            cards = numbers_in(state.face_down & (bit(FIRST_III) - 1)) or numbers_in(state.face_down)
        if cards and state.display[place] == 0:
            chosen = int(state.roll(len(cards)))
            card = cards[chosen]
            cards[chosen] = cards[-1]
            cards.pop()
            state.display[place] = card + 1
            state.face_down &= ~bit(card)
    if state.is_recording:
        for location in range(UPPER, LOCATIONS):
            beside = int(first_beside(location))
            shown = [int(state.display[place]) - 1 for place in range(beside, beside + COLUMNS)]
            state.tell_list(DISPLAYED, [location, *shown])


def lay_crown_tokens(state: CoimbraState) -> None:
    for cls, place in enumerate(places_of_crowns(state)):
        state.crown_on[cls] = place


def places_of_crowns(state: CoimbraState) -> list[int]:
    """Where crown tokens are laid: on the first card of their class, fourth column first, from the top (C-1.12)."""
    places = [NOWHERE] * CLASSES
    for number in range(DISPLAY):
        column = COLUMNS - 1 - number // (DISPLAY // COLUMNS)
        row = number % (DISPLAY // COLUMNS)
        place = row * COLUMNS + column
        content = state.display[place]
        if content == 0:
            continue
        cls = int(state.box.card_class[content - 1])
        if places[cls] == NOWHERE:
            places[cls] = place
    return places


class EndOfGame(Step):
    """The final scoring is told, part by part (C-17)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = ENDED
        if not state.is_recording:
            return
        for seat in state.seats_in_order():
            state.tell(FINAL_VOYAGES, seat, all_voyage_points(state, seat))
            state.tell(FINAL_TRACKS, seat, all_track_points(state, seat))
            state.tell(FINAL_DIPLOMAS, seat, diploma_points(state, state.players[seat]))
            state.tell(FINAL_CARDS, seat, all_card_points(state, seat))
            state.tell(FINAL_RESOURCES, seat, resource_points(state, seat))
        tell_tie(state)
        state.tell(GAME_OVER)


def tell_tie(state: CoimbraState) -> None:
    """Say why one of several players with most points wins (C-17.10)."""
    seats = state.seats_in_order()
    totals = [int(total_points(state, seat)) for seat in seats]
    tied = [seat for seat, total in zip(seats, totals, strict=True) if total == max(totals)]
    if len(tied) > 1:
        state.tell_list(TIE_BROKEN, [tied[0], *tied])


PHASES: Final[list[Step]] = [
    RollDice(),
    PlaceDice(),
    RetrieveDice(),
    NewOrder(),
    IncomePhase(),
    VoyagePhase(),
    EndOfRound(),
]


# What waits at the bottom of the stack for a seat that is not on turn yet.
TO_COME: Final = (BeginIncome, AskForVoyage, ChooseStart, GainStartCards)


def turn_of(state: CoimbraState) -> int | None:
    """Whose turn it is, also while others are asked what a bonus costs them: who has that bonus (C-12.3, C-12.4)."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, ChooseStart):
        return top.seat
    for pending in state.stack:
        if isinstance(pending, (Tribute, GiveTribute)):
            return pending.taker
        if isinstance(pending, (Threat, LoseCleric)):
            return owner_of_card(state, pending.bonus)
        if isinstance(pending, (SeatStep, OneSeatQuestion)) and not isinstance(pending, TO_COME):
            return pending.seat
    return None


def owner_of_card(state: CoimbraState, card: int) -> int | None:
    for seat in range(int(state.seats)):
        if state.players[seat].has_card(card):
            return seat
    return None


def phase_name(state: CoimbraState) -> str:
    """The phase that is going on."""
    return PHASE_IDS[state.phase]
