"""The battery on every game, option and player count."""

from __future__ import annotations

import random

import pytest

from stammtisch.core.match import Match, replay_match
from stammtisch.core.plain import Json, as_list
from stammtisch.core.state import State
from stammtisch.server.progress import Progress
from tests.coimbra import accounting as coimbra_accounting
from tests.coimbra import lively as lively_coimbra
from tests.conformance.battery import Candidate, check_legal_list, moments, play_and_check, tell_apart, through_json
from tests.forms import IS_COMPILED
from tests.orleans import accounting as orleans_accounting
from tests.orleans import lively as lively_orleans
from tests.village import accounting as village_accounting
from tests.village import lively as lively_village

ORLEANS = Candidate(
    "orleans",
    orleans_accounting.account_for_everything,
    lively_orleans.choose,
    most_decisions=10_000,
)
COIMBRA = Candidate(
    "coimbra",
    coimbra_accounting.account_for_everything,
    lively_coimbra.choose,
    most_decisions=5_000,
)
VILLAGE = Candidate(
    "village",
    village_accounting.account_for_everything,
    lively_village.choose,
    most_decisions=10_000,
)

CASES = [
    pytest.param(ORLEANS, seats, options, id=f"orleans-{seats}-{name}")
    for seats in (2, 3, 4)
    for name, options in (
        ("plain", {}),
        ("all-options", {"exclude_place_tiles": True, "planning": "open", "limited_bank": True}),
        ("in-order", {"planning": "in_order"}),
    )
]
CASES += [
    pytest.param(COIMBRA, seats, options, id=f"coimbra-{seats}-{name}")
    for seats in (2, 3, 4)
    for name, options in (("plain", {}), ("ask", {"forfeiting": "ask"}))
]
CASES += [
    pytest.param(VILLAGE, seats, options, id=f"village-{seats}-{name}")
    for seats in (1, 2, 3, 4, 5)
    for name, options in (
        ("plain", {}),
        ("all-options", {"start_bonuses": False, "conny_die": True}),
    )
]
# Every combination of expansions once; the sides of the boards, goals and promo tiles change from one to the next.
CASES += [
    pytest.param(VILLAGE, seats, options, id=f"village-{seats}-{name}")
    for name, seats, options in (
        ("inn", 2, {"inn": "side-a", "promos": True}),
        ("port", 3, {"port": True, "life_goals": True}),
        ("marriage", 1, {"marriage": "side-b"}),
        ("inn-port", 1, {"inn": "side-b", "port": True, "promos": True}),
        ("inn-marriage", 4, {"inn": "side-b", "marriage": "side-a", "life_goals": True}),
        ("port-marriage", 5, {"port": True, "marriage": "side-b", "promos": True}),
        ("inn-port-marriage", 2, {"inn": "side-a", "port": True, "marriage": "side-a"}),
        ("everything", 3, {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True, "promos": True}),
    )
]
PLAIN_CASES = [case for case in CASES if "plain" in str(case.id)]


# All combinations of Village: sides of the boards, goals and promo tiles counted.
COMBINATIONS: list[dict[str, Json]] = [
    {"inn": inn, "port": port, "marriage": marriage, "life_goals": goals, "promos": promos}
    for inn in ("off", "side-a", "side-b")
    for port in (False, True)
    for marriage in ("off", "side-a", "side-b")
    for goals in (False, True)
    for promos in (False, True)
]


def log_length(state: State) -> int:
    return len(as_list(state.observe(None)["log"], "log"))


GAMES_IN_CI = 200 if IS_COMPILED else 12
GAMES_WITH_OPTIONS = 20 if IS_COMPILED else 3
GAMES_AT_NIGHT = 2_000
REDEALS = 1_000 if IS_COMPILED else 100
# What is looked at from all sides: every case, or every other one, so that each game, count and option is among them.
DEEP_CASES = CASES if IS_COMPILED else CASES[::2]


