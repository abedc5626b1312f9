"""Refusals: every one is reached, a complete sentence in both languages, and cites a rule that exists.

One case per refusal of `texts.toml`; then a sweep over whole games, where every action of the catalogue is
either legal or refused with a reason.
"""

import pytest

from stammtisch.core.errors import Refusal
from stammtisch.games.orleans.state import OrleansState
from stammtisch.games.orleans.texts import TEXTS
from tests.forms import IS_COMPILED
from tests.orleans import refused_before_actions, refused_in_actions  # noqa: F401 - they register their cases
from tests.orleans.lively_games import lively_game
from tests.orleans.refused import CASES, turn, with_tower
from tests.orleans.sentences import SECTIONS, must_be_sentences
from tests.orleans.table import GAME, Table


@pytest.mark.parametrize("code", sorted(CASES))
def test_a_refusal_has_its_code_its_section_and_complete_sentences(code: str) -> None:
    case = CASES[code]
    table, seat, notation = case.lay_out()

    refusal = table.refused(seat, notation)

    assert refusal.code == code
    assert refusal.rule in case.rules
    assert refusal.rule in SECTIONS
    must_be_sentences(refusal.sentences)


@pytest.mark.parametrize("code", sorted(code for code in CASES if CASES[code].missing))
def test_a_refusal_for_want_of_something_says_what_is_missing(code: str) -> None:
    table, seat, notation = CASES[code].lay_out()

    assert table.refused(seat, notation).missing == CASES[code].missing


@pytest.mark.parametrize("code", sorted(code for code in CASES if not CASES[code].missing))
def test_a_refusal_for_another_reason_claims_nothing_is_missing(code: str) -> None:
    table, seat, notation = CASES[code].lay_out()

    assert table.refused(seat, notation).missing == []


def test_every_text_of_a_refusal_can_be_reached() -> None:
    assert set(CASES) == set(TEXTS.refusals)


# Refusals that must not mislead


def test_who_plans_later_in_order_is_not_told_to_have_finished() -> None:
    table = Table(3, planning="in_order")
    table.start_planning()

    refusal = table.refused(1, "place own-farmer ship.1")

    assert refusal.code != "already-answered", "seat 1 has yet to plan"


def test_technology_before_the_actions_of_a_round_waits_for_passing_in_that_round() -> None:
    table = Table(3)
    table.technology_aside(0, free=1)
    table.keep_busy(0)
    table.start_actions()
    table.act(0, "pass", "keep-technology")
    assert table.phase() == "followers", "the next round has begun"

    assert table.refused(0, "install wagon.1").code == "technology-before-passing"


def test_who_has_passed_is_free_again_in_the_next_round() -> None:
    table = Table(3)
    table.keep_busy(0)
    table.start_actions()
    table.act(0, "pass")
    assert table.phase() == "followers", "the next round has begun"

    assert table.seen(None, 0)["has_passed"] is False


@pytest.mark.parametrize(("farmers", "bag", "code"), [(0, [], "draw-limit-bag"), (6, ["monk"], "draw-limit-market")])
def test_who_could_not_draw_is_not_told_to_have_drawn(farmers: int, bag: list[str], code: str) -> None:
    table = with_tower(*bag, farmers=farmers)
    table.start_followers()
    assert table.can(0, "load own-farmer"), "with nothing to draw the Tower comes at once"

    assert table.refused(0, "draw 1").code == code


def test_a_refusal_counts_in_words_that_fit() -> None:
    table = turn("pharmacy", "own-farmer")
    table.coins(0, 1)
    table.act(0, "use pharmacy")

    refusal = table.refused(0, "pay 2")

    assert refusal.sentences == {"en": "You have only 1 coin.", "de": "Du hast nur 1 Münze."}


def test_actions_and_seats_that_do_not_exist_are_refused() -> None:
    state = Table(3).state

    for refusal in (state.why_not(0, len(GAME.actions)), state.why_not(0, -1), state.why_not(3, 0)):
        assert refusal is not None
        assert refusal.code in ("no_such_action", "no_such_seat")
        must_be_sentences(refusal.sentences)


# The sweep: every action is either legal or refused with a reason

SWEPT_GAMES = 9 if IS_COMPILED else 3
SWEPT_SHARE = 0.005
SWEPT_OF_EACH_QUESTION = 2


def sweep(state: OrleansState, checked: set[tuple[str, str]]) -> None:
    """Ask about every action of the catalogue for every seat."""
    asked = state.to_act()
    for seat in range(int(state.seats)):
        legal = set(state.legal(seat)) if seat in asked else set()
        for action in range(len(GAME.actions)):
            refusal = state.why_not(seat, action)
            assert (refusal is None) == (action in legal), f"seat {seat}: {GAME.actions[action]}"
            if refusal is not None and (refusal.code, refusal.message) not in checked:
                checked.add((refusal.code, refusal.message))
                must_teach(refusal)


def must_teach(refusal: Refusal) -> None:
    """A refusal cites a section of the digest and says it in both languages."""
    assert refusal.rule in SECTIONS, refusal
    must_be_sentences(refusal.sentences)


@pytest.mark.parametrize("number", range(SWEPT_GAMES))
def test_every_action_of_the_catalogue_is_legal_or_refused_with_a_reason(number: int) -> None:
    checked: set[tuple[str, str]] = set()
    swept: dict[str, int] = {}
    for state, chance in lively_game(number):
        question = type(state.stack[-1]).__name__ if state.stack else "end"
        if swept.get(question, 0) < SWEPT_OF_EACH_QUESTION or chance.random() < SWEPT_SHARE:
            swept[question] = swept.get(question, 0) + 1
            before = state.fingerprint()
            sweep(state, checked)
            assert state.fingerprint() == before, "asking changes nothing"

    assert {"Followers", "Planning", "TakeTurn", "end"} <= set(swept)
    assert len({code for code, _ in checked}) > 20
