"""Somebody who plays by clicks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.harness import Server, box_of
from tests.browser.pages import set_up_table
from tests.browser.person import Person, asked_or_over
from tests.browser.strategy import Chooser, Strategy


def new_game(page: Page, *, seats: int = 2, level: str = "random", name: str = "Anna") -> Player:
    """A game against computers by the form of the first screen, ready for the first move."""
    set_up_table(page, ["me"] + [f"c:{level}"] * (seats - 1), name)
    return Player(page)


def quick_game(page: Page, server: Server, *, language: str = "en") -> Player:
    """The same for Anna against a computer, without the first screen, for tests of what comes after it."""
    person = Person(server, language=language)
    table = person.sit_down()
    person.enter(page, f"#/table/{table}")
    return Player(page)


# What tells one position from the next: what is asked, the choices, the round, what I have, the end.
# The title above the question is left out: where several are asked at once, it says who else, and nobody waits for me.
STATE: Final = """() => [
    document.querySelectorAll(".asked.is-mine").length,
    ...[...document.querySelectorAll(".asked > :not(h2)")].map((one) => one.textContent),
    document.querySelector(".drawer-handle")?.textContent,
    document.querySelector(".my-strip")?.textContent, document.querySelector("#own .coi")?.textContent,
    ...[...document.querySelectorAll("#board .coi .can")].map((one) => one.getAttribute("aria-label")),
    ...[...document.querySelectorAll("[data-action]")].map((one) => one.dataset.action),
    document.querySelector(".round-info")?.textContent, document.querySelectorAll(".ending").length].join("|")"""
# The same, and how much happened: buying one of two equal figures out of the bag may leave all of that as it was.
MOMENT: Final = f"() => document.querySelector('[data-version]')?.dataset.version + ({STATE})()"
SHOWS_VERSION: Final = """(version) => document.querySelector(".ending")
    || Number(document.querySelector("[data-version]")?.dataset.version) >= version"""
# The drawing of a game is fetched by itself: until it is there, the choices can be made, but nothing of the board.
IS_ASKED: Final = """() => {
    if (document.querySelector(".ending")) return "over";
    if (document.querySelector("[data-version][aria-busy=true]")) return "";
    const buttons = [...document.querySelectorAll("[data-action], .drawer-handle")];
    const isReady = buttons.length && !buttons.some((one) => one.getAttribute("aria-disabled") === "true");
    return document.querySelector(".asked.is-mine") && isReady ? "asked" : "";
}"""
# The small list beside a thing of the board whose click can mean several moves.
PICKER: Final = ".d-picker"
# Brings a thing of the board into the middle and gives a point of it that a click reaches; null if there is none.
REACH: Final = """(thing) => {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const hits = (x, y) => thing.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    for (const path of thing.querySelectorAll("path.hit")) {
        const matrix = path.getScreenCTM();
        for (const part of [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.28, 0.72]) {
            const point = path.getPointAtLength(path.getTotalLength() * part).matrixTransform(matrix);
            const found = hits(point.x, point.y);
            if (found) return found;
        }
    }
    const box = thing.getBoundingClientRect();
    return hits(box.x + box.width / 2, box.y + box.height / 2);
}"""


ENDLESS: Final = 1 << 30
# In a complete game so many moves of each kind by clicks on the board, and as many from the list, show that it can be
# done; the page looks on at the others. At night every move is a click.
FEW: Final = 1


class Player:
    """Plays Orléans with mouse or finger: from the list of choices, or on the board where a move lies there."""

    game = "orleans"
    always_on_board = frozenset({"travel", "send", "send-for-development", "build"})

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._secret = ""
        self.moves = 0
        self.made: Counter[str] = Counter()
        self.clicked: Counter[tuple[str, bool]] = Counter()
        self.on_board: Counter[str] = Counter()
        page.locator(".asked").wait_for()
        self.is_narrow = page.locator(".table-narrow").count() > 0
        box = box_of(page.url.split("/#")[0], self.game)
        language = str(page.evaluate("document.documentElement.lang"))
        self.notations: list[str] = box["catalogue"]["notations"]
        self.numbers = {notation: number for number, notation in enumerate(self.notations)}
        self.labels: list[str] = box["catalogue"]["labels"][language]
        self.description: Any = box["description"]
        self.strategy = self.make_strategy(self.description, seed)
        self.table = page.url.split("/table/")[1].split("/")[0]
        self.seat = int(self.view()["seat"])
        self.names = {key: str(text[language]) for key, text in box["names"].items()}

    def make_strategy(self, description: Any, seed: int) -> Chooser:
        return Strategy(description["places"], seed)

    # What is asked

    def settle(self) -> str:
        """Wait until there is something to choose ("asked") or the game is over ("over")."""
        return str(self.page.wait_for_function(IS_ASKED).json_value())

    def legal(self) -> list[str]:
        """The notations of the choices as the page lists them."""
        self.open_drawer()
        numbers: list[int] = self.page.eval_on_selector_all(
            "[data-action]", "found => found.map((one) => Number(one.dataset.action))"
        )
        return [self.notations[number] for number in numbers]

    def open_drawer(self, is_open: bool = True) -> None:
        """On a phone: open the drawer with the choices, or close it."""
        handle = self.page.locator(f".drawer-handle[aria-expanded={'false' if is_open else 'true'}]")
        if self.is_narrow and handle.count():
            self.press(handle)

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def moment(self) -> str:
        """What the next move changes for certain."""
        return str(self.page.evaluate(MOMENT))

    # Doing

    def take(self, notation: str) -> None:
        """Take a choice from the list."""
        self.open_drawer()
        self._change(self.page.locator(f"[data-action='{self.numbers[notation]}']").first)

    def take_on_board(self, notation: str) -> bool:
        """Take a choice where it lies on the board; False where a click does not reach it."""
        kind, *rest = notation.split()
        self.open_drawer(False)
        done = self._do(kind, rest, notation)
        if done:
            self.on_board[kind] += 1
        return done

    def _do(self, kind: str, rest: list[str], notation: str) -> bool:
        if kind == "place":
            return self._place(*rest)
        place = self._find(kind, rest)
        return place is not None and self._hit(place, notation)

    def press(self, thing: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.is_narrow:
            thing.tap()
            return
        self.leave_card()
        thing.click()

    def leave_card(self) -> None:
        """Move the mouse away from a card that explains something, as it may lie over what is wanted next."""
        card = self.page.locator(".explanation")
        if card.count():
            self.page.mouse.move(2, 2)
            card.wait_for(state="detached")

    def show(self, tab: str) -> None:
        if self.is_narrow:
            self.press(self.page.locator(f"#tab-{tab}"))

    def _change(self, thing: Locator) -> None:
        """Press it, and wait until the table shows something else."""
        before = self.moment()
        self.press(thing)
        self.wait_for_change(before)
        self.moves += 1

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)

    def _place(self, tile: str, space: str) -> bool:
        self.show("mine")
        follower = self.page.locator(f".o-follower.can:has([data-piece='{tile}'])").first
        target = self.page.locator(f"[data-space='{space}']")
        if not follower.count() or not target.count():
            return False
        self.press(follower)
        self.page.locator(".o-follower.picked").wait_for()
        only = self.page.locator(".d-picker button").first
        self._change(only if only.count() else target)
        return True

    def _find(self, kind: str, rest: list[str]) -> Locator | None:
        """The glowing thing that a move belongs to, found by the name it has for people who do not see it."""
        if kind == "use":
            self.show("mine")
            return self._named(".o-place-head", f"{self.names[f'place.{rest[0]}']}.")
        self.show("board")
        if kind == "travel":
            ends = rest[0].partition(":")[2].split("/")
            return self._named(".o-way", " – ".join(self.names[f"town.{town}"] for town in ends))
        if kind in ("send", "send-for-development"):
            return self._named(".o-want", f"{self.names[f'deed.{rest[1]}']}. {self.names[f'follower.{rest[0]}']}")
        if kind == "build":
            return self._named(".o-tilecard", f"{self.names[f'place.{rest[0]}']}.")
        return None

    def _named(self, thing: str, name: str) -> Locator | None:
        found = self.page.locator(f'{thing}.can[aria-label*="{name}"]')
        return found.first if found.count() else None

    def _hit(self, place: Locator, notation: str) -> bool:
        self.leave_card()
        point = place.evaluate(REACH)
        if point is None:
            return False
        before = self.moment()
        if self.is_narrow:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        picker = f"document.querySelector('{PICKER}')"
        self.page.wait_for_function(f"(before) => {picker} || ({MOMENT})() !== before", arg=before)
        label = self.labels[self.numbers[notation]]
        if self.page.locator(PICKER).count():
            self.press(self.page.locator(PICKER).get_by_role("menuitem", name=label, exact=True))
            self.wait_for_change(before)
        self.moves += 1
        return True

    # Whole games

    def seen(self) -> Any:
        """The table as the server tells it to this person."""
        return self.page.request.get(f"/api/tables/{self.table}/view?log_from=1000000", headers=self._key()).json()

    def view(self) -> Any:
        """The position as the server tells it to this person."""
        return self.seen()["view"]

    def _key(self) -> dict[str, str]:
        if not self._secret:
            self._secret = str(self.page.evaluate("JSON.parse(localStorage.getItem('stammtisch')).secret"))
        return {"Authorization": f"Bearer {self._secret}"}

    def move(self, on_board: float) -> str:
        """One move; on the map, at deeds and tiles always there if a click reaches it, elsewhere with this chance."""
        seen = self.seen()
        if not seen["view"]["prompt"]["legal"]:  # what the page still showed has been answered
            return ""
        notation, there = self._choose(seen, on_board)
        self._click(notation, there)
        return notation

    def _choose(self, seen: Any, on_board: float) -> tuple[str, bool]:
        """The next move, and whether it is to be made on the board."""
        legal = [self.notations[number] for number in seen["view"]["prompt"]["legal"]]
        notation = legal[0] if len(legal) == 1 else self.strategy.choose(legal, seen["view"]["players"][self.seat])
        there = self.strategy.chance.random() < on_board or notation.split()[0] in self.always_on_board
        return notation, there

    def _click(self, notation: str, there: bool) -> None:
        if not there or not self.take_on_board(notation):
            self.take(notation)

    def play(self, on_board: float = 0.5, *, stop: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or until `stop` says so."""
        while not stop() and self.settle() == "asked":
            self.move(on_board)

    def play_to_the_end(self, on_board: float, most: int) -> None:
        """A complete game, with so many clicks for each kind of move."""
        self.play_on(on_board, most, lambda _: False)
        self.page.locator(".ending").first.wait_for()

    def play_on(self, on_board: float, most: int, stop: Callable[[Any], bool]) -> None:
        """Play until `stop` is content with the view: of each kind of move, on the board and in the list, so many by
        clicks.

        All others are sent to the server, and the page, which looks on, has caught up before the next click.
        """
        while (seen := asked_or_over(self.seen)) is not None and not stop(seen["view"]):
            notation, there = self._choose(seen, on_board)
            kind = self.kind_of(notation)
            # The first of each kind on the board: whether there is another is up to chance.
            way = (kind, there or not self.clicked[kind, True])
            self.made[notation.split(maxsplit=1)[0]] += 1
            self.clicked[way] += 1
            if self.clicked[way] > most:
                self._send(notation, seen["version"])
            else:
                self.page.wait_for_function(SHOWS_VERSION, arg=seen["version"])
                assert self.settle() == "asked"
                self._click(notation, way[1])

    def send_on(self, stop: Callable[[Any], bool] = lambda _: False) -> None:
        """Send moves to the server until somebody else is asked or `stop` is content; the page, which looks on, has
        caught up then."""
        while (seen := self.seen())["view"]["prompt"]["legal"] and not stop(seen["view"]):
            self._send(self._choose(seen, 0)[0], seen["version"])
        self.catch_up()

    def catch_up(self) -> None:
        """Wait until the page shows what has happened at the table."""
        self.page.wait_for_function(SHOWS_VERSION, arg=self.seen()["version"])

    def kind_of(self, notation: str) -> str:
        """Moves of one kind are made by the same clicks; which place is used makes a difference."""
        return " ".join(notation.split()[: 2 if notation.startswith("use ") else 1])

    def _send(self, notation: str, version: int) -> None:
        wish = {"version": version, "action": notation}
        done = self.page.request.post(f"/api/tables/{self.table}/actions", data=wish, headers=self._key())
        assert done.ok, f"{notation}: {done.text()}"
        self.moves += 1

    def round(self) -> int:
        return int(re.findall(r"\d+", self.page.locator(".round-info").first.inner_text())[0])
