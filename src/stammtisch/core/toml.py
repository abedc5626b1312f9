"""Positions as TOML, for people who write them: short values on a line, a table for each player.

TOML has no null. An empty text stands for it, and `Game.at` reads it so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from stammtisch.core.plain import Json

WIDTH = 100
BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(values: dict[str, Json]) -> str:
    """Plain values as TOML: what is short first, then a table for each group and each player."""
    head = {name: part for name, part in values.items() if not isinstance(part, dict) and not _is_rows(part)}
    blocks = ["\n".join(_line(name, part) for name, part in head.items())]
    for name, part in values.items():
        if isinstance(part, dict):
            blocks += _table(f"[{_key(name)}]", _key(name), part)
        elif isinstance(part, list) and _is_rows(part):
            for row in part:
                assert isinstance(row, dict)
                blocks += _table(f"[[{_key(name)}]]", _key(name), row)
    return "\n\n".join(block for block in blocks if block) + "\n"


def _table(head: str, path: str, values: dict[str, Json]) -> list[str]:
    """A table under its head; groups in it that are too long for a line are tables of their own behind it."""
    lines, further = [head], list[str]()
    for name, part in values.items():
        line = _line(name, part)
        if isinstance(part, dict) and len(line) > WIDTH:
            inner = f"{path}.{_key(name)}"
            further += _table(f"[{inner}]", inner, part)
        else:
            lines.append(line)
    return ["\n".join(lines), *further]


def _is_rows(part: Json) -> bool:
    """Whether a list is one of tables that hold more than a word or two: the players are."""
    if not isinstance(part, list) or not part:
        return False
    return all(isinstance(row, dict) and any(isinstance(each, (dict, list)) for each in row.values()) for row in part)


def _line(name: str, part: Json) -> str:
    return f"{_key(name)} = {_value(part, len(name) + 3)}"


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _value(part: Json, indent: int = 0) -> str:
    """A value on one line; a list that is too long for one goes over several."""
    if part is None:
        return '""'
    if isinstance(part, dict):
        inside = ", ".join(f"{_key(name)} = {_value(each)}" for name, each in part.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(part, list):
        items = [_value(each) for each in part]
        line = f"[{', '.join(items)}]"
        return line if len(line) + indent <= WIDTH else "[\n" + "".join(_filled(items)) + "]"
    return json.dumps(part, ensure_ascii=False)


def _filled(items: Iterable[str]) -> Iterable[str]:
    """Lines with as many items as fit on each."""
    line = ""
    for item in items:
        if line and len(line) + len(item) + 6 > WIDTH:
            yield f"    {line.rstrip()}\n"
            line = ""
        line += f"{item}, "
    yield f"    {line.rstrip()}\n"
