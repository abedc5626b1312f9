"""What games count for the words of hints: with words in both languages, and counted right."""

from __future__ import annotations

from typing import Any

import pytest

import stammtisch
from stammtisch.bots import sampler_of
from stammtisch.bots.learned.comparison import Comparison, last_taken
from stammtisch.bots.learned.files import net_of
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.coimbra.table import Table as CoimbraTable
from tests.orleans.table import Table as OrleansTable
from tests.village.table import Table as VillageTable

ALL: dict[str, Any] = {"inn": "side-a", "port": True, "marriage": "side-a", "life_goals": True, "promos": True}
GAMES: list[tuple[str, dict[str, Any]]] = [("orleans", {}), ("coimbra", {}), ("village", {}), ("village", ALL)]


def counts(state: State, seat: int) -> dict[str, int]:
    return {thing.key: thing.count for thing in state.game.judgement.tangibles(state, seat)}


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_everything_that_is_counted_has_words_in_both_languages(name: str, options: dict[str, Any]) -> None:
    game = stammtisch.game(name)
    state = game.new(2, 3, options)
    keys = list(counts(state, 0))
    assert len(keys) >= 8
    assert len(set(keys)) == len(keys)
    for key in keys:
        for language in ("en", "de"):
            sentence = game.texts.tangibles[key].sentences[language]
            assert "{more}" in sentence
            assert "{count|" in sentence


def test_no_words_are_left_for_what_nobody_counts() -> None:
    for name in ("orleans", "coimbra"):
        state = stammtisch.game(name).new(2, 3)
        assert set(counts(state, 0)) == set(state.game.texts.tangibles)
    state = stammtisch.game("village").new(2, 3, ALL)
    assert set(counts(state, 0)) == set(state.game.texts.tangibles)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_same_things_are_counted_all_game_long(name: str, options: dict[str, Any]) -> None:
    state = stammtisch.game(name).new(3, 5, options)
    first = list(counts(state, 1))
    while not state.is_over():
        play_randomly(state, 5, 40)
        assert list(counts(state, 1)) == first


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_counting_changes_nothing(name: str, options: dict[str, Any]) -> None:
    state = stammtisch.game(name).new(2, 7, options)
    play_randomly(state, 7, 60)
    before = state.fingerprint()
    counts(state, 0)
    assert state.fingerprint() == before


def test_orleans_is_counted_right() -> None:
    table = OrleansTable()
    before = counts(table.state, 0)
    table.citizens(0, 2)
    table.goods(0, wine=2, wool=1)
    table.station(0, "orleans", "tours")
    table.tile(0, "hayrick")
    table.coins(0, 13)
    table.develop(0, 6)
    table.market(0, "monk")
    table.start_planning()
    found = counts(table.state, 0)
    assert found["citizens"] == 2
    assert found["goods"] == 3
    assert found["stations"] == 2
    assert found["tiles"] == 1
    assert found["coins"] == 13
    assert found["development"] == 6
    assert found["monk"] == before["monk"] + 1


def test_coimbra_is_counted_right() -> None:
    state = stammtisch.game("coimbra").new(2, 11)
    play_randomly(state, 11, 70)
    position: Any = state.position()
    for seat in range(2):
        found = counts(state, seat)
        words = position["players"][seat]
        assert found["guards"] == words["guards"]
        assert found["coins"] == words["coins"]
        assert found["cards"] == len(words["cards"]) > 0
        assert found["monasteries"] == len(words["visited"])
        assert found["voyages"] == len(words["voyages"])
        for track in ("council", "merchant", "cleric", "scholar"):
            assert found[track] == words["track"].get(track, 0)
    assert counts(CoimbraTable(2).state, 0)["cards"] == 0


def test_village_is_counted_right() -> None:
    table = VillageTable()
    before = counts(table.state, 0)
    table.put(0, "council-3", 1)
    table.put(0, "church-2", 1)
    table.put(0, "chronicle-craft", 1)
    table.mass()
    found = counts(table.state, 0)
    assert found["council"] == 3
    assert found["church"] == 2
    assert found["chronicle"] == 1
    assert found["graves"] == 0
    assert found["living"] <= before["living"]


# What will not wait


def test_a_die_is_gone_when_the_last_like_it_is_taken() -> None:
    state = stammtisch.game("coimbra").new(2, 3)
    while state.game.actions[state.legal(state.to_act()[0])[0]].kind != "take":
        play_randomly(state, 3, 1)
    judgement = state.game.judgement
    seat = state.to_act()[0]
    legal = state.legal(seat)
    assert not any(judgement.is_gone(state, action) for action in legal)
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        is_last = action not in after_choices(after)
        assert judgement.is_gone(after, action) is is_last
        assert last_taken(state, seat, [action], [action]) == ([action] if is_last else [])


def after_choices(state: State) -> list[int]:
    """The dice that the next one to draft may take, once the one in hand is placed."""
    while state.game.actions[state.legal(state.to_act()[0])[0]].kind != "take":
        play_randomly(state, 1, 1)
    return state.legal(state.to_act()[0])


def test_a_customer_is_gone_who_stands_neither_at_the_stalls_nor_in_the_queue() -> None:
    state = stammtisch.game("village").new(2, 4)
    observed: Any = state.observe(None)
    here = {customer for customer in [*observed["board"]["stalls"], *observed["board"]["queue"]] if customer}
    assert here
    for action in range(len(state.game.actions)):
        entry = state.game.actions[action]
        if entry.kind == "serve":
            assert state.game.judgement.is_gone(state, action) is (entry.customer not in here)


def test_a_comparison_notes_what_is_counted_and_what_others_took_first() -> None:
    game = stammtisch.game("coimbra")
    state = game.new(2, 3)
    while game.actions[state.legal(state.to_act()[0])[0]].kind != "take":
        play_randomly(state, 3, 1)
    seat = state.to_act()[0]
    legal = state.legal(seat)
    lines = [[legal[0]], [legal[1]]]
    tuning = game.judgement.tuning()
    samples = 4
    found = []
    for _ in range(2):
        comparison = Comparison(
            sampler_of(state, seat, 1), seat, tuning, 1, net_of(game, state.origin.seats), lines, samples
        )
        comparison.go_on(0.0)
        found.append(comparison.outcomes)
    for one, two in zip(*found, strict=True):
        assert one.counts == two.counts
        assert one.taken == two.taken
    first, second = found[0]
    assert first.line == tuple(lines[0])
    assert set(first.counts) == set(counts(state, seat))
    assert all(len(each) == samples for each in first.counts.values())
    for outcomes, other in ((first, lines[1]), (second, lines[0])):
        assert set(outcomes.taken) <= set(other)
        assert all(1 <= number <= samples for number in outcomes.taken.values())
