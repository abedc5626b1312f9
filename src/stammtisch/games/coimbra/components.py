"""The pieces of Coimbra as tables indexed by small ints, read from an edition's TOML files.

`Components` refuses unknown fields, missing rows and wrong totals, and says where. Ids and numbers of pieces
are fixed, because the catalogue of actions is built on them; all other values may be corrected in an edition
of one's own. Rules: chapters C-1, C-2, C-10 to C-16.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.editions import Edition, Package, Row
from stammtisch.core.texts import Name
from stammtisch.core.vectors import vector_of, zeros
from stammtisch.games.coimbra.data_checks import (
    BONUSES_OF_ZONE,
    GAIN_FIELDS,
    IMMEDIATE_BONUSES,
    LASTING_BONUSES,
    bonuses_of_favour,
    check_bonus_fits,
    check_cap,
    check_diploma_steps,
    check_enough_dice,
    check_reach,
    check_road,
    distances_on,
    gains_of_bonus,
    read_gains,
)
from stammtisch.games.coimbra.ids import (
    ADVANCE,
    ADVANCE_ALL,
    ADVANCE_ANY,
    ANY_RESOURCE,
    BACK_IDS,
    BONUS_IDS,
    BONUSES,
    CAP,
    CARD_IDS,
    CARDS,
    CARDS_BEYOND,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COPY,
    CORNERS,
    DIPLOMA_IDS,
    DIPLOMAS,
    DISCOUNT,
    DISPLAY,
    EXCHANGE,
    FAVOUR_IDS,
    FIRST_FAVOUR_BONUS,
    FIRST_III,
    FIRST_MONASTERY_BONUS,
    FIRST_SPACE,
    FROM_DISCARD,
    GAIN_AND_INVEST,
    GAME_END,
    HALF_RESOURCES,
    HALF_TRACKS,
    IMMEDIATE,
    INQUISITION,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    MONASTERY_IDS,
    NODE_IDS,
    NODE_KIND_IDS,
    NODES,
    ON_ACQUIRE,
    PAY,
    PER_CARD_OF_CLASS,
    PER_CLASS,
    PER_DIE,
    PER_INFLUENCE,
    PHASE_C,
    PHASE_E,
    REPEAT,
    RESOURCE_IDS,
    RESOURCES,
    ROW,
    SCORE_VOYAGES,
    SCORING_TILE_IDS,
    SPACES,
    SPACES_OF_LEVEL,
    START_CARDS,
    TASK_IDS,
    TRACK_BANDS,
    TRACK_INCOME,
    VOYAGE_DISCOUNT,
    VOYAGE_IDS,
    VOYAGES,
    WILD,
    WILD_DIPLOMAS,
    WITHOUT_DIE,
    ZONE_IDS,
)

FILES: Final = [
    "edition.toml", "characters.toml", "monasteries.toml", "voyages.toml", "favours.toml", "tracks.toml", "map.toml",
    "setup.toml",
]  # fmt: skip
EDITIONS: Final = ["eggert-2018"]

ROAD_COLOURS: Final = ["blue", "brown", "ruby"]
NEEDS_CLASS: Final = (PER_CLASS, REPEAT, ON_ACQUIRE)
NEEDS_TRACK: Final = (TRACK_INCOME, ADVANCE, PER_DIE, WITHOUT_DIE, TRACK_BANDS)
NEEDS_RESOURCE: Final = (GAIN_AND_INVEST, DISCOUNT, EXCHANGE, PAY)
NEEDS_AMOUNT: Final = (
    DISCOUNT, ADVANCE_ANY, EXCHANGE, INQUISITION, FROM_DISCARD, PAY, ADVANCE, ADVANCE_ALL, SCORE_VOYAGES,
    WILD_DIPLOMAS, VOYAGE_DISCOUNT, CAP,
)  # fmt: skip


PACKAGE: Final = Package("stammtisch.games.coimbra", EDITIONS, FILES)


class Components:
    """All tables of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.bonus: vec[i64] = zeros(BONUSES)
        self.guards: vec[i64] = zeros(BONUSES)
        self.coins: vec[i64] = zeros(BONUSES)
        self.points: vec[i64] = zeros(BONUSES)
        self.steps: vec[i64] = zeros(BONUSES)
        self.of: vec[i64] = zeros(BONUSES)  # the class or track that a bonus is about
        self.resource: vec[i64] = vector_of([ANY_RESOURCE] * BONUSES)
        self.amount: vec[i64] = zeros(BONUSES)
        self.counted_cards: vec[i64] = zeros(BONUSES)  # mask of the cards that a bonus counts by their influence
        self.bands: list[list[int]] = [[] for _ in range(BONUSES)]
        self.band_points: list[list[int]] = [[] for _ in range(BONUSES)]
        self._values: list[list[int]] = [[] for _ in range(BONUSES)]
        self.bonus_rules: list[str] = [""] * BONUSES
        self._read_tracks(edition)
        self._read_characters(edition)
        self._read_monasteries(edition)
        self._read_favours(edition)
        self._make_masks()
        self._read_voyages(edition)
        self._read_map(edition)
        self._read_setup(edition)

    def _read_tracks(self, edition: Edition) -> None:
        """The four classes with their tracks and income boxes (C-2.1, C-6.2)."""
        setup = edition.single("setup.toml", "setup")
        self.last_space: i64 = setup.number("last_space", 5, 30)
        last = int(self.last_space)
        self.track_names: list[Name] = []
        self.class_names: list[Name] = []
        crowns: list[int] = []
        for row in edition.rows_by_id("tracks.toml", "track", CLASS_IDS):
            self.track_names.append(row.name())
            forms = {"en": "en_class", "de": "de_class", "en.plural": "en_plural", "de.plural": "de_plural"}
            if row.has("de_class_acc"):
                forms["de.acc"] = "de_class_acc"
            self.class_names.append(Name({form: row.text(field) for form, field in forms.items()}))
            if row.one_of("colour", COLOUR_IDS) != len(crowns):
                raise row.wrong("colour", "belongs to another class.", "gehört zu einer anderen Berufsgruppe.")
            crowns.append(row.number("crowns", 0, 9))
            row.finish()
        self.token_crowns: vec[i64] = vector_of(crowns)
        # The income of space s on track t stands at t * (last + 1) + s.
        spaces = CLASSES * (last + 1)
        self.income_guards: vec[i64] = zeros(spaces)
        self.income_coins: vec[i64] = zeros(spaces)
        self.income_points: vec[i64] = zeros(spaces)
        self.income_steps: vec[i64] = zeros(spaces)
        self.box_edges: list[list[tuple[int, int]]] = [[] for _ in range(CLASSES)]
        served: set[int] = set()
        for row in edition.rows("tracks.toml", "box"):
            track = row.one_of("track", CLASS_IDS)
            first = row.number("first", 0, last)
            end = row.number("last", first, last)
            self.box_edges[track].append((first, end))
            gains = read_gains(row, GAIN_FIELDS)
            for place in range(track * (last + 1) + first, track * (last + 1) + end + 1):
                if place in served:
                    raise row.wrong("first", "two boxes serve this space.", "zwei Kästen gehören zu diesem Feld.")
                served.add(place)
                self.income_guards[place], self.income_coins[place] = gains[0], gains[1]
                self.income_points[place], self.income_steps[place] = gains[2], gains[3]
            row.finish()
        if len(served) < spaces:
            raise setup.wrong("last_space", "a space has no income box.", "ein Feld hat keinen Einkommenskasten.")

    def _read_bonus(self, row: Row, bonus: int, fitting: list[int]) -> None:
        """What a card or tile does, with its numbers; `fitting` are the kinds that work where it stands (C-8.6)."""
        effect = row.one_of("bonus", BONUS_IDS)
        check_bonus_fits(row, effect, fitting)
        self.bonus[bonus] = effect
        gains = gains_of_bonus(row, effect)
        self.guards[bonus], self.coins[bonus] = gains[0], gains[1]
        self.points[bonus], self.steps[bonus] = gains[2], gains[3]
        if effect in NEEDS_CLASS:
            self.of[bonus] = row.one_of("of_class", CLASS_IDS)
        if effect in NEEDS_TRACK:
            self.of[bonus] = row.one_of("track", CLASS_IDS)
        if effect in NEEDS_RESOURCE:
            self.resource[bonus] = row.one_of("resource", RESOURCE_IDS)
        if effect in NEEDS_AMOUNT:
            self.amount[bonus] = row.number("amount", 1, 20)
        if effect == CAP:
            check_cap(row, int(self.amount[bonus]))
        if effect == TRACK_BANDS:
            self.bands[bonus] = row.numbers("bands", 0, int(self.last_space))
            self.band_points[bonus] = row.numbers("band_points", 0, 50)
            row.must_have_length("band_points", len(self.band_points[bonus]), len(self.bands[bonus]))
            if self.bands[bonus] != sorted(self.bands[bonus]):
                raise row.wrong("bands", "must ascend.", "müssen aufsteigen.")
        if effect == PER_INFLUENCE:
            self._values[bonus] = row.numbers("values", 1, 9)
        self.bonus_rules[bonus] = row.text("rule")

    def _read_characters(self, edition: Edition) -> None:
        """The 56 character cards (C-2.2, C-2.3)."""
        self.card_names: list[Name] = []
        self.card_diplomas: list[list[int]] = []
        classes: list[int] = []
        costs: list[int] = []
        influence: list[int] = []
        zones: list[int] = []
        for card, row in enumerate(edition.rows_by_id("characters.toml", "character", CARD_IDS)):
            self.card_names.append(row.name())
            back = 0 if card < START_CARDS else 1 if card < FIRST_III else 2
            if row.one_of("back", BACK_IDS) != back:
                raise row.wrong("back", f"must be {BACK_IDS[back]}.", f"muss {BACK_IDS[back]} sein.")
            classes.append(row.one_of("class", CLASS_IDS))
            costs.append(row.one_of("cost", RESOURCE_IDS) if back else ANY_RESOURCE)
            influence.append(row.number("influence", 1, 9))
            diplomas = [row.choice("diplomas", word, DIPLOMA_IDS) for word in row.texts("diplomas")]
            if len(set(diplomas)) != len(diplomas) or len(diplomas) > 2:
                raise row.wrong("diplomas", "at most two different ones.", "höchstens zwei verschiedene.")
            self.card_diplomas.append(diplomas)
            zone = row.one_of("zone", ZONE_IDS)
            if (zone == PHASE_C and back) or (zone in (PHASE_E, GAME_END) and not back):
                raise row.wrong("zone", "does not fit the card's back.", "passt nicht zur Rückseite der Karte.")
            zones.append(zone)
            self._read_bonus(row, card, BONUSES_OF_ZONE[zone])
            row.finish()
        for cls in range(CLASSES):
            if classes.count(cls) != CARDS // CLASSES:
                raise Row("characters.toml", "all rows", {}).wrong(
                    "class",
                    f"there must be 14 cards of the class {CLASS_IDS[cls]!r}.",
                    f"es muss 14 Karten der Berufsgruppe {CLASS_IDS[cls]!r} geben.",
                )
        self.card_class: vec[i64] = vector_of(classes)
        self.card_cost: vec[i64] = vector_of(costs)
        self.influence: vec[i64] = vector_of(influence)
        self.zone: vec[i64] = vector_of(zones)
        self.class_mask: vec[i64] = vector_of([_mask(classes, cls) for cls in range(CLASSES)])
        self.zone_mask: vec[i64] = vector_of([_mask(zones, zone) for zone in range(len(ZONE_IDS))])
        diplomas_of = [[kind if kind in found else -1 for found in self.card_diplomas] for kind in range(WILD + 1)]
        self.diploma_mask: vec[i64] = vector_of([_mask(found, kind) for kind, found in enumerate(diplomas_of)])

    def _read_monasteries(self, edition: Edition) -> None:
        """The 24 monasteries (C-15)."""
        self.monastery_names: list[Name] = []
        self.level: list[int] = []
        self.is_immediate: list[bool] = [int(zone) == IMMEDIATE for zone in self.zone]
        for number, row in enumerate(edition.rows_by_id("monasteries.toml", "monastery", MONASTERY_IDS)):
            self.monastery_names.append(row.name())
            self.level.append(row.one_of("level", BACK_IDS))
            self.is_immediate.append(row.flag("immediate"))
            fitting = IMMEDIATE_BONUSES if self.is_immediate[-1] else LASTING_BONUSES
            self._read_bonus(row, FIRST_MONASTERY_BONUS + number, fitting)
            row.finish()
        for level, spaces in enumerate(SPACES_OF_LEVEL):
            if self.level.count(level) < spaces:
                raise Row("monasteries.toml", "all rows", {}).wrong(
                    "level",
                    f"the map needs at least {spaces} of level {BACK_IDS[level]}.",
                    f"die Karte braucht mindestens {spaces} der Stufe {BACK_IDS[level]}.",
                )

    def _read_favours(self, edition: Edition) -> None:
        """The four favour tiles (C-10)."""
        self.favour_names: list[Name] = []
        crowns: list[int] = []
        for number, row in enumerate(edition.rows_by_id("favours.toml", "favour", FAVOUR_IDS)):
            self.favour_names.append(row.name())
            crowns.append(row.number("crowns", 0, 9))
            self._read_bonus(row, FIRST_FAVOUR_BONUS + number, bonuses_of_favour(number))
            self.is_immediate.append(True)
            row.finish()
        self.favour_crowns: vec[i64] = vector_of(crowns)

    def _make_masks(self) -> None:
        """Masks over the cards for bonuses that are asked for often."""
        for bonus, values in enumerate(self._values):
            for card in range(CARDS):
                if int(self.influence[card]) in values:
                    self.counted_cards[bonus] |= bit(card)
        self.repeat_mask: i64 = self._cards_with(REPEAT)
        self.copy_mask: i64 = self._cards_with(COPY)
        self.on_acquire_mask: i64 = self._cards_with(ON_ACQUIRE)
        self.opening_mask: i64 = self._cards_with(ADVANCE_ANY) | self._cards_with(WITHOUT_DIE)
        # By the track, colour of dice or resource that they are about
        self.per_die_mask: vec[i64] = self._cards_about(PER_DIE, self.of, CLASSES)
        self.without_die_mask: vec[i64] = self._cards_about(WITHOUT_DIE, self.of, CLASSES)
        self.bands_mask: vec[i64] = self._cards_about(TRACK_BANDS, self.of, CLASSES)
        self.discount_mask: vec[i64] = self._cards_about(DISCOUNT, self.resource, ANY_RESOURCE + 1)
        self.exchange_mask: vec[i64] = self._cards_about(EXCHANGE, self.resource, RESOURCES)

    def _cards_with(self, effect: int) -> int:
        return sum(1 << card for card in range(CARDS) if int(self.bonus[card]) == effect)

    def _cards_about(self, effect: int, about: vec[i64], kinds: int) -> vec[i64]:
        cards = numbers_in(self._cards_with(effect))
        return vector_of([sum(1 << card for card in cards if int(about[card]) == kind) for kind in range(kinds)])

    def _read_voyages(self, edition: Edition) -> None:
        """The 15 voyages (C-7.2, C-16)."""
        self.voyage_names: list[Name] = []
        self.voyage_rules: list[str] = []
        self.task_tracks: list[list[int]] = []
        self.voyage_cost: vec[i64] = zeros(VOYAGES)
        self.voyage_resource: vec[i64] = zeros(VOYAGES)
        self.task: vec[i64] = zeros(VOYAGES)
        self.task_points: vec[i64] = zeros(VOYAGES)
        self.task_amount: vec[i64] = zeros(VOYAGES)
        self.task_class: vec[i64] = zeros(VOYAGES)
        for voyage, row in enumerate(edition.rows_by_id("voyages.toml", "voyage", VOYAGE_IDS)):
            self.voyage_names.append(row.name())
            self.voyage_rules.append(row.text("rule"))
            self.voyage_cost[voyage] = row.number("cost", 0, 20)
            self.voyage_resource[voyage] = row.one_of("resource", RESOURCE_IDS)
            task = row.one_of("task", TASK_IDS)
            self.task[voyage] = task
            if task not in (HALF_TRACKS, HALF_RESOURCES):
                self.task_points[voyage] = row.number("points", 1, 50)
            if task == CARDS_BEYOND:
                self.task_amount[voyage] = row.number("amount", 0, CARDS)
            if task == PER_CARD_OF_CLASS:
                self.task_class[voyage] = row.one_of("of_class", CLASS_IDS)
            tracks: list[int] = []
            if task == HALF_TRACKS:
                tracks = [row.choice("tracks", word, CLASS_IDS) for word in row.texts("tracks")]
                if len(set(tracks)) != 2 or len(tracks) != 2:
                    raise row.wrong("tracks", "must be two different ones.", "müssen zwei verschiedene sein.")
            self.task_tracks.append(tracks)
            row.finish()

    def _read_map(self, edition: Edition) -> None:
        """Corners, stopovers, monastery spaces and roads (C-9)."""
        self.node_names: list[Name] = []
        self.node_x: list[float] = []
        self.node_y: list[float] = []
        self.node_colour: list[str] = []
        self.space_level: list[int] = []
        for node, row in enumerate(edition.rows_by_id("map.toml", "node", NODE_IDS)):
            self.node_names.append(row.name())
            kind = 0 if node < CORNERS else 1 if node < FIRST_SPACE else 2
            if row.one_of("kind", NODE_KIND_IDS) != kind:
                raise row.wrong("kind", f"must be {NODE_KIND_IDS[kind]}.", f"muss {NODE_KIND_IDS[kind]} sein.")
            self.node_colour.append(ROAD_COLOURS[row.one_of("colour", ROAD_COLOURS)] if kind == 1 else "")
            if kind == 2:
                self.space_level.append(row.one_of("level", BACK_IDS))
            self.node_x.append(row.decimal("x"))
            self.node_y.append(row.decimal("y"))
            row.finish()
        if [self.space_level.count(level) for level in range(3)] != SPACES_OF_LEVEL:
            raise Row("map.toml", "all nodes", {}).wrong(
                "level", "there must be 8, 4 and 2 monastery spaces.", "es muss 8, 4 und 2 Klosterfelder geben."
            )
        self.spaces_i: i64 = _mask(self.space_level, 0)  # mask of the monastery spaces of level I
        neighbours: list[list[int]] = [[] for _ in range(NODES)]
        self.roads: list[tuple[int, int, bool]] = []
        for row in edition.rows("map.toml", "road"):
            a = row.one_of("a", NODE_IDS)
            b = row.one_of("b", NODE_IDS)
            one_way = row.flag("one_way")
            if b < CORNERS or (a < CORNERS) != one_way:
                raise row.wrong("a", "one-way roads lead out of the corners.", "Einbahnstraßen führen aus den Ecken.")
            check_road(row, a, b, neighbours)
            self.roads.append((a, b, one_way))
            neighbours[a].append(b)
            if not one_way:
                neighbours[b].append(a)
            row.finish()
        first: list[int] = []
        targets: list[int] = []
        for node in range(NODES):
            if not neighbours[node]:
                raise Row("map.toml", NODE_IDS[node], {}).wrong("road", "no road leads on.", "kein Weg führt weiter.")
            first.append(len(targets))
            targets.extend(sorted(neighbours[node]))
        first.append(len(targets))
        # The neighbours of node n are road_to[road_first[n]] to road_to[road_first[n + 1] - 1].
        self.road_first: vec[i64] = vector_of(first)
        self.road_to: vec[i64] = vector_of(targets)
        # The steps from node n to monastery space s stand at n * 14 + s.
        distances = distances_on(neighbours)
        check_reach(distances)
        self.distance: vec[i64] = vector_of(distances)

    def _read_setup(self, edition: Edition) -> None:
        """What differs by player count, and single numbers (C-1)."""
        row = edition.single("setup.toml", "setup")
        row.number("last_space", 5, 30)
        self.rounds = row.number("rounds", 1, (CARDS - START_CARDS) // DISPLAY)
        self.most_resources: i64 = row.number("most_resources", 5, 99)
        self.start_guards = row.number("start_guards", 0, int(self.most_resources))
        self.start_coins = row.number("start_coins", 0, int(self.most_resources))
        self.dice_each = row.number("dice_each", 1, 3)
        self.disks_each = row.number("disks_each", SPACES + 6, 99)
        self.distress_guards: i64 = row.number("distress_guards", 0, 20)
        self.distress_coins: i64 = row.number("distress_coins", 0, 20)
        self.largest_gap: i64 = row.number("largest_gap", 0, 30)
        diploma_points = row.numbers("diploma_points", 0, 50)
        row.must_have_length("diploma_points", len(diploma_points), DIPLOMAS)
        check_diploma_steps(row, diploma_points)
        self.diploma_points: vec[i64] = vector_of([0, *diploma_points])
        row.finish()
        flags = edition.single("setup.toml", "flags")
        crowns = flags.numbers("crowns", 0, 9)
        flags.must_have_length("crowns", len(crowns), MAX_SEATS)
        self.flag_crowns: vec[i64] = vector_of(crowns)
        flags.finish()
        self.colour_names: list[Name] = []
        self.dice: list[list[int]] = []
        for die in edition.rows_by_id("setup.toml", "die", COLOUR_IDS):
            self.colour_names.append(die.name())
            counts = die.numbers("count", 0, 6)
            die.must_have_length("count", len(counts), MAX_SEATS - MIN_SEATS + 1)
            self.dice.append(counts)
            die.finish()
        check_enough_dice(Row("setup.toml", "all dice", {}), self.dice, self.dice_each, MIN_SEATS)
        self._read_locations(edition)
        # Points for the ranks on a track, on the side for four players and on that for fewer.
        self.tile_four: list[list[int]] = []
        self.tile_fewer: list[list[int]] = []
        for tile in edition.rows_by_id("setup.toml", "scoring_tile", SCORING_TILE_IDS):
            self.tile_four.append(tile.numbers("four", 0, 50))
            self.tile_fewer.append(tile.numbers("two_three", 0, 50))
            tile.must_have_length("four", len(self.tile_four[-1]), 3)
            tile.must_have_length("two_three", len(self.tile_fewer[-1]), 2)
            tile.finish()
        title = edition.single("edition.toml", "edition")
        self.title = title.name()
        if title.text("game") != "coimbra":
            raise title.wrong("game", "must be 'coimbra'.", "muss 'coimbra' sein.")
        title.refuse_unknown()

    def _read_locations(self, edition: Edition) -> None:
        """The four city locations with their die tokens by player count: tokens[count][location] (C-1.4)."""
        self.location_names: list[Name] = []
        self.tokens: list[list[list[int]]] = [[] for _ in range(MAX_SEATS - MIN_SEATS + 1)]
        for location, row in enumerate(edition.rows_by_id("setup.toml", "location", LOCATION_IDS)):
            self.location_names.append(row.name())
            for count, found in enumerate(self.tokens):
                field = f"tokens_{count + MIN_SEATS}"
                tokens = sorted(row.numbers(field, 1, 6), reverse=True)
                dice = self.dice_each * (count + MIN_SEATS)
                if len(tokens) + dice > ROW or (tokens and location == 0):
                    raise row.wrong(field, "too many tokens.", "zu viele Plättchen.")
                found.append(tokens)
            row.finish()
        assert len(self.location_names) == LOCATIONS


def _mask(found: list[int], wanted: int) -> int:
    """The mask of the positions that hold a value."""
    mask: i64 = 0
    for position, value in enumerate(found):
        if value == wanted:
            mask |= bit(position)
    return mask
