"""Where Marriage joins the base game: the seams it uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.expansions.ids import (
    BREAD,
    CEREMONY,
    MARRIAGE_SPACE,
    PARENTS,
    SMUGGLER_SPACE,
    TOOL,
)
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.ids import FAMILY_SPACE, FARM_GROUP
from stammtisch.games.village.expansions.marriage import evaluation, refusals
from stammtisch.games.village.expansions.marriage import view as sight
from stammtisch.games.village.expansions.marriage.actions import END, FIRST, LAY_BREAD, PROMOTE_BREAD
from stammtisch.games.village.expansions.marriage.decisions.bread_and_tools import (
    UseTool,
    add_feedings,
    add_steps,
    lay_bread,
    may_change_death,
    take_step,
)
from stammtisch.games.village.expansions.marriage.decisions.ceremony import Marry
from stammtisch.games.village.expansions.marriage.decisions.smuggler import Smuggler
from stammtisch.games.village.expansions.marriage.decisions.wedding import Wedding, is_wedding
from stammtisch.games.village.expansions.marriage.decisions.which import LEFT, note
from stammtisch.games.village.expansions.marriage.effects import table_of
from stammtisch.games.village.expansions.marriage.table import new_marriage_table
from stammtisch.games.village.state import VillageState

if TYPE_CHECKING:
    from stammtisch.core.question import Pending


class MarriageRules(Part):
    """The seams of Marriage."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, CEREMONY, PARENTS)

    def set_up(self, state: VillageState) -> None:
        box = state.box.marriage
        state.marriage = new_marriage_table(int(state.seats), box.pink_alone if state.is_solo else box.pink)

    def cubes_wanted(self, state: VillageState, space: i64, cubes: i64) -> i64:
        """No family cubes in the first round (VM-1.6)."""
        return 0 if space == FAMILY_SPACE and state.round == 1 else cubes

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        if space == SMUGGLER_SPACE:
            return Smuggler(seat)
        return Marry(seat, 0) if space == MARRIAGE_SPACE else None

    # Bread and tools

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        add_feedings(state, seat, found)

    def is_anytime(self, action: int) -> bool:
        return LAY_BREAD <= action < PROMOTE_BREAD

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        lay_bread(state, seat, action)

    def may_change_death(self, state: VillageState, seat: int) -> bool:
        return may_change_death(state, seat)

    def add_promotions(self, state: VillageState, seat: int, found: list[int]) -> None:
        add_steps(state, seat, found)

    def take_promotion(self, state: VillageState, seat: int, action: int) -> None:
        take_step(state, seat, action)

    def produced(self, state: VillageState, seat: int, product: int, number: int) -> None:
        if table_of(state).tools[seat] > 0:
            state.stack.append(UseTool(seat, product, number))

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        if thing == BREAD:
            return table_of(state).bread[seat]
        return table_of(state).tools[seat] if thing == TOOL else 0

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        if thing == BREAD:
            table_of(state).bread[seat] -= number
        elif thing == TOOL:
            table_of(state).tools[seat] -= number

    # The Marriage board

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        """Once the end has been brought on, nobody marries any more (VM-4.1)."""
        if not is_last and state.trigger < 0:
            state.stack.append(Wedding())

    def group_of(self, place: i64) -> i64:
        """Wherever on the Marriage board (VM-5.2)."""
        return FARM_GROUP

    def figure_left(self, state: VillageState, seat: i64, kind: i64, place: i64) -> None:
        note(state, int(seat), int(kind), int(place), LEFT)

    # Points, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        table = table_of(state)
        return table.smuggled[seat] + table.fame[seat]

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        table = table_of(state)
        parts["smuggler"] = int(table.smuggled[seat])
        parts["ceremony"] = int(table.fame[seat])

    def evaluate(self, state: VillageState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def phase_after_mass(self, state: VillageState) -> str:
        return "wedding" if is_wedding(state) else ""

    def observe(self, state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
        sight.observe(state, view)

    def explain(self, state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
        return refusals.explain(state, seat, action, kind, question)
