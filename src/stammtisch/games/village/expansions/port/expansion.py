"""Port as one object: option, actions, places, words, table, and the seams it uses. Rules: VP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.expansion import Box, Table
from stammtisch.core.glossary import Glossary
from stammtisch.core.judgement import Tangible
from stammtisch.core.legend import Group, Kind
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending
from stammtisch.core.refusals import say
from stammtisch.core.texts import LANGUAGES, Argument, Name
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import (
    ASKED_IN_TIME,
    AT_PURCHASE,
    CARGO,
    CHEST,
    IN_MARKET,
    IN_MASS,
    LIGHTHOUSE,
    PROMO_PORT,
    SEA,
    SHIP,
    WITH_PORT,
)
from stammtisch.games.village.expansions.port import accounting, cards, legend
from stammtisch.games.village.expansions.port.components import PortBox, box_of
from stammtisch.games.village.expansions.port.ids import (
    ALL_CAPTAIN_IDS,
    BURIAL_IDS,
    CARGO_IDS,
    CARGOES,
    CHEST_IDS,
    CHEST_OPTIONS,
    CHESTS,
    COCOA,
    FROM_HOME,
    PORT_TABLE,
    SOURCE_IDS,
    SOURCES,
    TEA,
    WATER_IDS,
)
from stammtisch.games.village.expansions.port.judgement import evaluation, numbers, tangibles
from stammtisch.games.village.expansions.port.places import burial, chests, harbour, island, sailing, ship, stalls
from stammtisch.games.village.expansions.port.sight import redeal, view
from stammtisch.games.village.expansions.port.table import (
    PortTable,
    aboard,
    at_home,
    table_from_json,
    table_of,
)
from stammtisch.games.village.ids import BAG, TRAVEL_GROUP, TRAVEL_SPACE
from stammtisch.games.village.places.market import Sale
from stammtisch.games.village.places.travel import TRAVEL
from stammtisch.games.village.questions import NEVER, OneSeatQuestion
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import VillageTexts

if TYPE_CHECKING:
    from stammtisch.games.village.components import Components
    from stammtisch.games.village.expansions.combination import Combination


class PortExpansion(Expansion):
    """Port: ships sail to islands instead of figures to castles."""

    def __init__(self) -> None:
        super().__init__(
            name="port",
            rule="VP-1.1",
            values=[False, True],
            order=[
                ship.HIRE,
                harbour.LOAD,
                harbour.LOAD_FIGURE,
                harbour.CAST_OFF,
                ship.SAIL,
                ship.STOP,
                ship.DOCK,
                ship.SAIL_HOME,
                island.SELL_CARGO,
                island.TAKE_TILE,
                island.LIGHT,
                island.LEAVE_ISLAND,
                stalls.SELL_TILE,
                chests.OPEN,
                chests.GIVE_CHEST,
                burial.BURY,
                island.DARKEN,
            ],
            rooms=[harbour, sailing, island, stalls, chests, burial, cards],
            files=["port.toml"],
            saved_as="port",
            keeps=(CHEST, CARGO),
            places=(SHIP, LIGHTHOUSE),
            dead=(SEA,),
            customers=(PROMO_PORT,),
            on_card=WITH_PORT,
        )

    def open(self, edition: Edition, box: Components) -> Box:
        return PortBox(edition, box.good_names, box.cube_names)

    def add_words(self, glossary: Glossary, box: Components, texts: VillageTexts) -> None:
        port = box_of(box)
        glossary.add("captain", ALL_CAPTAIN_IDS, port.captain_names)
        stall_points: list[dict[str, Argument]] = [{} for _ in range(CARGOES)]
        stall_points[COCOA]["points"] = port.cocoa_points
        stall_points[TEA]["points"] = port.tea_points
        glossary.add("cargo", CARGO_IDS, port.cargo_names, stall_points)
        glossary.add("water", WATER_IDS, port.water_names)
        glossary.add("chest", CHEST_IDS, port.chest_names)
        spaces = [Name(dict.fromkeys(LANGUAGES, space)) for space in BURIAL_IDS]
        burial_points: list[dict[str, Argument]] = [{"points": points} for points in port.burial_points]
        glossary.add("burial", BURIAL_IDS, spaces, burial_points)
        glossary.facts["sail-home"] = {"time": port.return_time}

    def names(self, box: Components) -> list[tuple[str, list[str], list[Name]]]:
        port = box_of(box)
        return [
            ("water", WATER_IDS, port.water_names),
            ("captain", ALL_CAPTAIN_IDS, port.captain_names),
            ("cargo", CARGO_IDS, port.cargo_names),
            ("chest", CHEST_IDS, port.chest_names),
        ]

    def describe(self, box: Components, texts: VillageTexts, found: dict[str, Json]) -> None:
        found["port"] = view.describe(box, texts)

    def table_from_json(self, data: dict[str, Json], seats: int) -> Table:
        return table_from_json(data, seats)

    def legend(self, chosen: Combination, box: Components, seats: int) -> Group:
        return legend.legend(chosen, box, seats)

    def completed(self, saved: dict[str, Json]) -> Json:
        return legend.completed(saved)

    def goods_and_grain(self, saved: dict[str, Json]) -> list[int]:
        return legend.goods_and_grain(saved)

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return legend.pending_kinds()

    def is_of_a_turn(self, pending: Pending) -> bool:
        return isinstance(pending, sailing.VoyageGoesOn)

    def account_for(self, state: VillageState) -> None:
        accounting.account_for_port(state)

    def account_for_course(self, state: VillageState) -> None:
        accounting.account_for_course(state)

    def set_up(self, state: VillageState) -> None:
        """All ships in the harbour, captains in their stacks, tiles by number of players, chests mixed (VP-1)."""
        port = box_of(state.box)
        table = PortTable(int(state.seats), None)
        table.cocoa_left = port.tiles[state.column]
        table.tea_left = port.tiles[state.column]
        for chest in range(CHESTS):
            if state.chosen.has(CHEST_OPTIONS[port.chest_sets[chest]]):
                table.chests_left |= bit(chest)
        state.tables[PORT_TABLE] = table

    # The journey goes over sea (VP-1.5)

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        return harbour.Voyage(seat) if space == TRAVEL_SPACE else None

    def why_not(self, state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
        if TRAVEL.has(action):
            return say(state, "journey-by-sea")
        if chests.OPEN.has(action) and question.moment() != NEVER:
            return chests.refuse_to_open(state, seat, chests.OPEN.value(action))
        if stalls.SELL_TILE.has(action) and isinstance(question, Sale):
            return stalls.refuse_stall_sale(state, seat, int(stalls.SELL_TILE.value(action)))
        return None

    # Chests, at any time (VP-5.4)

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        if chests.has_chest_at_home(state, seat):
            chests.add_chests(state, seat, chests.OPEN, found)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        """Coins or tools of a chest may make a sale possible, coins other purchases; nothing else waits for them."""
        if not chests.has_chest_at_home(state, seat):
            return False
        if moment == AT_PURCHASE:
            return state.has_rules(ASKED_IN_TIME)
        if moment == IN_MASS:
            return state.players[seat].family[BAG] != 0 and state.coins_of(seat) == 0
        return moment == IN_MARKET

    def is_anytime(self, action: int) -> bool:
        return chests.OPEN.has(action)

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        chests.open_chest(state, seat, chests.OPEN.value(action))

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        if is_last:
            state.stack.append(chests.OpenAllChests())

    # Market, and what ships have brought (VP-5.1 to VP-5.3, VP-5.5)

    def market_is_open(self, state: VillageState) -> bool:
        """As long as somebody has cocoa or tea at home (VP-5.3)."""
        for number in table_of(state).home:
            if number > 0:
                return True
        return False

    def add_sales(self, state: VillageState, seat: int, found: list[int]) -> None:
        stalls.add_stall_sales(state, seat, found)

    def take_sale(self, state: VillageState, seat: int, action: int) -> None:
        stalls.sell_tile(state, seat, int(stalls.SELL_TILE.value(action)))

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        assert thing == CHEST
        return count_bits(table_of(state).chests_home[seat])

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        assert thing == CHEST
        for _ in range(number):
            chests.give_chest(state, seat)

    def shipped(self, state: VillageState, seat: int, cargo: i64) -> i64:
        number = aboard(state, seat, cargo)
        return number if cargo < FROM_HOME else number + at_home(state, seat, cargo)

    # Death at sea, also Conny's, and the third way to the end (VP-6, VP-8.1, VP-8.3)

    def group_of(self, place: i64) -> i64:
        return TRAVEL_GROUP

    def bury_elsewhere(self, state: VillageState, seat: i64, group: i64, place: i64) -> i64:
        return burial.bury_at_sea(state, int(seat)) if group == TRAVEL_GROUP else -1

    def figure_left(self, state: VillageState, seat: i64, kind: i64, place: i64) -> None:
        if place == LIGHTHOUSE:
            island.keeper_left(state, int(seat), int(kind))

    def figure_fed(self, state: VillageState, seat: int, number: int, place: int) -> None:
        if place == LIGHTHOUSE:
            island.keeper_fed(state, seat, number)

    def brings_on_the_end(self, state: VillageState) -> bool:
        return table_of(state).sea_left == 0

    # Scoring, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        return table_of(state).fame_of(seat)

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        """Points by source; the journey over land brings nothing, so it is not listed (VP-8.2)."""
        for part in ("rewards", "travel"):
            if parts.get(part) == 0:
                del parts[part]
        for source in range(SOURCES):
            parts[SOURCE_IDS[source]] = int(table_of(state).fame[seat * SOURCES + source])

    def evaluate(self, state: VillageState, seat: int, viewer: int) -> float:
        return evaluation.evaluate(state, seat, viewer)

    def add_tangibles(self, state: VillageState, seat: int, found: list[Tangible]) -> None:
        tangibles.add_tangibles(state, seat, found)

    def observe(self, state: VillageState, seat: int | None, view_so_far: dict[str, Json]) -> None:
        view.observe(state, seat, view_so_far)

    def redeal(self, state: VillageState, seat: int) -> None:
        redeal.redeal_chests(state, seat)

    # Positions as numbers

    def declare_numbers(self, layout: Layout) -> None:
        numbers.declare(layout)

    def write_numbers(self, state: VillageState, seat: int, row: Row) -> None:
        numbers.write(state, seat, row)
