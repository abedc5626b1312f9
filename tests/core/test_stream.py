"""Chance by a key: nobody foresees it who lacks the key, it is even, and it can be proved afterwards."""

from __future__ import annotations

import hashlib
import hmac
import json
from itertools import pairwise

import pytest

import stammtisch
from stammtisch.core.chance import Stream
from stammtisch.core.errors import BadRecord
from stammtisch.core.fairness import Fairness, commitment_to, is_share, prove
from stammtisch.core.plain import Json, as_dict, as_list
from tests.core.keyed import GAMES, KEY, play

# Nobody foresees it (tests/attack tries to)


def test_a_key_that_could_be_tried_out_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 16 bytes"):
        Stream(b"short")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_computer_is_dealt_knows_no_key(game: str) -> None:
    state = play(game, KEY, 60)
    for seat in state.to_act():
        sample = state.redeal(seat, 5)
        assert sample.stream is None
        assert sample.origin.stream is None
        assert KEY.hex() not in json.dumps(sample.dump())
        assert KEY.hex() not in json.dumps(state.observe(seat))
    assert KEY.hex() not in json.dumps(state.observe(None))


# It is even


@pytest.mark.parametrize("bound", [2, 6, 7, 52])
def test_every_number_comes_as_often_as_any_other(bound: int) -> None:
    draws = 200 * bound
    counts = [0] * bound
    stream = Stream(KEY)
    for number in range(draws):
        counts[int(stream.pick_below(number, bound))] += 1
    square = sum((count - 200) ** 2 / 200 for count in counts)
    free = bound - 1
    assert abs(square - free) < 3.3 * (2 * free) ** 0.5, counts


def test_one_draw_tells_nothing_of_the_next() -> None:
    stream = Stream(KEY)
    faces = [int(stream.pick_below(number, 6)) for number in range(7_200)]
    pairs = [0] * 36
    for one, other in pairwise(faces):
        pairs[6 * one + other] += 1
    square = sum((count - 200) ** 2 / 200 for count in pairs)
    assert abs(square - 35) < 3.3 * 70**0.5, pairs


def test_a_draw_is_the_hash_of_its_number() -> None:
    """As anybody can compute it: the scaled HMAC-SHA-256 of eight bytes."""
    whole = int.from_bytes(hmac.new(KEY, (17).to_bytes(8, "big"), hashlib.sha256).digest(), "big")
    assert Stream(KEY).pick_below(17, 1000) == whole * 1000 // 2**256


# It can be replayed and proved


@pytest.mark.parametrize("game", GAMES)
def test_a_keyed_game_is_recorded_loaded_and_replayed_exactly(game: str) -> None:
    state = play(game, KEY, 150)
    record = state.record()
    assert "seed" not in record
    again = state.game.replay(json.loads(json.dumps(record)))
    assert again.fingerprint() == state.fingerprint()
    loaded = state.game.load(json.loads(json.dumps(state.dump())))
    assert loaded.fingerprint() == state.fingerprint()
    seat = state.to_act()[0]
    for one in (state, loaded):
        one.apply_legal(seat, one.legal(seat)[-1])
    assert loaded.fingerprint() == state.fingerprint()


def fair_record(game: str = "coimbra") -> dict[str, Json]:
    fairness = Fairness(bytes(range(100, 132)), ["ab" * 16, "", "cd" * 32, ""])
    record = play(game, fairness.key(), 120).record()
    record["fair"] = fairness.as_json()
    return record


def test_a_record_proves_that_nobody_chose_its_chance() -> None:
    record = fair_record()
    proof = prove(stammtisch.game("coimbra"), record)
    assert proof.fairness is not None
    assert proof.fairness.commitment() == hashlib.sha256(bytes(range(100, 132))).hexdigest()
    assert not proof.is_over
    assert len(proof.draws) > 50
    assert all(0 <= draw.number < draw.bound for draw in proof.draws)


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    record = fair_record()
    as_dict(record["fair"], "fair")["secret"] = bytes(32).hex()
    with pytest.raises(BadRecord, match="not the one that was promised"):
        prove(stammtisch.game("coimbra"), record)


def test_a_share_that_was_left_out_is_found_out() -> None:
    record = fair_record()
    as_list(as_dict(record["fair"], "fair")["shares"], "shares")[2] = ""
    with pytest.raises(BadRecord, match="promised secret and the shares"):
        prove(stammtisch.game("coimbra"), record)


def test_chance_that_was_drawn_otherwise_is_found_out() -> None:
    """With another key the recorded moves are not the ones that the rules allow."""
    record = fair_record()
    fairness = Fairness(bytes(32), ["", "", "", ""])
    record["key"] = fairness.key().hex()
    record["fair"] = fairness.as_json()
    with pytest.raises(BadRecord):
        prove(stammtisch.game("coimbra"), record)


@pytest.mark.parametrize("told", [{}, {"secret": "xyz", "shares": [], "commitment": ""}, {"secret": 3}])
def test_nonsense_about_fairness_is_refused(told: dict[str, Json]) -> None:
    record = fair_record()
    record["fair"] = told
    with pytest.raises(BadRecord, match="cannot be read"):
        prove(stammtisch.game("coimbra"), record)


def test_a_seed_proves_nothing() -> None:
    proof = prove(stammtisch.game("village"), stammtisch.game("village").new(2, 5).record())
    assert proof.fairness is None
    assert proof.draws == []


def test_what_a_seat_may_add() -> None:
    assert is_share("0f" * 16)
    assert is_share("0f" * 32)
    assert not is_share("0f" * 15)
    assert not is_share("0F" * 16)
    assert not is_share("0f" * 33)
    assert commitment_to(b"") == hashlib.sha256().hexdigest()
