"""Positions of Marriage for tests: a table with bread, tools, ranks, couples, and a die that falls as wanted."""

from __future__ import annotations

from stammtisch.core.chance import first_chance
from stammtisch.core.plain import Json
from stammtisch.games.village import round as rounds
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS, BAKERY, CEREMONY, SHOP
from stammtisch.games.village.expansions.marriage.cards import play_card
from stammtisch.games.village.expansions.marriage.ids import (
    NOBODY,
    PINK_FIGURE,
    couple,
    first_of,
    kind_of,
    member,
    owner_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.places.wedding import Wedding
from stammtisch.games.village.expansions.marriage.table import MarriageTable, table_of
from stammtisch.games.village.ids import COLOURS, CUBE_IDS
from tests.village.table import Table

Who = tuple[int, int] | str  # seat and number, or "pink"
RANK_OF_COLOUR = {"green": 2, "brown": 3, "orange": 4, "pink": 5}


class Altar(Table):
    """A table of Village with Marriage. Ranks are counted from 1, as on the board."""

    def __init__(self, seats: int = 3, side: str = "a", seed: int = 1, **options: Json) -> None:
        super().__init__(seats, seed, marriage=f"side-{side}", **options)

    @property
    def altar(self) -> MarriageTable:
        return table_of(self.state)

    # Laying out

    def bread(self, seat: int, number: int) -> None:
        self.altar.bread[seat] = number

    def tools(self, seat: int, number: int) -> None:
        self.altar.tools[seat] = number

    def _noted(self, who: Who, place: str) -> int:
        if isinstance(who, str):
            assert who == "pink"
            self.altar.pink -= 1
            return PINK_FIGURE
        self.put(who[0], place, who[1])
        return int(member(who[0], who[1] - 1))

    def rank(self, rank: int, who: Who) -> None:
        """Let somebody stand on a rank."""
        self.altar.ranks[rank - 1] = self._noted(who, "ceremony")

    def couple(self, place: str, first: Who, second: Who) -> None:
        """Let two live together at a place."""
        figures = [self._noted(who, place) for who in (first, second)]
        self.altar.couples.append(couple(ALL_PLACE_IDS.index(place), figures[0], figures[1]))

    def widow(self, place: str, who: tuple[int, int]) -> None:
        """Let somebody live at a place whose partner is gone."""
        self.altar.couples.append(couple(ALL_PLACE_IDS.index(place), self._noted(who, place), NOBODY))

    # Playing

    def let_fall(self, *colours: str) -> None:
        """The next rolls of the die show these colours."""
        for seed in range(5_000):
            trial = self.state.copy()
            trial.chance = first_chance(seed)
            if all(CUBE_IDS[trial.roll(COLOURS)] == colour for colour in colours):
                self.state.chance = first_chance(seed)
                return
        raise AssertionError("no such luck")

    def wedding(self, *colours: str) -> None:
        """A wedding is held at the end of a round; the die falls like this."""
        self.spaces()
        self.let_fall(*colours)
        self.begin(rounds.NewRound(), Wedding())

    def play(self, seat: int, card: int) -> None:
        """A player who has just laid down a person card carries it out."""
        play_card(self.state, seat, card)
        self.state.settle()
        self.account()

    # Looking

    def _who(self, figure: int) -> str:
        if figure == NOBODY:
            return ""
        if figure == PINK_FIGURE:
            return "pink"
        kind = int(kind_of(figure))
        return f"{int(owner_of(figure))}:{kind % 4 + 1}{'+' if kind >= 4 else ''}"

    def ranks(self) -> list[str]:
        """Who stands on which rank: "seat:number", "+" for bread under it."""
        return [self._who(int(figure)) for figure in self.altar.ranks]

    def couples(self) -> list[str]:
        found = []
        for pair in self.altar.couples:
            partners = f"{self._who(int(first_of(pair)))} & {self._who(int(second_of(pair)))}"
            found.append(f"{ALL_PLACE_IDS[int(place_of(pair))]}: {partners}")
        return found


assert ALL_PLACE_IDS[CEREMONY] == "ceremony"
assert ALL_PLACE_IDS[BAKERY : SHOP + 1] == ["bakery", "shop"]
