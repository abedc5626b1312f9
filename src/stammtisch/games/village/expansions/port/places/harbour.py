"""The harbour: the travel action begins with a captain, and then the ship is loaded. Rules: VP-1.5, VP-2."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import pay_coins
from stammtisch.games.village.expansions.ids import SHIP
from stammtisch.games.village.expansions.inn.cards import PLAY, has_card
from stammtisch.games.village.expansions.inn.ids import ADMIRAL, CARTOGRAPHER, HELMSMAN, QUARTERMASTER
from stammtisch.games.village.expansions.port.cards import (
    is_quartermaster_of_use,
    offer,
    play_admiral,
    play_helmsman,
    play_quartermaster,
    plays,
)
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import is_at_island, refuse_piece, why_not_load
from stammtisch.games.village.expansions.port.ids import CAPTAINS, COUNTED, FIGURE, FROM_HOME, HARBOUR
from stammtisch.games.village.expansions.port.places.chests import OPEN, add_chests
from stammtisch.games.village.expansions.port.places.sailing import (
    VoyageGoesOn,
    add_steps,
    free_steps,
    go_on_sailing,
    refuse_step,
    sail_home,
)
from stammtisch.games.village.expansions.port.places.ship import (
    DOCK,
    HIRE,
    SAIL,
    SAIL_HOME,
    VoyageQuestion,
    is_about_the_way,
)
from stammtisch.games.village.expansions.port.table import aboard, at_home, table_of
from stammtisch.games.village.glossary import NUMBER
from stammtisch.games.village.ids import FARM, GOODS, NUMBERS, standing
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.pausing import GO_ON
from stammtisch.games.village.questions import NO_ACTION, about_figure, waive
from stammtisch.games.village.state import VillageState

LOAD: Final[Single] = Single("load", Field("cargo", "cargo", range(FROM_HOME)), otherwise="no-loading-now")
LOAD_FIGURE: Final[Single] = Single("load-figure", NUMBER, otherwise="no-loading-now")
CAST_OFF: Final[Lone] = Lone("cast-off", otherwise="no-loading-now")

HIRED: Final = Message(200, "hired", "player", "captain")
LOADED: Final = Message(201, "loaded", "player", "cargo")
LOADED_FIGURE: Final = Message(202, "loaded-figure", "player", "figure")


class Voyage(VoyageQuestion):
    """The action of the travel space: whom do you hire, or where does your ship go on to? (VP-1.5, VP-2.1, VP-3)"""

    prompt_key: ClassVar = "voyage"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if table_of(state).ships[seat] == HARBOUR:
            for captain in range(i64(CAPTAINS)):
                if not why_not_hire(state, seat, captain):
                    found.append(HIRE.of(captain))
            offer(state, seat, ADMIRAL, found)
            if not found and table_of(state).captains_left != 0:
                # The coins may lie in a chest at home, which can be opened now.
                add_chests(state, seat, OPEN, found)
        else:
            add_steps(state, seat, free_steps(state, seat), found)
            if is_at_island(state, seat):
                found.append(DOCK.action)
            found.append(SAIL_HOME.action)
            offer(state, seat, CARTOGRAPHER, found)
        found.append(NO_ACTION.action)
        return found

    def why_nothing(self, state: VillageState, seat: int) -> Refusal | None:
        """The ship is in the harbour, and there is no captain for it."""
        if table_of(state).captains_left == 0:
            return say(state, "no-captains")
        return say(state, "no-captain-affordable", {}, lacks("coins", 1))

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        is_in_harbour = table_of(state).ships[seat] == HARBOUR
        if HIRE.has(action):
            return refuse_captain(state, seat, int(HIRE.value(action))) if is_in_harbour else say(state, "has-captain")
        if LOAD.has(action) or LOAD_FIGURE.has(action) or CAST_OFF.has(action):
            return say(state, "hire-first" if is_in_harbour else "load-in-harbour")
        if not is_about_the_way(action):
            return None
        if is_in_harbour:
            return say(state, "hire-first")
        if SAIL.has(action):
            return refuse_step(state, seat, int(SAIL.value(action)))
        return say(state, "no-island-here" if DOCK.has(action) else "not-moved")

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
        elif SAIL_HOME.has(action):
            sail_home(state, seat)
        elif plays(action, ADMIRAL):
            play_admiral(state, seat)
            begin_loading(state, seat)
        elif HIRE.has(action):
            hire(state, seat, HIRE.value(action))
            begin_loading(state, seat)
        else:
            go_on_sailing(state, seat, action, int(free_steps(state, seat)), 0)


# Captains


def why_not_hire(state: VillageState, seat: i64, captain: i64) -> str:
    """Whether a captain can be hired now; coins pay for him, never cubes (VP-2.1)."""
    if (table_of(state).captains_left >> captain) & 1 == 0:
        return "captain-gone"
    if state.coins_of(seat) < box_of(state.box).captain_coins[captain]:
        return "captain-too-dear"
    return ""


def refuse_captain(state: VillageState, seat: int, captain: int) -> Refusal:
    """A captain cannot be hired, for the reason that `why_not_hire` finds."""
    code = why_not_hire(state, seat, captain)
    price = int(box_of(state.box).captain_coins[captain])
    missing = lacks("coins", price - int(state.coins_of(seat))) if code == "captain-too-dear" else []
    return say(state, code, {"captain": box_of(state.box).captain_names[captain], "coins": price}, missing)


def hire(state: VillageState, seat: int, captain: i64) -> None:
    """Pay a captain and take him aboard (VP-2.1)."""
    table = table_of(state)
    state.tell(HIRED, seat, captain)
    pay_coins(state, seat, box_of(state.box).captain_coins[captain])
    table.captains_left &= ~bit(captain)
    table.captains[seat] = captain


# Loading


def begin_loading(state: VillageState, seat: int) -> None:
    """A captain is aboard: perhaps a helmsman too, then the cargo (VP-2.2, VP-7.4)."""
    state.stack.append(Load(seat, 0))
    if has_card(state, seat, HELMSMAN):
        state.stack.append(TakeHelmsman(seat))


class TakeHelmsman(VoyageQuestion):
    """Does the helmsman come aboard with the captain? (VP-7.4)"""

    prompt_key: ClassVar = "helmsman"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [PLAY.of(HELMSMAN), GO_ON.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if plays(action, HELMSMAN):
            play_helmsman(state, seat)


class Load(VoyageQuestion):
    """What do you load, piece by piece, and are you ready to cast off? (VP-2.2, VP-2.3)"""

    prompt_key: ClassVar = "load"
    fields: ClassVar = ["seat", "pair"]

    def __init__(self, seat: int, pair: int) -> None:
        super().__init__(seat)
        self.pair = pair  # 1 while the quartermaster allows a second piece of a kind

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for cargo in range(i64(FROM_HOME)):
            if not why_not_load_from_home(state, seat, cargo, self.pair):
                found.append(LOAD.of(cargo))
        if not why_not_load_from_home(state, seat, FIGURE, self.pair):
            farm = state.players[seat].family[FARM]
            for number in range(i64(NUMBERS)):
                if standing(farm, number) > 0:
                    found.append(LOAD_FIGURE.of(number))
        if is_quartermaster_of_use(state, seat, False):
            found.append(PLAY.of(QUARTERMASTER))
        found.append(CAST_OFF.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if LOAD.has(action):
            cargo = int(LOAD.value(action))
            return refuse_piece(state, cargo, why_not_load_from_home(state, seat, cargo, self.pair))
        if LOAD_FIGURE.has(action):
            code = why_not_load_from_home(state, seat, FIGURE, self.pair)
            if code in ("", "nothing-to-load"):
                return about_figure(state, "not-on-farm", FARM, int(LOAD_FIGURE.value(action)), "VP-2.2")
            return refuse_piece(state, FIGURE, code)
        if is_about_the_way(action):
            return say(state, "load-first")
        return say(state, "has-captain") if HIRE.has(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if CAST_OFF.has(action):
            state.stack.append(VoyageGoesOn(seat, int(free_steps(state, seat)), 0))
        elif plays(action, QUARTERMASTER):
            play_quartermaster(state, seat)
            state.stack.append(Load(seat, 1))
        elif LOAD.has(action):
            cargo = LOAD.value(action)
            state.stack.append(Load(seat, 0 if aboard(state, seat, cargo) > 0 else self.pair))
            load(state, seat, cargo)
        else:
            number = LOAD_FIGURE.value(action)
            state.stack.append(Load(seat, 0 if aboard(state, seat, FIGURE) > 0 else self.pair))
            state.tell(LOADED_FIGURE, seat, number)
            pick(state, seat, number, FARM, SHIP)


def why_not_load_from_home(state: VillageState, seat: i64, cargo: i64, pair: i64) -> str:
    """Whether a piece of the farm can go aboard (VP-2.2)."""
    if at_home(state, seat, cargo) == 0:
        return "nothing-to-load"
    return why_not_load(state, seat, cargo, pair)


def load(state: VillageState, seat: int, cargo: i64) -> None:
    """Move a good or a sack of grain from the farm into a hold; it is still owned, but away."""
    player = state.players[seat]
    if cargo < GOODS:
        player.goods[cargo] -= 1
    else:
        player.grain -= 1
    table_of(state).cargo[i64(seat) * COUNTED + cargo] += 1
    state.tell(LOADED, seat, cargo)
