"""Tables of results: rows for a terminal, and Markdown for the README."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import stammtisch
from stammtisch.bots.arena.lineups import Bot, LineUp, Sample, bot_named, with_everything
from stammtisch.bots.arena.statistics import Figure, Outcome, Summary, summarise
from stammtisch.bots.levels import INTUITION
from stammtisch.core.judgement import HANDMADE
from stammtisch.core.plain import Json, as_dict, as_list, as_text

BEGIN = "<!-- arena: begin -->"
END = "<!-- arena: end -->"
# The weakest first.
ORDER = ("random", "apprentice", INTUITION, "journeyman", "master")


class NoMarks(ValueError):
    """A file that has no place for the table."""


class Row(NamedTuple):
    """One line-up and how its first bot did."""

    lineup: LineUp
    summary: Summary
    commits: tuple[str, ...]  # of the programs that played it


def outcome_of(game: dict[str, Json], hero: int) -> Outcome:
    """What the figures need, from a line of the file."""
    return Outcome(
        hero=hero,
        bots=tuple(str(bot) for bot in as_list(game["bots"], "bots")),
        points=numbers(game["points"]),
        ranks=numbers(game["ranks"]),
        decisions=tuple(int(count) for count in numbers(game["decisions"])),
        seconds=numbers(game["seconds"]),
        slowest=tuple(numbers(pair)[0] for pair in as_list(game["slowest"], "slowest")),
    )


def numbers(value: Json) -> tuple[float, ...]:
    return tuple(float(str(number)) for number in as_list(value, "numbers"))


def rows_of(samples: Iterable[Sample], games: dict[str, dict[str, Json]]) -> tuple[list[Row], list[Outcome]]:
    """A row for every sample of which games are there; and all their outcomes, for the rating."""
    rows: list[Row] = []
    every: list[Outcome] = []
    for sample in samples:
        lineup = sample.lineup
        found = [
            (fixture.bots.index(lineup.bots[0]), games[fixture.key()])
            for fixture in sample.fixtures()
            if fixture.key() in games
        ]
        if found:
            outcomes = [outcome_of(game, hero) for hero, game in found]
            rows.append(Row(lineup, summarise(outcomes), commits_of(game for _, game in found)))
            every += outcomes
    return rows, every


def all_rows(games: dict[str, dict[str, Json]]) -> tuple[list[Row], list[Outcome]]:
    """The same for every game that is there, by whatever seed it was played."""
    rows: list[Row] = []
    every: list[Outcome] = []
    for lineup in lineups_in(games):
        bots = sorted(str(bot) for bot in lineup.bots)
        theirs = [
            game
            for game in games.values()
            if game["game"] == lineup.game
            and as_dict(game["edition"], "the edition")["name"] == lineup.edition
            and game["options"] == lineup.options
            and sorted(str(bot) for bot in as_list(game["bots"], "bots")) == bots
        ]
        outcomes = [outcome_of(game, as_list(game["bots"], "bots").index(str(lineup.bots[0]))) for game in theirs]
        rows.append(Row(lineup, summarise(outcomes), commits_of(theirs)))
        every += outcomes
    return rows, every


def commits_of(games: Iterable[dict[str, Json]]) -> tuple[str, ...]:
    return tuple(sorted({str(game.get("commit") or "") for game in games} - {""}))


def lineups_in(games: dict[str, dict[str, Json]]) -> list[LineUp]:
    """The line-ups of which there are games: the strongest bot against the others, small tables first."""
    found: dict[str, LineUp] = {}
    for game in games.values():
        bots = [bot_named(str(word)) for word in as_list(game["bots"], "bots")]
        bots.sort(key=strength, reverse=True)
        edition = as_text(as_dict(game["edition"], "the edition")["name"], "its name")
        lineup = LineUp(str(game["game"]), edition, as_dict(game["options"], "options"), tuple(bots))
        found.setdefault(lineup.fixtures(1, 0)[0].key(), lineup)
    return sorted(found.values(), key=lambda lineup: (lineup.game, len(lineup.bots), strength(lineup.bots[0])))


def strength(bot: Bot) -> tuple[int, float, int, bool]:
    """What orders bots: level, then budget, then who judges; the net alone stands between those that search and not."""
    return ORDER.index(bot.level), bot.seconds, bot.simulations, bot.judge != HANDMADE


def percent(figure: Figure) -> str:
    return f"{figure.value:.1%} ({figure.low:.1%} – {figure.high:.1%})".replace("%", " %")


def plain(figure: Figure, digits: int = 1) -> str:
    half = (figure.high - figure.low) / 2
    return f"{figure.value:.{digits}f} ± {half:.{digits}f}"


def others_of(bots: Sequence[Bot]) -> str:
    """The others at the table, the same ones counted."""
    names = [str(bot) for bot in bots[1:]]
    found = [f"{names.count(name)} × {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
    return ", ".join(found) or "–"


def cells(row: Row) -> list[str]:
    """A row as text: who, against whom, games, won, rank, points, theirs, seconds for a decision."""
    summary = row.summary
    return [
        str(row.lineup.bots[0]),
        others_of(row.lineup.bots),
        str(summary.games),
        percent(summary.wins) if len(row.lineup.bots) > 1 else "–",
        plain(summary.rank, 2),
        plain(summary.points),
        plain(summary.points_of_others) if len(row.lineup.bots) > 1 else "–",
        f"{summary.seconds:.2g} s (99 %: {summary.slowest:.2g} s)",
    ]


def markdown(rows: Iterable[Row], titles: dict[str, str], mark: dict[str, Json]) -> str:
    """The table for a README."""
    head = [
        "game",
        "seats",
        "bot",
        "against",
        "games",
        "won (95 %)",
        "mean rank",
        "points",
        "their points",
        "per decision",
        "commit",
    ]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        commits = ", ".join(commit[:8] for commit in row.commits) or "–"
        first = [titles[row.lineup.game] + extras(row.lineup), str(len(row.lineup.bots))]
        lines.append("| " + " | ".join([*first, *cells(row), commits]) + " |")
    lines += ["", f"Played by version {mark['version']}, {mark['form']}."]
    return "\n".join(lines) + "\n"


def extras(lineup: LineUp) -> str:
    """What a game is played with, in words where there are short ones."""
    if not lineup.options:
        return ""
    if lineup.options == with_everything(stammtisch.game(lineup.game)):
        return " with everything"
    return " " + ", ".join(f"{name}={value}" for name, value in lineup.options.items())


def put_between_marks(text: str, table: str) -> str:
    """A page with the table in its place."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NoMarks
    return f"{before}{BEGIN}\n\n{table}\n{END}{after}"
