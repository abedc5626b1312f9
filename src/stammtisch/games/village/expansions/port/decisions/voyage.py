"""The journey over sea: hiring, loading, sailing, returning. Rules: VP-2, VP-3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Step
from stammtisch.games.village.actions import GO_ON, NO_ACTION
from stammtisch.games.village.places.farm import waive
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import NOTHING_ELSE, charge, charge_any
from stammtisch.games.village.effects import gain_grain, move_figure, pay_coins, spend_time
from stammtisch.games.village.expansions.ids import KINDS, SHIP
from stammtisch.games.village.ids import FARM, GOODS, NUMBERS, count_of, standing
from stammtisch.games.village.expansions.inn.cards import discard_card, has_card
from stammtisch.games.village.expansions.inn.ids import ADMIRAL, CARTOGRAPHER, HELMSMAN
from stammtisch.games.village.expansions.port import log
from stammtisch.games.village.expansions.port.actions import (
    DOCK,
    HIRE,
    LOAD,
    LOAD_FIGURE,
    LOADED,
    OPEN,
    SAIL_HOME,
    STOP,
    sail_action,
    water_sailed_to,
)
from stammtisch.games.village.expansions.port.cards import (
    PLAY_ADMIRAL,
    PLAY_CARTOGRAPHER,
    PLAY_HELMSMAN,
    PLAY_QUARTERMASTER,
    is_quartermaster_of_use,
    offer,
    play_admiral,
    play_helmsman,
    play_quartermaster,
)
from stammtisch.games.village.expansions.port.decisions.base import VoyageQuestion
from stammtisch.games.village.expansions.port.decisions.island import IslandGoesOn
from stammtisch.games.village.expansions.port.decisions.trade import add_chests
from stammtisch.games.village.expansions.port.effects import (
    can_pay_step,
    has_chest_at_home,
    is_at_island,
    is_neighbour,
    load,
    why_not_hire,
    why_not_load_from_home,
)
from stammtisch.games.village.expansions.port.ids import (
    CAPTAINS,
    CHEST,
    COCOA,
    COUNTED,
    FIGURE,
    FIRST_ISLAND,
    FROM_HOME,
    GRAIN,
    HARBOUR,
    NO_CAPTAIN,
    TEA,
    WATERS,
)
from stammtisch.games.village.expansions.port.table import aboard, table_of
from stammtisch.games.village.state import VillageState


class Voyage(VoyageQuestion):
    """The action of the travel space: whom do you hire, or where does your ship go on to? (VP-1.5, VP-2.1, VP-3)"""

    def prompt(self) -> str:
        return "voyage"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if table_of(state).ships[seat] == HARBOUR:
            for captain in range(i64(CAPTAINS)):
                if not why_not_hire(state, seat, captain):
                    found.append(int(HIRE + captain))
            offer(state, seat, ADMIRAL, found)
            if not found and table_of(state).captains_left != 0:
                # The coins may lie in a chest at home, which can be opened now.
                add_chests(state, seat, OPEN, found)
        else:
            add_steps(state, seat, free_steps(state, seat), found)
            if is_at_island(state, seat):
                found.append(DOCK)
            found.append(SAIL_HOME)
            offer(state, seat, CARTOGRAPHER, found)
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
        elif action == SAIL_HOME:
            sail_home(state, seat)
        elif action == PLAY_ADMIRAL:
            play_admiral(state, seat)
            begin_loading(state, seat)
        elif HIRE <= action < HIRE + CAPTAINS:
            hire(state, seat, action - HIRE)
            begin_loading(state, seat)
        else:
            go_on_sailing(state, seat, action, int(free_steps(state, seat)), 0)


# Leaving the harbour


def hire(state: VillageState, seat: int, captain: i64) -> None:
    """Pay a captain and take him aboard (VP-2.1)."""
    table = table_of(state)
    state.tell(log.HIRED, seat, captain)
    pay_coins(state, seat, state.box.port.captain_coins[captain])
    table.captains_left &= ~bit(captain)
    table.captains[seat] = captain


def begin_loading(state: VillageState, seat: int) -> None:
    """A captain is aboard: perhaps a helmsman too, then the cargo (VP-2.2, VP-7.4)."""
    state.stack.append(Load(seat, 0))
    if has_card(state, seat, HELMSMAN):
        state.stack.append(TakeHelmsman(seat))


class TakeHelmsman(VoyageQuestion):
    """Does the helmsman come aboard with the captain? (VP-7.4)"""

    def prompt(self) -> str:
        return "helmsman"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [PLAY_HELMSMAN, GO_ON]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == PLAY_HELMSMAN:
            play_helmsman(state, seat)


class Load(VoyageQuestion):
    """What do you load, piece by piece, and are you ready to cast off? (VP-2.2, VP-2.3)"""

    def __init__(self, seat: int, pair: int) -> None:
        super().__init__(seat)
        self.pair = pair  # 1 while the quartermaster allows a second piece of a kind

    def prompt(self) -> str:
        return "load"

    def numbers(self) -> list[int]:
        return [self.seat, self.pair]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for cargo in range(i64(FROM_HOME)):
            if not why_not_load_from_home(state, seat, cargo, self.pair):
                found.append(int(LOAD + cargo))
        if not why_not_load_from_home(state, seat, FIGURE, self.pair):
            farm = state.players[seat].family[FARM]
            for number in range(i64(NUMBERS)):
                if standing(farm, number) > 0:
                    found.append(int(LOAD_FIGURE + number))
        if is_quartermaster_of_use(state, seat, False):
            found.append(PLAY_QUARTERMASTER)
        found.append(LOADED)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == LOADED:
            state.stack.append(VoyageGoesOn(seat, int(free_steps(state, seat)), 0))
        elif action == PLAY_QUARTERMASTER:
            play_quartermaster(state, seat)
            state.stack.append(Load(seat, 1))
        elif action < LOAD_FIGURE:
            cargo: i64 = action - LOAD
            state.stack.append(Load(seat, 0 if aboard(state, seat, cargo) > 0 else self.pair))
            load(state, seat, cargo)
        else:
            number: i64 = action - LOAD_FIGURE
            state.stack.append(Load(seat, 0 if aboard(state, seat, FIGURE) > 0 else self.pair))
            state.tell(log.LOADED_FIGURE, seat, number)
            pick(state, seat, number, FARM, SHIP)


# Sailing


def free_steps(state: VillageState, seat: i64) -> i64:
    """How many steps of a move cost no cubes: one, or two with the helmsman (VP-3.2, VP-7.4)."""
    return 1 + table_of(state).helmsmen[seat]


def add_steps(state: VillageState, seat: int, steps_left: i64, found: list[int]) -> None:
    """The neighbouring waters, if a step is left or can be paid (VP-3.1, VP-3.2)."""
    if steps_left == 0 and not can_pay_step(state, seat):
        return
    for water in range(i64(1), i64(WATERS)):
        if is_neighbour(state, seat, water):
            found.append(sail_action(water))


def go_on_sailing(state: VillageState, seat: int, action: int, free: int, paid: int) -> None:
    """Carry out an answer about the way of a ship."""
    if action == DOCK:
        dock(state, seat)
    elif action == PLAY_CARTOGRAPHER:
        discard_card(state, seat, CARTOGRAPHER)
        state.stack.append(Chart(seat))
    else:
        step_to(state, seat, water_sailed_to(action), free, paid)


def step_to(state: VillageState, seat: int, water: int, free: int, paid: int) -> None:
    """One step: free ones first, then those already paid for, else the captain is paid (VP-3.2, VP-3.3)."""
    port = state.box.port
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
    state.tell(log.SAILED, seat, water)
    if water < FIRST_ISLAND:
        spend_time(state, seat, port.water_time)
    state.stack.append(VoyageGoesOn(seat, free, paid))
    if must_pay:
        if port.captain_any[captain] > 0:
            charge_any(state, seat, int(port.captain_any[captain]))
        else:
            charge(state, seat, int(port.captain_costs[captain]), NOTHING_ELSE)


class VoyageGoesOn(Step):
    """A ship has got somewhere: ask where to, unless there is only one thing to do."""

    def __init__(self, seat: int, free: int, paid: int) -> None:
        self.seat = seat
        self.free = free
        self.paid = paid

    def numbers(self) -> list[int]:
        return [self.seat, self.free, self.paid]

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

    def __init__(self, seat: int, free: int, paid: int) -> None:
        super().__init__(seat)
        self.free = free  # free steps that are left
        self.paid = paid  # steps that are left of those already paid for

    def prompt(self) -> str:
        return "sail"

    def numbers(self) -> list[int]:
        return [self.seat, self.free, self.paid]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        add_steps(state, seat, self.free + self.paid, found)
        if table_of(state).ships[seat] == HARBOUR:
            # Who has hired must leave (VP-R1).
            offer(state, seat, CARTOGRAPHER, found)
        else:
            found.append(DOCK if is_at_island(state, seat) else STOP)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action != STOP:
            go_on_sailing(state, seat, action, self.free, self.paid)


class Chart(VoyageQuestion):
    """To which island does the cartographer take your ship? (VP-7.2)"""

    def prompt(self) -> str:
        return "chart"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [sail_action(water) for water in range(i64(FIRST_ISLAND), i64(WATERS))]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        water = water_sailed_to(action)
        table_of(state).ships[seat] = water
        state.tell(log.PLAYED_CARTOGRAPHER, seat, water)
        state.stack.append(IslandGoesOn(seat, 0, 0))


def dock(state: VillageState, seat: int) -> None:
    """The move ends at an island (VP-3.4)."""
    state.tell(log.DOCKED, seat, table_of(state).ships[seat])
    state.stack.append(IslandGoesOn(seat, 0, 0))


# Coming home


def sail_home(state: VillageState, seat: int) -> None:
    """Return from anywhere, unload everything, and dismiss captain and helmsman (VP-3.5 to VP-3.7)."""
    table = table_of(state)
    player = state.players[seat]
    table.ships[seat] = HARBOUR
    table.captains[seat] = NO_CAPTAIN
    table.helmsmen[seat] = 0
    state.tell(log.SAILED_HOME, seat)
    spend_time(state, seat, state.box.port.return_time)
    for cargo in range(i64(COUNTED)):
        position = seat * COUNTED + cargo
        number = table.cargo[position]
        table.cargo[position] = 0
        for _ in range(number):
            unload(state, seat, cargo)
    for kind in range(i64(KINDS)):
        for _ in range(count_of(player.family[SHIP], kind)):
            move_figure(player.family, kind, SHIP, FARM)
            state.tell(log.UNLOADED_FIGURE, seat, kind)
    if state.is_recording:
        for _ in range(aboard(state, seat, CHEST)):
            state.tell(log.UNLOADED, seat, CHEST)
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
            state.tell(log.GRAIN_LOST, seat)
            return
    else:
        assert cargo in (COCOA, TEA)
        table.home[seat * 2 + cargo - COCOA] += 1
    state.tell(log.UNLOADED, seat, cargo)
