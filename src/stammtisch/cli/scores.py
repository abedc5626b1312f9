"""The score sheet: every source of points for every seat, the ranking, and who wins and why."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import Board, View
from stammtisch.core.outcome import outcome_of
from stammtisch.core.state import State


def score_sheet(board: Board, state: State, view: View) -> list[RenderableType]:
    """The points as a table, one column per seat; after the end also who has won and why."""
    say = board.say
    scores = view["scores"]
    seats = range(len(scores))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    table.add_column("")
    for seat in seats:
        table.add_column(board.player_head(view, seat), justify="right")
    for part in scores[0]["parts"]:
        cells = [str(score["parts"][part]) for score in scores]
        table.add_row(board.name("score", part), *(Text(cell, "dim" if cell == "0" else "") for cell in cells))
    table.add_row(Text(say("score.total"), "bold"), *(Text(str(score["total"]), "bold") for score in scores))
    # Who plays alone beats nobody, but may have earned a rank.
    is_alone = len(scores) == 1
    if is_alone and view.get("rank"):
        table.add_row(say("score.rank"), board.name("rank", str(view["rank"])))
    elif not is_alone:
        ranks = ranks_of(view["ranking"])
        table.add_row(say("score.rank"), *(f"{ranks[seat]}." for seat in seats))
    title = say("score.title" if view["is_over"] else "score.title_now")
    found: list[RenderableType] = [Text(title, "bold"), table]
    if view["is_over"]:
        found.append(Text(outcome_in(state, say.language), "bold"))
    return found


def outcome_in(state: State, language: str) -> str:
    """Who won the finished game and why, or what who played alone reached."""
    text = outcome_of(state)["text"]
    assert isinstance(text, dict)
    return str(text[language])


def ranks_of(ranking: list[list[int]]) -> dict[int, int]:
    """The rank of every seat; those that share a rank leave the next ones free."""
    ranks: dict[int, int] = {}
    for group in ranking:
        rank = len(ranks) + 1
        for seat in group:
            ranks[seat] = rank
    return ranks


def joined(words: list[str], last: str) -> str:
    """ "a, b and c"."""
    return last.join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
