"""Bread: under a figure, whose number then counts one more, or for a step in the church. Rules: VM-6.2, VM-6.3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Pair
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.expansions.ids import FED, FIRST_MORE, LAST_MORE_ALIVE
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.glossary import NUMBER
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
from stammtisch.games.village.places.church import STEP, Promote, promote
from stammtisch.games.village.places.death import die
from stammtisch.games.village.places.figures import move
from stammtisch.games.village.questions import NEVER, OneSeatQuestion, about_figure
from stammtisch.games.village.state import VillageState

# Where a figure stands alive and visible: farm, board, and the boards of expansions.
ALIVE_PLACES: Final = [*range(FARM, LAST_ON_BOARD + 1), *range(FIRST_MORE, LAST_MORE_ALIVE + 1)]

LAY_BREAD: Final[Pair] = Pair("lay-bread", Field("place", "place", ALIVE_PLACES), NUMBER, otherwise="no-bread-now")
PROMOTE_BREAD: Final[Pair] = Pair("promote-bread", STEP, NUMBER, otherwise="no-mass")
WITHOUT_BREAD: Final[Lone] = Lone("without-bread", otherwise="not-both")
WITH_BREAD: Final[Lone] = Lone("with-bread", otherwise="not-both")

LAID_BREAD: Final = Message(307, "laid-bread", "player", "figure", "place")
PROMOTED_FOR_BREAD: Final = Message(308, "promoted-for-bread", "player", "figure", "place")


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
            found.append(LAY_BREAD.of(place, number))


def why_not_feed(state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
    """Why bread cannot be laid under a figure, where the question leaves time for it."""
    if question.moment_in(state) == NEVER:
        return None
    if table_of(state).bread[seat] == 0:
        return say(state, "no-bread", {}, lacks("bread", 1))
    place, number = LAY_BREAD.read(action)
    fed = count_of(state.players[seat].family[place], number + FED)
    return about_figure(state, "has-bread" if fed > 0 else "nobody-to-feed", int(place), int(number))


def lay_bread(state: VillageState, seat: int, action: int) -> None:
    """Lay bread under a figure: its number counts one more from now on (VM-6.3)."""
    place, number = LAY_BREAD.read(action)
    state.players[seat].family[place] += figure(number + FED) - figure(number)
    table_of(state).bread[seat] -= 1
    state.tell(LAID_BREAD, seat, number, place)
    if place >= FIRST_MORE:
        state.seams.figure_fed(state, seat, int(number), int(place))


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


# With bread or without


class WithOrWithout(OneSeatQuestion):
    """A question about figures that differ only in the bread under one of them."""

    prompt_key: ClassVar = "which-figure"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [WITHOUT_BREAD.action, WITH_BREAD.action]


def takes_over_move(state: VillageState, seat: int, number: i64, source: i64, target: i64) -> bool:
    """Move a figure with bread, or ask which one goes, if only some of them have bread (VM-6.3)."""
    packed = state.players[seat].family[source]
    if count_of(packed, number + FED) == 0:
        return False
    if count_of(packed, number) == 0:
        move(state, seat, number + FED, source, target)
    else:
        state.stack.append(WhichFigure(seat, int(number), int(source), int(target)))
    return True


class WhichFigure(WithOrWithout):
    """Which one goes: the figure with bread, or the one without? (VM-6.3)"""

    fields: ClassVar = ["seat", "number", "source", "target"]

    def __init__(self, seat: int, number: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source
        self.target = target

    def take(self, state: VillageState, seat: int, action: int) -> None:
        kind = self.number + FED if WITH_BREAD.has(action) else self.number
        move(state, seat, kind, self.source, self.target)


def takes_over_death(state: VillageState, seat: int, generation: i64, place: i64) -> bool:
    """Let a figure with bread die, or ask which of two dies that are equally old (VM-6.3)."""
    kind = only_one_so_old(state, seat, generation, place)
    if kind == generation:
        return False
    if kind >= 0:
        die(state, seat, kind, place)
    else:
        state.stack.append(WhichDies(seat, int(generation), int(place)))
    return True


def only_one_so_old(state: VillageState, seat: int, generation: i64, place: i64) -> i64:
    """The kind of figure that dies at a place, where the oldest there are all alike; else -1 (VM-6.3)."""
    packed = state.players[seat].family[place]
    if generation == 0 or count_of(packed, generation - 1 + FED) == 0:
        return generation
    if generation == NUMBERS or count_of(packed, generation) == 0:
        return generation - 1 + FED
    return -1


class WhichDies(WithOrWithout):
    """Which of two equally old figures dies: the one with bread, or the one without? (VM-6.3)"""

    fields: ClassVar = ["seat", "generation", "place"]

    def __init__(self, seat: int, generation: int, place: int) -> None:
        super().__init__(seat)
        self.generation = generation
        self.place = place

    def take(self, state: VillageState, seat: int, action: int) -> None:
        self.end(state, seat, self.generation - 1 + FED if WITH_BREAD.has(action) else self.generation)

    def end(self, state: VillageState, seat: int, kind: int) -> None:
        die(state, seat, kind, self.place)


# Bread in the church


def add_steps(state: VillageState, seat: int, found: list[int]) -> None:
    """The figures that may move up a step for one bread (VM-6.2)."""
    if table_of(state).bread[seat] == 0:
        return
    family = state.players[seat].family
    for place in range(i64(CHURCH), i64(CHURCH + STEPS - 1)):
        for number in range(i64(NUMBERS)):
            if standing(family[place], number) > 0:
                found.append(PROMOTE_BREAD.of(place, number))


def why_not_step(state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
    """Why a figure cannot move up a step for bread, in a mass."""
    if not isinstance(question, Promote):
        return None
    place, number = PROMOTE_BREAD.read(action)
    if standing(state.players[seat].family[place], number) == 0:
        return about_figure(state, "not-on-step", int(place), int(number), "VM-6.2")
    return say(state, "no-bread", {}, lacks("bread", 1), "VM-6.2")


def take_step(state: VillageState, seat: int, action: int) -> None:
    """Move a figure up a step for one bread (VM-6.2)."""
    place, number = PROMOTE_BREAD.read(action)
    table_of(state).bread[seat] -= 1
    state.tell(PROMOTED_FOR_BREAD, seat, number, place + 1)
    promote(state, seat, place, number)
