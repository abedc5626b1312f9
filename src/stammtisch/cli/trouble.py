"""What can go wrong on the command line: one sentence for the person, one exit code for programs."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130


class Trouble(Exception):
    """Ends a command with one line on stderr; the sentence is already in the person's language."""

    def __init__(self, sentence: str, exit_code: int = FAILED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.exit_code = exit_code


def wrong_usage(sentence: str) -> Trouble:
    return Trouble(sentence, WRONG_USAGE)
