"""All that is in the box of Village: the base game's tables, what expansions share, and what each has for itself."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.games.village.components import Components, by_count
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import (
    ALL_SPACE_IDS,
    ALL_SPACES,
    COMBINATION_IDS,
    DEMAND_IDS,
    DEMANDS,
    GREEN_CUBE,
    MORE_CUSTOMER_IDS,
    MORE_PLACE_IDS,
    MORE_SPACE_IDS,
    NEXT_START,
)
from stammtisch.games.village.ids import COLOURS, COUNTS, CUBE_IDS, GOOD_IDS, GOODS, GROUP_IDS


class WholeBox(Components):
    """All tables of one edition."""

    def __init__(self, edition: Edition, expansions: list[Expansion]) -> None:
        super().__init__(edition)
        self._read_expansions(edition, expansions)
        self._read_cards(edition)
        self._read_more_customers(edition)
        for expansion in expansions:
            self.parts.append(expansion.open(edition, self))

    def _read_expansions(self, edition: Edition, expansions: list[Expansion]) -> None:
        """More spaces and places, and what the solo mode changes (VX-1, VS-8.2)."""
        groups = list(self.space_group)
        for row in edition.rows_by_id("expansions.toml", "space", MORE_SPACE_IDS):
            self.space_names.append(row.name())
            groups.append(row.one_of("group", [*GROUP_IDS, "none"]))
            row.finish()
        self.space_group = vec[i64](groups)
        for row in edition.rows_by_id("expansions.toml", "place", MORE_PLACE_IDS):
            self.place_names.append(row.name())
            row.finish()
        row = edition.single("expansions.toml", "solo")
        self.whole_ring = [row.choice("ring", word, ALL_SPACE_IDS) for word in row.texts("ring")]
        if sorted(self.whole_ring) != list(range(ALL_SPACES)):
            raise row.wrong("ring", "each action space once.", "jedes Aktionsfeld einmal.")
        row.finish()
        row = edition.single("expansions.toml", "ranks")
        self._rank_shifts = {part.on_card: row.number(part.name, 0, 99) for part in expansions if part.on_card > 0}
        row.finish()

    def _read_cards(self, edition: Edition) -> None:
        """The set-up cards of the combinations (VX-1.3)."""
        # combination -> kind of cube or space -> by number of players; the base game's card comes first
        self._card_bag: list[list[list[int]]] = [self.bag_adds]
        self._card_spaces: list[list[list[int]]] = [self.space_cubes]
        for row in edition.rows_by_id("cards.toml", "card", COMBINATION_IDS[1:]):
            bag = [by_count(row, f"bag_{CUBE_IDS[colour]}", 0, 100) for colour in range(COLOURS)]
            bag.append([0] * COUNTS)  # plague: all there are
            spaces = [by_count(row, space, 0, 30) for space in ALL_SPACE_IDS]
            for count in range(COUNTS):
                total = sum(cubes[count] for cubes in spaces)
                if total % (count + 2) != 0:
                    raise row.wrong(
                        "grain",
                        f"the total with {count + 2} players is {total}, which is not a whole number of turns each.",
                        f"die Summe zu {count + 2} ist {total}; das ergibt nicht für alle gleich viele Züge.",
                    )
            self._card_bag.append(bag)
            self._card_spaces.append(spaces)
            row.finish()

    def card_bag(self, combination: int, column: int) -> list[int]:
        """What goes into the green bag each round, by kind of cube."""
        return [adds[column] for adds in self._card_bag[combination]]

    def card_spaces(self, combination: int, column: int) -> list[int]:
        """How many cubes each action space gets."""
        return [cubes[column] for cubes in self._card_spaces[combination]]

    def rank_shift(self, combination: int) -> int:
        """How many points more the ranks of the solo mode ask for (VS-8.2)."""
        return sum(shift for on_card, shift in self._rank_shifts.items() if combination & on_card != 0)

    def _read_more_customers(self, edition: Edition) -> None:
        """The customers of expansions and promo tiles (VX-3.1)."""
        wants = list(self.customer_goods)
        grain = list(self.customer_grain)
        points = list(self.customer_points)
        demand = list(self.customer_demand)
        for row in edition.rows_by_id("more_customers.toml", "customer", MORE_CUSTOMER_IDS):
            self.customer_names.append(row.name())
            goods = [row.choice("goods", word, GOOD_IDS) for word in row.texts("goods")]
            wants.extend(goods.count(good) for good in range(GOODS))
            things = [row.choice("demand", word, DEMAND_IDS) for word in row.texts("demand")]
            demand.extend(things.count(thing) for thing in range(DEMANDS))
            if things.count(GREEN_CUBE) > 2 or things.count(NEXT_START) > 1:
                raise row.wrong("demand", "more than anybody can pay.", "mehr, als jemand bezahlen kann.")
            grain.append(row.number("grain", 0, 5))
            points.append(row.number("points", 0, 20))
            row.finish()
        self.customer_goods = vec[i64](wants)
        self.customer_grain = vec[i64](grain)
        self.customer_points = vec[i64](points)
        self.customer_demand = vec[i64](demand)
