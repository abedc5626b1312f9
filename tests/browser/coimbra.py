"""Somebody who plays Coimbra by clicks, and somebody who plays it by plain requests."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.harness import Chooser, Person, Player, set_up_table

# Where a move lies, as the drawing marks its things for tests: kind of move, attribute, tab of the phone.
PLACES: Final = {
    "take": ("die", "board"),
    "place": ("location", "board"),
    "favour": ("favour", "board"),
    "acquire": ("card", "board"),
    "step": ("node", "board"),
    "start-corner": ("node", "board"),
    "invest": ("voyage", "board"),
    "score-track": ("track", "board"),
    "advance": ("track", "board"),
    "activate": ("own-die", "mine"),
    "use": ("card", "mine"),
    "repeat": ("card", "mine"),
    "lose": ("card", "mine"),
    "score-card": ("card", "mine"),
}
ENDS: Final = {"stop", "decline", "distress", "end-income"}


class CoimbraStrategy:
    """Not well, but so that much happens: never declines what could be done."""

    def __init__(self, seed: int = 1) -> None:
        self.chance = random.Random(seed)

    def choose(self, legal: list[str], me: Any) -> str:
        lively = [move for move in legal if move.split()[0] not in ENDS]
        if lively and lively[0].startswith("accept "):
            return max(lively, key=lambda move: int(move.split()[1]))
        return self.chance.choice(lively or legal)


class CoimbraPerson(Person):
    game = "coimbra"

    def strategy(self) -> Chooser:
        return CoimbraStrategy()


class CoimbraPlayer(Player):
    """Plays Coimbra with mouse or finger: from the list of choices, or on the board where a move lies there."""

    game = "coimbra"
    always_on_board = frozenset({"place", "favour", "invest", "score-track", "activate"})

    def make_strategy(self, description: Any, seed: int) -> Chooser:
        return CoimbraStrategy(seed)

    def _do(self, kind: str, rest: list[str], notation: str) -> bool:
        place = self._find(kind, rest)
        return place is not None and self._hit(place, notation)

    def _find(self, kind: str, rest: list[str]) -> Locator | None:
        if kind not in PLACES:
            return None
        attribute, tab = PLACES[kind]
        self.show(tab)
        found = self.page.locator(f"[data-{attribute}='{' '.join(rest)}'].can:visible")
        return found.first if found.count() else None


def new_coimbra(page: Page, *, seats: int = 2, level: str = "random", name: str = "Anna") -> CoimbraPlayer:
    """A game against computers, ready for the first move."""
    set_up_table(page, ["me"] + [f"c:{level}"] * (seats - 1), name, "Coimbra")
    return CoimbraPlayer(page)
