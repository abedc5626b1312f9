"""The same seed gives the same bytes: in two processes, with different hash seeds, interpreted and compiled."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

import stammtisch
from stammtisch.core.playout import play_randomly

# The digests of these records in every form and process; a change of rules or catalogue changes them.
KNOWN = {
    ("orleans", 2): "98652f3db48a2a31",
    ("orleans", 3): "50d99c1f14f3168c",
    ("orleans", 4): "bcd840a9b7f5c0c4",
    ("village", 1): "a7e138eaf2dbdc02",
    ("village", 2): "66ded1592605456b",
    ("village", 3): "a6d6d6e99d41dfae",
    ("village", 4): "e71dafa753a60db7",
    ("village", 5): "6c7c3b4102e14264",
    ("coimbra", 2): "f3d5b49e50e1e027",
    ("coimbra", 3): "e2f6288ace485d9b",
    ("coimbra", 4): "df9bf333489339b9",
}

PROGRAM = """
import json, sys
import stammtisch
from stammtisch.core.playout import play_randomly
game = stammtisch.game(sys.argv[1])
for seed in range(5):
    state = game.new(int(sys.argv[2]), seed)
    play_randomly(state, seed)
    print(json.dumps([state.record(), state.dump(), state.observe(None), state.fingerprint()]))
"""


def output_of(name: str, seats: int, hash_seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PROGRAM, name, str(seats)]
    return subprocess.run(command, capture_output=True, check=True, env=environment).stdout


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_two_processes_with_different_hash_seeds_write_the_same_bytes(name: str, seats: int) -> None:
    first = output_of(name, seats, "1")
    assert first
    assert first == output_of(name, seats, "2")


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_both_forms_write_the_known_bytes(name: str, seats: int) -> None:
    game = stammtisch.game(name)
    digest = hashlib.sha256()
    for seed in range(10):
        state = game.new(seats, seed)
        play_randomly(state, seed)
        digest.update(json.dumps([state.record(), state.pieces()]).encode())
    assert digest.hexdigest()[:16] == KNOWN[name, seats]
