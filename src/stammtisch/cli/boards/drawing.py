"""What the drawings of all games are made of: headings, lists, labels, columns."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text


def heading(words: str | Text) -> Rule:
    """The title of a section, with a line to the edge."""
    title = words if isinstance(words, Text) else Text(words, "bold")
    return Rule(title, align="left", style="dim")


def listed(rows: list[tuple[Text, Text]]) -> Table:
    """Lines with a mark in front; what does not fit goes on below the words, not below the mark."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for mark, words in rows:
        table.add_row(mark, words)
    return table


def labelled(label: str, words: str | Text, style: str = "not bold") -> Text:
    """What a line is about, and what it says."""
    line = Text(f"{label}: ", "bold")
    return line.append(words) if isinstance(words, Text) else line.append(words, style)


def side_by_side(left: RenderableType, right: RenderableType, share: int = 1, other: int = 1) -> Table:
    """Two parts in columns that share the width as asked."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=share)
    grid.add_column(ratio=other)
    grid.add_row(left, right)
    return grid


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
