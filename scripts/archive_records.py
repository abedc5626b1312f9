"""Writes the archive of this release: recorded games with every combination of options, under tests/archive/<version>/.

Every release makes its archive once (`make archive`), and `tests/archive` replays all of them ever after: whatever was
begun under an earlier release must go the same way again. An archive is never written anew; where a folder is there
already, the script refuses.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import stammtisch
from stammtisch.core.match import Match
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.coimbra import lively as coimbra
from tests.orleans import lively as orleans
from tests.village import lively as village

ARCHIVE = Path(__file__).resolve().parent.parent / "tests" / "archive"
CHOOSERS = {"orleans": orleans.choose, "coimbra": coimbra.choose, "village": village.choose}
MOST_GAMES = 300  # of one game
UNDO_SHARE = 0.04  # of the actions, where they can be undone


class Planned(NamedTuple):
    """A game to be played for the archive."""

    game: str
    number: int
    seats: int
    options: dict[str, Json]

    def key(self) -> bytes:
        """About half of the games draw by a key, as tables of people do; the others draw by a seed."""
        key = hashlib.sha256(f"{self.game} {self.number}".encode()).digest()
        return key if key[0] % 2 else b""


def planned_games(name: str) -> Iterator[Planned]:
    """Every combination of options, with every number of seats; where that is too much, these take turns."""
    game = stammtisch.game(name)
    names = [option.name for option in game.options]
    combinations = list(itertools.product(*(option.values for option in game.options)))
    pairs = list(itertools.product(combinations, game.seat_counts))
    if len(pairs) > MOST_GAMES:
        pairs = list(zip(combinations, itertools.cycle(game.seat_counts), strict=False))
    for number, (values, seats) in enumerate(pairs):
        yield Planned(name, number, seats, dict(zip(names, values, strict=True)))


def play(planned: Planned) -> State:
    """A whole game by the lively random player of that game, who now and then takes a step back."""
    chooser = random.Random(f"{planned.game} {planned.number}")
    game = stammtisch.game(planned.game)
    match = Match(game.new(planned.seats, planned.number, planned.options, key=planned.key()))
    while to_act := match.state.to_act():
        seat = chooser.choice(to_act)
        match.apply(seat, CHOOSERS[planned.game](match.state, seat, match.state.legal(seat), chooser))
        if chooser.random() < UNDO_SHARE and match.why_no_undo(seat) is None:
            match.undo(seat)
    return match.state


def line_of(state: State) -> dict[str, Json]:
    """A finished game as the archive keeps it: the record, and what it leads to."""
    scores: list[Json] = [score.as_json() for score in state.scores()]
    ranking: list[Json] = [list(seats) for seats in state.ranking()]
    return {"record": state.record(), "fingerprint": state.fingerprint(), "scores": scores, "ranking": ranking}


def write_archive(folder: Path) -> None:
    folder.mkdir(parents=True)  # raises FileExistsError: what an earlier release has archived is never written anew
    for name in stammtisch.games():
        lines = [json.dumps(line_of(play(planned)), separators=(",", ":")) for planned in planned_games(name)]
        path = folder / f"{name}.jsonl.xz"
        path.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))
        sys.stdout.write(f"{name}: {len(lines)} games, {path.stat().st_size:,} bytes\n")


def read_archive(path: Path) -> Iterator[dict[str, Json]]:
    """The games of one file of an archive."""
    for line in lzma.decompress(path.read_bytes()).decode().splitlines():
        yield json.loads(line)


def main() -> None:
    folder = ARCHIVE / stammtisch.__version__
    if folder.exists():
        sys.exit(f"There is an archive of {stammtisch.__version__} already; it stays as it is.")
    write_archive(folder)


if __name__ == "__main__":
    main()
