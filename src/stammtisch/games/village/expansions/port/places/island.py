"""At an island: selling, loading a tile, sending a figure to the lighthouse, in any order. Rules: VP-4, VP-6.3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.question import SeatStep, ask_unless_forced
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.expansions.ids import FED, LIGHTHOUSE, SHIP
from stammtisch.games.village.expansions.inn.cards import PLAY
from stammtisch.games.village.expansions.inn.ids import QUARTERMASTER
from stammtisch.games.village.expansions.port.cards import is_quartermaster_of_use, play_quartermaster, plays
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import (
    draw_chest,
    gain_sea_fame,
    island_of,
    refuse_piece,
    stack_of_island,
    tiles_left,
    unship,
    why_not_load,
)
from stammtisch.games.village.expansions.port.ids import (
    CHEST,
    COCOA,
    COUNTED,
    FAME_ISLANDS,
    FAME_LIGHTHOUSES,
    FIRST_ISLAND,
    FREE,
    FROM_HOME,
    ISLANDS,
    NO_STACK,
    TEA,
    WATERS,
)
from stammtisch.games.village.expansions.port.places.chests import has_chest_at_home
from stammtisch.games.village.expansions.port.places.ship import VoyageQuestion, is_about_the_way
from stammtisch.games.village.expansions.port.table import aboard, keeper_code, kind_of_keeper, table_of
from stammtisch.games.village.glossary import NUMBER
from stammtisch.games.village.ids import NUMBERS, WAGON, count_of, standing
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import NOTHING_ELSE, can_pay, charge, missing_for
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

BREAD_IS_NOTED: Final = 2  # the version of the rules from which on it is noted under which keeper bread lies (VP-R13)

SELL_CARGO: Final[Single] = Single("sell-cargo", Field("cargo", "cargo", range(FROM_HOME)), otherwise="not-at-island")
TAKE_TILE: Final[Single] = Single("take-tile", Field("tile", "cargo", (COCOA, TEA, CHEST)), otherwise="not-at-island")
LIGHT: Final[Single] = Single("lighthouse", NUMBER, otherwise="not-at-island")
LEAVE_ISLAND: Final[Lone] = Lone("leave-island", otherwise="not-at-island")
DARKEN: Final[Single] = Single(
    "darken", Field("island", "water", range(FIRST_ISLAND, WATERS)), otherwise="no-keeper-died"
)

SOLD_CARGO: Final = Message(205, "sold-cargo", "player", "cargo", "number:points")
TOOK_TILE: Final = Message(206, "loaded-tile", "player", "cargo")
LOOKED: Final = Message(207, "looked-inside", "player", "chest")
LIT: Final = Message(208, "lit", "player", "figure", "water", "number:points")
DARKENED: Final = Message(215, "darkened", "player", "water")


class IslandGoesOn(SeatStep):
    """A ship lies at an island: ask what else is done there, if anything can be."""

    fields: ClassVar = ["seat", "taken", "pair"]

    def __init__(self, seat: int, taken: int, pair: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.pair = pair

    def happen(self, state: VillageState) -> None:
        question = AtIsland(self.seat, self.taken, self.pair)
        # A chest at home may hold the coins for the lighthouse.
        could_pay = has_chest_at_home(state, self.seat) and why_not_light(state, self.seat) == "lighthouse-too-dear"
        if could_pay or len(question.choices(state, self.seat)) > 1:
            state.stack.append(question)


class AtIsland(VoyageQuestion):
    """What do you do at this island? (VP-4.1)"""

    prompt_key: ClassVar = "at-island"
    fields: ClassVar = ["seat", "taken", "pair"]

    def __init__(self, seat: int, taken: int, pair: int) -> None:
        super().__init__(seat)
        self.taken = taken  # tiles loaded in this visit
        self.pair = pair  # 1 while the quartermaster allows a second piece of a kind

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for cargo in range(i64(FROM_HOME)):
            if not why_not_sell(state, seat, cargo):
                found.append(SELL_CARGO.of(cargo))
        tile = stack_of_island(state, seat)
        if tile != NO_STACK and not why_not_take_tile(state, seat, tile, self.taken, self.pair):
            found.append(TAKE_TILE.of(tile))
        if not why_not_light(state, seat):
            for number in range(i64(NUMBERS)):
                if standing(state.players[seat].family[SHIP], number) > 0:
                    found.append(LIGHT.of(number))
        if is_quartermaster_of_use(state, seat, True):
            found.append(PLAY.of(QUARTERMASTER))
        found.append(LEAVE_ISLAND.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if SELL_CARGO.has(action):
            cargo = int(SELL_CARGO.value(action))
            return refuse_piece(state, cargo, why_not_sell(state, seat, cargo))
        if TAKE_TILE.has(action):
            cargo = int(TAKE_TILE.value(action))
            return refuse_piece(state, cargo, why_not_take_tile(state, seat, cargo, self.taken, self.pair))
        if LIGHT.has(action):
            return refuse_light(state, seat, int(LIGHT.value(action)))
        return say(state, "has-docked") if is_about_the_way(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if LEAVE_ISLAND.has(action):
            return
        if plays(action, QUARTERMASTER):
            play_quartermaster(state, seat)
            state.stack.append(IslandGoesOn(seat, self.taken, 1))
        elif SELL_CARGO.has(action):
            state.stack.append(IslandGoesOn(seat, self.taken, self.pair))
            sell(state, seat, SELL_CARGO.value(action))
        elif TAKE_TILE.has(action):
            cargo = TAKE_TILE.value(action)
            pair = 0 if aboard(state, seat, cargo) > 0 else self.pair
            state.stack.append(IslandGoesOn(seat, self.taken + 1, pair))
            take_tile(state, seat, cargo)
        else:
            state.stack.append(IslandGoesOn(seat, self.taken, self.pair))
            keep_light(state, seat, LIGHT.value(action))


# Selling


def why_not_sell(state: VillageState, seat: i64, cargo: i64) -> str:
    """Whether an island buys such a piece, and the ship carries one (VP-4.2)."""
    if box_of(state.box).prices[island_of(state, seat) * FROM_HOME + cargo] == 0:
        return "not-bought-here"
    if aboard(state, seat, cargo) == 0:
        return "not-aboard"
    return ""


def sell(state: VillageState, seat: int, cargo: i64) -> None:
    """Sell a piece of the ship's cargo to the island (VP-4.2)."""
    points = box_of(state.box).prices[island_of(state, seat) * FROM_HOME + cargo]
    unship(state, seat, cargo)
    gain_sea_fame(state, seat, FAME_ISLANDS, points)
    state.tell(SOLD_CARGO, seat, cargo, points)