@pytest.mark.parametrize(("candidate", "seats", "options"), PLAIN_CASES)
@pytest.mark.parametrize("part", range(4))
def test_random_games_end_and_lose_no_piece(
    candidate: Candidate, seats: int, options: dict[str, Json], part: int
) -> None:
    for seed in range(part * GAMES_IN_CI // 4, (part + 1) * GAMES_IN_CI // 4):
        play_and_check(candidate, seats, seed, options)


@pytest.mark.parametrize(("candidate", "seats", "options"), CASES)
def test_random_games_with_options_end_and_lose_no_piece(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    for seed in range(1_000, 1_000 + GAMES_WITH_OPTIONS):
        play_and_check(candidate, seats, seed, options)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_combination_of_village_plays_to_its_end(seats: int) -> None:
    """A game of each on the compiled form, of every fifth on the interpreted one; five counts make them complete."""
    for number, options in enumerate(COMBINATIONS):
        if IS_COMPILED or number % 5 == seats - 1:
            play_and_check(VILLAGE, seats, number, options)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_many_games_of_every_combination_of_village(seats: int, options: dict[str, Json]) -> None:
    for seed in range(50):
        play_and_check(VILLAGE, seats, seed, options)


@pytest.mark.nightly
@pytest.mark.parametrize(("candidate", "seats", "options"), CASES)
@pytest.mark.parametrize("part", range(4))
def test_many_random_games_end_and_lose_no_piece(
    candidate: Candidate, seats: int, options: dict[str, Json], part: int
) -> None:
    for seed in range(10_000 + part * GAMES_AT_NIGHT // 4, 10_000 + (part + 1) * GAMES_AT_NIGHT // 4):
        play_and_check(candidate, seats, seed, options)


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_copies_stay_as_they_were(candidate: Candidate, seats: int, options: dict[str, Json]) -> None:
    state = candidate.start(seats, 3, options)
    chooser = random.Random(3)
    kept: list[tuple[State, str, int]] = []
    number = 0
    while state.to_act():
        seat = chooser.choice(state.to_act())
        legal = state.legal(seat)
        check_legal_list(state, seat, legal)
        if number % 5 == 0:
            copy = state.copy()
            assert copy.fingerprint() == state.fingerprint()
            assert copy.dump() == state.dump()
            kept.append((copy, copy.fingerprint(), log_length(copy)))
        state.apply_legal(seat, candidate.choose(state, seat, legal, chooser))
        number += 1
        if number % 40 == 0:
            for copy, fingerprint, _ in kept:
                assert copy.fingerprint() == fingerprint
    for copy, fingerprint, lines in kept:
        assert copy.fingerprint() == fingerprint
        assert log_length(copy) == lines


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_changing_a_copy_leaves_the_original_alone(candidate: Candidate, seats: int, options: dict[str, Json]) -> None:
    for state in moments(candidate, seats, 5, 23, options):
        before = state.fingerprint()
        copy = state.copy()
        chooser = random.Random(1)
        for _ in range(30):
            if copy.to_act():
                seat = copy.to_act()[-1]
                copy.apply_legal(seat, chooser.choice(copy.legal(seat)))
        assert state.fingerprint() == before


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_a_dumped_state_loads_and_goes_on_alike(candidate: Candidate, seats: int, options: dict[str, Json]) -> None:
    for state in moments(candidate, seats, 7, 11, options):
        twin = candidate.game.load(through_json(state.dump()))
        assert twin.dump() == state.dump()
        assert twin.fingerprint() == state.fingerprint()
        chooser = random.Random(2)
        for _ in range(25):
            assert twin.to_act() == state.to_act()
            if not state.to_act():
                break
            seat = chooser.choice(state.to_act())
            assert twin.legal(seat) == state.legal(seat)
            action = chooser.choice(state.legal(seat))
            state.apply(seat, action)
            twin.apply(seat, action)
        assert twin.dump() == state.dump()
        assert twin.observe(0) == state.observe(0)


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_a_record_replays_to_the_same_state(candidate: Candidate, seats: int, options: dict[str, Json]) -> None:
    for state in moments(candidate, seats, 9, 61, options):
        record = through_json(state.record())
        replayed = candidate.game.replay(record)
        assert replayed.dump() == state.dump()
        assert isinstance(record, dict)
        assert isinstance(record["actions"], list)
        half = len(record["actions"]) // 2
        assert candidate.game.replay(record, upto=half).entries_made() == half


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_undo_returns_exactly_and_stays_in_the_record(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    undone = 0
    # A short game in which chance speaks at every turn leaves little to undo; then several are played.
    for seed in range(11, 31):
        match = Match(candidate.start(seats, seed, options))
        undone += play_with_undo(candidate, match, random.Random(seed))
        replayed = replay_match(candidate.game, through_json(match.state.record()))
        assert replayed.state.dump() == match.state.dump()
        if undone > 20:
            break
    assert undone > 20


def play_with_undo(candidate: Candidate, match: Match, chooser: random.Random) -> int:
    """Play on, taking every third action that can be undone back and again; says how many were."""
    undone = 0
    while match.state.to_act() and undone < 150:
        seat = chooser.choice(match.state.to_act())
        action = candidate.choose(match.state, seat, match.state.legal(seat), chooser)
        before = match.state.fingerprint()
        barriers = match.state.barriers
        match.apply(seat, action)
        if match.state.barriers == barriers and chooser.random() < 0.3:
            assert match.why_no_undo(seat) is None
            match.undo(seat)
            assert match.state.fingerprint() == before
            match.apply(seat, action)
            undone += 1
    return undone


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_what_a_seat_cannot_know_does_not_change_what_it_sees(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    for number, state in enumerate(moments(candidate, seats, 13, 17, options)):
        for seat in range(seats):
            view = state.observe(seat)
            sample = state.redeal(seat, seed=number)
            assert sample.observe(seat) == view
            assert sample.to_act() == state.to_act()
            assert sample.legal(seat) == state.legal(seat)
            candidate.accounting(sample)


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_what_is_dealt_anew_depends_on_what_the_seat_knows_alone(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    """Else whoever knew the draws of a computer could tell from its samples what is hidden from it."""
    for number, state in enumerate(moments(candidate, seats, 13, 37, options)):
        for seat in range(seats):
            twin = state.redeal(seat, seed=number)
            assert twin.redeal(seat, seed=7).dump() == state.redeal(seat, seed=7).dump()


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_an_answer_that_is_told_tells_nothing_hidden(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    """Two answers after which a seat sees the same are told to it in the same words, whatever it cannot know."""
    for number, state in enumerate(moments(candidate, seats, 23, 7, options)):
        for actor in state.to_act():
            for seat in range(seats):
                if seat != actor:
                    tell_apart(state, state.redeal(seat, seed=number), actor, seat)


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_an_answer_that_hides_itself_is_seen_by_nobody_else(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    """Tables tell others nothing of such an answer (`server.progress`)."""
    hidden = 0
    for state in moments(candidate, seats, 31, 23, options):
        views: dict[int | None, object] = {viewer: state.observe(viewer) for viewer in (None, *range(seats))}
        for actor in state.to_act():
            for action in state.legal(actor)[:3]:
                if state.stack[-1].hides_answer(state, action):
                    hidden += 1
                    after = state.copy()
                    after.apply_legal(actor, action)
                    for viewer in views.keys() - {actor}:
                        assert after.observe(viewer) == views[viewer]
    assert (hidden > 0) == (candidate is ORLEANS and options.get("planning", "hidden") == "hidden")


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_whether_a_move_must_be_confirmed_tells_nothing_hidden(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    """The confirm step of a table asks by what the seat may know (`server.progress`)."""
    for number, state in enumerate(moments(candidate, seats, 29, 9, options)):
        for seat in state.to_act():
            here, there = (Progress(candidate.game, Match(one), [], 0) for one in (state, state.redeal(seat, number)))
            for action in state.legal(seat):
                assert here.needs_confirm(seat, action) == there.needs_confirm(seat, action)


@pytest.mark.parametrize(("candidate", "seats", "options"), PLAIN_CASES)
def test_many_redeals_are_consistent_legal_and_different(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    taken = moments(candidate, seats, 17, 60, options)
    state = taken[min(3, len(taken) - 2)]
    before = state.dump()
    view = state.observe(0)
    futures = set()
    for seed in range(REDEALS):
        sample = state.redeal(0, seed)
        if seed % 50 == 0:
            assert sample.observe(0) == view
        candidate.accounting(sample)
        futures.add(sample.fingerprint())
        chooser = random.Random(seed)
        for _ in range(5):
            if sample.to_act():
                seat = chooser.choice(sample.to_act())
                sample.apply(seat, chooser.choice(sample.legal(seat)))
    assert len(futures) == REDEALS
    assert state.dump() == before


@pytest.mark.parametrize(("candidate", "seats", "options"), PLAIN_CASES)
def test_an_observation_is_plain_json_and_holds_no_chance(
    candidate: Candidate, seats: int, options: dict[str, Json]
) -> None:
    for state in moments(candidate, seats, 19, 31, options):
        for seat in (None, *range(seats)):
            view = state.observe(seat)
            assert through_json(view) == view
            assert str(state.chance) not in str(view)
            assert "seed" not in str(view)
