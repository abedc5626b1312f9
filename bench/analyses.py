"""What analyses say of games between levels: python -m bench.analyses --game coimbra --lineup journeyman,apprentice

For each level the means over its seats: what was expected at the start, what its own decisions, those of the others
and luck brought, the result; then how far the sums are off, the error that is told with them, and how long it took.
At last how far it all can be believed: of positions called so likely so many were won, and by how much expected points
were off in each quarter of the game, beside the bands. `--picture FILE` draws the former.

With `--out FOLDER` every game leaves a line there, and what this commit has looked at already is not played again.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import stammtisch
from bench.reliability import Said, Tally, bins_of, error_of, parts_of, picture, tally_of, together
from stammtisch.analysis import Depth, Report, analyse
from stammtisch.bots.arena.lineups import Fixture, LineUp, bot_named, with_everything
from stammtisch.bots.arena.playing import played
from stammtisch.bots.arena.results import Book
from stammtisch.bots.many import Crew
from stammtisch.core.plain import Json, as_list

FIRST_SEED = 4_300_000  # before those for measuring strength, beyond those of training
FILE_NAME = "analyses.jsonl"
WITHIN = (5, 10)  # points
PARTS = ("start", "own", "others", "luck", "drift", "result", "error")


class Ledger(NamedTuple):
    """How the result of a seat came about, as `Report` has it, and how many costly decisions it names."""

    start: float
    own: float
    others: float
    luck: float
    drift: float
    result: float
    error: float
    mistakes: float

    def off(self) -> float:
        return abs(self.start + self.own + self.others + self.luck - self.result)


class Looked(NamedTuple):
    """A game that was played and analysed."""

    bots: list[str]
    ledgers: list[Ledger]
    tally: Tally
    first: float  # seconds until the first numbers were there
    seconds: float


def look_at(fixture: Fixture) -> dict[str, Json]:
    state, _ = played(fixture)
    times: list[float] = []
    begun = time.process_time()
    report = analyse(state.record(), progress=lambda *_: times.append(time.process_time() - begun), game=state.game)
    tally = tally_of(said_in(report))
    return {
        "key": key_of(fixture),
        "game": fixture.game,
        "edition": fixture.edition,
        "options": fixture.options,
        "bots": [str(bot) for bot in fixture.bots],
        "ledgers": [
            [*(round(getattr(seat.points, part), 3) for part in PARTS), len(seat.mistakes)] for seat in report.seats
        ],
        "bins": [rounded(row) for row in tally.bins],
        "parts": [rounded(row) for row in tally.parts],
        "first": round(times[0], 2),
        "seconds": round(times[-1], 2),
    }


def looked_at(line: dict[str, Json]) -> Looked:
    """What a game's line holds."""
    return Looked(
        [str(bot) for bot in as_list(line["bots"], "bots")],
        [Ledger(*row) for row in rows_of(line, "ledgers")],
        Tally(rows_of(line, "bins"), rows_of(line, "parts")),
        number(line["first"]),
        number(line["seconds"]),
    )


def rows_of(line: dict[str, Json], name: str) -> list[list[float]]:
    return [[number(value) for value in as_list(row, name)] for row in as_list(line[name], name)]


def number(value: Json) -> float:
    assert isinstance(value, int | float)
    return float(value)


def rounded(row: list[float]) -> list[Json]:
    return [round(value, 3) for value in row]


def key_of(fixture: Fixture) -> str:
    return f"{fixture.key()}|{Depth().simulations}"


def said_in(report: Report) -> list[Said]:
    """Everything that an analysis said before decisions."""
    *before, end = report.curve
    return [
        Said(point.at / end.at, point.points[seat], band, point.wins[seat], end.points[seat], end.wins[seat])
        for point in before
        for seat, band in enumerate(point.bands)
    ]


def looked_at_all(fixtures: list[Fixture], workers: int, out: Path | None) -> Iterator[Looked]:
    if out is None:
        with Crew(workers) as crew:
            yield from map(looked_at, crew.each(look_at, fixtures))
        return
    with closing(Book(out, name=FILE_NAME)) as book:
        missing = [fixture for fixture in fixtures if key_of(fixture) not in book.games]
        if missing:
            with Crew(workers) as crew:
                for line in crew.each(look_at, missing):
                    book.add(line)
        yield from (looked_at(book.games[key_of(fixture)]) for fixture in fixtures)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", required=True)
    reader.add_argument("--lineup", default="journeyman,journeyman")
    reader.add_argument("--games", type=int, default=8)
    reader.add_argument("--seed", type=int, default=FIRST_SEED)
    reader.add_argument("--all", action="store_true", help="Village with everything")
    reader.add_argument("--workers", type=int, default=0)
    reader.add_argument("--out", type=Path)
    reader.add_argument("--picture", type=Path)
    wants = reader.parse_args()
    game = stammtisch.game(wants.game)
    options = with_everything(game) if wants.all else {}
    lineup = LineUp(game.name, game.edition.name, options, tuple(bot_named(word) for word in wants.lineup.split(",")))
    games = list(looked_at_all(lineup.fixtures(wants.games, wants.seed), wants.workers, wants.out))
    title = game.titles["en"] + (", all" if wants.all else "")
    print(f"{title}, {wants.lineup}, {wants.games} games from {wants.seed}, {Depth().simulations} simulations")
    tell_ledgers(games)
    tell_reliability(title, together(looked.tally for looked in games), wants.picture)


def tell_ledgers(games: list[Looked]) -> None:
    ledgers: defaultdict[str, list[Ledger]] = defaultdict(list)
    for looked in games:
        for bot, ledger in zip(looked.bots, looked.ledgers, strict=True):
            ledgers[bot].append(ledger)
    for name, rows in ledgers.items():
        print(f"  {name}: " + ", ".join(f"{part} {told([getattr(row, part) for row in rows])}" for part in PARTS[:-1]))
        off = [row.off() for row in rows]
        within = ", ".join(f"{statistics.mean(each <= bar for each in off):.0%} within {bar}" for bar in WITHIN)
        print(f"    sums off by {statistics.mean(off):.1f} on average, at most {max(off):.1f}, {within}; "
              f"error {statistics.mean(row.error for row in rows):.1f}, at most {max(row.error for row in rows):.1f}; "
              f"{statistics.mean(row.mistakes for row in rows):.1f} costly decisions told")  # fmt: skip
    for what, seconds in (("first numbers", [each.first for each in games]), ("all", [each.seconds for each in games])):
        print(f"  {what}: {statistics.mean(seconds):.1f} s of one processor, at most {max(seconds):.1f}")


def tell_reliability(title: str, tally: Tally, file: Path | None) -> None:
    bins = bins_of(tally)
    print("  called: won: " + ", ".join(f"{100 * b.said:.0f}: {100 * b.won:.0f} of {b.positions}" for b in bins))
    print(f"  chances off by {100 * error_of(bins):.1f} % on average")
    for number, part in enumerate(parts_of(tally), 1):
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
