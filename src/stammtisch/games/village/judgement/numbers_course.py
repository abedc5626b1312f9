"""How far the game is, what is asked of whom, and what waits beneath it, as numbers. Rules: V-2, V-8, V-9, V-10."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.numbers import Layout, Row
from stammtisch.core.question import OneSeatQuestion, Pending
from stammtisch.games.village.ids import (
    BUILDING_IDS,
    BUILDINGS,
    COLOURS,
    CUBE_IDS,
    CUBES,
    GROUP_IDS,
    GROUPS,
    MAX_SEATS,
    ON_ROOF,
    SPACE_IDS,
    SPACES,
    USED_UP,
    cost_of,
)
from stammtisch.games.village.judgement.foresight import Pause as PauseOfThought
from stammtisch.games.village.places.church import (
    BuyingOut,
    BuyingOutOf,
    BuyOut,
    Church,
    Drawing,
    Majority,
    Promote,
    Promoting,
    PromotingOf,
)
from stammtisch.games.village.places.council import Council, PrivilegeOfStep, ReceiveGood, StepReached
from stammtisch.games.village.places.craft import Craft, MakeAfterTraining
from stammtisch.games.village.places.death import ChooseDeath
from stammtisch.games.village.places.farm import Family, GrainHarvest
from stammtisch.games.village.places.market import EndOfMarketDay, MarketDay, NextSale, Sale
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.places.paying import OR_SCROLL, OR_TIME, PayAny, Payment, PayWell, ReceiveCubes
from stammtisch.games.village.places.solo import ConnyChooses
from stammtisch.games.village.places.travel import Arrival, Travel
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.round import AfterTurn, Turn
from stammtisch.games.village.state import VillageState

# The seats in table order, the one that thinks first; alone, the second is Conny.
ROUND_THE_TABLE: Final = [f"+{distance}" for distance in range(MAX_SEATS)]
NOBODY: Final = -1


def distance_to(state: VillageState, seat: i64, other: i64) -> i64:
    """How many seats further on another one sits; NOBODY stays what it is."""
    return (other - seat) % state.circle if other >= 0 else i64(NOBODY)


# How far the game is


def declare_course(layout: Layout) -> None:
    layout.add("round", 0.0, 10.0, "the round")
    layout.flag("Conny rolls", "whether Conny takes the colour that a die shows")
    layout.flag("end is near", "whether the end has been brought on")
    layout.add("last turns", 0.0, 5.0, "turns still to come once the end was brought on")
    layout.add("cubes left", 0.0, 50.0, "cubes on the action spaces")
    layout.add("graves left", 0.0, 10.0, "free graves")
    layout.add("share of graves", 0.0, 1.0, "free graves, as a share of all")
    layout.add("share of slots", 0.0, 1.0, "free slots of the chronicle, as a share of all")
    layout.each("slots left", GROUP_IDS, 0.0, 8.0, "free slots of this group of the chronicle")
    layout.one_of("turn of", ROUND_THE_TABLE, "whose turn it is, by distance; nobody's in a mass")
    layout.one_of("start player", ROUND_THE_TABLE, "who began the round, by distance")
    layout.one_of("next start", ["roof", "used-up", *ROUND_THE_TABLE], "where the next-start marker is")
    layout.one_of("cube taken from", SPACE_IDS, "where the cube of this turn came from")
    layout.one_of("cube taken", CUBE_IDS, "the cube of this turn")


def write_course(state: VillageState, seat: i64, row: Row) -> None:
    row.count(state.round)
    row.flag(state.uses_die)
    row.flag(state.trigger >= 0)
    row.count(max(state.last_turns, i64(0)))
    row.count(state.cubes_left)
    row.count(state.graves)
    row.put(float(state.graves) / float(state.box.graves[state.column]))
    slots: i64 = 0
    for of_group in state.chosen.group_slots:
        slots += of_group
    row.put(float(state.chronicle_free()) / float(slots))
    for group in range(i64(GROUPS)):
        row.count(state.chronicle[group])
    row.one_of(distance_to(state, seat, whose_turn(state)), MAX_SEATS)
    row.one_of(distance_to(state, seat, state.start_seat), MAX_SEATS)
    marker: i64 = 0
    if state.marker == USED_UP:
        marker = 1
    elif state.marker != ON_ROOF:
        marker = 2 + distance_to(state, seat, state.marker)
    row.one_of(marker, 2 + MAX_SEATS)
    row.one_of(state.taken_space, SPACES)
    row.one_of(state.taken_cube, CUBES)


def whose_turn(state: VillageState) -> i64:
    """The seat whose turn goes on, Conny's being the one after the last; NOBODY in a mass and after the end."""
    if state.stack:
        bottom = state.stack[0]
        if isinstance(bottom, (AfterTurn, Turn)):
            return bottom.seat
    return NOBODY


