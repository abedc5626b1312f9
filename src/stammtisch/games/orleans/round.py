"""The round of Orléans as a visible list: seven phases, then the next round or the end.

Each phase is a step on the stack; those that concern one player after another put one step per seat
on it. Rules: O-2, O-5.1, O-5.6, O-11.1, O-13.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, Step
from stammtisch.games.orleans.effects import gain_coins, take_citizen
from stammtisch.games.orleans.ids import EVENTS, FARMER, LAST_CITIZEN, MIN_SEATS
from stammtisch.games.orleans.places.events import meet_event
from stammtisch.games.orleans.places.followers import begin_followers
from stammtisch.games.orleans.places.passing import PASSED_AUTOMATICALLY
from stammtisch.games.orleans.places.planning import begin_planning, end_planning
from stammtisch.games.orleans.places.torture import charge
from stammtisch.games.orleans.places.turn import TakeTurn, pass_for_the_round, usable_places
from stammtisch.games.orleans.state import OrleansState

ROUND: Final = Message(0, "round", "number:round", "event")
CENSUS_FRONT: Final = Message(1, "census-front", "player")
CENSUS_REAR: Final = Message(2, "census-rear", "player")
LAST_CITIZEN_WON: Final = Message(44, "last-citizen-won", "player")
LAST_CITIZEN_TIED: Final = Message(45, "last-citizen-tied")
START_PLAYER: Final = Message(46, "start-player", "player")
GAME_OVER: Final = Message(47, "game-over")


class Hourglass(Step):
    """Phase 1: turn over the top hourglass tile; the first is always the Pilgrimage (O-2.2, O-1.5)."""

    def happen(self, state: OrleansState) -> None:
        state.round += 1
        if state.round == 1:
            event: i64 = state.box.first_event
        else:
            left: i64 = 0
            for number in state.events_left:
                left += number
            chosen = state.roll(left)
            event = 0
            while event < EVENTS and chosen >= state.events_left[event]:
                chosen -= state.events_left[event]
                event += 1
        state.events_left[event] -= 1
        state.event = event
        state.tell(ROUND, state.round, event)


class Census(Step):
    """Phase 2: alone in front on the Farm House track gets a coin, alone behind pays one (O-2.3 to O-2.5)."""

    def happen(self, state: OrleansState) -> None:
        front, rear = census(state)
        if front >= 0:
            state.tell(CENSUS_FRONT, front)
            gain_coins(state, front, 1)
        if rear >= 0:
            state.tell(CENSUS_REAR, rear)
            charge(state, rear, 1)


def census(state: OrleansState) -> tuple[int, int]:
    """The seats alone in front and alone behind, or -1."""
    most: i64 = -1
    least: i64 = 1_000
    front = -1
    rear = -1
    for seat in range(int(state.seats)):
        space = state.players[seat].track[FARMER]
        if space > most:
            most = space
            front = seat
        elif space == most:
            front = -1
        if space < least:
            least = space
            rear = seat
        elif space == least:
            rear = -1
    if not state.box.census_payment[int(state.seats) - MIN_SEATS]:
        rear = -1
    return front, rear


class FollowersPhase(Step):
    """Phase 3: followers are moved back and drawn (O-3)."""

    def happen(self, state: OrleansState) -> None:
        begin_followers(state)


class PlanningPhase(Step):
    """Phase 4: followers are placed (O-4)."""

    def happen(self, state: OrleansState) -> None:
        state.stack.append(EndOfPlanning())
        begin_planning(state)


class EndOfPlanning(Step):
    """All plans lie open (O-4.7)."""

    def happen(self, state: OrleansState) -> None:
        end_planning(state)


class ActionsPhase(Step):
    """Phase 5: from the start player clockwise, one action or pass at a time (O-5.1)."""

    def happen(self, state: OrleansState) -> None:
        state.stack.append(NextTurn(int(state.start_seat)))


class NextTurn(SeatStep):
    """The turn goes to this seat or the next that has not passed (O-5.1, O-5.2, O-5.6)."""

    def happen(self, state: OrleansState) -> None:
        seats = int(state.seats)
        seat = self.seat
        for _ in range(seats):
            if not state.players[seat].has_passed:
                break
            seat = (seat + 1) % seats
        if state.players[seat].has_passed:
            return
        state.stack.append(NextTurn((seat + 1) % seats))
        if usable_places(state, seat):
            state.stack.append(TakeTurn(seat))
            return
        state.tell(PASSED_AUTOMATICALLY, seat)
        pass_for_the_round(state, seat)


class EventPhase(Step):
    """Phase 6: the event reaches the players, from the start player clockwise (O-11.1)."""

    def happen(self, state: OrleansState) -> None:
        for seat in reversed(state.seats_in_order()):
            state.stack.append(EventReaches(seat))


class EventReaches(SeatStep):
    """The event reaches one player."""

    def happen(self, state: OrleansState) -> None:
        meet_event(state, self.seat)


class StartPlayerMoves(Step):
    """Phase 7: the start player's shield goes to the left (O-2.6)."""

    def happen(self, state: OrleansState) -> None:
        if state.round == state.box.rounds:
            state.stack.append(EndOfGame())
            return
        for player in state.players:
            player.has_passed = 0
        state.start_seat = (state.start_seat + 1) % state.seats
        state.tell(START_PLAYER, state.start_seat)
        state.stack.append(Round())


class Round(Step):
    """A round: all its phases, in order (O-2.1)."""

    def happen(self, state: OrleansState) -> None:
        state.stack.extend(reversed(PHASES))


class EndOfGame(Step):
    """The last citizen goes to whoever alone has built most trading stations (O-13.1, O-13.2)."""

    def happen(self, state: OrleansState) -> None:
        most: i64 = -1
        winner = -1
        for seat in range(int(state.seats)):
            built = state.players[seat].stations_built
            if built > most:
                most = built
                winner = seat
            elif built == most:
                winner = -1
        if winner >= 0:
            state.tell(LAST_CITIZEN_WON, winner)
            take_citizen(state, winner, LAST_CITIZEN)
        else:
            state.tell(LAST_CITIZEN_TIED)
        state.tell(GAME_OVER)


def turn_of(state: OrleansState) -> int | None:
    """Whose turn it is, in the phase of actions: the seat before the one that comes next (O-5.1)."""
    for pending in state.stack:
        if isinstance(pending, NextTurn):
            return (pending.seat - 1) % int(state.seats)
    return None


PHASES: Final[list[Step]] = [
    Hourglass(),
    Census(),
    FollowersPhase(),
    PlanningPhase(),
    ActionsPhase(),
    EventPhase(),
    StartPlayerMoves(),
]

PHASE_NAMES: Final = ["hourglass", "census", "followers", "planning", "actions", "event", "start-player"]


def phase_name(state: OrleansState) -> str:
    """The phase that is going on: the one before those that still wait on the stack."""
    if not state.stack:
        return "end"
    if state.round == 0:
        return "exclude"
    waiting = [type(pending) for pending in state.stack]
    begun = len(PHASES) - sum(1 for phase in PHASES if type(phase) in waiting)
    return PHASE_NAMES[begun - 1]
