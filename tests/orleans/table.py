"""Positions for tests: a table of Orléans that can be laid out in a few words and played in notation.

Followers, goods and tiles are taken from where they lie in the box, so a position keeps all pieces
accounted for. Give the pieces first, then say which phase begins.
"""

from __future__ import annotations

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending
from stammtisch.games.orleans import effects
from stammtisch.games.orleans import round as rounds
from stammtisch.games.orleans.game import Orleans
from stammtisch.games.orleans.ids import (
    DEED_IDS,
    DEEDS,
    EMPTY,
    EVENT_IDS,
    GOOD_IDS,
    KIND_IDS,
    KINDS,
    OWN,
    PLACE_IDS,
    SPACES,
    TECHNOLOGY,
    TILES,
    TOWN_IDS,
)
from stammtisch.games.orleans.places.recruiting import build_tile
from stammtisch.games.orleans.places.torture import Torture
from stammtisch.games.orleans.state import OrleansState, Player
from tests.positions import GameTable

GAME = stammtisch.game("orleans")
assert isinstance(GAME, Orleans)
BOX = GAME.box

# The answers that do least, for going through a round in which nothing matters.
LEAST = ("draw 0", "loaded", "end-planning", "pass", "keep-technology", "no-sacristy")


class Table(GameTable[OrleansState]):
    """A table in a chosen position. Seats are numbered from 0, and seat 0 starts unless said otherwise.

    `rules` is an earlier version of the rules, for what such games still do as they did.
    """

    least = LEAST

    def __init__(self, seats: int = 3, seed: int = 1, rules: int | None = None, **options: Json) -> None:
        state = GAME.new(seats, seed, options, rules=rules)
        assert isinstance(state, OrleansState)
        super().__init__(GAME, state)

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def holds(self, seat: int, place: str) -> list[str]:
        """What lies on the spaces of a place: "", a follower's id or "technology"."""
        number = PLACE_IDS.index(place)
        first = BOX.first_space[number]
        found = []
        for space in range(first, first + BOX.space_count[number]):
            content = int(self.player(seat).board[space])
            if content == EMPTY:
                found.append("")
            else:
                found.append("technology" if content == TECHNOLOGY else BOX.tile_ids[content - 1])
        return found

    def good(self, seat: int, good: str) -> int:
        return int(self.player(seat).goods[GOOD_IDS.index(good)])

    def in_bag(self, seat: int, tile: str) -> int:
        return int(self.player(seat).bag[BOX.tile_ids.index(tile)])

    def on_market(self, seat: int, tile: str) -> int:
        return int(self.player(seat).market[BOX.tile_ids.index(tile)])

    def supply(self, kind: str) -> int:
        return int(self.state.supply[KIND_IDS.index(kind)])

    def track(self, seat: int, kind: str) -> int:
        return int(self.player(seat).track[KIND_IDS.index(kind)])

    def seen(self, viewer: int | None, seat: int) -> dict[str, Json]:
        """What a viewer (None: a spectator) may know of what lies before a seat."""
        players = self.state.observe(viewer)["players"]
        assert isinstance(players, list)
        found = players[seat]
        assert isinstance(found, dict)
        return found

    def supply_of_good(self, good: str) -> int:
        """How many of a good the goods market holds."""
        return int(self.state.goods_market[GOOD_IDS.index(good)])

    def on_route(self, route: str) -> list[str]:
        """The goods that lie on a route."""
        number = BOX.route_ids.index(route)
        goods = [int(self.state.route_goods[2 * number + position]) for position in range(2)]
        return [GOOD_IDS[good - 1] for good in goods if good]

    def town(self, seat: int) -> str:
        """Where the merchant stands."""
        return TOWN_IDS[int(self.player(seat).merchant)]

    def status(self, seat: int) -> int:
        return int(self.state.status(self.player(seat)))

    def deed_spaces(self, deed: str, kind: str) -> int:
        """How many spaces of a deed are still free for a kind."""
        return int(self.state.deed_open[DEED_IDS.index(deed) * KINDS + KIND_IDS.index(kind)])

    # Playing

    def pass_round(self) -> None:
        """Everybody does as little as possible until the next round has begun or the game is over."""
        now = int(self.state.round)
        while int(self.state.round) == now and not self.state.is_over():
            self.do_least()

    # Laying out: pieces

    def clear(self, seat: int) -> None:
        """Put all of a player's followers into the bag."""
        player = self.player(seat)
        for tile in range(TILES):
            while player.market[tile]:
                effects.take_from_market(player, tile)
                effects.put_in_bag(player, tile)
        for place in range(len(PLACE_IDS)):
            effects.return_followers(self.state, player, place)

    def take_tile(self, seat: int, tile: str) -> int:
        """Get a follower tile from the bag, the supply or the market; the answer is its number."""
        player = self.player(seat)
        number = BOX.tile_ids.index(tile)
        if player.bag[number]:
            player.bag[number] -= 1
            player.bag_size -= 1
        elif number < OWN and self.state.supply[number] > 0:
            self.state.supply[number] -= 1
        else:
            assert effects.has_on_market(player, number), f"no {tile} left"
            effects.take_from_market(player, number)
        return number

    def bag(self, seat: int, *tiles: str) -> None:
        """Put followers into the bag (from the market, or from the supply)."""
        for tile in tiles:
            number = BOX.tile_ids.index(tile)
            player = self.player(seat)
            if effects.has_on_market(player, number):
                effects.take_from_market(player, number)
            else:
                assert number < OWN
                self.state.supply[number] -= 1
            effects.put_in_bag(player, number)

    def empty_bag(self, seat: int) -> None:
        """Send the neutral followers of the bag back to the supply; own ones must not be in it."""
        player = self.player(seat)
        for tile in range(TILES):
            while player.bag[tile]:
                assert tile < OWN, "an own follower never leaves its player"
                player.bag[tile] -= 1
                player.bag_size -= 1
                self.state.supply[tile] += 1

    def market(self, seat: int, *tiles: str) -> None:
        """Lay followers on the market."""
        for tile in tiles:
            number = self.take_tile(seat, tile)
            self.player(seat).market[number] += 1
            self.player(seat).market_size += 1

    def put(self, seat: int, place: str, *contents: str) -> None:
        """Fill the first empty spaces of a place: follower ids, or "technology"; "" leaves a space empty."""
        number = PLACE_IDS.index(place)
        assert self.player(seat).has_place(number), f"{place} is not owned"
        first = BOX.first_space[number]
        spaces = list(range(first, first + BOX.space_count[number]))
        for space, content in zip(spaces, contents, strict=False):
            if content == "technology":
                self.state.technology_left -= 1
                effects.fill_space(self.player(seat), space, TECHNOLOGY)
            elif content and space < SPACES:
                effects.fill_space(self.player(seat), space, self.take_tile(seat, content) + 1)
            elif content:
                self.player(seat).board[space] = self.take_tile(seat, content) + 1

    def tile(self, seat: int, *places: str) -> None:
        """Give place tiles."""
        for place in places:
            build_tile(self.state, seat, PLACE_IDS.index(place))

    def coins(self, seat: int, coins: int) -> None:
        self.state.bank += int(self.player(seat).coins) - coins
        self.player(seat).coins = coins

    def goods(self, seat: int, **goods: int) -> None:
        """Give goods from the goods market, so that the player has exactly this many of each named good."""
        for good, count in goods.items():
            number = GOOD_IDS.index(good)
            self.state.goods_market[number] += int(self.player(seat).goods[number]) - count
            self.player(seat).goods[number] = count

    def no_goods_left(self, good: str) -> None:
        """Take all of one good off the goods market, out of the game."""
        number = GOOD_IDS.index(good)
        self.state.goods_lost[number] += int(self.state.goods_market[number])
        self.state.goods_market[number] = 0

    def none_left(self, kind: str) -> None:
        """Take all neutral followers of a kind off the board, out of the game."""
        number = KIND_IDS.index(kind)
        self.state.lost[number] += int(self.state.supply[number])
        self.state.supply[number] = 0

    def no_technology_left(self) -> None:
        self.state.technology_lost += self.state.technology_left
        self.state.technology_left = 0

    def develop(self, seat: int, space: int) -> None:
        """Set the development marker, without the rewards on the way."""
        self.player(seat).development = space

    def move_track(self, seat: int, kind: str, space: int) -> None:
        """Set a marker on a character track, without the rewards on the way."""
        self.player(seat).track[KIND_IDS.index(kind)] = space

    def merchant(self, seat: int, town: str) -> None:
        self.player(seat).merchant = TOWN_IDS.index(town)

    def station(self, seat: int, *towns: str) -> None:
        """Build trading stations."""
        for town in towns:
            self.player(seat).stations |= 1 << TOWN_IDS.index(town)
            self.player(seat).stations_built += 1
            self.player(seat).stations_left -= 1

    def technology_aside(self, seat: int, free: int = 0, farmer_only: int = 0) -> None:
        self.state.technology_left -= free + farmer_only
        self.player(seat).technology += free
        self.player(seat).farmer_technology += farmer_only

    def route_goods(self, route: str, *goods: str) -> None:
        """Lay exactly these goods on a route, exchanging with the goods market."""
        number = BOX.route_ids.index(route)
        for position in range(2):
            space = 2 * number + position
            old = int(self.state.route_goods[space])
            if old:
                self.state.goods_market[old - 1] += 1
            self.state.route_goods[space] = 0
            if position < len(goods):
                good = GOOD_IDS.index(goods[position])
                self.state.goods_market[good] -= 1
                self.state.route_goods[space] = good + 1

    def fill_deeds(self, kind: str) -> None:
        """Fill all spaces for one kind on the deeds with neutral followers of the supply, without rewards."""
        number = KIND_IDS.index(kind)
        for deed in range(DEEDS):
            self.state.supply[number] -= self.state.deed_open[deed * KINDS + number]
            self.state.deed_open[deed * KINDS + number] = 0
        assert self.state.supply[number] >= 0

    def furnish(self, seat: int, place: str, *contents: str) -> None:
        """Fill a place, and give its place tile first if the player has none."""
        if not self.player(seat).has_place(PLACE_IDS.index(place)):
            self.tile(seat, place)
        self.put(seat, place, *contents)

    def fill_deed(self, deed: str, *kinds: str) -> None:
        """Lay neutral followers from the supply on a deed, as if sent earlier."""
        for kind in kinds:
            number = KIND_IDS.index(kind)
            assert self.deed_spaces(deed, kind) > 0, f"{deed} has no space left for {kind}"
            self.state.deed_open[DEED_IDS.index(deed) * KINDS + number] -= 1
            self.state.supply[number] -= 1

    def keep_busy(self, seat: int) -> None:
        """Give a seat one action that is always open, so that the turn comes to it whatever else is closed."""
        self.furnish(seat, "brewery", "monk")

    # Laying out: phases

    def begin(self, pending: list[Pending], event: str = "income", start: int = 0, round_number: int = 2) -> None:
        """Put these steps on an empty stack, the last one first, and run them."""
        self.state.stack[:] = pending
        for player in self.state.players:
            player.has_passed = 0
        self.state.event = EVENT_IDS.index(event)
        self.state.round = round_number
        self.state.start_seat = start
        self.state.settle()

    def rest_of_round(self, done: int) -> list[Pending]:
        """The phases after the first `done`, ready for the stack."""
        rest: list[Pending] = []
        rest.extend(reversed(rounds.PHASES[done:]))
        return rest

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
        self.begin([rounds.ActionsPhase()], event, start)

    def start_torture(self, seat: int, debt: int) -> None:
        """A debt of this many coins falls due on a seat that has none; then the last round ends."""
        self.coins(seat, 0)
        self.begin([*self.rest_of_round(6), Torture(seat, debt)], "taxes", 0, BOX.rounds)