# What is asked

KINDS: Final = [
    "cube", "action", "harvest", "family", "craft", "make-after-training", "sale", "council", "privilege", "good",
    "journey", "church", "buy-out", "promote", "death", "payment", "pay-any", "pay-well", "cubes", "conny", "pause",
    "thought", "over",
]  # fmt: skip
OTHER_KIND: Final = -1


def declare_asked(layout: Layout) -> None:
    layout.one_of("asked", KINDS, "what is asked; none of them for a question of an expansion")
    layout.one_of("asks", ROUND_THE_TABLE, "who is asked, by distance")


def write_asked(state: VillageState, seat: i64, row: Row) -> None:
    if not state.stack:
        row.one_of(len(KINDS) - 1, len(KINDS))
        row.skip(MAX_SEATS)
        return
    top = state.stack[-1]
    row.one_of(kind_of(top), len(KINDS))
    row.one_of(distance_to(state, seat, top.seat) if isinstance(top, OneSeatQuestion) else i64(NOBODY), MAX_SEATS)


def kind_of(top: Pending) -> i64:
    """Where a question stands in KINDS; those that are asked most are looked for first."""
    if isinstance(top, TakeCube):
        return 0
    if isinstance(top, PauseOfThought):
        return 21
    if isinstance(top, Sale):
        return 6
    if isinstance(top, Payment):
        return 15
    if isinstance(top, ChooseAction):
        return 1
    if isinstance(top, GrainHarvest):
        return 2
    if isinstance(top, Family):
        return 3
    if isinstance(top, Craft):
        return 4
    if isinstance(top, MakeAfterTraining):
        return 5
    if isinstance(top, Council):
        return 7
    if isinstance(top, PrivilegeOfStep):
        return 8
    return kind_of_others(top)


def kind_of_others(top: Pending) -> i64:
    if isinstance(top, ReceiveGood):
        return 9
    if isinstance(top, Travel):
        return 10
    if isinstance(top, Church):
        return 11
    if isinstance(top, BuyOut):
        return 12
    if isinstance(top, Promote):
        return 13
    if isinstance(top, ChooseDeath):
        return 14
    if isinstance(top, PayAny):
        return 16
    if isinstance(top, PayWell):
        return 17
    if isinstance(top, ReceiveCubes):
        return 18
    if isinstance(top, ConnyChooses):
        return 19
    return 20 if isinstance(top, Pause) else OTHER_KIND


# What is half done, and what comes after the question


