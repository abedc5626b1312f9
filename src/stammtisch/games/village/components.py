"""The pieces of Village as tables indexed by small ints, read from an edition's TOML files.

`Components` refuses unknown fields, missing rows and wrong totals, and says where. The ids are fixed, because the
catalogue of actions is built on them; all other values may be corrected in an edition of one's own. Rules: V-1,
V-4 to V-7, V-9, V-11, VS-1, VS-8.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.editions import Edition, Row
from stammtisch.core.expansion import Box
from stammtisch.core.texts import Name
from stammtisch.core.vectors import zeros
from stammtisch.games.village.expansions.ids import DEMANDS
from stammtisch.games.village.ids import (
    BUILDING_IDS,
    CASTLE_IDS,
    CHURCH,
    COLOURS,
    COUNCIL,
    COUNTS,
    CUBE_IDS,
    CUSTOMER_IDS,
    CUSTOMERS,
    END_IDS,
    FATE_SETS,
    FATES_PER_SET,
    GOOD_IDS,
    GOODS,
    GROUP_IDS,
    MARKET_SPACES,
    MAX_SEATS,
    MILL,
    MOST_PAID,
    NUMBER_IDS,
    NUMBERS,
    PLACE_IDS,
    PRIVILEGE_IDS,
    RANK_IDS,
    REWARD_CUBES,
    REWARD_IDS,
    ROADS,
    SPACE_IDS,
    SPACES,
    STEPS,
    TRAY,
    VILLAGE,
    WAYS,
    cost_code,
    figure,
)

FILES: Final = [
    "edition.toml", "cubes.toml", "spaces.toml", "goods.toml", "family.toml", "crafts.toml", "customers.toml",
    "council.toml", "church.toml", "travel.toml", "chronicle.toml", "setup.toml", "solo.toml",
]  # fmt: skip
EDITIONS: Final = ["big-box-2023"]


class Components:
    """The tables of the base game in one edition; those of expansions are added by `expansions/box.py`."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._read_cubes(edition)
        self._read_spaces(edition)
        self._read_goods(edition)
        self._read_family(edition)
        self._read_crafts(edition)
        self._read_customers(edition)
        self._read_council(edition)
        self._read_church(edition)
        self._read_travel(edition)
        self._read_chronicle(edition)
        self._read_setup(edition)
        self._read_solo(edition)
        self._name_places()
        # customer * DEMANDS + thing -> how many, besides goods
        self.customer_demand: vec[i64] = zeros(CUSTOMERS * DEMANDS)
        self.parts: list[Box] = []  # the tables of each expansion, in the order of the shelf

    def _read_cubes(self, edition: Edition) -> None:
        """The cubes, and what goes into the green bag each round (V-1.7, V-3.1)."""
        self.cube_names: list[Name] = []
        self.cube_count: list[int] = []
        self.bag_adds: list[list[int]] = []
        for row in edition.rows_by_id("cubes.toml", "cube", CUBE_IDS):
            self.cube_names.append(row.name())
            self.cube_count.append(row.number("count", 0, 100))
            self.bag_adds.append(by_count(row, "bag", 0, 100))
            row.finish()

    def _read_spaces(self, edition: Edition) -> None:
        """The action spaces (V-3.2), and the chronicle group of Conny's dead (VS-4.2)."""
        self.space_names: list[Name] = []
        self.space_cubes: list[list[int]] = []
        groups: list[i64] = []
        rows = edition.rows_by_id("spaces.toml", "space", SPACE_IDS)
        for row in rows:
            self.space_names.append(row.name())
            self.space_cubes.append(by_count(row, "cubes", 0, 30))
            groups.append(row.one_of("group", [*GROUP_IDS, "none"]))
            row.finish()
        self.space_group: vec[i64] = vec[i64](groups)
        self.cubes_in_all: list[int] = []
        for count in range(COUNTS):
            total = sum(cubes[count] for cubes in self.space_cubes)
            if total % (count + 2) != 0:
                raise rows[0].wrong(
                    "cubes",
                    f"the total with {count + 2} players is {total}, which is not a whole number of turns each.",
                    f"die Summe zu {count + 2} ist {total}; das ergibt nicht für alle gleich viele Züge.",
                )
            if total > sum(adds[count] for adds in self.bag_adds):
                raise rows[0].wrong("cubes", "more than the bag gets.", "mehr, als in den Beutel kommt.")
            self.cubes_in_all.append(total)

    def _read_goods(self, edition: Edition) -> None:
        """The five goods (V-1.6)."""
        self.good_names: list[Name] = []
        self.good_count: list[int] = []
        for row in edition.rows_by_id("goods.toml", "good", GOOD_IDS):
            self.good_names.append(row.name())
            self.good_count.append(row.number("count", 0, 100))
            row.finish()

    def _read_family(self, edition: Edition) -> None:
        """The figures of a family by number (V-1.2)."""
        self.number_names: list[Name] = []
        self.figure_count: list[int] = []
        self.figure_start: list[int] = []
        self.all_figures: i64 = 0  # packed
        self.start_figures: i64 = 0
        for number, row in enumerate(edition.rows_by_id("family.toml", "figure", NUMBER_IDS)):
            self.number_names.append(row.name())
            count = row.number("count", 0, 7)
            start = row.number("start", 0, count)
            self.figure_count.append(count)
            self.figure_start.append(start)
            self.all_figures += count * figure(number)
            self.start_figures += start * figure(number)
            row.finish()

    def _read_crafts(self, edition: Edition) -> None:
        """The buildings of the craft action (V-4.4 to V-4.7)."""
        self.building_names: list[Name] = []
        train: list[i64] = []
        make: list[i64] = []
        cost: list[i64] = []
        grain: list[i64] = []
        self.building_goods: list[list[int]] = []
        good_building = [-1] * GOODS
        self.mill_coins = 0
        for building, row in enumerate(edition.rows_by_id("crafts.toml", "craft", BUILDING_IDS)):
            self.building_names.append(row.name())
            goods = [row.choice("goods", word, GOOD_IDS) for word in row.texts("goods")]
            if (not goods) != (building == MILL):
                raise row.wrong("goods", "only the mill has no good.", "nur die Mühle hat kein Gut.")
            self.building_goods.append(goods)
            for good in goods:
                if good_building[good] >= 0:
                    raise row.wrong("goods", "two buildings make it.", "zwei Gebäude stellen es her.")
                good_building[good] = building
            train.append(row.number("train", 0, 9))
            make.append(row.number("make", 0, 9))
            cost.append(_cost(row, "cubes"))
            grain.append(row.number("grain", 0, 5))
            coins = row.number("coins", 0, 9)
            if building == MILL:
                self.mill_coins = coins
            row.finish()
        self.train_time: vec[i64] = vec[i64](train)
        self.make_time: vec[i64] = vec[i64](make)
        self.craft_cost: vec[i64] = vec[i64](cost)
        self.craft_grain: vec[i64] = vec[i64](grain)
        self.good_building: vec[i64] = vec[i64]([i64(building) for building in good_building])

    def _read_customers(self, edition: Edition) -> None:
        """The customers (V-5.2)."""
        self.customer_names: list[Name] = []
        wants: list[i64] = []
        grain: list[i64] = []
        points: list[i64] = []
        for row in edition.rows_by_id("customers.toml", "customer", CUSTOMER_IDS):
            self.customer_names.append(row.name())
            goods = [row.choice("goods", word, GOOD_IDS) for word in row.texts("goods")]
            wants.extend(goods.count(good) for good in range(GOODS))
            grain.append(row.number("grain", 0, 5))
            points.append(row.number("points", 0, 20))
            row.finish()
        # customer * GOODS + good -> how many
        self.customer_goods: vec[i64] = vec[i64](wants)
        self.customer_grain: vec[i64] = vec[i64](grain)
        self.customer_points: vec[i64] = vec[i64](points)

    def _read_council(self, edition: Edition) -> None:
        """The council chamber (V-6)."""
        self.council_names: list[Name] = []
        time: list[i64] = []
        points: list[i64] = []
        for step, row in enumerate(edition.rows_by_id("council.toml", "step", PLACE_IDS[COUNCIL : COUNCIL + STEPS])):
            self.council_names.append(row.name())
            time.append(row.number("time", 0, 9))
            points.append(row.number("points", 0, 30))
            if row.one_of("privilege", PRIVILEGE_IDS) != step:
                raise row.wrong("privilege", f"must be {PRIVILEGE_IDS[step]!r}.", f"muss {PRIVILEGE_IDS[step]!r} sein.")
            row.finish()
        self.council_time: vec[i64] = vec[i64](time)
        self.council_points: vec[i64] = vec[i64](points)
        row = edition.single("council.toml", "numbers")
        self.council_green = row.number("green", 0, MOST_PAID)
        self.council_scrolls = row.number("scrolls", 1, 9)
        self.council_cost = cost_code(0, 0, 0, self.council_green)
        self.privilege_cubes = row.number("privilege_cubes", 1, 2)
        self.privilege_coins = row.number("privilege_coins", 1, 9)
        self.privilege_fame = row.number("privilege_fame", 0, 20)
        row.finish()

    def _read_church(self, edition: Edition) -> None:
        """The church and the mass (V-7.4, V-9)."""
        self.church_names: list[Name] = []
        grain: list[i64] = []
        points: list[i64] = []
        for row in edition.rows_by_id("church.toml", "step", PLACE_IDS[CHURCH : CHURCH + STEPS]):
            self.church_names.append(row.name())
            grain.append(row.number("grain", 0, 9))
            points.append(row.number("points", 0, 30))
            row.finish()
        self.church_grain: vec[i64] = vec[i64](grain)
        self.church_points: vec[i64] = vec[i64](points)
        row = edition.single("church.toml", "numbers")
        self.church_cost = _cost(row, "enter_cubes")
        self.church_time = row.number("enter_time", 0, 9)
        self.monks = row.number("monks", 0, 9)
        self.mass_figures = row.number("figures", 0, 9)
        self.mass_coins = row.number("coins_each", 1, 9)
        self.majority_fame = row.number("majority", 0, 9)
        if self.mass_figures > self.monks:
            raise row.wrong("monks", "the bag could run out.", "der Beutel könnte leer werden.")
        row.finish()

    def _read_travel(self, edition: Edition) -> None:
        """Castles and roads (V-7.1 to V-7.3)."""
        self.castle_names: list[Name] = []
        self.castle_x: list[float] = []
        self.castle_y: list[float] = []
        self.castle_flag: list[bool] = []
        rewards: list[i64] = []
        numbers: list[i64] = []
        for row in edition.rows_by_id("travel.toml", "castle", CASTLE_IDS):
            self.castle_names.append(row.name())
            rewards.append(row.one_of("reward", REWARD_IDS))
            numbers.append(row.number("number", 1, 2 if rewards[-1] == REWARD_CUBES else 20))
            self.castle_flag.append(row.flag("flag"))
            self.castle_x.append(row.decimal("x"))
            self.castle_y.append(row.decimal("y"))
            row.finish()
        self.castle_reward: vec[i64] = vec[i64](rewards)
        self.castle_number: vec[i64] = vec[i64](numbers)
        self.end_names: list[Name] = [*self.castle_names, Name({"en": "village", "de": "Dorf"})]
        self.road_a: list[int] = []
        self.road_b: list[int] = []
        self.road_cost: list[int] = []
        rows = edition.rows("travel.toml", "road")
        for row in rows:
            self.road_a.append(row.one_of("a", END_IDS))
            self.road_b.append(row.one_of("b", END_IDS))
            self.road_cost.append(_cost(row, "cubes"))
            row.finish()
        if len(rows) != ROADS:
            raise rows[0].wrong("a", f"there must be {ROADS} roads.", f"es müssen {ROADS} Wege sein.")
        way_from: list[i64] = []
        way_to: list[i64] = []
        way_cost: list[i64] = []
        for road in range(ROADS):
            for start, end in ((self.road_a[road], self.road_b[road]), (self.road_b[road], self.road_a[road])):
                if end != VILLAGE:
                    way_from.append(start)
                    way_to.append(end)
                    way_cost.append(self.road_cost[road])
        if len(way_from) != WAYS or len(set(zip(way_from, way_to, strict=True))) != WAYS:
            raise rows[0].wrong("a", "two of the roads lead from the village.", "zwei Wege führen aus dem Dorf.")
        self.way_from: vec[i64] = vec[i64](way_from)
        self.way_to: vec[i64] = vec[i64](way_to)
        self.way_cost: vec[i64] = vec[i64](way_cost)
        self.way_ids = [f"{END_IDS[int(way_from[way])]}/{END_IDS[int(way_to[way])]}" for way in range(WAYS)]
        row = edition.single("travel.toml", "numbers")
        self.travel_time = row.number("time", 0, 9)
        self.travel_wagons = row.number("wagons", 0, 9)
        self.castle_points = row.numbers("points", 0, 99)
        row.must_have_length("points", len(self.castle_points), len(CASTLE_IDS) + 1)
        self.village_x = row.decimal("village_x")
        self.village_y = row.decimal("village_y")
        row.finish()

    def _read_chronicle(self, edition: Edition) -> None:
        """The chronicle and the graveyard (V-1.5, V-11.4)."""
        self.group_names: list[Name] = []
        self.group_slots: list[list[int]] = []
        for row in edition.rows_by_id("chronicle.toml", "group", GROUP_IDS):
            self.group_names.append(row.name())
            self.group_slots.append(by_count(row, "slots", 1, 20))
            row.finish()
        row = edition.single("chronicle.toml", "graveyard")
        self.graves = by_count(row, "graves", 1, 20)
        row.finish()
        row = edition.single("chronicle.toml", "numbers")
        self.chronicle_points = row.numbers("points", 0, 99)
        if not self.chronicle_points:
            raise row.wrong("points", "must not be empty.", "darf nicht leer sein.")
        row.finish()

    def _read_setup(self, edition: Edition) -> None:
        """The other numbers of the set-up and the actions (V-1, V-3.3, V-4.1, V-5)."""
        row = edition.single("setup.toml", "setup")
        self.start_coins = row.number("start_coins", 0, 20)
        self.grain = row.number("grain", 0, 100)
        self.grain_spaces = row.number("grain_spaces", 1, 20)
        self.plague_time = row.number("plague_time", 0, 9)
        self.stalls = by_count(row, "stalls", 1, MARKET_SPACES)
        self.queue = row.number("queue", 0, MARKET_SPACES)
        if max(self.stalls) + self.queue > MARKET_SPACES:
            raise row.wrong("stalls", f"at most {MARKET_SPACES} spaces.", f"höchstens {MARKET_SPACES} Felder.")
        self.well_cubes = row.number("well_cubes", 1, MOST_PAID)
        self.sale_cost = _cost(row, "sale_cubes")
        self.sale_time = row.number("sale_time", 0, 9)
        self.harvest = row.number("harvest", 0, 9)
        self.harvest_horse = row.number("harvest_horse", 0, 9)
        self.harvest_ox = row.number("harvest_ox", 0, 9)
        if self.grain < MAX_SEATS * self.grain_spaces:
            raise row.wrong("grain", "too few for all farms.", "zu wenige für alle Höfe.")
        row.finish()
        row = edition.single("setup.toml", "lifetime")
        self.lifetime = row.number("spaces", 9, 60)
        row.finish()
        row = edition.single("setup.toml", "bank")
        self.coins = row.number("coins", 0, 1_000)
        row.finish()
        row = edition.single("setup.toml", "bonus")
        self.bonus_grain = row.numbers("grain", 0, self.grain_spaces)
        self.bonus_random = row.numbers("random_cubes", 0, 3)
        self.bonus_chosen = row.numbers("chosen_cubes", 0, 3)
        self.bonus_coins = row.numbers("coins", 0, 9)
        for field in ("grain", "random_cubes", "chosen_cubes", "coins"):
            row.must_have_length(field, len(row.numbers(field, 0, 99)), MAX_SEATS)
        row.finish()
        title = edition.single("edition.toml", "edition")
        self.title = title.name()
        if title.text("game") != "village":
            raise title.wrong("game", "must be 'village'.", "muss 'village' sein.")
        title.refuse_unknown()

    def _read_solo(self, edition: Edition) -> None:
        """Conny's tray, fate tiles, figures, and the ranks (VS-1, VS-8)."""
        row = edition.single("solo.toml", "tray")
        if row.number("compartments", 1, 99) != TRAY:
            raise row.wrong("compartments", f"must be {TRAY}.", f"müssen {TRAY} sein.")
        self.tray_first = row.number("first", 0, TRAY - 1)
        self.ring = [row.choice("ring", word, SPACE_IDS) for word in row.texts("ring")]
        if sorted(self.ring) != list(range(SPACES)):
            raise row.wrong("ring", "each action space once.", "jedes Aktionsfeld einmal.")
        row.finish()
        following = [0] * SPACES
        for position, space in enumerate(self.ring):
            following[space] = self.ring[(position + 1) % SPACES]
        self.next_space: vec[i64] = vec[i64]([i64(space) for space in following])
        self.fate_names: list[Name] = []
        fate_at = [-1] * TRAY
        self.fate_compartments: list[list[int]] = []
        for number, fate in enumerate(edition.rows_by_id("solo.toml", "fate", ["bottom", "top"])):
            self.fate_names.append(fate.name())
            compartments = fate.numbers("compartments", 0, TRAY - 1)
            fate.must_have_length("compartments", len(compartments), FATES_PER_SET)
            self.fate_compartments.append(compartments)
            for tile, compartment in enumerate(compartments):
                if fate_at[compartment] >= 0:
                    raise fate.wrong("compartments", "one tile each.", "je ein Plättchen.")
                fate_at[compartment] = number * FATES_PER_SET + tile
            if fate.number("quills", 0, FATES_PER_SET) != 1:
                raise fate.wrong("quills", "must be 1.", "muss 1 sein.")
            fate.finish()
        if len(self.fate_names) != FATE_SETS:
            raise row.wrong("compartments", "two sets.", "zwei Sets.")
        # compartment -> the fate tile that a cube placed there has passed, or -1
        self.fate_at: vec[i64] = vec[i64]([i64(tile) for tile in fate_at])
        row = edition.single("solo.toml", "conny")
        beside = [row.choice("beside_tray", word, NUMBER_IDS) for word in row.texts("beside_tray")]
        lying = [row.choice("on_church", word, NUMBER_IDS) for word in row.texts("on_church")]
        if sorted(beside + lying) != list(range(NUMBERS)):
            raise row.wrong("on_church", "each number once.", "jede Zahl einmal.")
        self.conny_beside: i64 = 0
        self.conny_church: i64 = 0
        for number in beside:
            self.conny_beside += self.figure_count[number] * figure(number)
        for number in lying:
            self.conny_church += self.figure_count[number] * figure(number)
        if sum(self.figure_count[number] for number in lying) > STEPS:
            raise row.wrong("on_church", "more than the church has steps.", "mehr, als die Kirche Stufen hat.")
        row.finish()
        self.rank_names: list[Name] = []
        self.rank_from: list[int] = []
        for rank in edition.rows_by_id("solo.toml", "rank", RANK_IDS):
            self.rank_names.append(rank.name())
            self.rank_from.append(rank.number("from", 0, 999))
            if self.rank_from != sorted(self.rank_from) or self.rank_from[0] != 0:
                raise rank.wrong("from", "ranks rise from 0.", "Ränge steigen von 0 an.")
            rank.finish()

    def _name_places(self) -> None:
        """A name for every place of a figure, in the order of PLACE_IDS and Conny's two."""
        chronicle = [
            Name({"en": f"chronicle ({name.forms['en']})", "de": f"Dorfchronik ({name.forms['de']})"})
            for name in self.group_names
        ]
        self.place_names: list[Name] = [
            Name({"en": "supply", "de": "Vorrat"}),
            Name({"en": "black bag", "de": "schwarzer Beutel"}),
            Name({"en": "farm", "de": "Hof"}),
            *self.building_names[:MILL],
            *self.council_names,
            *self.church_names,
            *self.castle_names,
            *chronicle,
            Name({"en": "graveyard", "de": "Friedhof"}),
            Name({"en": "out of the game", "de": "aus dem Spiel"}),
            Name({"en": "beside Conny's tray", "de": "neben Connys Ablage"}),
            Name({"en": "lying on the church", "de": "auf der Kirche liegend"}),
        ]


def count_column(seats: int) -> int:
    """The column of a table by player count; the solo mode plays with that of two (VS-1.1)."""
    return max(seats, 2) - 2


def by_count(row: Row, field: str, low: int, high: int) -> list[int]:
    numbers = row.numbers(field, low, high)
    row.must_have_length(field, len(numbers), COUNTS)
    return numbers


def _cost(row: Row, field: str) -> int:
    """A price in cubes, as a code."""
    counts = [0] * COLOURS
    for word in row.texts(field):
        counts[row.choice(field, word, CUBE_IDS[:COLOURS])] += 1
    if sum(counts) > MOST_PAID:
        raise row.wrong(field, f"at most {MOST_PAID} cubes.", f"höchstens {MOST_PAID} Steine.")
    return cost_code(counts[0], counts[1], counts[2], counts[3])
