"""Playing in the terminal: whole games, refusals, undo, commands, several people at one keyboard."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import repeat
from pathlib import Path

import pytest

import stammtisch
from stammtisch.core.state import State
from tests.cli.running import Answer, Outcome, run, saved

GAME = stammtisch.game("orleans")


def play(tmp_path: Path, *arguments: str, answers: Iterable[Answer] = ()) -> Outcome:
    """A game of Orléans with seed 7, saved in game.json."""
    return run("play", "orleans", "--seed", "7", "--save", tmp_path / "game.json", *arguments, answers=answers)


def state_in(tmp_path: Path) -> State:
    return GAME.replay(saved(tmp_path / "game.json")["record"])


def some_numbers(seed: int) -> list[str]:
    """Answers of somebody who presses number keys; those that are too high are refused."""
    generator = random.Random(seed)
    return [str(generator.randint(1, 5)) for _ in range(5_000)]


# Whole games


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "en")])
def test_a_game_goes_to_the_score_sheet(tmp_path: Path, players: int, language: str) -> None:
    done = play(tmp_path, "--players", str(players), "--language", language, answers=some_numbers(players))

    state = state_in(tmp_path)
    assert done.code == 0
    assert done.err == ""
    assert state.is_over()
    sheet = done.out[done.out.index("Score sheet" if language == "en" else "Wertung") :]
    totals = next(line for line in sheet.splitlines() if line.startswith(("Total", "Summe")))
    assert [int(number) for number in totals.split()[1:]] == [score.total for score in state.scores()]
    for part in state.scores()[0].parts:
        assert GAME.names()[f"score.{part}"][language] in sheet
    assert str(tmp_path / "game.json") in sheet


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    first = run("play", "orleans", "--seed", "3", "--save", tmp_path / "a.json", answers=repeat("1", 15))
    second = run("play", "orleans", "--seed", "3", "--save", tmp_path / "b.json", answers=repeat("1", 15))
    assert first.out.replace("a.json", "b.json") == second.out
    assert saved(tmp_path / "a.json")["fingerprint"] == saved(tmp_path / "b.json")["fingerprint"]


def test_without_people_the_computers_play_to_the_end(tmp_path: Path) -> None:
    done = play(tmp_path, "--human", "none")
    assert done.code == 0
    assert "apprentice" in done.out
    assert state_in(tmp_path).is_over()


def test_options_reach_the_game(tmp_path: Path) -> None:
    done = play(tmp_path, "--option", "exclude_place_tiles=true", "--option", "planning=open", answers=["quit"])
    assert done.code == 0
    assert state_in(tmp_path).origin.options["exclude_place_tiles"] is True
    assert "Remove the Hayrick" in done.words() or "Remove the …" in done.out


# Answers


def test_a_number_and_a_notation_do_the_same(tmp_path: Path) -> None:
    by_number = run("play", "orleans", "--seed", "7", "--save", tmp_path / "a.json", answers=["1", "quit"])
    notation = GAME.actions[GAME.new(2, 7).legal(0)[0]].notation
    by_word = run("play", "orleans", "--seed", "7", "--save", tmp_path / "b.json", answers=[notation, "quit"])
    assert by_number.code == by_word.code == 0
    assert saved(tmp_path / "a.json")["fingerprint"] == saved(tmp_path / "b.json")["fingerprint"]


@pytest.mark.parametrize(
    "notation", ["place farmer ship.1", "place own-farmer ship.2", "use ship", "place own-trader town-hall.1"]
)
@pytest.mark.parametrize(("why", "language"), [(False, "en"), (True, "de")])
def test_an_illegal_notation_is_refused_with_its_rule_and_changes_nothing(
    tmp_path: Path, notation: str, why: bool, language: str
) -> None:
    line = f"{'why' if language == 'en' else 'warum'} {notation}" if why else notation
    done = play(tmp_path, "--language", language, answers=[line, "quit"])

    refusal = GAME.new(2, 7).why_not(0, GAME.parse(notation))
    assert refusal is not None
    assert " ".join(refusal.sentence(language).split()) in done.words()
    assert f"§{refusal.rule}" in done.out
    assert saved(tmp_path / "game.json")["record"]["actions"] == []


def test_a_refusal_names_what_is_missing(tmp_path: Path) -> None:
    done = play(tmp_path, answers=["why place own-farmer ship.2", "quit"])
    assert "What is missing: boatman (Ship)" in done.words()


def test_why_says_when_an_action_is_possible(tmp_path: Path) -> None:
    done = play(tmp_path, answers=["why 1", "why place own-farmer ship.1", "why", "why nonsense", "quit"])
    assert done.out.count("This is possible now: ") == 2
    assert "why place own-farmer ship.1" in done.words()  # the example
    assert "There is no action 'nonsense'." in done.words()


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("0", "Choose a number from 1 to"),
        ("999", "Choose a number from 1 to"),
        ("9" * 5_000, "Choose a number from 1 to"),
        ("dance", "'help' lists the commands."),
        ("place own-farmer shipp.1", "Did you mean: place own-farmer ship.1"),
        ("explain Castle", "Castle: Recruit a knight"),
        ("explain income", "Income: "),
        ("explain", "for example: explain Pilgrimage"),
        ("explain nothing at all", "nothing named 'nothing at all'"),
        ("log", "Round 1: Pilgrimage."),
        ("log 1", "Round 1: Pilgrimage."),
        ("help", "take your last action back"),
        ("choices", "place own-farmer ship.1"),
        ("boards", "The town of Green"),
        ("save", "saved to"),
        ("undo", "There is nothing to take back"),
    ],
)
def test_everything_else_is_answered_and_changes_nothing(tmp_path: Path, answer: str, reply: str) -> None:
    done = play(tmp_path, answers=["", answer, "quit"])
    assert done.code == 0
    asked = done.words().rindex("Yellow> " + answer[:20])
    assert reply in done.words()[asked:]
    assert saved(tmp_path / "game.json")["record"]["actions"] == []


def test_board_shows_the_whole_table_again(tmp_path: Path) -> None:
    done = play(tmp_path, answers=["1", "board", "quit"])
    assert done.out.count("Beneficial deeds") == 2


# Undo


def test_undo_takes_the_last_action_back_and_the_record_keeps_both(tmp_path: Path) -> None:
    done = play(tmp_path, answers=["1", "1", "undo", "undo", "undo", "quit"])

    actions = saved(tmp_path / "game.json")["record"]["actions"]
    assert [line[1] for line in actions[2:]] == ["undo", "undo"]
    assert state_in(tmp_path).fingerprint() == GAME.new(2, 7).fingerprint()
    label = GAME.actions[actions[0][1]].label("en")
    assert f"Taken back: {label}." in done.words()
    assert "There is nothing to take back" in done.words()


def test_the_computers_wait_until_the_people_have_planned(tmp_path: Path) -> None:
    play(tmp_path, "--players", "3", answers=["1", "1", "quit"])
    assert {seat for seat, _ in saved(tmp_path / "game.json")["record"]["actions"]} == {0}


# Several people


def test_people_at_one_keyboard_are_asked_in_turn(tmp_path: Path) -> None:
    done = play(tmp_path, "--human", "all", answers=["1", "end-planning", "1", "quit"])
    assert "Green is asked." in done.out
    assert [seat for seat, _ in saved(tmp_path / "game.json")["record"]["actions"]] == [0, 0, 1]


def test_a_person_can_take_back_the_move_of_the_one_before(tmp_path: Path) -> None:
    done = play(tmp_path, "--human", "0,1", answers=["1", "end-planning", "undo", "quit"])
    assert "Taken back: End planning." in done.out
    assert state_in(tmp_path).to_act() == [0, 1]


def test_secret_plans_of_one_person_are_not_shown_to_the_next(tmp_path: Path) -> None:
    done = play(tmp_path, "--human", "all", answers=["place own-farmer castle.1", "end-planning", "boards", "quit"])
    shown_to_green = done.out[done.out.index("Green is asked.") :]
    assert "● farmer*" in done.out
    assert "● farmer*" not in shown_to_green