class Waiting:
    """What lies on the stack, looked through once."""

    def __init__(self, stack: list[Pending]) -> None:
        self.cost: i64 = 0  # cubes to be paid, as a code
        self.any_cubes: i64 = 0
        self.cubes: i64 = 0  # cubes to be received
        self.step: i64 = 0  # the council step that was reached
        self.building: i64 = -1  # where a figure was just trained
        self.passed: i64 = 0  # mask of those who have left the market
        self.or_scroll: bool = False
        self.or_time: bool = False
        self.is_free: bool = False
        self.has_action: bool = False
        self.has_good: bool = False
        self.has_arrival: bool = False
        self.has_market: bool = False
        self.is_first_sale: bool = False
        self.has_buying: bool = False
        self.has_drawing: bool = False
        self.has_climbing: bool = False
        self.has_majority: bool = False
        for entry in stack:
            if not self.is_of_a_turn(entry):
                self.note_mass(entry)

    def is_of_a_turn(self, entry: Pending) -> bool:
        """Take note of what belongs to turns and market days."""
        if isinstance(entry, (AfterTurn, TakeCube)):
            return True
        if isinstance(entry, Payment):
            self.cost = entry.cost
            self.or_scroll = entry.instead == OR_SCROLL
            self.or_time = entry.instead == OR_TIME
        elif isinstance(entry, PayAny):
            self.any_cubes += entry.number
        elif isinstance(entry, ReceiveCubes):
            self.cubes += entry.number
        elif isinstance(entry, (StepReached, PrivilegeOfStep)):
            self.step = entry.reached
        elif isinstance(entry, MakeAfterTraining):
            self.building = entry.building
        elif isinstance(entry, ChooseAction):
            self.has_action = True
            self.is_free = entry.is_free == 1
        elif isinstance(entry, ReceiveGood):
            self.has_good = True
        elif isinstance(entry, Arrival):
            self.has_arrival = True
        elif isinstance(entry, (Sale, NextSale)):
            self.has_market = True
            self.is_first_sale = entry.is_first == 1
            self.passed = entry.passed
        elif isinstance(entry, (MarketDay, EndOfMarketDay)):
            self.has_market = True
        else:
            return False
        return True

    def note_mass(self, entry: Pending) -> None:
        if isinstance(entry, (BuyingOut, BuyingOutOf, BuyOut)):
            self.has_buying = True
        elif isinstance(entry, Drawing):
            self.has_drawing = True
        elif isinstance(entry, (Promoting, PromotingOf, Promote)):
            self.has_climbing = True
        elif isinstance(entry, Majority):
            self.has_majority = True


def declare_pending(layout: Layout) -> None:
    layout.each("to pay", CUBE_IDS[:COLOURS], 0.0, 3.0, "cubes of this colour that are to be paid now")
    layout.flag("or scroll", "whether a scroll may be paid instead")
    layout.flag("or time", "whether time may be paid instead")
    layout.add("any to pay", 0.0, 3.0, "cubes of any colour that are to be paid now")
    layout.add("to receive", 0.0, 3.0, "cubes of one's choice that are to be received")
    layout.add("step reached", 0.0, 4.0, "the council step that a figure has just reached")
    layout.one_of("trained", BUILDING_IDS[:BUILDINGS], "where a figure was just trained")
    layout.flag("action to choose", "whether an action of one's choice is still to come in this turn")
    layout.flag("free action", "whether that is the free action of a last turn")
    layout.flag("good to receive", "whether a good of one's choice is still to come")
    layout.flag("arrival", "whether somebody is about to arrive at a castle")
    layout.flag("market day", "whether a market day is held or called")
    layout.flag("first sale", "whether the next sale is the free one")
    layout.one_of("has left the market", ROUND_THE_TABLE, "who sells nothing more on this market day, by distance")
    layout.flag("buying out", "whether figures may still be bought out in this mass")
    layout.flag("drawing", "whether figures are still to be drawn in this mass")
    layout.flag("climbing", "whether figures may still move up in this mass")
    layout.flag("majority", "whether the majority of this mass is still to be counted")
    layout.add("figures of the mass", 0.0, 4.0, "figures that this mass, or the last one, has brought out")


def write_pending(state: VillageState, seat: i64, row: Row) -> None:
    waiting = Waiting(state.stack)
    for colour in range(i64(COLOURS)):
        row.count(cost_of(waiting.cost, colour))
    row.flag(waiting.or_scroll)
    row.flag(waiting.or_time)
    row.count(waiting.any_cubes)
    row.count(waiting.cubes)
    row.count(waiting.step)
    row.one_of(waiting.building, BUILDINGS)
    row.flag(waiting.has_action)
    row.flag(waiting.is_free)
    row.flag(waiting.has_good)
    row.flag(waiting.has_arrival)
    row.flag(waiting.has_market)
    row.flag(waiting.is_first_sale)
    for distance in range(i64(MAX_SEATS)):
        is_there = distance < state.circle
        row.count((waiting.passed >> ((seat + distance) % state.circle)) & 1 if is_there else i64(0))
    row.flag(waiting.has_buying)
    row.flag(waiting.has_drawing)
    row.flag(waiting.has_climbing)
    row.flag(waiting.has_majority)
    row.count(state.mass_figures)
