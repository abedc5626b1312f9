"""Positions that somebody wrote down: JSON or TOML, told apart by how the text begins."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final

from stammtisch.core.plain import Json
from stammtisch.library import read_toml
from stammtisch.server.problems import Problem

# Where a text is no TOML, Python says only in its sentence; where it ends too early, not even there.
PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")

# A name with many dots in it takes Python's reader of TOML the square of their number: tens of seconds for 64 KB.
MOST_DOTS: Final = 1000


def position_in(text: str) -> dict[str, Json]:
    """The position in a text; refused with the place where it cannot be read."""
    form = "JSON" if text.lstrip().startswith("{") else "TOML"
    if form == "TOML" and text.count(".") > MOST_DOTS:
        raise Problem("boundless-position")
    try:
        found: dict[str, Json] = json.loads(text) if form == "JSON" else read_toml(text)
    except json.JSONDecodeError as error:
        raise Problem("unreadable-position", form=form, line=error.lineno, column=error.colno) from None
    except tomllib.TOMLDecodeError as error:
        line, column = _place_in(text, str(error))
        raise Problem("unreadable-position", form=form, line=line, column=column) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets
        raise Problem("boundless-position") from None
    return found


def _place_in(text: str, reason: str) -> tuple[int, int]:
    """The line and column that a reason names, else those of the end."""
    place = PLACE.search(reason)
    if place is not None:
        return int(place[1]), int(place[2])
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
