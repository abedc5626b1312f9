"""Positions for tests: a table of Village that can be laid out in a few words and played in notation.

Figures, cubes, goods and customers are taken from where they lie in the box, so a position keeps all pieces accounted
for. Give the pieces first, then say whose turn begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import stammtisch
from stammtisch.core.chance import first_chance
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending
from stammtisch.games.village import round as rounds
from stammtisch.games.village.expansions.ids import ALL_CUSTOMER_IDS, ALL_PLACE_IDS, ALL_SPACE_IDS, KIND_IDS
from stammtisch.games.village.expansions.inn.effects import take_out, where
from stammtisch.games.village.expansions.inn.ids import CARD_IDS, CARDS, MOST_IN_STACK, STACKS
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.game import Village
from stammtisch.games.village.ids import (
    BAG,
    BESIDE_TRAY,
    CASTLE_IDS,
    CHRONICLE,
    COLOURS,
    CUBE_IDS,
    CUBES,
    FARM,
    GOOD_IDS,
    GRAVE,
    GROUP_IDS,
    GROUPS,
    MARKET_SPACES,
    ON_CHURCH,
    PLACE_IDS,
    UNBORN,
    count_of,
    figure,
)
from stammtisch.games.village.places import market
from stammtisch.games.village.places.solo import conny_takes
from stammtisch.games.village.state import Player, VillageState
from tests.positions import GameTable
from tests.village.accounting import account_for_everything

GAME = stammtisch.game("village")
assert isinstance(GAME, Village)
BOX = GAME.box

# The answers that do least, for going through turns in which nothing matters.
LEAST = ("no-action", "leave-market", "done", "go-on", "leave-island", "cast-off", "stop", "dock")


class Table(GameTable[VillageState]):
    """A table in a chosen position. Seats are numbered from 0, and seat 0 starts."""

    least = LEAST
    rules: ClassVar[int | None] = None  # the version of the rules; None is the present one

    def __init__(self, seats: int = 3, seed: int = 1, **options: Json) -> None:
        state = GAME.new(seats, seed, {"start_bonuses": False, **options}, rules=self.rules)
        assert isinstance(state, VillageState)
        super().__init__(GAME, state)

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def figures_at(self, seat: int, place: str) -> list[int]:
        """The numbers of a seat's figures without bread at a place; seat 1 of a solo game is Conny."""
        packed = self.state.family_of(seat)[ALL_PLACE_IDS.index(place)]
        return [number + 1 for number in range(4) for _ in range(int(count_of(packed, number)))]

    def kinds_at(self, seat: int, place: str) -> list[str]:
        """The figures of a seat at a place, those with bread as "1-bread"."""
        packed = self.state.family_of(seat)[ALL_PLACE_IDS.index(place)]
        return [KIND_IDS[kind] for kind in range(len(KIND_IDS)) for _ in range(int(count_of(packed, kind)))]

    def cubes_of(self, seat: int) -> dict[str, int]:
        """The cubes of a seat, without the colours of which there are none."""
        cubes = self.player(seat).cubes
        return {CUBE_IDS[colour]: int(cubes[colour]) for colour in range(COLOURS) if cubes[colour]}

    def goods_of(self, seat: int) -> dict[str, int]:
        goods = self.player(seat).goods
        return {GOOD_IDS[good]: int(goods[good]) for good in range(len(GOOD_IDS)) if goods[good]}

    def customers_of(self, seat: int) -> list[str]:
        mask = int(self.player(seat).customers)
        return [ALL_CUSTOMER_IDS[number] for number in range(len(ALL_CUSTOMER_IDS)) if mask >> number & 1]

    def stalls(self) -> list[str]:
        """The customers at the stalls, "" for a gap."""
        contents = [int(self.state.market[place]) for place in range(int(self.state.stalls()))]
        return [ALL_CUSTOMER_IDS[content - 1] if content else "" for content in contents]

    def queue(self) -> list[str]:
        first = int(self.state.stalls())
        contents = [int(self.state.market[place]) for place in range(first, first + BOX.queue)]
        return [ALL_CUSTOMER_IDS[content - 1] if content else "" for content in contents]

    def on_space(self, space: str) -> dict[str, int]:
        first = ALL_SPACE_IDS.index(space) * CUBES
        numbers = [int(self.state.spaces[first + cube]) for cube in range(CUBES)]
        return {CUBE_IDS[cube]: numbers[cube] for cube in range(CUBES) if numbers[cube]}

    def fame(self, seat: int) -> int:
        return int(self.player(seat).fame_in_all() + self.state.seams.fame(self.state, seat))

    def beer_of(self, seat: int) -> int:
        return int(table_of(self.state).beer[seat])

    def cards_of(self, seat: int) -> list[str]:
        """The person cards that a seat holds."""
        mask = int(table_of(self.state).hands[seat])
        return [CARD_IDS[card] for card in range(CARDS) if mask >> card & 1]

    def tops(self) -> list[str]:
        """The cards on top of the stacks, "" for an empty one."""
        inn = table_of(self.state)
        return [CARD_IDS[int(inn.top(stack))] if inn.sizes[stack] else "" for stack in range(STACKS)]

    def stack(self, number: int) -> list[str]:
        """The cards of a stack, counted from 1, from the top."""
        inn = table_of(self.state)
        first = (number - 1) * MOST_IN_STACK
        return [CARD_IDS[int(inn.stacks[first + place])] for place in range(int(inn.sizes[number - 1]))]

    def free_slots(self, group: str) -> int:
        return int(self.state.chronicle[GROUP_IDS.index(group)])

    def part(self, seat: int, source: str) -> int:
        """The points of a seat from one source."""
        return self.state.scores()[seat].parts[source]

    def account(self) -> None:
        account_for_everything(self.state)

    # Playing

    def with_chance(self, lucky: Callable[[Table], bool], *notations: str, seat: int = 0) -> None:
        """Take actions with a future chance under which `lucky` holds afterwards."""
        for seed in range(3_000):
            trial = Table.__new__(Table)
            trial.state = self.state.copy()
            trial.game = self.game
            trial.state.chance = first_chance(seed)
            trial.act(seat, *notations)
            if lucky(trial):
                self.state = trial.state
                return
        raise AssertionError("no such luck")

    # Laying out: pieces

    def put(self, seat: int, place: str, *numbers: int) -> None:
        """Put figures with these numbers at a place, taken from farm or supply; seat 1 of a solo game is Conny."""
        family = self.state.family_of(seat)
        target = ALL_PLACE_IDS.index(place)
        for number in numbers:
            sources = [FARM, UNBORN] if seat < self.state.seats else [BESIDE_TRAY, ON_CHURCH]
            source = next(place for place in sources if place != target and count_of(family[place], number - 1))
            family[source] -= figure(number - 1)
            family[target] += figure(number - 1)
            if CHRONICLE <= target < CHRONICLE + GROUPS:
                self.state.chronicle[target - CHRONICLE] -= 1
            elif target == GRAVE:
                self.state.graves -= 1

    def send_away(self, seat: int, *numbers: int) -> None:
        """Move figures from the farm back among the unborn."""
        for number in numbers:
            self.player(seat).family[FARM] -= figure(number - 1)
            self.player(seat).family[UNBORN] += figure(number - 1)

    def cubes(self, seat: int, **cubes: int) -> None:
        """Give exactly this many cubes of each named colour."""
        for colour, count in cubes.items():
            number = CUBE_IDS.index(colour)
            self.state.supply[number] += int(self.player(seat).cubes[number]) - count
            self.player(seat).cubes[number] = count

    def goods(self, seat: int, **goods: int) -> None:
        for good, count in goods.items():
            number = GOOD_IDS.index(good)
            self.state.goods_supply[number] += int(self.player(seat).goods[number]) - count
            self.player(seat).goods[number] = count

    def coins(self, seat: int, coins: int) -> None:
        self.state.coins_supply += int(self.player(seat).coins) - coins
        self.player(seat).coins = coins

    def grain(self, seat: int, grain: int) -> None:
        self.state.grain_supply += int(self.player(seat).grain) - grain
        self.player(seat).grain = grain

    def time(self, seat: int, space: int) -> None:
        self.player(seat).time = space

    def castles(self, seat: int, *castles: str) -> None:
        for castle in castles:
            self.player(seat).castles |= 1 << CASTLE_IDS.index(castle)

    def spaces(self, **spaces: str) -> None:
        """Lay exactly these cubes on the action spaces, as words: `craft="orange plague"`; all others are empty."""
        for position in range(len(self.state.spaces)):
            self.state.supply[position % CUBES] += self.state.spaces[position]
            self.state.cubes_left -= self.state.spaces[position]
            self.state.spaces[position] = 0
        for space, words in spaces.items():
            for word in words.split():
                cube = CUBE_IDS.index(word)
                if self.state.supply[cube] == 0:
                    self.state.bag[cube] -= 1
                else:
                    self.state.supply[cube] -= 1
                self.state.spaces[ALL_SPACE_IDS.index(space) * CUBES + cube] += 1
                self.state.cubes_left += 1

    def market(self, *customers: str) -> None:
        """Let these customers stand at the front, in this order; others follow from the pile."""
        state = self.state
        for place in range(MARKET_SPACES):
            if state.market[place]:
                state.customers_left |= 1 << (int(state.market[place]) - 1)
                state.market[place] = 0
        for place, customer in enumerate(customers):
            number = ALL_CUSTOMER_IDS.index(customer)
            assert int(state.customers_left) >> number & 1, f"{customer} is not there"
            state.customers_left &= ~(1 << number)
            state.market[place] = number + 1
        market.fill_market(state)

    def served(self, seat: int, *customers: str) -> None:
        """Give customers from the pile to a player."""
        for customer in customers:
            mask = 1 << ALL_CUSTOMER_IDS.index(customer)
            if not int(self.state.customers_left) & mask:
                self.market(*[name for name in (*self.stalls(), *self.queue()) if name and name != customer])
                assert int(self.state.customers_left) & mask, f"{customer} came up again"
            self.state.customers_left &= ~mask
            self.player(seat).customers |= mask

    def beer(self, seat: int, beer: int) -> None:
        table_of(self.state).beer[seat] = beer

    def hold(self, seat: int, *cards: str) -> None:
        """Give person cards out of the stacks to a player."""
        inn = table_of(self.state)
        for card in cards:
            number = CARD_IDS.index(card)
            place = int(where(inn, number))
            assert place >= 0, f"{card} lies in no stack"
            take_out(self.state, place // MOST_IN_STACK, place % MOST_IN_STACK)
            inn.hands[seat] |= 1 << number

    def lay(self, stack: int, *cards: str) -> None:
        """Make these the upper cards of a stack, counted from 1, by exchanging them with what lies there."""
        inn = table_of(self.state)
        for place, card in enumerate(cards):
            here = (stack - 1) * MOST_IN_STACK + place
            there = int(where(inn, CARD_IDS.index(card)))
            assert there >= 0, f"{card} lies in no stack"
            inn.stacks[there] = inn.stacks[here]
            inn.stacks[here] = CARD_IDS.index(card)

    def empty_supply(self, *colours: str) -> None:
        """Move all cubes of these colours from the supply into the green bag."""
        for colour in colours:
            number = CUBE_IDS.index(colour)
            self.state.bag[number] += self.state.supply[number]
            self.state.supply[number] = 0

    # Laying out: moments

    def begin(self, *pending: Pending) -> None:
        """Put these steps on an empty stack, the last one first, and run them."""
        self.state.stack[:] = list(pending)
        self.account()
        self.state.settle()
        self.account()

    def turn(self, seat: int = 0) -> None:
        """It is this seat's turn."""
        self.begin(rounds.Turn(seat))

    def mass(self) -> None:
        """The mass at the end of a round begins."""
        self.spaces()
        self.begin(rounds.NewRound(), rounds.AfterMass(0), *reversed(rounds.MASS))

    def conny_takes(self, space: str, cube: str) -> None:
        """Conny takes this cube, with all that follows."""
        self.state.stack[:] = [rounds.AfterTurn(1)]
        conny_takes(self.state, ALL_SPACE_IDS.index(space), CUBE_IDS.index(cube))
        self.state.settle()
        self.account()


def in_bag(table: Table, seat: int) -> int:
    """How many figures of a seat are in the black bag."""
    return len(table.figures_at(seat, PLACE_IDS[BAG]))
