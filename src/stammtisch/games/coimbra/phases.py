"""The round of Coimbra as a visible list: phases A to F, then the next round or the end.

Each phase is a step on the stack; those that concern one player after another put one step per seat on it.
Rules: C-3, C-4.1, C-5, C-6.1, C-7.1, C-7.4, C-17.1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import SeatStep, Step
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.decisions.drafting import NextDie
from stammtisch.games.coimbra.decisions.income import BeginIncome
from stammtisch.games.coimbra.decisions.retrieving import Evaluate
from stammtisch.games.coimbra.decisions.rewards import INCOME_PHASE, offer_voyage
from stammtisch.games.coimbra.ids import (
    ANY_RESOURCE,
    CARDS,
    CASTLE,
    COLOURS,
    COLUMNS,
    DISPLAY,
    FACES,
    FAVOURS,
    FIRST_III,
    MAX_SEATS,
    MIN_SEATS,
    START_CARDS,
    UPPER,
)
from stammtisch.games.coimbra.scoring import (
    all_card_points,
    all_track_points,
    all_voyage_points,
    diploma_points,
    resource_points,
    total_points,
)
from stammtisch.games.coimbra.specials import lay_crown_tokens
from stammtisch.games.coimbra.state import CoimbraState


class RollDice(Step):
    """Phase A: all dice are rolled and make the pool (C-3.2)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = 1
        count = int(state.seats) - MIN_SEATS
        told: list[int] = []
        for die in range(COLOURS * FACES):
            state.pool[die] = 0
        for colour in range(COLOURS):
            state.resting[colour] = 0
            for _ in range(state.box.dice[colour][count]):
                value = state.roll(FACES)
                state.pool[colour * FACES + value] += 1
                if state.is_recording:
                    told.append(colour)
                    told.append(int(value) + 1)
        if state.is_recording:
            state.tell_list(log.ROLLED, told)


class PlaceDice(Step):
    """Phase B: in player order one die at a time (C-3.3)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = 2
        state.stack.append(NextDie(0))


class RetrieveDice(Step):
    """Phase C: the locations from top to bottom (C-4.1)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = 3
        state.stack.append(Evaluate(CASTLE))


class NewOrder(Step):
    """Phase D: most crowns first; tied players swap their order (C-5)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = 4
        seats = state.seats
        # The larger key comes first; of equal crowns, who was later before.
        keys: vec[i64] = vec[i64]([i64(0)] * MAX_SEATS)
        for place in range(seats):
            seat = state.order[place]
            crowns = state.crowns(seat)
            keys[seat] = crowns * MAX_SEATS + place
            state.tell(log.CROWNS_COUNTED, seat, crowns)
        order = state.order
        for end in range(seats - 1, i64(0), i64(-1)):
            for place in range(end):
                if keys[order[place]] < keys[order[place + 1]]:
                    swapped = order[place]
                    order[place] = order[place + 1]
                    order[place + 1] = swapped
        if state.is_recording:
            state.tell_list(log.NEW_ORDER, state.seats_in_order())


class IncomePhase(Step):
    """Phase E: in the new player order everyone collects income (C-6.1)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = INCOME_PHASE
        for seat in reversed(state.seats_in_order()):
            state.stack.append(BeginIncome(seat))


class VoyagePhase(Step):
    """Phase F: in player order everyone may invest once (C-7.1)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = 6
        for seat in reversed(state.seats_in_order()):
            state.stack.append(AskForVoyage(seat))


class AskForVoyage(SeatStep):
    """One player may invest; who can afford nothing is not asked (C-7.1)."""

    def happen(self, state: CoimbraState) -> None:
        offer_voyage(state, self.seat, ANY_RESOURCE)


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
        state.stack.extend(reversed(PHASES))


def set_up_round(state: CoimbraState) -> None:
    """Favour tiles, cards and crown tokens for a round (C-1.10 to C-1.12)."""
    state.round += 1
    state.tell(log.ROUND, state.round)
    for player in state.players:
        player.favours = 0
        player.crown_tokens = 0
    state.favours_left = bit(FAVOURS) - 1
    deal_display(state)
    lay_crown_tokens(state)


def deal_display(state: CoimbraState) -> None:
    """Turn up twelve cards of the stack, those with back II before those with back III (C-1.9, C-1.11)."""
    for back in range(2):
        cards: vec[i64] = vec[i64]([i64(0)] * CARDS)
        count: i64 = 0
        first: i64 = START_CARDS if back == 0 else FIRST_III
        last: i64 = FIRST_III if back == 0 else CARDS
        for card in range(first, last):
            if (state.face_down >> card) & 1:
                cards[count] = card
                count += 1
        for place in range(i64(DISPLAY)):
            if state.display[place] or count == 0:
                continue
            chosen = state.roll(count)
            card = cards[chosen]
            count -= 1
            cards[chosen] = cards[count]
            state.display[place] = card + 1
            state.face_down &= ~bit(card)
    if state.is_recording:
        for row in range(DISPLAY // COLUMNS):
            shown = [int(state.display[row * COLUMNS + column]) - 1 for column in range(COLUMNS)]
            state.tell_list(log.DISPLAYED, [row + UPPER, *shown])


class EndOfGame(Step):
    """The final scoring is told, part by part (C-17)."""

    def happen(self, state: CoimbraState) -> None:
        state.phase = 7
        if not state.is_recording:
            return
        for seat in state.seats_in_order():
            state.tell(log.FINAL_VOYAGES, seat, all_voyage_points(state, seat))
            state.tell(log.FINAL_TRACKS, seat, all_track_points(state, seat))
            state.tell(log.FINAL_DIPLOMAS, seat, diploma_points(state, state.players[seat]))
            state.tell(log.FINAL_CARDS, seat, all_card_points(state, seat))
            state.tell(log.FINAL_RESOURCES, seat, resource_points(state, seat))
        tell_tie(state)
        state.tell(log.GAME_OVER)


def tell_tie(state: CoimbraState) -> None:
    """Say why one of several players with most points wins (C-17.10)."""
    seats = state.seats_in_order()
    totals = [int(total_points(state, seat)) for seat in seats]
    tied = [seat for seat, total in zip(seats, totals, strict=True) if total == max(totals)]
    if len(tied) > 1:
        state.tell_list(log.TIE_BROKEN, [tied[0], *tied])


PHASES: Final[list[Step]] = [
    RollDice(),
    PlaceDice(),
    RetrieveDice(),
    NewOrder(),
    IncomePhase(),
    VoyagePhase(),
    EndOfRound(),
]

PHASE_NAMES: Final = ["start", "rolling", "placing", "retrieving", "order", "income", "voyages", "end"]


def phase_name(state: CoimbraState) -> str:
    """The phase that is going on."""
    return PHASE_NAMES[int(state.phase)]
