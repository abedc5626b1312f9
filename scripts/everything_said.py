"""Digests of everything that games say: actions, names, views, reasons why an action is not legal, log and record.

`tests/said.json` holds them, and a test compares: whoever rebuilds the rules sees at once whether a player, a record or
another program would notice. `python -m scripts.everything_said` writes them anew, for a change that is meant.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import stammtisch
from stammtisch.core.state import State

FILE = Path(__file__).parent.parent / "tests" / "said.json"
ALL = {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True, "promos": True}
# Name of the game, seats, options, seed: each option of each game is there once at least.
GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("orleans", 2, {"exclude_place_tiles": True, "limited_bank": True}, 1),
    ("orleans", 4, {"planning": "in_order"}, 2),
    ("orleans", 3, {"planning": "open"}, 3),
    ("coimbra", 2, {}, 4),
    ("coimbra", 4, {}, 5),
    ("village", 1, {"conny_die": True}, 6),
    ("village", 4, {"start_bonuses": False}, 7),
    ("village", 3, {"inn": "side-b", "life_goals": True}, 8),
    ("village", 2, {"port": True, "promos": True}, 9),
    ("village", 2, {"marriage": "side-a"}, 10),
    ("village", 1, ALL, 11),
    ("village", 5, ALL, 12),
]
DECISIONS_BETWEEN = 61  # the positions in which everything is asked


def label_of(game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    return " ".join([game, str(seats), *(f"{name}={value}" for name, value in options.items()), f"seed={seed}"])


def all_said(game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """The digest of one game, played at random."""
    found = hashlib.sha256()
    for line in said_in(stammtisch.game(game).new(seats, seed=seed, options=options), random.Random(seed)):
        found.update(json.dumps(line, ensure_ascii=False, sort_keys=True).encode())
    return found.hexdigest()[:16]


def said_in(state: State, choose: random.Random) -> Iterator[Any]:
    """All that is said from here to the end."""
    step = 0
    while not state.is_over():
        seats = range(state.origin.seats)
        if step % DECISIONS_BETWEEN == 0:
            yield [state.observe(seat) for seat in (None, *seats)]
            for seat in seats:
                yield [seat, state.evaluate(seat), state.redeal(seat, step).fingerprint()]
                for action in range(len(state.game.actions)):
                    refusal = state.why_not(seat, action)
                    yield [seat, action, refusal.as_json() if refusal else None]
        seat = choose.choice(state.to_act())
        legal = state.legal(seat)
        yield [seat, legal]
        state.apply(seat, choose.choice(legal))
        step += 1
    yield [state.observe(None), state.record(), state.dump()]


def fixed_said(game: str) -> str:
    """The digest of what a game says before it begins: actions with their labels, names, description, options."""
    one = stammtisch.game(game)
    actions = [[action.kind, action.fields, action.labels] for action in one.actions]
    fixed = [actions, one.names(), one.describe(), [option.as_json() for option in one.options]]
    return hashlib.sha256(json.dumps(fixed, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:16]


def main() -> None:
    found = {name: fixed_said(name) for name in ("orleans", "coimbra", "village")}
    found.update({label_of(*game): all_said(*game) for game in GAMES})
    FILE.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
