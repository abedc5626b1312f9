"""How the tests choose among legal moves."""

from __future__ import annotations

import random
from typing import Any, Protocol


class Chooser(Protocol):
    """Chooses among legal moves; `chance` is also asked how a move is made."""

    chance: random.Random

    def choose(self, legal: list[str], me: Any) -> str: ...


class Strategy:
    """How the tests play: not well, but so that much happens."""

    def __init__(self, places: list[Any], seed: int = 1) -> None:
        self.places = places
        self.chance = random.Random(seed)
        self.used: set[str] = set()
        self.sent = 0

    def choose(self, legal: list[str], me: Any) -> str:
        """A lively move: fills place after place, uses all that is ready, never takes a step back."""
        move = self._choose(legal, me)
        kind, *rest = move.split()
        if kind == "use":
            self.used.add(rest[0])
        self.sent += kind.startswith("send")
        return move

    def _choose(self, legal: list[str], me: Any) -> str:
        planned = self._plan([one.split()[1:] for one in legal if one.split()[0] == "place"], me)
        if planned is not None:
            return planned
        never = {"move-back", "stop", "no-sacristy", "place", "place-from-tower", "load"}
        ends = {"end-planning", "pass", "loaded"}
        lively = [one for one in legal if one.split()[0] not in never] or legal
        if lively[0].startswith("draw "):
            return max(lively, key=lambda one: int(one.split()[1]))
        return self.chance.choice([one for one in lively if one not in ends] or lively)

    def _plan(self, options: list[list[str]], me: Any) -> str | None:
        """A follower for a place that can be filled in this round; if there is none, for one that lacks little."""
        whole: list[tuple[float, str]] = []
        begun: list[tuple[float, str]] = []
        for place in self.places:
            empty = [space["id"] for space in place["spaces"] if not me["spaces"].get(space["id"])]
            steps = self._cover(empty, options, dict(me["market"]))
            worth = self._worth(place["id"], me) - len(empty)
            if steps is not None:
                whole.append((worth + 3 * (len(empty) < len(place["spaces"])), f"place {steps[0]} {empty[0]}"))
            elif worth > 0 and sum(me["market"].values()) > 3:  # rather than that the market fills up
                begun += [(worth, f"place {tile} {space}") for tile, space in options if space in empty]
        best = max(whole or begun, default=None)
        return None if best is None or best[0] < 0 else best[1]

    def _worth(self, place: str, me: Any) -> float:
        """How much this place is wanted: new ones first, recruiting early, followers for deeds only a few times."""
        if place == "town-hall":  # followers sent from there do not come back
            return 12 if self.sent < 2 and sum(me["market"].values()) > 3 else 0
        if place == "castle" and me["tracks"]["knight"] > 2:
            return 0
        wanted = {
            "village": 7,
            "guildhall": 7,
            "farm-house": 6,
            "university": 6,
            "ship": 6,
            "wagon": 6,
            "scriptorium": 6,
        }
        return wanted.get(place, 5) + 2 * (place not in self.used) + 2 * self.chance.random()

    def _cover(self, empty: list[str], options: list[list[str]], market: dict[str, int]) -> list[str] | None:
        """Followers of the market for these spaces, in their order; None if they do not suffice."""
        found: list[str] = []
        for space in empty:
            tile = next((tile for tile, where in options if where == space and market.get(tile, 0) > 0), None)
            if tile is None:
                return None
            market[tile] -= 1
            found.append(tile)
        return found or None
