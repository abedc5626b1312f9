"""The life goals as one object: option, claiming, words, table, and the seams they use. Rules: VG."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.expansion import Box, Table
from stammtisch.core.glossary import Glossary
from stammtisch.core.judgement import Tangible
from stammtisch.core.legend import Group
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.plain import Json
from stammtisch.core.texts import Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.goals import accounting, dealing, legend
from stammtisch.games.village.expansions.goals.components import GoalsBox, box_of
from stammtisch.games.village.expansions.goals.ids import GOAL_IDS, METAL_IDS
from stammtisch.games.village.expansions.goals.judgement import evaluation, numbers, tangibles
from stammtisch.games.village.expansions.goals.places import claiming
from stammtisch.games.village.expansions.goals.sight import redeal
from stammtisch.games.village.expansions.goals.sight import view as sight
from stammtisch.games.village.expansions.goals.table import table_from_json, table_of
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import VillageTexts


class GoalsExpansion(Expansion):
    """The life goals: a silver and a golden one for everybody, kept secret until they are claimed."""

    def __init__(self) -> None:
        super().__init__(
            name="life_goals",
            rule="VG-1.1",
            values=[False, True],
            order=[claiming.CLAIM],
            rooms=[dealing, claiming],
            files=["goals.toml"],
            saved_as="goals",
        )

    def open(self, edition: Edition, box: Components) -> Box:
        return GoalsBox(edition)

    def add_words(self, glossary: Glossary, box: Components, texts: VillageTexts) -> None:
        glossary.add("metal", METAL_IDS, texts.names("metals"))
        glossary.add("goal", GOAL_IDS, box_of(box).names)
        glossary.add("golden", GOAL_IDS, box_of(box).names)

    def names(self, box: Components) -> list[tuple[str, list[str], list[Name]]]:
        return [("goal", GOAL_IDS, box_of(box).names)]

    def describe(self, box: Components, texts: VillageTexts, found: dict[str, Json]) -> None:
        found["goals"] = sight.describe(box, texts)

    def table_from_json(self, data: dict[str, Json], seats: int) -> Table:
        return table_from_json(data, seats)

    def legend(self, chosen: Combination, box: Components, seats: int) -> Group:
        return legend.legend(box, seats)

    def account_for(self, state: VillageState) -> None:
        accounting.account_for_goals(state)

    def set_up(self, state: VillageState) -> None:
        dealing.deal(state)

    # Claiming, at any time (VG-2.1)

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        claiming.add_claims(state, seat, found)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        return claiming.may_have_reached_one(state, seat, moment)

    def is_anytime(self, action: int) -> bool:
        return True

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        claiming.claim(state, seat, action)

    def why_not(self, state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
        return claiming.why_not_claim(state, seat, action) if claiming.CLAIM.has(action) else None

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        if is_last:
            claiming.offer_last_chance(state)

    def before_scoring(self, state: VillageState) -> None:
        claiming.offer_last_chance(state)

    # Scoring, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        return table_of(state).fame[seat]

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        parts["goals"] = int(table_of(state).fame[seat])

    def evaluate(self, state: VillageState, seat: int, viewer: int) -> float:
        return evaluation.evaluate(state, seat, viewer)

    def add_tangibles(self, state: VillageState, seat: int, found: list[Tangible]) -> None:
        tangibles.add_tangibles(state, seat, found)

    def observe(self, state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
        sight.observe(state, seat, view)

    def redeal(self, state: VillageState, seat: int) -> None:
        redeal.redeal_goals(state, seat)

    # Positions as numbers

    def declare_numbers(self, layout: Layout) -> None:
        numbers.declare(layout)

    def write_numbers(self, state: VillageState, seat: int, row: Row) -> None:
        numbers.write(state, seat, row)
