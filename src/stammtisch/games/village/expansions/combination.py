"""Which expansions a game is played with, and what follows for set-up, market, chronicle and solo mode."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.plain import Json
from stammtisch.core.vectors import vector_of, zeros
from stammtisch.games.village.expansions.box import WholeBox
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import ALL_CUSTOMERS
from stammtisch.games.village.expansions.together import Together
from stammtisch.games.village.ids import CUSTOMERS, GROUPS, PLAGUE, SPACES
from stammtisch.games.village.seams import Seams


class Combination:
    """The expansions of one game. One object serves all games with the same options and number of players."""

    def __init__(
        self,
        box: WholeBox,
        column: int,
        options: dict[str, Json],
        expansions: list[Expansion],
        owners: list[Expansion | None],
    ) -> None:
        self.expansions: list[Expansion] = [expansion for expansion in expansions if expansion.is_in(options)]
        self.shelf = expansions  # all that there are, in play or not
        self.names: set[str] = {expansion.name for expansion in self.expansions}
        self.options = options
        self.is_expanded: bool = len(self.expansions) > 0
        self.seams: Seams = Together(self.expansions, owners) if self.is_expanded else Seams()
        self.number: int = sum(expansion.on_card for expansion in self.expansions)  # of the set-up card
        self.spaces: list[int] = list(range(SPACES))
        for expansion in self.expansions:
            self.spaces.extend(expansion.spaces)
        self.bag_adds: vec[i64] = vector_of(box.card_bag(self.number, column))
        self.space_cubes: vec[i64] = vector_of(box.card_spaces(self.number, column))
        self.cube_count: list[int] = list(box.cube_count)
        self.start_figures: i64 = box.start_figures
        self.all_figures: i64 = box.all_figures
        self.group_slots: list[int] = [box.group_slots[group][column] for group in range(GROUPS)]
        for expansion in self.expansions:
            expansion.join(self, box, column)
        self.customers: i64 = self._customers(expansions)
        self.bag_adds[PLAGUE] = self.cube_count[PLAGUE]
        self.next_space: vec[i64] = self._clockwise(box)
        self.rank_shift: int = box.rank_shift(self.number)

    def has(self, name: str) -> bool:
        """Whether an expansion is played, by the name of its option."""
        return name in self.names

    def _customers(self, expansions: list[Expansion]) -> i64:
        """The customers in the pile, as a mask: those of the base game, and those that miss no expansion."""
        mask: i64 = bit(CUSTOMERS) - 1
        for customer in range(CUSTOMERS, ALL_CUSTOMERS):
            if all(self.has(expansion.name) for expansion in expansions if customer in expansion.customers):
                mask |= bit(customer)
        return mask

    def _clockwise(self, box: WholeBox) -> vec[i64]:
        """The next space clockwise in this game, as Conny goes (VS-2.2)."""
        if self.number == 0:
            return box.next_space
        ring = [space for space in box.whole_ring if space in self.spaces]
        following = zeros(len(self.space_cubes))
        for position, space in enumerate(ring):
            following[space] = ring[(position + 1) % len(ring)]
        return following
