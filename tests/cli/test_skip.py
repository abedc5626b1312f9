"""Not this turn, in the terminal: the command `skip`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stammtisch.core.quiet import Quiet
from tests.cli.running import run, saved
from tests.village.besides import GAME, before_two_questions, idle, kept_by


@pytest.mark.parametrize(
    ("command", "language", "told"),
    [
        ("skip", "en", "You will not be asked for that again this turn."),
        ("überspringen", "de", "Danach wirst du in diesem Zug nicht mehr gefragt."),
    ],
)
def test_who_skips_is_not_asked_again_this_turn(tmp_path: Path, command: str, language: str, told: str) -> None:
    state = GAME.at(before_two_questions())
    seat = state.to_act()[0]
    quiet = Quiet(state, seat)
    state.apply(seat, idle(state, seat))
    answers = [command]
    while quiet.answer(state) is None:  # everybody is a person here, and answers until the first would be asked again
        asked = state.to_act()[0]
        action = kept_by(state, asked)[-1]
        answers.append(GAME.actions[action].notation)
        state.apply(asked, action)
    played = state.entries_made()
    file, save = tmp_path / "position.json", tmp_path / "save.json"
    file.write_text(json.dumps(before_two_questions()), encoding="utf-8")
    done = run(
        "play",
        "--position",
        file,
        "--save",
        save,
        "--human",
        "0,1,2",
        "--language",
        language,
        answers=[*answers, "ende"],
    )
    assert told in done.words()
    while (action_for_it := quiet.answer(state)) is not None:
        state.apply(seat, action_for_it)
    assert saved(save)["record"]["actions"] == state.record()["actions"]
    assert state.entries_made() > played


def test_what_is_asked_for_its_own_sake_is_not_skipped(tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    done = run("play", "village", "--players", "2", "--seed", "1", "--save", save, answers=["skip", "quit"])
    assert "Here you are asked more." in done.words()
    assert saved(save)["record"]["actions"] == []
