"""Prompts, log and labels: every sentence is complete, in both languages, and cites a rule that exists."""

import re

import pytest

from stammtisch.core.plain import Json
from stammtisch.core.rooms import messages_in
from stammtisch.core.texts import LANGUAGES
from stammtisch.games.orleans.game import ROOMS
from stammtisch.games.orleans.state import OrleansState
from stammtisch.games.orleans.texts import TEXTS
from tests.forms import IS_COMPILED
from tests.orleans.lively_games import lively_game
from tests.orleans.sentences import SECTIONS, must_be_sentences, sections
from tests.orleans.table import BOX, GAME

TEXT_GAMES = 20 if IS_COMPILED else 4


def test_everything_that_lively_games_say_is_a_sentence_in_every_language() -> None:
    asked: set[str] = set()
    told: set[str] = set()
    offered: set[int] = set()
    for number in range(TEXT_GAMES):
        for state, _ in lively_game(number):
            for seat in state.to_act():
                offered.update(state.legal(seat))
            asked.add(prompt_of(state))
            if state.is_over():
                told |= log_of(state)

    assert {message.key for message in messages_in(ROOMS)} == set(TEXTS.log)
    kinds = {GAME.actions[action].kind for action in offered}
    assert asked <= set(TEXTS.prompts)
    assert told <= set(TEXTS.log)
    assert kinds <= set(TEXTS.labels)
    if IS_COMPILED:  # a few games do not see everything
        assert asked == set(TEXTS.prompts)
        assert told == set(TEXTS.log)
        assert kinds == set(TEXTS.labels)


def prompt_of(state: OrleansState) -> str:
    """The key of the question that the first seat to act sees, or a spectator, after a look at its text."""
    prompt = state.observe(state.to_act()[0] if state.stack else None, log_from=10**9)["prompt"]
    assert isinstance(prompt, dict)
    assert prompt["rule"] in SECTIONS
    must_be_sentences(texts_of(prompt["text"]))
    return str(prompt["question"])


def log_of(state: OrleansState) -> set[str]:
    """The kinds of log lines of a game, after a look at every line."""
    lines = state.observe(None)["log"]
    assert isinstance(lines, list)
    kinds: set[str] = set()
    for line in lines:
        assert isinstance(line, dict)
        must_be_sentences(texts_of(line["text"]))
        kinds.add(str(line["what"]))
    return kinds


def texts_of(data: Json) -> dict[str, str]:
    assert isinstance(data, dict)
    return {language: str(sentence) for language, sentence in data.items()}


# Twin spaces read alike.
NAMES_TWINS = ("move-back", "place", "place-from-tower", "install", "lose-technology")


@pytest.mark.parametrize("kind", sorted(TEXTS.labels))
def test_every_label_is_filled_in_and_one_of_a_kind(kind: str) -> None:
    actions = [action for action in GAME.actions if action.kind == kind]

    for language in LANGUAGES:
        labels = [action.label(language) for action in actions]
        for label in labels:
            assert label[0].isupper() or label[0].isdigit(), label
            assert not re.search(r"[{}|]|  |None", label), label
        if kind not in NAMES_TWINS:
            assert len(set(labels)) == len(labels)
    assert actions[0].label("en") != actions[0].label("de")


def test_every_section_that_a_text_cites_exists_in_both_digests() -> None:
    assert sections("orleans.md") == sections("orleans.de.md")
    for templates in (TEXTS.prompts, TEXTS.refusals, TEXTS.scores):
        for template in templates.values():
            assert template.rule in SECTIONS, template.key
    for rule in [*BOX.place_rules, *BOX.event_rules, *(option.rule for option in GAME.options)]:
        assert rule in SECTIONS
