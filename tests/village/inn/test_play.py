"""Whole games with Inn: every card is bought and played, refusals explain everything, the log tells it."""

import random
import re

import pytest

from stammtisch.core.texts import LANGUAGES
from stammtisch.games.village.expansions.inn.cards import PLAY
from stammtisch.games.village.expansions.inn.ids import ABBOT, CARD_IDS
from stammtisch.games.village.expansions.inn.places.timed import BRING_MONK
from stammtisch.games.village.state import VillageState
from tests.village import lively
from tests.village.accounting import account_for_everything
from tests.village.table import GAME, Table
from tests.village.test_refusals import SECTIONS, keys_in, must_be_sentences

SIDES = ["side-a", "side-b"]
SEATS = [1, 2, 3, 4, 5]
# The part of the catalogue that belongs to Inn.
FIRST = int(PLAY.first)
END = BRING_MONK.action + 1


def new_game(seats: int, seed: int, side: str = "side-a") -> VillageState:
    state = GAME.new(seats, seed, {"inn": side, "promos": seed % 2 == 1})
    assert isinstance(state, VillageState)
    return state


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
def test_games_end_and_no_piece_is_lost(seats: int, side: str) -> None:
    for seed in range(3):
        state = new_game(seats, seed, side)
        chooser = random.Random(seed)
        decisions = 0
        while not state.is_over():
            seat = state.to_act()[0]
            state.apply(seat, lively.choose(state, seat, state.legal(seat), chooser))
            account_for_everything(state)
            decisions += 1
            assert decisions < 5_000


# What a sweep of this size may miss; each has a test of its own in `test_timed_cards.py` or `test_any_cards.py`.
SELDOM_PLAYED = {"abbot", "toll-keeper"}
SELDOM_TOLD = {"extra-lost", "time-before", "got-beer", "raised"}
# Refusals that the sweep does not meet: those of `test_refusals.py`, and with cards in `test_timed_cards.py` and
# `test_any_cards.py`.
SELDOM_REFUSED = {
    "abbot-nobody", "abbot-not-there", "card-after-action", "card-at-death", "card-at-market-end", "card-at-mass-start",
    "card-for-action", "card-in-between", "card-not-in-stack", "card-not-now", "card-on-journey", "card-too-late",
    "card-when-hiring", "card-when-loading", "castle-has-marker", "herb-market", "inn-cube-missing",
    "inn-steps-must-be", "messenger-no-castle", "no-buying-out", "not-in-black-bag", "stack-empty",
    "tile-not-at-stalls",
}  # fmt: skip


def test_lively_play_reaches_the_cards_and_tells_about_them() -> None:
    bought: set[str] = set()
    played: set[str] = set()
    told: set[str] = set()
    for seed in range(60):
        state = new_game(2 + seed % 4, seed, SIDES[seed % 2])
        chooser = random.Random(seed)
        while not state.is_over():
            seat = state.to_act()[0]
            action = lively.choose(state, seat, state.legal(seat), chooser)
            entry = GAME.actions[action]
            if entry.kind == "buy-card":
                bought.add(entry.text("card"))
            elif entry.kind == "play":
                played.add(entry.text("card"))
            state.apply_legal(seat, action)
        for line in state.log_lines(None, 0):
            assert isinstance(line, dict)
            told.add(str(line["what"]))
    assert bought == set(CARD_IDS[:30])
    assert set(CARD_IDS[ABBOT:30]) - played <= SELDOM_PLAYED
    assert keys_in("texts-inn.toml", "log") - told <= SELDOM_TOLD


def test_every_action_is_legal_or_refused_with_a_reason() -> None:
    seen: set[str] = set()
    for seats in SEATS:
        for seed in range(2):
            state = new_game(seats, seed + 1, SIDES[seed])
            chooser = random.Random(seed)
            moves = 0
            while not state.is_over():
                seat = state.to_act()[0]
                if moves % 23 == 0 or state.stack[-1].__module__.startswith("stammtisch.games.village.expansions.inn"):
                    for action in [*range(0, FIRST, 7), *range(FIRST, END)]:
                        refusal = state.why_not(seat, action)
                        if refusal is not None and refusal.code not in seen:
                            seen.add(refusal.code)
                            must_be_sentences(refusal.sentences)
                            assert refusal.rule in SECTIONS, refusal.code
                state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
                moves += 1
    assert keys_in("texts-inn.toml", "refusals") - seen <= SELDOM_REFUSED


def test_labels_prompts_and_explanations_are_complete() -> None:
    for action in range(FIRST, END):
        labels = GAME.actions[action].labels
        assert set(labels) == set(LANGUAGES)
        for label in labels.values():
            assert not re.search(r"[{}|]|None", label), label
    assert len({GAME.actions[action].labels["de"] for action in range(FIRST, END)}) == END - FIRST
    for key in keys_in("texts-inn.toml", "prompts"):
        prompt = GAME.texts.prompts[key]
        must_be_sentences(prompt.sentences)
        assert prompt.rule in SECTIONS
    for key in keys_in("texts-inn.toml", "explanations"):
        must_be_sentences(GAME.texts.explanations[key].sentences)
        assert GAME.texts.explanations[key].rule in SECTIONS
    inn = GAME.describe()["inn"]
    assert isinstance(inn, dict)
    assert isinstance(inn["cards"], list)
    assert len(inn["cards"]) == len(CARD_IDS)


def test_everything_an_observation_mentions_has_a_name() -> None:
    names = GAME.names()
    state = new_game(3, 1)
    for card in CARD_IDS:
        assert f"card.{card}" in names
    for source in state.scores()[0].parts:
        assert f"score.{source}" in names
    view = state.observe(0)
    inn = view["inn"]
    assert isinstance(inn, dict)
    for key in [*inn, "beer", "cards", "top"]:
        assert f"thing.{key}" in names
    assert "good.beer" in names


def test_judgement_hopes_for_beer_and_cards_and_counts_points_at_the_end() -> None:
    table = Table(inn="side-a")
    table.turn()
    before = table.state.evaluate(0)
    table.beer(0, 3)
    with_beer = table.state.evaluate(0)
    table.hold(0, "abbot")
    assert before < with_beer < table.state.evaluate(0)
    state = new_game(3, 1)
    chooser = random.Random(1)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
    assert [state.evaluate(seat) for seat in range(3)] == [score.total for score in state.scores()]
