"""Which expansions a game is played with, and what follows for set-up, market, chronicle and solo mode."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.plain import Json
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import (
    FIRST_INN_CUSTOMER,
    FIRST_MARRIAGE_CUSTOMER,
    FIRST_PROMO_CUSTOMER,
    INN_SPACE,
    MARRIAGE_SPACE,
    PROMO_INN,
    PROMO_PORT,
    SMUGGLER_SPACE,
    WITH_INN,
    WITH_MARRIAGE,
    WITH_PORT,
)
from stammtisch.games.village.ids import CUSTOMERS, FARM_GROUP, GROUPS, PLAGUE, SPACES, figure
from stammtisch.games.village.seams import Seams

OFF: Final = "off"
SIDES: Final = ["side-a", "side-b"]


EXPANSION_OPTIONS: Final = ["inn", "port", "marriage", "life_goals", "promos"]


def is_expanded(options: dict[str, Json]) -> bool:
    """Whether a game with these options is more than the base game."""
    return any(options[name] not in (OFF, False) for name in EXPANSION_OPTIONS)


class Combination:
    """The expansions of one game. One object serves all games with the same options and number of players."""

    def __init__(self, box: Components, column: int, options: dict[str, Json]) -> None:
        self.seams: Seams = Seams()  # those of the expansions, once they have been put together
        self.has_inn: bool = options["inn"] != OFF
        self.has_port: bool = options["port"] is True
        self.has_marriage: bool = options["marriage"] != OFF
        self.has_goals: bool = options["life_goals"] is True
        self.has_promos: bool = options["promos"] is True
        self.inn_side: int = SIDES.index(str(options["inn"])) if self.has_inn else 0
        self.marriage_side: int = SIDES.index(str(options["marriage"])) if self.has_marriage else 0
        self.number: int = (
            (WITH_INN if self.has_inn else 0)
            + (WITH_PORT if self.has_port else 0)
            + (WITH_MARRIAGE if self.has_marriage else 0)
        )
        self.is_expanded: bool = is_expanded(options)
        self.spaces: list[int] = list(range(SPACES))
        if self.has_inn:
            self.spaces.append(INN_SPACE)
        if self.has_marriage:
            self.spaces.extend((SMUGGLER_SPACE, MARRIAGE_SPACE))
        self.bag_adds: vec[i64] = vec[i64]([i64(adds) for adds in box.card_bag(self.number, column)])
        self.space_cubes: vec[i64] = vec[i64]([i64(cubes) for cubes in box.card_spaces(self.number, column)])
        self.cube_count: list[int] = list(box.cube_count)
        self.start_figures: i64 = box.start_figures
        self.all_figures: i64 = box.all_figures
        self.group_slots: list[int] = [box.group_slots[group][column] for group in range(GROUPS)]
        if self.has_marriage:
            self.cube_count[PLAGUE] += box.marriage_plague
            self.start_figures += box.marriage_figures * figure(0)
            self.all_figures += box.marriage_figures * figure(0)
            self.group_slots[FARM_GROUP] += box.marriage_slots[column]
        self.bag_adds[PLAGUE] = self.cube_count[PLAGUE]
        self.customers: int = self._customers()
        self.next_space: vec[i64] = self._clockwise(box)
        self.rank_shift: int = box.rank_shift(self.number)

    def _customers(self) -> int:
        """The customers in the pile, as a mask."""
        mask: i64 = bit(CUSTOMERS) - 1
        if self.has_inn:
            mask |= bit(FIRST_MARRIAGE_CUSTOMER) - bit(FIRST_INN_CUSTOMER)
        if self.has_marriage:
            mask |= bit(FIRST_PROMO_CUSTOMER) - bit(FIRST_MARRIAGE_CUSTOMER)
        if self.has_promos:
            mask |= bit(PROMO_INN) - bit(FIRST_PROMO_CUSTOMER)
            if self.has_inn:
                mask |= bit(PROMO_PORT) - bit(PROMO_INN)
            if self.has_port:
                mask |= bit(PROMO_PORT)
        return int(mask)

    def _clockwise(self, box: Components) -> vec[i64]:
        """The next space clockwise in this game, as Conny goes (VS-2.2)."""
        if self.number == 0:
            return box.next_space
        ring = [space for space in box.whole_ring if space in self.spaces]
        following: list[i64] = [i64(0)] * (len(self.space_cubes))
        for position, space in enumerate(ring):
            following[space] = ring[(position + 1) % len(ring)]
        return vec[i64](following)
