"""Drawings of games for the terminal, made from observations; a game without its own gets the plain one."""

from __future__ import annotations

from stammtisch.cli.boards.base import Board
from stammtisch.cli.speaker import Speaker
from stammtisch.core.game import Game


def board_for(game: Game, say: Speaker, roles: list[str]) -> Board:
    """The drawing of a game; `roles` says for each seat who sits there (words of the table)."""
    if game.name == "orleans":
        from stammtisch.cli.boards.orleans import OrleansBoard

        return OrleansBoard(game, say, roles)
    if game.name == "coimbra":
        from stammtisch.cli.boards.coimbra import CoimbraBoard

        return CoimbraBoard(game, say, roles)
    if game.name == "village":
        from stammtisch.cli.boards.village import VillageBoard

        return VillageBoard(game, say, roles)
    from stammtisch.cli.boards.plain import PlainBoard

    return PlainBoard(game, say, roles)
