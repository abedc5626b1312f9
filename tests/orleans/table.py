"""Positions for tests: a table of Orléans that can be laid out in a few words and played in notation.

Followers, goods and tiles are taken from where they lie in the box, so a position keeps all pieces
accounted for. Give the pieces first, then say which phase begins.
"""

from __future__ import annotations

from typing import Any

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.games.orleans.game import Orleans
from stammtisch.games.orleans.state import OrleansState, Player
from tests.positions import GameTable, step

NAME = "orleans"
GAME = stammtisch.game(NAME)
assert isinstance(GAME, Orleans)
BOX = GAME.box

# The answers that do least, for going through a round in which nothing matters.
LEAST = ("draw 0", "loaded", "end-planning", "pass", "keep-technology", "no-sacristy")

# The phases of a round, as positions name them.
PHASES = (
    "hourglass", "census", "followers-phase", "planning-phase", "actions-phase", "event-phase", "start-player-moves",
)  # fmt: skip
FIRST_EVENT = "pilgrimage"

# What is printed on boards and tiles.
PRINTED: dict[str, Any] = GAME.describe()
SPACES: dict[str, list[str]] = {place["id"]: [space["id"] for space in place["spaces"]] for place in PRINTED["places"]}
BOARD_PLACES = [place["id"] for place in PRINTED["places"] if place["category"] == "board"]
WANTED: dict[str, dict[str, int]] = {deed["id"]: deed["wants"] for deed in PRINTED["deeds"]}
EVENTS: dict[str, int] = {event["id"]: event["count"] for event in PRINTED["events"]}


def add(counts: dict[str, int], name: str, more: int = 1) -> None:
    """So many more (or fewer) of a thing, of which there may have been none."""
    counts[name] = counts.get(name, 0) + more


def move_all(name: str, here: dict[str, int], there: dict[str, int]) -> None:
    """All of a thing go from one pile to another."""
    add(there, name, here[name])
    here[name] = 0


