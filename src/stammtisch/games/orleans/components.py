"""The pieces of Orléans as tables indexed by small ints, read from an edition's TOML files.

`Components` refuses unknown fields, missing rows and wrong totals, and says where. The ids and the
number of spaces of each place are fixed, because the catalogue of actions is built on them; all
other values may be corrected in an edition of one's own. Rules: chapters O-1, O-6, O-8, O-9, O-10.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.editions import Edition, Package, Row
from stammtisch.core.plain import Json
from stammtisch.core.texts import Name
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    ANY_KIND,
    BOATMAN,
    CITIZENS,
    COINS_AND_DEVELOPMENT,
    CRAFTSMAN,
    DEED_IDS,
    DEEDS_EFFECT,
    DEVELOPMENT_CITIZEN,
    DRAW_AND_PLACE,
    EFFECT_IDS,
    EVENT_IDS,
    FARMER,
    FIRST_PLACE_TILE,
    GOOD,
    GOOD_IDS,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    KIND_IDS,
    KINDS,
    KNIGHT,
    LAST_CITIZEN,
    MAX_SEATS,
    MIN_SEATS,
    MONK,
    NO_GOOD,
    OWN,
    PAY_FOR_DEVELOPMENT,
    PLACE_IDS,
    PLACES,
    RECRUIT,
    ROUTE_KIND_IDS,
    ROUTES,
    SCHOOL,
    SPACES,
    SPACES_PER_PLACE,
    SUBSTITUTE,
    TILES,
    TOWER_SPACE,
    TOWN_HALL,
    TOWN_IDS,
    TOWNS,
    TRACKS,
    TRADER,
    TRAVEL,
)

FILES: Final = [
    "edition.toml", "followers.toml", "goods.toml", "tracks.toml", "development.toml", "places.toml", "deeds.toml",
    "map.toml", "events.toml", "setup.toml",
]  # fmt: skip
EDITIONS: Final = ["dlp-2014"]


PACKAGE: Final = Package("stammtisch.games.orleans", EDITIONS, FILES)


def packaged_edition(name: str) -> Edition:
    """An edition that comes with the package."""
    return PACKAGE.edition(name)


class Components:
    """All tables of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._read_followers(edition)
        self._read_goods(edition)
        self._read_tracks(edition)
        self._read_development(edition)
        self._read_places(edition)
        self._read_deeds(edition)
        self._read_map(edition)
        self._read_events(edition)
        self._read_setup(edition)

    def _read_followers(self, edition: Edition) -> None:
        """The seven kinds (O-1.3): names, and neutral tiles by number of players."""
        self.kind_names: list[Name] = []
        self.tile_names: list[Name] = []
        self.tile_ids: list[str] = []
        own_names: list[Name] = []
        self.neutral_tiles: list[list[int]] = []
        for kind, row in enumerate(edition.rows_by_id("followers.toml", "follower", KIND_IDS)):
            name = row.name()
            self.kind_names.append(name)
            self.tile_names.append(name)
            self.tile_ids.append(KIND_IDS[kind])
            if row.flag("starter") != (kind < TRACKS - 2):
                raise row.wrong("starter", "only the first four are starters.", "nur die ersten vier sind Startleute.")
            if row.flag("starter"):
                own_names.append(
                    Name({"en": row.text("en_own"), "de": row.text("de_own"), "de.acc": row.text("de_ownacc")})
                )
            counts = row.numbers("neutral", 0, 40)
            row.must_have_length("neutral", len(counts), MAX_SEATS - MIN_SEATS + 1)
            self.neutral_tiles.append(counts)
            row.finish()
        self.tile_names.extend(own_names)
        self.tile_ids.extend("own-" + kind for kind in KIND_IDS[: TILES - OWN])

    def _read_goods(self, edition: Edition) -> None:
        """The five goods (O-1.4, O-13.4)."""
        self.good_names: list[Name] = []
        self.good_count: list[int] = []
        self.good_points: list[int] = []
        self.is_food: list[bool] = []
        for row in edition.rows_by_id("goods.toml", "good", GOOD_IDS):
            self.good_names.append(row.name())
            self.good_count.append(row.number("count", 0, 100))
            self.good_points.append(row.number("points", 0, 20))
            self.is_food.append(row.flag("food"))
            row.finish()

    def _read_tracks(self, edition: Edition) -> None:
        """The six character tracks (O-5.7, O-6.1 to O-6.7)."""
        self.track_names: list[Name] = []
        self.track_last: vec[i64] = vec[i64]()
        last_spaces: list[i64] = []
        self.farm_goods: list[int] = []
        self.boatman_coins: list[int] = []
        self.scholar_points: list[int] = []
        self.craftsman_farmer_only: list[bool] = []
        self.trader_categories: list[int] = []
        self.draws: list[int] = []
        self.boatmen_citizen_at = -1
        self.knights_citizen_at = -1
        rewards = ["good", "coins", "technology", "place-tile", "draw", "development"]
        for kind, row in enumerate(edition.rows_by_id("tracks.toml", "track", KIND_IDS[:TRACKS])):
            self.track_names.append(row.name())
            last = row.number("last_space", 1, 20)
            last_spaces.append(last)
            if row.one_of("reward", rewards) != kind:
                raise row.wrong("reward", f"must be {rewards[kind]!r}.", f"muss {rewards[kind]!r} sein.")
            if kind == FARMER:
                self.farm_goods = [row.choice("steps", word, GOOD_IDS) for word in row.texts("steps")]
                row.must_have_length("steps", len(self.farm_goods), last)
            elif kind == BOATMAN:
                self.boatman_coins = row.numbers("steps", 0, 50)
                self.boatmen_citizen_at = row.number("citizen_at", 1, last)
                row.must_have_length("steps", len(self.boatman_coins), last)
            elif kind == CRAFTSMAN:
                words = [row.choice("steps", word, ["any-but-monk", "farmer-only"]) for word in row.texts("steps")]
                row.must_have_length("steps", len(words), last)
                self.craftsman_farmer_only = [word == 1 for word in words]
            elif kind == TRADER:
                # 1 = category I only, 3 = category I or II.
                words = [row.choice("steps", word, ["I", "I+II"]) for word in row.texts("steps")]
                row.must_have_length("steps", len(words), last)
                self.trader_categories = [1 if word == 0 else 3 for word in words]
            elif kind == KNIGHT:
                self.draws = row.numbers("draws", 0, 20)
                self.knights_citizen_at = row.number("citizen_at", 1, last)
                row.must_have_length("draws", len(self.draws), last + 1)
            else:
                self.scholar_points = row.numbers("steps", 0, 30)
                row.must_have_length("steps", len(self.scholar_points), last)
            row.finish()
        self.track_last = vec[i64](last_spaces)

    def _read_development(self, edition: Edition) -> None:
        """The development track (O-9): coins, citizen (1 + its bit) and status of every space."""
        track = edition.single("development.toml", "track")
        self.development_last: i64 = track.number("last_space", 1, 60)
        last = int(self.development_last)
        track.finish()
        coins = [0] * (last + 1)
        citizen = [-1] * (last + 1)
        status = [0] * (last + 1)
        for row in edition.rows("development.toml", "coin_space"):
            coins[row.number("space", 1, last)] = row.number("coins", 1, 50)
            row.finish()
        rows = edition.rows("development.toml", "citizen_space")
        if len(rows) != LAST_CITIZEN - DEVELOPMENT_CITIZEN:
            raise track.wrong("citizen_space", "there must be three.", "es müssen drei sein.")
        for number, row in enumerate(rows):
            citizen[row.number("space", 1, last)] = DEVELOPMENT_CITIZEN + number
            row.finish()
        for row in edition.rows("development.toml", "status_space"):
            first = row.number("space", 0, last)
            value = row.number("value", 1, 20)
            for space in range(first, last + 1):
                status[space] = value
            row.finish()
        if status[0] == 0:
            raise track.wrong("status_space", "space 0 has no status.", "Feld 0 hat keinen Stand.")
        self.development_coins: vec[i64] = vec[i64]([i64(number) for number in coins])
        self.development_citizen: vec[i64] = vec[i64]([i64(number) for number in citizen])
        self.development_status: vec[i64] = vec[i64]([i64(number) for number in status])

    def _read_places(self, edition: Edition) -> None:
        """The thirty places (O-6, O-10): spaces, category, effect."""
        self.place_names: list[Name] = []
        self.place_rules: list[str] = []
        self.category: list[int] = []
        effects: list[int] = []
        self.first_space: list[int] = []
        self.space_count: list[int] = []
        self.route_kind: list[int] = []
        self.recruits: list[list[int]] = []
        self.coins: list[int] = []
        self.development: list[int] = []
        self.good: list[int] = []
        self.most: list[int] = []
        self.market_spaces_added = 0
        self.bathhouse_draw = 0
        self.bathhouse_place = 0
        self.stand_in: list[int] = []
        self.replaces: list[list[int]] = []
        space_kind = [ANY_KIND] * ALL_SPACES
        space_place = [0] * ALL_SPACES
        next_space = 0
        for place, row in enumerate(edition.rows_by_id("places.toml", "place", PLACE_IDS)):
            self.place_names.append(row.name())
            self.place_rules.append(row.text("rule"))
            self.category.append(row.one_of("category", ["board", "I", "II"]))
            if (self.category[place] == 0) != (place < FIRST_PLACE_TILE):
                raise row.wrong("category", "does not fit this place.", "passt nicht zu diesem Ort.")
            kinds = [row.choice("spaces", word, [*KIND_IDS, "any"]) for word in row.texts("spaces")]
            row.must_have_length("spaces", len(kinds), SPACES_PER_PLACE[place])
            first = TOWER_SPACE if place == GUNPOWDER_TOWER else next_space
            self.first_space.append(first)
            self.space_count.append(len(kinds))
            for offset, kind in enumerate(kinds):
                space_kind[first + offset] = kind
                space_place[first + offset] = place
            if place != GUNPOWDER_TOWER:
                next_space += len(kinds)
            effects.append(self._read_effect(place, row))
            row.finish()
        self.effect: vec[i64] = vec[i64]([i64(effect) for effect in effects])
        # The place tiles of category I (1), II (2) and both (3).
        self.category_mask: vec[i64] = vec[i64]([i64(self._tiles_of(categories)) for categories in range(4)])
        self.space_kind: vec[i64] = vec[i64]([i64(kind) for kind in space_kind])
        self.space_place: vec[i64] = vec[i64]([i64(place) for place in space_place])
        self._index_spaces()

    def _read_effect(self, place: int, row: Row) -> int:
        """What a place does, with its numbers."""
        effect = row.one_of("effect", EFFECT_IDS)
        self.route_kind.append(row.one_of("routes", ROUTE_KIND_IDS) if effect == TRAVEL else 0)
        recruits: list[int] = []
        if effect == RECRUIT:
            recruits = [row.choice("recruits", word, KIND_IDS) for word in row.texts("recruits")]
        self.recruits.append(recruits)
        is_income = effect == COINS_AND_DEVELOPMENT
        self.coins.append(row.number("coins", 0, 50) if is_income else 0)
        self.development.append(row.number("development", 0, 30) if is_income else 0)
        self.good.append(row.one_of("good", GOOD_IDS) if effect == GOOD else NO_GOOD)
        self.most.append(row.number("most", 1, 3) if effect in (DEEDS_EFFECT, PAY_FOR_DEVELOPMENT) else 0)
        if place == GUNPOWDER_TOWER:
            self.market_spaces_added = row.number("market_spaces", 0, 2)
        if effect == DRAW_AND_PLACE:
            self.bathhouse_draw = row.number("draw", 1, 3)
            self.bathhouse_place = row.number("place", 1, 3)
        if effect == SUBSTITUTE:
            self.stand_in.append(row.one_of("stand_in", KIND_IDS))
            self.replaces.append([row.choice("replaces", word, KIND_IDS) for word in row.texts("replaces")])
        else:
            self.stand_in.append(MONK)
            self.replaces.append([])
        return effect

    def _tiles_of(self, categories: int) -> int:
        return sum(1 << place for place in range(FIRST_PLACE_TILE, PLACES) if self.category[place] & categories)

    def _index_spaces(self) -> None:
        """Masks over the action spaces, for fast planning: bit n stands for space n."""
        place_mask = [0] * PLACES
        fits = [0] * KINDS
        self.twin_mask: i64 = 0  # the first of two spaces of one place that take the same follower
        self.town_hall_mask: i64 = 0
        self.monk_spaces_mask: i64 = 0
        for space in range(ALL_SPACES):
            bit = 1 << space
            place = int(self.space_place[space])
            kind = int(self.space_kind[space])
            place_mask[place] |= bit
            if space >= SPACES:
                continue
            for follower in range(KINDS):
                if follower in (kind, MONK) or kind == ANY_KIND:
                    fits[follower] |= bit
            if kind == MONK:
                self.monk_spaces_mask |= bit
            if place == TOWN_HALL:
                self.town_hall_mask |= bit
            if space + 1 < SPACES and self.space_place[space + 1] == place and self.space_kind[space + 1] == kind:
                self.twin_mask |= bit
        self.place_mask: vec[i64] = vec[i64]([i64(mask) for mask in place_mask])
        self.fits: vec[i64] = vec[i64]([i64(mask) for mask in fits])
        # The further spaces that a privilege opens to its stand-in (O-10.12, O-10.16).
        self.herb_garden_fits: i64 = self._privilege_mask(HERB_GARDEN)
        self.school_fits: i64 = self._privilege_mask(SCHOOL)
        self.herb_garden_kind = self.stand_in[HERB_GARDEN]
        self.school_kind = self.stand_in[SCHOOL]
        self.space_ids = [self._space_id(space) for space in range(ALL_SPACES)]
        anyone = Name(
            {
                "en": "any follower",
                "en.a": "any follower",
                "de": "beliebiger Gefolgsmann",
                "de.a": "ein beliebiger Gefolgsmann",
                "de.plural": "beliebige Gefolgsleute",
            }
        )
        # Whom each space is for.
        self.space_names: list[Name] = [
            anyone if kind == ANY_KIND else self.kind_names[int(kind)] for kind in self.space_kind
        ]

    def _privilege_mask(self, place: int) -> int:
        mask = 0
        for space in range(SPACES):
            if int(self.space_kind[space]) in self.replaces[place]:
                mask |= 1 << space
        return mask

    def _space_id(self, space: int) -> str:
        place = int(self.space_place[space])
        return f"{PLACE_IDS[place]}.{space - self.first_space[place] + 1}"

    def _read_deeds(self, edition: Edition) -> None:
        """The eight beneficial deeds (O-8)."""
        self.deed_names: list[Name] = []
        self.deed_coins: list[int] = []
        self.deed_development: list[int] = []
        wanted: list[int] = []
        for row in edition.rows_by_id("deeds.toml", "deed", DEED_IDS):
            self.deed_names.append(row.name())
            kinds = [row.choice("spaces", word, KIND_IDS) for word in row.texts("spaces")]
            wanted.extend(kinds.count(kind) for kind in range(KINDS))
            self.deed_coins.append(row.number("coins", 0, 20))
            self.deed_development.append(row.number("or_development", 0, 5))
            row.finish()
        # deed * KINDS + kind -> number of spaces for that kind
        self.deed_wants: vec[i64] = vec[i64]([i64(count) for count in wanted])

    def _read_map(self, edition: Edition) -> None:
        """The map (O-1.4, O-6.9 to O-6.12)."""
        self.town_names: list[Name] = []
        self.town_x: list[float] = []
        self.town_y: list[float] = []
        for row in edition.rows_by_id("map.toml", "town", TOWN_IDS):
            self.town_names.append(row.name())
            self.town_x.append(row.decimal("x"))
            self.town_y.append(row.decimal("y"))
            row.finish()
        rows = edition.rows("map.toml", "route")
        self.route_a: list[int] = []
        self.route_b: list[int] = []
        self.route_is: list[int] = []
        self.route_goods: list[list[int]] = []
        self.route_ids: list[str] = []
        self.routes_from: list[list[int]] = [[] for _ in range(2 * TOWNS)]  # kind * TOWNS + town
        for route, row in enumerate(rows):
            a = row.one_of("a", TOWN_IDS)
            b = row.one_of("b", TOWN_IDS)
            kind = row.one_of("kind", ROUTE_KIND_IDS)
            self.route_a.append(a)
            self.route_b.append(b)
            self.route_is.append(kind)
            spaces = row.numbers("goods_from_players", MIN_SEATS, MAX_SEATS)
            if not 1 <= len(spaces) <= 2 or a == b:
                raise row.wrong("goods_from_players", "one or two spaces.", "ein oder zwei Felder.")
            self.route_goods.append(spaces)
            self.route_ids.append(f"{ROUTE_KIND_IDS[kind]}:{TOWN_IDS[a]}/{TOWN_IDS[b]}")
            self.routes_from[kind * TOWNS + a].append(route)
            self.routes_from[kind * TOWNS + b].append(route)
            row.finish()
        # kind * TOWNS + town -> mask of the towns one route away
        self.towns_beside: vec[i64] = vec[i64]([i64(self._towns_beside(number)) for number in range(2 * TOWNS)])
        if len(rows) != ROUTES or len(set(self.route_ids)) != ROUTES:
            raise Row("map.toml", "route", {}).wrong(
                "a", f"there must be {ROUTES} different routes.", f"es müssen {ROUTES} Wege sein."
            )

    def _towns_beside(self, number: int) -> int:
        mask = 0
        for route in self.routes_from[number]:
            mask |= (1 << self.route_a[route]) | (1 << self.route_b[route])
        return mask & ~(1 << number % TOWNS)

    def _read_events(self, edition: Edition) -> None:
        """The hourglass tiles (O-1.5, O-11)."""
        self.event_names: list[Name] = []
        self.event_rules: list[str] = []
        self.event_count: list[int] = []
        self.event_is_shielded: list[bool] = []
        for row in edition.rows_by_id("events.toml", "event", EVENT_IDS):
            self.event_names.append(row.name())
            self.event_rules.append(row.text("rule"))
            self.event_count.append(row.number("count", 0, 18))
            self.event_is_shielded.append(row.flag("sacristy"))
            row.finish()

    def _read_setup(self, edition: Edition) -> None:
        """The numbers of the set-up (O-1), and the check of all totals."""
        row = edition.single("setup.toml", "setup")
        self.rounds = row.number("rounds", 1, 18)
        self.first_event = row.one_of("first_event", EVENT_IDS)
        self.start_coins = row.number("start_coins", 0, 50)
        self.trading_stations = row.number("trading_stations", 0, TOWNS)
        self.market_spaces = row.number("market_spaces", 1, 12)
        self.technology_tiles = row.number("technology_tiles", 0, 40)
        self.goods_removed = row.numbers("goods_removed", 0, 90)
        self.goods_on_map = row.numbers("goods_on_map", 0, 86)
        self.census_payment = [_flag(row, "census_payment", item) for item in row.items("census_payment")]
        self.harvest_fine = row.number("harvest_fine", 0, 20)
        self.goods_per_tax_coin = row.number("goods_per_tax_coin", 1, 20)
        self.tiles_excluded_each = row.numbers("tiles_excluded_each", 0, 5)
        for field in ("goods_removed", "goods_on_map", "census_payment", "tiles_excluded_each"):
            row.must_have_length(field, len(row.items(field)), MAX_SEATS - MIN_SEATS + 1)
        boards = row.number("citizens_on_boards", 0, 20)
        if boards != LAST_CITIZEN or row.number("last_citizens", 0, 5) != CITIZENS - LAST_CITIZEN:
            raise row.wrong("citizens_on_boards", "13 on the boards and 1 more.", "13 auf den Plänen und 1 weiteres.")
        if sum(self.event_count) < self.rounds:
            raise row.wrong("rounds", "more rounds than hourglass tiles.", "mehr Runden als Stundenglaskarten.")
        for number, removed in enumerate(self.goods_removed):
            spaces = sum(1 for route in self.route_goods for players in route if players <= number + MIN_SEATS)
            if spaces != self.goods_on_map[number]:
                raise row.wrong("goods_on_map", f"the map has {spaces} spaces.", f"die Karte hat {spaces} Felder.")
            if spaces + removed > sum(self.good_count):
                raise row.wrong("goods_removed", "more than there are goods.", "mehr als es Waren gibt.")
        row.finish()
        bank = edition.single("setup.toml", "bank")
        self.bank_coins = bank.number("coins", MAX_SEATS * self.start_coins, 10_000)
        bank.finish()
        title = edition.single("edition.toml", "edition")
        self.title = title.name()
        if title.text("game") != "orleans":
            raise title.wrong("game", "must be 'orleans'.", "muss 'orleans' sein.")
        title.refuse_unknown()


def _flag(row: Row, field: str, item: Json) -> bool:
    if not isinstance(item, bool):
        raise row.wrong(field, "must be true or false.", "muss true oder false sein.")
    return item
