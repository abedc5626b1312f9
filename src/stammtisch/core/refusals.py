"""Refusals from the sentences of a game."""

from __future__ import annotations

from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.core.texts import Argument


def say(
    state: State,
    code: str,
    arguments: dict[str, Argument],
    missing: list[dict[str, Json]] | None = None,
    rule: str = "",
) -> Refusal:
    """The refusal with its sentences; `rule` where another section than the text's own is at stake."""
    template = state.game.texts.refusals[code]
    return Refusal(code, rule or template.rule, template.in_all_languages(arguments), missing or [])
