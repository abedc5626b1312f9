"""The moment of a position of Orléans as numbers: what is asked of whom, and what is half done. Rules: O-2 to O-5."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.question import OneSeatQuestion, Pending, SharedQuestion
from stammtisch.games.orleans.ids import GUNPOWDER_TOWER, KIND_IDS, KINDS, LAND, MAX_SEATS, WATER, kind_of_tile
from stammtisch.games.orleans.places.bathhouse import NOBODY, PlaceFromBathhouse
from stammtisch.games.orleans.places.deeds import SendToDeeds
from stammtisch.games.orleans.places.events import GiveFood, Shelter
from stammtisch.games.orleans.places.excluding import ExcludeTile
from stammtisch.games.orleans.places.followers import Followers
from stammtisch.games.orleans.places.pharmacy import PayForDevelopment
from stammtisch.games.orleans.places.planning import Planning
from stammtisch.games.orleans.places.recruiting import BuildTile, ChooseRecruit
from stammtisch.games.orleans.places.technology import InstallTechnology
from stammtisch.games.orleans.places.torture import Torture
from stammtisch.games.orleans.places.travelling import Travel
from stammtisch.games.orleans.places.turn import TakeTurn
from stammtisch.games.orleans.round import ActionsPhase, EventReaches
from stammtisch.games.orleans.state import OrleansState

SEAT_IDS: Final = ["own", *[f"+{number}" for number in range(1, MAX_SEATS)]]

EXCLUDING: Final = 0
FETCHING: Final = 1
LOADING: Final = 2
PLANNING: Final = 3
TURN: Final = 4
TRAVELLING: Final = 5
RECRUITING: Final = 6
BUILDING: Final = 7
SENDING: Final = 8
PAYING: Final = 9
BATHING: Final = 10
INSTALLING: Final = 11
SHELTERING: Final = 12
FEEDING: Final = 13
TORTURING: Final = 14
QUESTION_IDS: Final = [
    "exclude", "followers", "tower", "planning", "turn", "travel", "recruit", "build", "deeds", "pay", "bathhouse",
    "install", "shelter", "food", "torture",
]  # fmt: skip
QUESTIONS: Final = 15
NO_QUESTION: Final = -1

EXCLUDE_PHASE: Final = 0
CENSUS_PHASE: Final = 1
FOLLOWERS_PHASE: Final = 2
PLANNING_PHASE: Final = 3
ACTIONS_PHASE: Final = 4
EVENT_PHASE: Final = 5
END: Final = 6
PHASE_IDS: Final = ["exclude", "census", "followers", "planning", "actions", "event", "end"]
PHASE_COUNT: Final = 7


def declare_moment(layout: Layout) -> None:
    layout.one_of("phase", PHASE_IDS, "the phase of the round that is going on")
    layout.one_of("question", QUESTION_IDS, "what is asked")
    layout.each("asked", SEAT_IDS, 0.0, 1.0, "whether this seat is asked; in planning, that it has not ended it")
    layout.each("asked later", SEAT_IDS, 0.0, 1.0, "whether this seat plans later, where planning goes in order")
    layout.each("event ahead", SEAT_IDS, 0.0, 1.0, "whether the event going on will still reach this seat")
    declare_pending(layout)


def write_moment(state: OrleansState, seat: int, row: Row) -> None:
    kind: i64 = NO_QUESTION
    asked: i64 = 0
    later: i64 = 0
    question: Pending | None = None
    if state.stack:
        question = state.stack[-1]
        kind = kind_of_question(question, seat)
        if isinstance(question, OneSeatQuestion):
            asked = bit(question.seat)
        elif isinstance(question, SharedQuestion):
            asked = question.waiting
        if isinstance(question, Planning):
            later = question.queue
    phase = phase_of(state, kind)
    row.one_of(phase, PHASE_COUNT)
    row.one_of(kind, QUESTIONS)
    write_seats(state, seat, asked, row)
    write_seats(state, seat, later, row)
    write_seats(state, seat, event_ahead(state) if phase == EVENT_PHASE else 0, row)
    write_pending(state, question, row)


def write_seats(state: OrleansState, seat: int, mask: i64, row: Row) -> None:
    """Write a set of seats, the one that thinks first."""
    seats = len(state.players)
    for further in range(MAX_SEATS):
        row.flag(further < seats and (mask >> i64((seat + further) % seats)) & 1 != 0)


def kind_of_question(question: Pending, seat: int) -> i64:
    """Which question this is, for this seat; those that are asked often come first."""
    if isinstance(question, Planning):
        return PLANNING
    if isinstance(question, TakeTurn):
        return TURN
    if isinstance(question, Followers):
        return LOADING if question.is_loading(seat) else FETCHING
    if isinstance(question, Travel):
        return TRAVELLING
    if isinstance(question, SendToDeeds):
        return SENDING
    if isinstance(question, InstallTechnology):
        return INSTALLING
    if isinstance(question, BuildTile):
        return BUILDING
    if isinstance(question, ChooseRecruit):
        return RECRUITING
    if isinstance(question, PlaceFromBathhouse):
        return BATHING
    if isinstance(question, PayForDevelopment):
        return PAYING
    if isinstance(question, Torture):
        return TORTURING
    if isinstance(question, GiveFood):
        return FEEDING
    if isinstance(question, Shelter):
        return SHELTERING
    return EXCLUDING if isinstance(question, ExcludeTile) else NO_QUESTION


def phase_of(state: OrleansState, kind: i64) -> i64:
    """The phase in which a question is asked; a debt may come of the census or of the event."""
    if kind == PLANNING:
        return PLANNING_PHASE
    if kind in (FETCHING, LOADING):
        return FOLLOWERS_PHASE
    if kind == EXCLUDING:
        return EXCLUDE_PHASE
    if kind in (SHELTERING, FEEDING):
        return EVENT_PHASE
    if kind == TORTURING:
        for pending in state.stack:
            if isinstance(pending, ActionsPhase):
                return CENSUS_PHASE
        return EVENT_PHASE
    return ACTIONS_PHASE if state.stack else END


def event_ahead(state: OrleansState) -> i64:
    """The seats that the event has not reached yet, as a mask."""
    mask: i64 = 0
    for pending in state.stack:
        if isinstance(pending, EventReaches):
            mask |= bit(pending.seat)
    return mask


# What is half done


def declare_pending(layout: Layout) -> None:
    layout.add("tiles to exclude", 0.0, 2.0, "place tiles that the seat asked still takes out of the game")
    layout.flag("travel by water", "the journey that is asked about goes by water")
    layout.flag("travel by land", "the journey that is asked about goes by land")
    layout.flag("builds category II", "the place tile that is asked about may be of category II")
    layout.add("sent to deeds", 0.0, 2.0, "followers sent to deeds in this action")
    layout.flag("sends from the tower", "followers go to deeds from the Gunpowder Tower")
    layout.add("bathhouse places left", 0.0, 2.0, "followers drawn in the Bathhouse that may still be placed")
    layout.each("bathhouse drew", KIND_IDS, 0.0, 3.0, "followers drawn in the Bathhouse and not placed yet")
    layout.add("debt", 0.0, 5.0, "coins that the seat asked owes and cannot pay")


def write_pending(state: OrleansState, question: Pending | None, row: Row) -> None:
    excluded: i64 = question.left if isinstance(question, ExcludeTile) else 0
    way: i64 = state.box.route_kind[question.place] if isinstance(question, Travel) else -1
    categories: i64 = question.categories if isinstance(question, BuildTile) else 0
    debt: i64 = question.debt if isinstance(question, Torture) else 0
    row.count(excluded)
    row.flag(way == WATER)
    row.flag(way == LAND)
    row.flag(categories & 2 != 0)
    if isinstance(question, SendToDeeds):
        row.count(question.sent)
        row.flag(question.place == GUNPOWDER_TOWER)
    else:
        row.skip(2)
    if isinstance(question, PlaceFromBathhouse):
        row.count(question.left)
        write_drawn(question, row)
    else:
        row.skip(1 + KINDS)
    row.count(debt)


def write_drawn(question: PlaceFromBathhouse, row: Row) -> None:
    """The followers drawn in the Bathhouse, by kind."""
    first: i64 = kind_of_tile(question.first) if question.first != NOBODY else -1
    second: i64 = kind_of_tile(question.second) if question.second != NOBODY else -1
    third: i64 = kind_of_tile(question.third) if question.third != NOBODY else -1
    for kind in range(i64(KINDS)):
        number: i64 = 1 if kind == first else 0
        if kind == second:
            number += 1
        if kind == third:
            number += 1
        row.count(number)
