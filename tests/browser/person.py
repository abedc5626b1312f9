"""Somebody who plays by plain requests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.harness import Server, box_of
from tests.browser.strategy import Chooser, Strategy
from tests.patience import until


def asked_or_over(look: Callable[[], Any]) -> Any:
    """Look at a table until something is asked of who looks, and say how things stand; None when the game is over."""
    seen: Any = None

    def is_so() -> bool:
        nonlocal seen
        seen = look()
        return bool(seen["view"]["prompt"]["legal"]) or seen["table"]["status"] == "finished"

    until(is_so, "this person is asked, or the game is over")
    return None if seen["table"]["status"] == "finished" else seen


class Person:
    """Somebody who sits down and plays by plain requests, to bring a table quickly to where a test begins."""

    game = "orleans"

    def __init__(self, server: Server, name: str = "Anna", language: str = "en") -> None:
        self.server = server
        self.me = server.ask("/api/people", {"name": name, "language": language})
        self.language = language
        box = box_of(server.url, self.game)
        self.notations: list[str] = box["catalogue"]["notations"]
        self.description: Any = box["description"]

    def strategy(self) -> Chooser:
        return Strategy(self.description["places"])

    def ask(self, path: str, body: object = None) -> Any:
        return self.server.ask(path, body, self.me["secret"])

    def sit_down(self, *, seats: int = 2, level: str = "random", seed: int = 7) -> str:
        """A running game against computers; the same seed gives the same game to the same moves."""
        computers = [{"seat": seat, "level": level} for seat in range(1, seats)]
        wish = {"game": self.game, "seats": seats, "seat": 0, "computers": computers, "seed": seed}
        return self._start(wish)

    def lay_out(self, position: object, *, seats: int) -> str:
        """A game for practice against computers that begins with this position."""
        computers = [{"seat": seat, "level": "random"} for seat in range(1, seats)]
        wish = {"game": self.game, "seats": seats, "seat": 0, "computers": computers, "position": position}
        return self._start(wish)

    def let_computers_play(self, *, seats: int = 2, seed: int = 7) -> str:
        """A finished game between computers."""
        computers = [{"seat": seat, "level": "random"} for seat in range(seats)]
        table = self._start({"game": self.game, "seats": seats, "seat": None, "computers": computers, "seed": seed})
        until(lambda: self.ask(f"/api/tables/{table}")["status"] == "finished", "the computers finish their game")
        return table

    def _start(self, wish: dict[str, object]) -> str:
        made = self.ask("/api/tables", wish)
        if made["status"] == "open":
            self.ask(f"/api/tables/{made['table']}/start", {})
        return str(made["table"])

    def play(self, table: str, stop: Callable[[Any], bool]) -> None:
        """Play on until `stop` is content with the view while this person is asked, or the game is over."""
        strategy = self.strategy()
        while (now := self.when_asked(table)) is not None and not stop(now["view"]):
            moves = [self.notations[number] for number in now["view"]["prompt"]["legal"]]
            move = strategy.choose(moves, now["view"]["players"][now["view"]["seat"]])
            self.ask(f"/api/tables/{table}/actions", {"version": now["version"], "action": move})

    def when_asked(self, table: str) -> Any:
        """Wait until something is asked of this person, and say how things stand; None when the game is over."""
        return asked_or_over(lambda: self.ask(f"/api/tables/{table}/view?log_from=1000000"))

    def enter(self, page: Page, where: str = "#/") -> None:
        """Become this person in a browser."""
        kept = {key: self.me[key] for key in ("secret", "person", "name")} | {"lang": self.language}
        value = json.dumps(json.dumps(kept))
        script = f"if (!localStorage.getItem('stammtisch')) localStorage.setItem('stammtisch', {value});"
        page.context.add_init_script(script)
        page.goto(f"/{where}")
