"""Positions for tests: a table of Coimbra that can be laid out in a few words and played in notation.

The start is skipped: nobody has cards, the pilgrims stand on the corners in seat order, seat 0 is first in player
order, and city and display are empty. Give the pieces first, then say what begins.
"""

from __future__ import annotations

from typing import Any

import stammtisch
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.games.coimbra.game import Coimbra
from stammtisch.games.coimbra.ids import CORNERS, LOCATION_IDS, MIN_SEATS, NODE_IDS, SCORING_TILE_IDS
from stammtisch.games.coimbra.legend import SPACE_IDS
from stammtisch.games.coimbra.round import lay_crown_tokens
from stammtisch.games.coimbra.state import CoimbraState
from tests.positions import GameTable, Step, step

COIMBRA = stammtisch.game("coimbra")
assert isinstance(COIMBRA, Coimbra)
GAME: Coimbra = COIMBRA
BOX = GAME.box

# The answers that do least, for going through what does not matter.
LEAST = ("stop", "decline", "distress", "end-income", "give-points", "lose-points")


class Table(GameTable[CoimbraState]):
    """A table in a chosen position."""

    plays = GAME
    least = LEAST

    def __init__(self, seats: int = 4, seed: int = 1, game: Game = GAME, **options: Json) -> None:
        state = game.new(seats, seed, options)
        assert isinstance(state, CoimbraState)
        super().__init__(game, state)
        words = self.words
        words["waiting"] = []
        words["phase"] = "rolling"
        words["order"] = list(range(seats))
        for player, corner in zip(words["players"], NODE_IDS[:CORNERS], strict=False):
            player["pilgrim"] = corner
        words["rows"] = {}
        words["face_down"] += words["display"].values()
        words["display"] = {}
        words["crown_on"] = {}

    # Looking

    def player(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, in words."""
        return dict(self.now()["players"][seat])

    def waiting(self) -> dict[str, Any]:
        """What waits for an answer, in words."""
        return dict(self.now()["waiting"][-1])

    def asked(self) -> list[int]:
        return self.state.to_act()

    def has(self, seat: int) -> tuple[int, int, int]:
        """Guards, coins and points on the score track."""
        player = self.state.players[seat]
        return int(player.guards), int(player.coins), int(player.score())

    def points(self, seat: int) -> int:
        return int(self.state.players[seat].score())

    def points_from(self, seat: int, source: str) -> int:
        return int(self.player(seat)["points"].get(source, 0))

    def space(self, seat: int, track: str) -> int:
        return int(self.player(seat)["track"].get(track, 0))

    def ranks(self, track: str) -> list[int]:
        """The seats on a track from the farthest to the last."""
        return list(self.now()["ranks"][track])

    def node(self, seat: int) -> str:
        return str(self.player(seat)["pilgrim"])

    def owns(self, seat: int, card: str) -> bool:
        return card in self.player(seat)["cards"]

    def is_discarded(self, card: str) -> bool:
        return card in self.now()["discard"]

    def row(self, location: str) -> list[tuple[int, int]]:
        """The row of a location from left to right as (value, seat); tokens belong to -1."""
        return [(value_of(entry), entry.get("seat", -1)) for entry in self.now()["rows"].get(location, [])]

    def colours(self, location: str) -> list[str]:
        return [entry.get("colour", "token") for entry in self.now()["rows"].get(location, [])]

    def shown(self, location: str) -> list[str]:
        """The cards beside a location from left to right; "" where there is none."""
        return [self.now()["display"].get(f"{location}-{column}", "") for column in range(1, 5)]

    def dice_of(self, seat: int) -> dict[str, int]:
        """The dice on a player's board."""
        return dict(self.player(seat)["dice"])

    def disks(self, seat: int) -> list[str]:
        """The monastery spaces with a disk of this seat."""
        return list(self.player(seat)["visited"])

    def parts(self, seat: int) -> dict[str, int]:
        """The score of a seat by its parts."""
        return self.state.scores()[seat].parts

    # Laying out

    def before(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, to be changed."""
        found: dict[str, Any] = self.words["players"][seat]
        return found

    def find_card(self, card: str) -> None:
        """Take a card from stack, display or discard pile."""
        words = self.words
        for pile in (words["face_down"], words["discard"]):
            if card in pile:
                pile.remove(card)
        words["display"] = {place: other for place, other in words["display"].items() if other != card}
        for player in words["players"]:
            assert card not in player["cards"], f"{card} belongs to somebody"

    def give(self, seat: int, *cards: str) -> None:
        """Give cards, without influence and bonuses."""
        for card in cards:
            self.find_card(card)
            self.before(seat)["cards"].append(card)

    def discard(self, *cards: str) -> None:
        for card in cards:
            self.find_card(card)
            self.words["discard"].append(card)

    def show(self, location: str, *cards: str) -> None:
        """Lay cards beside a location from the left; "" leaves a place empty."""
        for column, card in enumerate(cards, start=1):
            if card:
                self.find_card(card)
                self.words["display"][f"{location}-{column}"] = card

    def crowns_on_display(self) -> None:
        lay_crown_tokens(self.state)

    def hold(self, seat: int, guards: int | None = None, coins: int | None = None) -> None:
        if guards is not None:
            self.before(seat)["guards"] = guards
        if coins is not None:
            self.before(seat)["coins"] = coins

    def crowns(self, seat: int, *, tokens: tuple[str, ...] = (), favours: tuple[str, ...] = ()) -> None:
        """Make these the crown tokens and favour tiles that the seat has taken this round."""
        self.before(seat)["crown_tokens"] = [*tokens]
        self.before(seat)["favours"] = [*favours]
        self.words["favours_left"] = [favour for favour in self.words["favours_left"] if favour not in favours]

    def score(self, seat: int, points: int) -> None:
        self.before(seat)["points"]["income"] = self.before(seat)["points"].get("income", 0) + points

    def move(self, seat: int, track: str, space: int) -> None:
        """Set a disk on a track; it comes to lie on top."""
        self.before(seat)["track"][track] = space
        others = [other for other in self.words["ranks"][track] if other != seat]
        ahead = [other for other in others if self.before(other)["track"].get(track, 0) >= space]
        self.words["ranks"][track] = [*ahead, seat, *others[len(ahead) :]]

    def order(self, *seats: int) -> None:
        self.words["order"] = [*seats]

    def die(self, location: str, seat: int, value: int, colour: str = "gray") -> None:
        """Lay a die into the row of a location."""
        self.into_row(location, {"seat": seat, "colour": colour, "value": value})

    def tokens(self) -> None:
        """Lay the die tokens of this number of players."""
        of_locations = self.state.box.tokens[len(self.words["players"]) - MIN_SEATS]
        for location, values in zip(LOCATION_IDS, of_locations, strict=True):
            for value in values:
                self.into_row(location, {"token": value})

    def into_row(self, location: str, entry: dict[str, Any]) -> None:
        """Lay a die or a token into a row, behind those it may not pass."""
        row = self.words["rows"].setdefault(location, [])
        ahead = [other for other in row if is_ahead(location, value_of(other), value_of(entry))]
        row.insert(len(ahead), entry)

    def hold_dice(self, seat: int, *colours: str) -> None:
        """Put retrieved dice on a player's board."""
        add(self.before(seat)["dice"], *colours)

    def pool(self, *dice: tuple[str, int]) -> None:
        """Make these the pool."""
        self.words["pool"] = {}
        add(self.words["pool"], *(f"{colour}-{value}" for colour, value in dice))

    def pilgrim(self, seat: int, node: str) -> None:
        self.before(seat)["pilgrim"] = node

    def disk(self, seat: int, *spaces: str) -> None:
        """Lay disks above monasteries, without their bonuses."""
        self.before(seat)["visited"] += spaces

    def monasteries(self, **tiles: str) -> None:
        """Lay tiles on the map: `i_1="guards"`; what lay there goes where the tile was."""
        for space, tile in tiles.items():
            lay(self.words["layout"]["monasteries"], SPACE_IDS.index(space.replace("_", "-")), tile)

    def voyages(self, *voyages: str) -> None:
        """Make these the first voyages in play."""
        for place, voyage in enumerate(voyages):
            lay(self.words["layout"]["voyages"], place, voyage)

    def scoring_tiles(self, *tiles: int) -> None:
        """Lay the scoring tiles, numbered from 0, above the tracks."""
        self.words["layout"]["scoring"] = [SCORING_TILE_IDS[tile] for tile in tiles]

    def invested(self, seat: int, *voyages: str) -> None:
        self.before(seat)["voyages"] += voyages

    # What begins

    def begin(self, *steps: str | Step) -> None:
        """Run these steps, the first one first: by their names, or with what they need (see `step`)."""
        self.words["waiting"] = [step(entry) if isinstance(entry, str) else entry for entry in reversed(steps)]

    def evaluate(self, location: str = "castle") -> None:
        """Phase C from this location on."""
        self.words["phase"] = "retrieving"
        self.begin(step("evaluate", location=location))

    def acquire(self, seat: int, card: str, value: int = 1, location: str = "upper") -> None:
        """The seat acquires this card with a die of this value, the only one in the city."""
        self.show(location, card)
        self.die(location, seat, value)
        self.evaluate(location)
        self.act(seat, f"acquire {card}")

    def steps(self, seat: int, steps: int) -> None:
        """The seat's pilgrim gets steps."""
        self.begin(pilgrimage(seat, steps))

    def visit(self, seat: int, tile: str) -> None:
        """The seat's pilgrim enters a monastery of this kind, which lies on space i-1."""
        self.monasteries(i_1=tile)
        self.pilgrim(seat, "b2")
        self.steps(seat, 1)
        self.act(seat, "step i-1")

    def income(self, *seats: int) -> None:
        """Phase E for these seats."""
        self.words["phase"] = "income"
        self.begin(*[step("begin-income", seat=seat) for seat in seats])


def pilgrimage(seat: int, steps: int) -> Step:
    """The question where a pilgrim goes that has so many steps."""
    return step("move-pilgrim", seat=seat, steps=steps)


def value_of(entry: dict[str, Any]) -> int:
    """What a die or a token in a row counts."""
    return int(entry["token"] if "token" in entry else entry["value"])


def is_ahead(location: str, other: int, value: int) -> bool:
    """Whether a die that lies in a row stays left of one of this value (C-3.4, C-3.5)."""
    return other <= value if location == "castle" else other >= value


def add(counts: dict[str, int], *things: str) -> None:
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1


def lay(tiles: list[str], place: int, wanted: str) -> None:
    """Lay a tile at a place; what lay there goes where the tile was."""
    if wanted in tiles:
        tiles[tiles.index(wanted)] = tiles[place]
    tiles[place] = wanted
