"""Two tiny games in which a search is caught when it cheats, or fools itself. For tests and measurements.

Each asks seat 0 whether to play safe for a small sure gain, or to go for more:

* `FORTUNE`: the bet is decided by chance to come. On average it loses a little; who plans on the chance
  in the state bets when it will win.
* `GUESS`: who goes on must guess a hidden coin. Half of the guesses fail; who searches each sample by itself
  guesses right in every one and thinks that going on always wins ("strategy fusion").
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.chance import first_chance, next_chance, pick_below
from stammtisch.core.editions import Edition, Package
from stammtisch.core.family import Block, Lone, number_actions
from stammtisch.core.game import Game
from stammtisch.core.glossary import Glossary
from stammtisch.core.history import Origin
from stammtisch.core.judgement import Judgement
from stammtisch.core.log import Teller
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Template, Texts

FORTUNE: Final = 0
GUESS: Final = 1

SAFE: Final = 0
RISK: Final = 1
HEADS: Final = 2
TAILS: Final = 3

# Points: for playing safe; for a bet or guess that succeeds, and one that fails.
SURE: Final = 20
WON: Final = 30
LOST: Final = 0


class ProbeGame(Game):
    """The frame that a state needs; not a game of the library."""

    def __init__(self) -> None:
        words = ["safe", "risk", "heads", "tails"]
        order: list[Block] = [Lone(word) for word in words]
        number_actions(order)
        texts = Texts("stammtisch.games.orleans")  # any texts will do: nothing of a probe is ever read
        texts.labels = {word: Template(word, {"en": word, "de": word}, "") for word in words}
        super().__init__(
            titles={"en": "Probe", "de": "Probe"},
            seat_counts=[1],
            rules_version=1,
            options=[],
            package=Package("probe", ["probe"], []),
            edition=Edition("probe", {}),
            texts=texts,
            order=order,
            glossary=Glossary(),
            teller=Teller([], texts.log, {}),
            entries=[Ask],
            judgement=Judgement(),
        )

    def redeal(self, state: State, seat: int, chance: i64) -> State:
        assert isinstance(state, ProbeState)
        twin = state.copy()
        drawn = next_chance(chance)
        twin.coin = pick_below(drawn, 2)
        twin.chance = next_chance(drawn)
        return twin

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        assert isinstance(state, ProbeState)
        legal: list[Json] = []
        legal.extend(state.choices(0))
        return {"game": "probe", "seat": seat, "points": int(state.points), "prompt": {"legal": legal}}


class Ask(Pending):
    """A question to the only seat."""

    fields: ClassVar = ["is_guess"]

    def __init__(self, is_guess: int) -> None:
        self.is_guess = is_guess

    def is_question(self) -> bool:
        return True

    def seats(self) -> list[int]:
        return [0]

    def legal(self, state: State, seat: int) -> list[int]:
        return [HEADS, TAILS] if self.is_guess else [SAFE, RISK]

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, ProbeState)
        if self.is_guess:
            state.points = WON if action - HEADS == state.coin else LOST
        elif action == SAFE:
            state.points = SURE
        elif state.kind == GUESS:
            state.stack.append(Ask(1))
        else:
            state.points = WON if state.roll(2) == 0 else LOST


class ProbeState(State):
    """One seat, one question, perhaps a second."""

    def __init__(self, game: ProbeGame, origin: Origin, model: State | None, kind: i64, coin: i64) -> None:
        super().__init__(game, origin, model)
        self.probe = game
        self.kind: i64 = kind
        self.coin: i64 = coin  # hidden
        self.points: i64 = 0

    def copy(self) -> ProbeState:
        twin = ProbeState(self.probe, self.origin, self, self.kind, self.coin)
        twin.points = self.points
        return twin

    def evaluate(self, seat: int) -> float:
        return float(self.points)

    def scores(self) -> list[Score]:
        return [Score({"points": int(self.points)})]

    def ranking(self) -> list[list[int]]:
        return [[0]]

    def pieces(self) -> dict[str, Json]:
        return {"kind": self.kind, "coin": self.coin, "points": self.points}


def probe(kind: int, seed: int) -> ProbeState:
    """The first position of a probe."""
    game = ProbeGame()
    chance: i64 = next_chance(first_chance(seed))
    origin = Origin(1, seed, {}, game.edition.name, game.edition.digest, game.rules_version, game.catalogue_digest)
    state = ProbeState(game, origin, None, kind, pick_below(chance, 2))
    state.is_recording = False
    state.chance = next_chance(chance)
    state.stack.append(Ask(0))
    return state
