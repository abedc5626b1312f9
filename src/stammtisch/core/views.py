"""What the observations of all games share: heading, prompt, scores, ranking, log, and the names of things."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.question import Question
from stammtisch.core.state import Score, State
from stammtisch.core.texts import LANGUAGES, Argument, Name, Template, Texts


def observe_heading(state: State, seat: int | None) -> dict[str, Json]:
    """Which game this is, whose view of it, and whose turn: who is asked in it, the prompt says."""
    return {
        "game": state.game.name,
        "edition": state.origin.edition,
        "seats": int(state.seats),
        "seat": seat,
        "is_over": state.is_over(),
        "turn": state.turn(),
    }


def observe_course(state: State, seat: int | None, log_from: int, points: list[Score]) -> dict[str, Json]:
    """The question that waits, the scores as they stand, and what has happened."""
    scores: list[Json] = [score.as_json() for score in points]
    ranking: list[Json] = []
    for group in state.game.ranking(state, points):
        seats: list[Json] = []
        seats.extend(group)
        ranking.append(seats)
    return {
        "prompt": observe_prompt(state, seat),
        "scores": scores,
        "ranking": ranking,
        "log": state.log_lines(seat, log_from),
    }


def observe_prompt(state: State, seat: int | None) -> dict[str, Json]:
    """The question that waits: whom it asks, in words, what it is about, and this seat's legal answers.

    `idle` is the answer by which this seat goes on, where it is asked only for what it may do at any time. `fields` are
    what describes the question, by name; `numbers` the same as a row of plain numbers.
    """
    key = "over"
    numbers: list[Json] = []
    fields: dict[str, Json] = {}
    question = state.stack[-1] if state.stack else None
    if isinstance(question, Question):
        key = question.prompt_for(seat)
        # The numbers of a shared question tell who has answered what; that is not for everybody.
        if not question.is_shared():
            numbers.extend(question.numbers())
            fields = state.game.fields_of(question, state.origin.seats)
    template = state.game.texts.prompts[key]
    sentences: dict[str, Json] = {}
    sentences.update(template.in_all_languages(question.details(state) if isinstance(question, Question) else {}))
    seats: list[Json] = []
    seats.extend(state.to_act())
    legal: list[Json] = []
    idle: int | None = None
    if seat is not None:
        legal.extend(state.choices(seat))
        idle = state.idle(seat)
    return {
        "question": key,
        "text": sentences,
        "rule": template.rule,
        "seats": seats,
        "legal": legal,
        "idle": idle,
        "fields": fields,
        "numbers": numbers,
    }


def counted(numbers: vec[i64], ids: list[str]) -> dict[str, Json]:
    """How many there are of each thing."""
    found: dict[str, Json] = {}
    for position, number in enumerate(list(numbers)):
        found[ids[position]] = int(number)
    return found


def masked(mask: i64, ids: list[str]) -> list[Json]:
    """The things whose bits are set."""
    found: list[Json] = []
    for position in range(len(ids)):
        if (mask >> i64(position)) & 1:
            found.append(ids[position])
    return found


def names_of(things: list[tuple[str, list[str], list[Name]]], texts: Texts) -> dict[str, dict[str, str]]:
    """The names of things, players, scores and phases, as `kind.id` -> language -> name."""
    found: dict[str, dict[str, str]] = {}
    for kind, ids, given in [*things, ("player", texts.player_ids, texts.players)]:
        for label, name in zip(ids, given, strict=True):
            found[f"{kind}.{label}"] = {language: name.form(language, "") for language in LANGUAGES}
    for kind, templates in (("score", texts.scores), ("phase", texts.phases)):
        for key, template in templates.items():
            found[f"{kind}.{key}"] = dict(template.sentences)
    return found


def explained(template: Template, arguments: dict[str, Argument] | None = None, rule: str = "") -> dict[str, Json]:
    """An explanation for a drawing: the sentence in every language, and its rule."""
    sentences: dict[str, Json] = {}
    sentences.update(template.in_all_languages(arguments or {}))
    return {"explanation": sentences, "rule": rule or template.rule}
