"""Golden games: recorded games replay to the transcripts that were reviewed, in both forms."""

import json
from pathlib import Path

import pytest

import stammtisch
from scripts.golden_games import transcript

RECORDS = sorted(Path(__file__).parent.glob("*/golden/*.json"))


def test_there_are_golden_games() -> None:
    assert len(RECORDS) >= 6


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_its_transcript(path: Path) -> None:
    game = stammtisch.game(path.parent.parent.name)
    state = game.replay(json.loads(path.read_text(encoding="utf-8")))
    assert transcript(state) == path.with_suffix(".txt").read_text(encoding="utf-8"), (
        "if meant: scripts/golden_games.py"
    )
    assert state.is_over()