# Tiles


def why_not_take_tile(state: VillageState, seat: i64, cargo: i64, taken: i64, pair: i64) -> str:
    """Whether the top tile of the island's stack can be loaded; `taken` is how many were in this visit (VP-4.3)."""
    if stack_of_island(state, seat) != cargo:
        return "other-stack"
    if tiles_left(state, cargo) == 0:
        return "island-stack-empty"
    if taken > 0 and pair == 0:
        return "one-tile"
    return why_not_load(state, seat, cargo, pair)


def take_tile(state: VillageState, seat: int, cargo: i64) -> None:
    """Load the top tile of a stack; whoever takes a chest looks at it, and nobody else does (VP-4.3, VP-4.4).

    The order of the chests is decided only now.
    """
    table = table_of(state)
    state.tell(TOOK_TILE, seat, cargo)
    if cargo == CHEST:
        chest = draw_chest(state, table.chests_left)
        table.chests_left &= ~bit(chest)
        table.chests_aboard[seat] |= bit(chest)
        state.tell_only(seat, LOOKED, seat, chest)
        return
    table.cargo[i64(seat) * COUNTED + cargo] += 1
    if cargo == COCOA:
        table.cocoa_left -= 1
    else:
        table.tea_left -= 1


# Lighthouses


def why_not_light(state: VillageState, seat: i64) -> str:
    """Whether a figure could go from the ship to the lighthouse of the island (VP-4.5)."""
    island = island_of(state, seat)
    port = box_of(state.box)
    if port.light_points[island] < 0:
        return "no-lighthouse"
    if table_of(state).lighthouses[island] != FREE:
        return "lighthouse-taken"
    if state.players[seat].family[SHIP] == 0:
        return "nobody-aboard"
    if aboard(state, seat, WAGON) < port.light_wagons[island]:
        return "no-wagon-aboard"
    if not can_pay(state, seat, port.light_costs[island]):
        return "lighthouse-too-dear"
    return ""


