"""The computers at the table: each answers from what its seat may know, at the level that was asked for.

The generator starts anew for every answer, from the game's seed, the seat and the length of the record, so that a
resumed game goes on like one that was never interrupted.

They think in this process, until a compiled engine is ready that it does not use: from then on in a process of their
own that does. Both give the same answers, after more thought in the compiled one where a level takes its time.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stammtisch.bots import Budget, Memory, Sampler, think
from stammtisch.bots.sampling import without_secrets
from stammtisch.cli.thinker import Thinker
from stammtisch.core.chance import first_chance
from stammtisch.core.game import Game
from stammtisch.core.state import State
from stammtisch.engine.beside import Building, News, is_wanted

NO_LOG: Final = 1_000_000_000  # further than any log goes
DEFAULT_LEVEL: Final = "apprentice"
SECONDS: Final = 2.0  # what a computer may think per answer


class Computers:
    """The computers of one game, all of one level."""

    def __init__(self, level: str, seats: int) -> None:
        self.level = level
        self._memories = [Memory() for _ in range(seats)]
        self._thinker: Thinker | None = None
        self._building: Building | None = None
        self._news: News | None = None  # the latest; it comes on another thread
        self._heard: News | None = None

    def build_engine(self) -> bool:
        """Have the engine compiled beside the game, where it is wanted and missing; says whether it is."""
        if is_wanted():
            self._building = Building(self._hear)
        return self._building is not None

    def _hear(self, news: News) -> None:
        self._news = news

    def news(self) -> News | None:
        """How the build goes, if that is new."""
        if self._news is self._heard:
            return None
        self._heard = self._news
        return self._heard

    def answer(self, state: State, seat: int) -> int:
        """What the computer at this seat answers now."""
        seed = Random(f"{state.origin.seed}/{seat}/{state.entries_made()}").getrandbits(62)
        observation = state.observe(seat, NO_LOG)
        base = without_secrets(state, seat, first_chance(seed))
        thinker = self._thinker_for(state.game)
        if thinker is not None:
            try:
                return thinker.answer(self.level, seat, observation, base, SECONDS, seed)
            except (OSError, ValueError):
                # It has died: from now on this process thinks again.
                thinker.stop()
                self._thinker = self._news = None
        sampler, memory = Sampler([base], seat, seed), self._memories[seat]
        return think(self.level, state.game, seat, observation, sampler, Budget(SECONDS), seed, memory).action

    def _thinker_for(self, game: Game) -> Thinker | None:
        news = self._news
        if self._thinker is None and news is not None and news.folder is not None:
            self._thinker = Thinker(news.folder, game)
        return self._thinker

    def close(self) -> None:
        for running in (self._building, self._thinker):
            if running is not None:
                running.stop()
