"""Somebody who plays Coimbra by clicks, and somebody who plays it by plain requests."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocketRoute

from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    FIRST_SPACE,
    LOCATION_IDS,
    NODE_IDS,
    START_CARDS,
    ZONE_IDS,
)
from tests.browser.pages import set_up_table
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.strategy import Chooser
from tests.coimbra.table import Table
from tests.positions import GameTable, step

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


# Two cards from the start, three of each round, and two more by cards that bring another one.
MOST_CARDS: Final = 16
# What each seat has the most of: everything used, then all cards of phase E, all of the game's end, and all of phase C.
SPREADS: Final = ("immediate", "phase-e", "game-end", "phase-c")


def fullest(moment: str) -> Table:
    """Boards that hold the most they can, in the last round: while dice are placed, or when they bring income."""
    table = Table(4)
    # The cards do not suffice for four full boards and the rows of the city.
    for seat, spread in enumerate(SPREADS[:2] if moment == "placing" else SPREADS):
        table.give(seat, *most_cards(table, spread))
        table.hold(seat, guards=20, coins=20)
        table.score(seat, 188)
        table.disk(seat, *NODE_IDS[FIRST_SPACE:])
        table.invested(seat, *table.words["layout"]["voyages"])
    table.words["round"] = 4
    if moment == "placing":
        table.words["phase"] = "placing"
        fill_city(table)
    else:
        for seat in range(4):
            table.hold_dice(seat, "gray", "green", "white")
        # As many as dice and cards can bring to one board.
        table.crowns(1, tokens=("council", "merchant", "cleric"), favours=("voyages", "cap"))
        table.income(0)
    return table


def most_cards(table: Table, spread: str) -> list[str]:
    """As many free cards as somebody can have, those of this zone first."""
    free = sorted(
        free_cards(table), key=lambda card: ZONE_IDS[int(table.state.box.zone[CARD_IDS.index(card)])] != spread
    )
    start = [card for card in free if card in CARD_IDS[:START_CARDS]][:2]
    later = [card for card in free if card not in CARD_IDS[:START_CARDS]][: MOST_CARDS - 2]
    return start + later


def free_cards(table: Table) -> list[str]:
    owned = {card for player in table.words["players"] for card in player["cards"]}
    return [card for card in CARD_IDS if card not in owned]


def fill_city(table: Table) -> None:
    """All dice but the last lie in one row, and all rows of cards are full."""
    cards = iter(free_cards(table)[-12:])
    for location in LOCATION_IDS[1:]:
        table.show(location, *[next(cards) for _ in range(4)])
    table.crowns_on_display()
    table.pool(("gray", 1), ("white", 6))
    for number in range(11):
        colour = ("gray", "orange", "purple", "green")[number % 4]
        table.die("upper", number % 4, 6 - number // 2, colour)
    table.order(1, 2, 3, 0)
    table.begin(step("next-die", number=11))


def show_position(page: Page, table: GameTable[Any], names: Sequence[str] = ()) -> None:
    """Let the page show seat 0 of this position, whatever is on the server; `names` are those of the seats."""
    view = table.view(0)

    def connect(browser_side: WebSocketRoute) -> None:
        server_side = browser_side.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "change":
                return  # what happens at the server has nothing to do with this position
            if told.get("view"):
                told["view"] = {key: value for key, value in view.items() if key != "log"}
            seats = told["table"]["seats"] if names and isinstance(told.get("table"), dict) else []
            for seat, name in zip(seats, names, strict=False):
                seat["name"] = name
            browser_side.send(json.dumps(told))

        server_side.on_message(pass_on)

    page.route_web_socket("**/ws", connect)
