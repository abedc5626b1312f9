"""What the library for command lines complains about, as one sentence in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, get_args

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from stammtisch.cli.speaker import Speaker

if TYPE_CHECKING:
    from cyclopts import Token


def whole_number(kind: object, tokens: Sequence[Token]) -> int:
    """A number as people write it: digits and perhaps a sign, nothing that would be rounded."""
    return int(tokens[0].value, 10)


def sentence_for(error: CycloptsError, say: Speaker) -> str:
    """One sentence for a command line that cannot be understood."""
    if isinstance(error, UnknownCommandError):
        word = (error.unused_tokens or ["?"])[0]
        commands = [name for name in (error.app or ()) if not name.startswith("-")]
        return say("usage.unknown_command", word=word, commands=", ".join(commands))
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or error.token.value
        sentence = say("usage.unknown_option", word=word)
        names = [name for argument in error.argument_collection for name in argument.names]
        near = get_close_matches(word, names, n=1)
        return sentence + (say("usage.did_you_mean", near=near[0]) if near else "")
    if isinstance(error, CoercionError):
        name = _name_of(error)
        word = error.token.value if error.token else "?"
        choices = get_args(error.target_type)
        if all(isinstance(choice, str) for choice in choices) and choices:
            return say("usage.not_a_choice", name=name, word=word, choices=", ".join(choices))
        return say("usage.not_a_number", name=name, word=word)
    if isinstance(error, RepeatArgumentError):
        return say("usage.repeated", name=_name_of(error))
    if isinstance(error, MissingArgumentError):
        is_named = error.keyword is not None or bool(error.argument and error.argument.tokens)
        return say("usage.missing_value" if is_named else "usage.missing", name=error.keyword or _name_of(error))
    if isinstance(error, UnusedCliTokensError):
        return say("usage.too_much", words=" ".join(error.unused_tokens or []))
    return say("usage.unclear")


def _name_of(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "?"
