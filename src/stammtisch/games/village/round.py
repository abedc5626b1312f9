"""The round of Village: seeding, turns, mass; and the way from the end trigger to the final scoring.

Each part is a step on the stack. Rules: V-2, V-3.1, V-3.2, V-9.1, V-9.6, V-10, VS-7.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, Step
from stammtisch.games.village.expansions.ids import ASKED_IN_TIME, AT_TURN_END, IN_TURN
from stammtisch.games.village.ids import CUBES, ON_ROOF
from stammtisch.games.village.places import market
from stammtisch.games.village.places.church import BuyingOut, Drawing, Majority, Promoting
from stammtisch.games.village.places.conny import clear_tray
from stammtisch.games.village.places.death import Settle
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.places.solo import take_turn_for_conny
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.scoring import rank_of
from stammtisch.games.village.state import VillageState

ROUND: Final = Message(0, "round", "number:round")
FREE_ACTION: Final = Message(38, "free-action", "player")
START_PLAYER: Final = Message(46, "start-player", "player")
GAME_OVER: Final = Message(47, "game-over")
RANK: Final = Message(62, "rank", "player", "number:points", "rank")


class Round(Step):
    """A round: fill the bag, seed the action spaces, then turn after turn (V-2.1)."""

    def happen(self, state: VillageState) -> None:
        state.round += 1
        state.tell(ROUND, state.round)
        state.seams.round_begins(state)
        fill_bag(state)
        seed_spaces(state)
        state.stack.append(Turn(int(state.start_seat)))


def fill_bag(state: VillageState) -> None:
    """Throw cubes into the green bag as the set-up card says, as far as the supply goes (V-3.1)."""
    for cube in range(i64(CUBES)):
        added = min(state.chosen.bag_adds[cube], state.supply[cube])
        state.supply[cube] -= added
        state.bag[cube] += added


def seed_spaces(state: VillageState) -> None:
    """Draw cubes onto the action spaces; what is left stays in the bag (V-3.2)."""
    left: i64 = 0
    for number in state.bag:
        left += number
    for space in range(i64(len(state.chosen.space_cubes))):
        wanted = state.chosen.space_cubes[space]
        if state.is_expanded:
            wanted = state.seams.cubes_wanted(state, space, wanted)
        while wanted > 0 and left > 0:
            chosen = state.roll(left)
            cube: i64 = 0
            while chosen >= state.bag[cube]:
                chosen -= state.bag[cube]
                cube += 1
            state.bag[cube] -= 1
            state.spaces[space * CUBES + cube] += 1
            state.cubes_left += 1
            left -= 1
            wanted -= 1


class Turn(SeatStep):
    """A seat's turn; in the solo mode the second in the circle is Conny (V-2.2, VS-2.1)."""

    def happen(self, state: VillageState) -> None:
        state.stack.append(AfterTurn(self.seat))
        if self.seat >= state.seats:
            take_turn_for_conny(state)
            return
        state.taken_space = -1
        state.taken_cube = -1
        if state.is_expanded and state.has_rules(ASKED_IN_TIME):
            state.stack.append(EndOfTurn(self.seat))
        state.stack.append(Settle(self.seat))
        if state.is_expanded:
            state.stack.append(EndOfAction(self.seat))
        if state.cubes_left > 0:
            state.stack.append(TakeCube(self.seat))
            return
        state.tell(FREE_ACTION, self.seat)
        state.stack.append(ChooseAction(self.seat, 1))


class EndOfAction(SeatStep):
    """The action is done: what an expansion adds to it, and a last chance before somebody dies or the game ends."""

    def happen(self, state: VillageState) -> None:
        # Where somebody must die, that question comes next, and it asks for the same.
        if state.players[self.seat].deaths_due == 0 and state.trigger >= 0:
            if state.seams.may_interrupt(state, self.seat, IN_TURN):
                state.stack.append(Pause(self.seat, IN_TURN))
        state.seams.action_ends(state, self.seat)


