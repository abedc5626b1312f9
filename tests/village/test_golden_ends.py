"""The golden games of Village end in every way in which a game can. Rules: V-10, VS-7."""

import json
from pathlib import Path

import pytest

from stammtisch.games.village.state import VillageState
from tests.village.table import GAME

GOLDEN = Path(__file__).parent / "golden"

# golden game -> how it ends
ENDS = {
    "two-players-last-grave": {"grave"},
    "two-players-chronicle-full": {"chronicle"},
    "two-players-end-by-caller-of-market-day": {"grave", "own market day"},
    "two-players-end-by-other-in-market-day": {"grave", "another's market day"},
    "three-players-well-in-last-turns": {"grave", "well"},
    "three-players-free-last-actions": {"grave", "free action", "no place left"},
    "three-players-chronicle-and-graveyard-full": {"grave", "chronicle"},
    "four-players-without-bonuses": {"grave", "well"},
    "four-players-no-place-left": {"grave", "another's market day", "no place left"},
    "five-players": {"grave"},
    "solo-end-by-player": {"grave"},
    "solo-end-by-player-chronicle-full": {"chronicle"},
    "solo-end-by-conny": {"grave", "Conny"},
    "solo-end-in-own-market-day": {"chronicle", "own market day"},
    "solo-end-in-connys-market-day": {"grave", "another's market day"},
    "solo-free-last-action": {"grave", "free action", "Conny"},
    "solo-with-die": {"chronicle", "Conny"},
}


def replayed(name: str) -> VillageState:
    state = GAME.replay(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))
    assert isinstance(state, VillageState)
    return state


def end_of(state: VillageState) -> set[str]:
    """How a game has ended, read from its log."""
    lines = state.observe(None)["log"]
    assert isinstance(lines, list)
    log = [(str(line["what"]), line["values"]) for line in lines if isinstance(line, dict)]
    found = set()
    if state.graves == 0:
        found.add("grave")
    if state.chronicle_free() == 0:
        found.add("chronicle")
    keys = [key for key, _ in log]
    # The first to fill something triggers the end, and what it was is told.
    by_you, by_conny = ("end-triggered", "end-by-chronicle"), ("conny-triggered", "conny-end-by-chronicle")
    trigger = next(number for number, key in enumerate(keys) if key in (*by_you, *by_conny))
    if keys[trigger] in by_conny:
        found.add("Conny")
    assert ("chronicle" if "chronicle" in keys[trigger] else "grave") in found
    for number in range(trigger, -1, -1):
        if keys[number] == "market-ended":
            break
        if keys[number] in ("market-called", "conny-called"):
            is_own = keys[number] == "market-called" and log[number][1] == log[trigger][1]
            found.add("own market day" if is_own else "another's market day")
            break
    for key, end in (("used-well", "well"), ("free-action", "free action"), ("died-gone", "no place left")):
        if key in keys[trigger:]:
            found.add(end)
    return found


@pytest.mark.rule("V-10.1", "V-10.2", "V-10.3", "V-10.4", "V-10.6", "VS-7.2")
@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_its_name_says(name: str) -> None:
    assert end_of(replayed(name)) == ENDS[name]


def test_every_golden_game_is_listed() -> None:
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(ENDS)
