"""What the tables of all games can do in tests: look, play in notation, and be refused.

A game's own `table.py` derives from `GameTable` and adds the laying out of its pieces.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

import pytest

import stammtisch
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.state import State

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    """A table in a chosen position. Seats are numbered from 0."""

    # The answers that do least, for going through what does not matter.
    least: ClassVar[tuple[str, ...]]

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self.state = state

    # Looking

    def view(self, seat: int | None = None) -> dict[str, Json]:
        return self.state.observe(seat)

    def board(self) -> dict[str, Json]:
        """What lies open for everybody on the boards and beside them."""
        found = self.view()["board"]
        assert isinstance(found, dict)
        return found

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation."""
        return [self.game.actions[action].notation for action in self.state.legal(seat)]

    def legal_of(self, seat: int, kind: str) -> list[str]:
        """The legal actions of one kind: "draw", "place", "use" and so on."""
        return [notation for notation in self.legal(seat) if notation.split(" ")[0] == kind]

    def can(self, seat: int, notation: str) -> bool:
        return self.game.parse(notation) in self.state.legal(seat)

    def log(self) -> list[str]:
        """The English log so far."""
        lines = self.view()["log"]
        assert isinstance(lines, list)
        found = []
        for line in lines:
            assert isinstance(line, dict)
            assert isinstance(line["text"], dict)
            found.append(str(line["text"]["en"]))
        return found

    def question(self) -> str:
        """The key of the prompt that waits, or "over"."""
        prompt = self.view()["prompt"]
        assert isinstance(prompt, dict)
        return str(prompt["question"])

    def phase(self) -> str:
        """The phase of the round that is going on."""
        return str(self.view()["phase"])

    # Playing

    def account(self) -> None:
        """Called after every action; a game may look here whether all pieces are still there."""

    def act(self, seat: int, *notations: str) -> None:
        """Take one or more actions, checked."""
        for notation in notations:
            self.state.apply(seat, self.game.parse(notation))
            self.account()

    def refused(self, seat: int, notation: str) -> Refusal:
        """The refusal of an action; fails if the action is legal or if trying it changes anything."""
        action = self.game.parse(notation)
        before = self.state.fingerprint()
        refusal = self.state.why_not(seat, action)
        assert refusal is not None, f"{notation} is legal"
        with pytest.raises(stammtisch.IllegalAction) as raised:
            self.state.apply(seat, action)
        assert raised.value.code == refusal.code
        assert self.state.fingerprint() == before
        assert refusal.rule
        assert refusal.sentence("de") != refusal.sentence("en")
        return refusal

    def do_least(self) -> None:
        """The first seat that is asked gives the answer that does least."""
        seat = self.state.to_act()[0]
        offered = self.legal(seat)
        least = [notation for notation in offered if notation in self.least]
        self.act(seat, least[0] if least else offered[0])

    def finish(self) -> None:
        """Everybody does as little as possible until nothing waits."""
        while self.state.to_act():
            self.do_least()
