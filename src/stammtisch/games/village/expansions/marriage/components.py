"""The tables of Marriage, read from `marriage.toml`: ceremony, die, rewards, smuggler (VM-2 to VM-4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.core.expansion import Box
from stammtisch.core.texts import LANGUAGES, Name
from stammtisch.core.vectors import vector_of
from stammtisch.games.village.components import Components, by_count
from stammtisch.games.village.expansions.ids import BAKERY, SHOP
from stammtisch.games.village.expansions.marriage.ids import (
    BONUS_COINS,
    BONUS_GRAIN,
    BONUS_IDS,
    BONUS_ONE_OF,
    BONUS_POINTS,
    BONUS_SWAP,
    MARRIAGE_TABLE,
    RANKS,
    SIDE_RANK_IDS,
)
from stammtisch.games.village.expansions.prices import COINS, GRAIN, POINTS, read_colours, read_cost, so_many
from stammtisch.games.village.ids import COLOURS, COUNTS, CUBE_IDS, MOST_PAID

FILE = "marriage.toml"


class MarriageBox(Box):
    """All numbers of Marriage in one edition."""

    def __init__(self, edition: Edition, cube_names: list[Name]) -> None:
        self._read_preparation(edition)
        self._read_numbers(edition)
        self._read_ranks(edition, cube_names)
        self._read_die(edition)
        self._read_rewards(edition)

    def _read_preparation(self, edition: Edition) -> None:
        """What it adds to the base game's pieces (VM-1.2 to VM-1.5)."""
        row = edition.single("expansions.toml", "marriage")
        self.plague = row.number("plague", 0, 9)
        self.first_generation = row.number("first_generation", 0, 3)
        self.chronicle_farm = by_count(row, "chronicle_farm", 0, 9)
        row.finish()

    def _read_numbers(self, edition: Edition) -> None:
        row = edition.single(FILE, "numbers")
        self.bread = row.number("bread", 0, 100)
        self.tools = row.number("tools", 0, 100)
        self.pink = row.number("pink", 0, RANKS)
        self.pink_alone = row.number("pink_alone", 0, RANKS)
        self.rolls = row.number("rolls", 0, 4)
        self.rolls_alone = row.number("rolls_alone", 0, 4)
        self.ceremony_time = row.number("ceremony_time", 0, 9)
        self.ceremony_cubes = row.number("ceremony_cubes", 0, MOST_PAID)
        self.couples = row.numbers("couples", 0, RANKS // 2)
        row.must_have_length("couples", len(self.couples), COUNTS)
        self.sell_cost = read_cost(row, "sell_cubes")
        self.sell_time = row.number("sell_time", 0, 9)
        self.sell_points = row.number("sell_points", 0, 20)
        self.queue_cubes = row.number("queue_cubes", 0, MOST_PAID)
        self.cubes_time = row.number("cubes_time", 0, 9)
        if row.number("cubes_taken", 0, 9) != 2:
            raise row.wrong("cubes_taken", "must be 2.", "muss 2 sein.")
        row.finish()
        row = edition.single(FILE, "mill")
        self.repeats_miller = row.flag("tool_repeats_miller")
        row.finish()

    def _read_ranks(self, edition: Edition, cube_names: list[Name]) -> None:
        """The bonus of every rank, side a before side b (VM-3.3)."""
        kinds: list[i64] = []
        numbers: list[i64] = []
        self.rank_colours: list[list[int]] = []
        self.rank_names: list[Name] = []
        for rank, row in enumerate(edition.rows_by_id(FILE, "rank", SIDE_RANK_IDS)):
            kind = row.one_of("bonus", BONUS_IDS)
            number = row.number("number", 1, 2 if kind == BONUS_SWAP else 9)
            colours = read_colours(row, "cubes")
            if (kind == BONUS_ONE_OF) != (len(colours) > 0):
                raise row.wrong("cubes", "only where one of them is taken.", "nur, wo einer davon genommen wird.")
            if kind in (BONUS_IDS.index("cube"), BONUS_ONE_OF) and number != 1:
                raise row.wrong("number", "must be 1.", "muss 1 sein.")
            kinds.append(kind)
            numbers.append(number)
            self.rank_colours.append(colours)
            self.rank_names.append(_rank_name(rank % RANKS + 1, kind, number, [cube_names[cube] for cube in colours]))
            row.finish()
        self.rank_bonus: vec[i64] = vec[i64](kinds)
        self.rank_number: vec[i64] = vec[i64](numbers)

    def _read_die(self, edition: Edition) -> None:
        """What each colour of the die means: a rank, and a building (VM-4.2, VM-4.4)."""
        row = edition.single(FILE, "die")
        ranks = [row.number(CUBE_IDS[colour], 1, RANKS) - 1 for colour in range(COLOURS)]
        if len(set(ranks)) != COLOURS:
            raise row.wrong("green", "each colour has a rank of its own.", "jede Farbe hat ihren eigenen Rang.")
        self.die_rank: vec[i64] = vector_of(ranks)
        bakery = read_colours(row, "bakery")
        if sorted([*bakery, *read_colours(row, "shop")]) != list(range(COLOURS)):
            raise row.wrong("shop", "each colour names one building.", "jede Farbe nennt ein Gebäude.")
        self.die_building: vec[i64] = vector_of([BAKERY if colour in bakery else SHOP for colour in range(COLOURS)])
        row.finish()

    def _read_rewards(self, edition: Edition) -> None:
        """What bakery and shop give (VM-4.7)."""
        row = edition.single(FILE, "rewards")
        self.bakery_bread = row.number("bakery_bread", 0, 9)
        self.mixed_bread = row.number("bakery_mixed_bread", 0, 9)
        self.mixed_grain = row.number("bakery_mixed_grain", 0, 9)
        self.shop_tools = row.number("shop_tools", 0, 9)
        self.mixed_tools = row.number("shop_mixed_tools", 0, 9)
        self.mixed_cubes = read_colours(row, "shop_mixed_cubes")
        row.finish()


def _rank_name(rank: int, kind: int, number: int, cubes: list[Name]) -> Name:
    """A rank with its bonus in words."""
    if kind == BONUS_POINTS:
        bonus = so_many(number, POINTS)
    elif kind == BONUS_SWAP:
        bonus = {
            "en": f"swap a cube for {number} of your choice",
            "de": f"einen Stein gegen {number} nach Wahl tauschen",
        }
    elif kind == BONUS_ONE_OF:
        words = {"en": " or ", "de": " oder "}
        bonus = {language: words[language].join(cube.forms[language] for cube in cubes) for language in LANGUAGES}
    elif kind == BONUS_COINS:
        bonus = so_many(number, COINS)
    elif kind == BONUS_GRAIN:
        bonus = so_many(number, GRAIN)
    else:
        bonus = {"en": "a cube of your choice", "de": "ein Stein nach Wahl"}
    words = {"en": "rank", "de": "Rang"}
    return Name({language: f"{words[language]} {rank} ({bonus[language]})" for language in LANGUAGES})


def box_of(box: Components) -> MarriageBox:
    """The tables of Marriage."""
    part = box.parts[MARRIAGE_TABLE]
    assert isinstance(part, MarriageBox)
    return part


def with_bread(name: Name) -> Name:
    """The name of a figure that has bread under it."""
    added = {"en": " with bread", "de": " mit Brot"}
    return Name({form: text + added[form.partition(".")[0]] for form, text in name.forms.items()})
