"""Kinds of saved values that only Village has: packed figures, prices in cubes, Conny's tray, and what is by seat.

See `core/legend.py` for what a kind is.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.legend import Counts, Kind, inside, list_at, not_a, number_at, place_of, table_at, wrong
from stammtisch.core.plain import Json, as_int, as_ints
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS, FIRST_MORE, KIND_IDS, KINDS, LAST_MORE_ALIVE
from stammtisch.games.village.ids import (
    COLOURS,
    CUBE_IDS,
    FATE_SETS,
    FATES_PER_SET,
    FIGURE_BITS,
    FIRST_DEAD,
    MOST_PAID,
    NUMBERS,
    UNBORN,
    count_of,
    standing,
)


class BySeat(Kind):
    """The same for every seat in order, saved as one long list; `width` numbers belong to a seat, or just one."""

    def __init__(self, seats: int, kind: Kind, width: int | None = None) -> None:
        self.seats = seats
        self.kind = kind
        self.width = width

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        if self.width is None:
            return [self.kind.words(each) for each in packed]
        return [
            self.kind.words(packed[seat * self.width : (seat + 1) * self.width])
            for seat in range(len(packed) // self.width)
        ]

    def packed(self, words: Json, where: str) -> Json:
        given = list_at(words, where)
        if len(given) != self.seats:
            raise not_a(
                where, f"a list of {self.seats}, one for each seat", f"eine Liste von {self.seats}, je Platz eine"
            )
        saved: list[Json] = []
        for seat, each in enumerate(given):
            part = self.kind.packed(each, inside(where, seat))
            if self.width is None:
                saved.append(part)
            else:
                assert isinstance(part, list)
                saved.extend(part)
        return saved


class Always(Kind):
    """What lies at each of several places, saved as a list: none may be left out."""

    def __init__(self, places: dict[str, Kind]) -> None:
        self.places = places

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, list)
        found: dict[str, Json] = {}
        for number, place in enumerate(self.places):
            found[place] = self.places[place].words(packed[number])
        return found

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        for place in given:
            place_of(place, list(self.places), where)
        saved: list[Json] = []
        for place, kind in self.places.items():
            if place not in given:
                raise wrong(where, f"{place} is missing.", f"{place} fehlt.")
            saved.append(kind.packed(given[place], inside(where, place)))
        return saved


# Figures


def may_have_bread(place: int) -> bool:
    """Whether a figure at this place may have bread under it: bread is laid under the living and goes at death."""
    return UNBORN < place < FIRST_DEAD or FIRST_MORE <= place <= LAST_MORE_ALIVE


class Family(Kind):
    """Where the figures of one family are: by place, then by number, "1-bread" with bread under it.

    Those of whom nothing is said are not born yet (where that is possible).
    """

    def __init__(self, places: list[int], length: int, all_figures: int, *, has_bread: bool) -> None:
        self.places = places  # where figures can be
        self.names = [ALL_PLACE_IDS[place] for place in places]
        self.length = length  # of the saved list
        self.all_figures = all_figures  # packed
        self.has_bread = has_bread

    def words(self, packed: Json) -> Json:
        return family_in_words(as_ints(packed, "a family"))

    def packed(self, words: Json, where: str) -> Json:
        given = table_at(words, where)
        family = [0] * self.length
        for name, figures in given.items():
            place = self.places[place_of(name, self.names, where)]
            family[place] = self.figures_at(figures, place, inside(where, name))
        if UNBORN in self.places and ALL_PLACE_IDS[UNBORN] not in given:
            family[UNBORN] = self.unborn(family, where)
        return [*family]

    def figures_at(self, words: Json, place: int, where: str) -> int:
        kinds = KIND_IDS if self.has_bread and may_have_bread(place) else KIND_IDS[:NUMBERS]
        packed = 0
        for name, count in table_at(words, where).items():
            kind = place_of(name, kinds, where)
            most = int(count_of(self.all_figures, kind % NUMBERS))
            packed += number_at(count, inside(where, name), 1, most) << (FIGURE_BITS * kind)
        return packed

    def unborn(self, family: list[int], where: str) -> int:
        """The figures that stand nowhere."""
        packed = 0
        for number in range(NUMBERS):
            most = int(count_of(self.all_figures, number))
            left = most - sum(int(standing(figures, number)) for figures in family)
            if left < 0:
                raise wrong(
                    where,
                    f"there are only {most} figures with the number {number + 1}.",
                    f"es gibt nur {most} Figuren mit der Nummer {number + 1}.",
                )
            packed += left << (FIGURE_BITS * number)
        return packed


def family_in_words(family: list[int]) -> dict[str, Json]:
    """The figures of a family by the places where some are."""
    found: dict[str, Json] = {}
    for place, figures in enumerate(family):
        if figures != 0:
            found[ALL_PLACE_IDS[place]] = figures_in_words(figures)
    return found


def figures_in_words(packed: i64) -> dict[str, Json]:
    """The figures at a place: how many of each kind."""
    found: dict[str, Json] = {}
    for kind in range(KINDS):
        count = int(count_of(packed, kind))
        if count:
            found[KIND_IDS[kind]] = count
    return found


# Cubes


class Price(Kind):
    """So many cubes of each colour, saved as one number."""

    def __init__(self) -> None:
        self.counts = Counts(CUBE_IDS[:COLOURS], MOST_PAID)

    def words(self, packed: Json) -> Json:
        assert isinstance(packed, int)
        return self.counts.words([(packed >> (2 * colour)) & 3 for colour in range(COLOURS)])

    def packed(self, words: Json, where: str) -> Json:
        counts = self.counts.packed(words, where)
        assert isinstance(counts, list)
        numbers = [count for count in counts if isinstance(count, int)]
        if not 1 <= sum(numbers) <= MOST_PAID:
            raise not_a(where, f"1 to {MOST_PAID} cubes", f"1 bis {MOST_PAID} Steine")
        return sum(count << (2 * colour) for colour, count in enumerate(numbers))


class Laid(Kind):
    """Cubes in the order in which they were laid somewhere, saved as octal digits."""

    def __init__(self, most: int) -> None:
        self.most = most

    def words(self, packed: Json) -> Json:
        return laid_in_words(as_int(packed, "cubes"))

    def packed(self, words: Json, where: str) -> Json:
        given = list_at(words, where)
        if len(given) > self.most:
            raise not_a(where, f"a list of at most {self.most}", f"eine Liste von höchstens {self.most}")
        packed = 0
        for position, cube in enumerate(given):
            packed = packed * 8 + 1 + place_of(cube, CUBE_IDS, inside(where, position))
        return packed


def laid_in_words(packed: int) -> list[Json]:
    """Cubes that were laid one after another, the first of them first."""
    found: list[Json] = []
    while packed > 0:
        found.insert(0, CUBE_IDS[packed % 8 - 1])
        packed //= 8
    return found


class Fates(Kind):
    """The fate tiles of each set in order: "hidden", "blank" or "quill"."""

    def words(self, packed: Json) -> Json:
        return fates_in_words(as_ints(packed, "fate tiles"))

    def packed(self, words: Json, where: str) -> Json:
        given = list_at(words, where)
        if len(given) != FATE_SETS:
            raise not_a(where, f"a list of {FATE_SETS}", f"eine Liste von {FATE_SETS}")
        saved: list[Json] = []
        for fate_set, tiles in enumerate(given):
            saved.extend(self.packed_set(tiles, inside(where, fate_set)))
        return saved

    def packed_set(self, words: Json, where: str) -> list[int]:
        tiles = list_at(words, where)
        if len(tiles) != FATES_PER_SET:
            raise not_a(where, f"a list of {FATES_PER_SET}", f"eine Liste von {FATES_PER_SET}")
        opened, quill = 0, 0
        for tile, word in enumerate(tiles):
            side = place_of(word, ["hidden", "blank", "quill"], inside(where, tile))
            opened |= (1 << tile) if side > 0 else 0
            if side == 2 and quill > 0:
                raise wrong(where, "only one of a set shows the quill.", "nur eines je Satz zeigt den Federkiel.")
            quill = tile + 1 if side == 2 else quill
        if opened == (1 << FATES_PER_SET) - 1:
            raise wrong(where, "three open ones are shuffled anew.", "drei offene werden neu gemischt.")
        return [opened, quill]


def fates_in_words(fates: list[int]) -> list[Json]:
    """The fate tiles of each set; of each set are saved which tiles are open, and which of them shows the quill."""
    found: list[Json] = []
    for fate_set in range(FATE_SETS):
        opened, quill = fates[2 * fate_set], fates[2 * fate_set + 1]
        tiles: list[Json] = []
        for tile in range(FATES_PER_SET):
            is_open = (opened >> tile) & 1
            tiles.append(("quill" if quill == tile + 1 else "blank") if is_open else "hidden")
        found.append(tiles)
    return found
