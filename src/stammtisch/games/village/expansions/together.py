"""Several expansions at one table: each seam asks them in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.judgement import Tangible
from stammtisch.core.plain import Json
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import CARGO, THINGS
from stammtisch.games.village.seams import Seams

if TYPE_CHECKING:
    from stammtisch.games.village.questions import OneSeatQuestion
    from stammtisch.games.village.state import VillageState


class Together(Seams):
    """The expansions of one combination, in the order of the box."""

    def __init__(self, parts: list[Expansion], owners: list[Expansion | None]) -> None:
        self.parts = parts
        self.keepers: list[Seams] = [Seams()] * THINGS  # who knows about each of the things that expansions add
        for part in parts:
            for thing in part.keeps:
                self.keepers[thing] = part
        self.carrier: Seams = self.keepers[CARGO]
        self.owners = owners  # of every action: the expansion in whose part of the catalogue it stands

    def _owner(self, action: int) -> Expansion:
        owner = self.owners[action]
        assert owner is not None
        return owner

    def set_up(self, state: VillageState) -> None:
        for part in self.parts:
            part.set_up(state)

    def round_begins(self, state: VillageState) -> None:
        for part in self.parts:
            part.round_begins(state)

    def cubes_wanted(self, state: VillageState, space: i64, cubes: i64) -> i64:
        for part in self.parts:
            cubes = part.cubes_wanted(state, space, cubes)
        return cubes

    def add_turn_choices(self, state: VillageState, seat: int, found: list[int]) -> None:
        for part in self.parts:
            part.add_turn_choices(state, seat, found)

    def take_turn_choice(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).take_turn_choice(state, seat, action)

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        for part in self.parts:
            question = part.action_question(state, seat, space)
            if question is not None:
                return question
        return None

    def action_ends(self, state: VillageState, seat: int) -> None:
        for part in self.parts:
            part.action_ends(state, seat)

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        for part in self.parts:
            part.add_anytime(state, seat, moment, found)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        return any(part.may_interrupt(state, seat, moment) for part in self.parts)

    def climbing_begins(self, state: VillageState) -> None:
        for part in self.parts:
            part.climbing_begins(state)

    def before_scoring(self, state: VillageState) -> None:
        for part in self.parts:
            part.before_scoring(state)

    def is_anytime(self, action: int) -> bool:
        owner = self.owners[action]
        return owner is not None and owner.is_anytime(action)

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).do_anytime(state, seat, action)

    def add_crafts(self, state: VillageState, seat: int, found: list[int]) -> None:
        for part in self.parts:
            part.add_crafts(state, seat, found)

    def take_craft(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).take_craft(state, seat, action)

    def produced(self, state: VillageState, seat: int, product: int, number: int) -> None:
        for part in self.parts:
            part.produced(state, seat, product, number)

    def market_begins(self, state: VillageState, caller: int) -> None:
        for part in self.parts:
            part.market_begins(state, caller)

    def market_reach(self, state: VillageState, seat: i64) -> i64:
        reach: i64 = 0
        for part in self.parts:
            reach = max(reach, part.market_reach(state, seat))
        return reach

    def market_is_open(self, state: VillageState) -> bool:
        return any(part.market_is_open(state) for part in self.parts)

    def add_sales(self, state: VillageState, seat: int, found: list[int]) -> None:
        for part in self.parts:
            part.add_sales(state, seat, found)

    def take_sale(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).take_sale(state, seat, action)

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        return self.keepers[thing].held(state, seat, thing)

    def shipped(self, state: VillageState, seat: int, cargo: i64) -> i64:
        return self.carrier.shipped(state, seat, cargo)

    def receive(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        self.keepers[thing].receive(state, seat, thing, number)

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        self.keepers[thing].hand_over(state, seat, thing, number)

    def market_ends(self, state: VillageState) -> None:
        for part in self.parts:
            part.market_ends(state)

    def add_goods(self, state: VillageState, seat: int, found: list[int]) -> None:
        for part in self.parts:
            part.add_goods(state, seat, found)

    def take_good(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).take_good(state, seat, action)

    def mass_begins(self, state: VillageState) -> None:
        for part in self.parts:
            part.mass_begins(state)

    def may_buy_out(self, state: VillageState) -> bool:
        return all(part.may_buy_out(state) for part in self.parts)

    def add_promotions(self, state: VillageState, seat: int, found: list[int]) -> None:
        for part in self.parts:
            part.add_promotions(state, seat, found)

    def take_promotion(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).take_promotion(state, seat, action)

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        for part in self.parts:
            part.mass_ends(state, is_last)

    def takes_over_move(self, state: VillageState, seat: int, number: i64, source: i64, target: i64) -> bool:
        return any(part.takes_over_move(state, seat, number, source, target) for part in self.parts)

    def takes_over_death(self, state: VillageState, seat: int, generation: i64, place: i64) -> bool:
        return any(part.takes_over_death(state, seat, generation, place) for part in self.parts)

    def may_change_death(self, state: VillageState, seat: int) -> bool:
        return any(part.may_change_death(state, seat) for part in self.parts)

    def add_deaths(self, state: VillageState, seat: int, found: list[int]) -> None:
        for part in self.parts:
            part.add_deaths(state, seat, found)

    def take_death(self, state: VillageState, seat: int, action: int) -> None:
        self._owner(action).take_death(state, seat, action)

    def group_of(self, place: i64) -> i64:
        for part in self.parts:
            if part.owns_place(place):
                return part.group_of(place)
        raise ValueError(place)

    def bury_elsewhere(self, state: VillageState, seat: i64, group: i64, place: i64) -> i64:
        for part in self.parts:
            target = part.bury_elsewhere(state, seat, group, place)
            if target >= 0:
                return target
        return -1

    def figure_left(self, state: VillageState, seat: i64, kind: i64, place: i64) -> None:
        for part in self.parts:
            if part.owns_place(place):
                part.figure_left(state, seat, kind, place)

    def figure_fed(self, state: VillageState, seat: int, number: int, place: int) -> None:
        for part in self.parts:
            if part.owns_place(place):
                part.figure_fed(state, seat, number, place)

    def brings_on_the_end(self, state: VillageState) -> bool:
        return any(part.brings_on_the_end(state) for part in self.parts)

    def fame(self, state: VillageState, seat: i64) -> i64:
        total: i64 = 0
        for part in self.parts:
            total += part.fame(state, seat)
        return total

    def points_beside(self, state: VillageState, seat: i64) -> i64:
        total: i64 = 0
        for part in self.parts:
            total += part.points_beside(state, seat)
        return total

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        for part in self.parts:
            part.add_scores(state, seat, parts)

    def add_last_scores(self, state: VillageState, all_parts: list[dict[str, int]]) -> None:
        for part in self.parts:
            part.add_last_scores(state, all_parts)

    def evaluate(self, state: VillageState, seat: int, viewer: int) -> float:
        total = 0.0
        for part in self.parts:
            total += part.evaluate(state, seat, viewer)
        return total

    def add_tangibles(self, state: VillageState, seat: int, found: list[Tangible]) -> None:
        for part in self.parts:
            part.add_tangibles(state, seat, found)

    def is_gone(self, state: VillageState, action: int) -> bool:
        return any(part.is_gone(state, action) for part in self.parts)

    def phase_after_mass(self, state: VillageState) -> str:
        for part in self.parts:
            found = part.phase_after_mass(state)
            if found:
                return found
        return ""

    def observe(self, state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
        for part in self.parts:
            part.observe(state, seat, view)

    def redeal(self, state: VillageState, seat: int) -> None:
        for part in self.parts:
            part.redeal(state, seat)

    def why_not(self, state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
        for part in self.parts:
            refusal = part.why_not(state, seat, action, question)
            if refusal is not None:
                return refusal
        return None
