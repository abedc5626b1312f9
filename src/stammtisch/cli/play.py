"""The command `stammtisch play`: sets a table up, or goes on with a saved game."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import stammtisch
from stammtisch.cli.asked import game_named, humans_asked, level_asked, options_asked, players_asked, seed_asked
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.files import refuse_existing
from stammtisch.cli.saves import default_file, game_of, match_of, read_saves
from stammtisch.cli.screen import console_for_output
from stammtisch.cli.speaker import LANGUAGES, Speaker
from stammtisch.cli.table import GameTable
from stammtisch.cli.trouble import wrong_usage
from stammtisch.core.history import Origin
from stammtisch.core.match import Match

RECENT = 6  # lines of the log that a resumed game begins with


def play(
    game: str | None,
    players: int | None,
    seed: int | None,
    human: str | None,
    level: str | None,
    options: list[str],
    edition: str | None,
    save: Path | None,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Play a new game; the exit code."""
    if game is None:
        raise wrong_usage(say("usage.name_a_game", games=", ".join(stammtisch.games())))
    chosen = game_named(game, edition, say)
    seats = players_asked(chosen, players)
    first = chosen.new(seats, seed_asked(seed, say), options_asked(chosen, options, say))
    humans = humans_asked("0" if human is None else human, seats, say)
    if save is not None:
        refuse_existing(save, say)
    table = GameTable(
        Match(first), humans, level_asked(level, say), save or default_file(game), say, console_for_output(no_colour)
    )
    table.save()  # a file that cannot be written is found out before the first move
    welcome(table)
    if humans and (words := table.board.introduction()):
        table.console.print(Text(words, "italic"))
    return table.play()


def resume(
    game: str | None,
    path: Path,
    human: str | None,
    level: str | None,
    save: Path | None,
    verify: bool,
    is_language_asked: bool,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Go on with a saved game; the exit code."""
    found = read_saves(path, say)[0]
    if found.language in LANGUAGES and not is_language_asked:
        say = Speaker(found.language)
    chosen = game_of(found, None, say)
    if game is not None and game != chosen.name:
        stammtisch.game(game)  # an unknown name is told first
        raise wrong_usage(say("usage.other_game", file=path, game=chosen.name))
    match = match_of(found, chosen, verify, say)
    seats = match.state.origin.seats
    humans = [0] if found.humans is None else [seat for seat in found.humans if seat < seats]
    if human is not None:
        humans = humans_asked(human, seats, say)
    if save is not None and save != path:
        refuse_existing(save, say)
    if found.snapshot is None:
        path = default_file(chosen.name)  # a bare record stays as it is
    table = GameTable(
        match, humans, level_asked(level or found.level, say), save or path, say, console_for_output(no_colour)
    )
    table.save()
    welcome_back(table)
    return table.play()


def chance_of(origin: Origin, say: Speaker) -> str:
    """Where a game and its chance begin, in a few words."""
    if origin.position is not None:
        return say("begins.position")
    return say("begins.seed", seed=origin.seed) if origin.stream is None else say("begins.key")


def welcome(table: GameTable) -> None:
    origin = table.state.origin
    say = table.say
    title = table.state.game.titles[say.language]
    chance = chance_of(origin, say)
    words = say("welcome", game=title, players=origin.seats, chance=chance, edition=origin.edition, file=table.path)
    table.console.print(Text(words), soft_wrap=True)
    if len(table.humans) < origin.seats:
        table.console.print(Text(say(f"welcome.{table.level}"), "dim"))
        if table.humans and table.level != "random" and table.computers.build_engine():
            table.console.print(Text(say("engine.building"), "dim"))


def welcome_back(table: GameTable) -> None:
    welcome(table)
    lines = view_of(table.state, table.viewer())["log"]
    if lines:
        table.console.print(Text(table.say("welcome.back"), "bold"))
    table.shown = max(0, len(lines) - RECENT)
