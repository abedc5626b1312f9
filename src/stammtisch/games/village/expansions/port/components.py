"""The tables of Port, read from `port.toml`: sea, islands, captains, chests, burial (VP-1 to VP-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.editions import Edition, Row
from stammtisch.core.expansion import Box
from stammtisch.core.texts import LANGUAGES, Name
from stammtisch.core.vectors import vector_of
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.port.ids import (
    BURIALS,
    CAPTAIN_IDS,
    CAPTAINS,
    CARGO_IDS,
    CHEST_IDS,
    CHEST_SET_IDS,
    FIRST_ISLAND,
    FROM_HOME,
    HARBOUR,
    ISLAND_IDS,
    ISLANDS,
    NO_LIGHTHOUSE,
    NO_STACK,
    PORT_TABLE,
    STACK_IDS,
    WATER_IDS,
    WATER_KIND_IDS,
    WATERS,
)
from stammtisch.games.village.expansions.prices import COINS, TOOLS, joined_amounts, read_colours, read_cost, so_many
from stammtisch.games.village.ids import COUNTS, MOST_PAID

FILE: Final = "port.toml"
PRICES: Final = 3  # captains cost 1, 2 or 3 coins

# One and more of a thing, by language.
ANY_CUBES: Final = {
    "en": ("cube of any colour", "cubes of any colour"),
    "de": ("Stein beliebiger Farbe", "Steine beliebiger Farbe"),
}

# The ids of islands are fixed, because actions are numbered by them; an edition may do without some of them.
MISSING_ISLAND: Final = Name({"en": "island that is not in this sea", "de": "Insel, die es in dieser See nicht gibt"})


class PortBox(Box):
    """All numbers of Port in one edition."""

    def __init__(self, edition: Edition, good_names: list[Name], cube_names: list[Name]) -> None:
        self._read_numbers(edition)
        self._read_sea(edition)
        self._read_islands(edition)
        self._read_captains(edition, cube_names)
        self._read_chests(edition)
        self.cargo_names: list[Name] = [
            *good_names,
            _cargo_name("sack of grain", "Getreidesack", "einen"),
            _cargo_name("basket of cocoa", "Kakaokorb", "einen"),
            _cargo_name("bale of tea", "Teeballen", "einen"),
            _cargo_name("treasure chest", "Schatzkiste", "eine"),
            _cargo_name("figure", "Figur", "eine"),
        ]

    def _read_numbers(self, edition: Edition) -> None:
        """Holds, times, tiles, stalls (VP-1, VP-5), and the burial spaces (VP-6.2)."""
        row = edition.single(FILE, "numbers")
        self.holds = row.number("holds", 1, 6)
        self.return_time = row.number("return_time", 0, 9)
        self.water_time = row.number("water_time", 0, 9)
        self.tiles = row.numbers("tiles", 0, 20)
        row.must_have_length("tiles", len(self.tiles), COUNTS)
        self.cocoa_points = row.number("cocoa_points", 0, 50)
        self.tea_points = row.number("tea_points", 0, 50)
        self.tea_coins = row.number("tea_coins", 0, 9)
        row.finish()
        row = edition.single(FILE, "burial")
        self.burial_points: list[int] = row.numbers("points", 0, 50)
        row.must_have_length("points", len(self.burial_points), BURIALS)
        row.finish()

    def _read_sea(self, edition: Edition) -> None:
        """The waters that this sea has, and which of them are neighbours (VP-1.1, VP-3.1)."""
        self.waters: list[int] = _waters_in(edition)
        self.water_names: list[Name] = [MISSING_ISLAND] * WATERS
        self.water_kinds: list[int] = [WATER_KIND_IDS.index("island")] * WATERS
        self.water_x: list[int] = [0] * WATERS
        self.water_y: list[int] = [0] * WATERS
        rows = edition.rows_by_id(FILE, "water", [WATER_IDS[water] for water in self.waters])
        for water, row in zip(self.waters, rows, strict=True):
            self.water_names[water] = row.name()
            kind = row.one_of("kind", WATER_KIND_IDS)
            # The ids say which is which, so that an island stays an island in every edition.
            wanted = 0 if water == HARBOUR else (1 if water < FIRST_ISLAND else 2)
            if kind != wanted:
                raise row.wrong(
                    "kind", f"must be {WATER_KIND_IDS[wanted]!r}.", f"muss {WATER_KIND_IDS[wanted]!r} sein."
                )
            self.water_kinds[water] = kind
            self.water_x[water] = row.number("x", 0, 100)
            self.water_y[water] = row.number("y", 0, 100)
            row.finish()
        self.lanes: list[list[int]] = []
        masks: list[i64] = [i64(0)] * WATERS
        for row in edition.rows(FILE, "lane"):
            a = row.one_of("a", WATER_IDS)
            b = row.one_of("b", WATER_IDS)
            for field, end in (("a", a), ("b", b)):
                if end not in self.waters:
                    raise row.wrong(field, "is not in this sea.", "gibt es in diesem Meer nicht.")
            if a == b or [a, b] in self.lanes or [b, a] in self.lanes:
                raise row.wrong("b", "another water, and each lane once.", "ein anderes Feld, und jede Linie einmal.")
            self.lanes.append([a, b])
            masks[a] |= bit(b)
            masks[b] |= bit(a)
            row.finish()
        # water -> mask of the waters one step away
        self.neighbours: vec[i64] = vec[i64](masks)
        if masks[HARBOUR] == 0 or not _is_connected(masks, self.waters):
            raise Row(FILE, "lane", {}).wrong(
                "a",
                "every water can be reached from the harbour.",
                "jedes Wasserfeld ist vom Hafen aus zu erreichen.",
            )

    def _read_islands(self, edition: Edition) -> None:
        """What islands buy, give and light; one that is not in this sea does nothing of it (VP-4)."""
        self.islands: list[int] = [water - FIRST_ISLAND for water in self.waters if water >= FIRST_ISLAND]
        prices: list[i64] = [i64(0)] * (ISLANDS * FROM_HOME)
        stacks: list[i64] = [i64(NO_STACK)] * ISLANDS
        points: list[i64] = [i64(NO_LIGHTHOUSE)] * ISLANDS
        costs: list[i64] = [i64(0)] * ISLANDS
        wagons: list[i64] = [i64(0)] * ISLANDS
        rows = edition.rows_by_id(FILE, "island", [ISLAND_IDS[island] for island in self.islands])
        for island, row in zip(self.islands, rows, strict=True):
            stacks[island] = row.one_of("stack", ["none", *STACK_IDS]) - 1
            for cargo in range(FROM_HOME):
                prices[island * FROM_HOME + cargo] = row.number(CARGO_IDS[cargo], 0, 20)
            points[island] = row.number("lighthouse", NO_LIGHTHOUSE, 30)
            costs[island] = read_cost(row, "lighthouse_cubes")
            wagons[island] = row.number("lighthouse_wagons", 0, 1)
            if points[island] < 0 and (costs[island] > 0 or wagons[island] > 0):
                raise row.wrong("lighthouse", "no price without one.", "kein Preis ohne Leuchtturm.")
            row.finish()
        self.prices: vec[i64] = vec[i64](prices)  # island * FROM_HOME + cargo -> points; 0 if not bought there
        self.stacks: vec[i64] = vec[i64](stacks)  # island -> tile of its stack, or NO_STACK
        self.light_points: vec[i64] = vec[i64](points)  # island -> points of its lighthouse; below 0 without one
        self.light_costs: vec[i64] = vec[i64](costs)  # island -> price in cubes
        self.light_wagons: vec[i64] = vec[i64](wagons)  # island -> wagons from the ship

    def _read_captains(self, edition: Edition, cube_names: list[Name]) -> None:
        """What captains cost, and what they ask for further steps (VP-2.1, VP-3.2)."""
        coins: list[i64] = []
        costs: list[i64] = []
        any_cubes: list[i64] = []
        steps: list[i64] = []
        self.captain_names: list[Name] = []
        for row in edition.rows_by_id(FILE, "captain", CAPTAIN_IDS):
            coins.append(row.number("coins", 1, PRICES))
            costs.append(read_cost(row, "cubes"))
            any_cubes.append(row.number("any_cubes", 0, MOST_PAID))
            steps.append(row.number("steps", 1, 9))
            if (costs[-1] == 0) == (any_cubes[-1] == 0):
                raise row.wrong(
                    "any_cubes",
                    "either cubes of certain colours or of any.",
                    "entweder Steine bestimmter Farben oder beliebige.",
                )
            names = [cube_names[colour] for colour in read_colours(row, "cubes")]
            self.captain_names.append(_captain_name(int(coins[-1]), names, int(any_cubes[-1]), int(steps[-1])))
            row.finish()
        # The admiral, a person card, takes one cube of any colour for every further step (VP-7.1).
        self.captain_names.append(Name({"en": "admiral", "de": "Admiral"}))
        coins.append(0)
        costs.append(0)
        any_cubes.append(1)
        steps.append(1)
        self.captain_coins: vec[i64] = vec[i64](coins)
        self.captain_costs: vec[i64] = vec[i64](costs)
        self.captain_any: vec[i64] = vec[i64](any_cubes)
        self.captain_steps: vec[i64] = vec[i64](steps)
        assert len(self.captain_names) == CAPTAINS + 1

    def _read_chests(self, edition: Edition) -> None:
        """What is in the treasure chests, and when each is in the game (VP-1.4)."""
        coins: list[i64] = []
        tools: list[i64] = []
        self.chest_sets: list[int] = []
        self.chest_names: list[Name] = []
        for row in edition.rows_by_id(FILE, "chest", CHEST_IDS):
            self.chest_sets.append(row.one_of("set", CHEST_SET_IDS))
            coins.append(row.number("coins", 0, 20))
            tools.append(row.number("tools", 0, 9))
            if tools[-1] > 0 and self.chest_sets[-1] != CHEST_SET_IDS.index("marriage"):
                raise row.wrong("tools", "only with Marriage.", "nur mit Marriage.")
            self.chest_names.append(_chest_name(int(coins[-1]), int(tools[-1])))
            row.finish()
        self.chest_coins: vec[i64] = vec[i64](coins)
        self.chest_tools: vec[i64] = vec[i64](tools)
        # chest -> the first one with equal contents
        contents = [name.forms["en"] for name in self.chest_names]
        self.chest_alike: vec[i64] = vector_of([contents.index(words) for words in contents])


def _waters_in(edition: Edition) -> list[int]:
    """The waters of an edition: the harbour, all time waters, and those islands that it has a row for."""
    named = {row.one_of("id", WATER_IDS) for row in edition.rows(FILE, "water")}
    return [water for water in range(WATERS) if water < FIRST_ISLAND or water in named]


def _is_connected(masks: list[i64], waters: list[int]) -> bool:
    """Whether all of these waters can be reached from the harbour."""
    reached: i64 = bit(HARBOUR)
    before: i64 = 0
    while reached != before:
        before = reached
        for water in range(i64(WATERS)):
            if (before >> water) & 1:
                reached |= masks[water]
    wanted: i64 = 0
    for number in waters:
        wanted |= bit(number)
    return reached == wanted


def _cargo_name(english: str, german: str, article: str) -> Name:
    return Name({"en": english, "en.a": f"a {english}", "de": german, "de.a": f"{article} {german}"})


def _captain_name(coins: int, cubes: list[Name], any_cubes: int, steps: int) -> Name:
    """A captain in words: what he costs, and what further steps cost with him."""
    price = {language: " + ".join(cube.forms[language] for cube in cubes) for language in LANGUAGES}
    if any_cubes:
        price = so_many(any_cubes, ANY_CUBES)
    english = "a step" if steps == 1 else f"for {steps} steps"
    german = "je Schritt" if steps == 1 else f"für {steps} Schritte"
    return Name(
        {
            "en": f"{coins}-coin captain ({price['en']} {english})",
            "de": f"Kapitän für {so_many(coins, COINS)['de']} ({price['de']} {german})",
        }
    )


def _chest_name(coins: int, tools: int) -> Name:
    """A chest by what is in it."""
    amounts = [so_many(coins, COINS)] if coins else []
    if tools:
        amounts.append(so_many(tools, TOOLS))
    return joined_amounts(amounts, {"en": " and ", "de": " und "})


def box_of(box: Components) -> PortBox:
    """The tables of Port."""
    part = box.parts[PORT_TABLE]
    assert isinstance(part, PortBox)
    return part
