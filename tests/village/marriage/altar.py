"""Positions of Marriage for tests: a table with bread, tools, ranks, couples, and a die that falls as wanted."""

from __future__ import annotations

from stammtisch.core.chance import first_chance
from stammtisch.core.plain import Json
from stammtisch.games.village.expansions.marriage.cards import play_card
from stammtisch.games.village.expansions.marriage.ids import RANKS
from stammtisch.games.village.ids import COLOURS, CUBE_IDS
from tests.positions import Words, step
from tests.village.table import Table

Who = tuple[int, int] | str  # seat and number, or "pink"
RANK_OF_COLOUR = {"green": 2, "brown": 3, "orange": 4, "pink": 5}


class Altar(Table):
    """A table of Village with Marriage. Ranks are counted from 1, as on the board."""

    def __init__(self, seats: int = 3, side: str = "a", seed: int = 1, **options: Json) -> None:
        super().__init__(seats, seed, marriage=f"side-{side}", **options)

    @property
    def side(self) -> str:
        """The side of the board that is played: "a" or "b"."""
        return str(self._state.origin.options["marriage"])[-1]

    # Laying out

    def _noted(self, who: Who, place: str) -> Words:
        if isinstance(who, str):
            assert who == "pink"
            return {"seat": None, "number": who}
        seat, number = who
        self.put(seat, place, number)
        return {"seat": seat, "number": str(number)}

    def _rank(self, rank: int) -> str:
        """The name of a rank of the side that is played."""
        return f"{self.side}-{rank}"

    def rank(self, rank: int, who: Who) -> None:
        """Let somebody stand on a rank."""
        self.words["marriage"]["ranks"][self._rank(rank)] = self._noted(who, "ceremony")

    def change_rank(self, source: int, target: int) -> None:
        """Let whoever stands on a rank stand on another, which is free."""
        ranks = self.words["marriage"]["ranks"]
        assert self._rank(target) not in ranks
        ranks[self._rank(target)] = ranks.pop(self._rank(source))

    def couple(self, place: str, first: Who, second: Who) -> None:
        """Let two live together at a place."""
        partners = [self._noted(who, place) for who in (first, second)]
        self.words["marriage"]["couples"].append({"place": place, "partners": partners})

    def widow(self, place: str, who: tuple[int, int]) -> None:
        """Let somebody live at a place whose partner is gone."""
        partners = [self._noted(who, place), None]
        self.words["marriage"]["couples"].append({"place": place, "partners": partners})

    # Playing

    def let_fall(self, *colours: str) -> None:
        """The next rolls of the die show these colours."""
        for seed in range(5_000):
            trial = self.state.copy()
            trial.chance = first_chance(seed)
            if all(CUBE_IDS[trial.roll(COLOURS)] == colour for colour in colours):
                self.words["chance"] = first_chance(seed)
                return
        raise AssertionError("no such luck")

    def wedding(self, *colours: str) -> None:
        """A wedding is held at the end of a round; the die falls like this."""
        self.spaces()
        self.let_fall(*colours)
        self.begin(step("new-round"), step("wedding"))

    def play(self, seat: int, card: int) -> None:
        """A player who has just laid down a person card carries it out."""
        play_card(self.state, seat, card)
        self.state.settle()
        self.account()

    # Looking

    def bread_of(self, seat: int) -> int:
        return int(self.now()["marriage"]["bread"][seat])

    def tools_of(self, seat: int) -> int:
        return int(self.now()["marriage"]["tools"][seat])

    def pink_left(self) -> int:
        """How many pink figures are in the supply."""
        marriage = self.view()["marriage"]
        assert isinstance(marriage, dict)
        return int(str(marriage["pink_figures"]))

    def ranks(self) -> list[str]:
        """Who stands on which rank: "seat:number", "+" for bread under it."""
        found = self.now()["marriage"]["ranks"]
        return [who_is(found.get(self._rank(rank))) for rank in range(1, RANKS + 1)]

    def couples(self) -> list[str]:
        pairs = self.now()["marriage"]["couples"]
        return [f"{pair['place']}: {' & '.join(map(who_is, pair['partners']))}" for pair in pairs]


def who_is(member: Words | None) -> str:
    if member is None:
        return ""
    if member["seat"] is None:
        return str(member["number"])
    return f"{member['seat']}:{member['number'].replace('-bread', '+')}"
