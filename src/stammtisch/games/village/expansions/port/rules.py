"""Where Port joins the base game: the seams it uses."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Pending
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.expansions.ids import CHEST, IN_MARKET, IN_MASS, LIGHTHOUSE, SHIP
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.ids import BAG, NUMBERS, TRAVEL_GROUP, TRAVEL_SPACE
from stammtisch.games.village.expansions.port import evaluation, refusals, scoring
from stammtisch.games.village.expansions.port import view as port_view
from stammtisch.games.village.expansions.port.actions import END, FIRST, GIVE_CHEST, OPEN, SELL_TILE
from stammtisch.games.village.expansions.port.decisions.burial import bury_at_sea
from stammtisch.games.village.expansions.port.decisions.island import keeper_died
from stammtisch.games.village.expansions.port.decisions.trade import (
    OpenAllChests,
    add_chests,
    add_stall_sales,
    anybody_has_tiles,
    give_chest,
    sell_tile,
)
from stammtisch.games.village.expansions.port.decisions.voyage import Voyage
from stammtisch.games.village.expansions.port.effects import has_chest_at_home, open_chest
from stammtisch.games.village.expansions.port.hidden import redeal_chests
from stammtisch.games.village.expansions.port.ids import BURIALS, CAPTAINS, CHEST_SET_IDS, CHESTS
from stammtisch.games.village.expansions.port.table import count_bits, new_port_table, table_of
from stammtisch.games.village.state import VillageState


class PortRules(Part):
    """The seams of Port."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, SHIP, LIGHTHOUSE)

    def set_up(self, state: VillageState) -> None:
        """All ships in the harbour, captains in their stacks, tiles by number of players, chests mixed (VP-1)."""
        port = state.box.port
        table = new_port_table(int(state.seats))
        table.captains_left = bit(CAPTAINS) - 1
        table.cocoa_left = port.tiles[state.column]
        table.tea_left = port.tiles[state.column]
        table.sea_left = BURIALS
        played = [True, state.chosen.has_marriage, state.chosen.has_promos]
        assert len(played) == len(CHEST_SET_IDS)
        for chest in range(CHESTS):
            if played[port.chest_sets[chest]]:
                table.chests_left |= bit(chest)
        state.port = table

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        return Voyage(seat) if space == TRAVEL_SPACE else None

    # Chests, at any time (VP-5.4)

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        if not has_chest_at_home(state, seat):
            return
        chests: list[int] = []
        add_chests(state, seat, OPEN, chests)
        for action in chests:
            if action not in found:
                found.append(action)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        """Coins or tools of a chest may make a sale possible, coins the buying out; nothing else waits for them."""
        if not has_chest_at_home(state, seat):
            return False
        if moment == IN_MASS:
            return state.players[seat].family[BAG] != 0 and state.coins_of(seat) == 0
        return moment == IN_MARKET

    def is_anytime(self, action: int) -> bool:
        return OPEN <= action < GIVE_CHEST

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        open_chest(state, seat, action - OPEN)

    # Market (VP-5.1 to VP-5.3, VP-5.5)

    def market_is_open(self, state: VillageState) -> bool:
        return anybody_has_tiles(state)

    def add_sales(self, state: VillageState, seat: int, found: list[int]) -> None:
        add_stall_sales(state, seat, found)

    def take_sale(self, state: VillageState, seat: int, action: int) -> None:
        sell_tile(state, seat, action - SELL_TILE)

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        return count_bits(table_of(state).chests_home[seat]) if thing == CHEST else 0

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        if thing == CHEST:
            for _ in range(number):
                give_chest(state, seat)

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        if is_last:
            state.stack.append(OpenAllChests())

    # Death at sea, also Conny's, and the third way to the end: VP-6, VP-8.1, VP-8.3

    def group_of(self, place: i64) -> i64:
        return TRAVEL_GROUP

    def bury_elsewhere(self, state: VillageState, seat: i64, group: i64, place: i64) -> i64:
        return bury_at_sea(state, int(seat)) if group == TRAVEL_GROUP else -1

    def figure_left(self, state: VillageState, seat: i64, kind: i64, place: i64) -> None:
        if place == LIGHTHOUSE:
            keeper_died(state, int(seat), kind % NUMBERS)

    def brings_on_the_end(self, state: VillageState) -> bool:
        return table_of(state).sea_left == 0

    # Scoring, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        return table_of(state).fame_of(seat)

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        scoring.add_scores(state, seat, parts)

    def evaluate(self, state: VillageState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def observe(self, state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
        port_view.observe(state, seat, view)

    def redeal(self, state: VillageState, seat: int) -> None:
        redeal_chests(state, seat)

    def explain(self, state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
        return refusals.explain(state, seat, action, kind, question)
