"""Positions for tests: a table of Coimbra that can be laid out in a few words and played in notation.

The start is skipped: nobody has cards, the pilgrims stand on the corners in seat order, seat 0 is first in player
order, and city and display are empty. Give the pieces first, then say what begins.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import stammtisch
from stammtisch.core.bits import bit
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending
from stammtisch.games.coimbra import effects
from stammtisch.games.coimbra.game import Coimbra
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DISPLAY,
    FACES,
    FIRST_SPACE,
    LOCATION_IDS,
    LOCATIONS,
    MONASTERY_IDS,
    NODE_IDS,
    NOWHERE,
    ROW,
    SOURCE_IDS,
    VOYAGE_IDS,
)
from stammtisch.games.coimbra.places.income import BeginIncome
from stammtisch.games.coimbra.places.pilgrimage import MovePilgrim
from stammtisch.games.coimbra.places.retrieving import Evaluate, lay_tokens
from stammtisch.games.coimbra.round import lay_crown_tokens
from stammtisch.games.coimbra.state import (
    CoimbraState,
    Player,
    colour_of,
    die_entry,
    is_token,
    owner_of,
    value_of,
)
from tests.positions import GameTable

COIMBRA = stammtisch.game("coimbra")
assert isinstance(COIMBRA, Coimbra)
GAME: Coimbra = COIMBRA
BOX = GAME.box

# The answers that do least, for going through what does not matter.
LEAST = ("stop", "decline", "distress", "end-income", "give-points", "lose-points")


class Table(GameTable[CoimbraState]):
    """A table in a chosen position."""

    least = LEAST

    def __init__(self, seats: int = 4, seed: int = 1, game: Game = GAME, **options: Json) -> None:
        state = game.new(seats, seed, options)
        assert isinstance(state, CoimbraState)
        super().__init__(game, state)
        self.box = state.box
        state.stack.clear()
        state.phase = 1
        for place in range(seats):
            state.order[place] = place
            state.players[place].pilgrim = place
        for location in range(LOCATIONS):
            while state.row_size[location]:
                effects.remove_die(state, location, 0)
        for place in range(DISPLAY):
            if state.display[place]:
                state.face_down |= bit(state.display[place] - 1)
            state.display[place] = 0
        for cls in range(CLASSES):
            state.crown_on[cls] = NOWHERE

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def asked(self) -> list[int]:
        return self.state.to_act()

    def has(self, seat: int) -> tuple[int, int, int]:
        """Guards, coins and points on the score track."""
        player = self.player(seat)
        return int(player.guards), int(player.coins), int(player.score())

    def points(self, seat: int) -> int:
        return int(self.player(seat).score())

    def points_from(self, seat: int, source: str) -> int:
        return int(self.player(seat).points[SOURCE_IDS.index(source)])

    def space(self, seat: int, track: str) -> int:
        return int(self.player(seat).track[CLASS_IDS.index(track)])

    def ranks(self, track: str) -> list[int]:
        """The seats on a track from the farthest to the last."""
        first = CLASS_IDS.index(track) * 4
        return [int(self.state.ranks[first + place]) for place in range(int(self.state.seats))]

    def node(self, seat: int) -> str:
        return NODE_IDS[int(self.player(seat).pilgrim)]

    def owns(self, seat: int, card: str) -> bool:
        return self.player(seat).has_card(CARD_IDS.index(card))

    def is_discarded(self, card: str) -> bool:
        return (int(self.state.discard) >> CARD_IDS.index(card)) & 1 == 1

    def row(self, location: str) -> list[tuple[int, int]]:
        """The row of a location from left to right as (value, seat); tokens belong to -1."""
        number = LOCATION_IDS.index(location)
        found = []
        for place in range(int(self.state.row_size[number])):
            entry = self.state.rows[number * ROW + place]
            found.append((int(value_of(entry)), -1 if is_token(entry) else int(owner_of(entry))))
        return found

    def colours(self, location: str) -> list[str]:
        number = LOCATION_IDS.index(location)
        row = [self.state.rows[number * ROW + place] for place in range(int(self.state.row_size[number]))]
        return ["token" if is_token(entry) else COLOUR_IDS[int(colour_of(entry))] for entry in row]

    def shown(self, location: str) -> list[str]:
        """The cards beside a location from left to right; "" where there is none."""
        first = (LOCATION_IDS.index(location) - 1) * 4
        contents = [int(self.state.display[first + column]) for column in range(4)]
        return [CARD_IDS[content - 1] if content else "" for content in contents]

    def dice_of(self, seat: int) -> dict[str, int]:
        """The dice on a player's board."""
        dice = self.player(seat).dice
        return {COLOUR_IDS[colour]: int(dice[colour]) for colour in range(COLOURS) if dice[colour]}

    def disks(self, seat: int) -> list[str]:
        """The monastery spaces with a disk of this seat."""
        return [NODE_IDS[FIRST_SPACE + space] for space in range(14) if self.player(seat).has_visited(space)]

    def parts(self, seat: int) -> dict[str, int]:
        """The score of a seat by its parts."""
        return self.state.scores()[seat].parts

    # Laying out

    def find_card(self, card: str) -> int:
        """Take a card from stack, display or discard pile."""
        number = CARD_IDS.index(card)
        self.state.face_down &= ~bit(number)
        self.state.discard &= ~bit(number)
        for place in range(DISPLAY):
            if self.state.display[place] == number + 1:
                self.state.display[place] = 0
        for player in self.state.players:
            assert not player.has_card(number), f"{card} belongs to somebody"
        return number

    def give(self, seat: int, *cards: str) -> None:
        """Give cards, without influence and bonuses."""
        for card in cards:
            number = self.find_card(card)
            self.player(seat).cards |= bit(number)

    def discard(self, *cards: str) -> None:
        for card in cards:
            number = self.find_card(card)
            self.state.discard |= bit(number)

    def show(self, location: str, *cards: str) -> None:
        """Lay cards beside a location from the left; "" leaves a place empty."""
        first = (LOCATION_IDS.index(location) - 1) * 4
        for column, card in enumerate(cards):
            if card:
                number = self.find_card(card)
                self.state.display[first + column] = number + 1

    def crowns_on_display(self) -> None:
        lay_crown_tokens(self.state)

    def hold(self, seat: int, guards: int | None = None, coins: int | None = None) -> None:
        if guards is not None:
            self.player(seat).guards = guards
        if coins is not None:
            self.player(seat).coins = coins

    def score(self, seat: int, points: int) -> None:
        self.player(seat).points[SOURCE_IDS.index("income")] += points

    def move(self, seat: int, track: str, space: int) -> None:
        """Set a disk on a track; it comes to lie on top."""
        number = CLASS_IDS.index(track)
        self.player(seat).track[number] = space
        effects.sort_disk(self.state, seat, number)

    def order(self, *seats: int) -> None:
        for place, seat in enumerate(seats):
            self.state.order[place] = seat

    def die(self, location: str, seat: int, value: int, colour: str = "gray") -> None:
        """Place a die in the city."""
        entry = die_entry(value, seat, COLOUR_IDS.index(colour))
        effects.insert_die(self.state, LOCATION_IDS.index(location), entry)

    def tokens(self) -> None:
        """Lay the die tokens of this number of players."""
        for location in range(1, LOCATIONS):
            lay_tokens(self.state, location)

    def hold_dice(self, seat: int, *colours: str) -> None:
        """Put retrieved dice on a player's board."""
        for colour in colours:
            self.player(seat).dice[COLOUR_IDS.index(colour)] += 1

    def pool(self, *dice: tuple[str, int]) -> None:
        """Make these the pool."""
        for die in range(COLOURS * FACES):
            self.state.pool[die] = 0
        for colour, value in dice:
            self.state.pool[COLOUR_IDS.index(colour) * FACES + value - 1] += 1

    def pilgrim(self, seat: int, node: str) -> None:
        self.player(seat).pilgrim = NODE_IDS.index(node)

    def disk(self, seat: int, *spaces: str) -> None:
        """Lay disks above monasteries, without their bonuses."""
        for space in spaces:
            self.player(seat).visited |= bit(NODE_IDS.index(space) - FIRST_SPACE)

    def monasteries(self, **tiles: str) -> None:
        """Lay tiles on the map: `i_1="guards"`; what lay there goes where the tile was."""
        layout = self.state.layout
        for space, tile in tiles.items():
            lay(layout.monasteries, NODE_IDS.index(space.replace("_", "-")) - FIRST_SPACE, MONASTERY_IDS.index(tile))
        layout.note_rewards(self.box)

    def voyages(self, *voyages: str) -> None:
        """Make these the first voyages in play."""
        for place, voyage in enumerate(voyages):
            lay(self.state.layout.voyages, place, VOYAGE_IDS.index(voyage))

    def scoring_tiles(self, *tiles: int) -> None:
        """Lay the scoring tiles, numbered from 0, above the tracks."""
        for place, tile in enumerate(tiles):
            self.state.layout.scoring[place] = tile

    def invested(self, seat: int, *voyages: str) -> None:
        for voyage in voyages:
            self.player(seat).voyages |= bit(VOYAGE_IDS.index(voyage))

    # What begins

    def begin(self, *pending: Pending) -> None:
        """Run these steps, the first one first."""
        self.state.stack[:] = list(reversed(pending))
        self.state.settle()

    def evaluate(self, location: str = "castle") -> None:
        """Phase C from this location on."""
        self.state.phase = 3
        self.begin(Evaluate(LOCATION_IDS.index(location)))

    def acquire(self, seat: int, card: str, value: int = 1, location: str = "upper") -> None:
        """The seat acquires this card with a die of this value, the only one in the city."""
        self.show(location, card)
        self.die(location, seat, value)
        self.evaluate(location)
        self.act(seat, f"acquire {card}")

    def steps(self, seat: int, steps: int) -> None:
        """The seat's pilgrim gets steps."""
        self.begin(MovePilgrim(seat, steps))

    def visit(self, seat: int, tile: str) -> None:
        """The seat's pilgrim enters a monastery of this kind, which lies on space i-1."""
        self.monasteries(i_1=tile)
        self.pilgrim(seat, "b2")
        self.steps(seat, 1)
        self.act(seat, "step i-1")

    def income(self, *seats: int) -> None:
        """Phase E for these seats."""
        self.state.phase = 5
        self.begin(*[BeginIncome(seat) for seat in seats])


def lay(tiles: vec[i64], place: int, wanted: int) -> None:
    """Lay a tile at a place; what lay there goes where the tile was."""
    for other in range(len(tiles)):
        if tiles[other] == wanted:
            tiles[other] = tiles[place]
    tiles[place] = wanted
