"""A turn: take a cube or use the well, then carry out an action. Rules: V-3.3 to V-3.6, V-10.3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, prompt_of, say
from stammtisch.core.texts import Argument
from stammtisch.games.village.effects import remove_from_space, spend_time
from stammtisch.games.village.glossary import CUBE, SPACE
from stammtisch.games.village.ids import (
    CHURCH_SPACE,
    COLOURS,
    COUNCIL_SPACE,
    CRAFT_SPACE,
    CUBE_IDS,
    FAMILY_SPACE,
    FARM,
    GRAIN_SPACE,
    MARKET_SPACE,
    PLAGUE,
    TRAVEL_SPACE,
)
from stammtisch.games.village.places.church import Church
from stammtisch.games.village.places.council import Council
from stammtisch.games.village.places.craft import Craft
from stammtisch.games.village.places.death import Settle
from stammtisch.games.village.places.farm import Family, GrainHarvest
from stammtisch.games.village.places.market import MarketDay
from stammtisch.games.village.places.paying import can_use_well, charge_for_well
from stammtisch.games.village.places.travel import Travel
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion, TurnQuestion, waive
from stammtisch.games.village.state import VillageState

TAKE: Final[Pair] = Pair("take", SPACE, CUBE, otherwise="not-taking")
WELL: Final[Lone] = Lone("well", otherwise="not-taking")
CHOOSE: Final[Single] = Single("choose", SPACE, otherwise="no-free-choice")

TOOK: Final = Message(4, "took", "player", "cube", "space")
USED_WELL: Final = Message(5, "used-well", "player")
CHOSE: Final = Message(6, "chose", "player", "space")


class TakeCube(TurnQuestion):
    """Which cube do you take, or do you use the well? (V-3.3, V-3.6)"""

    prompt_key: ClassVar = "take-cube"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for position in range(i64(len(state.spaces))):
            if state.spaces[position] > 0:
                found.append(TAKE.at(position))
        if can_use_well(state, seat):
            found.append(WELL.action)
        if state.is_expanded:
            state.seams.add_turn_choices(state, seat, found)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        box = state.box
        if WELL.has(action):
            player = state.players[seat]
            most = max(int(player.cubes[colour]) for colour in range(COLOURS))
            number = box.well_cubes - most - int(state.coins_of(seat))
            return say(state, "well-too-dear", {"number": number}, lacks("cubes", number))
        if not TAKE.has(action):
            return not_begun(state, action)
        space, cube = TAKE.read(action)
        arguments: dict[str, Argument] = {"space": box.space_names[space], "cube": box.cube_names[cube]}
        return say(state, "cube-not-there", arguments, lacks(CUBE_IDS[cube], 1))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if WELL.has(action):
            state.tell(USED_WELL, seat)
            state.stack.append(ChooseAction(seat, 0))
            charge_for_well(state, seat)
            return
        if not TAKE.has(action):
            state.seams.take_turn_choice(state, seat, action)
            return
        space, cube = TAKE.read(action)
        take_cube(state, seat, space, cube)
        perform(state, seat, int(space))
        if space == MARKET_SPACE and state.players[seat].deaths_due > 0:
            # The plague's toll is settled before the first sale (V-R2).
            state.stack.append(Settle(seat))


def not_begun(state: VillageState, action: int) -> Refusal | None:
    """Parts of an action come after the choice of one; before it nothing is another action than one's own (V-3.3)."""
    if state.game.family_of(action).otherwise != "wrong-action":
        return None
    return say(state, "action-not-begun", {"question": prompt_of(state)})


def take_cube(state: VillageState, seat: int, space: i64, cube: i64) -> None:
    """Take a cube off an action space; plague costs time and goes to the supply (V-3.3, V-3.4)."""
    remove_from_space(state, space, cube)
    state.taken_space = space
    state.taken_cube = cube
    state.tell(TOOK, seat, cube, space)
    if cube == PLAGUE:
        state.supply[PLAGUE] += 1
        spend_time(state, seat, state.box.plague_time)
    else:
        state.players[seat].cubes[cube] += 1


def action_question(state: VillageState, seat: int, space: int) -> OneSeatQuestion:
    """The question that the action of a space asks; the market has its own way (V-5.1)."""
    if state.is_expanded:
        question = state.seams.action_question(state, seat, space)
        if question is not None:
            return question
    if space == GRAIN_SPACE:
        return GrainHarvest(seat)
    if space == FAMILY_SPACE:
        return Family(seat)
    if space == CRAFT_SPACE:
        return Craft(seat)
    if space == COUNCIL_SPACE:
        return Council(seat)
    if space == TRAVEL_SPACE:
        return Travel(seat)
    assert space == CHURCH_SPACE
    return Church(seat)


def can_act(state: VillageState, seat: int, space: int) -> bool:
    """Whether the action of a space offers anything to this player now."""
    if space == MARKET_SPACE:
        return True
    if space in (GRAIN_SPACE, CRAFT_SPACE, CHURCH_SPACE) and state.players[seat].family[FARM] != 0:
        return True  # seen without listing all choices
    return len(action_question(state, seat, space).choices(state, seat)) > 1


def perform(state: VillageState, seat: int, space: int) -> None:
    """Begin the action of a space; an action that is impossible is passed over, a market day is held in any case."""
    if space == MARKET_SPACE:
        state.stack.append(MarketDay(seat))
    elif can_act(state, seat, space):
        state.stack.append(action_question(state, seat, space))


class ChooseAction(TurnQuestion):
    """Which action do you carry out? Asked by the well, and when no cube is left for a last turn (V-3.6, V-10.3)."""

    fields: ClassVar = ["seat", "is_free"]

    def __init__(self, seat: int, is_free: int) -> None:
        super().__init__(seat)
        self.is_free = is_free  # 1 for the free action of a last turn, which may be waived

    def prompt(self) -> str:
        return "free-action" if self.is_free else "choose-action"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = [CHOOSE.of(space) for space in state.chosen.spaces if can_act(state, seat, space)]
        if self.is_free:
            found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if (TAKE.has(action) or WELL.has(action)) and self.is_free:
            return say(state, "no-cubes-left")
        if NO_ACTION.has(action):
            return say(state, "well-wants-action")
        if not CHOOSE.has(action):
            return not_begun(state, action)
        space = int(CHOOSE.value(action))
        question = action_question(state, seat, space)
        return question.why_nothing(state, seat) or say(
            state, "action-impossible", {"space": state.box.space_names[space]}
        )

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
            return
        space = CHOOSE.value(action)
        state.tell(CHOSE, seat, space)
        perform(state, seat, int(space))