class Table(GameTable[OrleansState]):
    """A table in a chosen position. Seats are numbered from 0, and seat 0 starts unless said otherwise.

    `rules` is an earlier version of the rules, for what such games still do as they did.
    """

    plays = GAME
    least = LEAST

    def __init__(self, seats: int = 3, seed: int = 1, rules: int | None = None, **options: Json) -> None:
        state = GAME.new(seats, seed, options, rules=rules)
        assert isinstance(state, OrleansState)
        super().__init__(GAME, state)

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def town_of(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, in words."""
        found: dict[str, Any] = self.now()["players"][seat]
        return found

    def holds(self, seat: int, place: str) -> list[str]:
        """What lies on the spaces of a place: "", a follower's id or "technology"."""
        contents = self.town_of(seat)["spaces"]
        return [contents.get(space, "") for space in SPACES[place]]

    def good(self, seat: int, good: str) -> int:
        return int(self.town_of(seat)["goods"].get(good, 0))

    def in_bag(self, seat: int, tile: str) -> int:
        return int(self.town_of(seat)["bag"].get(tile, 0))

    def on_market(self, seat: int, tile: str) -> int:
        return int(self.town_of(seat)["market"].get(tile, 0))

    def supply(self, kind: str) -> int:
        return int(self.now()["supply"][kind])

    def track(self, seat: int, kind: str) -> int:
        return int(self.town_of(seat)["tracks"].get(kind, 0))

    def seen(self, viewer: int | None, seat: int) -> dict[str, Json]:
        """What a viewer (None: a spectator) may know of what lies before a seat."""
        players = self.state.observe(viewer)["players"]
        assert isinstance(players, list)
        found = players[seat]
        assert isinstance(found, dict)
        return found

    def supply_of_good(self, good: str) -> int:
        """How many of a good the goods market holds."""
        return int(self.now()["goods_market"][good])

    def on_route(self, route: str) -> list[str]:
        """The goods that lie on a route."""
        return [good for good in self.now()["routes"][route] if good]

    def town(self, seat: int) -> str:
        """Where the merchant stands."""
        return str(self.town_of(seat)["merchant"])

    def status(self, seat: int) -> int:
        return int(self.state.status(self.player(seat)))

    def deed_spaces(self, deed: str, kind: str) -> int:
        """How many spaces of a deed are still free for a kind."""
        return WANTED[deed].get(kind, 0) - int(self.now()["deeds"][deed].get(kind, 0))

    # Playing

    def pass_round(self) -> None:
        """Everybody does as little as possible until the next round has begun or the game is over."""
        now = int(self.state.round)
        while int(self.state.round) == now and not self.state.is_over():
            self.do_least()

    # Laying out: pieces

    def before(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, to be changed."""
        found: dict[str, Any] = self.words["players"][seat]
        return found

    def clear(self, seat: int) -> None:
        """Put all of a player's followers into the bag."""
        player = self.before(seat)
        for tile, count in player["market"].items():
            add(player["bag"], tile, count)
        for content in player["spaces"].values():
            if content != "technology":
                add(player["bag"], content)
        player["market"], player["hand"] = {}, {}
        player["spaces"] = {space: content for space, content in player["spaces"].items() if content == "technology"}

    def take_tile(self, seat: int, tile: str) -> None:
        """Get a follower tile from the bag, the supply or the market."""
        player = self.before(seat)
        if player["bag"].get(tile, 0):
            add(player["bag"], tile, -1)
        elif self.words["supply"].get(tile, 0):
            add(self.words["supply"], tile, -1)
        else:
            assert self.has_taken_from_market(seat, tile), f"no {tile} left"

    def has_taken_from_market(self, seat: int, tile: str) -> bool:
        """Take a follower off the market or the Gunpowder Tower; whether one like it lay there."""
        player = self.before(seat)
        if player["market"].get(tile, 0):
            add(player["market"], tile, -1)
            return True
        on_tower = [space for space in SPACES["gunpowder-tower"] if player["spaces"].get(space) == tile]
        if on_tower:
            del player["spaces"][on_tower[0]]
        return bool(on_tower)

    def bag(self, seat: int, *tiles: str) -> None:
        """Put followers into the bag (from the market, or from the supply)."""
        for tile in tiles:
            if not self.has_taken_from_market(seat, tile):
                add(self.words["supply"], tile, -1)
            add(self.before(seat)["bag"], tile)

    def bag_from_supply(self, seat: int, *kinds: str) -> None:
        """Put followers of the supply into the bag, whatever lies on the market."""
        for kind in kinds:
            add(self.words["supply"], kind, -1)
            add(self.before(seat)["bag"], kind)

    def empty_bag(self, seat: int) -> None:
        """Send the neutral followers of the bag back to the supply; own ones must not be in it."""
        for kind, count in self.before(seat)["bag"].items():
            assert kind in self.words["supply"] or not count, "an own follower never leaves its player"
            add(self.words["supply"], kind, count)
        self.before(seat)["bag"] = {}

    def market(self, seat: int, *tiles: str) -> None:
        """Lay followers on the market."""
        for tile in tiles:
            self.take_tile(seat, tile)
            add(self.before(seat)["market"], tile)

    def put(self, seat: int, place: str, *contents: str) -> None:
        """Fill the spaces of a place in order: follower ids, or "technology"; "" leaves a space as it is."""
        assert self.has_place(seat, place), f"{place} is not owned"
        for space, content in zip(SPACES[place], contents, strict=False):
            if content == "technology":
                self.words["technology"] -= 1
            elif content:
                self.take_tile(seat, content)
            if content:
                self.before(seat)["spaces"][space] = content

    def has_place(self, seat: int, place: str) -> bool:
        return place in BOARD_PLACES or place in self.before(seat)["place_tiles"]

    def tile(self, seat: int, *places: str) -> None:
        """Give place tiles."""
        self.before(seat)["place_tiles"].extend(places)

    def coins(self, seat: int, coins: int) -> None:
        self.before(seat)["coins"] = coins

    def leave_in_bank(self, coins: int, rich: int) -> None:
        """A rich seat has all coins but these, and what the others have."""
        others = sum(player["coins"] for player in self.words["players"]) - self.before(rich)["coins"]
        self.coins(rich, BOX.bank_coins - others - coins)

    def citizens(self, seat: int, count: int) -> None:
        """Give citizens, those of the deeds first."""
        self.before(seat)["citizens"] += count
        del self.words["citizens"][:count]

    def goods(self, seat: int, **goods: int) -> None:
        """Give goods from the goods market, so that the player has exactly this many of each named good."""
        had = self.before(seat)["goods"]
        for good, count in goods.items():
            add(self.words["goods_market"], good, had.get(good, 0) - count)
            had[good] = count

    def no_goods_left(self, good: str) -> None:
        """Take all of one good off the goods market, out of the game."""
        move_all(good, self.words["goods_market"], self.words["goods_lost"])

    def none_left(self, kind: str) -> None:
        """Take all neutral followers of a kind off the board, out of the game."""
        move_all(kind, self.words["supply"], self.words["followers_lost"])

    def no_technology_left(self) -> None:
        self.words["technology_lost"] += self.words["technology"]
        self.words["technology"] = 0

    def develop(self, seat: int, space: int) -> None:
        """Set the development marker, without the rewards on the way."""
        self.before(seat)["development"] = space

    def move_track(self, seat: int, kind: str, space: int) -> None:
        """Set a marker on a character track, without the rewards on the way."""
        self.before(seat)["tracks"][kind] = space

    def merchant(self, seat: int, town: str) -> None:
        self.before(seat)["merchant"] = town

    def station(self, seat: int, *towns: str) -> None:
        """Build trading stations."""
        self.before(seat)["stations"].extend(towns)
        self.before(seat)["stations_left"] -= len(towns)

    def no_stations_left(self, seat: int) -> None:
        """Take the unbuilt trading stations of a player out of the game."""
        self.before(seat)["stations_lost"] += self.before(seat)["stations_left"]
        self.before(seat)["stations_left"] = 0

    def technology_aside(self, seat: int, free: int = 0, farmer_only: int = 0) -> None:
        self.words["technology"] -= free + farmer_only
        self.before(seat)["technology_aside"] += free
        self.before(seat)["farmer_technology_aside"] += farmer_only

    def route_goods(self, route: str, *goods: str) -> None:
        """Lay exactly these goods on a route, exchanging with the goods market."""
        for good in self.words["routes"][route]:
            if good:
                add(self.words["goods_market"], good)
        for good in goods:
            add(self.words["goods_market"], good, -1)
        self.words["routes"][route] = list(goods)

    def no_goods_on_routes(self) -> None:
        """All goods of the map lie on the goods market."""
        for route in self.words["routes"]:
            self.route_goods(route)

    def fill_deeds(self, kind: str) -> None:
        """Fill all spaces for one kind on the deeds with neutral followers of the supply, without rewards."""
        for deed, wanted in WANTED.items():
            if kind in wanted:
                self.leave_on_deed(deed, kind, 0)

    def leave_on_deed(self, deed: str, kind: str, left: int) -> None:
        """Fill the spaces for a kind on a deed with followers of the supply until so many are left open."""
        sent = self.words["deeds"][deed]
        more = WANTED[deed][kind] - left - sent.get(kind, 0)
        add(sent, kind, more)
        add(self.words["supply"], kind, -more)

    def furnish(self, seat: int, place: str, *contents: str) -> None:
        """Fill a place, and give its place tile first if the player has none."""
        if not self.has_place(seat, place):
            self.tile(seat, place)
        self.put(seat, place, *contents)

    def fill_deed(self, deed: str, *kinds: str) -> None:
        """Lay neutral followers from the supply on a deed, as if sent earlier."""
        for kind in kinds:
            add(self.words["deeds"][deed], kind)
            add(self.words["supply"], kind, -1)

    def keep_busy(self, seat: int) -> None:
        """Give a seat one action that is always open, so that the turn comes to it whatever else is closed."""
        self.furnish(seat, "brewery", "monk")

    # Laying out: phases

    def begin(self, waiting: list[Json], event: str = "income", start: int = 0, round_number: int = 2) -> None:
        """Nothing waits but these steps, the last of them first; run them."""
        self.words["waiting"] = waiting
        for player in self.words["players"]:
            player["has_passed"] = False
        self.words["event"] = event
        self.words["round"] = round_number
        self.words["start_seat"] = start
        self.turn_over(event, round_number)
        self.state.settle()

    def turn_over(self, event: str, number: int) -> None:
        """So many hourglass tiles lie open, the first of all games and this one among them."""
        rest = [name for name, count in EVENTS.items() for _ in range(count)]
        shown = [FIRST_EVENT, event][:number]
        for each in shown:
            rest.remove(each)
        hidden = rest[: len(rest) - (number - len(shown))]
        self.words["events_left"] = {name: hidden.count(name) for name in EVENTS}

    def rest_of_round(self, done: int) -> list[Json]:
        """The phases after the first `done`, the last of them first."""
        return [step(phase) for phase in reversed(PHASES[done:])]

    def start_census(self, start: int = 0, event: str = "income") -> None:
        self.begin(self.rest_of_round(1), event, start)

    def start_followers(self, start: int = 0, event: str = "income") -> None:
        self.begin(self.rest_of_round(2), event, start)

    def start_planning(self, start: int = 0, event: str = "income") -> None:
        self.begin(self.rest_of_round(3), event, start)

    def start_actions(self, start: int = 0, event: str = "income", round_number: int = 2) -> None:
        self.begin(self.rest_of_round(4), event, start, round_number)

    def start_event(self, event: str, start: int = 0, round_number: int = 2) -> None:
        self.begin(self.rest_of_round(5), event, start, round_number)

    def end_game(self) -> None:
        """Go straight to the end of the last round."""
        self.begin(self.rest_of_round(6), "income", 0, BOX.rounds)

    def only_actions(self, start: int = 0, event: str = "income") -> None:
        """The actions phase with nothing after it, so that what it brings can be counted in peace."""
        self.begin([step("actions-phase")], event, start)

    def start_torture(self, seat: int, debt: int) -> None:
        """A debt of this many coins falls due on a seat that has none; then the last round ends."""
        self.coins(seat, 0)
        asked = step("torture", seat=seat, debt=debt)
        self.begin([*self.rest_of_round(6), asked], "taxes", 0, BOX.rounds)
