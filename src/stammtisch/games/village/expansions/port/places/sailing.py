"""The sea: a ship sails step by step, docks at an island, or comes home and unloads. Rules: VP-3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_grain, move_figure, spend_time
from stammtisch.games.village.expansions.ids import KINDS, SHIP
from stammtisch.games.village.expansions.inn.cards import discard_card
from stammtisch.games.village.expansions.inn.ids import CARTOGRAPHER
from stammtisch.games.village.expansions.port.cards import offer, plays
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import is_at_island
from stammtisch.games.village.expansions.port.ids import (
    CHEST,
    COCOA,
    COUNTED,
    FIRST_ISLAND,
    GRAIN,
    HARBOUR,
    NO_CAPTAIN,
    TEA,
    WATERS,
)
from stammtisch.games.village.expansions.port.places.chests import has_chest_at_home
from stammtisch.games.village.expansions.port.places.island import IslandGoesOn
from stammtisch.games.village.expansions.port.places.ship import (
    DOCK,
    HIRE,
    SAIL,
    SAIL_HOME,
    STOP,
    VoyageQuestion,
    is_about_the_way,
)
from stammtisch.games.village.expansions.port.table import aboard, table_of
from stammtisch.games.village.ids import COLOURS, FARM, GOODS, count_of
from stammtisch.games.village.places.paying import (
    NOTHING_ELSE,
    can_pay,
    can_pay_any,
    charge,
    charge_any,
    missing_for,
)
from stammtisch.games.village.state import VillageState

SAILED: Final = Message(203, "sailed", "player", "water")
DOCKED: Final = Message(204, "docked", "player", "water")
SAILED_HOME: Final = Message(209, "sailed-home", "player")
UNLOADED: Final = Message(210, "unloaded", "player", "cargo")
GRAIN_LOST: Final = Message(211, "grain-lost", "player")
PLAYED_CARTOGRAPHER: Final = Message(218, "played-cartographer", "player", "water")
UNLOADED_FIGURE: Final = Message(219, "unloaded-figure", "player", "figure")

# Steps


def free_steps(state: VillageState, seat: i64) -> i64:
    """How many steps of a move cost no cubes: one, or two with the helmsman (VP-3.2, VP-7.4)."""
    return 1 + table_of(state).helmsmen[seat]


def can_pay_step(state: VillageState, seat: i64) -> bool:
    """Whether a player can pay his captain for further steps (VP-3.2)."""
    captain = table_of(state).captains[seat]
    port = box_of(state.box)
    if port.captain_any[captain] > 0:
        return can_pay_any(state, seat, port.captain_any[captain])
    return can_pay(state, seat, port.captain_costs[captain])


def is_neighbour(state: VillageState, seat: i64, water: i64) -> bool:
    """Whether a water lies one step from a ship; nobody sails through the harbour (VP-3.1, VP-R4)."""
    return water != HARBOUR and (box_of(state.box).neighbours[table_of(state).ships[seat]] >> water) & 1 != 0


def add_steps(state: VillageState, seat: int, steps_left: i64, found: list[int]) -> None:
    """The neighbouring waters, if a step is left or can be paid (VP-3.1, VP-3.2)."""
    if steps_left == 0 and not can_pay_step(state, seat):
        return
    for water in range(i64(1), i64(WATERS)):
        if is_neighbour(state, seat, water):
            found.append(SAIL.of(water))


def refuse_step(state: VillageState, seat: int, water: int) -> Refusal:
    """A water is too far away, or the captain wants more cubes than there are (VP-3.1, VP-3.2)."""
    port = box_of(state.box)
    if not is_neighbour(state, seat, water):
        return say(state, "not-a-neighbour", {"water": port.water_names[water]})
    captain = int(table_of(state).captains[seat])
    if port.captain_any[captain] > 0:
        owned = state.coins_of(seat)
        for colour in range(i64(COLOURS)):
            owned += state.players[seat].cubes[colour]
        lacking = int(port.captain_any[captain] - owned)
    else:
        lacking = int(missing_for(state, seat, port.captain_costs[captain]))
    return say(state, "step-at-sea-too-dear", {"captain": port.captain_names[captain]}, lacks("cubes", lacking))


def step_to(state: VillageState, seat: int, water: i64, free: int, paid: int) -> None:
    """One step: free ones first, then those already paid for, else the captain is paid (VP-3.2, VP-3.3)."""
    port = box_of(state.box)
    table = table_of(state)
    captain = table.captains[seat]
    must_pay = free == 0 and paid == 0
    if free > 0:
        free -= 1
    elif paid > 0:
        paid -= 1
    else:
        paid = int(port.captain_steps[captain]) - 1
    table.ships[seat] = water
    state.tell(SAILED, seat, water)
    if water < FIRST_ISLAND:
        spend_time(state, seat, port.water_time)
    state.stack.append(VoyageGoesOn(seat, free, paid))
    if must_pay:
        if port.captain_any[captain] > 0:
            charge_any(state, seat, int(port.captain_any[captain]))
        else:
            charge(state, seat, int(port.captain_costs[captain]), NOTHING_ELSE)


# The move of a ship


def go_on_sailing(state: VillageState, seat: int, action: int, free: int, paid: int) -> None:
    """Carry out an answer about the way of a ship."""
    if DOCK.has(action):
        dock(state, seat)
    elif plays(action, CARTOGRAPHER):
        discard_card(state, seat, CARTOGRAPHER)
        state.stack.append(Chart(seat))
    else:
        step_to(state, seat, SAIL.value(action), free, paid)


def dock(state: VillageState, seat: int) -> None:
    """The move ends at an island (VP-3.4)."""
    state.tell(DOCKED, seat, table_of(state).ships[seat])
    state.stack.append(IslandGoesOn(seat, 0, 0))


class VoyageGoesOn(SeatStep):
    """A ship has got somewhere: ask where to, unless there is only one thing to do."""

    fields: ClassVar = ["seat", "free", "paid"]

    def __init__(self, seat: int, free: int, paid: int) -> None:
        super().__init__(seat)
        self.free = free
        self.paid = paid

    def happen(self, state: VillageState) -> None:
        question = Sail(self.seat, self.free, self.paid)
        choices = question.choices(state, self.seat)
        # A chest at home may hold the coins for another step.
        if len(choices) > 1 or has_chest_at_home(state, self.seat):
            state.stack.append(question)
        else:
            question.take(state, self.seat, choices[0])


class Sail(VoyageQuestion):
    """Where does your ship go next, or does it stay? (VP-3.1 to VP-3.4)"""

    prompt_key: ClassVar = "sail"
    fields: ClassVar = ["seat", "free", "paid"]

    def __init__(self, seat: int, free: int, paid: int) -> None:
        super().__init__(seat)
        self.free = free  # free steps that are left
        self.paid = paid  # steps that are left of those already paid for

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        add_steps(state, seat, self.free + self.paid, found)
        if table_of(state).ships[seat] == HARBOUR:
            # Who has hired must leave (VP-R1).
            offer(state, seat, CARTOGRAPHER, found)
        else:
            found.append(DOCK.action if is_at_island(state, seat) else STOP.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if HIRE.has(action):
            return say(state, "has-captain")
        if SAIL.has(action):
            return refuse_step(state, seat, int(SAIL.value(action)))
        if SAIL_HOME.has(action):
            return say(state, "home-instead")
        if not is_about_the_way(action):
            return None
        if table_of(state).ships[seat] == HARBOUR:
            return say(state, "must-leave")
        return say(state, "no-island-here" if DOCK.has(action) else "dock-instead")

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if not STOP.has(action):
            go_on_sailing(state, seat, action, self.free, self.paid)


class Chart(VoyageQuestion):
    """To which island does the cartographer take your ship? (VP-7.2)"""

    prompt_key: ClassVar = "chart"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [SAIL.of(FIRST_ISLAND + island) for island in box_of(state.box).islands]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return say(state, "chart-island") if is_about_the_way(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        water = SAIL.value(action)
        table_of(state).ships[seat] = water
        state.tell(PLAYED_CARTOGRAPHER, seat, water)
        state.stack.append(IslandGoesOn(seat, 0, 0))


# Coming home


def sail_home(state: VillageState, seat: int) -> None:
    """Return from anywhere, unload everything, and dismiss captain and helmsman (VP-3.5 to VP-3.7)."""
    table = table_of(state)
    player = state.players[seat]
    table.ships[seat] = HARBOUR
    table.captains[seat] = NO_CAPTAIN
    table.helmsmen[seat] = 0
    state.tell(SAILED_HOME, seat)
    spend_time(state, seat, box_of(state.box).return_time)
    for cargo in range(i64(COUNTED)):
        position = seat * COUNTED + cargo
        number = table.cargo[position]
        table.cargo[position] = 0
        for _ in range(number):
            unload(state, seat, cargo)
    for kind in range(i64(KINDS)):
        for _ in range(count_of(player.family[SHIP], kind)):
            move_figure(player.family, kind, SHIP, FARM)
            state.tell(UNLOADED_FIGURE, seat, kind)
    if state.is_recording:
        for _ in range(aboard(state, seat, CHEST)):
            state.tell(UNLOADED, seat, CHEST)
    table.chests_home[seat] |= table.chests_aboard[seat]
    table.chests_aboard[seat] = 0


def unload(state: VillageState, seat: int, cargo: i64) -> None:
    """Put a piece from the ship on the farm; a sixth sack of grain has no room there (VP-3.7)."""
    table = table_of(state)
    if cargo < GOODS:
        state.players[seat].goods[cargo] += 1
    elif cargo == GRAIN:
        state.grain_supply += 1
        if gain_grain(state, seat, 1) == 0:
            state.tell(GRAIN_LOST, seat)
            return
    else:
        assert cargo in (COCOA, TEA)
        table.home[seat * 2 + cargo - COCOA] += 1
    state.tell(UNLOADED, seat, cargo)
