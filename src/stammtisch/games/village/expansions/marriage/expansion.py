"""Marriage as one object: option, catalogue, words, table, and the seams it uses. Rules: VM."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.expansion import Box, Table
from stammtisch.core.glossary import Glossary
from stammtisch.core.judgement import Tangible
from stammtisch.core.legend import Group, Kind
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending
from stammtisch.core.texts import Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.expansion import OFF, Expansion
from stammtisch.games.village.expansions.ids import (
    BREAD,
    CEREMONY,
    FIRST_MARRIAGE_CUSTOMER,
    FIRST_PROMO_CUSTOMER,
    MARRIAGE_SPACE,
    PARENTS,
    SMUGGLER_SPACE,
    TOOL,
    WITH_MARRIAGE,
)
from stammtisch.games.village.expansions.marriage import accounting, cards, effects, legend
from stammtisch.games.village.expansions.marriage import glossary as words
from stammtisch.games.village.expansions.marriage.components import MarriageBox, box_of, with_bread
from stammtisch.games.village.expansions.marriage.ids import MARRIAGE_TABLE, SIDE_B, SIDE_RANK_IDS
from stammtisch.games.village.expansions.marriage.judgement import evaluation, numbers, tangibles
from stammtisch.games.village.expansions.marriage.places import (
    bread,
    ceremony,
    declining,
    smuggler,
    tools,
    wedding,
    which,
)
from stammtisch.games.village.expansions.marriage.sight import view as sight
from stammtisch.games.village.expansions.marriage.table import MarriageTable, table_from_json, table_of
from stammtisch.games.village.ids import FAMILY_SPACE, FARM_GROUP, PLAGUE, figure
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.seams import COINS_MADE
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import VillageTexts


class MarriageExpansion(Expansion):
    """Marriage: ceremony and weddings, bread and tools, and the smuggler."""

    def __init__(self) -> None:
        super().__init__(
            name="marriage",
            rule="VM-1.1",
            values=[OFF, "side-a", SIDE_B],
            order=[
                ceremony.MARRY,
                smuggler.SELL_BREAD,
                smuggler.SELL_TOOLS,
                ceremony.SWAP,
                declining.DECLINE,
                bread.LAY_BREAD,
                bread.PROMOTE_BREAD,
                tools.USE_TOOL,
                wedding.SETTLE,
                wedding.BUY_BREAD,
                wedding.BUY_TOOL,
                wedding.REWARD,
                cards.TAKE_BREAD,
                cards.TAKE_TOOL,
                which.WHICH_RANK,
                which.WHICH_PARTNER,
            ],
            rooms=[smuggler, ceremony, wedding, bread, tools, which, cards, effects],
            files=["marriage.toml"],
            saved_as="marriage",
            keeps=(BREAD, TOOL),
            spaces=[SMUGGLER_SPACE, MARRIAGE_SPACE],
            places=range(CEREMONY, PARENTS + 1),
            customers=range(FIRST_MARRIAGE_CUSTOMER, FIRST_PROMO_CUSTOMER),
            on_card=WITH_MARRIAGE,
            has_bread=True,
        )

    def open(self, edition: Edition, box: Components) -> Box:
        box.number_names.extend([with_bread(name) for name in box.number_names])
        return MarriageBox(edition, box.cube_names)

    def add_words(self, glossary: Glossary, box: Components, texts: VillageTexts) -> None:
        words.add_words(glossary, box, texts)

    def names(self, box: Components) -> list[tuple[str, list[str], list[Name]]]:
        return [("ceremony-rank", SIDE_RANK_IDS, box_of(box).rank_names)]

    def describe(self, box: Components, texts: VillageTexts, found: dict[str, Json]) -> None:
        found["marriage"] = sight.describe(box, texts)

    def join(self, chosen: Combination, box: Components, column: int) -> None:
        """A fifth figure of the first generation, more slots of the farm group, and plague (VM-1.2, VM-1.4, VM-1.5)."""
        chosen.cube_count[PLAGUE] += box_of(box).plague
        chosen.start_figures += box_of(box).first_generation * figure(0)
        chosen.all_figures += box_of(box).first_generation * figure(0)
        chosen.group_slots[FARM_GROUP] += box_of(box).chronicle_farm[column]

    def table_from_json(self, data: dict[str, Json], seats: int) -> Table:
        return table_from_json(data, seats)

    def legend(self, chosen: Combination, box: Components, seats: int) -> Group:
        return legend.legend(box, seats, ceremony.first_rank_of(chosen))

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return legend.pending_kinds()

    def fills_market(self, pending: Pending) -> bool:
        return isinstance(pending, smuggler.QueueMovesUp)

    def is_of_a_turn(self, pending: Pending) -> bool:
        return isinstance(pending, ceremony.Marry) and pending.is_free == 0

    def account_for(self, state: VillageState) -> None:
        accounting.account_for_marriage(state)

    def account_for_course(self, state: VillageState) -> None:
        accounting.account_for_course(state)

    def set_up(self, state: VillageState) -> None:
        box = box_of(state.box)
        table = MarriageTable(int(state.seats), None)
        table.pink = box.pink_alone if state.is_solo else box.pink
        state.tables[MARRIAGE_TABLE] = table

    def cubes_wanted(self, state: VillageState, space: i64, cubes: i64) -> i64:
        """No family cubes in the first round (VM-1.6)."""
        return 0 if space == FAMILY_SPACE and state.round == 1 else cubes

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        if space == SMUGGLER_SPACE:
            return smuggler.Smuggler(seat)
        return ceremony.Marry(seat, 0) if space == MARRIAGE_SPACE else None

    # Bread and tools

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        bread.add_feedings(state, seat, found)

    def is_anytime(self, action: int) -> bool:
        return bread.LAY_BREAD.has(action)

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        bread.lay_bread(state, seat, action)

    def why_not(self, state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
        if bread.LAY_BREAD.has(action):
            return bread.why_not_feed(state, seat, action, question)
        return bread.why_not_step(state, seat, action, question) if bread.PROMOTE_BREAD.has(action) else None

    def takes_over_move(self, state: VillageState, seat: int, number: i64, source: i64, target: i64) -> bool:
        return bread.takes_over_move(state, seat, number, source, target)

    def takes_over_death(self, state: VillageState, seat: int, generation: i64, place: i64) -> bool:
        return bread.takes_over_death(state, seat, generation, place)

    def may_change_death(self, state: VillageState, seat: int) -> bool:
        return bread.may_change_death(state, seat)

    def add_promotions(self, state: VillageState, seat: int, found: list[int]) -> None:
        bread.add_steps(state, seat, found)

    def take_promotion(self, state: VillageState, seat: int, action: int) -> None:
        bread.take_step(state, seat, action)

    def produced(self, state: VillageState, seat: int, product: int, number: int) -> None:
        if table_of(state).tools[seat] > 0:
            # The mill's usual coins are made again, unless the edition lets the miller's count (VM-R17).
            if product == COINS_MADE and not box_of(state.box).repeats_miller:
                number = state.box.mill_coins
            state.stack.append(tools.UseTool(seat, product, number))

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        table = table_of(state)
        return table.bread[seat] if thing == BREAD else table.tools[seat]

    def receive(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        if thing == BREAD:
            table_of(state).bread[seat] += number
        else:
            table_of(state).tools[seat] += number

    # The Marriage board

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        """Once the end has been brought on, nobody marries any more (VM-4.1)."""
        if not is_last and state.trigger < 0:
            state.stack.append(wedding.Wedding())

    def group_of(self, place: i64) -> i64:
        """Wherever on the Marriage board (VM-5.2)."""
        return FARM_GROUP

    def figure_left(self, state: VillageState, seat: i64, kind: i64, place: i64) -> None:
        which.note(state, int(seat), int(kind), int(place), which.LEFT)

    def figure_fed(self, state: VillageState, seat: int, number: int, place: int) -> None:
        which.note(state, seat, number, place, which.WAS_FED)

    # Points, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        table = table_of(state)
        return table.smuggled[seat] + table.fame[seat]

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        table = table_of(state)
        parts["smuggler"] = int(table.smuggled[seat])
        parts["ceremony"] = int(table.fame[seat])

    def evaluate(self, state: VillageState, seat: int, viewer: int) -> float:
        return evaluation.evaluate(state, seat)

    def add_tangibles(self, state: VillageState, seat: int, found: list[Tangible]) -> None:
        tangibles.add_tangibles(state, seat, found)

    def phase_after_mass(self, state: VillageState) -> str:
        return "wedding" if wedding.is_wedding(state) else ""

    def observe(self, state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
        sight.observe(state, view)

    # Positions as numbers

    def declare_numbers(self, layout: Layout) -> None:
        numbers.declare(layout)

    def write_numbers(self, state: VillageState, seat: int, row: Row) -> None:
        numbers.write(state, seat, row)
