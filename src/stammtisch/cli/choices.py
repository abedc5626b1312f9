"""The list of legal answers: numbered, in words, and in groups when it is long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import Board, View
from stammtisch.core.actions import Action

SHORT_LIST: Final = 8  # up to here one line each, without groups
GAP: Final = 2  # between two columns


@dataclass(frozen=True)
class Choice:
    """One line of the list."""

    number: int
    action: Action
    words: str
    remark: str


@dataclass(frozen=True)
class ChoiceGroup:
    """Choices under one title; an empty title stands for those that belong to no group."""

    title: str
    choices: list[Choice]


def grouped(actions: list[Action], board: Board, view: View) -> list[ChoiceGroup]:
    """The choices in groups of what they have in common, each numbered by its place in the list."""
    language = board.say.language
    if len(actions) <= SHORT_LIST:
        plain = [
            Choice(number, action, action.label(language), board.remark(view, action))
            for number, action in enumerate(actions, start=1)
        ]
        return [ChoiceGroup("", plain)]
    together: dict[tuple[str, str], list[tuple[int, Action]]] = {}
    for number, action in enumerate(actions, start=1):
        together.setdefault(_family(action), []).append((number, action))
    groups: list[ChoiceGroup] = []
    alone: list[Choice] = []
    for members in together.values():
        labels = [action.label(language) for _, action in members]
        prefix = _common_words(labels) if len(members) > 1 else ""
        siblings = [action for _, action in members]
        choices = [
            Choice(
                number,
                action,
                (board.short(view, action, siblings) if prefix else "") or action.label(language)[len(prefix) :],
                board.remark(view, action),
            )
            for number, action in members
        ]
        if prefix:
            groups.append(ChoiceGroup(f"{prefix.rstrip()} …", choices))
        else:
            alone.extend(choices)
    if alone:
        groups.append(ChoiceGroup("", alone))
    return groups


def drawn(groups: list[ChoiceGroup], width: int, with_notation: bool = False) -> list[RenderableType]:
    """The list as it appears: several columns where the words are short enough, else one with room to wrap."""
    choices = [choice for group in groups for choice in group.choices]
    digits = len(str(len(choices)))
    words = max(cell_len(choice.words) for group in groups for choice in group.choices if _sets_width(group, groups))
    found: list[RenderableType] = []
    for group in groups:
        if group.title:
            found.append(Text(group.title, "bold"))
        cells = [_cells(choice, digits, with_notation) for choice in group.choices]
        longest = digits + words + max(cell_len(remark.plain) for _, _, remark in cells) + 3 * GAP
        columns = 1 if with_notation or not group.title else max(1, width // longest)
        table = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(columns):
            table.add_column(no_wrap=True)
            if longest > width and any(remark.plain for _, _, remark in cells):
                # Both widths are fixed: left to itself, the table would cut off what it cannot wrap.
                half = min(words, width // 2)
                table.add_column(width=half)
                table.add_column(width=width - digits - half - 3 * GAP)
            else:
                table.add_column(min_width=min(words, width // 2))
                table.add_column()
        rows = -(-len(cells) // columns)  # filled column by column, so that the numbers run downwards
        for row in range(rows):
            table.add_row(*(part for cell in cells[row::rows] for part in cell))
        found.append(table)
    return found


def _sets_width(group: ChoiceGroup, groups: list[ChoiceGroup]) -> bool:
    """Whether this group's words are aligned with those of the others."""
    return bool(group.title) or len(groups) == 1


def _cells(choice: Choice, digits: int, with_notation: bool) -> tuple[Text, Text, Text]:
    """Number, words, and what they would mean."""
    remark = Text(choice.remark, "green" if choice.remark.startswith("✓") else "dim")
    if with_notation:
        remark = Text(choice.action.notation, "dim")
    return Text(f"{choice.number:>{digits}}", "bold cyan"), Text(choice.words), remark


def _family(action: Action) -> tuple[str, str]:
    """What groups an action with others: its kind, and the first of several fields."""
    values = list(action.fields.values())
    return action.kind, str(values[0]) if len(values) > 1 else ""


def _common_words(labels: list[str]) -> str:
    """What all labels begin with, cut after a whole word."""
    first, last = min(labels), max(labels)  # in order of the alphabet, so all others lie between
    same = 0
    while same < len(first) and same < len(last) and first[same] == last[same]:
        same += 1
    return first[: first.rfind(" ", 0, same) + 1]
