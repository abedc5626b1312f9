"""From what a person wrote on the command line to a game: edition, options, players, humans, seed."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import stammtisch
from stammtisch.bots import levels
from stammtisch.cli.computers import DEFAULT_LEVEL
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import wrong_usage
from stammtisch.core.editions import Edition
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.editions import read_edition

USUAL_PLAYERS: Final = 2
LARGEST_SEED: Final = 2**63 - 1


def game_named(name: str, edition: str | None, say: Speaker) -> Game:
    """The game of this name, in the edition of this name or folder."""
    game = stammtisch.game(name)
    if edition is None:
        return game
    return game.with_edition(edition_named(game, edition, say))


def edition_named(game: Game, word: str, say: Speaker) -> str | Edition:
    """A packaged edition by name, else the one in a folder."""
    if word in game.editions():
        return word
    if Path(word).is_dir():
        return read_edition(Path(word))
    editions = ", ".join(game.editions())
    raise wrong_usage(say("usage.no_edition", word=word, game=game.titles[say.language], editions=editions))


def edition_of_record(record: dict[str, Json], word: str | None, say: Speaker) -> Edition | None:
    """The edition that was named for the game of a record; None where none was, or the game is not here."""
    name = record.get("game")
    if word is None or not isinstance(name, str) or name not in stammtisch.games():
        return None
    game = stammtisch.game(name)
    return game.with_edition(edition_named(game, word, say)).edition


def players_asked(game: Game, players: int | None) -> int:
    """The number of players; the game itself refuses a wrong one."""
    if players is not None:
        return players
    return USUAL_PLAYERS if USUAL_PLAYERS in game.seat_counts else game.seat_counts[0]


def seed_asked(seed: int | None, say: Speaker, most: int = LARGEST_SEED) -> int:
    if seed is None:
        return secrets.randbelow(2**31)
    if seed < 0:
        raise wrong_usage(say("usage.at_least", name="--seed", least=0, value=seed))
    if seed > most:
        raise wrong_usage(say("usage.at_most", name="--seed", most=most, value=seed))
    return seed


def options_asked(game: Game, words: list[str], say: Speaker) -> dict[str, Json]:
    """The options as the game wants them; the game itself refuses unknown names and values."""
    found: dict[str, Json] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            options = ", ".join(option.name for option in game.options)
            raise wrong_usage(say("usage.bad_option", word=word, options=options))
        found[name] = text
        for option in game.options:
            for value in option.values:
                if option.name == name and str(value).lower() == text.lower():
                    found[name] = value
    return found


def humans_asked(word: str, seats: int, say: Speaker) -> list[int]:
    """The seats of people: all, none, or numbers with commas."""
    if word == "all":
        return list(range(seats))
    if word == "none":
        return []
    numbers = word.split(",")
    if all(number.isdecimal() and len(number) < 3 and int(number) < seats for number in numbers):
        return sorted({int(number) for number in numbers})
    raise wrong_usage(say("usage.bad_humans", word=word, last=seats - 1))


def level_asked(level: str | None, say: Speaker) -> str:
    """How the computers play."""
    if level is None:
        return DEFAULT_LEVEL
    if level not in levels():
        raise wrong_usage(say("usage.not_a_choice", name="--level", word=level, choices=", ".join(levels())))
    return level
