"""What the saved numbers of Marriage mean: who stands on which rank, who lives with whom, bread and tools."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.legend import (
    Flag,
    Group,
    Kind,
    Number,
    OneOf,
    Row,
    Slots,
    inside,
    list_at,
    not_a,
    number_at,
    place_of,
    table_at,
    wrong,
)
from stammtisch.core.plain import Json, as_int, as_ints
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS, BAKERY, KIND_IDS, PARENTS
from stammtisch.games.village.expansions.marriage import ids
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.ids import (
    NOBODY,
    PINK_FIGURE,
    RANKS,
    SIDE_RANK_IDS,
    couple,
    first_of,
    kind_of,
    member,
    owner_of,
    second_of,
)
from stammtisch.games.village.ids import GOOD_IDS
from stammtisch.games.village.kinds import BySeat
from stammtisch.games.village.legend import MOST, MOST_MADE
from stammtisch.games.village.seams import BEER_MADE

PINK: Final = "pink"
RANK_IDS: Final = [str(rank + 1) for rank in range(RANKS)]
GENERATION_IDS: Final = ["1", "2", "3", "4", "5"]  # bread counts as one more
COUPLE_PLACE_IDS: Final = ALL_PLACE_IDS[BAKERY : PARENTS + 1]
PARTNERS: Final = 2
WHAT_IDS: Final = ["left", "was-fed"]  # what has happened to a figure that is asked for


def legend(box: Components, seats: int, first_rank: int) -> Group:
    def pink(saved: dict[str, Json]) -> Json:
        """The pink figures that stand nowhere."""
        figures = as_ints(saved["ranks"], "ranks")
        for pair in as_ints(saved["couples"], "couples"):
            figures.extend([int(first_of(pair)), int(second_of(pair))])
        return (box_of(box).pink_alone if seats == 1 else box_of(box).pink) - figures.count(PINK_FIGURE)

    return Group(
        {
            "bread": BySeat(seats, Number(0, MOST)),
            "tools": BySeat(seats, Number(0, MOST)),
            "smuggled": BySeat(seats, Number(0, MOST)),
            "fame": BySeat(seats, Number(0, MOST)),
            "ranks": Slots(SIDE_RANK_IDS[first_rank : first_rank + RANKS], Member(seats), NOBODY),
            "couples": Row(Couple(seats)),
        },
        {"pink": pink},
    )


def figure_in_words(figure: i64) -> Json:
    """Whose figure it is and which; a pink one has no seat."""
    if figure == NOBODY:
        return None
    if figure == PINK_FIGURE:
        return {"seat": None, "number": PINK}
    return {"seat": int(owner_of(figure)), "number": KIND_IDS[int(kind_of(figure))]}


class Member(Kind):
    """A figure on a rank or in a couple: seat and number; a pink one has no seat. Nobody is null."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def words(self, packed: Json) -> Json:
        return figure_in_words(as_int(packed, "a figure"))

    def packed(self, words: Json, where: str) -> Json:
        if words is None:
            return NOBODY
        given = table_at(words, where)
        for name in given:
            place_of(name, ["seat", "number"], where)
        if given.get("number") == PINK:
            if given.get("seat") is not None:
                raise wrong(inside(where, "seat"), "a neutral figure has none.", "eine neutrale Figur hat keinen.")
            return PINK_FIGURE
        seat = number_at(given.get("seat"), inside(where, "seat"), 0, self.seats - 1)
        kind = place_of(given.get("number"), KIND_IDS, inside(where, "number"))
        return int(member(seat, kind))


class Couple(Kind):
    """Where a couple lives, and who the two are: first who had the higher rank."""

    def __init__(self, seats: int) -> None:
        self.member = Member(seats)

    def words(self, packed: Json) -> Json:
        pair = as_int(packed, "a couple")
        partners: list[Json] = [self.member.words(int(first_of(pair))), self.member.words(int(second_of(pair)))]
        return {"place": ALL_PLACE_IDS[int(ids.place_of(pair))], "partners": partners}

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        for name in given:
            place_of(name, ["place", "partners"], where)
        place = BAKERY + place_of(given.get("place"), COUPLE_PLACE_IDS, inside(where, "place"))
        partners = list_at(given.get("partners"), inside(where, "partners"))
        if len(partners) != PARTNERS:
            raise not_a(inside(where, "partners"), "a list of two", "eine Liste von zweien")
        figures = [
            as_int(self.member.packed(partner, inside(where, f"partners.{number}")), "a figure")
            for number, partner in enumerate(partners)
        ]
        return couple(place, figures[0], figures[1])


def pending_kinds() -> dict[str, Kind]:
    return {
        "is_bread": Flag(),
        "rank": OneOf(RANK_IDS),
        "one-of.rank": OneOf(SIDE_RANK_IDS),
        "high": OneOf(RANK_IDS),
        "low": OneOf(RANK_IDS),
        "swap.number": Number(1, 2),
        "use-tool.number": Number(1, MOST_MADE),
        "product": OneOf(["beer", "coins", *GOOD_IDS], BEER_MADE),
        "kind": OneOf(KIND_IDS),
        "generation": OneOf(GENERATION_IDS),
        "place": OneOf(ALL_PLACE_IDS),
        "source": OneOf(ALL_PLACE_IDS),
        "target": OneOf(ALL_PLACE_IDS),
        "what": OneOf(WHAT_IDS),
    }
