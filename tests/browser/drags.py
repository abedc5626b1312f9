"""Somebody who plays by dragging, with mouse, finger or pen: each move from the thing that moves to where it goes."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.coimbra import CoimbraPlayer
from tests.browser.hands import Finger, Hand, Mouse, Pen
from tests.browser.pages import come_to_rest
from tests.browser.player import MOMENT, PICKER, REACH, Player
from tests.browser.village import VillagePlayer

STEPS: Final = 5
# Where a thing can be touched as the page lies now; REACH brings it into the middle first.
WHERE: Final = "\n".join(line for line in REACH.splitlines() if "scrollIntoView" not in line)
NOWHERE: Final = ".asked"
Ends = tuple[str, str]  # the thing that is dragged, and where it is dropped, as the drawing marks them for tests


def drag(page: Page, hand: Hand, thing: Locator, target: Locator) -> None:
    """Slowly, so that everything on the way is pointed at: nothing explains itself meanwhile."""
    # Both must be in sight at once: where the one in the middle hides the other, the other way round may do.
    start = goal = None
    for first in (target, thing):
        first.evaluate(REACH)
        start, goal = thing.evaluate(WHERE), target.evaluate(WHERE)
        if start and goal:
            break
    assert start, f"nothing to take hold of: {thing}"
    assert goal, f"nowhere to drop it: {target}"
    hand.down(start["x"], start["y"])
    for step in range(1, STEPS + 1):
        part = step / STEPS
        hand.move(start["x"] + (goal["x"] - start["x"]) * part, start["y"] + (goal["y"] - start["y"]) * part)
    expect(page.locator(".d-ghost")).to_have_count(1)
    expect(page.locator(".explanation:visible")).to_have_count(0)
    hand.up(goal["x"], goal["y"])
    expect(page.locator(".d-ghost")).to_have_count(0)


class Dragger(Player):
    """Makes each move that lies on the board by dragging."""

    def __init__(self, page: Page, seed: int = 1, hand: type[Mouse | Finger | Pen] = Mouse) -> None:
        super().__init__(page, seed)
        self.hand: Hand = hand(page)
        self.dragged: Counter[str] = Counter()

    def ends(self, kind: str, rest: list[str]) -> Ends | None:
        """Where a move begins and where it ends; None where nothing moves."""
        raise NotImplementedError

    def take_on_board(self, notation: str) -> bool:
        kind, *rest = notation.split()
        ends = self.ends(kind, rest)
        if ends is None:
            return False
        self.open_drawer(False)
        come_to_rest(self.page)
        before = self.moment()
        drag(self.page, self.hand, *(self.page.locator(end).locator("visible=true").first for end in ends))
        self.settle_drop(notation, before)
        self.dragged[kind] += 1
        self.moves += 1
        return True

    def settle_drop(self, notation: str, before: str) -> None:
        """Where several actions fit what was dropped, pick this one; then wait until it is done."""
        picker = f"document.querySelector('{PICKER}')"
        self.page.wait_for_function(f"(before) => {picker} || ({MOMENT})() !== before", arg=before)
        if self.page.locator(PICKER).count():
            label = self.labels[self.numbers[notation]]
            self.press(self.page.locator(PICKER).get_by_role("menuitem", name=label, exact=True))
            self.wait_for_change(before)


class VillageDragger(Dragger, VillagePlayer):
    """Drags what moves in Village."""

    def ends(self, kind: str, rest: list[str]) -> Ends | None:
        first = rest[0] if rest else ""
        last = rest[-1] if rest else ""
        farm = ".my-strip .v-summary" if self.is_narrow else "#own .v-achieved"
        home = f"#own [data-person^='farm {self.seat} {last}'][data-drag]"
        here = f"#board [data-person^='{first} {self.seat} {last}'][data-drag]"
        house, _, step = first.partition("-")
        start, _, goal = first.partition("/")
        paid = "coins" if first.startswith("coin") else f"cube {first.split('+')[0]}"
        on_the_way = home if start == "village" else f"#board [data-person^='{start} {self.seat} {last}'][data-drag]"
        dying = f"{'#own' if first == 'farm' else '#board'} [data-person^='{first} {self.seat} '][data-drag]"
        moves: dict[str, Ends] = {
            "take": (f"[data-cube='{first} {last}']", farm),
            "harvest": ("[data-space='grain']", farm),
            "birth": ("[data-unborn]", "#own .v-yard-folk"),
            "return": (here, farm),
            "train": (home, f"[data-building='{first}']"),
            "make": (f".v-workshop [data-good='{first}']", farm),
            "buy": (f".v-workshop [data-good='{first}']", farm),
            "mill": ("[data-grain]", "[data-building='mill']"),
            "well": ("[data-own^='cube'][data-drag]", "[data-well]"),
            "serve": ("[data-own^='good'][data-drag]", f"[data-customer='{first}']"),
            "enter-council": (home, "[data-step='council-1']"),
            "advance": (here, f"[data-step='{house}-{int(step or 0) + 1}']" if step.isdigit() else ""),
            "promote": (here, f"[data-step='{house}-{int(step or 0) + 1}']" if step.isdigit() else ""),
            "enter-church": (home, "[data-bag]"),
            "buy-out": (f"[data-person^='bag {self.seat} {last}'][data-drag]", farm),
            "travel": (on_the_way, f"[data-castle='{goal}']"),
            "receive": (f"[data-supply='{first.split('+')[0]}']", farm),
            "pay": (f"[data-own='{paid}']", ".v-supply"),
            "let-die": (dying, ".v-plot-chronicle .v-pages"),
            "privilege": (f"[data-privilege='{first}']", farm),
            # expansions
            "enter-inn": (home, "[data-inn]"),
            "marry": (home, f"[data-rank='{first}']"),
            "buy-card": (f"#board [data-card='{first}'][data-drag]", farm),
            "hire": (f"[data-captain='{first}']", farm),
            "load": ("[data-grain]" if first == "grain" else f"[data-own='good {first}']", "[data-own-ship]"),
            "load-figure": (home, "[data-own-ship]"),
            "sail": (f"[data-ship='{self.seat}'][data-drag]", f"[data-water='{first}']"),
        }
        if kind == "serve" and self.served_without_goods(first):
            return None
        return moves.get(kind)

    def served_without_goods(self, customer: str) -> bool:
        """Whether this customer asks for no good that could be dragged to the stall."""
        wants = next(one for one in self.description["customers"] if one["id"] == customer)
        return not wants["goods"]


class CoimbraDragger(Dragger, CoimbraPlayer):
    """Drags what moves in Coimbra; a die goes from the pool to its place in one movement."""

    def ends(self, kind: str, rest: list[str]) -> Ends | None:
        first = " ".join(rest)
        own = ".my-strip .c-summary" if self.is_narrow else "#own .c-zones"
        at = self.view()["players"][self.seat]["pilgrim"]
        moves: dict[str, Ends] = {
            "start-cards": (f".c-group:nth-child({first}) [data-card]", own),
            "take": (f"[data-die='{first}']", "[data-location='castle']"),
            "place": ("[data-hand]", f"[data-location='{first}']"),
            "favour": (f"[data-favour='{first}'][data-drag]", own),
            "acquire": (f"#board [data-card='{first}'][data-drag]", own),
            "step": (f"[data-node='{at}'][data-drag]", f"[data-node='{first}']"),
            "invest": (f"[data-item='{self.pays(first)}']", f"[data-voyage='{first}']"),
            "activate": (f"[data-own-die='{first}']", f"[data-track='{TRACKS.get(first, '')}']"),
            "activate-white": ("[data-own-die='white']", f"[data-track='{first}']"),
        }
        return moves.get(kind)

    def pays(self, voyage: str) -> str:
        return next((str(one["resource"]) for one in self.description["voyages"] if one["id"] == voyage), "")

    def settle_drop(self, notation: str, before: str) -> None:
        super().settle_drop(notation, before)
        if notation.startswith("take "):  # and placed
            self.page.locator("[data-hand]").wait_for(state="detached")


# The track that each die brings income from.
TRACKS: Final = {"gray": "council", "orange": "merchant", "purple": "cleric", "green": "scholar"}
