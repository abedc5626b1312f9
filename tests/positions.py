"""What the tables of all games can do in tests: look, play in notation, and be refused; and positions that are written.

A game's own `table.py` derives from `GameTable` and adds the laying out of its pieces in the words of `State.position`:
no test knows how a state packs its numbers. A position with many pieces is a file of its own,
`tests/<game>/positions/<name>.toml`; `about` says what it is for.
"""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import pytest

import stammtisch
from stammtisch.core.errors import Refusal
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.state import State

S = TypeVar("S", bound=State)

Step = dict[str, Json]  # something that waits, in the words of a position
Words = dict[str, Any]

FOLDER = Path(__file__).parent
ABOUT = "about"


def positions_of(game: str) -> list[str]:
    """The names of the positions that are written for a game."""
    return sorted(file.stem for file in (FOLDER / game / "positions").glob("*.toml"))


def page(game: str, name: str) -> dict[str, Json]:
    """A file with a position, and the sentence about it."""
    return tomllib.loads((FOLDER / game / "positions" / f"{name}.toml").read_text(encoding="utf-8"))


def written(game: str, name: str) -> dict[str, Json]:
    """A position as `Game.at` reads it."""
    return {key: words for key, words in page(game, name).items() if key != ABOUT}


def step(name: str, **fields: Json) -> Step:
    """A question or a step that waits: `step("invest", seat=0, resource="guards")`."""
    return {"step": name, **fields}


def changed(position: dict[str, Json], part: Json, *path: str | int) -> dict[str, Json]:
    """The same position with another part at a path."""
    found = copy.deepcopy(position)
    around: object = found
    for step in path[:-1]:
        around = around[step]  # type: ignore[index]
    around[path[-1]] = part  # type: ignore[index]
    return found


class GameTable(Generic[S]):
    """A table in a chosen position. Seats are numbered from 0."""

    plays: ClassVar[Game]
    # The answers that do least, for going through what does not matter.
    least: ClassVar[tuple[str, ...]]

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self._state = state
        self._words: Words | None = None  # what is being laid out

    @classmethod
    def written(cls, name: str, **parts: Json) -> Self:
        """The table of a position that is written down, but for some parts of it."""
        table = cls.__new__(cls)
        state = cls.plays.at({**written(cls.plays.name, name), **parts}, is_trusted=True)
        GameTable.__init__(table, cls.plays, cast(S, state))
        return table

    @property
    def state(self) -> S:
        """The table as it is laid out."""
        if self._words is not None:
            state = self.game.at(self._words, is_trusted=True)  # tests lay out moments, and not always whole games
            assert isinstance(state, type(self._state))
            self._state, self._words = state, None
        return self._state

    @state.setter
    def state(self, state: S) -> None:
        self._state, self._words = state, None

    @property
    def words(self) -> Words:
        """The position in words, to be changed; whoever looks at the state next finds it so."""
        if self._words is None:
            self._words = self._state.position()
        return self._words

    # Looking

    def now(self) -> Words:
        """The position in words, to be looked at."""
        return self.state.position()

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
