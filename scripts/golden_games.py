"""Writes the golden games: whole recorded games with their transcripts, under tests/<game>/golden/.

A golden game is played by a lively random player from a fixed seed. `tests/test_golden.py` replays each record and
compares the transcript as text, so that a change of rules shows as a difference to review. Run this script
(`make golden`) only when the difference is meant. Where only words have changed, `--words` keeps the records and writes
their transcripts anew.
"""

import json
import random
import sys
from pathlib import Path

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.coimbra import lively as coimbra
from tests.orleans import lively as orleans
from tests.village import lively as village

ROOT = Path(__file__).resolve().parent.parent

# game, name of the golden game, seats, seed, options
GAMES: list[tuple[str, str, int, int, dict[str, Json]]] = [
    ("orleans", "two-players", 2, 21, {}),
    ("orleans", "three-players", 3, 22, {}),
    ("orleans", "four-players", 4, 23, {}),
    ("orleans", "two-players-excluding-tiles", 2, 24, {"exclude_place_tiles": True}),
    ("orleans", "three-players-open-plans-limited-bank", 3, 25, {"planning": "open", "limited_bank": True}),
    ("orleans", "four-players-planning-in-order", 4, 26, {"planning": "in_order", "exclude_place_tiles": True}),
    ("coimbra", "two-players", 2, 31, {}),
    ("coimbra", "three-players", 3, 32, {}),
    ("coimbra", "four-players", 4, 33, {}),
    ("coimbra", "three-players-asked-before-gains", 3, 34, {"forfeiting": "ask"}),
    # Every way in which a game of Village can end.
    ("village", "two-players-last-grave", 2, 0, {}),
    ("village", "two-players-chronicle-full", 2, 31, {}),
    ("village", "two-players-end-by-caller-of-market-day", 2, 336, {}),
    ("village", "two-players-end-by-other-in-market-day", 2, 54, {}),
    ("village", "three-players-well-in-last-turns", 3, 5, {}),
    ("village", "three-players-free-last-actions", 3, 125, {}),
    ("village", "three-players-chronicle-and-graveyard-full", 3, 87, {}),
    ("village", "four-players-without-bonuses", 4, 2, {"start_bonuses": False}),
    ("village", "four-players-no-place-left", 4, 19, {}),
    ("village", "five-players", 5, 1, {}),
    ("village", "solo-end-by-player", 1, 2, {}),
    ("village", "solo-end-by-player-chronicle-full", 1, 64, {}),
    ("village", "solo-end-by-conny", 1, 0, {}),
    ("village", "solo-end-in-own-market-day", 1, 152, {}),
    ("village", "solo-end-in-connys-market-day", 1, 221, {}),
    ("village", "solo-free-last-action", 1, 76, {}),
    ("village", "solo-with-die", 1, 8, {"conny_die": True}),
]
CHOOSERS = {"orleans": orleans.choose, "coimbra": coimbra.choose, "village": village.choose}


def play(name: str, seats: int, seed: int, options: dict[str, Json]) -> State:
    """A whole game by the lively random player of that game."""
    game = stammtisch.game(name)
    chooser = random.Random(seed)
    state = game.new(seats, seed, options)
    while to_act := state.to_act():
        seat = chooser.choice(to_act)
        state.apply(seat, CHOOSERS[name](state, seat, state.legal(seat), chooser))
    return state


def transcript(state: State) -> str:
    """The log in both languages, the scores with their sources, and the ranking."""
    lines = []
    view = state.observe(None)
    log = view["log"]
    assert isinstance(log, list)
    for line in log:
        assert isinstance(line, dict)
        assert isinstance(line["text"], dict)
        lines.append(f"{line['at']:>4}  {line['text']['en']}  |  {line['text']['de']}")
    for seat, score in enumerate(state.scores()):
        parts = ", ".join(f"{source} {points}" for source, points in score.parts.items())
        lines.append(f"seat {seat}: {score.total} = {parts}")
    lines.append(f"ranking: {state.ranking()}")
    lines.append(f"fingerprint: {state.fingerprint()}")
    return "\n".join(lines) + "\n"


def record_text(state: State) -> str:
    """The record as JSON with one action per line, so that differences can be read."""
    record = state.record()
    actions = record.pop("actions")
    assert isinstance(actions, list)
    head = json.dumps(record, ensure_ascii=False)[:-1]
    return head + ', "actions": [\n' + ",\n".join(json.dumps(line) for line in actions) + "\n]}\n"


def main() -> None:
    for name, title, seats, seed, options in GAMES:
        folder = ROOT / "tests" / name / "golden"
        folder.mkdir(exist_ok=True)
        record = folder / f"{title}.json"
        if "--words" in sys.argv[1:]:
            state = stammtisch.game(name).replay(json.loads(record.read_text(encoding="utf-8")))
        else:
            state = play(name, seats, seed, options)
            record.write_text(record_text(state), encoding="utf-8")
        (folder / f"{title}.txt").write_text(transcript(state), encoding="utf-8")
        totals = [score.total for score in state.scores()]
        sys.stdout.write(f"{name} {title}: {state.entries_made()} actions, points {totals}\n")


if __name__ == "__main__":
    main()
