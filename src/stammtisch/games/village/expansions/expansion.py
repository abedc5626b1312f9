"""An expansion as one object: its option, its part of the catalogue, its rooms, words, table, and the seams it uses.

The base game loops over the expansions in play (`shelf.EXPANSIONS`) and names none; a new one is a folder and a line
there. See docs/decisions/0016.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.core.expansion import Box, Table
from stammtisch.core.family import Block
from stammtisch.core.glossary import Glossary
from stammtisch.core.legend import Group, Kind
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.options import Option, option
from stammtisch.core.plain import Json, as_dict
from stammtisch.core.question import Pending
from stammtisch.core.texts import Name
from stammtisch.games.village.seams import Seams
from stammtisch.games.village.texts import VillageTexts

if TYPE_CHECKING:
    from stammtisch.games.village.components import Components
    from stammtisch.games.village.expansions.combination import Combination
    from stammtisch.games.village.state import VillageState

OFF = "off"


class Expansion(Seams):
    """One expansion of Village."""

    def __init__(
        self,
        *,
        name: str,
        rule: str,
        values: list[Json],
        order: list[Block],
        rooms: list[ModuleType],
        files: Iterable[str] = (),
        saved_as: str = "",
        spaces: Iterable[int] = (),
        places: Iterable[int] = (),
        dead: Iterable[int] = (),
        customers: Iterable[int] = (),
        keeps: Iterable[int] = (),
        on_card: int = 0,
        has_bread: bool = False,
        most_deaths_due: int = 1,
    ) -> None:
        self.name = name  # of its option
        self.rule = rule  # the section that brings it into a game
        self.values = values  # of its option, the first without the expansion
        self.order = order  # its part of the catalogue
        self.rooms = rooms  # where its questions, steps and messages are declared
        self.files: list[str] = list(files)  # of an edition, that only it reads
        self.saved_as = saved_as  # its pieces in a saved position; empty if it has none
        self.spaces: list[int] = list(spaces)  # action spaces that it adds
        self.places: list[int] = [*places, *dead]  # where figures can be because of it
        self.dead: list[int] = list(dead)  # those of them where the dead lie
        self.customers: list[int] = list(customers)  # those that need it
        self.keeps: list[int] = list(keeps)  # things of players that only it knows about
        self.has_bread = has_bread  # whether figures may have bread under them because of it
        self.most_deaths_due = most_deaths_due  # how often a seat's marker may pass the quill without a death
        self.on_card = on_card  # its bit in the number of a set-up card

    def __repr__(self) -> str:
        return f"Expansion({self.name!r})"

    def option(self, texts: VillageTexts) -> Option:
        """Whether a game is played with it, and how."""
        return option(self.name, self.values, self.rule, texts.options)

    def is_in(self, options: dict[str, Json]) -> bool:
        """Whether a game with these options is played with it."""
        return options[self.name] != self.values[0]

    def open(self, edition: Edition, box: Components) -> Box:
        """Read what it has in an edition; the names of the base game's things are in the box already."""
        return Box()

    def owns_place(self, place: i64) -> bool:
        return int(place) in self.places

    def add_words(self, glossary: Glossary, box: Components, texts: VillageTexts) -> None:
        """Add the words for its things."""

    def names(self, box: Components) -> list[tuple[str, list[str], list[Name]]]:
        """The things that it adds to an observation: by kind, their ids and names."""
        return []

    def describe(self, box: Components, texts: VillageTexts, found: dict[str, Json]) -> None:
        """Add what a drawing needs to know about it."""

    def join(self, chosen: Combination, box: Components, column: int) -> None:
        """What follows from it for the set-up of a game: cubes, figures, chronicle."""

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        self.receive(state, seat, thing, -number)

    def table_from_json(self, data: dict[str, Json], seats: int) -> Table:
        """Its pieces as a saved position describes them."""
        raise NotImplementedError

    # Positions as numbers

    def declare_numbers(self, layout: Layout) -> None:
        """Declare what `write_numbers` writes; whether it is played at all is told before."""

    def write_numbers(self, state: VillageState, seat: int, row: Row) -> None:
        """Write what this seat may know of its pieces in a game that is played with it."""

    # Positions in words

    def legend(self, chosen: Combination, box: Components, seats: int) -> Group:
        """What the numbers of its table mean."""
        raise NotImplementedError

    def completed(self, saved: dict[str, Json]) -> Json:
        """Its saved pieces, with what follows from those of the others."""
        return as_dict(saved[self.saved_as], self.saved_as)

    def goods_and_grain(self, saved: dict[str, Json]) -> list[int]:
        """The goods by kind, then the grain, that lie neither before players nor in the supply because of it."""
        return []

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        """What the numbers of its questions and steps mean, by their names."""
        return {}

    def fills_market(self, pending: Pending) -> bool:
        """Whether an entry of the stack is going to fill up the market, which may have gaps until then."""
        return False

    def is_of_a_turn(self, pending: Pending) -> bool:
        """Whether an entry of the stack that is no `TurnQuestion` belongs to the action of a turn all the same."""
        return False

    def account_for(self, state: VillageState) -> None:
        """Refuse a state (BadPosition) in which one of its pieces is missing or cannot be where it is."""

    def account_for_course(self, state: VillageState) -> None:
        """Refuse a state (BadPosition) in which something is asked, or is to happen, for which it is not the moment."""
