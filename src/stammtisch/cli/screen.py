"""Consoles for rich output: colours only where they are wanted, words that survive any encoding."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def prepare_streams() -> None:
    """Replace what a terminal's encoding cannot show instead of failing on it; do without a closed output."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - it stays open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def console_for_output(no_colour: bool = False) -> Console:
    """The console for results. Without a terminal it is 80 columns wide, or as wide as COLUMNS says."""
    from rich.console import Console

    return Console(no_color=no_colour or None, highlight=False, markup=False, emoji=False, soft_wrap=False)


def console_for_progress() -> Console:
    """The console for progress bars: on stderr, so that results can be piped."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
