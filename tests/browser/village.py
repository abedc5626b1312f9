"""Somebody who plays Village in the browser: by plain requests to where a test begins, then by clicks."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.pages import open_home
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.strategy import Chooser

# What ends or waives something is left for last, so that much happens.
WAIVES: Final = frozenset(
    {"no-action", "done", "leave-market", "go-on", "do-without", "cast-off", "stop", "leave-island"}
)
# Rather than these, something that brings figures onto the board.
DULL: Final = frozenset({"well", "return", "lay-bread", "open-chest", "sail-home"})
# All expansions at one table.
EXPANSIONS: Final[dict[str, Any]] = {
    "inn": "side-a",
    "port": True,
    "marriage": "side-b",
    "promos": True,
    "life_goals": True,
}


class Lively:
    """How the tests play: by chance, but doing something wherever they can."""

    def __init__(self, seed: int = 1) -> None:
        self.chance = random.Random(seed)

    def choose(self, legal: list[str], me: Any = None) -> str:
        lively = [move for move in legal if move.split()[0] not in WAIVES] or legal
        lively = [move for move in lively if move.split()[0] not in DULL] or lively
        kinds = sorted({move.split()[0] for move in lively})
        kind = self.chance.choice(kinds)
        return self.chance.choice([move for move in lively if move.split()[0] == kind])


class Villager(Person):
    """A person at tables of Village."""

    game = "village"

    def sit_down(
        self, *, seats: int = 2, level: str = "random", seed: int = 7, options: dict[str, Any] | None = None
    ) -> str:
        computers = [{"seat": seat, "level": level} for seat in range(1, seats)]
        wish = {"game": "village", "seats": seats, "seat": 0, "computers": computers, "seed": seed}
        return self._start({**wish, "options": options or {}})

    def strategy(self) -> Chooser:
        return Lively()


def set_up_village(
    page: Page, sitters: list[str], name: str = "Anna", options: dict[str, Any] | None = None
) -> VillagePlayer:
    """Open a table of Village by the form of the first screen, ready for the first move."""
    open_home(page, name, "Village")
    page.locator(".start-more button").click()
    page.locator("#setup .segment", has_text=str(len(sitters))).first.click()
    for seat, sitter in enumerate(sitters):
        page.locator("#setup .seat-field select").nth(seat).select_option(sitter)
    for option, value in (options or {}).items():
        set_option(page, option, value)
    page.locator("#setup button[type=submit]").click()
    page.wait_for_url("**/#/table/*")
    return VillagePlayer(page)


def set_option(page: Page, option: str, value: str | bool) -> None:
    """Choose an option in the form: a switch is turned on, or the segment with this value is picked."""
    field = page.locator(f"#setup [data-option='{option}']")
    values = ["off", "side-a", "side-b"]
    (field.locator(".switch") if value is True else field.locator(".segment").nth(values.index(str(value)))).click()


class VillagePlayer(Player):
    """Plays Village with mouse or finger: from the list of choices, or where a move lies on board and farm."""

    game = "village"
    always_on_board = frozenset()

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.missed: set[str] = set()
        super().__init__(page, seed)

    def make_strategy(self, description: Any, seed: int) -> Chooser:
        return Lively(seed)

    def take_on_board(self, notation: str) -> bool:
        if notation.split(maxsplit=1)[0] in WAIVES:  # they are buttons beside the board
            return False
        done = super().take_on_board(notation)
        if not done:
            self.missed.add(notation)
        return done

    def legal(self) -> list[str]:
        """What the page lists, and what it has folded away below that."""
        listed = super().legal()
        if not self.page.locator(".choices-more[aria-expanded=false]").count():
            return listed
        return sorted({*listed, *(self.notations[number] for number in self.view()["prompt"]["legal"])})

    def take(self, notation: str) -> None:
        self.open_drawer()
        choice = self.page.locator(f"[data-action='{self.numbers[notation]}']")
        if not choice.count():
            self.press(self.page.locator(".choices-more[aria-expanded=false]"))
        self._change(choice.first)

    def _find(self, kind: str, rest: list[str]) -> Locator | None:
        """The glowing thing that a move belongs to; on wide screens it may lie on another page of the board."""
        where = self._place_of(kind, rest) or self._place_in_expansion(kind, rest)
        if where is None:
            return None
        tab, thing = where
        self.show(tab)
        found = self.page.locator(f"{thing}.can, {thing}.may")
        for page in self.page.eval_on_selector_all(".v-page-tab", "found => found.map((one) => one.dataset.page)"):
            if found.count():
                break
            self.press(self.page.locator(f".v-page-tab[data-page='{page}']"))
            self.page.locator(f".v-page-tab[data-page='{page}'][aria-pressed=true]").wait_for()
        return found.first if found.count() else None

    def _place_in_expansion(self, kind: str, rest: list[str]) -> tuple[str, str] | None:
        """The same for what the expansions add."""
        first = rest[0] if rest else ""
        last = rest[-1] if rest else ""
        home = ("mine", f"[data-person^='farm {self.seat} {last}']")
        things = {
            "play": ("mine", f".v-farm [data-card='{first}']"),
            "brew": ("board", ".v-brewery [data-good='beer']"),
            "brew-grain": ("board", ".v-brewery [data-good='beer']"),
            "enter-inn": ("board", "[data-inn]"),
            "put-under": ("board", f"[data-stack='{first}']"),
            "look": ("board", f"[data-stack='{first}']"),
            "buy-card": ("board", f".v-board [data-card='{first}']"),
            "lay-marker": ("board", f"[data-castle='{first}']"),
            "set-time": ("mine", "[data-lifetime]"),
            "bring-monk": ("board", "[data-monks]"),
            "bring-out": ("board", f"[data-person='bag {self._seat_of(first)} {last}']"),
            "which-rank": ("board", f"[data-rank$='-{first}']"),
            "which-partner": ("board", f".v-pair [data-partner='{first}']"),
            "hire": ("board", f"[data-captain='{first}']"),
            "load": ("mine", "[data-grain]" if first == "grain" else f"[data-own='good {first}']"),
            "load-figure": home,
            "sail": ("board", f"[data-water='{first}']"),
            "sail-home": ("board", "[data-water='harbour']"),
            "dock": ("board", ".v-ship-hit"),
            "sell-cargo": ("board", f"[data-sells$=' {first}']"),
            "take-tile": ("board", f"[data-tiles='{first}']"),
            "lighthouse": ("board", "[data-light]"),
            "sell-tile": ("board", f"[data-stall='{first}']"),
            "open-chest": ("mine", "[data-own='chests']"),
            "give-chest": ("mine", "[data-own='chests']"),
            "bury": ("board", f"[data-burial='{first}']"),
            "darken": ("board", f"[data-light='{first}']"),
            "marry": ("board", f"[data-rank='{first}']"),
            "sell-bread": ("mine", "[data-own='bread']"),
            "sell-tools": ("mine", "[data-own='tools']"),
            "swap-cube": ("mine", f"[data-own='cube {first}']"),
            "lay-bread": ("mine", "[data-own='bread']"),
            "promote-bread": ("board", f"[data-person^='{first} {self.seat} {last}']"),
            "use-tool": ("mine", "[data-own='tools']"),
            "settle": ("board", f"[data-couples='{first}']"),
            "wedding-reward": ("board", f"[data-couples='{'bakery' if 'bread' in first else 'shop'}']"),
            "buy-bread": ("mine", "[data-own='bread']"),
            "take-bread": ("mine", "[data-own='bread']"),
            "buy-tool": ("mine", "[data-own='tools']"),
            "claim": ("mine", f"[data-goal='{first}']"),
            "take-tool": ("mine", "[data-own='tools']"),
        }
        return things.get(kind)

    def _seat_of(self, colour: str) -> int:
        """The seat with this colour; Conny sits after the only player."""
        colours = [player["name"] for player in self.view()["players"]]
        return colours.index(colour) if colour in colours else len(colours)

    def _place_of(self, kind: str, rest: list[str]) -> tuple[str, str] | None:
        """On which tab of a phone, and what to click there."""
        first = rest[0] if rest else ""
        if kind == "train" and first == "brewery":
            return ("board", "[data-building='brewery']")
        if kind == "receive-good" and first == "beer":
            return ("mine", "[data-own='beer']")
        last = rest[-1] if rest else ""
        paid = first.split("+")[0]
        things = {
            "take": ("board", f"[data-cube='{first} {last}']"),
            "conny": ("board", f"[data-cube$=' {first}']"),
            "well": ("board", "[data-well]"),
            "choose": ("board", f"[data-space='{first}']"),
            "harvest": ("board", "[data-space='grain']"),
            "birth": ("mine", "[data-unborn]"),
            "return": ("board", f"[data-person^='{first} {self.seat} {last}']"),
            "advance": ("board", f"[data-person^='{first} {self.seat} {last}']"),
            "promote": ("board", f"[data-person^='{first} {self.seat} {last}']"),
            "train": ("mine", f"[data-person^='farm {self.seat} {last}']"),
            "make": ("board", f".v-workshop [data-good='{first}']"),
            "buy": ("board", f".v-workshop [data-good='{first}']"),
            "mill": ("board", "[data-building='mill']"),
            "serve": ("board", f"[data-customer='{first}']"),
            "enter-council": ("board", "[data-step='council-1']"),
            "privilege": ("board", f"[data-privilege='{first}']"),
            "travel": ("board", f"[data-castle='{first.partition('/')[2]}']"),
            "enter-church": ("board", "[data-bag]"),
            "buy-out": ("board", f"[data-person^='bag {self.seat} {first}']"),
            "receive": ("board", f"[data-supply='{paid}']"),
            "receive-good": ("mine", f"[data-own='good {first}']"),
            "pay": ("mine", "[data-own='coins']" if paid == "coin" else f"[data-own='cube {paid}']"),
            "pay-scroll": ("mine", "[data-own='good scroll']"),
            "pay-time": ("mine", "[data-lifetime]"),
            "let-die": ("mine" if first == "farm" else "board", f"[data-person^='{first} {self.seat} ']"),
        }
        return things.get(kind)