def refuse_light(state: VillageState, seat: int, number: int) -> Refusal:
    """Nobody can keep the light, for the reason that `why_not_light` finds, or nobody with this number is aboard."""
    code = why_not_light(state, seat)
    if code in ("", "nobody-aboard"):
        return say(state, "nobody-aboard", {"number": state.box.number_names[number]})
    missing: list[dict[str, Json]] = []
    if code == "lighthouse-too-dear":
        cost = box_of(state.box).light_costs[island_of(state, seat)]
        missing = lacks("cubes", int(missing_for(state, seat, cost)))
    elif code == "no-wagon-aboard":
        missing = lacks("wagon", 1)
    return say(state, code, {}, missing)


def keep_light(state: VillageState, seat: int, number: i64) -> None:
    """Send a figure from the ship to the lighthouse: a wagon of the ship or cubes of the farm, then points (VP-4.5)."""
    island = island_of(state, seat)
    port = box_of(state.box)
    points = port.light_points[island]
    state.tell(LIT, seat, number, FIRST_ISLAND + island, points)
    for _ in range(port.light_wagons[island]):
        unship(state, seat, WAGON)
    gain_sea_fame(state, seat, FAME_LIGHTHOUSES, points)
    table_of(state).lighthouses[island] = keeper_code(seat, number)
    charge(state, seat, int(port.light_costs[island]), NOTHING_ELSE)
    if state.has_rules(BREAD_IS_NOTED) and count_of(state.players[seat].family[SHIP], number + FED) > 0:
        state.stack.append(NoteBread(seat, int(island)))
    pick(state, seat, number, SHIP, LIGHTHOUSE)


class NoteBread(SeatStep):
    """A figure has become keeper, maybe one with bread; which one went is known only now (VP-R13)."""

    fields: ClassVar = ["seat", "island"]

    def __init__(self, seat: int, island: int) -> None:
        super().__init__(seat)
        self.island = island

    def happen(self, state: VillageState) -> None:
        keepers = table_of(state).lighthouses
        fed = kind_of_keeper(keepers[self.island]) + FED
        noted: i64 = 0
        for keeper in keepers:
            if keeper == keeper_code(self.seat, fed):
                noted += 1
        if count_of(state.players[self.seat].family[LIGHTHOUSE], fed) > noted:
            keepers[self.island] = keeper_code(self.seat, fed)


def keeper_left(state: VillageState, seat: int, kind: int) -> None:
    """A keeper is gone: his lighthouse is free again (VP-6.3)."""
    # In games of the first rules bread was not noted, so that keepers were told apart by their numbers alone.
    ask_unless_forced(state, WhichLighthouse(seat, kind if state.has_rules(BREAD_IS_NOTED) else kind % NUMBERS))


def keeper_fed(state: VillageState, seat: int, number: int) -> None:
    """Bread was laid under a keeper with this number: note under which (VP-R13)."""
    if state.has_rules(BREAD_IS_NOTED):
        ask_unless_forced(state, WhichKeeper(seat, number))


class WhichLighthouse(OneSeatQuestion):
    """The keeper of which lighthouse has died? Asked where several have such a keeper (VP-6.3, VP-R13)."""

    prompt_key: ClassVar = "which-lighthouse"
    refusal: ClassVar = "not-your-keeper"
    fields: ClassVar = ["seat", "number"]

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number  # of the keeper, with his bread where that is noted

    def choices(self, state: VillageState, seat: int) -> list[int]:
        keepers = table_of(state).lighthouses
        one = keeper_code(seat, self.number)
        return [DARKEN.of(FIRST_ISLAND + island) for island in range(ISLANDS) if keepers[island] == one]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not DARKEN.has(action):
            return None
        return say(state, self.refusal, {"island": box_of(state.box).water_names[DARKEN.value(action)]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        water = DARKEN.value(action)
        table_of(state).lighthouses[water - FIRST_ISLAND] = FREE
        state.tell(DARKENED, seat, water)


class WhichKeeper(WhichLighthouse):
    """Under the keeper of which lighthouse was the bread laid? Asked where several could be meant (VP-R13)."""

    prompt_key: ClassVar = "which-keeper"
    refusal: ClassVar = "not-a-keeper-to-feed"

    def take(self, state: VillageState, seat: int, action: int) -> None:
        island = DARKEN.value(action) - FIRST_ISLAND
        table_of(state).lighthouses[island] = keeper_code(seat, self.number + FED)
