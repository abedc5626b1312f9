"""What analyses say of games between levels: python -m bench.analyses --game coimbra --lineup journeyman,apprentice

For each level the means over its seats: what was expected at the start, what its own decisions, those of the others
and luck brought, the result; then how far the sums are off, the error that is told with them, and how long it took.
At last how far it all can be believed: of positions called so likely so many were won, and by how much expected points
were off in each quarter of the game, beside the bands. `--picture FILE` draws the former.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import stammtisch
from bench.reliability import Said, bins_of, error_of, parts_of, picture
from stammtisch.analysis import Depth, Report, analyse
from stammtisch.bots.arena.lineups import Fixture, LineUp, bot_named, with_everything
from stammtisch.bots.arena.playing import played
from stammtisch.bots.many import Crew

FIRST_SEED = 4_300_000  # before those for measuring strength, beyond those of training
PARTS = ("start", "own", "others", "luck", "drift", "result")


class Looked(NamedTuple):
    """A game that was played and analysed."""

    bots: list[str]
    report: Report
    first: float  # seconds until the first numbers were there
    seconds: float


def look_at(fixture: Fixture) -> Looked:
    state, _ = played(fixture)
    times: list[float] = []
    begun = time.process_time()
    report = analyse(state.record(), progress=lambda *_: times.append(time.process_time() - begun), game=state.game)
    return Looked([str(bot) for bot in fixture.bots], report, times[0], times[-1])


def said_in(looked: Looked) -> list[Said]:
    """Everything that an analysis said before decisions."""
    *before, end = looked.report.curve
    return [
        Said(point.at / end.at, point.points[seat], band, point.wins[seat], end.points[seat], end.wins[seat])
        for point in before
        for seat, band in enumerate(point.bands)
    ]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", required=True)
    reader.add_argument("--lineup", default="journeyman,journeyman")
    reader.add_argument("--games", type=int, default=8)
    reader.add_argument("--seed", type=int, default=FIRST_SEED)
    reader.add_argument("--all", action="store_true", help="Village with everything")
    reader.add_argument("--workers", type=int, default=0)
    reader.add_argument("--picture", type=Path)
    wants = reader.parse_args()
    game = stammtisch.game(wants.game)
    options = with_everything(game) if wants.all else {}
    lineup = LineUp(game.name, game.edition.name, options, tuple(bot_named(word) for word in wants.lineup.split(",")))
    with Crew(wants.workers) as crew:
        games = list(crew.each(look_at, lineup.fixtures(wants.games, wants.seed)))
    title = game.titles["en"] + (", all" if wants.all else "")
    print(f"{title}, {wants.lineup}, {wants.games} games from {wants.seed}, {Depth().simulations} simulations")
    tell_ledgers(games)
    tell_reliability(title, [each for looked in games for each in said_in(looked)], wants.picture)


def tell_ledgers(games: list[Looked]) -> None:
    ledgers, mistakes = defaultdict(list), defaultdict(list)
    for looked in games:
        for bot, seat in zip(looked.bots, looked.report.seats, strict=True):
            ledgers[bot].append(seat.points)
            mistakes[bot].append(len(seat.mistakes))
    for name, rows in ledgers.items():
        print(f"  {name}: " + ", ".join(f"{part} {told([getattr(row, part) for row in rows])}" for part in PARTS))
        off = [abs(row.explained() - row.result) for row in rows]
        print(f"    sums off by at most {max(off):.2f}; error {statistics.mean(row.error for row in rows):.1f}, "
              f"at most {max(row.error for row in rows):.1f}; "
              f"{statistics.mean(mistakes[name]):.1f} costly decisions told")  # fmt: skip
    for what, seconds in (("first numbers", [each.first for each in games]), ("all", [each.seconds for each in games])):
        print(f"  {what}: {statistics.mean(seconds):.1f} s of one processor, at most {max(seconds):.1f}")


def tell_reliability(title: str, said: list[Said], file: Path | None) -> None:
    bins = bins_of(said)
    print("  called: won: " + ", ".join(f"{100 * b.said:.0f}: {100 * b.won:.0f} of {b.positions}" for b in bins))
    print(f"  chances off by {100 * error_of(bins):.1f} % on average")
    for number, part in enumerate(parts_of(said), 1):
        print(f"  quarter {number}: expected {part.expected:.1f}, result {part.result:.1f}; off by {part.off:.1f}, "
              f"band {part.band:.1f}, {100 * part.within:.0f} % within")  # fmt: skip
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(picture(title, bins))


def told(values: list[float]) -> str:
    """Mean and standard deviation."""
    return f"{statistics.mean(values):+.1f} (± {statistics.pstdev(values):.1f})"


if __name__ == "__main__":
    main()
