"""Claiming a life goal, at any time once it is reached. Rules: VG-2.

Which goal it is, nobody reads from the action: it is known once it was claimed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.conditions import is_reached, lacking
from stammtisch.games.village.expansions.goals.dealing import of_metal, unclaimed_by_others
from stammtisch.games.village.expansions.goals.ids import GOVERNESS, METALS
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.expansions.ids import BUT_CARDS, IN_MARKET, IN_SCORING
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.state import VillageState

CLAIM: Final[Single] = Single("claim", Field("metal", "metal", range(METALS)))

CLAIMED: Final = Message(401, "goal-claimed", "player", "goal", "number:points")


def add_claims(state: VillageState, seat: int, found: list[int]) -> None:
    """The goals that a seat can show now (VG-2.1)."""
    table = table_of(state)
    for metal in range(METALS):
        place = seat * METALS + metal
        if table.claimed[place] == 0 and is_reached(state, seat, table.goals[place]):
            found.append(CLAIM.of(metal))


def why_not_claim(state: VillageState, seat: int, action: int) -> Refusal:
    """Why a goal cannot be claimed now; only its owner is told which goal it is (VG-2)."""
    table = table_of(state)
    place = seat * METALS + CLAIM.value(action)
    goal = table.goals[place]
    name = box_of(state.box).names[goal]
    if table.claimed[place]:
        return say(state, "goal-claimed", {"goal": name})
    short = int(lacking(state, seat, goal))
    if short == 0:
        return say(state, "goal-not-now", {"goal": name})
    return say(state, "goal-not-reached", {"goal": name, "number": short}, lacks("goal", short))


def claim(state: VillageState, seat: int, action: int) -> None:
    """Show a goal, for its points (VG-2.1)."""
    table = table_of(state)
    place = seat * METALS + CLAIM.value(action)
    points = box_of(state.box).points[table.goals[place]]
    table.claimed[place] = 1
    table.fame[seat] += points
    state.reveal()
    state.tell(CLAIMED, seat, table.goals[place], points)


def may_have_reached_one(state: VillageState, seat: int, moment: i64) -> bool:
    """Whether this seat might have reached a goal, by what everybody can see: being asked betrays nothing."""
    if moment == IN_MARKET or moment > BUT_CARDS:
        return False
    table = table_of(state)
    possible = unclaimed_by_others(state, seat)
    if moment == BUT_CARDS:  # at a wedding nothing else can be lost
        possible &= bit(GOVERNESS)
    for metal in range(METALS):
        if table.claimed[seat * METALS + metal]:
            possible &= ~of_metal(possible, metal)
    goal: i64 = 0
    while possible:
        if possible & 1 and is_reached(state, seat, goal):
            return True
        possible >>= 1
        goal += 1
    return False


def offer_last_chance(state: VillageState) -> None:
    """Before the scoring, whoever may have reached a goal is asked once more (VG-2.4).

    Twice where chests are opened in between: some goals ask for a closed one, some for coins.
    """
    for seat in reversed(state.seats_in_order()):
        if may_have_reached_one(state, seat, IN_SCORING):
            state.stack.append(Pause(seat, IN_SCORING))
