"""Positions for tests: a table of Village that can be laid out in a few words and played in notation.

Pieces are written where they lie; what lies nowhere else is in the supplies and piles. Figures, cards and chests are
taken from where they were, so a position keeps all pieces accounted for. Give the pieces first, then say whose turn
begins.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import ClassVar, Self

import stammtisch
from stammtisch.core.chance import first_chance
from stammtisch.core.plain import Json, as_dict, as_list
from stammtisch.games.village.expansions.goals.ids import GOLD_IDS, METAL_IDS
from stammtisch.games.village.game import Village
from stammtisch.games.village.ids import BAG, CUBE_IDS, PLACE_IDS
from stammtisch.games.village.places import market
from stammtisch.games.village.state import Player, VillageState
from tests.positions import GameTable, Step, Words, step
from tests.village.accounting import account_for_everything

GAME = stammtisch.game("village")
assert isinstance(GAME, Village)
BOX = GAME.box

# The answers that do least, for going through turns in which nothing matters.
LEAST = ("no-action", "leave-market", "done", "go-on", "leave-island", "cast-off", "stop", "dock")

# The mass, the last step first (V-9.1).
MASS = [step("majority"), step("promoting"), step("drawing"), step("buying-out")]


def take_one(counts: dict[str, int], name: str) -> None:
    """One piece leaves a place; what is no longer there is not written."""
    counts[name] -= 1
    if counts[name] == 0:
        del counts[name]


def add_one(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


class Table(GameTable[VillageState]):
    """A table in a chosen position. Seats are numbered from 0, and seat 0 starts."""

    plays = GAME
    least = LEAST
    rules: ClassVar[int | None] = None  # the version of the rules; None is the present one

    def __init__(self, seats: int = 3, seed: int = 1, **options: Json) -> None:
        state = GAME.new(seats, seed, {"start_bonuses": False, **options}, rules=self.rules)
        assert isinstance(state, VillageState)
        super().__init__(GAME, state)

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def player_seen(self, seat: int, viewer: int | None = None) -> dict[str, Json]:
        """What a viewer (None: a spectator) may know of what lies before a seat."""
        players = as_list(self.state.observe(viewer)["players"], "the players")
        return as_dict(players[seat], "a player")

    def kinds_at(self, seat: int, place: str) -> list[str]:
        """The figures of a seat at a place, those with bread as "1-bread"; seat 1 of a solo game is Conny."""
        found = family_in(self.now(), seat).get(place, {})
        return [kind for kind, count in found.items() for _ in range(count)]

    def figures_at(self, seat: int, place: str) -> list[int]:
        """The numbers of a seat's figures without bread at a place."""
        return [int(kind) for kind in self.kinds_at(seat, place) if kind.isdigit()]

    def cubes_of(self, seat: int) -> dict[str, int]:
        """The cubes of a seat, without the colours of which there are none."""
        return dict(self.now()["players"][seat]["cubes"])

    def goods_of(self, seat: int) -> dict[str, int]:
        return dict(self.now()["players"][seat]["goods"])

    def customers_of(self, seat: int) -> list[str]:
        return list(self.now()["players"][seat]["customers"])

    def stalls(self) -> list[str]:
        """The customers at the stalls, "" for a gap."""
        return self._standing("stalls")

    def queue(self) -> list[str]:
        return self._standing("queue")

    def _standing(self, where: str) -> list[str]:
        customers = self.board()[where]
        assert isinstance(customers, list)
        return [str(customer or "") for customer in customers]

    def customers_in_pile(self) -> list[str]:
        return self._standing("customers_left")

    def customers_in_game(self) -> list[str]:
        """All customers of a game in which nobody has served one yet."""
        return [*self.stalls(), *self.queue(), *self.customers_in_pile()]

    def on_space(self, space: str) -> dict[str, int]:
        return dict(self.now()["spaces"].get(space, {}))

    def in_supply(self, cube: str) -> int:
        """How many cubes of a colour lie in the supply."""
        supply = self.board()["supply"]
        assert isinstance(supply, dict)
        return int(str(supply[cube]))

    def fame(self, seat: int) -> int:
        return int(self.player(seat).fame_in_all() + self.state.seams.fame(self.state, seat))

    def beer_of(self, seat: int) -> int:
        return int(self.now()["inn"]["beer"][seat])

    def cards_of(self, seat: int) -> list[str]:
        """The person cards that a seat holds."""
        return list(self.now()["inn"]["hands"][seat])

    def tops(self) -> list[str]:
        """The cards on top of the stacks, "" for an empty one."""
        return [stack[0] if stack else "" for stack in self.now()["inn"]["stacks"]]

    def stack(self, number: int) -> list[str]:
        """The cards of a stack, counted from 1, from the top."""
        return list(self.now()["inn"]["stacks"][number - 1])

    def free_slots(self, group: str) -> int:
        free = self.board()["chronicle_free"]
        assert isinstance(free, dict)
        return int(str(free[group]))

    def part(self, seat: int, source: str) -> int:
        """The points of a seat from one source."""
        return self.state.scores()[seat].parts[source]

    def account(self) -> None:
        account_for_everything(self.state)

    # Playing

    def in_future(self, seed: int) -> Self:
        """The same table in another game, in which chance will bring other things."""
        other = copy.copy(self)
        other.state = self.state.copy()
        other.state.chance = first_chance(seed)
        return other

    def with_chance(self, lucky: Callable[[Table], bool], *notations: str, seat: int = 0) -> None:
        """Take actions with a future chance under which `lucky` holds afterwards."""
        for seed in range(3_000):
            trial = self.in_future(seed)
            trial.act(seat, *notations)
            if lucky(trial):
                self.state = trial.state
                return
        raise AssertionError("no such luck")

    # Laying out: pieces

    def put(self, seat: int, place: str, *numbers: int) -> None:
        """Put figures with these numbers at a place, taken from farm or supply; seat 1 of a solo game is Conny."""
        family = family_in(self.words, seat)
        sources = ("farm", "unborn") if seat < self.words["seats"] else ("beside-tray", "on-church")
        for number in numbers:
            kind = str(number)
            source = next(source for source in sources if source != place and kind in family.get(source, {}))
            self.move(seat, kind, source, place)

    def send_away(self, seat: int, *numbers: int) -> None:
        """Move figures from the farm back among the unborn."""
        for number in numbers:
            self.move(seat, str(number), "farm", "unborn")

    def move(self, seat: int, kind: str, source: str, target: str) -> None:
        """A figure goes from one place to another."""
        family = family_in(self.words, seat)
        take_one(family[source], kind)
        add_one(family.setdefault(target, {}), kind)

    def feed(self, seat: int, place: str, number: int) -> None:
        """Lay bread under a figure, out of the supply."""
        figures = family_in(self.words, seat)[place]
        take_one(figures, str(number))
        add_one(figures, with_bread(number))

    def cubes(self, seat: int, **cubes: int) -> None:
        """Give exactly this many cubes of each named colour."""
        self.words["players"][seat]["cubes"].update(cubes)

    def goods(self, seat: int, **goods: int) -> None:
        self.words["players"][seat]["goods"].update(goods)

    def coins(self, seat: int, coins: int) -> None:
        self.words["players"][seat]["coins"] = coins

    def grain(self, seat: int, grain: int) -> None:
        self.words["players"][seat]["grain"] = grain

    def time(self, seat: int, space: int) -> None:
        self.words["players"][seat]["time"] = space

    def deaths_due(self, seat: int, deaths: int = 1) -> None:
        """So many figures of a seat must die at the next occasion."""
        self.words["players"][seat]["deaths_due"] = deaths

    def castles(self, seat: int, *castles: str) -> None:
        self.words["players"][seat]["castles"].extend(castles)

    def spaces(self, **spaces: str) -> None:
        """Lay exactly these cubes on the action spaces, as words: `craft="orange plague"`; all others are empty."""
        words = self.words
        words["spaces"] = {space: {} for space in spaces}
        for space, cubes in spaces.items():
            for cube in cubes.split():
                if self._left_over(cube) == 0:
                    take_one(words["bag"], cube)
                add_one(words["spaces"][space], cube)

    def _left_over(self, cube: str) -> int:
        """How many cubes of a colour are laid nowhere, and so in the supply."""
        words = self.words
        places = [words["bag"], *words["spaces"].values(), *(player["cubes"] for player in words["players"])]
        laid: int = sum(place.get(cube, 0) for place in places)
        laid += sum(compartment.count(cube) for compartment in words.get("tray", []))
        return int(self._state.chosen.cube_count[CUBE_IDS.index(cube)]) - laid

    def market(self, *customers: str) -> None:
        """Let these customers stand at the front, in this order; others follow from the pile."""
        self.words["market"] = list(customers)
        market.fill_market(self.state)

    def served(self, seat: int, *customers: str) -> None:
        """Give customers from the pile to a player."""
        for customer in customers:
            if customer in self.words["market"]:
                self.market(*[name for name in self.words["market"] if name not in (None, customer)])
                assert customer not in self.words["market"], f"{customer} came up again"
            self.words["players"][seat]["customers"].append(customer)

    def serve_the_pile(self, seat: int) -> None:
        """All customers who are still in the pile have been served by a player."""
        pile = self.customers_in_pile()
        self.words["players"][seat]["customers"].extend(pile)

    def beer(self, seat: int, beer: int) -> None:
        self.words["inn"]["beer"][seat] = beer

    def hold(self, seat: int, *cards: str) -> None:
        """Give person cards out of the stacks to a player."""
        inn = self.words["inn"]
        for card in cards:
            self._stack_with(card).remove(card)
            inn["hands"][seat].append(card)

    def lay(self, stack: int, *cards: str) -> None:
        """Make these the upper cards of a stack, counted from 1, by exchanging them with what lies there."""
        here = self.words["inn"]["stacks"][stack - 1]
        for place, card in enumerate(cards):
            there = self._stack_with(card)
            there[there.index(card)] = here[place]
            here[place] = card

    def _stack_with(self, card: str) -> list[str]:
        stacks: list[list[str]] = self.words["inn"]["stacks"]
        return next(stack for stack in stacks if card in stack)

    def leave_in_stack(self, stack: int, cards: int) -> None:
        """Only so many upper cards are left in a stack, counted from 1; the others are out of the game."""
        del self.words["inn"]["stacks"][stack - 1][cards:]

    def bread(self, seat: int, number: int) -> None:
        self.words["marriage"]["bread"][seat] = number

    def tools(self, seat: int, number: int) -> None:
        self.words["marriage"]["tools"][seat] = number

    def tiles(self, seat: int, cocoa: int = 0, tea: int = 0) -> None:
        """More cocoa and tea at home, from the stacks."""
        port = self.words["port"]
        for tile, number in (("cocoa", cocoa), ("tea", tea)):
            port["home"][seat][tile] = port["home"][seat].get(tile, 0) + number
            port[f"{tile}_left"] -= number

    def chests(self, seat: int, *chests: str) -> None:
        """Chests at home, unopened."""
        self.words["port"]["chests_home"][seat].extend(chests)

    def goal(self, seat: int, goal: str) -> None:
        """Let a seat have this goal; whoever has it already gets the other one for it."""
        goals: list[dict[str, str]] = self.words["goals"]["goals"]
        metal = METAL_IDS[int(goal in GOLD_IDS)]
        for owner in goals:
            if owner[metal] == goal:
                owner[metal] = goals[seat][metal]
        goals[seat][metal] = goal

    def empty_supply(self, *colours: str) -> None:
        """Move all cubes of these colours from the supply into the green bag."""
        for colour in colours:
            self.words["bag"][colour] = self.words["bag"].get(colour, 0) + self._left_over(colour)

    # Laying out: moments

    def begin(self, *steps: Step) -> None:
        """Nothing waits but these steps, the last one first; they are run."""
        self.words["waiting"] = list(steps)
        self.account()

    def turn(self, seat: int = 0) -> None:
        """It is this seat's turn."""
        self.begin(step("turn", seat=seat))

    def mass(self) -> None:
        """The mass at the end of a round begins."""
        self.spaces()
        self.begin(step("new-round"), step("after-mass", is_last=False), *MASS)

    def last_turns(self, brought_on_by: int, turns: int) -> None:
        """Somebody has brought on the end, and so many turns are left."""
        self.words["trigger"] = brought_on_by
        self.words["last_turns"] = turns

    def conny_takes(self, space: str, cube: str) -> None:
        """Conny takes this cube, with all that follows."""
        self.begin(step("after-turn", seat=1), step("conny-chooses", seat=0, space=space))
        self.act(0, f"conny {cube}")


def family_in(words: Words, seat: int) -> dict[str, dict[str, int]]:
    """Where the figures of a seat are; seat 1 of a solo game is Conny."""
    found: dict[str, dict[str, int]] = words["players"][seat]["family"] if seat < words["seats"] else words["rival"]
    return found


def with_bread(number: int) -> str:
    """The name of a figure with bread under it."""
    return f"{number}-bread"


def in_bag(table: Table, seat: int) -> int:
    """How many figures of a seat are in the black bag."""
    return len(table.figures_at(seat, PLACE_IDS[BAG]))
