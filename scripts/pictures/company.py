"""People who sit at one table and play it by plain requests.

They play as the tests do: not well, but so that much happens; and chance and all of their moves are the same each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.browser.harness import Server
from tests.browser.person import Person

NAMES: Final = ("Anna", "Bruno", "Clara", "David", "Emilia")


class Company:
    """People of these names at a table; pictures show what the first of them sees."""

    def __init__(self, kind: type[Person], server: Server, names: Sequence[str]) -> None:
        self.people = [kind(server, name) for name in names]
        self.first = self.people[0]
        self._strategies = [person.strategy() for person in self.people]
        for seat, strategy in enumerate(self._strategies):
            strategy.chance.seed(seat + 1)  # else all of them would do the same

    def sit_down(self, seed: int, options: dict[str, Any] | None = None) -> str:
        """Open a table and start the game."""
        wish = {"game": self.first.game, "seats": len(self.people), "seat": 0, "seed": seed, "options": options or {}}
        made = self.first.ask("/api/tables", wish)
        table = str(made["table"])
        for seat, person in enumerate(self.people[1:], start=1):
            made = person.ask(f"/api/tables/{table}/join", {"seat": seat})
        if made["status"] == "open":
            self.first.ask(f"/api/tables/{table}/start", {})
        return table

    def play(self, table: str, stop: Callable[[Any], bool]) -> None:
        """Play on until `stop` is content with what the first person sees when asked, or the game is over."""
        while seen(self.first, table)["table"]["status"] != "finished":
            for person, strategy in zip(self.people, self._strategies, strict=True):
                while (now := seen(person, table))["view"]["prompt"]["legal"]:
                    if person is self.first and stop(now["view"]):
                        return
                    legal = [person.notations[number] for number in now["view"]["prompt"]["legal"]]
                    move = strategy.choose(legal, now["view"]["players"][now["view"]["seat"]])
                    person.ask(f"/api/tables/{table}/actions", {"version": now["version"], "action": move})


def seen(person: Person, table: str) -> Any:
    """The table as this person sees it, without what has happened before."""
    return person.ask(f"/api/tables/{table}/view?log_from=1000000")
