"""Games whose chance comes by a key."""

from __future__ import annotations

import random

import stammtisch
from stammtisch.core.state import State

GAMES = ("orleans", "coimbra", "village")
KEY = bytes(range(32))


def play(game: str, key: bytes, most: int = 400) -> State:
    """A random game of four with this key, as far as so many moves."""
    state = stammtisch.game(game).new(4, key=key)
    chooser = random.Random(1)
    while state.to_act() and state.entries_made() < most:
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, chooser.choice(state.legal(seat)))
    return state
