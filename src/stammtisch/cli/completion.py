"""Completion with the Tab key, where the system's line editor is at hand."""

from __future__ import annotations

from stammtisch.cli.screen import is_interactive


class Completion:
    """Offers the commands and the notations that are legal now."""

    def __init__(self, commands: list[str]) -> None:
        self._commands = commands
        self._words: list[str] = list(commands)
        if not is_interactive():
            return
        try:
            import readline
        except ImportError:  # a system without it
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims("")  # a notation is completed as a whole
        readline.parse_and_bind("tab: complete")

    def offer(self, notations: list[str]) -> None:
        self._words = [*notations, *self._commands]

    def _complete(self, text: str, number: int) -> str | None:
        found = [word for word in self._words if word.startswith(text.lower())]
        return found[number] if number < len(found) else None