class EndOfTurn(SeatStep):
    """A last word before the others move, for what may be lost or not allowed until one's next (VX-2.4)."""

    def happen(self, state: VillageState) -> None:
        if state.seams.may_interrupt(state, self.seat, AT_TURN_END):
            state.stack.append(Pause(self.seat, IN_TURN))


class AfterTurn(SeatStep):
    """Who is next: the neighbour, a last turn, or the mass (V-2.2, V-2.3, V-10)."""

    def happen(self, state: VillageState) -> None:
        following = (self.seat + 1) % int(state.circle)
        if state.trigger >= 0:
            if state.last_turns >= 0:
                state.last_turns -= 1
            elif state.trigger == self.seat:
                state.last_turns = state.circle - 1
            else:
                # Somebody else has brought it on in this seat's market day: everybody has a last turn (V-10.4).
                state.last_turns = state.circle
            if state.last_turns == 0:
                state.stack.append(EndOfGame())
                state.stack.append(AfterMass(1))
                state.stack.extend(reversed(MASS))
            else:
                state.stack.append(Turn(following))
        elif state.cubes_left == 0:
            state.stack.append(NewRound())
            state.stack.append(AfterMass(0))
            state.stack.extend(reversed(MASS))
        elif state.is_solo and self.seat < state.seats and state.taken_space < 0:
            # After the well you are on turn again at once (VS-5.4).
            state.stack.append(Turn(self.seat))
        else:
            state.stack.append(Turn(following))


class AfterMass(Step):
    """The mass is over; an expansion may have a wedding, or a last word before the scoring."""

    fields: ClassVar = ["is_last"]

    def __init__(self, is_last: int) -> None:
        self.is_last = is_last

    def happen(self, state: VillageState) -> None:
        state.seams.mass_ends(state, self.is_last == 1)


class NewRound(Step):
    """The next start player takes over, and the next round begins (V-9.6, VS-7.1)."""

    def happen(self, state: VillageState) -> None:
        if state.is_solo:
            clear_tray(state)
        elif state.marker >= 0:
            if state.marker != state.start_seat:
                state.tell(START_PLAYER, state.marker)
            state.start_seat = state.marker
        state.marker = ON_ROOF
        state.stack.append(Round())


class EndOfGame(Step):
    """After the last mass the game is over; everything left is in the scoring (V-10.5, VS-8.1)."""

    def happen(self, state: VillageState) -> None:
        if not state.is_recording:
            return
        state.tell(GAME_OVER)
        if state.is_solo:
            total = state.scores()[0].total
            state.tell(RANK, 0, total, rank_of(state, total))


# The mass, step by step (V-9.1).
MASS: Final[list[Step]] = [BuyingOut(), Drawing(), Promoting(), Majority()]


def turn_of(state: VillageState) -> int | str | None:
    """Whose turn it is: a seat, or Conny; nobody's in the set-up and in the mass (V-2.2, VS-2.1)."""
    for pending in state.stack:
        if isinstance(pending, AfterTurn):
            return "conny" if pending.seat >= state.seats else pending.seat
    return None


def phase_name(state: VillageState) -> str:
    """The part of the game that is going on."""
    if not state.stack:
        return "end"
    if state.round == 0:
        return "set-up"
    # What comes after the mass waits at the bottom of the stack while the mass goes on.
    if isinstance(state.stack[0], (NewRound, EndOfGame)):
        return phase_between_rounds(state)
    for pending in state.stack:
        if isinstance(pending, (market.MarketDay, market.NextSale, market.Sale, market.EndOfMarketDay)):
            return "market-day"
    return "last-turns" if state.trigger >= 0 and state.last_turns >= 0 else "turns"


def phase_between_rounds(state: VillageState) -> str:
    """The mass, what an expansion has after it, or the last word before the scoring (V-9.1, VG-2.4)."""
    after = state.seams.phase_after_mass(state)
    if after:
        return after
    is_mass = any(isinstance(pending, AfterMass) for pending in state.stack)
    return "before-scoring" if isinstance(state.stack[0], EndOfGame) and not is_mass else "mass"
