"""Refusals that teach: for every action that is not legal now, which rule forbids it and what is missing.

A question says itself what is in the way of its answers; here stands the order of looking, that of a patient neighbour
at the table, and the words that all reasons share. The sentences stand in `texts.toml`.
"""

from __future__ import annotations

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Family
from stammtisch.core.plain import Json
from stammtisch.core.question import Question
from stammtisch.core.state import State
from stammtisch.core.texts import Argument, Name, joined


def say(
    state: State,
    code: str,
    arguments: dict[str, Argument] | None = None,
    missing: list[dict[str, Json]] | None = None,
    rule: str = "",
) -> Refusal:
    """The refusal with its sentences; `rule` where another section than the text's own is at stake."""
    template = state.game.texts.refusals[code]
    return Refusal(code, rule or template.rule, template.in_all_languages(arguments or {}), missing or [])


def lacks(what: str, number: int) -> list[dict[str, Json]]:
    """So many of a thing are missing."""
    return [{"what": what, "number": number}]


def lacks_at(what: str, where: str) -> list[dict[str, Json]]:
    """A thing is missing at a place."""
    return [{"what": what, "where": where}]


def explain(state: State, seat: int, action: int) -> Refusal:
    """Why this seat may not take this action now.

    Does it belong to this game at all, is it your move, and if so, what exactly is in the way; else it is not the
    moment for such a thing.
    """
    game = state.game
    question = state.stack[-1]
    assert isinstance(question, Question)
    family = game.family_of(action)
    refusal = game.why_never(state, seat, action, family)
    if refusal is None and question.asks(seat):
        refusal = question.reason(state, seat, action)
    if refusal is None:
        refusal = game.why_not_yet(state, seat, family)
    if refusal is not None:
        return refusal
    return wrong_moment(state, family) if question.asks(seat) else not_asked(state, seat, action, question)


def not_asked(state: State, seat: int, action: int, question: Question) -> Refusal:
    """It is not this seat's move."""
    refusal = question.reason_for_others(state, seat, action)
    if refusal is not None:
        return refusal
    code = "already-answered" if question.is_shared() else state.game.not_your_turn
    names = [state.game.texts.players[other] for other in question.seats()]
    return say(state, code, {"players": joined(names), "player": names[0]})


def wrong_moment(state: State, family: Family) -> Refusal:
    """The moment for such an action is another one; the refusal may name the question that waits."""
    return say(state, family.otherwise, {"question": prompt_of(state)})


def prompt_of(state: State) -> Name:
    """The question that waits, in words."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    return Name(state.game.texts.prompts[question.prompt()].in_all_languages(question.details(state)))
