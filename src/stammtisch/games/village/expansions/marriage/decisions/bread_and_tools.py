"""Bread and tools: bread under a figure, bread for a step in the church, a tool in the crafts. Rules: VM-6."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.church import promote
from stammtisch.games.village.effects import gain_coins, gain_good
from stammtisch.games.village.expansions.ids import CEREMONY, FED, FIRST_MORE, IN_TURN, LAST_MORE_ALIVE, PARENTS
from stammtisch.games.village.ids import (
    CHURCH,
    FARM,
    LAST_ON_BOARD,
    NUMBERS,
    STEPS,
    count_all,
    count_of,
    eldest,
    figure,
    of_generation,
    standing,
)
from stammtisch.games.village.expansions.marriage import log
from stammtisch.games.village.expansions.marriage.actions import (
    DECLINE,
    PROMOTE_BREAD,
    USE_TOOL,
    lay_bread_action,
    number_fed,
    place_fed,
)
from stammtisch.games.village.expansions.marriage.decisions.which import GOT_BREAD, note
from stammtisch.games.village.expansions.marriage.effects import table_of
from stammtisch.games.village.seams import BEER_MADE, COINS_MADE
from stammtisch.games.village.state import VillageState

# Bread under a figure


def add_feedings(state: VillageState, seat: int, found: list[int]) -> None:
    """The figures under which bread may be laid: alive, visible and without bread so far (VM-6.3)."""
    if table_of(state).bread[seat] == 0:
        return
    family = state.players[seat].family
    for place in range(i64(FARM), i64(LAST_ON_BOARD + 1)):
        if family[place] != 0:
            add_feedings_at(family[place], place, found)
    for place in range(i64(FIRST_MORE), i64(LAST_MORE_ALIVE + 1)):
        if family[place] != 0:
            add_feedings_at(family[place], place, found)


def add_feedings_at(packed: i64, place: i64, found: list[int]) -> None:
    for number in range(i64(NUMBERS)):
        if count_of(packed, number) > 0:
            found.append(lay_bread_action(int(place), int(number)))


def lay_bread(state: VillageState, seat: int, action: int) -> None:
    """Lay bread under a figure: its number counts one more from now on (VM-6.3)."""
    place = place_fed(action)
    number = number_fed(action)
    family = state.players[seat].family
    family[place] += figure(number + FED) - figure(number)
    table_of(state).bread[seat] -= 1
    state.tell(log.LAID_BREAD, seat, number, place)
    if CEREMONY <= place <= PARENTS:
        note(state, seat, number, place, GOT_BREAD)


def may_change_death(state: VillageState, seat: int) -> bool:
    """Whether enough bread would make somebody else the oldest (VM-R10)."""
    bread = table_of(state).bread[seat]
    if bread == 0:
        return False
    visible = state.players[seat].visible()
    generation = eldest(visible)
    oldest = of_generation(visible, generation)
    unfed: i64 = count_of(visible, generation) if generation < NUMBERS else 0
    return oldest == unfed and oldest <= bread and oldest < count_all(visible)


# Bread in the church


def add_steps(state: VillageState, seat: int, found: list[int]) -> None:
    """The figures that may move up a step for one bread (VM-6.2)."""
    if table_of(state).bread[seat] == 0:
        return
    family = state.players[seat].family
    for step in range(i64(STEPS - 1)):
        packed = family[CHURCH + step]
        for number in range(i64(NUMBERS)):
            if standing(packed, number) > 0:
                found.append(int(PROMOTE_BREAD + step * NUMBERS + number))


def take_step(state: VillageState, seat: int, action: int) -> None:
    step: i64 = (action - PROMOTE_BREAD) // NUMBERS
    number: i64 = (action - PROMOTE_BREAD) % NUMBERS
    table_of(state).bread[seat] -= 1
    state.tell(log.PROMOTED_FOR_BREAD, seat, number, CHURCH + step + 1)
    promote(state, seat, step, number)


# Tools


class UseTool(OneSeatQuestion):
    """Do you use a tool to make the same once more? (VM-6.4)"""

    def __init__(self, seat: int, product: int, number: int) -> None:
        super().__init__(seat)
        self.product = product  # a good, COINS_MADE or BEER_MADE
        self.number = number

    def prompt(self) -> str:
        return "use-tool"

    def moment(self) -> int:
        return IN_TURN

    def numbers(self) -> list[int]:
        return [self.seat, self.product, self.number]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [USE_TOOL, DECLINE]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        table_of(state).tools[seat] -= 1
        state.tell(log.USED_TOOL, seat)
        if self.product == COINS_MADE:
            gain_coins(state, seat, self.number)
        elif self.product == BEER_MADE:
            inn = state.inn
            assert inn is not None
            inn.beer[seat] += self.number
        else:
            for _ in range(self.number):
                gain_good(state, seat, self.product)
